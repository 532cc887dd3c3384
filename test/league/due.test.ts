import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../src/clock/hours.ts';
import { choreOf, nextChoreAt, saidWarning, saidWeek, warnedUntil } from '../../src/league/due.ts';
import { drawn } from '../../src/league/drawing.ts';
import { endsAt, roundBegins, toOpen, wouldEndAt } from '../../src/league/playing.ts';
import { aPlayer, aSeason, aTable } from './a-season.ts';

const HOUR_MS = 3_600_000;
const people = ['a', 'b', 'c', 'd'];
const entrants = people.map((user) => aPlayer(user));
/** Two rounds of two weeks. */
const roundEnds = [2000 + 14 * DAY_MS, 2000 + 28 * DAY_MS];
const { settings } = aSeason();
const playing = aSeason({
  phase: 'playing',
  settings: { ...settings, roundDays: 14 },
  entrants,
  divisions: [{ post: null }],
  roundEnds,
  tables: [aTable(people), aTable(people, { round: 1 })],
});
const open = (at: number) =>
  playing.tables.map((one, nth) => (nth === at ? { ...one, status: 'open' as const } : one));

describe('what a season does by itself', () => {
  it('draws when sign-up ends, or is cancelled where too few have signed up', () => {
    const season = aSeason({ entrants });
    expect(choreOf(season, 999)).toBeNull();
    expect(nextChoreAt(season, 999)).toBe(1000);
    expect(choreOf(season, 1000)).toEqual({ is: 'draw' });
    const alone = aSeason({ entrants: entrants.slice(0, 1) });
    expect(choreOf(alone, 1000)).toEqual({ is: 'call off' });
  });

  it('begins on its day', () => {
    const season = aSeason({ phase: 'drawn', entrants });
    expect(choreOf(season, 1999)).toBeNull();
    expect(choreOf(season, 2000)).toEqual({ is: 'begin' });
  });

  it('opens what everybody is free for, and the next round on its day at the latest', () => {
    expect(choreOf(playing, 2000)).toEqual({ is: 'open', tables: [1, 2] });
    const oneAtATime = { ...playing, settings: { ...playing.settings, atOnce: 1 } };
    expect(toOpen(oneAtATime, 2000)).toEqual([1]);
    const first = { ...oneAtATime, tables: open(0) };
    expect(toOpen(first, 2000)).toEqual([]);
    expect(toOpen(first, 2000 + 14 * DAY_MS)).toEqual([2]);
  });

  it('has a warning out of date once the next one is due, or the end has come', () => {
    const end = 100 * HOUR_MS;
    const until = [72, 24, 6].map((hours) => warnedUntil(end, hours) / HOUR_MS);
    expect(until).toEqual([76, 94, 100]);
  });

  it('opens, warns and searches nothing in a break, in which what is open stands still', () => {
    const until = 2000 + 13 * DAY_MS;
    const resting = { ...playing, break: { until, stands: false }, tables: open(0) };
    const from = 2000 + 12 * DAY_MS;
    expect(choreOf(resting, from)).toEqual({ is: 'rest', tables: [1], until });
    const rests = { ...resting, break: { until, stands: true } };
    expect(choreOf(rests, from)).toBeNull();
    expect(nextChoreAt(rests, from)).toBe(until);
    expect(choreOf(rests, until)).toEqual({ is: 'go on', tables: [1] });
    expect(choreOf({ ...rests, break: null }, until)).toEqual({ is: 'open', tables: [2] });
  });

  it('opens nothing for who is away, until its round begins', () => {
    const away = [{ from: 0, to: 2000 + 3 * DAY_MS }];
    const season = { ...playing, entrants: [aPlayer('a', { away }), ...entrants.slice(1)] };
    expect(toOpen(season, 2000)).toEqual([]);
    expect(nextChoreAt(season, 2000)).toBe(2000 + 3 * DAY_MS);
    expect(toOpen(season, 2000 + 3 * DAY_MS)).toEqual([1, 2]);
  });

  it('opens nothing for who is away where there are no dates, nor for who plays on for somebody', () => {
    const away = [{ from: 0, to: 2000 + 3 * DAY_MS }];
    const undated = { ...playing, roundEnds: [] };
    const season = { ...undated, entrants: [aPlayer('a', { away }), ...entrants.slice(1)] };
    expect(toOpen(season, 2000)).toEqual([]);
    expect(nextChoreAt(season, 2000)).toBe(2000 + 3 * DAY_MS);
    const dropped = { away, dropped: 1, heir: { user: 'z', name: 'z', since: 1 } };
    const others = entrants.slice(1);
    const heir = aPlayer('z', { as: 'alternate', division: null });
    const taken = { ...undated, entrants: [aPlayer('a', dropped), ...others, heir] };
    expect(toOpen(taken, 2000)).toEqual([1, 2]);
    const busy = { ...taken, entrants: [aPlayer('a', dropped), ...others, { ...heir, away }] };
    expect(toOpen(busy, 2000)).toEqual([]);
  });

  it('waits for who is away for half of the first round at most', () => {
    const away = [{ from: 0, to: 2000 + 60 * DAY_MS }];
    const season = { ...playing, entrants: [aPlayer('a', { away }), ...entrants.slice(1)] };
    expect(toOpen(season, 2000 + 6 * DAY_MS)).toEqual([]);
    expect(nextChoreAt(season, 2000 + 6 * DAY_MS)).toBe(2000 + 7 * DAY_MS);
    expect(toOpen(season, 2000 + 7 * DAY_MS)).toEqual([1]);
  });

  it('ends when sign-up said, with as much time for each table as its league gives', () => {
    const known = { avoids: () => [], waking: () => null, before: [] };
    const weeks = (of: number): number => of * 7 * DAY_MS;
    for (let many = 4; many <= 16; many += 1) {
      const entered = Array.from({ length: many }, (_, at) => aPlayer(`u${at}`));
      const season = aSeason({ entrants: entered });
      const after = drawn(season, known);
      expect(endsAt(after)).toBe(wouldEndAt(season));
      expect(endsAt(after)).toBe(2000 + weeks(8));
      for (const [round, end] of after.roundEnds.entries()) {
        expect(end - roundBegins(after, round)).toBe(weeks(4));
        expect(roundBegins(after, round)).toBeGreaterThanOrEqual(2000);
      }
    }
  });

  it('warns three days, a day and six hours before a round ends, each once and the latest alone', () => {
    const season = { ...playing, tables: open(0).slice(0, 1) };
    const [end = 0] = roundEnds;
    const said = [saidWeek(1)];
    expect(choreOf({ ...season, said }, end - 73 * HOUR_MS)).toBeNull();
    const first = { is: 'warn', round: 0, hours: 72 };
    expect(choreOf({ ...season, said }, end - 72 * HOUR_MS)).toEqual(first);
    const warned = [...said, saidWarning(0, 72)];
    expect(choreOf({ ...season, said: warned }, end - 25 * HOUR_MS)).toBeNull();
    // After a night in which nobody was there only the last one is of use.
    expect(choreOf({ ...season, said: warned }, end - 5 * HOUR_MS)).toMatchObject({ hours: 6 });
  });

  it('settles what is open at its end, again and again until all of it is over', () => {
    const season = { ...playing, tables: open(1).slice(1) };
    const [, end = 0] = roundEnds;
    expect(choreOf(season, end)).toEqual({ is: 'settle', tables: [1] });
    expect(nextChoreAt(season, end)).toBeGreaterThan(end);
    const over = aTable(people, { status: 'over', result: { places: [1, 2, 3, 4], scores: null } });
    expect(choreOf({ ...season, tables: [over] }, end)).toEqual({ is: 'end' });
  });

  it('breaks off what is open once it is called off, and nothing else', () => {
    const season = { ...playing, phase: 'cancelled' as const, tables: open(1) };
    expect(choreOf(season, 3000)).toEqual({ is: 'break off', tables: [2] });
    expect(choreOf({ ...season, tables: playing.tables }, 3000)).toBeNull();
  });

  it('tells each week once, and has nothing to do when it is over', () => {
    const season = { ...playing, tables: open(0).slice(0, 1) };
    const week = 2000 + 7 * DAY_MS;
    expect(choreOf(season, week)).toEqual({ is: 'week', week: 1 });
    expect(choreOf({ ...season, said: [saidWeek(1)] }, week)).toBeNull();
    expect(choreOf({ ...season, phase: 'over' }, week)).toBeNull();
    expect(nextChoreAt({ ...season, phase: 'over' }, week)).toBeNull();
  });
});
