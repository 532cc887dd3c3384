import { describe, expect, it } from 'vitest';
import { liveSeasons, type Seasons } from '../../bench/league/seasons.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { openMemoryStore } from '../store/memory.ts';

describe('seasons of a league', { timeout: 300_000 }, () => {
  it('end by themselves, the same with the same seed', async () => {
    const live = async (): Promise<Seasons> => {
      const store = await openMemoryStore();
      try {
        return await liveSeasons({
          edition: pebblesEdition,
          store,
          people: 9,
          seats: 3,
          seasons: 2,
          seed: 'pebbles',
          restartsEvery: 20,
        });
      } finally {
        await store.close();
      }
    };
    const one = await live();
    console.log({ ...one, middle: null });
    expect(one.seasonsEnded).toBe(2);
  });
});
