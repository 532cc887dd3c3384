import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../../src/store/failure.ts';
import { lockFolder } from '../../src/store/lock.ts';
import { openFolder } from '../../src/store/pglite.ts';
import { openStore } from '../../src/store/open.ts';
import { useFolder } from './used-folder.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'firepit-'));
  folders.push(folder);
  return folder;
}

const open = (folder: string) => openStore({ databaseUrl: null, folder });

describe('the store in a folder', () => {
  it('refuses a folder that cannot be made, with a sentence', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    await expect(open(join(file, 'data'))).rejects.toThrow(/cannot be opened .* DATA_DIR/);
    await expect(open(join(file, 'data'))).rejects.toBeInstanceOf(StoreUnavailable);
  });
});

/** How many megabytes the files of a folder have. */
function megabytes(folder: string): number {
  const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  return sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20;
}

describe('the size of a folder', () => {
  it('stays small, however often what it holds is changed', async () => {
    const folder = newFolder();
    await useFolder(folder);
    const { adapter, vacuum, close } = await openFolder(folder);
    const session = await adapter.connect();
    const [log, rows] = [join(folder, 'database', 'pg_wal'), join(folder, 'database', 'base')];
    const args = { args: [], argTypes: [] };
    await session.executeScript(`
      CREATE TABLE filling (text text); ALTER TABLE filling ALTER text SET STORAGE EXTERNAL;
      INSERT INTO filling VALUES ('')`);
    /** A day on which one row is written again and again; in a folder of some 20 MB. */
    const fill = async (): Promise<number> => {
      for (let times = 0; times < 200; times += 1) {
        const transaction = await session.startTransaction();
        await transaction.executeRaw({
          ...args,
          sql: `UPDATE filling SET text = repeat('${times % 10}', 600000)`,
        });
        await transaction.executeRaw({ ...args, sql: 'COMMIT' });
        await transaction.commit();
      }
      return megabytes(rows);
    };
    const day = await fill();
    expect(day).toBeGreaterThan(100);
    // Each change stands in the log as well.
    expect(megabytes(log)).toBeLessThan(100);
    await vacuum();
    expect(megabytes(log)).toBeLessThan(100);
    expect(await fill()).toBeLessThan(1.2 * day);
    await close();
  });
});

describe('the lock of a folder', () => {
  it('is refused while its holder lives, also to the same process', () => {
    const folder = newFolder();
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(
      `Process ${process.pid} is using the data in ${folder}. Stop it first, or set DATA_DIR to another folder.`,
    );
    unlock();
    lockFolder(folder)();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  it('is taken over from a process that is gone, from an earlier one with the same number, and after a power cut', () => {
    const folder = newFolder();
    const file = join(folder, 'lock');
    const unlock = lockFolder(folder);
    const own = readFileSync(file, 'utf8');
    unlock();
    const holder = { process: process.pid, host: hostname(), token: 'old' };
    for (const left of [
      JSON.stringify({ ...holder, process: 2 ** 22 + 1, started: null }),
      JSON.stringify({ ...holder, started: 'an earlier boot 12345' }),
      '',
      own.slice(0, 20),
    ]) {
      writeFileSync(file, left);
      lockFolder(folder)();
      expect(existsSync(file)).toBe(false);
    }
  });

  it('is taken over past the gate of a process that died as it took over, and past one of earlier versions', () => {
    const folder = newFolder();
    const file = join(folder, 'lock');
    const dead = { process: 2 ** 22 + 1, started: null, host: hostname(), token: 'gone' };
    for (const [gate, left] of [
      ['lock.takeover', ''],
      ['lock.takeover.gone', JSON.stringify(dead)],
      ['lock.takeover.torn', JSON.stringify(dead).slice(0, 12)],
    ] as const) {
      writeFileSync(file, JSON.stringify(dead));
      writeFileSync(join(folder, gate), left);
      const unlock = lockFolder(folder);
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ process: process.pid });
      expect(readdirSync(folder)).toEqual(['lock']);
      unlock();
    }
  });

  it('is left to a process that is taking it over', () => {
    const folder = newFolder();
    const file = join(folder, 'lock');
    const unlock = lockFolder(folder);
    const own = readFileSync(file, 'utf8');
    unlock();
    const dead = JSON.stringify({
      process: 2 ** 22 + 1,
      started: null,
      host: hostname(),
      token: 'x',
    });
    writeFileSync(file, dead);
    const gate = join(folder, 'lock.takeover.other');
    writeFileSync(gate, own);
    expect(() => lockFolder(folder)).toThrow(
      /is opening the data .* Try again; if none is, delete .*other/,
    );
    expect(readFileSync(file, 'utf8')).toBe(dead);
    expect(readdirSync(folder)).toEqual(['lock', 'lock.takeover.other']);
  });

  it('goes to one of many that find a dead one at once', async () => {
    const folder = newFolder();
    const dead = { process: 2 ** 22 + 1, started: null, host: hostname(), token: 'gone' };
    writeFileSync(join(folder, 'lock'), JSON.stringify(dead));
    writeFileSync(join(folder, 'lock.takeover.gone'), JSON.stringify(dead));
    const script = fileURLToPath(new URL('locker.ts', import.meta.url));
    const lockers = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--import', 'tsx', script, folder], {
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    );
    const said = lockers.map((locker) =>
      createInterface({ input: locker.stdout })[Symbol.asyncIterator](),
    );
    for (const lines of said) expect((await lines.next()).value).toBe('ready');
    const start = () => lockers.map((locker) => locker.stdin.write('go\n'));
    let had = 0;
    for (let round = 0; round < 20; round += 1) {
      writeFileSync(join(folder, 'lock'), JSON.stringify(dead));
      start();
      const got = [];
      for (const lines of said) got.push((await lines.next()).value);
      const holders = got.filter((word) => word === 'locked').length;
      expect(holders).toBeLessThanOrEqual(1);
      had += holders;
      start();
      for (const lines of said) expect((await lines.next()).value).toBe('free');
    }
    expect(had).toBeGreaterThan(0);
    for (const locker of lockers) locker.kill();
  });

  it('of another host is not touched, and the sentence says what to do', () => {
    const folder = newFolder();
    const file = join(folder, 'lock');
    const left = JSON.stringify({ process: 1, started: null, host: 'elsewhere', token: 'x' });
    writeFileSync(file, left);
    expect(() => lockFolder(folder)).toThrow(/on elsewhere .* delete .*lock, then start again/);
    expect(readFileSync(file, 'utf8')).toBe(left);
  });

  it('is not given back by one who has lost it', () => {
    const folder = newFolder();
    const unlock = lockFolder(folder);
    const file = join(folder, 'lock');
    const other = readFileSync(file, 'utf8').replace(/"token":"[^"]*"/, '"token":"other"');
    writeFileSync(file, other);
    unlock();
    expect(readFileSync(file, 'utf8')).toBe(other);
  });
});
