import type { Choice, Choices, Decision, Seat } from '../engine/game.ts';

/**
 * What comes of an order: a choice; why it cannot act, by one of its reasons, so that its player is asked and told so;
 * or null where it does not speak of what is asked.
 */
export type OrderAnswer<A> = Choice<A> | { readonly unable: string } | null;

/** What a player may say once for whenever it is asked something: how a game answers that for it. */
export interface StandingOrder<A, V> {
  /** Its name where it is stored: letters, at most 12. */
  readonly name: string;
  /** The kinds of decisions that it answers. */
  readonly kinds: readonly string[];
  /** What may be ordered: letters and digits, at most 12; 23 at most, beside asking and a computer player. */
  readonly values: readonly string[];
  /** Why it may be unable to act, as `SpokenOrder` says it; left out, it always can. */
  readonly reasons?: readonly string[];
  /**
   * Against whom a decision goes, where it may be ordered for one of them alone: the first for whom it was counts. Nobody
   * where the order does not speak of that decision.
   */
  against?(decision: Decision, view: V): readonly Seat[];
  /** What comes of it, out of the view of its seat. */
  answer(value: string, decision: Decision, choices: Choices<A>, view: V): OrderAnswer<A>;
}

/** How an order is said in one language. */
export interface SpokenOrder {
  /** What it is about, at most 40 characters: `When I am attacked`. */
  readonly title: string;
  /** What each value says, at most 50 characters. */
  readonly values: Readonly<Record<string, string>>;
  /** What each reason says within a sentence, at most 80 characters: `no room is left there`. */
  readonly reasons?: Readonly<Record<string, string>>;
}
