import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choreOf } from '../../src/league/due.ts';
import { enter, entrantOf, leave } from '../../src/league/entering.ts';
import { sitterOf } from '../../src/league/playing.ts';
import type { Season } from '../../src/league/season.ts';
import {
  ANSWERED_WITHIN_MS,
  answered,
  askedNext,
  isSought,
  takenOver,
} from '../../src/league/standing-in.ts';
import { aPlayer, aSeason, aTable } from './a-season.ts';

const HOUR_MS = 3_600_000;
const stander = (user: string) =>
  aPlayer(user, { as: 'alternate', division: null, standsBy: true });
const open = (seats: string[]) => aTable(seats, { status: 'open', match: 1 });

/** Two divisions: of `a` to `c`, and of `x` to `z`, who stand by for others; `p` and `q` only stand by. */
const playing = (change: Partial<Season> = {}): Season =>
  aSeason({
    phase: 'playing',
    divisions: [{ post: null }, { post: null }],
    entrants: [
      ...['a', 'b', 'c'].map((user) => aPlayer(user, { standsBy: true })),
      ...['x', 'y', 'z'].map((user) => aPlayer(user, { division: 1, standsBy: true })),
      ...['p', 'q'].map(stander),
    ],
    tables: [open(['a', 'b']), aTable(['a', 'c']), aTable(['b', 'c'])],
    ...change,
  });
const everybody = { maySit: () => true, awakeAt: () => 0 };
const heir = (user: string) => ({ id: user, name: user });

describe('who drops out of a season', () => {
  it('gives its seats up, and goes on by a substitute or not at all', () => {
    const dropped = leave(playing(), 'a', 3000);
    expect(sitterOf(dropped, 'a')).toBeNull();
    expect(dropped.reseats).toEqual([{ table: 1, row: 'a', leaves: 'a', comes: null }]);
    expect(dropped.tables.map(({ substituted }) => substituted)).toEqual([['a'], ['a'], []]);
    expect(choreOf(dropped, 3000)).toEqual({ is: 'reseat' });
    expect(choreOf({ ...dropped, phase: 'drawn', reseats: [] }, 1500)).toBeNull();
  });

  it('leaves its seats to computer players where the league has it so', () => {
    const { settings, ...rest } = playing();
    const without = { ...rest, settings: { ...settings, dropOuts: 'computer' as const } };
    const dropped = leave(without, 'a', 3000);
    expect(dropped.searches).toEqual([]);
    expect(dropped.reseats).toEqual([{ table: 1, row: 'a', leaves: 'a', comes: null }]);
    expect(sitterOf(dropped, 'a')).toBeNull();
  });

  it('leaves nobody looked for where nothing is left to play, or once the season ends', () => {
    const over = playing({ tables: [aTable(['a', 'b'], { status: 'over' })] });
    expect(leave(over, 'a', 3000).searches).toEqual([]);
    const ends = { ...leave(playing(), 'a', 3000), roundEnds: [5000] };
    expect(askedNext(ends, 0, everybody, 4999).asked).toBe('p');
    expect(askedNext(ends, 0, everybody, 5000)).toMatchObject({
      asked: null,
      season: { searches: [{ next: null }] },
    });
  });

  it('does not come back', () => {
    const dropped = leave(playing(), 'a', 3000);
    const said = { user: 'a', name: 'a', standsBy: true, onlyStandsBy: true, away: [] };
    expect(enter(dropped, said, 3001)).toBe('sign-up is over');
    expect(leave(dropped, 'a', 3001)).toEqual(dropped);
  });
});

describe('a substitute', () => {
  it('has the seats of a row, until it leaves, and then the next one is asked', () => {
    const asked = askedNext(leave(playing(), 'a', 3000), 0, everybody, 3000).season;
    const taken = takenOver(answered(asked, 0, 'p', 'yes', 4000), 'a', heir('p'), { now: 4000 });
    expect(sitterOf(taken, 'a')?.user).toBe('p');
    expect(taken.reseats.at(-1)).toEqual({ table: 1, row: 'a', leaves: 'a', comes: 'p' });
    expect(taken.rulings.at(-1)?.deed).toEqual({ is: 'stands in', user: 'p', for: 'a' });
    expect(taken.searches.map(({ next }) => next)).toEqual([null]);
    const left = leave(taken, 'p', 5000);
    expect(sitterOf(left, 'a')).toBeNull();
    expect(entrantOf(left, 'p')?.as).toBe('gone');
    expect(left.reseats.at(-1)).toEqual({ table: 1, row: 'a', leaves: 'p', comes: null });
    expect(askedNext(left, 0, everybody, 5000).asked).toBe('q');
  });

  it('is asked by day, and again for as long as nobody else has said yes', () => {
    const dropped = leave(playing(), 'a', 3000);
    const asleep = { ...everybody, awakeAt: () => 3000 + HOUR_MS };
    expect(askedNext(dropped, 0, asleep, 3000)).toMatchObject({
      asked: null,
      season: { searches: [{ next: 3000 + HOUR_MS }] },
    });
    const asked = askedNext(dropped, 0, everybody, 3000).season;
    const more = { ...stander('r'), onlyStandsBy: true };
    const entered = enter(asked, more, 4000);
    if (typeof entered === 'string') throw new Error(entered);
    // Somebody new comes after who is waited for.
    expect(askedNext(entered, 0, everybody, 4000)).toMatchObject({
      asked: null,
      season: { searches: [{ next: 3000 + ANSWERED_WITHIN_MS }] },
    });
  });

  it('is asked once, in order, and fits', () => {
    const users = ['a', 'b', 'c', 'x', 'y', 'z', 'p', 'q'];
    const act = fc.record({
      does: fc.constantFrom('says no', 'is silent', 'says yes', 'somebody drops', 'hours pass'),
      user: fc.constantFrom(...users),
      hours: fc.integer({ min: 1, max: 30 }),
    });
    fc.assert(
      fc.property(
        fc.subarray(users),
        fc.subarray(users),
        fc.array(act, { maxLength: 30 }),
        (unfit, away, acts) => {
          let now = 3000;
          let season = playing();
          season = {
            ...season,
            entrants: season.entrants.map((one) =>
              away.includes(one.user) ? { ...one, away: [{ from: 0, to: 10 ** 12 }] } : one,
            ),
          };
          const known = { maySit: (user: string) => !unfit.includes(user), awakeAt: () => now };
          season = leave(season, 'a', now);
          for (const { does, user, hours } of acts) {
            for (const [nth, { row, asked: before }] of season.searches.entries()) {
              const { next = null } = season.searches[nth] ?? {};
              if (next === null || next > now) continue;
              const { season: after, asked } = askedNext(season, nth, known, now);
              expect(after.searches[nth]?.next ?? now + 1).toBeGreaterThan(now);
              season = after;
              if (asked === null) continue;
              expect(before.map((one) => one.user)).not.toContain(asked);
              expect([...unfit, ...away]).not.toContain(asked);
              const one = entrantOf(season, asked);
              expect(one?.dropped).toBeNull();
              expect(one?.division).not.toBe(entrantOf(season, row)?.division);
              expect(season.entrants.map((each) => each.heir?.user)).not.toContain(asked);
              const last = before.at(-1);
              expect(
                last === undefined || last.said !== null || now - last.at >= ANSWERED_WITHIN_MS,
              ).toBe(true);
            }
            const [search] = season.searches;
            const last = search?.asked.at(-1);
            const isOn = search !== undefined && isSought(season, search, now);
            if (isOn && last !== undefined && does === 'says no')
              season = answered(season, 0, last.user, 'no', now);
            const isFree = season.entrants.every((one) => one.heir?.user !== last?.user);
            if (isOn && last !== undefined && isFree && does === 'says yes')
              season = takenOver(
                answered(season, 0, last.user, 'yes', now),
                search.row,
                heir(last.user),
                { now },
              );
            if (does === 'somebody drops') season = leave(season, user, now);
            if (does === 'hours pass' || does === 'is silent') now += hours * HOUR_MS;
          }
          for (const { asked } of season.searches)
            expect(new Set(asked.map((one) => one.user)).size).toBe(asked.length);
          const order = season.searches[0]?.asked.map((one) => one.user) ?? [];
          const players = order.findIndex((user) => ['x', 'y', 'z'].includes(user));
          // Where two are looked for, one of them may ask whom the other one would have asked first.
          if (players >= 0 && season.searches.length === 1)
            for (const one of ['p', 'q'])
              if (order.includes(one)) expect(order.indexOf(one)).toBeLessThan(players);
        },
      ),
    );
  });
});
