import { randomUUID } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { PrismaPg } from '@prisma/adapter-pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationList, missingMigration, startSchemaEngine } from '../../scripts/migration.mjs';
import { explainConnection, StoreUnavailable } from '../../src/store/failure.ts';
import {
  applyMigrations,
  migrationFolder,
  PRISMA_LOCK,
  type Session,
} from '../../src/store/migrate.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { describeStore } from './behaviour.ts';
import { openEmptyDatabase } from './memory.ts';
import { after, append, entry, newMatch, now, openMatch, seat, unique } from './sample.ts';
import { createDatabase, dropDatabases, server, sql } from './server.ts';
import { describeUpgrade } from './upgrade.ts';

afterAll(dropDatabases);

const open = (databaseUrl: string) => openStore({ databaseUrl, folder: 'unused' });

describeStore('the store on a Postgres server', async () => open(await createDatabase()));

describeUpgrade('an upgrade of a Postgres server with running matches', async () => {
  const url = await createDatabase();
  const session = await new PrismaPg({ connectionString: url, max: 1 }).connect();
  const connection = session.underlyingDriver();
  return {
    session: {
      query: async (text, values) => (await connection.query(text, [...values])).rows,
      script: async (text) => {
        await connection.query(text);
      },
    },
    async open() {
      await session.dispose();
      return open(url);
    },
  };
});

/** A promise and how to fulfil it. */
function signal(): { readonly reached: Promise<void>; readonly reach: () => void } {
  let reach = (): void => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  return { reached, reach };
}

describe('two processes on one Postgres', () => {
  let url: string;
  let one: Store;
  let other: Store;

  beforeAll(async () => {
    url = await createDatabase();
    // Both find the tables missing: one makes them, the other waits.
    [one, other] = await Promise.all([open(url), open(url)]);
  });
  afterAll(async () => {
    await one.close();
    await other.close();
  });

  /** Waits until a session of this database waits for a lock. */
  async function someoneWaits(): Promise<void> {
    for (;;) {
      const waiting = await sql(
        url,
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      if (waiting.length > 0) return;
    }
  }

  it('see a match one after the other, with the seats as the first one left them', async () => {
    const id = await openMatch(one);
    const holding = signal();
    const release = signal();
    const first = one.transaction(async (transaction) => {
      const match = await transaction.lockMatch(id);
      holding.reach();
      await release.reached;
      await transaction.setSeats(id, [seat(0, 'ann', now)]);
      await transaction.changeMatch(id, { sequence: (match?.sequence ?? 0) + 1 });
    });
    await holding.reached;
    const second = other.transaction((transaction) => transaction.lockMatch(id));
    await someoneWaits();
    expect((await other.match(id))?.sequence).toBe(-1);
    release.reach();
    await first;
    expect(await second).toMatchObject({ sequence: 0, seats: [seat(0, 'ann', now)] });
  });

  it('carry out a press once that reaches both', async () => {
    const press = unique('press');
    const holding = signal();
    const release = signal();
    const first = one.transaction(async (transaction) => {
      const fresh = await transaction.recordInteraction(press, now);
      holding.reach();
      await release.reached;
      return fresh;
    });
    await holding.reached;
    const second = other.transaction((transaction) => transaction.recordInteraction(press, now));
    await someoneWaits();
    release.reach();
    expect([await first, await second]).toEqual([true, false]);
  });

  it('do not wait for a locked match to say something about it', async () => {
    const id = await openMatch(one);
    const aside = { match: id, kind: 'aside', payload: {}, createdAt: after(900_000) };
    await one.transaction(async (transaction) => {
      await transaction.lockMatch(id);
      await other.transaction((t) => t.enqueue(aside));
    });
    const said = await one.transaction((t) => t.undelivered(id));
    expect(said.map(({ kind }) => kind)).toEqual(['aside']);
  });

  it('get both through when they lock each other out', async () => {
    const ids = [await openMatch(one), await openMatch(one)] as const;
    const both = [signal(), signal()] as const;
    let attempts = 0;
    const cross = (store: Store, mine: 0 | 1, theirs: 0 | 1) =>
      store.transaction(async (transaction) => {
        attempts += 1;
        await transaction.lockMatch(ids[mine]);
        both[mine].reach();
        await both[theirs].reached;
        const match = await transaction.lockMatch(ids[theirs]);
        await transaction.changeMatch(ids[theirs], { sequence: (match?.sequence ?? 0) + 1 });
      });
    await Promise.all([cross(one, 0, 1), cross(other, 1, 0)]);
    expect(attempts).toBeGreaterThan(2);
    expect((await one.match(ids[0]))?.sequence).toBe(0);
    expect((await one.match(ids[1]))?.sequence).toBe(0);
  });

  it('share the outbox: no message twice, none of a match before an older one', async () => {
    const matches = await Promise.all(Array.from({ length: 12 }, () => openMatch(one)));
    for (const match of matches) {
      await one.transaction(async (transaction) => {
        for (const kind of ['a', 'b', 'c']) {
          await transaction.enqueue({ match, kind, payload: {}, createdAt: now });
        }
      });
    }
    const said = new Map<number | null, string>();
    const deliver = async (store: Store): Promise<void> => {
      for (;;) {
        const messages = await store.claimOutbox(after(1), 60_000, 5);
        if (messages.length === 0) return;
        for (const message of messages) {
          const { match, kind } = message;
          said.set(match, (said.get(match) ?? '') + kind);
          await store.markDelivered(message, after(1), null);
        }
      }
    };
    await Promise.all([deliver(one), deliver(other), deliver(one), deliver(other)]);
    await deliver(one);
    expect(matches.map((match) => said.get(match))).toEqual(matches.map(() => 'abc'));
  });

  it('skip what the other is claiming, without waiting', async () => {
    const match = await openMatch(one);
    const at = after(2_000_000);
    await one.transaction((t) => t.enqueue({ match, kind: 'held', payload: {}, createdAt: at }));
    const [held] = await one.transaction((t) => t.undelivered(match));
    const id = held?.id ?? 0;
    const session = await new PrismaPg({ connectionString: url, max: 1 }).connect();
    const connection = session.underlyingDriver();
    await connection.query(`BEGIN; SELECT 1 FROM outbox WHERE id = ${id} FOR UPDATE`);
    expect((await other.claimOutbox(at, 1000, 100)).map((row) => row.id)).not.toContain(id);
    await connection.query('ROLLBACK');
    await session.dispose();
    expect((await other.claimOutbox(at, 1000, 100)).map((row) => row.id)).toContain(id);
  });

  it('write no seat that did not change', async () => {
    const id = await openMatch(one);
    const versions = () =>
      sql(url, `SELECT seat, xmin FROM seat WHERE "matchId" = ${id} ORDER BY 1`);
    const sit = (owes: Date | null) =>
      one.transaction((t) => t.setSeats(id, [seat(0, 'ann', owes), seat(1, null)]));
    await sit(null);
    const before = await versions();
    await sit(null);
    expect(await versions()).toEqual(before);
    await sit(now);
    const changed = await versions();
    expect(changed[0]).not.toEqual(before[0]);
    expect(changed[1]).toEqual(before[1]);
  });
});

describe('a Postgres that is not there', () => {
  const at = (change: (url: URL) => void): string => {
    const url = new URL(server);
    change(url);
    return url.href;
  };

  it('is named in a sentence, without the password', async () => {
    const away = at((url) => {
      url.host = '127.0.0.1:1';
      url.username = 'bot';
      url.password = 'hush';
    });
    const error = await open(away).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(String(error)).toMatch(/Postgres at 127\.0\.0\.1:1 cannot be reached .* DATABASE_URL/);
    expect(String(error)).not.toContain('hush');
  });

  it('or has no such database', async () => {
    const missing = at((url) => {
      url.pathname = '/firepit_nowhere';
    });
    await expect(open(missing)).rejects.toThrow(
      /has no database "firepit_nowhere"\. Create it \(createdb firepit_nowhere\)/,
    );
  });

  it('or does not let the user in', async () => {
    const user = `firepit_barred_${randomUUID().replaceAll('-', '')}`;
    await sql(server, `CREATE ROLE ${user} NOLOGIN`);
    const barred = at((url) => {
      url.username = user;
    });
    try {
      await expect(open(barred)).rejects.toThrow(
        /does not let the bot in \(.*not permitted to log/,
      );
    } finally {
      await sql(server, `DROP ROLE ${user}`);
    }
  });

  it('or goes away: what is asked then fails with a sentence, and works when it is back', async () => {
    const url = await createDatabase();
    const name = new URL(url).pathname.slice(1);
    const store = await open(url);
    const id = await openMatch(store);
    const holding = signal();
    const gone = signal();
    const cut = store.transaction(async (transaction) => {
      await transaction.changeMatch(id, { size: 9 });
      holding.reach();
      await gone.reached;
      await transaction.lockMatch(id);
    });
    await holding.reached;
    await sql(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await sql(
      server,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
    );
    gone.reach();
    await expect(cut).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await store.healthy()).toBe(false);
    await expect(store.match(id)).rejects.toBeInstanceOf(StoreUnavailable);
    await sql(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    expect((await store.match(id))?.size).toBe(newMatch().size);
    expect(await store.healthy()).toBe(true);
    await store.close();
  });
});

/**
 * A Postgres behind a wire that can be cut at a COMMIT: the server gets it or not, its reply is lost. Or the
 * wire leads nowhere from a moment on, and nobody is told.
 */
async function openWire(target: string) {
  let cut: 'before' | 'after' | null = null;
  let leadsOn = true;
  const { hostname, port } = new URL(target);
  const wire = createServer((client) => {
    const postgres = connect(Number(port), hostname);
    let muted = false;
    const end = (): void => {
      client.destroy();
      postgres.destroy();
    };
    client.on('data', (chunk) => {
      if (!leadsOn) return;
      if (cut === null || !chunk.includes('COMMIT')) return void postgres.write(chunk);
      muted = true;
      if (cut === 'after') postgres.write(chunk);
      else end();
      cut = null;
    });
    postgres.on('data', (chunk) => {
      if (muted) end();
      else client.write(chunk);
    });
    for (const socket of [client, postgres]) socket.on('close', end).on('error', end);
  });
  await new Promise<void>((ready) => wire.listen(0, '127.0.0.1', ready));
  const address = wire.address();
  const url = new URL(target);
  url.host = `127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
  return {
    url: url.href,
    cutAtCommit(when: 'before' | 'after') {
      cut = when;
    },
    leadNowhere() {
      leadsOn = false;
    },
    close: () => void wire.close(),
  };
}

describe('a press whose COMMIT meets a cut wire', () => {
  for (const when of ['before', 'after'] as const) {
    it(`is done once, where it is cut ${when} the server has it`, async () => {
      const wire = await openWire(await createDatabase());
      const store = await open(wire.url);
      const id = await openMatch(store);
      let worked = 0;
      wire.cutAtCommit(when);
      const carried = await store.press('press', now, async (transaction) => {
        worked += 1;
        const row = await transaction.lockMatch(id);
        await transaction.changeMatch(id, { sequence: (row?.sequence ?? 0) + 1 });
        return 'given';
      });
      expect(carried).toEqual({ done: 'given' });
      expect(worked).toBe(when === 'before' ? 2 : 1);
      expect((await store.match(id))?.sequence).toBe(0);
      expect(await store.press('press', now, async () => 'again')).toBe('repeat');
      await store.close();
      wire.close();
    });
  }
});

describe('a Postgres that answers no more', () => {
  it('is an error, and nothing that waits for ever', { timeout: 60_000 }, async () => {
    const wire = await openWire(await createDatabase());
    const store = await open(wire.url);
    const id = await openMatch(store);
    wire.leadNowhere();
    const claims = store.renewClaims([{ id: 1, attempts: 1 }], now);
    await Promise.all([
      expect(claims).rejects.toBeInstanceOf(StoreUnavailable),
      expect(store.match(id)).rejects.toBeInstanceOf(StoreUnavailable),
      expect(store.healthy()).resolves.toBe(false),
    ]);
    wire.close();
  });
});

describe('migrations on a Postgres server', () => {
  it('do not wait for ever for another start that makes them', async () => {
    const url = await createDatabase();
    const [busy, late] = await Promise.all(
      [1, 2].map(() => new PrismaPg({ connectionString: url, max: 1 }).connect()),
    );
    const connection = late?.underlyingDriver();
    const session: Session = {
      query: async (text, values) => (await connection?.query(text, [...values]))?.rows ?? [],
      script: async (text) => void (await connection?.query(text)),
    };
    await busy?.underlyingDriver().query(`SELECT pg_advisory_lock(${PRISMA_LOCK})`);
    const error: unknown = await applyMigrations(session, migrationFolder, '1ms').catch(
      (reason: unknown) => reason,
    );
    expect(explainConnection(error, url).message).toMatch(
      /^Another start is bringing the tables of "firepit_test_.*" at .* up to date/,
    );
    await busy?.dispose();
    expect(await applyMigrations(session)).toBeGreaterThan(0);
    await late?.dispose();
  });

  const engineOn = (url: string) => startSchemaEngine(new PrismaPg({ connectionString: url }));
  const filters = { externalTables: [], externalEnums: [] };

  it('are taken for applied by prisma migrate deploy', async () => {
    const url = await createDatabase();
    await (await open(url)).close();
    const engine = await engineOn(url);
    const input = { migrationsList: migrationList(), filters };
    expect(await engine.applyMigrations(input)).toEqual({ appliedMigrationNames: [] });
    expect(
      await engine.diagnoseMigrationHistory({ ...input, optInToShadowDatabase: false }),
    ).toMatchObject({ editedMigrationNames: [], failedMigrationNames: [], history: null });
  });

  it('find nothing to do after prisma migrate deploy', async () => {
    const url = await createDatabase();
    const engine = await engineOn(url);
    await engine.applyMigrations({ migrationsList: migrationList(), filters });
    const store = await open(url);
    const id = await openMatch(store);
    await store.transaction((transaction) => append(transaction, id, entry(id, 0)));
    await store.close();
    expect(await sql(url, 'SELECT 1 FROM _prisma_migrations')).toHaveLength(
      migrationList().migrationDirectories.length,
    );
  });

  it('say all that the schema says', async () => {
    expect(await missingMigration(openEmptyDatabase)).toMatchObject({ exitCode: 0 });
  });
});
