import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POINT } from '../../src/league/points.ts';
import { standingsOf } from '../../src/league/standings.ts';
import { contestOf, endedContest, left, over } from './contests.ts';

const said = (contest: Parameters<typeof standingsOf>[0]) =>
  standingsOf(contest).map(({ rank, user, points }) => `${rank} ${user} ${points / POINT}`);

describe('standings', () => {
  it('count what is over, and what is left', () => {
    const tables = [
      over({ ada: 1, bo: 2, cy: 3 }, { scores: [80, 60, 20] }),
      over({ ada: 2, bo: 1, cy: 2 }, { scores: [30, 40, 30] }),
      left(['ada', 'bo', 'cy']),
      { ...left(['ada', 'bo']), status: 'void' as const },
    ];
    expect(standingsOf(contestOf(tables))).toEqual([
      {
        user: 'bo',
        rank: 1,
        points: 15 * POINT,
        penalty: 0,
        played: 2,
        left: 1,
        wins: 1,
        seconds: 1,
        thirds: 0,
        share: 875_000,
        margin: -10,
      },
      expect.objectContaining({ user: 'ada', points: 13 * POINT, share: 875_000, margin: 10 }),
      expect.objectContaining({ user: 'cy', points: 4 * POINT, seconds: 1, thirds: 1 }),
    ]);
  });

  it('are decided by the tie-breaks in their order', () => {
    const tables = [
      over({ ada: 1, bo: 2, cy: 2 }, { scores: [50, 40, 40] }),
      over({ bo: 1, cy: 1, ada: 3 }, { scores: [70, 70, 14] }),
      over({ cy: 1, di: 2 }, { scores: [9, 6] }),
      over({ di: 1, cy: 2 }, { scores: [9, 3] }),
    ];
    // ada 11, di 11, bo 10.5: ada and di have one win each; di has a second.
    expect(said(contestOf(tables))).toEqual(['1 cy 21.5', '2 di 11', '3 ada 11', '4 bo 10.5']);
    expect(said(contestOf(tables, { tieBreaks: ['wins', 'thirds'] }))[1]).toBe('2 ada 11');
    // Mean shares: ada (1 + 0.2) / 2, di (2/3 + 1) / 2. Margins: ada 10 − 56, di −3 + 6.
    for (const by of ['share', 'margin'] as const) {
      expect(said(contestOf(tables, { tieBreaks: [by] }))[1]).toBe('2 di 11');
    }
  });

  it('skip tie-breaks that the game lacks, and end in a shared rank', () => {
    const tables = [over({ ada: 1, bo: 2 }), over({ bo: 1, ada: 2 }), over({ cy: 1, di: 2 })];
    const all = contestOf([...tables, over({ ed: 1, di: 2 })]);
    expect(said(all)).toEqual(['1 ada 11', '1 bo 11', '3 cy 10', '3 ed 10', '5 di 2']);
    expect(standingsOf(all)[0]).toMatchObject({ share: null, margin: null });
  });

  it('know results by hand: others, none, another table instead, points taken', () => {
    const first = over({ ada: 1, bo: 2 });
    const penalties = [{ user: 'ada', points: 12 * POINT, reason: 'Told a secret.' }];
    expect(said(contestOf([{ ...first, places: [2, 1] }]))).toEqual(['1 bo 10', '2 ada 1']);
    expect(said(contestOf([first], { penalties }))).toEqual(['1 bo 1', '2 ada -2']);
    const { seats, dropped, substituted } = first;
    const none = { seats, dropped, substituted, status: 'void' as const };
    expect(standingsOf(contestOf([none])).map(({ played }) => played)).toEqual([0, 0]);
    expect(said(contestOf([none, over({ bo: 1, ada: 1 })]))).toEqual(['1 ada 5.5', '1 bo 5.5']);
  });

  it('count no place of who dropped, nor a score of it against others', () => {
    const table = over({ ada: 1, bo: 2, cy: 3 }, { dropped: ['ada'], scores: [90, 40, 20] });
    expect(standingsOf(contestOf([table]))).toMatchObject([
      { user: 'bo', points: 10 * POINT, wins: 1, share: 1_000_000, margin: 20 },
      { user: 'cy', points: 5 * POINT, seconds: 1, share: 500_000, margin: -20 },
      { user: 'ada', points: 0, played: 1, wins: 0, thirds: 0, share: null },
    ]);
  });

  it('read best scores of nothing or less', () => {
    const table = over({ ada: 1, bo: 2, cy: 3 }, { scores: [0, -3, -5] });
    expect(standingsOf(contestOf([table])).map(({ share }) => share)).toEqual([1_000_000, 0, 0]);
  });

  it('have each on the rank after those ahead, whoever comes first in the lists', () => {
    fc.assert(
      fc.property(endedContest({ minLength: 1, maxLength: 6 }), (tables) => {
        const rows = standingsOf(contestOf(tables));
        rows.forEach(({ rank }, at) => {
          expect([at + 1, rows[at - 1]?.rank]).toContain(rank);
        });
        expect(standingsOf(contestOf(tables.toReversed()))).toEqual(rows);
      }),
    );
  });
});

describe('a substitute', () => {
  const own = [over({ ada: 2, bo: 1, cy: 3, di: 4 }), over({ ada: 3, bo: 1, cy: 2, di: 4 })];
  const later = (place: number) =>
    over({ ada: place, bo: 2.5, cy: 3.5, di: 4.5 }, { substituted: ['ada'] });
  const ada = (...tables: Parameters<typeof contestOf>[0]) =>
    standingsOf(contestOf([...tables])).find(({ user }) => user === 'ada');

  it('wins nobody a season: no match of it counts for more than the row’s own on average', () => {
    expect(ada(...own)?.points).toBe(9 * POINT);
    expect(ada(...own, later(1))).toMatchObject({ points: 13.5 * POINT, played: 3, wins: 0 });
  });

  it('spares nobody: what is less counts as it is', () => {
    expect(ada(...own, later(4))?.points).toBe(12 * POINT);
    expect(ada(...own, later(5))?.points).toBe(10 * POINT);
    expect(ada(...own, later(1), later(5))?.points).toBe(14.5 * POINT);
  });

  it('takes points of nobody else', () => {
    const bo = standingsOf(contestOf([...own, later(1)])).find(({ user }) => user === 'bo');
    expect(bo?.points).toBe(26 * POINT);
  });

  it('goes on in the middle for a row that had finished nothing', () => {
    expect(ada(later(1))?.points).toBe(5 * POINT);
    expect(ada(over({ ada: 1, bo: 2 }, { dropped: ['ada'] }), later(1))?.points).toBe(5 * POINT);
    expect(ada(later(4))?.points).toBe(3 * POINT);
  });
});
