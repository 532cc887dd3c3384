import { expect, it } from 'vitest';
import { liveSeasons, type Seasons } from '../../bench/league/seasons.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { openMemoryStore } from '../store/memory.ts';

/** A season of a small game that stops for nothing, on a store of its own. */
async function live(restartsEvery: number): Promise<Seasons> {
  const store = await openMemoryStore();
  const rules = { people: 7, seats: 3, seasons: 1, seed: 'pebbles', isSteady: true };
  const lived = await liveSeasons({ ...rules, edition: pebblesEdition, restartsEvery, store });
  await store.close();
  return lived;
}

it('seasons are the same with the same seed, whatever restarts, and whichever process does their chores', {
  timeout: 300_000,
}, async () => {
  const [often, seldom] = await Promise.all([live(5), live(1_000_000)]);
  expect(often.restarts).toBeGreaterThan(seldom.restarts);
  expect({ ...often, restarts: 0 }).toEqual({ ...seldom, restarts: 0 });
});
