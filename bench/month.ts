import { SHELF } from '../src/games/index.ts';
import { openStore } from '../src/store/open.ts';
import type { AnyEdition } from '../src/presentation/edition.ts';
import { startPostgres } from './bot/postgres.ts';
import type { Figure } from './figure.ts';
import { liveMonth, type Month } from './month/month.ts';
import { part } from './share.ts';

/** How many matches a month has. */
const MATCHES = 200;

/**
 * What people order who order something: all that they are asked while it is somebody else's turn, and their own turns
 * by a computer player, as people do who are away. The secret card of Tusk! they choose themselves, and in Stone Age
 * what they buy.
 */
const ORDERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tusk: {
    defend: 'half',
    side: 'out',
    back: 'back',
    hunt: 'half',
    stay: '2',
    aside: 'richest',
    share: 'computer',
    act: 'computer',
    place: 'richest',
  },
  'stone-age': {
    place: 'computer',
    tools: 'computer',
    die: 'highest',
    bonus: 'computer',
    feed: 'buy',
  },
};

/** Lives through a month of each game, on each database, and once more with orders on the first of them. */
export async function benchMonth(share: number): Promise<Figure[]> {
  const matches = part(MATCHES, share);
  // Side by side: each waits for its own database most of the time, and nothing is timed.
  const months = [...SHELF].map(async ([id, edition]) => {
    const name = id === 'tusk' ? '' : `${id}.`;
    const [plain, ordered, other] = await Promise.all([
      onPglite(edition, matches, {}),
      onPglite(edition, matches, ORDERS[id] ?? {}),
      onPostgres(edition, matches),
    ]);
    return figuresOfGame(name, matches, plain, ordered, other);
  });
  return (await Promise.all(months)).flat();
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
  { name: `${name}daysPerMatch`, value: plain.daysPerMatch, unit: 'days', target: null },
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
          value: other.digest === plain.digest ? 1 : 0,
          unit: 'of 1',
          target: { atLeast: 1 },
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

async function onPglite(
  edition: AnyEdition,
  matches: number,
  orders: Readonly<Record<string, string>>,
): Promise<Month> {
  const store = await openStore({ databaseUrl: null, folder: ':memory:' });
  try {
    return await liveMonth({ edition, store, matches, seed: `month ${edition.game.id}`, orders });
  } finally {
    await store.close();
  }
}

/** Null where this machine has no Postgres. */
async function onPostgres(edition: AnyEdition, matches: number): Promise<Month | null> {
  const server = await startPostgres().catch(() => null);
  if (server === null) return null;
  const store = await openStore({ databaseUrl: server.url, folder: '' });
  try {
    return await liveMonth({ edition, store, matches, seed: `month ${edition.game.id}` });
  } finally {
    await store.close();
    await server.close();
  }
}
