import type { Seat } from '../../../engine/game.ts';
import type { EventOf, StoneAgeEvent } from '../event.ts';
import type { Location } from '../locations.ts';
import type { StoneAgeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';

/** Tells events that belong together, none of them from another passage. */
export type Teller = (speech: StoneAgeSpeech, events: readonly StoneAgeEvent[]) => string[];

/** Events that follow each other are told together where their passage is the same. */
export interface Passage {
  readonly lines: Teller;
  /** In a few words each, apart from dice and tools on the way. */
  readonly inShort: Teller;
}

/** The first camp, all people sent out, a tribe's building, what else a round brought, the result. */
export type BeatKind = 'camp' | 'placing' | 'building' | 'evening' | 'end';

/** Where something can be pointed at: a place, or the tile of the herd. */
export type Pointed = Location | 'tile';

/** How an event is told and shown. */
export interface Told<E = StoneAgeEvent> {
  /** Null for what other lines and the picture tell. */
  readonly passage: Passage | null;
  /** Left out, it is always told. */
  isTold?(event: E): boolean;
  /** When in a round it is retold. */
  readonly beat: BeatKind;
  /** Who does it by a word of its own; dice, and what a word set off, are nobody's doing. */
  doer?(event: E): Seat;
  /** Where it can be pointed at, so far as that is still there: cards and tiles move on with each round. */
  where?(event: E, view: StoneAgeView): readonly Pointed[];
  /** What the view before it becomes by it. */
  after?(view: StoneAgeView, event: E): StoneAgeView;
  /** What a tribe did or got, as a clause, and in short; null for what is not worth one. */
  clause?(speech: StoneAgeSpeech, event: E): string | null;
  deed?(speech: StoneAgeSpeech, event: E): string | null;
}

/** Each event of some types. */
export type Tellings<T extends StoneAgeEvent['type'] = StoneAgeEvent['type']> = {
  readonly [K in T]: Told<EventOf<K>>;
};
