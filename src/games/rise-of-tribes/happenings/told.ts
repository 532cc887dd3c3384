import type { Seat } from '../../../engine/game.ts';
import type { Happening } from '../../../presentation/happening.ts';
import type { Mark } from '../../../presentation/scene.ts';
import type { Face } from '../content/dice.ts';
import type { EventOf, RiseEvent } from '../event.ts';
import type { Place } from '../map.ts';
import type { RiseView } from '../view.ts';
import type { RiseSpeech } from '../words/index.ts';

/** What is told in one line: how all came onto the map, a tribe's turn, what doubles set off, the end. */
export type Passage = 'start' | 'turn' | 'doubles' | 'end';

/** What a chart marks. */
export const LANES = ['villages', 'goals', 'attacks'] as const;
export type Lane = (typeof LANES)[number];

/** Who tells it: lines have signs beside names, captions on a picture have none. */
export interface Voice {
  readonly speech: RiseSpeech;
  /** A tribe: `🔥 Blaze`, `Blaze`. */
  readonly seat: (seat: Seat) => string;
  /** The sign of a die with a space behind it, or nothing. */
  readonly die: (die: Face) => string;
  /** What a place is called: `B2`. */
  readonly at: (place: Place) => string;
}

/** How an event is told and shown. */
export interface RiseHappening<E = RiseEvent> extends Happening<E, RiseView> {
  /** With what it is told; null for what other lines and the picture tell. */
  readonly passage: Passage | null;
  /** The same where it hangs on the event. */
  passageOf?(event: E): Passage | null;
  /** What happened, as a part of a line, after what was told before it; null for what is not worth a word. */
  clause?(voice: Voice, event: E, before: RiseEvent | null): string | null;
  /** Whether its `seat` is the tribe whose turn it is. */
  readonly isDeed?: true;
  /** It falls or is lost by what came before, in whatever passage that is. */
  readonly isLoss?: true;
  /** What stands between it and what goes on with it; left out, a comma. */
  readonly gap?: ': ' | '; ';
  /** It goes on with what was told before it. */
  readonly follows?: true;
  /** It begins a line of its own. */
  readonly begins?: true;
  /** What was used up for it is told after it. */
  readonly isGain?: true;
  /** Of a turn that brought something great it is told beside that. */
  readonly isKept?: true;
  /** Where it was. */
  where?(event: E): readonly Place[];
  /** What the news picture shows of it beside a number: only arrows, bursts, and the signs `wound` and `removed`. */
  marks?(event: E, at: (place: Place) => string): readonly Mark[];
  /** Whether its turn is remembered for it. */
  isBig?(event: E): boolean;
  /** The points that a seat has after it. */
  points?(event: E): { readonly seat: Seat; readonly after: number };
  /** Among what the chart marks it, and for whom. */
  lane?(event: E): { readonly of: Lane; readonly seat: Seat } | null;
}

/** Each event of some types. */
export type Tellings<T extends RiseEvent['type'] = RiseEvent['type']> = {
  readonly [K in T]: RiseHappening<EventOf<K>>;
};

/** Members on places: `2 on A1, 1 on B1`. */
export const onWords = (
  { speech, at: named }: Voice,
  on: readonly { readonly at: Place; readonly members: number }[],
): string =>
  on.map(({ at, members }) => speech.say('told.on', { members, at: named(at) })).join(', ');
