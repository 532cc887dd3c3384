import { describe, expect, it } from 'vitest';
import { liveSeasons, type Seasons, type SeasonsRules } from '../../bench/league/seasons.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { openMemoryStore } from '../store/memory.ts';
import { expectFair } from './fair.ts';

/** Lives through seasons of a small game, on a store of their own. */
async function live(rules: Partial<SeasonsRules>): Promise<Seasons> {
  const store = await openMemoryStore();
  const usual = { edition: pebblesEdition, people: 7, seats: 3, seasons: 1, seed: 'pebbles' };
  const lived = await liveSeasons({ ...usual, ...rules, store });
  await store.close();
  return lived;
}

describe('seasons of a league', { timeout: 300_000 }, () => {
  it('end by themselves, over restarts', async () => {
    const seasons = await live({ people: 7, seasons: 2, restartsEvery: 20 });
    expectFair(seasons, 2);
    expect(seasons.restarts).toBeGreaterThan(3);
  });

  it('end without dates, too, with two seats, computer players for who drops out, and votes', async () => {
    const seasons = await live({
      seats: 2,
      settings: { roundDays: null, matches: 3, atOnce: 1, dropOuts: 'computer' },
      settledBy: 'vote',
      restartsEvery: 20,
    });
    // What was voted on does not count.
    expectFair({ ...seasons, tablesEnded: seasons.tablesEnded + 1 }, 1);
    expect(seasons).toMatchObject({ stoodIn: 0, tablesEnded: seasons.tables - 1 });
    expect(seasons.dropped).toBeGreaterThan(0);
  });
});
