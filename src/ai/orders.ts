import type { Choice, Decision, Game } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';
import type { ComputerPlayer } from '../presentation/edition.ts';

/** An order that a player gives. */
export interface Ordered<A> {
  readonly decision: Decision;
  readonly choice: Choice<A>;
}

/**
 * The error for an order that takes effect at once: it would change what the seat owes, so the seat would order again
 * and again.
 */
export const actsAtOnce = ({ id }: Decision): Error =>
  new Error(`What was ordered does at once what nobody can know before: ${id}.`);

/**
 * The orders that a player gives before it answers what it owes: it is asked once about each open decision of its seat.
 * Not before a sealed answer, as orders are public and would tell who answers now.
 *
 * @param now the state, with the orders that were given meanwhile
 */
export function* ordersOf<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  player: ComputerPlayer<A, V>,
  { seat, sealed }: Decision,
  now: () => S,
  random: Random,
): Generator<Ordered<A>, void> {
  if (player.order === undefined || sealed) return;
  const isOpen = (one: Decision): boolean => one.seat === seat && !one.owed && !one.sealed;
  for (const { id } of game.decisions(now()).filter(isOpen)) {
    const state = now();
    // One order may close another decision.
    const decision = game.decisions(state).find((one) => one.id === id);
    if (decision === undefined) continue;
    const choices = game.choices(state, decision);
    const choice = player.order(game.view(state, seat), decision, choices, random);
    if (choice !== null) yield { decision, choice };
  }
}
