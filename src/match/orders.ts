import { countChoices, nthChoice } from '../engine/choices.ts';
import type { Choice, Choices, Decision, Seat } from '../engine/game.ts';
import { decisionsIn } from '../engine/match.ts';
import type { AnyEdition } from '../presentation/edition.ts';
import type { StandingOrder } from '../presentation/orders.ts';
import type { MatchRow } from '../store/store.ts';
import { give } from './give.ts';
import { haltOf } from './halt.ts';
import type { House } from './house.ts';
import type { Loaded } from './load.ts';
import { waitingFor } from './owed.ts';
import { isPerson } from './seats.ts';
import type { Sitting } from './sitting.ts';
import { COMPUTER, isForComputer } from './standing-in.ts';

type AnyOrder = StandingOrder<unknown, unknown>;

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
  const found = orders.find(
    (one) => one.seat === seat && one.name === name && one.against === against,
  );
  return found?.value ?? null;
}

/** More answers than orders give at one time in any game. */
const MOST = 200;

/** What is done by itself: an answer, and by what it is made. */
interface ByItself {
  readonly decision: Decision;
  readonly choice: string;
  readonly by: 'order' | 'default';
}

/**
 * Has everything answered that waits for a person and need not be asked: what it has ordered before, and what has one
 * legal answer.
 */
export function answerByOrders(house: House, sitting: Sitting): void {
  for (let count = 0; count < MOST; count += 1) {
    const next = nextByItself(sitting);
    if (next === null) return;
    const { decision, choice, by } = next;
    give(house, sitting, { seat: decision.seat, by }, { decision: decision.id, choice });
  }
  throw new Error(`Orders of match ${sitting.loaded.row.id} come to no end.`);
}

function nextByItself(sitting: Sitting): ByItself | null {
  if (haltOf(sitting.loaded.row) !== null) return null;
  const { loaded, match, orders } = sitting;
  const { edition } = loaded;
  const now = { ...loaded, match, row: { ...loaded.row, orders } };
  for (const decision of waitingFor({ edition, match })) {
    if (!isPerson(now.row, decision.seat) || isForComputer(now, decision)) continue;
    const { game } = edition;
    const at = decisionsIn(game, match).findIndex(({ id }) => id === decision.id);
    const own = game.decisions(match.state)[at];
    if (own === undefined) continue;
    const choices = game.choices(match.state, own);
    if (isForced(own, choices))
      return { decision, choice: nthChoice(choices, 0).key, by: 'default' };
    const found = orderedFor(now, own, choices);
    if (found !== null) return { decision, choice: found.key, by: 'order' };
  }
  return null;
}

/**
 * Whether there is nothing to choose. Who may say several things one after the other is asked to the end, as it may
 * still trade, or take back what it did.
 */
const isForced = ({ earlier }: Decision, choices: Choices<unknown>): boolean =>
  earlier === null && countChoices(choices) === 1;

/** What a seat's orders answer to what it is asked, a decision of its game; null where none does. */
export function orderedFor(
  { row, edition, match }: Loaded,
  decision: Decision,
  choices: Choices<unknown>,
): Choice<unknown> | null {
  if (row.orders.every(({ seat }) => seat !== decision.seat)) return null;
  const view = edition.game.view(match.state, decision.seat);
  for (const known of ordersOf(edition)) {
    if (!known.kinds.includes(decision.kind)) continue;
    const against = known.against?.(decision, view) ?? null;
    const value =
      (against === null ? null : orderedIn(row, decision.seat, known.name, against)) ??
      orderedIn(row, decision.seat, known.name, null);
    if (value === null) continue;
    const found = known.answer(value, decision, choices, view);
    if (found !== null) return found;
  }
  return null;
}

/** An order that was given for a question like this, and could not act. */
export interface Unable {
  readonly name: string;
  readonly value: string;
}

/** What a seat has ordered for a question that it is asked all the same, as that could not act. */
export function ordersThatCannot({ row, edition, match }: Loaded, asked: Decision): Unable[] {
  const { game } = edition;
  const at = decisionsIn(game, match).findIndex(({ id }) => id === asked.id);
  const decision = game.decisions(match.state)[at];
  if (decision === undefined) return [];
  const view = game.view(match.state, asked.seat);
  return ordersOf(edition).flatMap((one) => {
    const { name } = one;
    if (!one.kinds.includes(asked.kind)) return [];
    const against = one.against?.(decision, view) ?? null;
    // It is for when somebody else begins.
    if (one.against !== undefined && against === null) return [];
    const value =
      orderedIn(row, asked.seat, name, against) ?? orderedIn(row, asked.seat, name, null);
    return value === null || value === COMPUTER ? [] : [{ name, value }];
  });
}
