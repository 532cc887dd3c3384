import { expect, it } from 'vitest';
import { liveMonth, type Month } from '../../bench/month/month.ts';
import { ORDERS } from '../../bench/month/orders.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { Store } from '../../src/store/store.ts';

/** What holds in every month: all end, nothing is decided twice, and nobody is pinged who sleeps or wants no pings. */
export function expectFair(month: Month, matches: number): void {
  expect(month).toMatchObject({
    matchesEnded: matches,
    doubleResolved: 0,
    pingsOutsideHours: 0,
    pingsUnwanted: 0,
    pingsTooOften: 0,
    saidTwice: 0,
  });
}

/** Lives through months of a game on stores that are opened for them. */
export function describeMonths(
  edition: AnyEdition,
  matches: number,
  open: () => Promise<Store>,
): void {
  it(`ends every match of ${edition.name}, and is the same with the same seed`, async () => {
    const live = async (): Promise<Month> => {
      const store = await open();
      try {
        return await liveMonth({
          edition,
          store,
          matches,
          seed: `a month of ${edition.name}`,
          restartsEvery: 20,
        });
      } finally {
        await store.close();
      }
    };
    // Side by side, as each waits for its database.
    const [month, again] = await Promise.all([live(), live()]);
    expectFair(month, matches);
    expect(again).toEqual(month);
  });

  const orders = ORDERS[edition.game.id];
  if (orders === undefined) return;
  it(`ends every match of ${edition.name} by what people ordered`, async () => {
    const store = await open();
    const month = await liveMonth({ edition, store, matches, seed: 'ordered', orders });
    await store.close();
    expectFair(month, matches);
    expect(month.answers['order']).toBeGreaterThan(0);
  });
}
