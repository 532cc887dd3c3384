import { countChoices, nthChoice } from '../../engine/choices.ts';
import type { Choices, Decision, Seat } from '../../engine/game.ts';
import { dueAhead, ownDecision } from '../../engine/match.ts';
import type { Loaded } from '../app/loaded.ts';
import { waitingFor } from '../loaded/asked.ts';
import { type MatchUpdate, give } from '../loaded/update.ts';
import { isForfeited } from '../time/forfeited.ts';
import { haltOf } from '../time/halt.ts';
import { COMPUTER, computerFor, isResting, letRest, orderedFor, REST } from './standing-orders.ts';

/** More answers than orders give in one go in any game. */
const MOST = 200;

/** An answer that needs no asking, and where it comes from: an order, or it is the only one. */
interface ByItself {
  readonly decision: Decision;
  readonly choice: string;
  readonly by: 'order' | 'only';
}

/**
 * Answers everything that waits for people and needs no asking: what they have answered ahead or ordered, and what has
 * one legal answer.
 */
export function answerByOrders(update: MatchUpdate): void {
  for (let count = 0; count < MOST; count += 1) {
    const { loaded, match, orders } = update;
    const due = dueAhead(loaded.edition.game, match);
    if (due !== undefined) {
      give(update, { seat: due.seat, by: 'order' }, due);
      continue;
    }
    const next = firstByItself({ ...loaded, match, row: { ...loaded.row, orders } });
    if (next === null) return;
    const { decision, choice, by } = next;
    give(update, { seat: decision.seat, by }, { decision: decision.id, choice });
  }
  throw new Error(`Orders of match ${update.loaded.row.id} come to no end.`);
}

function firstByItself(now: Loaded): ByItself | null {
  if (haltOf(now.row) !== null) return null;
  for (const decision of waitingFor(now)) {
    const found = byItself(now, decision);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Whether the orders of a seat hold: for a person, also after a time-out or a forfeit, before a computer player
 * answers.
 */
function holds(now: Loaded, decision: Decision): boolean {
  const by = computerFor(now, decision);
  const seat = now.row.seats[decision.seat];
  return by === null || by === 'standIn' || (seat !== undefined && isForfeited(now.row, seat));
}

/** The answer to a question that needs no asking; null if the player is to be asked. */
export function byItself(now: Loaded, decision: Decision): ByItself | null {
  if (isResting(now, decision) || !holds(now, decision)) return null;
  const { match } = now;
  const { game } = now.edition;
  const own = ownDecision(game, match, decision.id);
  if (own === undefined) return null;
  const choices = game.choices(match.state, own);
  if (isForced(own, choices)) return { decision, choice: nthChoice(choices, 0).key, by: 'only' };
  const { answer } = orderedFor(now, decision);
  if (answer === null || answer === COMPUTER) return null;
  return { decision, choice: answer.key, by: 'order' };
}

/** Lets orders of a seat rest that would at once do again what its player has just undone. */
export async function restOrders(update: MatchUpdate, seat: Seat): Promise<void> {
  const { loaded, match } = update;
  const orders = update.orders.filter((one) => one.seat !== seat || one.name !== REST);
  const now = { ...loaded, match, row: { ...loaded.row, orders } };
  const asked = waitingFor(now).filter(
    (decision) =>
      decision.seat === seat &&
      (computerFor(now, decision) === 'order' || byItself(now, decision) !== null),
  );
  if (asked.length > 0) await letRest(update, seat, asked);
}

/**
 * Whether there is nothing to choose. A seat that answers several questions in a row is asked to the end: it may still
 * trade, or undo.
 */
const isForced = ({ earlier }: Decision, choices: Choices<unknown>): boolean =>
  earlier === null && countChoices(choices) === 1;
