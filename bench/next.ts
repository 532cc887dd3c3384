import { createHash } from 'node:crypto';
import { MOST_WAITING } from '../src/discord/wording/waiting.ts';
import { SHELF } from '../src/games/index.ts';
import { joinMatch, openMatch, startMatch } from '../src/match/lobby/lobby.ts';
import { openApp } from '../src/match/open.ts';
import { waitingForUser } from '../src/match/play/waiting.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { startPostgres } from './bot/postgres.ts';
import { type Figure, median } from './figure.ts';
import { part } from './share.ts';

const MATCHES = 1_000;
const READINGS = 20;
/** How long it takes to find what waits for somebody who sits at a thousand matches, on both databases. */
export async function benchNext(share: number): Promise<Figure[]> {
  // Each of the two who sit there is asked first in some of them only.
  const matches = part(MATCHES, share, 4 * MOST_WAITING);
  const postgres = await startPostgres();
  try {
    const onServer = await openStore({ databaseUrl: postgres.url, folder: 'unused' });
    const server = await read(onServer, matches);
    const inFolder = await openStore({ databaseUrl: null, folder: ':memory:' });
    const folder = await read(inFolder, matches);
    return [
      { name: 'nextPostgresMs', value: server, unit: 'ms', target: { atMost: 300 } },
      { name: 'nextPGliteMs', value: folder, unit: 'ms', target: { atMost: 300 } },
    ];
  } finally {
    await postgres.close();
  }
}

async function read(store: Store, matches: number): Promise<number> {
  const limits = {
    waitingPerPerson: MATCHES,
    playedPerPerson: MATCHES,
    waitingPerServer: MATCHES,
    openedPerHour: MATCHES,
    restDaysAYear: 30,
  };
  const app = { ...openApp(store, SHELF), limits, announce: () => {}, think: async () => null };
  const [ash, birch] = [
    { id: '1', name: 'Ash' },
    { id: '2', name: 'Birch' },
  ];
  let presses = 0;
  const pressOf = (user: typeof ash) => {
    presses += 1;
    const interaction = createHash('sha256').update(`press ${presses}`).digest('hex');
    return { interaction, user, locale: null, moderates: () => false, holds: () => false };
  };
  try {
    for (let opened = 0; opened < matches; opened += 1) {
      const match = await openMatch(app, pressOf(ash), {
        game: 'tusk',
        size: 2,
        computers: 0,
        home: { server: '10', channel: '11' },
      });
      if (match === null) throw new Error('A match was not opened.');
      await joinMatch(app, pressOf(birch), match.id);
      await startMatch(app, pressOf(ash), match.id);
    }
    const times: number[] = [];
    for (let reading = 0; reading < READINGS; reading += 1) {
      const start = performance.now();
      const user = (reading % 2 === 0 ? ash : birch).id;
      let found = 0;
      for await (const _ of waitingForUser(app, user, MOST_WAITING, 'en')) found += 1;
      times.push(performance.now() - start);
      if (found < MOST_WAITING) throw new Error('Not all that waits was found.');
    }
    return median(times);
  } finally {
    await store.close();
  }
}
