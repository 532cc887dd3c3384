import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { useFolder } from '../store/used-folder.ts';
import { patientClock } from './camp.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The bot in a process of its own, as a host runs it. */
interface Hosted {
  /** What it has said so far, on both outputs. */
  readonly said: () => string;
  /** Resolves when it has said something that looks like this; rejects when it ends without. */
  hears(what: RegExp): Promise<RegExpExecArray>;
  /** The status it ends with; null where it was killed. */
  readonly ended: Promise<number | null>;
  /** Sends it a signal. */
  signal(name: NodeJS.Signals): void;
  /** Asks it to end. */
  stop(): Promise<number | null>;
  /** Ends it where it still runs, and takes its folder away. */
  remove(): Promise<void>;
}

/** Starts it with nothing but these settings, in a folder of its own, where it ran before. */
async function host(settings: Readonly<Record<string, string>>): Promise<Hosted> {
  const folder = mkdtempSync(join(tmpdir(), 'firepit-hosted-'));
  await useFolder(join(folder, 'postgres'));
  const child = spawn(process.execPath, [join(ROOT, 'dist/main.js')], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: folder,
      DATABASE_URL: '',
      DISCORD_TOKEN: '',
      RENDER_THREADS: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (more: string) => {
      text += more;
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    said: () => text,
    hears: (what) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = what.exec(text);
          if (found === null) return;
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        look();
        void ended.then((status) =>
          reject(new Error(`It ended with ${status}, and said: ${text}`)),
        );
      }),
    ended,
    signal: (name) => void child.kill(name),
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
    async remove() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Started {
  readonly bot: Hosted;
  /** The status of its /healthz; 0 where nothing answers there. */
  readonly health: () => Promise<number>;
}

/** What each test has for itself. */
interface Parts {
  readonly sandbox: Sandbox;
  /** A port on which something listens and does not answer. */
  readonly taken: number;
  /** Starts the bot with these settings, where it ran before. */
  readonly start: (settings?: Readonly<Record<string, string>>) => Promise<Started>;
}

async function listen(): Promise<{ port: number; close: () => Promise<unknown> }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('There is no port.');
  return { port: address.port, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** A test of the bot in a process of its own, beside a sandbox. */
export const it = test.extend<Parts>({
  sandbox: async ({ onTestFinished }, use) => {
    const sandbox = await startSandbox({ clock: patientClock() });
    onTestFinished(() => sandbox.close());
    await use(sandbox);
  },
  taken: async ({ onTestFinished }, use) => {
    const { port, close } = await listen();
    onTestFinished(() => void close());
    await use(port);
  },
  start: async ({ sandbox, onTestFinished }, use) => {
    await use(async (settings = {}) => {
      const { port, close } = await listen();
      await close();
      const given = {
        DISCORD_TOKEN: sandbox.token,
        DISCORD_API_URL: sandbox.api,
        HEALTH_PORT: String(port),
        ...settings,
      };
      const bot = await host(given);
      onTestFinished(() => bot.remove());
      const health = () =>
        fetch(`http://127.0.0.1:${port}/healthz`).then(
          ({ status }) => status,
          () => 0,
        );
      return { bot, health };
    });
  },
});
