import { execFile } from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { openMatch } from './sample.ts';
import { addressOf, createNamed, nameOfOne, server, sql } from './server.ts';

const SCRIPT = fileURLToPath(new URL('../../scripts/backup.sh', import.meta.url));
const DAY_MS = 86_400_000;

describe('a backup of the database', () => {
  const address = new URL(server);
  const database = nameOfOne();
  const scratch = mkdtempSync(join(tmpdir(), 'firepit-backup-'));
  const folder = join(scratch, 'backups');

  const backup = (
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<{ status: unknown; out: string; err: string }> =>
    new Promise((resolve) => {
      const settings = {
        PATH: process.env['PATH'],
        PGHOST: address.hostname,
        PGPORT: address.port,
        PGUSER: decodeURIComponent(address.username),
        PGPASSWORD: decodeURIComponent(address.password),
        PGDATABASE: database,
        BACKUP_DIR: folder,
        BACKUP_DAYS: '7',
        ...env,
      };
      execFile('bash', [SCRIPT, ...args], { env: settings }, (error, out, err) =>
        resolve({ status: error === null ? 0 : error.code, out, err }),
      );
    });

  /** A folder of programs in which this script stands for one; in it, PATH is without that folder. */
  function standIn(program: string, script: string): { PATH: string } {
    const bin = mkdtempSync(join(scratch, 'bin-'));
    const fake = `#!/usr/bin/env bash
PATH=\${PATH#*:}
for word; do case $word in --file=*) file=\${word#--file=} ;; esac; done
${script}
`;
    writeFileSync(join(bin, program), fake, { mode: 0o755 });
    return { PATH: `${bin}:${process.env['PATH']}` };
  }

  const kept = (): string[] => readdirSync(folder);
  const databases = async (): Promise<unknown> =>
    sql(server, `SELECT datname FROM pg_database WHERE datname LIKE '${database}_%'`);

  async function playOne(): Promise<void> {
    const store = await openStore({ databaseUrl: addressOf(database), folder: 'unused' });
    await openMatch(store);
    await store.close();
  }

  beforeAll(async () => {
    await createNamed(database);
  });
  afterAll(async () => {
    const names = await sql(
      server,
      `SELECT format('DROP DATABASE %I WITH (FORCE)', datname) AS drop FROM pg_database WHERE datname LIKE '${database}%'`,
    );
    for (const { drop } of names as { drop: string }[]) await sql(server, drop);
    rmSync(scratch, { recursive: true });
  });
  beforeEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is not made of a database that the bot has not seen yet', async () => {
    expect(await backup(['once'])).toMatchObject({
      status: 1,
      out: '',
      err: expect.stringMatching(/^The bot has not made its tables .*\nNo backup was made\./),
    });
    expect((await backup(['check'])).status).toBe(1);
    await playOne();
  });

  it('is restored and counted before it counts as one, and only then do old ones go', async () => {
    const { status, out, err } = await backup(['once']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(
      /^firepit-\S+\.dump is good: restored and counted, 1 matches with 0 entries\.\n$/,
    );
    const [first = ''] = kept();
    expect(statSync(join(folder, first)).mode & 0o077).toBe(0);
    expect((await backup(['check'])).status).toBe(0);
    const [old, older] = ['firepit-2026-01-02.dump', 'firepit-2026-01-01.dump'];
    for (const [name, days] of [
      [old, 6],
      [older, 8],
    ] as const) {
      writeFileSync(join(folder, name), 'a backup');
      const at = new Date(Date.now() - days * DAY_MS);
      utimesSync(join(folder, name), at, at);
    }
    expect((await backup(['once'])).status).toBe(0);
    expect(kept()).toContain(old);
    expect(kept()).not.toContain(older);
    expect(await databases()).toEqual([]);
  });

  it.each([
    ['cannot be read', 'pg_dump "$@" && truncate --size=3000 "$file"'],
    ['lacks what was played', 'pg_dump --exclude-table-data=match "$@"'],
  ])('that %s is noticed, and what there was is kept', async (_, dump) => {
    expect((await backup(['once'])).status).toBe(0);
    const before = kept();
    const at = new Date(Date.now() - 30 * DAY_MS);
    for (const name of before) utimesSync(join(folder, name), at, at);
    const { status, out, err } = await backup(['once'], standIn('pg_dump', dump));
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toMatch(/No backup was made\. What there was is kept; see the lines above\.\n$/);
    expect(kept()).toEqual(before);
    expect(await databases()).toEqual([]);
    expect((await backup(['check'])).status).toBe(1);
  });

  it.each(['0', '08', '-1', 'two weeks', '99999999999999999999'])(
    'is not made where it is to be kept for %s days, and none is deleted',
    async (days) => {
      expect((await backup(['once'])).status).toBe(0);
      const before = kept();
      expect(await backup(['once'], { BACKUP_DAYS: days })).toEqual({
        status: 2,
        out: '',
        err: `BACKUP_DAYS is "${days}", which is no number of days. Set it to 1 or more, such as 14; then start again.\n`,
      });
      expect(kept()).toEqual(before);
      expect(await databases()).toEqual([]);
    },
  );

  it('is never deleted when it was just made, whatever the clock says', async () => {
    const late = standIn('pg_dump', 'pg_dump "$@" && touch --date="30 days ago" "$file"');
    expect((await backup(['once'], late)).status).toBe(0);
    expect(kept()).toHaveLength(1);
  });

  it('leaves no copy of the database behind, whatever ends it', async () => {
    const cut = standIn('pg_restore', 'pg_restore "$@"; kill $PPID');
    expect((await backup(['once'], cut)).status).not.toBe(0);
    expect(kept()).toEqual([]);
    expect(await databases()).toEqual([]);
  });

  it('is put in the place of the database, which is kept beside it', async () => {
    const [, name = ''] = /^(\S+) is good/.exec((await backup(['once'])).out) ?? [];
    await playOne();
    expect(await sql(addressOf(database), 'SELECT id FROM match')).toHaveLength(2);
    const store = await openStore({ databaseUrl: addressOf(database), folder: 'unused' });
    await store.healthy();
    const refused = await backup(['restore', name]);
    expect(refused).toMatchObject({
      status: 1,
      err: expect.stringMatching(/^Nothing was changed\. Stop the bot, .*; then try again\.$/m),
    });
    await store.close();
    expect(await databases()).toEqual([]);
    expect(await backup(['restore', 'firepit-never.dump'])).toMatchObject({
      status: 1,
      err: expect.stringContaining(`There is:\n${name}\n`),
    });
    const cut = join(folder, 'cut.dump');
    writeFileSync(cut, readFileSync(join(folder, name)).subarray(0, -500));
    expect((await backup(['restore', 'cut.dump'])).status).not.toBe(0);
    expect(await databases()).toEqual([]);
    const restored = await backup(['restore', name]);
    expect(restored).toMatchObject({ status: 0 });
    expect(restored.out).toMatch(/ is as it was in firepit-\S+: 1 matches with 0 entries\. /);
    expect(await sql(addressOf(database), 'SELECT id FROM match')).toHaveLength(1);
    expect(await databases()).toHaveLength(1);
    await playOne();
    expect(await sql(addressOf(database), 'SELECT id FROM match')).toHaveLength(2);
  });
});
