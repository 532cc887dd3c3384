import { tusk } from '../../src/games/tusk/rules.ts';
import { RULES } from '../../src/games/tusk/content/versions.ts';
import { steady } from '../../src/games/tusk/steady.ts';
import type { Figure } from '../figure.ts';
import { part } from '../share.ts';
import { play } from './course.ts';
import { guide } from './guide.ts';
import { searching } from './searching.ts';
import { seatings } from './seatings.ts';

/** A match takes seconds. So many are played here for each start; docs/balance.md has more. */
const MATCHES = 24;

/** The starts at which all search. */
const STARTS = ['printed', 'even'] as const;

/** How Tusk! plays where all search, by start, and how those who search fare against *steady*. */
export function strongPlay(share: number): Figure[] {
  const many = part(MATCHES, share);
  const searcher = searching(tusk, steady, guide);
  const { see } = searcher;
  const all = Array.from({ length: 4 }, () => searcher);
  const { wonBy } = play({
    name: 'strong two',
    version: RULES,
    start: 'printed',
    many,
    seating: seatings(searcher, steady),
    see,
  });
  const courses = STARTS.map((start) => ({
    start,
    ...play({
      name: `strong ${start}`,
      version: RULES,
      start,
      many,
      seating: () => all,
      see,
    }),
  }));
  const tables = courses.flatMap(({ start, kills, hunted, fights, rounds, wins }): Figure[] => {
    const figure = (name: string, value: number, unit: string): Figure => ({
      name: `v${RULES}.strong.${start}.${name}`,
      value,
      unit,
      target: null,
    });
    return [
      figure('kills', kills / many, 'a match'),
      figure('matchesWithKill', hunted / many, 'of the matches'),
      figure('fights', fights / many, 'a match'),
      figure('shortest', Math.min(...rounds), 'turns'),
      figure('longest', Math.max(...rounds), 'turns'),
      ...wins.map((won, order) => figure(`winsOfPlace${order + 1}`, won / many, 'of all')),
    ];
  });
  return [
    {
      name: 'strong.matches',
      value: many,
      unit: 'of each kind',
      target: null,
    },
    {
      name: 'strong.beatsSteady',
      value: (wonBy.get(searcher) ?? 0) / many,
      unit: 'of all',
      target: null,
    },
    {
      name: `v${RULES}.strong.kills`,
      value: courses.reduce((sum, { kills }) => sum + kills, 0) / (many * STARTS.length),
      unit: 'a match, of both starts',
      target: { atLeast: 1.5 },
    },
    {
      name: `v${RULES}.strong.matchesWithKill`,
      value: courses.reduce((sum, { hunted }) => sum + hunted, 0) / (many * STARTS.length),
      unit: 'of the matches, of both starts',
      target: { atLeast: 0.85 },
    },
    ...tables,
  ];
}
