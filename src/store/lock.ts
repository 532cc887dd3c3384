import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { basename, join, resolve } from 'node:path';
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
    takeLock(draft, file, folder, own);
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (heldBy(readHolder(file), own)) rmSync(file, { force: true });
  };
}

/** Puts the draft where the lock is to be: in a free place, or in the place of a dead process's lock. */
function takeLock(draft: string, file: string, folder: string, own: Holder): void {
  if (linkExclusively(draft, file)) return;
  atGate(draft, file, folder, own, () => {
    for (;;) {
      const found = readHolder(file);
      if (found === 'none') {
        // Its holder gave it back just now: whoever links first has it, gate or no gate.
        if (linkExclusively(draft, file)) return;
        continue;
      }
      if (found !== 'torn' && isAlive(found)) throw inUse(found, file, folder);
      // Nobody gives a dead process's lock back, and only who stands at the gate replaces it.
      renameSync(draft, file);
      return;
    }
  });
}

function inUse(found: Holder, file: string, folder: string): StoreUnavailable {
  return new StoreUnavailable(
    found.host === hostname()
      ? `Process ${found.process} is using the data in ${folder}. Stop it first, or set DATA_DIR to another folder.`
      : `A process on ${found.host} is using the data in ${folder}, or died without giving it back. Make sure that it no longer runs, delete ${file}, then start again.`,
  );
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

/**
 * Does something that no two processes may do at once. Each puts up a gate of its own and looks round then: of
 * two at a time at least the later one sees the other's, and goes away. The gate of a process that is gone stops
 * nobody, and as its name is its own, to clear it away touches nobody else's.
 */
function atGate(draft: string, file: string, folder: string, own: Holder, work: () => void): void {
  const prefix = `${basename(file)}.takeover`;
  const gate = `${file}.takeover.${own.token}`;
  linkSync(draft, gate);
  try {
    for (const name of readdirSync(folder)) {
      const other = join(folder, name);
      // Earlier versions put up one gate for all, which does not say whose it is.
      if (!name.startsWith(prefix) || other === gate) continue;
      const found = readHolder(other);
      if (found !== 'none' && found !== 'torn' && isAlive(found)) {
        throw new StoreUnavailable(
          `Another process is opening the data in ${folder} at this moment. Try again; if none is, delete ${other}.`,
        );
      }
      rmSync(other, { force: true });
    }
    work();
  } finally {
    rmSync(gate, { force: true });
  }
}

const heldBy = (found: Found, own: Holder): boolean =>
  found !== 'none' && found !== 'torn' && found.token === own.token;

/** Who is written in a lock file: nobody where there is none, and something torn after a power cut. */
type Found = Holder | 'none' | 'torn';

function readHolder(file: string): Found {
  try {
    return holder.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return 'torn';
    if (errorCode(error) === 'ENOENT') return 'none';
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
