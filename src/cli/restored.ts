import 'dotenv/config';
import { join } from 'node:path';
import { readConfig } from '../process/config.ts';
import { SHELF } from '../games/index.ts';
import { openForgotten } from '../store/forgotten.ts';
import { forget } from '../match/league/forget.ts';
import type { App } from '../match/app/app.ts';
import { openApp } from '../match/open.ts';
import { foreseeRestoring, type Restored, restoreMatches } from '../match/moderation/restore.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { command, Fault, whole } from './command.ts';

const USAGE = 'npm run -s restored -- [--times N] [--yes] [--json]';

/** The sentence about matches of each kind, before and after it is done. */
const SAID = {
  renewed: {
    before:
      'These run. They would go on with new dice, and say so in their threads as soon as the bot runs',
    after: 'These matches go on with new dice, and say so in their threads as soon as the bot runs',
  },
  reseeded: {
    before: 'These wait for players, and would get another seed',
    after: 'These wait for players, and have another seed',
  },
  told: {
    before: 'These were told before, and nothing was played since',
    after: 'These were told before, and nothing was played since',
  },
  broken: {
    before: 'These cannot be read, and would be left alone',
    after: 'These cannot be read, and were left alone',
  },
} as const;

const KINDS = ['renewed', 'reseeded', 'told', 'broken'] as const;

/** The report in sentences. */
function inWords(became: Restored, forgotten: number, times: number, isDone: boolean): string {
  const people = forgotten === 1 ? '1 person' : `${forgotten} people`;
  const none = isDone ? 'No running match had to be told.' : 'No running match has to be told.';
  const again = `If the bot had gone back before since this backup was made, say how often with this time: --times ${times + 1}.`;
  return [
    ...(isDone ? [] : ['Nothing was changed yet. This is for after going back to a backup alone.']),
    ...(became.renewed.length === 0 ? [none] : []),
    ...KINDS.flatMap((kind) => {
      if (became[kind].length === 0) return [];
      const matches = became[kind].map((id) => `#${id}`).join(', ');
      return [`${SAID[kind][isDone ? 'after' : 'before']}: ${matches}.`];
    }),
    ...(forgotten === 0
      ? []
      : [`${people} asked to be forgotten since: ${isDone ? 'they were' : 'they would be'}.`]),
    ...(became.told.length === 0 ? [] : [again]),
    ...(isDone ? [] : ['To do it, stop the bot, and add --yes.']),
  ].join('\n');
}

/** A margin, larger than clocks of machines differ: it is better to forget somebody twice than not again. */
const LATE_MS = 24 * 3_600_000;

/** The users in this database who were forgotten after its backup was made. */
async function forgottenSince({ store }: App): Promise<readonly string[]> {
  const { dataDir } = readConfig(process.env);
  const alive = (await store.pulse())?.at.getTime() ?? 0;
  return openForgotten(dataDir).among(await store.allUsers(), new Date(alive - LATE_MS));
}

async function openConfigured(): Promise<Store> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  return openStore({ databaseUrl, folder: join(dataDir, 'postgres') });
}

/** Tells the matches that a backup was restored: to be run once after each restore, before the bot starts. */
await command(
  USAGE,
  ['times'],
  async (_, given, yes) => {
    const times = given.times === undefined ? 1 : whole('--times', given.times, 1, 99);
    const store = await openConfigured().catch((error: unknown) => {
      throw error instanceof Error ? new Fault(error.message) : error;
    });
    try {
      const app = {
        ...openApp(store, SHELF),
        announce: () => undefined,
        think: async () => null,
      };
      const forgotten = await forgottenSince(app);
      const became = await (yes ? restoreMatches : foreseeRestoring)(app, times);
      if (yes) for (const user of forgotten) await forget(app, user);
      // Not `ok` without `--yes`: a script that forgets it must not start the bot with dice that were seen.
      const ok = yes && became.broken.length === 0;
      return {
        ok,
        text: inWords(became, forgotten.length, times, yes),
        json: { ok, done: yes, ...became, forgotten: forgotten.length },
      };
    } finally {
      await store.close();
    }
  },
  true,
);
