import { availableParallelism } from 'node:os';
import { createWorkerPool } from '../src/threads/worker-pool.ts';
import { startThread } from '../src/threads/start.ts';
import type { Figure } from './figure.ts';
import type { Life } from './month/life.ts';
import type { Month } from './month/month.ts';
import { ORDERS } from './month/orders.ts';
import { part } from './share.ts';
import { prefixOf } from './shelf.ts';

/** How many matches a month has. */
const MATCHES = 200;

/** How long a month may take, in milliseconds: 200 matches of the longest game, on a slow machine. */
const TIMEOUT_MS = 6 * 3_600_000;

/**
 * Lives through a month of each game, on each database, and once more with orders on the first of them. Each in a
 * thread of its own, as many at once as there are cores: nothing is timed.
 *
 * @param games the ids of those that are measured
 */
export async function benchMonth(share: number, games: readonly string[]): Promise<Figure[]> {
  const matches = part(MATCHES, share);
  const pool = createWorkerPool<Life, Month | null>({
    spawn: () => startThread(new URL('./month/life', import.meta.url), {}),
    threads: availableParallelism(),
    jobsPerThread: 1,
    timeoutMs: TIMEOUT_MS,
    tries: 1,
    failure: 'The month could not be lived through',
  });
  const lived = async (life: Life): Promise<Month> => {
    const month = await pool.enqueue(life);
    if (month === null) throw new Error('There was no database to live on.');
    return month;
  };
  try {
    const months = games.map(async (game) => {
      const plain = { game, matches, database: 'pglite', orders: {} } as const;
      const [alone, ordered, other] = await Promise.all([
        lived(plain),
        lived({ ...plain, orders: ORDERS[game] ?? {} }),
        pool.enqueue({ ...plain, database: 'postgres' }),
      ]);
      return figuresOfGame(prefixOf(game), matches, alone, ordered, other);
    });
    return (await Promise.all(months)).flat();
  } finally {
    await pool.close();
  }
}

/** @param other the same month on Postgres; null where this machine has none */
const figuresOfGame = (
  name: string,
  matches: number,
  plain: Month,
  ordered: Month,
  other: Month | null,
): Figure[] => [
  ...figuresOf(name, plain, matches),
  ...figuresOf(`${name}ordered.`, ordered, matches),
  { name: `${name}daysPerMatch`, value: plain.daysPerMatch, unit: 'days', target: null },
  { name: `${name}longestDays`, value: plain.longestDays, unit: 'days', target: null },
  {
    name: `${name}daysPerMatchWithOrders`,
    value: ordered.daysPerMatch,
    unit: 'days',
    target: { atMost: plain.daysPerMatch / 2 },
  },
  ...(other === null
    ? [{ name: `${name}postgres`, value: null, unit: 'no Postgres here', target: null }]
    : [
        ...figuresOf(`${name}postgres.`, other, matches),
        {
          name: `${name}sameOnBoth`,
          value: plain.digests.filter((digest, nth) => digest === other.digests[nth]).length,
          unit: `of ${matches}`,
          target: { atLeast: matches },
        },
      ]),
];

const figuresOf = (name: string, month: Month, matches: number): Figure[] => [
  {
    name: `${name}matchesEnded`,
    value: month.matchesEnded,
    unit: `of ${matches}`,
    target: { atLeast: matches },
  },
  {
    name: `${name}doubleResolved`,
    value: month.doubleResolved,
    unit: 'decisions',
    target: { atMost: 0 },
  },
  {
    name: `${name}pingsOutsideHours`,
    value: month.pingsOutsideHours,
    unit: 'pings',
    target: { atMost: 0 },
  },
  {
    name: `${name}pingsUnwanted`,
    value: month.pingsUnwanted,
    unit: 'pings',
    target: { atMost: 0 },
  },
  {
    name: `${name}pingsTooOften`,
    value: month.pingsTooOften,
    unit: 'pings',
    target: { atMost: 0 },
  },
  {
    name: `${name}saidTwice`,
    value: month.saidTwice,
    unit: 'posts',
    target: { atMost: 0 },
  },
  {
    name: `${name}pingsPerPlayerDay`,
    value: month.pingsPerPlayerDay,
    unit: 'pings for each player, match and day',
    target: null,
  },
];
