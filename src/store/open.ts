import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Backing } from './backing.ts';
import { Prisma, PrismaClient } from './client/client.ts';
import { explainFailure, isConflict } from './failure.ts';
import { openFolder, openMemory } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { type Carried, carryOut } from './press.ts';
import { Reading } from './reading.ts';
import { type ClockRow, type MatchId, type MatchRow, type OutboxRow, ROWS } from './rows.ts';
import { LONGEST_MS, type Session, sessionNoted } from './session.ts';
import { Transaction } from './transaction.ts';

/** One claim on a message. Each claim counts as an attempt, so that two claims on a message differ. */
export type Claim = Pick<OutboxRow, 'id' | 'attempts'>;

/** A server and the language that Discord names for it. */
export interface Named {
  readonly server: string;
  readonly locale: string;
}

/** A channel or thread, a whole server, or where one match is met: in its thread, or at its lobby. */
export type Area =
  | { readonly channel: string }
  | { readonly server: string }
  | { readonly thread: string; readonly lobby: string | null };

/** The messages that were deferred with one error. */
export interface Waiting {
  readonly error: string;
}

/** Messages of these kinds only, or of all but these. */
export type Kinds = { readonly only: readonly string[] } | { readonly but: readonly string[] };

/** Calls to the same people as these messages, which wait for no call to somebody else. */
export interface Besides {
  readonly calledBy: readonly Pick<OutboxRow, 'id'>[];
}

export interface StorePlace {
  /** A Postgres server's database, or null for the Postgres in this process. */
  readonly databaseUrl: string | null;
  /** Where the Postgres in this process keeps its data; `:memory:` for nowhere. */
  readonly folder: string;
}

/**
 * Opens the store and brings its tables up to date. Throws `StoreUnavailable`, whose message is a sentence
 * for whoever runs the bot, where the database cannot be reached, is not there, is not whole, or is in use
 * by another process.
 */
export async function openStore({ databaseUrl, folder }: StorePlace): Promise<Store> {
  if (databaseUrl !== null) return storeOver(await openPostgres(databaseUrl));
  return storeOver(await (folder === ':memory:' ? openMemory(null) : openFolder(folder)));
}

/** The store over a database that is open; closing the store closes that, too. */
export const storeOver = (backing: Backing): Store => new Store(backing);

/** How often a transaction is tried that loses against another one. */
const ATTEMPTS = 6;

/**
 * How long a transaction may wait for its turn, and how long Prisma lets it take, in milliseconds: longer than one takes
 * whose last statement was begun in time.
 */
const TIMEOUTS = { maxWait: 10_000, timeout: 3 * LONGEST_MS };

/** How often a message is hurried by people: what Discord refuses too often it blocks. */
const HURRY_EVERY = '30 seconds';

/**
 * The transaction whose work runs, and in which store. One for all: every one that there ever was would cost each promise
 * of the process something.
 */
const within = new AsyncLocalStorage<{ readonly store: Store; open: boolean }>();

export class Store extends Reading {
  readonly #prisma: PrismaClient;
  readonly #backing: Backing;

  constructor(backing: Backing) {
    const prisma = new PrismaClient({ adapter: backing.adapter, errorFormat: 'minimal' });
    super(prisma, backing.session);
    this.#prisma = prisma;
    this.#backing = backing;
  }

  protected async run<R>(statement: () => Promise<R>): Promise<R> {
    // PGlite runs one thing at a time: this statement would wait for the transaction that waits for it.
    const around = within.getStore();
    if (around?.store === this && around.open) {
      throw new Error('Inside a transaction, everything goes through the transaction.');
    }
    try {
      const result = await statement();
      this.#backing.check();
      return result;
    } catch (error) {
      throw explainFailure(error);
    }
  }

  async transaction<R>(work: (transaction: Transaction) => Promise<R>): Promise<R> {
    return this.run(async () => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await this.#attempt(work);
        } catch (error) {
          if (attempt === ATTEMPTS || !isConflict(error)) throw error;
          await sleep(attempt * 5 * (1 + Math.random()));
        }
      }
    });
  }

  /**
   * Carries a press out in one transaction, once, whichever process it reaches: its interaction is recorded
   * with what `work` does. Throws `StoreUnsure` where nobody can tell whether it was.
   */
  press<R>(
    interaction: string,
    at: Date,
    work: (transaction: Transaction) => Promise<R>,
  ): Promise<Carried<R>> {
    return carryOut((all) => this.transaction(all), interaction, at, work);
  }

  #attempt<R>(work: (transaction: Transaction) => Promise<R>): Promise<R> {
    let session: Session | null = null;
    const note = (one: Session): void => {
      session ??= one;
    };
    const carried = async (client: Prisma.TransactionClient): Promise<R> => {
      if (session === null)
        throw new Error('It is not known in which session this transaction runs.');
      const transaction = new Transaction(client, session);
      const around = { store: this, open: true };
      try {
        const result = await within.run(around, () => work(transaction));
        await transaction.flush();
        if (transaction.failure !== null) throw transaction.failure.error;
        return result;
      } finally {
        around.open = false;
        transaction.end();
      }
    };
    return sessionNoted(note, () => this.#prisma.$transaction(carried, TIMEOUTS));
  }

  /**
   * Claims up to `limit` undelivered messages that are due, until `now + leaseMs`, several processes side
   * by side: at most the oldest one of each match, so that a match's messages go out in order. One that was never
   * due yet holds up none, and one that has failed holds up none that goes another way: by DM to somebody, or elsewhere.
   *
   * @param which of which kinds, or what goes together with others; all where it is left out
   */
  async claimOutbox(
    now: Date,
    leaseMs: number,
    limit: number,
    which: Kinds | Besides = { but: [] },
  ): Promise<OutboxRow[]> {
    const [isMeant, isInTheWay] =
      'calledBy' in which
        ? [callsAsWell(which), isNoCallBeside(which)]
        : [
            Prisma.sql`${isOfKind(which)} AND NOT (${waitsForAnother(now, leaseMs)})`,
            Prisma.sql`true`,
          ];
    const until = new Date(now.getTime() + leaseMs);
    // The oldest message of a match that was ever due stands first in its queue: while it waits or is leased, so do the
    // others; also an older one that comes due only then. What goes to somebody by DM alone has a queue of its own, and
    // neither waits for another one in which something has failed.
    const rows = await this.query(Prisma.sql`
      WITH due AS MATERIALIZED (
        SELECT id FROM outbox AS message
        WHERE "deliveredAt" IS NULL AND "dueAt" <= ${now}::timestamp
          AND ${isMeant} AND NOT EXISTS (
          SELECT FROM outbox AS other
          WHERE other."deliveredAt" IS NULL
            AND other."matchId" = message."matchId" AND other.id <> message.id
            AND CASE WHEN message.attempts = 0
              THEN other.attempts > 0
                OR (other.id < message.id AND other."dueAt" <= ${now}::timestamp)
              ELSE other.attempts > 0 AND other.id < message.id END
            AND ${isInTheWay}
            AND (other.dm IS NOT DISTINCT FROM message.dm OR NOT EXISTS (
              SELECT FROM outbox AS stuck
              WHERE stuck."deliveredAt" IS NULL AND stuck."failingSince" IS NOT NULL
                AND stuck."matchId" = other."matchId" AND stuck.dm IS NOT DISTINCT FROM other.dm)))
        ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
      UPDATE outbox SET "dueAt" = ${until}::timestamp, attempts = attempts + 1, error = NULL
      FROM due WHERE outbox.id = due.id
      RETURNING outbox.id, "matchId", dm, kind, payload, mark, attempts,
        "createdAt", "failingSince", "alarmedAt"`);
    return ROWS.messages.parse(rows).sort((one, other) => one.id - other.id);
  }

  /** Holds claims until a later time. Returns the messages of those that still stand. */
  async renewClaims(claims: readonly Claim[], until: Date): Promise<readonly number[]> {
    const [ids, attempts] = [claims.map(({ id }) => id), claims.map((claim) => claim.attempts)];
    const rows = await this.query(Prisma.sql`
      UPDATE outbox SET "dueAt" = ${until}::timestamp
      FROM unnest(${ids}::int[], ${attempts}::int[]) AS claim (id, attempts)
      WHERE outbox.id = claim.id AND outbox.attempts = claim.attempts
        AND "deliveredAt" IS NULL AND error IS NULL
      RETURNING outbox.id`);
    return ROWS.ids.parse(rows).map(({ id }) => id);
  }

  /**
   * Marks a message as delivered, with the id of what was posted, if anything was. False where the claim was
   * lost: then nothing is changed.
   */
  async markDelivered(claim: Claim, at: Date, posted: string | null): Promise<boolean> {
    return (await this.markTogether([claim], at, posted)).count === 1;
  }

  /**
   * The same for messages that were said as one. Returns how many were still claimed, and whether more is to be said of
   * their matches.
   *
   * @param livePosts which live posts matches have in their threads from now on
   */
  async markTogether(
    claims: readonly Claim[],
    at: Date,
    posted: string | null,
    livePosts: ReadonlyMap<MatchId, unknown> = new Map(),
  ): Promise<{ readonly count: number; readonly isMore: boolean }> {
    const ids = claims.map(({ id }) => id);
    const attempts = claims.map((claim) => claim.attempts);
    const live = [...livePosts].map(([id, posts]) => ({ id, posts }));
    const noted =
      live.length === 0
        ? Prisma.empty
        : Prisma.sql`WITH live AS (
            UPDATE match SET standing = noted.posts
            FROM json_to_recordset(${JSON.stringify(live)}::json) AS noted (id int, posts json)
            WHERE match.id = noted.id)`;
    const rows = await this.query(Prisma.sql`
      ${noted} UPDATE outbox
      SET "deliveredAt" = ${at}::timestamp, posted = ${posted}, error = NULL
      FROM unnest(${ids}::int[], ${attempts}::int[]) AS claim (id, attempts)
      WHERE outbox.id = claim.id AND outbox.attempts = claim.attempts AND "deliveredAt" IS NULL
      RETURNING EXISTS (SELECT FROM outbox AS other
        WHERE other."matchId" = outbox."matchId" AND other."deliveredAt" IS NULL
          AND other.id <> ALL(${ids}::int[])) AS "isMore"`);
    const marked = ROWS.marked.parse(rows);
    return { count: marked.length, isMore: marked.some(({ isMore }) => isMore) };
  }

  /** Sets a message to be tried again at `until`, with the error. Changes nothing where the claim was lost. */
  async deferMessage(claim: Claim, at: Date, until: Date, error: string): Promise<void> {
    await this.execute(Prisma.sql`
      UPDATE outbox SET "dueAt" = ${until}::timestamp, error = ${error},
        "failingSince" = coalesce("failingSince", ${at}::timestamp)
      WHERE id = ${claim.id} AND attempts = ${claim.attempts} AND "deliveredAt" IS NULL`);
  }

  /**
   * Notes that the user at a seat is shown what happened up to a log entry: what it was shown before is known from
   * now on. Changes nothing where as much was shown already, or where somebody else sits there by now. Waits for
   * whoever plays in that match.
   */
  async noteShown(match: MatchId, seat: number, user: string, entry: number): Promise<void> {
    // Takes the lock of `lockMatch`: a transaction that read the seats before this would overwrite it.
    await this.execute(Prisma.sql`
      WITH locked AS MATERIALIZED (SELECT id FROM match WHERE id = ${match} FOR NO KEY UPDATE)
      UPDATE seat SET seen = seat.shown, shown = ${entry}::int
      FROM locked
      WHERE seat."matchId" = locked.id AND seat.seat = ${seat} AND seat."user" = ${user}
        AND seat.shown < ${entry}::int`);
  }

  /** Saves where a user was taught a lesson; where it was taught before, that stays. */
  async saveLesson(id: string, lesson: string, place: string): Promise<void> {
    await this.execute(Prisma.sql`
      INSERT INTO person (id, lessons)
      VALUES (${id}, json_build_object(${lesson}::text, ${place}::text))
      ON CONFLICT (id) DO UPDATE
      SET lessons = (person.lessons::jsonb || excluded.lessons::jsonb)::json
      WHERE person.lessons -> ${lesson}::text IS NULL`);
  }

  /**
   * Replaces a match's clock, unless somebody played or changed the clock since `before` was read. Returns whether it
   * did.
   */
  async replaceClock(
    { id, sequence, halt, clock: before }: Pick<MatchRow, 'id' | 'sequence' | 'halt' | 'clock'>,
    { runAt, late, state }: ClockRow,
  ): Promise<boolean> {
    if (before === null || halt !== null) return false;
    const count = await this.execute(Prisma.sql`
      WITH locked AS MATERIALIZED (
        SELECT id FROM match
        WHERE id = ${id} AND sequence = ${sequence} AND status = 'running' AND halt IS NULL
        FOR NO KEY UPDATE)
      UPDATE clock SET "runAt" = ${runAt}::timestamp, late = ${late},
        state = ${JSON.stringify(state)}::json
      FROM locked
      WHERE clock."matchId" = locked.id AND clock.late = ${before.late}
        AND clock."runAt" IS NOT DISTINCT FROM ${before.runAt}::timestamp
        AND clock.state::text = ${JSON.stringify(before.state)}`);
    return count === 1;
  }

  /** Notes that a person or the log was told of a message that cannot be delivered. False where that was noted before. */
  async markAlarmed(claim: Claim, at: Date): Promise<boolean> {
    const count = await this.execute(Prisma.sql`
      UPDATE outbox SET "alarmedAt" = ${at}::timestamp
      WHERE id = ${claim.id} AND attempts = ${claim.attempts}
        AND "deliveredAt" IS NULL AND "alarmedAt" IS NULL`);
    return count === 1;
  }

  /** Whether a person was told that messages fail in a match's thread, and none of these kinds was delivered since. */
  async isAlarmed(match: MatchId, kinds: readonly string[]): Promise<boolean> {
    const rows = await this.query(Prisma.sql`
      SELECT id FROM outbox AS alarmed
      WHERE "matchId" = ${match} AND dm IS NULL AND "alarmedAt" IS NOT NULL AND NOT EXISTS (
        SELECT FROM outbox AS said
        WHERE said."matchId" = ${match} AND said.kind = ANY(${[...kinds]}::text[])
          AND said.posted IS NOT NULL AND said."deliveredAt" > alarmed."alarmedAt")
      LIMIT 1`);
    return ROWS.ids.parse(rows).length > 0;
  }

  /**
   * Whether a message of these kinds, to a seat, or to all of a match or those whom it pings, that was created at `since` or later was delivered
   * only after `until`: it came late.
   */
  async wasDeliveredLate(
    match: MatchId,
    kinds: readonly string[],
    seat: number,
    since: Date,
    until: Date,
  ): Promise<boolean> {
    const rows = await this.query(Prisma.sql`
      SELECT id FROM outbox
      WHERE "matchId" = ${match} AND kind = ANY(${[...kinds]}::text[]) AND posted IS NOT NULL
        AND "createdAt" >= ${since}::timestamp AND "deliveredAt" > ${until}::timestamp
        AND coalesce(payload->>'seat', ${String(seat)}) = ${String(seat)}
        AND coalesce(payload::jsonb->'ping' @> to_jsonb(${seat}::int), TRUE)
      LIMIT 1`);
    return ROWS.ids.parse(rows).length > 0;
  }

  /**
   * Makes deferred messages due at once: those with an error, or those of the matches of an area. Each message only once
   * in half a minute; one that was hurried just now is due after that. Returns their number.
   */
  async retryDeferred(which: Area | Waiting, now: Date): Promise<number> {
    const [at, isMeant] =
      'error' in which
        ? [Prisma.sql`${now}::timestamp`, Prisma.sql`error = ${which.error}`]
        : [
            Prisma.sql`greatest(${now}::timestamp, "hurriedAt" + ${HURRY_EVERY}::interval)`,
            Prisma.sql`error IS NOT NULL
              AND "matchId" IN (SELECT id FROM match WHERE ${isIn(which)})`,
          ];
    return this.execute(Prisma.sql`
        UPDATE outbox SET "dueAt" = ${at}, "hurriedAt" = ${at}
        WHERE ${isMeant} AND "deliveredAt" IS NULL AND "dueAt" > ${at}`);
  }

  /**
   * Begins the ids of new matches, proposals and messages far beyond those that may have been used after a backup was
   * made, so that no old post in Discord refers to a new one.
   */
  async skipIds(): Promise<void> {
    // So many are made in no time that a backup is old; players read those of matches.
    await this.query(Prisma.sql`
      SELECT setval(pg_get_serial_sequence(name, 'id'),
        nextval(pg_get_serial_sequence(name, 'id')) + step)
      FROM (VALUES ('match', 1000), ('proposal', 1000000), ('outbox', 1000000)) AS skipped (name, step)`);
  }

  /** Notes which languages Discord names for servers. Writes nothing of those for which that is known. */
  async noteLocales(seen: readonly Named[]): Promise<void> {
    const [servers, locales] = [seen.map(({ server }) => server), seen.map(({ locale }) => locale)];
    await this.execute(Prisma.sql`
      INSERT INTO server (id, locale)
      SELECT seen.id, seen.locale
      FROM unnest(${servers}::text[], ${locales}::text[]) AS seen (id, locale)
      LEFT JOIN server ON server.id = seen.id
      WHERE server.locale IS DISTINCT FROM seen.locale
      ON CONFLICT (id) DO UPDATE SET locale = excluded.locale`);
  }

  /** Notes that a process of this app is alive; `by` is its name among them, null where it has none. */
  async notePulse(now: Date, by: string | null = null): Promise<void> {
    await this.execute(Prisma.sql`
      INSERT INTO pulse (id, at, "by", "notedAt")
      VALUES (1, ${now}::timestamp, ${by}::text, clock_timestamp() AT TIME ZONE 'UTC')
      ON CONFLICT (id) DO UPDATE
      SET at = excluded.at, "by" = excluded."by", "notedAt" = excluded."notedAt"`);
  }

  /** Notes that a process ends, where nobody else has noted since that it is alive. */
  async endPulse(by: string): Promise<void> {
    await this.execute(Prisma.sql`UPDATE pulse SET "by" = NULL WHERE "by" = ${by}`);
  }

  /** Deletes delivered messages, interaction ids and plans from before this time. Returns how many. */
  async prune(before: Date): Promise<number> {
    const [messages, interactions] = await this.run(() =>
      this.#prisma.$transaction([
        this.#prisma.outbox.deleteMany({ where: { deliveredAt: { lt: before } } }),
        this.#prisma.interaction.deleteMany({ where: { at: { lt: before } } }),
      ]),
    );
    const plans = await this.ids({ planOf: { not: null }, createdAt: { lt: before } });
    for (const id of plans) await this.transaction((one) => one.forgetPlan(id));
    return messages.count + interactions.count + plans.length;
  }

  /** Frees the space of changed and deleted rows. Everybody waits for it, so it is called while nobody plays. */
  async vacuum(): Promise<void> {
    await this.run(() => this.#backing.vacuum());
  }

  /** Answers whether the database can be reached. */
  async healthy(): Promise<boolean> {
    try {
      await this.query(Prisma.sql`SELECT 1`);
      return true;
    } catch {
      return false;
    }
  }

  async close(): Promise<void> {
    await this.#prisma.$disconnect();
    await this.#backing.close();
  }
}

/** Whether a match is played there. */
function isIn(area: Area): Prisma.Sql {
  if ('server' in area) return Prisma.sql`match.server = ${area.server}`;
  return 'channel' in area
    ? Prisma.sql`(match.thread = ${area.channel} OR match.channel = ${area.channel})`
    : Prisma.sql`(match.thread = ${area.thread} OR match.lobby = ${area.lobby})`;
}

const isOfKind = (kinds: Kinds): Prisma.Sql =>
  'only' in kinds
    ? Prisma.sql`kind = ANY(${[...kinds.only]}::text[])`
    : Prisma.sql`kind <> ALL(${[...kinds.but]}::text[])`;

const CALLS = Prisma.sql`('reminder', 'secret')`;

const idsOf = ({ calledBy }: Besides): Prisma.Sql =>
  Prisma.sql`${calledBy.map(({ id }) => id)}::int[]`;

/** Whether another message is no call to somebody else that may as well be said after this one. */
const isNoCallBeside = (besides: Besides): Prisma.Sql => Prisma.sql`
  NOT (other.kind IN ${CALLS} AND other.payload->>'seat' <> message.payload->>'seat'
    AND (other.attempts = 0 OR other.id = ANY(${idsOf(besides)})))`;

/**
 * Whether a message waits, as it calls somebody whom another one calls as well, soon: as soon as what comes first in that
 * match is told, where nothing has failed. One that was claimed before waits no longer, or two could wait for each other
 * after a process died; nor does any wait for what is put off for longer than a claim lasts.
 */
const waitsForAnother = (now: Date, leaseMs: number): Prisma.Sql => Prisma.sql`
  kind IN ${CALLS} AND message.attempts = 0 AND EXISTS (
    SELECT FROM seat AS called
      JOIN seat AS known ON known."user" = called."user"
      JOIN outbox AS soon ON soon."matchId" = known."matchId" AND soon.id <> message.id
        AND soon.kind IN ${CALLS} AND soon.payload->>'seat' = known.seat::text
        AND soon."deliveredAt" IS NULL AND soon."dueAt" <= ${now}::timestamp
      JOIN outbox AS first ON first."matchId" = soon."matchId" AND first.id < soon.id
        AND first."deliveredAt" IS NULL
        AND ((first.attempts > 0 AND first."dueAt" <= ${new Date(now.getTime() + leaseMs)}::timestamp)
          OR (first.kind NOT IN ${CALLS} AND first."dueAt" <= ${now}::timestamp))
    WHERE called."matchId" = message."matchId" AND message.payload->>'seat' = called.seat::text
      AND NOT EXISTS (
        SELECT FROM outbox AS stuck
        WHERE stuck."matchId" = soon."matchId" AND stuck."deliveredAt" IS NULL
          AND stuck."failingSince" IS NOT NULL))`;

const callsAsWell = (besides: Besides): Prisma.Sql => Prisma.sql`
  kind IN ${CALLS} AND EXISTS (
    SELECT FROM seat AS called
      JOIN seat AS known ON known."user" = called."user"
      JOIN outbox AS first ON first."matchId" = known."matchId"
        AND first.payload->>'seat' = known.seat::text
    WHERE called."matchId" = message."matchId" AND message.payload->>'seat' = called.seat::text
      AND first.id = ANY(${idsOf(besides)}))`;
