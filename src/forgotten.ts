import { createHash, randomBytes } from 'node:crypto';
import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What the list is called in the folder of data. */
export const FORGOTTEN = 'forgotten';

/** How many days it is remembered that somebody was forgotten: backups that are older are not to be gone back to. */
export const REMEMBERED_DAYS = 180;

const REMEMBERED_MS = REMEMBERED_DAYS * 24 * 3_600_000;

/**
 * Who was forgotten, beside the database, so that whoever goes back to a backup forgets them again. A line says when, and
 * SHA-256 of a salt and the id: it tells of nobody, but of an id that is at hand anyway.
 */
export interface Forgotten {
  note(user: string, at: Date): Promise<void>;
  /** Those of some users who were forgotten at a time or later. */
  among(users: readonly string[], since: Date): Promise<readonly string[]>;
  /** Drops what is remembered for so long that no backup is as old. */
  prune(now: Date): Promise<void>;
}

/** Opens the list in a file, which need not be there. */
export function openForgotten(file: string): Forgotten {
  const lines = async (): Promise<readonly Line[]> => {
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      if (isMissing(error)) return '';
      throw error;
    });
    return text.split('\n').flatMap((line) => {
      const [, at = '', salt = '', hash = ''] = LINE.exec(line) ?? [];
      return hash === '' ? [] : [{ line, at: new Date(at), salt, hash }];
    });
  };
  // A line that is written while old ones go must not go with them.
  let turn: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };
  return {
    note: (user, at) =>
      inTurn(async () => {
        const salt = randomBytes(16).toString('hex');
        await mkdir(dirname(file), { recursive: true });
        const line = `${at.toISOString()} ${salt} ${hashOf(salt, user)}\n`;
        await appendFile(file, line, { mode: 0o600 });
      }),
    async among(users, since) {
      const found = (await lines()).filter(({ at }) => at >= since);
      return users.filter((user) => found.some(({ salt, hash }) => hashOf(salt, user) === hash));
    },
    prune: (now) =>
      inTurn(async () => {
        const all = await lines();
        const kept = all.filter(({ at }) => now.getTime() - at.getTime() < REMEMBERED_MS);
        if (kept.length === all.length) return;
        const draft = `${file}.draft`;
        await writeFile(draft, kept.map(({ line }) => `${line}\n`).join(''), { mode: 0o600 });
        await rename(draft, file);
      }),
  };
}

interface Line {
  readonly line: string;
  readonly at: Date;
  readonly salt: string;
  readonly hash: string;
}

const LINE = /^(\S+Z) ([0-9a-f]{32}) ([0-9a-f]{64})$/;

const hashOf = (salt: string, user: string): string =>
  createHash('sha256').update(`${salt} ${user}`).digest('hex');

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
