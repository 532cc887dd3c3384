import { namedRandom } from '../engine/random.ts';
import type { Mark } from './bounds.ts';
import type { Row } from './standings.ts';

/** How many go up and down between two divisions: one in so many of the smaller one, rounded up, or just so many. */
export type Moving = { readonly oneIn: number } | { readonly exactly: number };

/** What a league has that says nothing else. */
export const MOVING: Moving = { oneIn: 4 };

/**
 * How many go up and down from each division, the top one first: none up from the top, none down from the lowest. As many
 * go down over a border as come up, so sizes stay; never more than half of the smaller division, so nobody is due both
 * ways.
 */
export function linesOf(sizes: readonly number[], moving: Moving): { up: number; down: number }[] {
  const over = sizes.slice(1).map((size, above) => {
    const smaller = Math.min(size, sizes[above] ?? 0);
    const wanted = 'exactly' in moving ? moving.exactly : Math.ceil(smaller / moving.oneIn);
    return Math.min(wanted, Math.floor(smaller / 2));
  });
  return sizes.map((_, division) => ({
    up: over[division - 1] ?? 0,
    down: over[division] ?? 0,
  }));
}

/** How a season ended for somebody. */
export interface Outcome {
  readonly user: string;
  /** Where it played: 0 is the top. */
  readonly division: number;
  /** From 1, shared by nobody: who shares a rank is ordered by lot. */
  readonly place: number;
  readonly moves: Mark;
}

/**
 * Who goes up and down from the final standings of all divisions, the top one first. Where an edge runs through a shared
 * rank, after all tie-breaks, a lot decides, the same whenever it is drawn. What was guaranteed is not taken back, also
 * where a ruling changed the standings or sizes since: who was shown as going up goes up, though one more than planned
 * does, and who was shown as staying does not go down, though one fewer does; sizes are levelled later. That somebody was
 * shown as going down is no promise.
 *
 * @param shown what marks promised to whom
 * @param lot a name of the season: another one draws other lots
 */
export function outcomesOf(
  divisions: readonly (readonly Row[])[],
  {
    moving,
    shown,
    lot,
  }: { readonly moving: Moving; readonly shown: ReadonlyMap<string, Mark>; readonly lot: string },
): Outcome[][] {
  const lines = linesOf(
    divisions.map((rows) => rows.length),
    moving,
  );
  return divisions.map((rows, division) => {
    const { up, down } = lines[division] ?? { up: 0, down: 0 };
    const byUser = rows.toSorted((a, b) => (a.user < b.user ? -1 : 1));
    const drawn = namedRandom(`${lot} ${division}`).shuffle(byUser);
    return drawn
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ user }, at): Outcome => {
        const promised = shown.get(user);
        const due = at < up ? 'up' : at >= rows.length - down ? 'down' : 'stays';
        const kept = promised === 'up' || (promised === 'stays' && due === 'down');
        return { user, division, place: at + 1, moves: kept ? promised : due };
      });
  });
}

/** Who won a division: all on its first rank, none where nothing was played. */
export const championsOf = (rows: readonly Row[]): string[] =>
  rows.some(({ played }) => played > 0)
    ? rows.filter(({ rank }) => rank === 1).map(({ user }) => user)
    : [];
