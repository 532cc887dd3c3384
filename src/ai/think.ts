import type { Choice, Decision } from '../engine/game.ts';
import { namedRandom } from '../engine/random.ts';
import type { Playing } from '../games/players.ts';
import { actsAtOnce, ordersOf } from './orders.ts';
import { type AnswerThought, playerOf } from './thought.ts';

/** A player’s choice: the key of a choice for a decision, as the game itself names it. */
export interface Chosen {
  readonly decision: string;
  readonly choice: string;
}

/** The most answers of one thought: enough for a whole turn, and an end to players that never stop. */
const MOST = 30;

/**
 * Has a player choose, and go on choosing while its seat is asked again and nothing unpredictable comes between: no
 * dice, nothing hidden shown, no other seat. Until then, by the leak law, the imagined world goes as the real one does.
 * Returns one answer at least, each after the orders before it; throws if there is nothing to think about.
 */
export function think(playing: Playing, thought: AnswerThought): readonly Chosen[] {
  const { game } = playing;
  const { world, seat, decision: asked, chance } = thought;
  const player = playerOf(playing, thought);
  const random = namedRandom(chance);
  const chosen: Chosen[] = [];
  let state = game.parse(world);
  const choose = (decision: Decision, { key }: Choice<unknown>): void => {
    chosen.push({ decision: decision.id, choice: key });
  };
  /** Applies an answer in the imagined world; false if its effect is not predictable. */
  const goOn = (decision: Decision, { action }: Choice<unknown>): boolean => {
    const dice = namedRandom(`${chance} ${chosen.length}`);
    const step = game.apply(state, [{ decision, action }], dice);
    if (dice.draws > 0 || step.reveals) return false;
    state = step.state;
    return true;
  };
  let decision = game.decisions(state).find((one) => one.id === asked && one.seat === seat);
  if (decision === undefined) throw new Error(`Seat ${seat} is not asked ${asked}.`);
  while (decision !== undefined) {
    for (const order of ordersOf(game, player, decision, () => state, random)) {
      choose(order.decision, order.choice);
      if (!goOn(order.decision, order.choice)) throw actsAtOnce(order.decision);
    }
    const choices = game.choices(state, decision);
    const choice = player.choose(game.view(state, seat), decision, choices, random);
    choose(decision, choice);
    if (decision.sealed || chosen.length >= MOST || !goOn(decision, choice)) break;
    const next = game.decisions(state).find(({ owed }) => owed);
    decision = next?.seat === seat ? next : undefined;
  }
  return chosen;
}
