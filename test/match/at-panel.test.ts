import { afterEach, beforeEach, expect, it } from 'vitest';
import { atPanel } from '../../src/match/play/call.ts';
import { sayDay } from '../../src/match/stored/person.ts';
import { ash, birch, type ClockApp, openClockApp } from './clock-app.ts';

let there: ClockApp;
beforeEach(async () => {
  there = await openClockApp();
  await there.begin([ash, birch]);
});
afterEach(() => there.close());

const MINUTE = 60_000;

it('whoever answered a moment ago sees on its panel what computer players did, unless it sleeps by then', async () => {
  const [user, seat] = await there.asked();
  const day = { zone: 'UTC', wakes: 5 * 60, sleeps: 13 * 60, pings: null, wantsUpNextPing: null };
  await sayDay(there.app, there.press(user), day);
  const seen = async (after: number) => {
    const update = { watching: [], byThought: true, callsAll: false } as const;
    return atPanel({ ...update, loaded: { row: await there.row() } }, new Date(there.now + after));
  };
  // Until then nobody has answered, as it has just begun.
  expect(await seen(0)).toEqual([]);
  await there.answer(user);
  expect(await seen(MINUTE / 2)).toEqual([seat]);
  expect(await seen(MINUTE)).toEqual([]);
  // It sleeps from 13:00 on.
  there.now = Date.UTC(2026, 5, 1, 12, 59, 50);
  const [other] = await there.asked();
  await there.answer(other);
  await there.answer(user);
  expect(await seen(5_000)).toEqual([]);
});
