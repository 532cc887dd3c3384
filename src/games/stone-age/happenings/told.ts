import type { Happening } from '../../../presentation/happening.ts';
import type { PartLine } from '../../../presentation/line.ts';
import type { StoneAgeIcon } from '../art/index.ts';
import type { EventOf, StoneAgeEvent } from '../event.ts';
import type { Location } from '../locations.ts';
import type { StoneAgeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';

/** Tells events that belong together, none of them from another passage. */
export type EventFormatter = (speech: StoneAgeSpeech, events: readonly StoneAgeEvent[]) => string[];

/** The same as lines of the log: a line of some of them says of which. */
export type LineFormatter = (
  speech: StoneAgeSpeech,
  events: readonly StoneAgeEvent[],
) => (string | PartLine<StoneAgeEvent>)[];

/** Events that follow each other are told together where their passage is the same. */
export interface Passage {
  /** Left out, each of them is told by its `clause`. */
  readonly lines?: LineFormatter;
  /** In a few words each, apart from dice and tools on the way. Left out, each is told by its `deed`. */
  readonly inShort?: EventFormatter;
}

/** The first camp, all people sent out, a tribe's building, what else a round brought, the result. */
export type BeatKind = 'camp' | 'placing' | 'building' | 'evening' | 'end';

/** Where something can be pointed at: a place, or the tile of the herd. */
export type Pointed = Location | 'tile';

/** What points come from, in the order in which they are counted; hunger takes some. */
export const SOURCES = [
  'buildings',
  'cards',
  'tiles',
  'hunger',
  'herd',
  'symbols',
  'farmers',
  'makers',
  'builders',
  'shamans',
  'resources',
] as const;
export type Source = (typeof SOURCES)[number];

/** How an event is told and shown. */
export interface StoneAgeHappening<E = StoneAgeEvent> extends Happening<E, StoneAgeView> {
  /** Null for what other lines and the picture tell. */
  readonly passage: Passage | null;
  /** Left out, it is always told. */
  isTold?(event: E): boolean;
  /** Where it can be pointed at, so far as that is still there: cards and tiles move on with each round. */
  where?(event: E, view: StoneAgeView): readonly Pointed[];
  /** What happened by itself, such as what a tribe did or got; null for what is not worth a word. */
  clause?(speech: StoneAgeSpeech, event: E): string | readonly string[] | null;
  /** The same in short. */
  deed?(speech: StoneAgeSpeech, event: E): string | readonly string[] | null;

  /** When in a round it is retold. */
  readonly beat: BeatKind;
  /** What its tribe has won: the tribe stands there once more in the story, and out among the others. */
  wins?(event: E): { readonly at: Pointed; readonly icon?: StoneAgeIcon };
  /** Whether its round is remembered for it. */
  isBig?(event: E): boolean;
  /** Whether the chart marks it for its tribe, and among what. */
  lane?(event: E): 'buildings' | 'herds' | 'hunger' | null;
  /** The points that it brings its tribe, or takes. */
  points?(event: E): { readonly of: Source; readonly points: number };
  /** The dice with which its tribe gathered. */
  rolls?(event: E): readonly number[];
}

/** Each event of some types. */
export type Tellings<T extends StoneAgeEvent['type'] = StoneAgeEvent['type']> = {
  readonly [K in T]: StoneAgeHappening<EventOf<K>>;
};
