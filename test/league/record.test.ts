import { describe, expect, it } from 'vitest';
import { headToHead, ownRecord } from '../../src/league/record.ts';
import type { LeagueTable } from '../../src/league/season.ts';
import { aPlayer, aSeason, aTable } from './a-season.ts';

const over = (
  seats: readonly string[],
  places: number[],
  change: Partial<LeagueTable> = {},
): LeagueTable => aTable(seats, { status: 'over', result: { places, scores: null }, ...change });

const people = ['ada', 'bo', 'cy'].map((user) => aPlayer(user));
const divisions = [{ post: null }];
const first = aSeason({
  phase: 'over',
  divisions,
  entrants: people,
  tables: [
    over(['ada', 'bo', 'cy'], [1, 2, 3]),
    over(['bo', 'ada'], [1, 2]),
    over(['ada', 'bo', 'cy'], [1, 1, 3]),
    over(['ada', 'bo', 'cy'], [1, 2, 3], { status: 'void' }),
  ],
});
const second = aSeason({
  phase: 'playing',
  divisions,
  entrants: people,
  tables: [
    over(['bo', 'ada'], [1, 2], { dropped: ['bo'] }),
    over(['ada', 'bo'], [1, 2], { substituted: ['ada'] }),
    aTable(['ada', 'bo']),
  ],
});

describe('the record of somebody in a league', () => {
  it('counts what it played itself in all seasons', () => {
    // 10 + 1 + (10 + 5) / 2 + 10
    expect(ownRecord([second, first], 'ada')).toEqual({
      seasons: 2,
      matches: 4,
      wins: 3,
      mean: 28.5 / 4,
      titles: 0,
    });
    expect(ownRecord([first], 'bo')).toMatchObject({ matches: 3, wins: 2, titles: 1 });
    const heir = { user: 'eve', name: 'eve', since: 6 };
    const inherited = first.entrants.map((one) => (one.user === 'bo' ? { ...one, heir } : one));
    const titles = (user: string) => ownRecord([{ ...first, entrants: inherited }], user).titles;
    expect([titles('bo'), titles('eve')]).toEqual([0, 1]);
    // A season that is not over has no champions.
    expect(ownRecord([second], 'ada').titles).toBe(0);
    expect(ownRecord([first, second], 'nobody')).toEqual({
      seasons: 0,
      matches: 0,
      wins: 0,
      mean: null,
      titles: 0,
    });
  });

  it('holds two against each other where both sat', () => {
    expect(headToHead([second, first], 'ada', 'bo')).toEqual({ tables: 4, ahead: 2, behind: 1 });
    expect(headToHead([second, first], 'bo', 'ada')).toEqual({ tables: 4, ahead: 1, behind: 2 });
    expect(headToHead([first], 'ada', 'nobody')).toEqual({ tables: 0, ahead: 0, behind: 0 });
  });
});
