import { playAndKeep } from '../../src/ai/playout.ts';
import { randomPlayer } from '../../src/ai/random.ts';
import { namedSeed } from '../../src/engine/laws.ts';
import { namedRandom } from '../../src/engine/random.ts';
import type { AnyEdition, ComputerPlayer } from '../../src/presentation/edition.ts';
import { someConfig } from '../../src/presentation/some-config.ts';
import type { PlayedMatch } from '../../src/presentation/laws.ts';

/** A whole match to be shown and spoken, among players of one kind; of the same name it is the same. */
export function showingOf(
  edition: AnyEdition,
  name: string,
  seats: number,
  player: ComputerPlayer<unknown, unknown> = randomPlayer,
): PlayedMatch {
  const { game } = edition;
  // Who plays sensibly comes through the most in the usual match; chance tries the others.
  const nth = player !== randomPlayer ? 0 : seats === game.seats[0] ? 2 : 1;
  const { entered } = playAndKeep(game, {
    seed: namedSeed(name),
    seats,
    config: someConfig(edition, nth),
    players: Array.from({ length: seats }, () => player),
    random: namedRandom(name),
  });
  const entries = entered.map(({ match: { state }, events }) => ({ state, events }));
  return { name, seats, entries, thoroughness: 0.06 };
}
