import type { Seat } from '../engine/game.ts';
import { namedRandom } from '../engine/random.ts';
import type { Playing } from '../games/players.ts';

/** What a computer player is asked, as plain JSON: all that it gets to know of a match. */
export interface Thought {
  readonly game: string;
  /** The player, by its id in the edition of the game. */
  readonly player: string;
  /** A world as its seat imagines it (engine/imagine.ts). */
  readonly world: unknown;
  readonly seat: Seat;
  /** The decision, as the game itself names it. */
  readonly decision: string;
  /** What the player's own chance is made of. */
  readonly chance: string;
}

/** So many answers come of one thought at most: a whole turn, and no player that never ends. */
const MOST = 30;

/**
 * Has the player of a thought choose, and go on choosing as long as it is asked again and nothing comes in between
 * that it cannot know: no dice, nothing hidden that is shown, nobody else. So far the world that it imagines goes
 * as the real one does, by the leak law. Returns the keys of its choices, one at least; throws where there is
 * nothing to think about.
 */
export function think(
  { game, players }: Playing,
  { player: name, world, seat, decision: asked, chance }: Thought,
): readonly string[] {
  const player = players.find((one) => one.id === name);
  if (player === undefined) throw new Error(`No ${name} plays ${game.id} here.`);
  const random = namedRandom(chance);
  const keys: string[] = [];
  let state = game.parse(world);
  let decision = game.decisions(state).find((one) => one.id === asked && one.seat === seat);
  if (decision === undefined) throw new Error(`Seat ${seat} is not asked ${asked}.`);
  while (decision !== undefined) {
    const choices = game.choices(state, decision);
    const { key, action } = player.choose(game.view(state, seat), decision, choices, random);
    keys.push(key);
    if (decision.sealed || keys.length === MOST) break;
    const dice = namedRandom(`${chance} ${keys.length}`);
    const step = game.apply(state, [{ decision, action }], dice);
    if (dice.draws > 0 || step.reveals) break;
    state = step.state;
    const next = game.decisions(state).find(({ owed }) => owed);
    decision = next?.seat === seat ? next : undefined;
  }
  return keys;
}
