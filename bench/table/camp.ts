import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import type { Mind } from '../../src/ai/mind.ts';
import { type Bot, startBot } from '../../src/discord/bot.ts';
import { registerCommands } from '../../src/discord/commands/register.ts';
import { namedRandom, type Random } from '../../src/engine/random.ts';
import { SHELF } from '../../src/games/index.ts';
import { openLog } from '../../src/process/log.ts';
import type { App } from '../../src/match/app/app.ts';
import { openApp } from '../../src/match/open.ts';
import type { Painter } from '../../src/render/pool.ts';
import { type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { openStore } from '../../src/store/open.ts';
import { ONLOOKER } from './seeing.ts';

/** Who may sit at a table. */
export const PEOPLE = ['Ash', 'Birch', 'Cedar', 'Dune', 'Fir', 'Gorse'] as const;

/** What paints and thinks, for one bot after the other: to start it takes seconds. */
export interface Workers {
  readonly painter: Painter;
  readonly mind: Mind;
}

/** The bot over the sandbox, with a database in memory. */
export interface Camp {
  readonly sandbox: Sandbox;
  readonly bot: Bot;
  /** To look matches up in. */
  readonly app: App;
  /** What the bot warned of. */
  readonly warnings: readonly string[];
  close(): Promise<void>;
}

/** Starts a bot whose dice, and whose computer players, follow from a name. */
export async function pitch(name: string, { painter, mind }: Workers): Promise<Camp> {
  const sandbox = await startSandbox({ people: [...PEOPLE, ONLOOKER] });
  const store = await openStore({ databaseUrl: null, folder: ':memory:' });
  let secrets = 0;
  const secret = (bytes: number): string => {
    secrets += 1;
    const whole = createHash('sha256').update(`${name} ${secrets}`).digest('hex');
    return whole.slice(0, 2 * bytes);
  };
  const chance = (about: string): Random => namedRandom(`${name} ${about}`);
  const app = { ...openApp(store, SHELF), secret, chance };
  const warnings: string[] = [];
  const log = openLog(
    'warn',
    new Writable({
      write(line, _, done) {
        warnings.push(String(line).trim());
        done();
      },
    }),
  );
  await registerCommands(SHELF, sandbox.token, sandbox.api);
  const bot = await startBot({
    app,
    painter,
    mind,
    log,
    token: sandbox.token,
    apiUrl: sandbox.api,
  });
  return {
    sandbox,
    bot,
    app: { ...app, announce: () => undefined, think: async () => null },
    warnings,
    async close() {
      await bot.close();
      await store.close();
      await sandbox.close();
    },
  };
}
