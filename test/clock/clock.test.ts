import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Going,
  type Reach,
  newSeatTime,
  remindersOf,
  runsOut,
  settled,
  skipping,
  started,
  stopped,
} from '../../src/clock/seat-time.ts';
import {
  afterAwake,
  awakeAt,
  awakeBetween,
  type Hours,
  isAwake,
  isZone,
  LEAST_AWAKE,
  minutesAwake,
  wakesAfter,
} from '../../src/clock/hours.ts';
import { hoursAt, lasting, ownPace, PACES, paceName } from '../../src/clock/pace.ts';

const at = (text: string): number => Date.parse(text);
const berlin: Hours = { zone: 'Europe/Berlin', wakes: 8 * 60, sleeps: 22 * 60 };
const HOUR = 3_600_000;

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Pacific/Auckland',
];
const someHours = fc
  .record({
    zone: fc.constantFrom(...zones),
    wakes: fc.integer({ min: 0, max: 1439 }),
    sleeps: fc.integer({ min: 0, max: 1440 }),
  })
  .filter((hours) => hours.wakes !== hours.sleeps && minutesAwake(hours) >= LEAST_AWAKE);
/** Times of two years, with all changes of clocks. */
const someTime = fc.integer({ min: at('2026-01-01T00:00Z'), max: at('2027-12-31T00:00Z') });

describe('waking hours', () => {
  it('leave nights out', () => {
    const [evening, morning] = [at('2026-06-01T20:00+02:00'), at('2026-06-02T09:00+02:00')];
    expect(awakeBetween(berlin, evening, morning)).toBe(3 * HOUR);
    expect(afterAwake(berlin, evening, 3 * HOUR)).toBe(morning);
    expect(isAwake(berlin, at('2026-06-01T21:59+02:00'))).toBe(true);
    expect(isAwake(berlin, at('2026-06-01T22:00+02:00'))).toBe(false);
    expect(awakeAt(berlin, at('2026-06-01T23:30+02:00'))).toBe(at('2026-06-02T08:00+02:00'));
  });

  it('may go on beyond midnight', () => {
    const owl: Hours = { zone: 'Europe/Berlin', wakes: 11 * 60, sleeps: 2 * 60 };
    expect(minutesAwake(owl)).toBe(15 * 60);
    expect(isAwake(owl, at('2026-06-02T01:00+02:00'))).toBe(true);
    expect(isAwake(owl, at('2026-06-02T03:00+02:00'))).toBe(false);
  });

  it('follow the clocks of their zone when these change', () => {
    // The night of 29 March 2026 is an hour shorter, that of 25 October an hour longer.
    expect(awakeAt(berlin, at('2026-03-28T23:00Z'))).toBe(at('2026-03-29T06:00Z'));
    expect(awakeAt(berlin, at('2026-10-24T23:00Z'))).toBe(at('2026-10-25T07:00Z'));
    const nightly: Hours = { zone: 'Europe/Berlin', wakes: 0, sleeps: 8 * 60 };
    expect(awakeBetween(nightly, at('2026-03-28T23:00Z'), at('2026-03-29T12:00Z'))).toBe(7 * HOUR);
    expect(awakeBetween(nightly, at('2026-10-24T22:00Z'), at('2026-10-25T12:00Z'))).toBe(9 * HOUR);
  });

  it('know which zones there are', () => {
    expect(isZone('Asia/Tokyo')).toBe(true);
    expect(isZone('Atlantis/Capital')).toBe(false);
  });

  it('count to where so much of them is over, in every zone and at every time', () => {
    fc.assert(
      fc.property(
        someHours,
        someTime,
        fc.integer({ min: 0, max: 100 * HOUR }),
        (hours, from, ms) => {
          const end = afterAwake(hours, from, ms);
          expect(awakeBetween(hours, from, end)).toBe(ms);
          expect(isAwake(hours, end)).toBe(true);
        },
      ),
    );
  });

  it('add up, wherever they are cut', () => {
    fc.assert(
      fc.property(someHours, someTime, someTime, someTime, (hours, ...times) => {
        const [a = 0, b = 0, c = 0] = times
          .toSorted((one, other) => one - other)
          .map(
            (ms, nth, all) =>
              (all[0] ?? 0) + ((ms - (all[0] ?? 0)) % (40 * 24 * HOUR)) * (nth > 0 ? 1 : 0),
          )
          .toSorted((one, other) => one - other);
        expect(awakeBetween(hours, a, b) + awakeBetween(hours, b, c)).toBe(
          awakeBetween(hours, a, c),
        );
        expect(awakeBetween(hours, c, a)).toBe(a === c ? awakeBetween(hours, a, c) : 0);
      }),
      { numRuns: 50 },
    );
  });
});

it('somebody wakes on the day after, also where clocks are set forward in between', () => {
  const eve = at('2026-03-28T23:30+01:00');
  expect(wakesAfter(berlin, eve)).toBe(at('2026-03-29T08:00+02:00'));
  expect(wakesAfter(berlin, at('2026-03-29T08:00+02:00'))).toBe(at('2026-03-30T08:00+02:00'));
  const owl: Hours = { zone: 'Europe/Berlin', wakes: 12 * 60, sleeps: 2 * 60 };
  expect(wakesAfter(owl, at('2026-06-02T01:00+02:00'))).toBe(at('2026-06-02T12:00+02:00'));
});

describe('a pace', () => {
  it('has a name, or is a host’s own', () => {
    expect(paceName(PACES['1 day'])).toBe('1 day');
    expect(paceName(ownPace(8, 24))).toBeNull();
  });

  it('counts days by the days of who is asked', () => {
    expect(lasting(PACES['1 day'], 1, berlin)).toBe(14 * HOUR);
    expect(lasting(PACES['1 day'], 1, null)).toBe(24 * HOUR);
    expect(lasting(PACES['12 hours'], 12, berlin)).toBe(12 * HOUR);
    expect(hoursAt(PACES.live, berlin)).toBeNull();
  });
});

describe('one hand of a clock', () => {
  const day: Going = { pace: { ...PACES['1 day'], bank: 0 }, hours: berlin };
  const there: Reach = { hours: berlin, back: null };

  it('gives a day until the same time of the next one', () => {
    const asked = at('2026-06-01T14:00+02:00');
    const one = started(newSeatTime(day), asked);
    expect(runsOut(one, day)).toBe(at('2026-06-02T14:00+02:00'));
    expect(remindersOf({ ...one, told: 'asked' }, day, there, asked)).toEqual([
      { stage: 'half', from: at('2026-06-01T21:00+02:00') },
      { stage: 'late', from: at('2026-06-02T12:36+02:00') },
    ]);
  });

  it('calls in the morning who was asked at night', () => {
    const one = started(newSeatTime(day), at('2026-06-01T23:00+02:00'));
    const [asked] = remindersOf(one, day, there, at('2026-06-02T07:59+02:00'));
    expect(asked).toEqual({ stage: 'asked', from: at('2026-06-02T08:00+02:00') });
  });

  it('tells what is overdue at once, once, and nothing at night', () => {
    const one = {
      ...started(newSeatTime(day), at('2026-06-01T14:00+02:00')),
      told: 'asked' as const,
    };
    const noon = at('2026-06-02T13:00+02:00');
    expect(remindersOf(one, day, there, noon)).toEqual([{ stage: 'late', from: noon }]);
    expect(remindersOf({ ...one, told: 'late' }, day, there, noon)).toEqual([]);
    // At night nothing is told, however late it is; nor where it arrives after its player has gone to bed.
    const morning = at('2026-06-02T08:00+02:00');
    for (const night of ['2026-06-02T03:00+02:00', '2026-06-01T21:59:30+02:00'])
      expect(remindersOf(one, day, there, at(night))[0]).toEqual({ stage: 'half', from: morning });
  });

  it('leaves who is away in peace until it is back, but for a time that is nearly over', () => {
    const one = started(newSeatTime(day), at('2026-06-01T14:00+02:00'));
    const [evening, back] = [at('2026-06-01T21:30+02:00'), at('2026-06-02T09:00+02:00')];
    const late = { stage: 'late', from: at('2026-06-02T12:36+02:00') };
    expect(remindersOf(one, day, { hours: berlin, back }, evening)).toEqual([
      { stage: 'half', from: back },
      late,
    ]);
    const later: Reach = { hours: berlin, back: at('2026-06-05T09:00+02:00') };
    expect(remindersOf(one, day, later, evening)).toEqual([late]);
  });

  it('counts in the hours of before, and tells in those that are kept by now', () => {
    const one = started(newSeatTime(day), at('2026-06-01T14:00+02:00'));
    const moved: Reach = { hours: { ...berlin, zone: 'Pacific/Auckland' }, back: null };
    const evening = at('2026-06-01T21:30+02:00');
    const [half] = remindersOf({ ...one, told: 'asked' }, day, moved, evening);
    expect(half).toEqual({ stage: 'half', from: at('2026-06-02T08:00+12:00') });
    expect(runsOut(one, day)).toBe(at('2026-06-02T14:00+02:00'));
  });

  it('spends the bank before it runs out, and gains by answers', () => {
    const going: Going = { pace: ownPace(2, 3), hours: null };
    const one = started(newSeatTime(going), 0);
    expect(runsOut(one, going)).toBe(5 * HOUR);
    const spent = settled(one, going, 4 * HOUR, false);
    expect(spent.bank).toBe(HOUR);
    expect(settled(one, going, 4 * HOUR, true).bank).toBe(1.2 * HOUR);
    expect(settled(one, going, HOUR, true).bank).toBe(3 * HOUR);
    expect(settled({ ...one, missed: 2 }, going, 9 * HOUR, true)).toMatchObject({
      bank: 0.2 * HOUR,
      missed: 0,
    });
  });

  it('stands while it is stopped, and where nobody could play', () => {
    const going: Going = { pace: ownPace(2, 3), hours: null };
    const one = started(newSeatTime(going), 0);
    const later = started(stopped(one, going, HOUR), 10 * HOUR);
    expect(runsOut(later, going)).toBe(14 * HOUR);
    const always: Reach = { hours: null, back: null };
    expect(remindersOf(stopped(one, going, HOUR), going, always, HOUR)).toEqual([]);
    expect(runsOut(skipping(one, going, HOUR, 10 * HOUR), going)).toBe(14 * HOUR);
    // A clock that jumped ahead and back again has counted nothing.
    const ahead = skipping(one, going, HOUR, 1000 * HOUR);
    expect(runsOut(skipping(ahead, going, 1000 * HOUR, 2 * HOUR), going)).toBe(6 * HOUR);
  });

  it('never ends early for a stop, and tells nobody at night', () => {
    fc.assert(
      fc.property(
        someHours,
        someTime,
        fc.constantFrom(...Object.values(PACES)),
        fc.integer({ min: 0, max: 30 * HOUR }),
        fc.integer({ min: 0, max: 30 * HOUR }),
        someHours,
        fc.option(fc.integer({ min: -HOUR, max: 60 * HOUR })),
        (hours, from, pace, before, pause, otherHours, away) => {
          const going = { pace, hours };
          const reach = { hours: otherHours, back: away === null ? null : from + away };
          const one = started(newSeatTime(going), from);
          const end = runsOut(one, going) ?? 0;
          const held = started(stopped(one, going, from + before), from + before + pause);
          expect(runsOut(held, going) ?? 0).toBeGreaterThanOrEqual(Math.min(end, from + before));
          for (const now of [from, from + before]) {
            for (const { stage, from: when } of remindersOf(one, going, reach, now)) {
              expect(isAwake(otherHours, when)).toBe(true);
              expect(when).toBeGreaterThanOrEqual(stage === 'late' ? now : (reach.back ?? now));
              expect(when).toBeLessThan(end);
            }
          }
        },
      ),
    );
  });
});
