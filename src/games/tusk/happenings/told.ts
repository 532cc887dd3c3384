import type { Happening } from '../../../presentation/happening.ts';
import type { PartLine } from '../../../presentation/line.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Rolled } from '../../../parts/luck.ts';
import type { EventPassage } from '../../../parts/passages.ts';
import type { Mark, Row } from '../../../presentation/scene.ts';
import type { SpokenTable } from '../../../presentation/table.ts';
import type { MemberNumber } from '../action.ts';
import type { EventOf, TuskEvent, Wound } from '../event.ts';
import type { Place } from '../map.ts';
import type { TuskView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';

/** Tells events that belong together, none of them from another passage: a line of some of them says of which. */
export type EventFormatter = (
  speech: TuskSpeech,
  events: readonly TuskEvent[],
  table: SpokenTable,
) => (string | PartLine<TuskEvent>)[];

/** What happened in a few words each, apart from what dice and goods did on the way. */
export type ShortFormatter = (speech: TuskSpeech, events: readonly TuskEvent[]) => string[];

export type Passages = readonly EventPassage<TuskEvent, EventFormatter>[];

/** What begins with a passage and comes to nothing, and how many passages it takes. Null where it is not so. */
export type Quiet = (
  speech: TuskSpeech,
  all: Passages,
  at: number,
) => { readonly passages: number; readonly line: string } | null;

/** What a chapter of the news is about. */
export type ChapterKind =
  | 'setup'
  | 'turn'
  | 'tribe'
  | 'fight'
  | 'hunt'
  | 'season'
  | 'herd'
  | 'lands'
  | 'snow'
  | 'deal'
  | 'end';

/** What a beat of the story is about. */
export type BeatKind = 'setup' | 'tribe' | 'fight' | 'hunt' | 'kill' | 'return' | 'season' | 'end';

/** From what a tribe has its food, in the order in which a turn brings it; growing and trades may take some. */
export const SOURCES = [
  'start',
  'gathered',
  'crafted',
  'fights',
  'hunt',
  'trade',
  'growth',
  'card',
] as const;
export type Source = (typeof SOURCES)[number];

/** Nothing from any of them. */
export const NO_FOOD: Readonly<Record<Source, number>> = {
  start: 0,
  gathered: 0,
  crafted: 0,
  fights: 0,
  hunt: 0,
  trade: 0,
  growth: 0,
  card: 0,
};

/** A step of a member, or of the herd where it has no seat: `to` is null for one that leaves the map. */
export interface Step {
  readonly seat: Seat | null;
  readonly member: MemberNumber;
  readonly from: Place;
  readonly to: Place | null;
}

/** How an event is told and shown. */
export interface TuskHappening<E = TuskEvent> extends Happening<E, TuskView> {
  /** What tells it, together with those beside it that the same teller tells. Null for what other lines and the picture tell. */
  readonly lines: EventFormatter | null;
  /** The same in short, together with all of its chapter that the same teller tells. Left out where lines alone tell it. */
  readonly short?: ShortFormatter;
  /** What it is among the doings of its tribe, which are one line, together with others of its kind; and in short. */
  readonly clause?: ShortFormatter;
  readonly deed?: ShortFormatter;
  /** Null for what belongs to whatever is going on; the same for `beat`. */
  readonly chapter: ChapterKind | null;
  readonly beat: BeatKind | null;
  /** What it begins also where the one before was of the same kind. */
  readonly begins?: 'chapter' | 'beat' | 'both';
  /** What it belongs to where that is going on, instead of its own. */
  readonly within?: { readonly chapter: ChapterKind; readonly beat: BeatKind };
  /** The turn, or the round of a hunt, that begins with it. */
  turn?(event: E): number;
  round?(event: E): number;
  /** It only says where something begins or is done: the board is as it was. */
  readonly board?: 'as it was';
  /** Where the mammoth was when it happened, if it says so; null where it cannot be told. @param before what happened before */
  mammoth?(event: E, before: readonly TuskEvent[]): Place | null;
  /** Where the number of its chapter stands; nowhere where it cannot be told. @param mammothAt where that stood then */
  point?(event: E, mammothAt: Place | null): Place | null;
  /** Who went where, or left the map. */
  steps?(event: E, mammothAt: Place | null): readonly Step[];
  /** Its signs in the news and in the story; and those in one of them alone. */
  marks?(event: E, view: TuskView): readonly Mark[];
  newsMarks?(event: E): readonly Mark[];
  storyMarks?(event: E, view: TuskView): readonly Mark[];

  /**
   * In the captions of the story, which are short: left out, as the picture and the chart tell it as well; or
   * last, as the last of a caption is never left out.
   */
  readonly caption?: 'none' | 'last';
  /** Whom it is about: they stand out in the story. */
  actors?(event: E): readonly Seat[];
  /** The food that it brings a seat, or takes from it, and what for. */
  readonly source?: Source;
  food?(event: E, seat: Seat): number;
  /** What was used and rolled, for the story. */
  dice?(event: E, speech: TuskSpeech): Row[];
  /** A seat's own dice with the least total that hits: those of the mammoth are nobody's luck. */
  rolls?(event: E, seat: Seat): readonly Rolled[];
  /** To whose credit a mammoth falls, or a fight is; a fight that nobody wins is nobody's. */
  kill?(event: E): Seat;
  fight?(event: E): Seat | null;
}

/** Each event of some types. */
export type Tellings<T extends TuskEvent['type'] = TuskEvent['type']> = {
  readonly [K in Exclude<T, Wound['type']>]: TuskHappening<EventOf<K>>;
};

/** What tells some events, each teller once, in the order in which it has something to tell. */
export const tellersOf = (
  events: readonly TuskEvent[],
  tellerOf: (event: TuskEvent) => ShortFormatter | undefined,
): ShortFormatter[] => [...new Set(events.flatMap((event) => tellerOf(event) ?? []))];

/** Wounds by one cause. */
export type Wounded = TuskHappening<Wound>;
