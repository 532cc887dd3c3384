import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SHELF } from '../../src/games/index.ts';
import { openApp } from '../../src/match/open.ts';
import { watchNights } from '../../src/process/night.ts';
import { openMemoryStore } from '../store/memory.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('looks through the matches and makes room once a night, and not before or after', async () => {
  const store = await openMemoryStore();
  const looked = vi.spyOn(store, 'idsByStatus').mockResolvedValue([]);
  const prune = vi.fn<(now: Date) => Promise<void>>().mockResolvedValue();
  const vacuumed = vi.spyOn(store, 'vacuum');
  let now = new Date(2026, 2, 1, 3, 40);
  const app = openApp(store, SHELF, () => now);
  const close = watchNights(app, pino({ level: 'silent' }), prune);
  const nights: number[] = [];
  for (let tenMinutes = 0; tenMinutes < 2 * 24 * 6; tenMinutes += 1) {
    now = new Date(now.getTime() + 10 * 60_000);
    const before = looked.mock.calls.length;
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    if (looked.mock.calls.length > before) nights.push(now.getHours());
  }
  await close();
  expect(nights).toEqual([4, 4]);
  expect(vacuumed).toHaveBeenCalledTimes(2);
  expect(prune).toHaveBeenCalledTimes(2);
  await store.close();
});
