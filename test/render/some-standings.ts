import type { Goes, Standing, Standings } from '../../src/presentation/standings.ts';

/** Somebody who has played two of four matches. */
export const aStanding = (change: Partial<Standing> = {}): Standing => ({
  rank: 1,
  name: 'Ash',
  note: null,
  warnings: 0,
  points: '16',
  wins: 1,
  played: 2,
  all: 4,
  best: 1,
  worst: 9,
  goes: null,
  ...change,
});

type Told = readonly [
  rank: number,
  name: string,
  points: string,
  played: number,
  places: readonly [best: number, worst: number],
  goes?: Goes | null,
  more?: Partial<Standing>,
];

const ROWS: readonly Told[] = [
  [1, 'Ash', '36', 4, [1, 2], 'up'],
  [2, 'Birch of the long river bend', '30.5', 3, [1, 4], null],
  [3, 'Cedar', '26.33', 4, [2, 6], null, { warnings: 1 }],
  [4, 'محمد علي', '19', 3, [2, 9], null],
  [5, 'Dune', '17.5', 3, [2, 9], null, { note: 'for Wren of the northern marsh' }],
  [5, 'Elm 🌳', '17.5', 3, [2, 10], null],
  [7, 'Fern', '16', 2, [3, 11], null],
  [8, 'Gale', '14', 4, [5, 9], 'stays'],
  [9, 'Heath', '12', 3, [5, 12], null, { warnings: 2 }],
  [10, 'Iris', '9', 3, [6, 13], null],
  [11, '静かな川', '8', 3, [7, 13], null],
  [12, 'Kelp', '5', 4, [11, 13], 'down'],
  [13, 'Lark', '0', 4, [12, 13], 'down', { note: 'dropped out' }],
];

const TITLES: Readonly<Record<string, readonly [title: string, about: string]>> = {
  en: ['Division B', 'Autumn · season 3 · 9 of 13 tables over'],
  de: ['Division B', 'Herbst · Saison 3 · 9 von 13 Tischen fertig'],
};

/** The second of three divisions, in which most has been played. */
export function someStandings(change: Partial<Standings> = {}): Standings {
  const language = change.language ?? 'en';
  const [title, about] = TITLES[language] ?? ['', ''];
  const rows = ROWS.map(([rank, name, points, played, [best, worst], goes = null, more = {}]) =>
    aStanding({ rank, name, points, played, best, worst, goes, ...more }),
  );
  return { language, title, about, rows, up: 4, down: 4, isOpen: true, ...change };
}

/** As large a division as you like, before its first table is over, with long names. */
export const manyStandings = (people: number): Standings =>
  someStandings({
    rows: Array.from({ length: people }, (_, nth) =>
      aStanding({
        rank: 1,
        name: `Somebody with a long name ${nth + 1}`,
        points: '0',
        played: 0,
        worst: people,
      }),
    ),
  });
