import 'dotenv/config';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { SHELF } from '../games/index.ts';
import { openHouse } from '../match/house.ts';
import { restoreMatches } from '../match/restore.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { command, Fault, whole } from './command.ts';

const USAGE = 'npm run -s restored -- [--times N] [--json]';

const named = (matches: readonly number[]): string => matches.map((id) => `#${id}`).join(', ');

async function openConfigured(): Promise<Store> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  return openStore({ databaseUrl, folder: join(dataDir, 'postgres') });
}

/** Tells the matches that their host went back to a backup: once after each time, before the bot starts. */
await command(USAGE, ['times'], async (_, given) => {
  const times = given.times === undefined ? 1 : whole('--times', given.times, 1, 99);
  const store = await openConfigured().catch((error: unknown) => {
    throw error instanceof Error ? new Fault(error.message) : error;
  });
  try {
    const house = {
      ...openHouse(store, SHELF),
      announce: () => undefined,
      think: async () => null,
    };
    const { renewed, told, broken } = await restoreMatches(house, times);
    const text = [
      renewed.length === 0
        ? 'No running match had to be told.'
        : `These matches go on with new dice, and say so in their threads as soon as the bot runs: ${named(renewed)}.`,
      ...(told.length === 0
        ? []
        : [
            `These were told before, and nothing was played since: ${named(told)}. If the bot had gone back before since this backup was made, say how often with this time: --times ${times + 1}.`,
          ]),
      ...(broken.length === 0
        ? []
        : [`These cannot be read, and were left alone: ${named(broken)}.`]),
    ];
    const ok = broken.length === 0;
    return { ok, text: text.join('\n'), json: { ok, renewed, told, broken } };
  } finally {
    await store.close();
  }
});
