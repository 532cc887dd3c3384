import { z } from 'zod';
import type { Decision, Seat } from '../../engine/game.ts';
import { decisionsIn, inEra } from '../../engine/match.ts';
import type { MatchRow, OrderRow } from '../../store/store.ts';
import type { Loaded } from '../app/loaded.ts';
import { putOrder } from './put-order.ts';
import type { Sitting } from '../loaded/sitting.ts';

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
