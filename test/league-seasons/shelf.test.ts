import { describe, expect, it } from 'vitest';
import { liveSeasons } from '../../bench/league/seasons.ts';
import { SHELF } from '../../src/games/index.ts';
import { openMemoryStore } from '../store/memory.ts';
import { expectFair } from './fair.ts';

describe('a season of each game on the shelf', { timeout: 600_000 }, () => {
  it.each([...SHELF.values()])('ends by itself in $name', async (edition) => {
    const store = await openMemoryStore();
    const seats = Math.min(4, edition.game.seats[1]);
    const seed = `a season of ${edition.game.id}`;
    const lived = await liveSeasons({ edition, store, people: 7, seats, seasons: 1, seed });
    await store.close();
    expectFair(lived, 1);
    expect(lived.tables).toBeGreaterThan(0);
  });
});
