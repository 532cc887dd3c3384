import { playAndKeep } from '../../../src/ai/playout.ts';
import { eventsFor } from '../../../src/engine/game.ts';
import { namedSeed } from '../../../src/engine/laws.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import { stoneAgePlaying } from '../../../src/games/stone-age/playing.ts';
import type { StoneAgeMoment } from '../../../src/games/stone-age/story.ts';
import { item } from '../../../src/parts/item.ts';

const { game, players } = stoneAgePlaying;

/** What everybody saw of a whole match, step by step, played by the best players there are. */
export function told({
  seats,
  herd = 'on',
  name = 'told',
}: {
  readonly seats: number;
  readonly herd?: 'on' | 'off';
  readonly name?: string;
}): StoneAgeMoment[] {
  const seed = `${name} ${seats} ${herd}`;
  const player = item(players, players.length - 1);
  const { entered } = playAndKeep(game, {
    seed: namedSeed(seed),
    seats,
    config: game.config({ herd }),
    players: Array.from({ length: seats }, () => player),
    random: namedRandom(seed),
  });
  return entered.map(({ match, events }) => ({
    events: eventsFor(events, 'public'),
    view: game.view(match.state, 'public'),
  }));
}
