import { describe, expect, it } from 'vitest';
import { liveMonth } from '../../bench/month/month.ts';
import { SHELF } from '../../src/games/index.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { openMemoryStore } from '../store/memory.ts';
import { describeMonths, expectFair } from './months.ts';

const pebbles: AnyEdition = pebblesEdition;

/** Months by post, time handed in: people answer late, never, at night, and go away; the bot is restarted. */
describe('a month by post', { timeout: 300_000 }, () => {
  describeMonths(pebbles, 4, openMemoryStore);
  for (const edition of SHELF.values()) describeMonths(edition, 2, openMemoryStore);

  it('has computer players and safe answers help out, over restarts', async () => {
    const store = await openMemoryStore();
    const month = await liveMonth({
      edition: pebbles,
      store,
      matches: 12,
      seed: 'restarted',
      restartsEvery: 10,
    });
    await store.close();
    expectFair(month, 12);
    expect(month.answers['standIn']).toBeGreaterThan(0);
    expect(month.answers['default']).toBeGreaterThan(0);
    expect(month.restarts).toBeGreaterThan(3);
  });
});
