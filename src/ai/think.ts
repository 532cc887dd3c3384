import type { Seat } from '../engine/game.ts';
import { namedRandom } from '../engine/random.ts';
import type { AnyEdition } from '../presentation/edition.ts';

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

/** Has the player of a thought choose. Returns the key of its choice; throws where there is nothing to think about. */
export function think(
  shelf: ReadonlyMap<string, AnyEdition>,
  { game: id, player: name, world, seat, decision: asked, chance }: Thought,
): string {
  const edition = shelf.get(id);
  const player = edition?.players.find((one) => one.id === name);
  if (edition === undefined || player === undefined)
    throw new Error(`No ${name} plays ${id} here.`);
  const { game } = edition;
  const state = game.parse(world);
  const decision = game.decisions(state).find((one) => one.id === asked && one.seat === seat);
  if (decision === undefined) throw new Error(`Seat ${seat} is not asked ${asked}.`);
  const choices = game.choices(state, decision);
  return player.choose(game.view(state, seat), decision, choices, namedRandom(chance)).key;
}
