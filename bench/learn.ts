import { playMatch } from '../src/ai/playout.ts';
import { namedSeed } from '../src/engine/laws.ts';
import { namedRandom } from '../src/engine/random.ts';
import { SHELF } from '../src/games/index.ts';
import { configOf } from '../src/match/lobby/options.ts';
import { adviserOf } from '../src/match/stored/edition.ts';
import type { AnyEdition } from '../src/presentation/edition.ts';
import type { Figure } from './figure.ts';
import { part } from './share.ts';
import { playAt } from './table.ts';

/** Matches that are played for their wins. */
const PLAYED = 100;

const learning = {
  people: 1,
  computers: 1,
  manner: 'by panel',
  begins: 'by learning',
  most: { posts: null, screens: null, presses: null, words: 900, minutes: 8 },
} as const;

/**
 * Plays lessons on the panel by what they advise, counting what is read and pressed, and many more without a panel, to see
 * how often who follows the advice wins, and that its opponent is no fool.
 */
export async function benchLearn(share: number): Promise<Figure[]> {
  const names = [...SHELF.values()].map(({ game: { id } }) => ({
    ...learning,
    name: id,
    game: id,
  }));
  const read = await playAt(names, share);
  return [...read, ...[...SHELF.values()].flatMap((edition) => winsIn(edition, share))];
}

function winsIn(edition: AnyEdition, share: number): Figure[] {
  const { game, players, firstMatch = {} } = edition;
  const [weakest, strongest] = [players[0], players.at(-1)];
  if (weakest === undefined || strongest === undefined) throw new Error('Nobody plays.');
  const matches = part(PLAYED, share);
  const played = (opponent: typeof weakest) =>
    Array.from({ length: matches }, (_, nth) => {
      const name = `${game.id} lesson ${nth}`;
      const { last } = playMatch(game, {
        seed: namedSeed(name),
        seats: 2,
        config: configOf(edition, firstMatch),
        players: [adviserOf(edition), opponent],
        random: namedRandom(name),
      });
      return game.outcome(last.state);
    });
  const points = (all: ReturnType<typeof played>): number =>
    all.reduce((sum, outcome) => sum + (outcome?.scores[1] ?? 0), 0);
  const against = played(weakest);
  const won = against.filter((outcome) => outcome?.winners.includes(0) === true).length;
  return [
    {
      name: `${game.id}.wins`,
      value: Math.round((100 * won) / matches),
      unit: 'of 100 matches, by who follows the advice',
      target: { atLeast: 70 },
    },
    {
      name: `${game.id}.opponent`,
      value: Number((points(against) / points(played(strongest))).toPrecision(3)),
      unit: 'of the points of the strongest player in its place',
      target: { atLeast: 0.5 },
    },
  ];
}
