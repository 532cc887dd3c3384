import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The bot in a process of its own, as a host runs it. */
export interface Hosted {
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
}

const running = new Set<{ child: ChildProcess; folder: string; ended: Promise<unknown> }>();

/** Starts it with nothing but these settings, in a folder of its own. */
export function host(settings: Readonly<Record<string, string>>): Hosted {
  const folder = mkdtempSync(join(tmpdir(), 'firepit-hosted-'));
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'src/main.ts')], {
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
  running.add({ child, folder, ended });
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
  };
}

/** Ends what a test has left running. */
export async function endAll(): Promise<void> {
  for (const one of running) {
    running.delete(one);
    one.child.kill('SIGKILL');
    await one.ended;
    rmSync(one.folder, { recursive: true, force: true });
  }
}
