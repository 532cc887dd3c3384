import type { Choice, Decision, Seat } from '../../engine/game.ts';
import { ownDecision } from '../../engine/match.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import type { StandingOrder } from '../../presentation/orders.ts';
import type { MatchRow } from '../../store/store.ts';
import type { Loaded } from '../app/loaded.ts';
import { isForSame } from './put-order.ts';
import { isResting } from './resting.ts';

type AnyOrder = StandingOrder<unknown, unknown>;

/** The order that a computer player answers. */
export const COMPUTER = 'computer';

/** What may be ordered in a game. */
export const ordersOf = ({ orders = [] }: AnyEdition): readonly AnyOrder[] => orders;

/** All that an order may say: what the game declares, and that a computer player answers. */
export const valuesOf = ({ values }: AnyOrder): readonly string[] => [...values, COMPUTER];

/** What a seat has ordered, for everybody or against one seat alone; null for nothing. */
export function orderedIn(
  { orders }: Pick<MatchRow, 'orders'>,
  seat: Seat,
  name: string,
  against: Seat | null,
): string | null {
  return orders.find((one) => isForSame(one, { seat, name, against }))?.value ?? null;
}

/** An order that was given for a question like this, and could not act. */
export interface Unable {
  readonly name: string;
  readonly value: string;
  /** Why, by one of the order's reasons. */
  readonly reason: string;
}

/** What the orders of a seat come to for what it is asked. */
export interface Ordered {
  /** What is answered; that a computer player answers; null where its player is asked. */
  readonly answer: Choice<unknown> | typeof COMPUTER | null;
  /** The orders before that which could not act. */
  readonly unable: readonly Unable[];
}

/** A match with what was ordered in it. */
type Standing = Pick<Loaded, 'edition' | 'match'> & { readonly row: Pick<MatchRow, 'orders'> };

const NOTHING: Ordered = { answer: null, unable: [] };

/**
 * Whatever answers a question for a seat by its orders: they are tried as they are declared, one after the other.
 * Nothing where they rest.
 */
export function orderedFor({ row, edition, match }: Standing, asked: Decision): Ordered {
  if (isResting({ row, match }, asked)) return NOTHING;
  const mine = new Set(row.orders.flatMap(({ seat, name }) => (seat === asked.seat ? name : [])));
  const orders = ordersOf(edition).filter(
    ({ name, kinds }) => mine.has(name) && kinds.includes(asked.kind),
  );
  if (orders.length === 0) return NOTHING;
  const { game } = edition;
  const decision = ownDecision(game, match, asked.id);
  if (decision === undefined) return NOTHING;
  const view = game.view(match.state, decision.seat);
  const unable: Unable[] = [];
  for (const one of orders) {
    const { name } = one;
    const against = one.against?.(decision, view) ?? null;
    if (against?.length === 0) continue;
    // Who is named comes before everybody.
    const value = [...(against ?? []), null]
      .map((other) => orderedIn(row, decision.seat, name, other))
      .find((said) => said !== null);
    if (value === undefined || value === null) continue;
    if (value === COMPUTER) return { answer: COMPUTER, unable };
    const answer = one.answer(value, decision, game.choices(match.state, decision), view);
    if (answer === null) continue;
    if (!('unable' in answer)) return { answer, unable };
    unable.push({ name, value, reason: answer.unable });
  }
  return { answer: null, unable };
}

/** What a seat has ordered for a question that it is asked all the same, as that could not act. */
export function ordersThatCannot(loaded: Standing, asked: Decision): readonly Unable[] {
  // What has an answer needs none of an order.
  if (loaded.match.sealed.some(({ decision }) => decision === asked.id)) return [];
  const { answer, unable } = orderedFor(loaded, asked);
  return answer === null ? unable : [];
}
