import { createHash, randomBytes } from 'node:crypto';
import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** For how many days it is remembered that somebody’s data was deleted. Older backups must not be restored. */
export const REMEMBERED_DAYS = 180;

const REMEMBERED_MS = REMEMBERED_DAYS * 24 * 3_600_000;

/**
 * Whose data was deleted, kept beside the database, so that it is deleted again after a backup is restored. A line
 * holds the time, a salt, and SHA-256 of salt and user id: it identifies nobody except to those who have the id. Each
 * process writes a file of its own for each day, so that none disturbs another’s.
 */
export interface Forgotten {
  note(user: string, at: Date): Promise<void>;
  /** Those of these users whose data was deleted at `since` or later. */
  among(users: readonly string[], since: Date): Promise<readonly string[]>;
  /** Removes what is older than any backup may be. */
  prune(now: Date): Promise<void>;
}

/** Opens the list in a folder, which need not be there. */
export function openForgotten(folder: string): Forgotten {
  const own = randomBytes(4).toString('hex');
  const files = async (): Promise<readonly string[]> =>
    (await orMissing(readdir(folder), [])).filter((name) => FILE.test(name));
  const linesOf = async (file: string): Promise<readonly Line[]> => {
    const text = await orMissing(readFile(join(folder, file), 'utf8'), '');
    return text.split('\n').flatMap((line) => {
      const [, at = '', salt = '', hash = ''] = LINE.exec(line) ?? [];
      return hash === '' ? [] : [{ at: new Date(at), salt, hash }];
    });
  };
  return {
    async note(user, at) {
      const salt = randomBytes(16).toString('hex');
      const [time, day] = [at.toISOString(), at.toISOString().slice(0, 10)];
      await mkdir(folder, { recursive: true });
      const line = `${time} ${salt} ${hashOf(salt, user)}\n`;
      await appendFile(join(folder, `forgotten-${day}-${own}`), line, { mode: 0o600 });
    },
    async among(users, since) {
      const all = (await Promise.all((await files()).map(linesOf))).flat();
      const found = all.filter(({ at }) => at >= since);
      return users.filter((user) => found.some(({ salt, hash }) => hashOf(salt, user) === hash));
    },
    async prune(now) {
      const isOld = ({ at }: Line): boolean => now.getTime() - at.getTime() >= REMEMBERED_MS;
      for (const file of await files()) {
        const lines = await linesOf(file);
        // An empty file is just being written.
        if (lines.length > 0 && lines.every(isOld)) await rm(join(folder, file), { force: true });
      }
    },
  };
}

interface Line {
  readonly at: Date;
  readonly salt: string;
  readonly hash: string;
}

/** Its file names; the first version had no day. */
const FILE = /^forgotten(-\d{4}-\d{2}-\d{2}-[0-9a-f]{8})?$/;
const LINE = /^(\S+Z) ([0-9a-f]{32}) ([0-9a-f]{64})$/;

const hashOf = (salt: string, user: string): string =>
  createHash('sha256').update(`${salt} ${user}`).digest('hex');

/** The result of reading; or `otherwise` if the file is missing. */
async function orMissing<T>(reading: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return otherwise;
    throw error;
  }
}
