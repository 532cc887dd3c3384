import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enter, entrantOf, leave, playersOf } from '../../src/league/entering.ts';
import type { Season } from '../../src/league/season.ts';
import { aPlayer, aSeason } from './a-season.ts';

const plays = (user: string) => ({
  user,
  name: user,
  standsBy: false,
  onlyStandsBy: false,
  away: [],
});

/** A season after somebody signed up; throws why not. */
function entered(season: Season, said: Parameters<typeof enter>[1], now = 1): Season {
  const after = enter(season, said, now);
  if (typeof after === 'string') throw new Error(after);
  return after;
}
const withLimit = (limit: number): Season => {
  const season = aSeason();
  return { ...season, settings: { ...season.settings, limit } };
};
const asOf = (season: Season): string[] => season.entrants.map(({ user, as }) => `${user} ${as}`);

describe('signing up', () => {
  it('takes in as many as there are places; the others wait, in order', () => {
    let season = withLimit(2);
    for (const user of ['a', 'b', 'c', 'd']) season = entered(season, plays(user));
    expect(asOf(season)).toEqual(['a player', 'b player', 'c waiting', 'd waiting']);
    season = leave(season, 'a', 2);
    expect(asOf(season)).toEqual(['a gone', 'b player', 'c player', 'd waiting']);
  });

  it('keeps the place of who changes what it said, and not of who left and came back', () => {
    let season = withLimit(2);
    for (const user of ['a', 'b', 'c']) season = entered(season, plays(user));
    season = entered(season, { ...plays('a'), away: [{ from: 5, to: 6 }] });
    expect(asOf(season)).toEqual(['a player', 'b player', 'c waiting']);
    expect(entrantOf(season, 'a')?.away).toEqual([{ from: 5, to: 6 }]);
    season = entered(leave(season, 'a', 2), plays('a'), 3);
    expect(asOf(season)).toEqual(['b player', 'c player', 'a waiting']);
  });

  it('frees the place of who only stands by from then on', () => {
    let season = withLimit(1);
    for (const user of ['a', 'b']) season = entered(season, plays(user));
    season = entered(season, { ...plays('a'), onlyStandsBy: true });
    expect(asOf(season)).toEqual(['a alternate', 'b player']);
  });

  it('takes in nobody whom a director has removed', () => {
    const deed = { is: 'dropped', user: 'a' } as const;
    const ruling = { at: 1, by: 'head', deed, why: 'so' };
    const removed = aSeason({ rulings: [ruling] });
    expect(enter(removed, plays('a'), 2)).toBe('removed from season');
    expect(asOf(entered(removed, plays('b')))).toEqual(['b player']);
    const own = aSeason({ rulings: [{ ...ruling, by: 'a' }] });
    expect(asOf(entered(own, plays('a')))).toEqual(['a player']);
  });

  it('takes in who comes between the draw and the first tables, as long as there is a place', () => {
    const entrants = Array.from({ length: 18 }, (_, at) => aPlayer(`${at}`));
    const drawn = aSeason({ phase: 'drawn', entrants, divisions: [{ post: null }] });
    const late = entered(drawn, plays('x'));
    expect(entrantOf(late, 'x')).toMatchObject({ as: 'player', division: 0, why: 'new' });
    // For twenty there would be two divisions.
    expect(enter(late, plays('y'), 1)).toBe('sign-up is over');
    expect(asOf(entered(late, { ...plays('y'), onlyStandsBy: true })).at(-1)).toBe('y alternate');
    const settings = { ...drawn.settings, limit: 18 };
    expect(enter({ ...drawn, settings }, plays('x'), 1)).toBe('sign-up is over');
    expect(enter({ ...drawn, phase: 'playing' }, plays('x'), 1)).toBe('sign-up is over');
    expect(enter(late, plays('x'), 1)).toBe('sign-up is over');
    const stood = entered(drawn, { ...plays('x'), onlyStandsBy: true });
    expect(entrantOf(entered(stood, plays('x')), 'x')?.as).toBe('player');
    const heir = { user: 'x', name: 'x', since: 0 };
    const heirs = [aPlayer('0', { dropped: 1, heir }), ...entrants.slice(1)];
    expect(enter({ ...drawn, entrants: heirs }, plays('x'), 1)).toBe('sign-up is over');
  });

  it('takes in alternates alone after the draw, and nobody at its end', () => {
    const drawn = aSeason({ phase: 'playing', entrants: [aPlayer('a')] });
    expect(enter(drawn, plays('b'), 1)).toBe('sign-up is over');
    expect(enter(drawn, { ...plays('a'), onlyStandsBy: true }, 1)).toBe('sign-up is over');
    expect(asOf(entered(drawn, { ...plays('b'), onlyStandsBy: true }))).toEqual([
      'a player',
      'b alternate',
    ]);
    expect(enter(aSeason({ phase: 'over' }), plays('b'), 1)).toBe('season is over');
  });

  it('notes that who leaves while it is played has dropped out, once', () => {
    const playing = aSeason({ phase: 'playing', entrants: [aPlayer('a')] });
    const dropped = leave(playing, 'a', 7);
    expect(entrantOf(dropped, 'a')?.dropped).toBe(7);
    expect(dropped.rulings).toMatchObject([{ at: 7, by: 'a', deed: { is: 'dropped', user: 'a' } }]);
    expect(leave(dropped, 'a', 8)).toEqual(dropped);
  });

  it('never seats more than its limit, nor leaves a place free while somebody waits', () => {
    const act = fc.record({
      user: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      does: fc.constantFrom('plays', 'stands by', 'leaves'),
    });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.array(act), (limit, acts) => {
        let season = withLimit(limit);
        for (const [now, { user, does }] of acts.entries()) {
          season =
            does === 'leaves'
              ? leave(season, user, now)
              : entered(season, { ...plays(user), onlyStandsBy: does === 'stands by' }, now);
        }
        const waiting = season.entrants.filter(({ as }) => as === 'waiting');
        expect(playersOf(season).length).toBeLessThanOrEqual(limit);
        if (waiting.length > 0) expect(playersOf(season)).toHaveLength(limit);
        const users = season.entrants.map(({ user }) => user);
        expect(new Set(users).size).toBe(users.length);
      }),
    );
  });
});
