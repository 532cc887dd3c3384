import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { processorSecondsOf } from './processor.ts';

const DEBIAN = '/usr/lib/postgresql';

/** A Postgres server of one's own on loopback, that goes with its data when it is closed. */
export interface TemporaryPostgres {
  /** Of an empty database. */
  readonly url: string;
  /** The rows of a query, as JSON gives them. */
  query(sql: string): unknown[];
  /** Runs statements that return nothing. */
  run(sql: string): void;
  /** How many statements the bot has given it so far, those that begin and end a transaction aside. */
  statements(): number;
  /** How many transactions of several statements. */
  transactions(): number;
  /** Of the server and all its sessions. */
  processorSeconds(): number;
  close(): Promise<void>;
}

/** Debian's programs of the newest version there is. Throws a sentence where there are none. */
function findPrograms(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newest = versions
    .filter((version) => existsSync(join(DEBIAN, version, 'bin', 'initdb')))
    .toSorted((a, b) => Number(b) - Number(a))[0];
  if (newest === undefined) {
    throw new Error(
      `No Postgres is installed in ${DEBIAN}. Install it (apt-get install postgresql), then measure again.`,
    );
  }
  return join(DEBIAN, newest, 'bin');
}

/** Postgres refuses to run as root, so there it runs as the user of Debian's package. */
function owner(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string): number =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const found = { uid: id('-u'), gid: id('-g') };
  if (found.uid > 0) return found;
  throw new Error('Postgres does not run as root, and there is no user postgres. Add one.');
}

function run(program: string, args: readonly string[], as: ReturnType<typeof owner>): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    ...as,
    encoding: 'utf8',
    cwd: tmpdir(),
  });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  return stdout;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Starts a server with the settings it is shipped with: it waits for the disk at every commit. */
export async function startPostgres(): Promise<TemporaryPostgres> {
  const programs = findPrograms();
  const as = owner();
  const folder = mkdtempSync(join(tmpdir(), 'firepit-bench-'));
  if (as !== null) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  let server: ChildProcess | null = null;
  const close = async (): Promise<void> => {
    if (server !== null && server.exitCode === null && server.signalCode === null) {
      const ended = new Promise((resolve) => server?.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    run(join(programs, 'initdb'), ['-D', data, '-U', 'firepit', '-A', 'trust', '-E', 'UTF8'], as);
    const port = await freePort();
    const address = ['-h', '127.0.0.1', '-p', String(port)];
    const counting = ['-c', 'shared_preload_libraries=pg_stat_statements'];
    server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-k', folder, ...address, ...counting],
      {
        ...as,
        cwd: folder,
        stdio: 'ignore',
      },
    );
    const psql = [...address, '-U', 'firepit', '-d', 'postgres', '-Atqc'];
    const isReady = (): boolean =>
      spawnSync(join(programs, 'pg_isready'), [...address, '-q'], { cwd: folder }).status === 0;
    for (let waited = 0; !isReady(); waited += 1) {
      if (waited > 200) throw new Error('Postgres did not start within 10 seconds.');
      await sleep(50);
    }
    const query: TemporaryPostgres['query'] = (sql) => {
      const text = `SELECT coalesce(json_agg(found), '[]') FROM (${sql}) AS found`;
      const rows: unknown = JSON.parse(run(join(programs, 'psql'), [...psql, text], null));
      return z.array(z.unknown()).parse(rows);
    };
    const begun = (is: 'LIKE' | 'NOT LIKE'): number => {
      const [row] = query(
        `SELECT coalesce(sum(calls), 0)::int AS calls FROM pg_stat_statements
         WHERE query ${is} 'BEGIN%' AND query NOT IN ('COMMIT', 'ROLLBACK')`,
      );
      return z.object({ calls: z.number() }).parse(row).calls;
    };
    run(join(programs, 'psql'), [...psql, 'CREATE EXTENSION pg_stat_statements'], null);
    return {
      url: `postgresql://firepit@127.0.0.1:${port}/postgres`,
      query,
      statements: () => begun('NOT LIKE'),
      transactions: () => begun('LIKE'),
      run: (sql) => void run(join(programs, 'psql'), [...psql, sql], null),
      processorSeconds: () => processorSecondsOf(server?.pid ?? 0),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
