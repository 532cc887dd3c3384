import { z } from 'zod';
import type { Choice, Deal, Decision, Seat } from '../../engine/game.ts';
import { type AnswerName, decisionsIn, inEra, ownDecision } from '../../engine/match.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import type { StandingOrder } from '../../presentation/orders.ts';
import type { MatchRow, OrderRow } from '../../store/store.ts';
import type { Loaded } from '../app/loaded.ts';
import { waitingFor } from '../loaded/asked.ts';
import type { Sitting } from '../loaded/sitting.ts';
import { tradeOrdersOf } from '../stored/order-row.ts';
import { isPerson } from '../stored/seats.ts';
import { isTimedOut } from '../time/forfeited.ts';
import { haltOf } from '../time/halt.ts';

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

/** For what an order is: by whom, about what, and against whom where it is for one seat alone. */
type About = Pick<OrderRow, 'seat' | 'name' | 'against'>;

/** An order to give, or with null to take back. */
export type OrderChange = About & { readonly value: string | null };

/** Whether two orders are for the same. */
export const isForSame = (one: About, other: About): boolean =>
  one.seat === other.seat && one.name === other.name && one.against === other.against;

/**
 * Gives an order, in the place of the one before it for the same; null takes that back. What the orders of its seat
 * have sealed to the same questions is taken back, so that it is answered anew as it orders now: nobody else can tell.
 * Returns that.
 */
export async function putOrder(
  sitting: Sitting,
  order: OrderChange,
): Promise<readonly AnswerName[]> {
  await sitting.transaction.saveOrder(sitting.loaded.row.id, order);
  const others = sitting.orders.filter((one) => !isForSame(one, order));
  const { seat, value } = order;
  sitting.orders = value === null ? others : [...others, { ...order, value }];
  const { match, loaded } = sitting;
  const { edition } = loaded;
  const { kinds = [] } = edition.orders?.find(({ name }) => name === order.name) ?? {};
  const asked = decisionsIn(edition.game, match);
  const isOrdered = (one: AnswerName): boolean =>
    one.seat === seat &&
    one.by === 'order' &&
    asked.some(({ id, kind }) => id === one.decision && kinds.includes(kind));
  const sealed = match.sealed.filter(isOrdered);
  if (sealed.length > 0) {
    sitting.match = { ...match, sealed: match.sealed.filter((one) => !isOrdered(one)) };
  }
  return sealed;
}

/** The name under which it is kept that a seat's orders rest; no order of a game is called so. */
export const REST = '$rest';

/** For which questions, by the game's own ids, which no undo changes; and what was ordered then. */
const rest = z.strictObject({ asked: z.array(z.string()), ordered: z.string() });

/** All that a seat has ordered, as one text. */
const orderedBy = (orders: readonly OrderRow[], seat: Seat): string =>
  JSON.stringify(
    orders
      .filter((one) => one.seat === seat && one.name !== REST)
      .map(({ name, against, value }) => JSON.stringify([name, against, value]))
      .sort(),
  );

/**
 * Whether nothing is answered by itself to what a seat is asked: it has taken back what was. So it is until it answers
 * that, or orders something else.
 */
export function isResting(
  { row: { orders }, match }: Pick<Loaded, 'match'> & { readonly row: Pick<MatchRow, 'orders'> },
  { seat, id }: Decision,
): boolean {
  const found = orders.find((one) => one.seat === seat && one.name === REST);
  if (found === undefined) return false;
  const { asked, ordered } = rest.parse(JSON.parse(found.value));
  return asked.some((own) => inEra(own, match) === id) && ordered === orderedBy(orders, seat);
}

/** Lets the orders of a seat rest for what it is asked. */
export async function letRest(
  sitting: Sitting,
  seat: Seat,
  asked: readonly Decision[],
): Promise<void> {
  const { loaded, match, orders } = sitting;
  const { game } = loaded.edition;
  const all = decisionsIn(game, match);
  const own = game
    .decisions(match.state)
    .filter((_, at) => asked.some(({ id }) => id === all[at]?.id))
    .map(({ id }) => id);
  const value = JSON.stringify({ asked: own, ordered: orderedBy(orders, seat) });
  await putOrder(sitting, { seat, name: REST, against: null, value });
}

/** Has orders rest no longer for what is not asked any more. */
export async function endRests(sitting: Sitting): Promise<void> {
  const { loaded, match, orders } = sitting;
  const rests = orders.filter(({ name }) => name === REST);
  if (rests.length === 0) return;
  const asked = new Set(decisionsIn(loaded.edition.game, match).map(({ id }) => id));
  const over = rests.filter(({ value }) =>
    rest.parse(JSON.parse(value)).asked.every((own) => !asked.has(inEra(own, match))),
  );
  for (const one of over) await putOrder(sitting, { ...one, value: null });
}

type Playing = Pick<Loaded, 'row' | 'edition' | 'match'>;

/** By what a computer player answers for a seat: as its own, by an order, or as its player's time has run out; null where it does not. */
export function computerFor(
  loaded: Playing,
  decision: Decision,
): 'computer' | 'order' | 'standIn' | null {
  const { row } = loaded;
  if (!isPerson(row, decision.seat)) return 'computer';
  if (orderedFor(loaded, decision).answer === COMPUTER) return 'order';
  return isTimedOut(row, decision.seat) ? 'standIn' : null;
}

/** Whether who is offered a deal has ordered to agree to it, as it is at least as good as what it said. */
export const isOrderedDeal = (
  orders: readonly OrderRow[],
  { from, to, gives, takes }: Deal,
): boolean =>
  tradeOrdersOf(orders, to).some(
    (one) =>
      (one.against === null || one.against === from) &&
      Object.entries(takes).every(([kind, amount]) => amount <= (one.gives[kind] ?? 0)) &&
      Object.entries(one.takes).every(([kind, amount]) => amount <= (gives[kind] ?? 0)),
  );

/** The owed decision that a computer player is to answer next; undefined where it is for persons to act. */
export function askedOfComputer(
  loaded: Pick<Loaded, 'row' | 'edition' | 'match'>,
): Decision | undefined {
  if (haltOf(loaded.row) !== null) return undefined;
  return waitingFor(loaded).find((decision) => computerFor(loaded, decision) !== null);
}
