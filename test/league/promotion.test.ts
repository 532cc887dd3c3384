import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, type Mark, markOf } from '../../src/league/bounds.ts';
import { championsOf, linesOf, MOVING, outcomesOf } from '../../src/league/promotion.ts';
import { standingsOf } from '../../src/league/standings.ts';
import { before, contestOf, endedContest, over, PEOPLE } from './contests.ts';

const none = new Map<string, Mark>();
const usual = { moving: MOVING, shown: none, lot: 'autumn' };

/** Who goes where, in words. */
const said = (outcomes: ReturnType<typeof outcomesOf>) =>
  outcomes.map((division) => division.map(({ user, moves }) => `${user} ${moves}`));

/** The rows of a division whose people came in this order, and of one who tied. */
const rowsOf = (places: Record<string, number>) => standingsOf(contestOf([over(places)]));

describe('how many go up and down', () => {
  it('is a quarter, rounded up, none up from the top and none down from the lowest', () => {
    expect(linesOf([7, 8, 9], MOVING)).toEqual([
      { up: 0, down: 2 },
      { up: 2, down: 2 },
      { up: 2, down: 0 },
    ]);
    expect(linesOf([15], MOVING)).toEqual([{ up: 0, down: 0 }]);
    expect(linesOf([], MOVING)).toEqual([]);
  });

  it('is the league’s own, but never more than half of a division', () => {
    expect(linesOf([15, 15], { oneIn: 5 })).toMatchObject([{ down: 3 }, { up: 3 }]);
    expect(linesOf([15, 15], { exactly: 1 })).toMatchObject([{ down: 1 }, { up: 1 }]);
    expect(linesOf([9, 7, 9], { exactly: 6 })[1]).toEqual({ up: 3, down: 3 });
    expect(linesOf([9, 1], MOVING)).toMatchObject([{ down: 0 }, { up: 0 }]);
  });

  it('leaves sizes as they are', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), fc.integer({ min: 1, max: 9 }), (sizes, oneIn) => {
        const lines = linesOf(sizes, { oneIn });
        lines.forEach(({ up, down }, at) => {
          expect(down).toBe(lines[at + 1]?.up ?? 0);
          expect(up + down).toBeLessThanOrEqual(sizes[at] ?? 0);
        });
        expect(lines[0]?.up ?? 0).toBe(0);
      }),
    );
  });
});

describe('who goes up and down', () => {
  const top = rowsOf({ ada: 1, bo: 2, cy: 3, di: 4 });
  const low = rowsOf({ ed: 1, flo: 2, gus: 3, hal: 4 });

  it('is at the edges of the standings', () => {
    expect(said(outcomesOf([top, low], usual))).toEqual([
      ['ada stays', 'bo stays', 'cy stays', 'di down'],
      ['ed up', 'flo stays', 'gus stays', 'hal stays'],
    ]);
    expect(outcomesOf([top, low], usual)[1]?.[0]).toEqual({
      user: 'ed',
      division: 1,
      place: 1,
      moves: 'up',
    });
  });

  it('is drawn by lot where a shared rank lies on the edge, the same each time', () => {
    const shared = rowsOf({ ed: 1, flo: 1, gus: 3, hal: 4 });
    const up = (lot: string) =>
      outcomesOf([top, shared], { ...usual, lot })[1]?.filter(({ moves }) => moves === 'up');
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((lot) => up(lot));
    for (const one of drawn) expect(one).toHaveLength(1);
    expect(new Set(drawn.map((one) => one?.[0]?.user))).toEqual(new Set(['ed', 'flo']));
    expect(up('a')).toEqual(up('a'));
  });

  it('takes nothing back that was guaranteed, and holds nobody to going down', () => {
    const shown = new Map<string, Mark>([
      ['flo', 'up'],
      ['di', 'stays'],
      ['cy', 'down'],
      ['ed', 'stays'],
    ]);
    expect(said(outcomesOf([top, low], { ...usual, shown }))).toEqual([
      ['ada stays', 'bo stays', 'cy stays', 'di stays'],
      ['ed up', 'flo up', 'gus stays', 'hal stays'],
    ]);
  });

  it('is what marks had said at any time', () => {
    fc.assert(
      fc.property(
        endedContest({ minLength: 4, maxLength: 14 }),
        fc.nat(14),
        fc.nat(2),
        (tables, played, division) => {
          const contest = contestOf(tables, { users: PEOPLE });
          const begun = tables.map((table, at) => (at < played ? table : before(table)));
          const rows = [top, top, top].with(division, standingsOf(contest));
          const sizes = rows.map(({ length }) => length);
          const line = linesOf(sizes, MOVING)[division] ?? { up: 0, down: 0 };
          const outcomes = outcomesOf(rows, usual)[division] ?? [];
          for (const [user, bounds] of boundsOf({ ...contest, tables: begun })) {
            const mark = markOf(bounds, { people: PEOPLE.length, ...line });
            const moves = outcomes.find((one) => one.user === user)?.moves;
            expect([undefined, moves]).toContain(mark);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

it('champions are all on the first rank, where anything was played', () => {
  expect(championsOf(rowsOf({ ada: 1, bo: 2, cy: 3 }))).toEqual(['ada']);
  expect(championsOf(rowsOf({ cy: 1, bo: 1, ada: 2 }))).toEqual(['bo', 'cy']);
  expect(championsOf(standingsOf(contestOf([], { users: ['ada', 'bo'] })))).toEqual([]);
});
