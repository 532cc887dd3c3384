import { eachChoice } from '../engine/choices.ts';
import type { Choice, Choices, Decision, Seat } from '../engine/game.ts';
import { item } from '../parts/item.ts';

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

/** An order with its words, of which the moves of a game say what decisions it answers. */
export interface MoveOrder<A, V, Speech> extends Omit<StandingOrder<A, V>, 'name' | 'kinds'> {
  /** Left out, it is called as the first kind of decision that it answers. */
  readonly name?: string;
  readonly said: (speech: Speech) => SpokenOrder;
}

/** Orders that moves name, with the kinds of decisions that these answer. */
export const ordersBy = <O extends { readonly name?: string }>(
  orders: readonly O[],
  moves: Readonly<Record<string, { readonly kind: string; readonly orders?: readonly O[] }>>,
) =>
  orders.map((order) => {
    const answered = Object.values(moves).filter((move) => move.orders?.includes(order));
    const kinds = [...new Set(answered.map(({ kind }) => kind))];
    return { ...order, name: order.name ?? item(kinds, 0), kinds };
  });

/** The same in words. */
export const ordersIn = <Speech>(
  speech: Speech,
  orders: readonly { readonly name: string; readonly said: (speech: Speech) => SpokenOrder }[],
): Record<string, SpokenOrder> =>
  Object.fromEntries(orders.map(({ name, said }) => [name, said(speech)]));

/** The first choice of a list that fits; null where none does. */
export const firstThat = <A>(
  choices: Choices<A>,
  fits: (action: A) => boolean,
): Choice<A> | null =>
  'shape' in choices ? null : (choices.find(({ action }) => fits(action)) ?? null);

/** The choice that is worth most to an order, the first of several; null where none is worth anything. */
export function worthMost<A>(
  choices: Choices<A>,
  worth: (action: A) => number | null,
): Choice<A> | null {
  let best: { readonly choice: Choice<A>; readonly worth: number } | null = null;
  for (const choice of eachChoice(choices)) {
    const own = worth(choice.action);
    if (own !== null && (best === null || own > best.worth)) best = { choice, worth: own };
  }
  return best?.choice ?? null;
}

/** Something that is preferred, and how many of it; null where nobody said. */
export interface Preference {
  readonly thing: string;
  readonly many: number | null;
}

/** What may be preferred: things, and numbers up to `most`; no more of both than a list of 25 holds. */
export interface Preferable {
  readonly things: readonly string[];
  readonly most: number;
}

/**
 * What a player may say beforehand for one round: its preferences, the first one first. Each time that it is asked, the
 * first of them that can be had is answered.
 */
export interface PreferenceOrder<A, V> {
  /** The kinds of decisions that preferences answer. */
  readonly kinds: readonly string[];
  /** What its seat may prefer, asked or not; null where it will not be asked any more in this round. */
  preferable(view: V, seat: Seat): Preferable | null;
  /** The choice of the first preference that can be had; null where none can, and its player is asked. */
  answer(preferences: readonly Preference[], choices: Choices<A>): Choice<A> | null;
}

/** How preferences are said in one language. */
export interface SpokenPreferences<V> {
  /** What they are about, at most 30 characters: it stands on a button. */
  readonly title: string;
  /** How they are answered, at most 100 characters. */
  readonly about: string;
  /** One of them, also a thing alone: `Hunt 3`. */
  one(preference: Preference): string;
  /** What a thing brings its seat. */
  brings(thing: string, view: V, seat: Seat): string;
  /** So many: `3 people`. */
  many(count: number): string;
}
