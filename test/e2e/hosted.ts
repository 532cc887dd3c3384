import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { useFolder } from '../store/used-folder.ts';

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
  /** Ends it where it still runs, and takes its folder away. */
  remove(): Promise<void>;
}

/** Starts it with nothing but these settings, in a folder of its own, where it ran before. */
export async function host(settings: Readonly<Record<string, string>>): Promise<Hosted> {
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
