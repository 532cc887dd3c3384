import { randomPlayer } from '../src/ai/random.ts';
import { RULES, VERSIONS } from '../src/games/tusk/content/versions.ts';
import { VICTORIES } from '../src/games/tusk/content/victory.ts';
import { steady } from '../src/games/tusk/steady.ts';
import { play } from './balance/course.ts';
import { orderInRise, orderInStoneAge } from './balance/order.ts';
import { strength } from './balance/strength.ts';
import { strongPlay } from './balance/strong.ts';
import type { Figure } from './figure.ts';
import { part } from './share.ts';

/** How many matches are played for each version and number of seats. */
const MATCHES = 600;

/** The computer player, which takes any card: what a card brings shows where nobody chooses it. */
const drafting: typeof steady = {
  ...steady,
  choose: (view, decision, choices, random) =>
    (decision.kind === 'draft' ? randomPlayer : steady).choose(view, decision, choices, random),
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The versions as they are printed to start, and the newest with an even start. */
const TABLES = [
  ...VERSIONS.map((version) => ({ version, start: 'printed', called: `v${version}` }) as const),
  { version: RULES, start: 'even', called: `v${RULES}.even` },
] as const;

/**
 * How strong *steady* is, how Tusk! plays among players that search, and how by version of its content, start and number
 * of seats among computer players that draft by chance.
 */
function balanceOfTusk(share: number): Figure[] {
  const matches = part(MATCHES, share);
  const newest = VERSIONS.at(-1);
  const tables = TABLES.flatMap(({ version, start, called }) =>
    [2, 3, 4].flatMap((seats): Figure[] => {
      const players = Array.from({ length: seats }, () => drafting);
      const { kills, hunted, fights, rounds, wins, points } = play({
        name: `balance ${version} ${seats}`,
        version,
        start,
        many: matches,
        seating: () => players,
      });
      const isAim = version === newest && seats === 4;
      const figure = (
        name: string,
        value: number,
        unit: string,
        target: Figure['target'] = null,
      ): Figure => ({
        name: `${called}.seats${seats}.${name}`,
        value,
        unit,
        target: isAim ? target : null,
      });
      const all = mean([...points.values()].flat());
      const cards = VICTORIES.map((card) => ({
        card,
        worth: mean(points.get(card) ?? []) / all,
      }));
      return [
        figure('kills', kills / matches, 'a match', { atLeast: 1 }),
        figure('matchesWithKill', hunted / matches, 'of the matches'),
        figure('fights', fights / matches, 'a match', { atLeast: 1.5 }),
        figure('shortest', Math.min(...rounds), 'turns', { atLeast: 6 }),
        figure('longest', Math.max(...rounds), 'turns', { atMost: 9 }),
        ...wins.map((won, order) => figure(`winsOfPlace${order + 1}`, won / matches, 'of all')),
        ...(seats === 4
          ? cards.flatMap(({ card, worth }) => [
              figure(`card.${card}`, worth, 'of the mean', { atMost: 1.2 }),
            ])
          : []),
        figure('leastCard', Math.min(...cards.map(({ worth }) => worth)), 'of the mean', {
          atLeast: 0.8,
        }),
      ];
    }),
  );
  return [...strength(share), ...strongPlay(share), ...tables];
}

/** How the games are balanced of which anything is ours. */
export const benchBalance = (share: number, games: readonly string[]): Figure[] => [
  ...(games.includes('tusk') ? balanceOfTusk(share) : []),
  ...(games.includes('stone-age') ? orderInStoneAge(share) : []),
  ...(games.includes('rise-of-tribes') ? orderInRise(share) : []),
];
