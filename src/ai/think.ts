import type { Choice, Decision } from '../engine/game.ts';
import { namedRandom } from '../engine/random.ts';
import type { Playing } from '../games/players.ts';
import { actsAtOnce, ordersOf } from './orders.ts';
import { type AnswerThought, playerOf } from './thought.ts';

/** What a player chose: the key of a choice for a decision, as the game itself names it. */
export interface Chosen {
  readonly decision: string;
  readonly choice: string;
}

/** So many answers come of one thought at most: a whole turn, and no player that never ends. */
const MOST = 30;

/**
 * Has the player of a thought choose, and go on choosing as long as it is asked again and nothing comes in between
 * that it cannot know: no dice, nothing hidden that is shown, nobody else. So far the world that it imagines goes
 * as the real one does, by the leak law. Returns its answers, one at least, each with the orders before it; throws
 * where there is nothing to think about.
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
  /** Imagines what an answer does; false where that cannot be known. */
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
