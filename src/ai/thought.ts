import type { Deal, Seat } from '../engine/game.ts';
import type { Playing } from '../games/players.ts';
import type { ComputerPlayer } from '../presentation/edition.ts';
import type { Moment } from './sample.ts';

/** Who thinks, and about what, as plain JSON: all that a computer player gets to know of a match. */
export interface Thinking {
  readonly game: string;
  /** The player, by its id in the edition of the game. */
  readonly player: string;
  /** A world as its seat imagines it (engine/imagine.ts). */
  readonly world: unknown;
  readonly seat: Seat;
}

/** It is to answer what it owes. */
export interface AnswerThought extends Thinking {
  readonly about: 'answer';
  /** The decision, as the game itself names it. */
  readonly decision: string;
  /** What the player's own chance is made of. */
  readonly chance: string;
}

/** It is to say which of several deals that it is offered it takes, the first of them. */
export interface DealThought extends Thinking {
  readonly about: 'deal';
  readonly deals: readonly Deal[];
}

/** What a computer player is asked. */
export type Thought = AnswerThought | DealThought;

/** Computer players are to play a match that shows how a game goes, and tell what stood at some moments of it. */
export interface SampleWanted {
  readonly about: 'sample';
  readonly game: string;
  readonly moments: readonly Moment[];
}

/** The player of a thought. Throws where the game has none of that name. */
export function playerOf(
  { game, players }: Playing,
  { player: name }: Thinking,
): ComputerPlayer<unknown, unknown> {
  const player = players.find((one) => one.id === name);
  if (player === undefined) throw new Error(`No ${name} plays ${game.id} here.`);
  return player;
}
