import type { Choice, Choices, Decision, Seat } from '../engine/game.ts';

/** What a player may say once for whenever it is asked something: how a game answers that for it. */
export interface StandingOrder<A, V> {
  /** Its name where it is stored: letters, at most 12. */
  readonly name: string;
  /** The kinds of decisions that it answers. */
  readonly kinds: readonly string[];
  /** What may be ordered: letters and digits, at most 12. */
  readonly values: readonly string[];
  /** Against whom a decision goes, where it may be ordered for one of them alone. Null for nobody. */
  against?(decision: Decision, view: V): Seat | null;
  /** Its answer, out of the view of its seat; null where it cannot act, so that its player is asked. */
  answer(value: string, decision: Decision, choices: Choices<A>, view: V): Choice<A> | null;
}

/** How an order is said in one language. */
export interface SpokenOrder {
  /** What it is about, at most 40 characters: `When I am attacked`. */
  readonly title: string;
  /** What each value says, at most 50 characters. */
  readonly values: Readonly<Record<string, string>>;
}
