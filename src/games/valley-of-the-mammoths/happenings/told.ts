import type { Seat } from '../../../engine/game.ts';
import type { Happening } from '../../../presentation/happening.ts';
import type { Mark } from '../../../presentation/scene.ts';
import type { Kind } from '../content/animals.ts';
import type { EventOf, People, ValleyEvent } from '../event.ts';
import type { Place } from '../map.ts';
import type { ValleyView } from '../view.ts';
import type { ValleySpeech } from '../words/index.ts';

/**
 * What is told together: how tribes settle, an event, animals, a tribe's own turn, cards of battle plans, a battle, food, the
 * end of a season, who dies out, camps that may win, the end.
 */
export const PASSAGES = [
  'start',
  'settling',
  'event',
  'animals',
  'move',
  'plans',
  'battle',
  'food',
  'season',
  'out',
  'alarm',
  'end',
] as const;
export type Passage = (typeof PASSAGES)[number];

/** What a chart marks. */
export const LANES = ['conquests', 'out'] as const;
export type Lane = (typeof LANES)[number];

/** By what a tribe loses people. */
export const LOSSES = ['tribes', 'captured', 'animals', 'hunger', 'nature'] as const;
export type Loss = (typeof LOSSES)[number];

/** What a tribe has more of by an event, or less. */
export interface Change {
  readonly seat: Seat;
  readonly people?: number;
  /** By what people were lost. */
  readonly by?: Loss;
  readonly camps?: number;
  /** Food that it has after it: what it won and lost before is seen by that. */
  readonly food?: (had: number) => number;
}

/** Who tells it: lines have signs for tribes, people and animals, captions on a picture have words. */
export interface Voice {
  readonly speech: ValleySpeech;
  /** A tribe: `🔥 Spark`, `Spark`. */
  readonly seat: (seat: Seat) => string;
  /** Whether there is room for few words. */
  readonly isBrief: boolean;
  /** `⚔️3♀1`, `3 warriors, 1 woman`. */
  readonly people: (people: People) => string;
  /** `🐺2`, `2 wolves`. */
  readonly pack: (kind: Kind, count: number) => string;
  /** `🐺`, `Wolf`. */
  readonly kind: (kind: Kind) => string;
}

/** How an event is told and shown. */
export interface ValleyHappening<E = ValleyEvent> extends Happening<E, ValleyView> {
  /** With what it is told: `same` goes on with whatever is told; null is not told. */
  readonly passage: Passage | 'same' | null;
  /** The same where it hangs on the event. */
  passageOf?(event: E): Passage | 'same';
  /** Whether its clause says what its `seat` does. */
  readonly isDeed?: true;
  /** What happened, as a part of a line; null for what is not worth a word. */
  clause?(voice: Voice, event: E): string | null;
  /** Where it was. */
  where?(event: E): readonly Place[];
  /** What pictures show of it: only arrows, bursts, and the signs `wound` and `removed`. */
  marks?(event: E): readonly Mark[];
  /** Whether its part of a turn is worth a longer look, or remembered for it. */
  weight?(event: E): 'usual' | 'big' | null;
  /** Among what the chart marks it, for its `seat`. */
  readonly lane?: Lane;
  /** What tribes have more of by it, or less. */
  changes?(event: E): readonly Change[];
  /** With it a turn goes from moves to fights and food. */
  readonly isFate?: true;
}

/** Each event of some types. */
export type Tellings<T extends ValleyEvent['type'] = ValleyEvent['type']> = {
  readonly [K in T]: ValleyHappening<EventOf<K>>;
};
