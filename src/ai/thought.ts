import type { Deal, Seat } from '../engine/game.ts';
import type { Playing } from '../games/players.ts';
import type { ComputerPlayer } from '../presentation/edition.ts';
import type { Moment } from './sample.ts';

/** Who thinks, and about what, as plain JSON: all that a computer player learns of a match. */
export interface Thinking {
  readonly game: string;
  /** The player, by its id in the edition of the game. */
  readonly player: string;
  /** A world as its seat imagines it (engine/imagine.ts). */
  readonly world: unknown;
  readonly seat: Seat;
}

/** Asks a player to answer what its seat owes. */
export interface AnswerThought extends Thinking {
  readonly about: 'answer';
  /** The decision, as the game itself names it. */
  readonly decision: string;
  /** The seed of the player’s own randomness. */
  readonly chance: string;
}

/** Asks a player for the first of several offered deals that it accepts. */
export interface DealThought extends Thinking {
  readonly about: 'deal';
  readonly deals: readonly Deal[];
}

/** Anything that a computer player is asked. */
export type Thought = AnswerThought | DealThought;

/** Asks for a match that shows how a game goes, and its states at some moments. */
export interface SampleWanted {
  readonly about: 'sample';
  readonly game: string;
  readonly moments: readonly Moment[];
}

/** The player of a thought. Throws if the game has none of that id. */
export function playerOf(
  { game, players }: Playing,
  { player: name }: Thinking,
): ComputerPlayer<unknown, unknown> {
  const player = players.find((one) => one.id === name);
  if (player === undefined) throw new Error(`No ${name} plays ${game.id} here.`);
  return player;
}
