import type { Decision, Seat } from '../engine/game.ts';
import { decisionsIn } from '../engine/match.ts';
import type { MatchRow } from '../store/store.ts';
import { isOut } from './clock.ts';
import type { Loaded } from './load.ts';
import { isResting } from './resting.ts';
import { isPerson } from './seats.ts';

/** The order that a computer player answers. */
export const COMPUTER = 'computer';

type Playing = Pick<Loaded, 'row' | 'edition' | 'match'>;

/** By what a computer player answers for a seat: as its own, by an order, or as its player's time has run out; null where it does not. */
export function computerFor(
  loaded: Playing,
  decision: Decision,
): 'computer' | 'order' | 'standIn' | null {
  const { row } = loaded;
  if (!isPerson(row, decision.seat)) return 'computer';
  if (!isResting(loaded, decision) && isOrdered(loaded, decision)) return 'order';
  return isOut(row, decision.seat) ? 'standIn' : null;
}

/** Whether a computer player answers what a seat is asked. */
export const isForComputer = (loaded: Playing, decision: Decision): boolean =>
  computerFor(loaded, decision) !== null;

/** Whether the seat's player has ordered that a computer player answers this. */
function isOrdered({ row, edition, match }: Playing, asked: Decision): boolean {
  const mine = row.orders.filter(({ seat, value }) => seat === asked.seat && value === COMPUTER);
  if (mine.length === 0) return false;
  const { game } = edition;
  const at = decisionsIn(game, match).findIndex(({ id }) => id === asked.id);
  const decision = game.decisions(match.state)[at];
  if (decision === undefined) return false;
  return (edition.orders ?? []).some((one) => {
    const { name, kinds } = one;
    if (!kinds.includes(decision.kind)) return false;
    const orders = mine.filter((given) => given.name === name);
    if (orders.some(({ against }) => against === null)) return !isOverruled(row, asked.seat, name);
    const view = game.view(match.state, asked.seat);
    const seat = one.against?.(decision, view) ?? null;
    return seat !== null && orders.some(({ against }) => against === seat);
  });
}

/** Whether somebody has ordered something else against one seat alone: then that is looked at first. */
const isOverruled = ({ orders }: MatchRow, seat: Seat, name: string): boolean =>
  orders.some(
    (one) =>
      one.seat === seat && one.name === name && one.against !== null && one.value !== COMPUTER,
  );
