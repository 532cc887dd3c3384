import { expect } from 'vitest';
import type { Seasons } from '../../bench/league/seasons.ts';

/** What holds in every season: all ends, nothing is done or said twice, and what standings promise is kept. */
export function expectFair(lived: Seasons, seasons: number): void {
  expect(lived).toMatchObject({
    seasonsEnded: seasons,
    tablesEnded: lived.tables,
    unevenness: 0,
    blockedMet: 0,
    callsTwice: 0,
    choresTwice: 0,
    rankBoundsBroken: 0,
    promotedWrong: 0,
    breaks: seasons,
    disputes: seasons,
    drops: seasons,
    directorPresses: 3 * seasons,
    pingsOutsideHours: 0,
    pingsUnwanted: 0,
  });
}
