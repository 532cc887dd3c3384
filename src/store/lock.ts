import { randomUUID } from 'node:crypto';
import {
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { StoreUnavailable } from './failure.ts';

/** Who holds a folder. `started` tells a process from a later one with the same number. */
const holder = z.object({
  process: z.number().int(),
  started: z.string().nullable(),
  host: z.string(),
  token: z.string(),
});
type Holder = z.infer<typeof holder>;

/**
 * Takes a folder for this process, so that no two write to one database. The lock of a process that is
 * gone is taken over. Returns how to give it back; throws `StoreUnavailable` where it is held.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = resolve(folder, 'lock');
  const own: Holder = {
    process: process.pid,
    started: processStart(process.pid),
    host: hostname(),
    token: randomUUID(),
  };
  // Written first and linked after: whoever sees the lock sees all of it.
  const draft = `${file}.${own.token}`;
  writeFileSync(draft, `${JSON.stringify(own)}\n`);
  try {
    if (!linkExclusively(draft, file)) takeOver(draft, file, folder);
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (readHolder(file)?.token === own.token) rmSync(file, { force: true });
  };
}

function linkExclusively(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Puts the draft in the place of a dead process's lock; a second lock keeps two from doing so at once. */
function takeOver(draft: string, file: string, folder: string): void {
  const gate = `${file}.takeover`;
  try {
    closeSync(openSync(gate, 'wx'));
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    throw new StoreUnavailable(
      `Another process is opening the data in ${folder} at this moment. Try again; if none is, delete ${gate}.`,
    );
  }
  try {
    const found = readHolder(file);
    if (found !== null && isAlive(found)) {
      throw new StoreUnavailable(
        found.host === hostname()
          ? `Process ${found.process} is using the data in ${folder}. Stop it first, or set DATA_DIR to another folder.`
          : `A process on ${found.host} is using the data in ${folder}, or died without giving it back. Make sure that it no longer runs, delete ${file}, then start again.`,
      );
    }
    renameSync(draft, file);
  } finally {
    rmSync(gate, { force: true });
  }
}

/** The holder written in a lock file; null where there is none, or what a power cut left of it. */
function readHolder(file: string): Holder | null {
  try {
    return holder.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null;
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** On another host (a container has a name of its own) nothing can be seen of it: taken as alive. */
function isAlive(found: Holder): boolean {
  if (found.host !== hostname()) return true;
  if (found.started !== null) return processStart(found.process) === found.started;
  try {
    process.kill(found.process, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** When a process began, by the kernel's count since a certain boot; null where it is gone or cannot be told. */
function processStart(id: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(join('/proc', String(id), 'stat'), 'utf8');
    // The name in brackets may hold anything; the fields after it are fixed: state first, start twentieth.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, start] = [fields[0], fields[19]];
    if (start === undefined || state === 'Z' || state === 'X') return null;
    return `${boot} ${start}`;
  } catch {
    return null;
  }
}

function errorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
}
