import { z } from 'zod';
import type { Choice, Deal, Decision, Seat } from '../../engine/game.ts';
import { type AnswerName, decisionsIn, inEra, ownDecision } from '../../engine/match.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import type { StandingOrder } from '../../presentation/orders.ts';
import type { MatchRow, OrderRow } from '../../store/store.ts';
import type { Loaded } from '../app/loaded.ts';
import { waitingFor } from '../loaded/asked.ts';
import type { MatchUpdate } from '../loaded/update.ts';
import { roundOf } from '../loaded/load.ts';
import { PREFERENCES, preferencesOf, tradeOrdersOf } from '../stored/order-row.ts';
import { isPerson } from '../stored/seats.ts';
import { isTimedOut } from '../time/forfeited.ts';
import { haltOf } from '../time/halt.ts';

type AnyOrder = StandingOrder<unknown, unknown>;

/** The value of an order to have a computer player answer. */
export const COMPUTER = 'computer';

/** What may be ordered in a game. */
export const ordersOf = ({ orders = [] }: AnyEdition): readonly AnyOrder[] => orders;

/** All values of an order: those that the game declares, and that a computer player answers. */
export const valuesOf = ({ values }: AnyOrder): readonly string[] => [...values, COMPUTER];

/** What a seat has ordered for everybody, or against one seat alone; null for nothing. */
export function orderedIn(
  { orders }: Pick<MatchRow, 'orders'>,
  seat: Seat,
  name: string,
  against: Seat | null,
): string | null {
  return orders.find((one) => isForSame(one, { seat, name, against }))?.value ?? null;
}

/** An order for this question that could not act. */
export interface Unable {
  readonly name: string;
  readonly value: string;
  /** Why, by one of the order's reasons. */
  readonly reason: string;
}

/** What the orders of a seat say to a question. */
export interface Ordered {
  /** What is answered; that a computer player answers; null where its player is asked. */
  readonly answer: Choice<unknown> | typeof COMPUTER | null;
  /** The orders before that which could not act. */
  readonly unable: readonly Unable[];
}

/** A match with what was ordered in it. */
type MatchWithOrders = Pick<Loaded, 'edition' | 'match'> & {
  readonly row: Pick<MatchRow, 'orders'>;
};

const NOTHING: Ordered = { answer: null, unable: [] };

/**
 * What the orders of a seat answer to a question: its preferences for the round come first, then its orders as the game
 * declares them, one after the other. Nothing while they rest.
 */
export function orderedFor({ row, edition, match }: MatchWithOrders, asked: Decision): Ordered {
  if (isResting({ row, match }, asked)) return NOTHING;
  const mine = new Set(row.orders.flatMap(({ seat, name }) => (seat === asked.seat ? name : [])));
  const orders = ordersOf(edition).filter(
    ({ name, kinds }) => mine.has(name) && kinds.includes(asked.kind),
  );
  const preferred = edition.preferences?.kinds.includes(asked.kind)
    ? preferencesOf(row.orders, asked.seat, roundOf({ edition, match }))
    : [];
  if (orders.length === 0 && preferred.length === 0) return NOTHING;
  const { game } = edition;
  const decision = ownDecision(game, match, asked.id);
  if (decision === undefined) return NOTHING;
  const view = game.view(match.state, decision.seat);
  const unable: Unable[] = [];
  const first = edition.preferences?.answer(preferred, game.choices(match.state, decision)) ?? null;
  if (first !== null) return { answer: first, unable };
  for (const one of orders) {
    const { name } = one;
    const against = one.against?.(decision, view) ?? null;
    if (against?.length === 0) continue;
    // An order against a named seat comes before one for everybody.
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

/** The orders that a seat gave for this question and that could not answer it, with the reason of each. */
export function ordersThatCannot(loaded: MatchWithOrders, asked: Decision): readonly Unable[] {
  // A sealed answer needs no order.
  if (loaded.match.sealed.some(({ decision }) => decision === asked.id)) return [];
  const { answer, unable } = orderedFor(loaded, asked);
  return answer === null ? unable : [];
}

/** What an order is about: whose it is, its name, and against whom, if it is for one seat alone. */
type About = Pick<OrderRow, 'seat' | 'name' | 'against'>;

/** An order to give; or, with null, to take back. */
export type OrderChange = About & { readonly value: string | null };

/** Whether two orders are about the same. */
export const isForSame = (one: About, other: About): boolean =>
  one.seat === other.seat && one.name === other.name && one.against === other.against;

/**
 * Gives an order in place of the one before about the same, or takes that back. Answers that orders of this seat have
 * sealed to the same questions are withdrawn, so that the new orders answer; nobody else can tell. Returns those
 * answers.
 */
export async function putOrder(
  update: MatchUpdate,
  order: OrderChange,
): Promise<readonly AnswerName[]> {
  await update.transaction.saveOrder(update.loaded.row.id, order);
  const others = update.orders.filter((one) => !isForSame(one, order));
  const { seat, value } = order;
  update.orders = value === null ? others : [...others, { ...order, value }];
  const { match, loaded } = update;
  const { edition } = loaded;
  const { kinds = [] } = edition.orders?.find(({ name }) => name === order.name) ?? {};
  const asked = decisionsIn(edition.game, match);
  const isOrdered = (one: AnswerName): boolean =>
    one.seat === seat &&
    one.by === 'order' &&
    asked.some(({ id, kind }) => id === one.decision && kinds.includes(kind));
  const sealed = match.sealed.filter(isOrdered);
  if (sealed.length > 0) {
    update.match = { ...match, sealed: match.sealed.filter((one) => !isOrdered(one)) };
  }
  return sealed;
}

/** The name under which it is stored that a seat's orders rest; no game has an order of that name. */
export const REST = '$rest';

/**
 * The questions for which they rest, by the game's own ids, which an undo does not change; and the orders at that time,
 * to notice when they change.
 */
const rest = z.strictObject({ asked: z.array(z.string()), ordered: z.string() });

/** All orders of a seat, as one text. */
const orderedBy = (orders: readonly OrderRow[], seat: Seat): string =>
  JSON.stringify(
    orders
      .filter((one) => one.seat === seat && one.name !== REST)
      .map(({ name, against, value }) => JSON.stringify([name, against, value]))
      .sort(),
  );

/**
 * Whether orders of a seat rest for a question, because its player has undone what they did. That ends when the player
 * answers, or changes an order.
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

/** Lets the orders of a seat rest for these questions. */
export async function letRest(
  update: MatchUpdate,
  seat: Seat,
  asked: readonly Decision[],
): Promise<void> {
  const { loaded, match, orders } = update;
  const { game } = loaded.edition;
  const all = decisionsIn(game, match);
  const own = game
    .decisions(match.state)
    .filter((_, at) => asked.some(({ id }) => id === all[at]?.id))
    .map(({ id }) => id);
  const value = JSON.stringify({ asked: own, ordered: orderedBy(orders, seat) });
  await putOrder(update, { seat, name: REST, against: null, value });
}

/** Ends what was preferred in a round that is over. */
export async function endPreferences(update: MatchUpdate): Promise<void> {
  const { loaded, match, orders } = update;
  const round = roundOf({ edition: loaded.edition, match });
  for (const one of orders) {
    const isOver = one.name === PREFERENCES && preferencesOf([one], one.seat, round).length === 0;
    if (isOver) await putOrder(update, { ...one, value: null });
  }
}

/** Ends the rest of orders for questions that are no longer asked. */
export async function endRests(update: MatchUpdate): Promise<void> {
  const { loaded, match, orders } = update;
  const rests = orders.filter(({ name }) => name === REST);
  if (rests.length === 0) return;
  const asked = new Set(decisionsIn(loaded.edition.game, match).map(({ id }) => id));
  const over = rests.filter(({ value }) =>
    rest.parse(JSON.parse(value)).asked.every((own) => !asked.has(inEra(own, match))),
  );
  for (const one of over) await putOrder(update, { ...one, value: null });
}

type Playing = Pick<Loaded, 'row' | 'edition' | 'match'>;

/**
 * Why a computer player answers for a seat: it is its own, by an order, or as its player timed out (`standIn`); null if
 * it does not.
 */
export function computerFor(
  loaded: Playing,
  decision: Decision,
): 'computer' | 'order' | 'standIn' | null {
  const { row } = loaded;
  if (!isPerson(row, decision.seat)) return 'computer';
  if (orderedFor(loaded, decision).answer === COMPUTER) return 'order';
  return isTimedOut(row, decision.seat) ? 'standIn' : null;
}

/** Whether a seat that is offered a deal has ordered to agree to it: it is at least as good as what the order says. */
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

/** The decision that a computer player is to answer next; undefined if people are to act. */
export function askedOfComputer(
  loaded: Pick<Loaded, 'row' | 'edition' | 'match'>,
): Decision | undefined {
  if (haltOf(loaded.row) !== null) return undefined;
  return waitingFor(loaded).find((decision) => computerFor(loaded, decision) !== null);
}
