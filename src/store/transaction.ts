import { randomBytes } from 'node:crypto';
import { Prisma } from './client/client.ts';
import { StoreUnavailable } from './failure.ts';
import { jsonOf } from './json.ts';
import { forgetting } from './kept.ts';
import { AROUND, MATCH, PrismaReading } from './reading.ts';
import {
  json,
  matchRow,
  NOBODY_AROUND,
  outboxRow,
  proposalRow,
  rawArounds,
  rawMatches,
  rawMessages,
  rawTables,
} from './rows.ts';
import { LONGEST_MS } from './session.ts';
import type {
  Advance,
  ClockRow,
  EntryRow,
  MatchChange,
  MatchId,
  MatchRow,
  NewMatch,
  NoteRow,
  OutboxRow,
  PersonRow,
  PledgeRow,
  ProposalRow,
  RulingRow,
  SealedRow,
  SeatRow,
  ServerRow,
  Tables,
  Transaction,
} from './store.ts';

/** A name that nothing else has ever had, or will have: 96 bits of chance in 17 characters. */
const newMark = (): string => `o${randomBytes(12).toString('base64url')}`;

/** What is still to be said of a match, so that nobody takes it up before the transaction ends. */
const UNDELIVERED = Prisma.sql`
  (SELECT coalesce(json_agg(row_to_json(one) ORDER BY one.id), '[]') FROM (
    SELECT id, "matchId", dm, kind, payload, mark, attempts, "createdAt", "failingSince", "alarmedAt"
    FROM outbox
    WHERE "deliveredAt" IS NULL AND "matchId" = match.id ORDER BY id FOR UPDATE) AS one) AS undelivered`;
const NOT_READ = Prisma.sql`NULL AS undelivered`;

/** The work of one transaction. */
export class PrismaTransaction extends PrismaReading implements Transaction {
  /**
   * The first statement that failed. Postgres turns the COMMIT after it into a ROLLBACK without a word, so
   * work that caught the error must not be taken for done.
   */
  failure: { readonly error: unknown } | null = null;

  hasNews = false;

  readonly leftToComputers = new Set<MatchId>();

  /** Seats of the matches that are locked here, so that only what changes is written. */
  readonly #seats = new Map<MatchId, readonly SeatRow[]>();

  /** Open proposals of the matches that are locked here. */
  readonly #proposals = new Map<MatchId, readonly ProposalRow[]>();

  /** What is still to be said of matches, once it was read and locked here. */
  readonly #undelivered = new Map<MatchId, readonly OutboxRow[]>();

  /** What is not written yet. */
  #draft: Draft = NOTHING;

  readonly #until = performance.now() + LONGEST_MS;
  #isOver = false;

  /** Nothing is done here any more: the connection is somebody else's. */
  end(): void {
    this.#isOver = true;
  }

  protected async run<R>(statement: () => Promise<R>): Promise<R> {
    await this.flush();
    return this.#run(statement);
  }

  async #run<R>(statement: () => Promise<R>): Promise<R> {
    try {
      if (this.#isOver) throw new Error('This transaction is over.');
      if (performance.now() > this.#until)
        throw new StoreUnavailable('The database is too slow. Try again in a moment.');
      return await statement();
    } catch (error) {
      this.failure ??= { error };
      throw error;
    }
  }

  /** Writes what is not written yet, in one statement. It is done before any other one, and at the end. */
  async flush(): Promise<void> {
    const draft = this.#draft;
    if (draft === NOTHING) return;
    this.#draft = NOTHING;
    // What was put into the outbox gets its number with that.
    for (const { match } of draft.said) if (match !== null) this.#undelivered.delete(match);
    await this.#run(() => this.session.run(written(draft)));
  }

  /** Keeps something to be written of one match, after what is to be written of another. */
  async #write(match: MatchId, more: Partial<Draft>): Promise<void> {
    const { match: other } = this.#draft;
    if (other !== null && other !== match) await this.flush();
    this.#draft = { ...this.#draft, ...more, match };
  }

  async recordInteraction(id: string, at: Date): Promise<boolean> {
    const count = await this.execute(Prisma.sql`
      INSERT INTO interaction (id, at) VALUES (${id}, ${at}::timestamp) ON CONFLICT DO NOTHING`);
    return count === 1;
  }

  async lockMatch(id: MatchId, withUndelivered = false): Promise<MatchRow | null> {
    // NO KEY: whoever only adds a row that names this match need not wait.
    const rows = await this.query(
      Prisma.sql`SELECT ${MATCH} FROM match WHERE id = ${id} FOR NO KEY UPDATE`,
    );
    const match = rawMatches.parse(rows)[0];
    if (match === undefined) return null;
    // A statement of its own: one that waited for the lock would see the seats as they were before.
    const around = await this.query(
      Prisma.sql`SELECT ${AROUND}, ${withUndelivered ? UNDELIVERED : NOT_READ} FROM match WHERE id = ${id}`,
    );
    const [read] = rawArounds.parse(around);
    const row = matchRow(match, read ?? NOBODY_AROUND);
    const undelivered = read?.undelivered ?? null;
    if (undelivered !== null) this.#undelivered.set(id, undelivered.map(outboxRow));
    this.#seats.set(id, row.seats);
    this.#proposals.set(id, row.proposals);
    return row;
  }

  async countTables(server: string, opener: string, lately: Date): Promise<Tables> {
    // Two commands at once would both find room for one more.
    await this.query(
      Prisma.sql`SELECT pg_advisory_xact_lock(hashtextextended(${server}, 0))::text`,
    );
    const [tables] = rawTables.parse(
      await this.query(Prisma.sql`
        SELECT count(*) FILTER (WHERE opener = ${opener} AND status = 'open')::int AS waiting,
          count(*) FILTER (WHERE opener = ${opener} AND status = 'running')::int AS played,
          count(*) FILTER (WHERE opener = ${opener} AND "createdAt" > ${lately}::timestamp)::int AS lately,
          count(*) FILTER (WHERE status = 'open')::int AS "waitingInServer"
        FROM match
        WHERE server = ${server}
          AND (status IN ('open', 'running') OR "createdAt" > ${lately}::timestamp)`),
    );
    return tables;
  }

  async createMatch({ home, ...match }: NewMatch): Promise<MatchRow> {
    const created = await this.run(() =>
      this.client.match.create({
        data: {
          ...match,
          ...home,
          opener: match.host,
          config: json(match.config),
          terms: orNull(match.terms),
        },
      }),
    );
    this.#seats.set(created.id, []);
    return matchRow(created, NOBODY_AROUND);
  }

  async changeMatch(
    id: MatchId,
    { home, config, snapshot, livePosts, terms, halt, plan, ...change }: MatchChange,
  ): Promise<void> {
    await this.run(() =>
      this.client.match.update({
        where: { id },
        data: {
          ...change,
          ...home,
          ...(config === undefined ? {} : { config: json(config) }),
          ...(snapshot === undefined ? {} : { snapshot: orNull(snapshot) }),
          ...(livePosts === undefined ? {} : { livePosts: orNull(livePosts) }),
          ...(terms === undefined ? {} : { terms: orNull(terms) }),
          ...(halt === undefined ? {} : { halt: orNull(halt) }),
          ...(plan === undefined ? {} : { plan: orNull(plan) }),
          ...(change.status === 'cancelled' ? { forgotten: [] } : {}),
        },
        select: { id: true },
      }),
    );
  }

  async forgetPlan(id: MatchId): Promise<void> {
    const of = { where: { matchId: id } };
    await this.run(async () => {
      await this.client.entry.deleteMany(of);
      await this.client.sealed.deleteMany(of);
      await this.client.proposal.deleteMany(of);
      await this.client.outbox.deleteMany(of);
      await this.client.ruling.deleteMany(of);
      await this.client.clock.deleteMany(of);
      await this.client.order.deleteMany(of);
      await this.client.note.deleteMany(of);
      await this.client.watcher.deleteMany(of);
      await this.client.pledge.deleteMany(of);
      await this.client.seat.deleteMany(of);
      await this.client.match.deleteMany({ where: { id, planOf: { not: null } } });
    });
  }

  async setSeats(id: MatchId, seats: readonly SeatRow[]): Promise<void> {
    const before = this.#seats.get(id) ?? (await this.lockMatch(id))?.seats ?? [];
    const changed = changedSeats(before, seats);
    const gone = before.filter((old) => seats.every(({ seat }) => seat !== old.seat));
    if (gone.length > 0) {
      await this.run(() =>
        this.client.seat.deleteMany({
          where: { matchId: id, seat: { in: gone.map(({ seat }) => seat) } },
        }),
      );
    }
    if (changed.length > 0) {
      await this.execute(writeSeats(id, changed));
    }
    this.#seat(id, seats);
  }

  leaveToComputers(id: MatchId): void {
    this.leftToComputers.add(id);
  }

  /** Notes how the seats of a match stand. */
  #seat(id: MatchId, seats: readonly SeatRow[]): void {
    this.#seats.set(id, [...seats]);
    if (seats.some(({ heldBy, owesSince }) => heldBy === 'computer' && owesSince !== null)) {
      this.leftToComputers.add(id);
    } else {
      this.leftToComputers.delete(id);
    }
  }

  async addPledge({ match, from, to, text, at }: Omit<PledgeRow, 'id' | 'kept'>): Promise<number> {
    const { id } = await this.run(() =>
      this.client.pledge.create({
        data: { matchId: match, from, to: [...to], text, at },
        select: { id: true },
      }),
    );
    return id;
  }

  async judgePledge(id: number, kept: boolean): Promise<void> {
    await this.run(() =>
      this.client.pledge.update({ where: { id }, data: { kept }, select: { id: true } }),
    );
  }

  async setBlock(user: string, blocked: string, isBlocked: boolean): Promise<void> {
    const key = { user, blocked };
    await this.run(async () => {
      if (!isBlocked) await this.client.block.deleteMany({ where: key });
      else
        await this.client.block.upsert({
          where: { user_blocked: key },
          create: key,
          update: {},
          select: { user: true },
        });
    });
  }

  async setWatcher(match: MatchId, user: string, watches: boolean): Promise<void> {
    const key = { matchId: match, user };
    await this.run(async () => {
      if (!watches) await this.client.watcher.deleteMany({ where: key });
      else
        await this.client.watcher.upsert({
          where: { matchId_user: key },
          create: key,
          update: {},
          select: { user: true },
        });
    });
  }

  async noteGone(id: string, at: Date | null): Promise<boolean> {
    await this.changeServer(id, {});
    const changed = await this.run(() =>
      this.client.server.updateMany({
        where: { id, goneAt: at === null ? { not: null } : null },
        data: { goneAt: at },
      }),
    );
    return changed.count > 0;
  }

  async changeServer(
    id: string,
    { roles, ...rest }: Partial<Omit<ServerRow, 'id' | 'goneAt' | 'locale'>>,
  ): Promise<void> {
    const change = { ...rest, ...(roles === undefined ? {} : { roles: [...roles] }) };
    await this.run(() =>
      this.client.server.upsert({
        where: { id },
        create: { id, ...change },
        update: change,
        select: { id: true },
      }),
    );
  }

  async changePerson(
    id: string,
    change: Partial<Omit<PersonRow, 'id' | 'lessons'>>,
  ): Promise<void> {
    await this.run(() =>
      this.client.person.upsert({
        where: { id },
        create: { id, ...change },
        update: change,
        select: { id: true },
      }),
    );
  }

  async forgetPerson(id: string): Promise<void> {
    const plans = await this.run(() =>
      this.client.match.findMany({
        where: { planOf: { not: null }, host: id },
        select: { id: true },
      }),
    );
    for (const plan of plans) await this.forgetPlan(plan.id);
    for (const statement of forgetting(id)) {
      await this.execute(statement);
    }
  }

  async forgetLessons(id: string, beginning: string): Promise<void> {
    await this.execute(Prisma.sql`
      UPDATE person SET lessons = (
        SELECT coalesce(json_object_agg(key, value), '{}') FROM json_each(lessons)
        WHERE NOT starts_with(key, ${beginning}::text))
      WHERE id = ${id}`);
  }

  async advance(id: MatchId, { entries, seats, ...advance }: Advance): Promise<void> {
    const changed = changedSeats(this.#seats.get(id) ?? [], seats);
    // Of each part of a match one is written.
    if (this.#draft.advance !== null) await this.flush();
    await this.#write(id, { entries, seats: changed, advance });
    this.#seat(id, seats);
  }

  async saveSealed({ match, decision, ...answer }: SealedRow): Promise<void> {
    await this.run(() =>
      this.client.sealed.upsert({
        where: { matchId_decision: { matchId: match, decision } },
        create: { matchId: match, decision, ...answer },
        update: answer,
        select: { decision: true },
      }),
    );
  }

  async deleteSealed(match: MatchId, decisions: readonly string[]): Promise<void> {
    if (decisions.length === 0) return;
    await this.run(() =>
      this.client.sealed.deleteMany({
        where: { matchId: match, decision: { in: [...decisions] } },
      }),
    );
  }

  async createProposal(
    proposal: Omit<ProposalRow, 'id' | 'status' | 'agreed' | 'mark' | 'message'>,
  ): Promise<ProposalRow> {
    const { match, to, body, ...rest } = proposal;
    const created = await this.run(() =>
      this.client.proposal.create({
        data: { ...rest, matchId: match, to: [...to], body: json(body), mark: newMark() },
      }),
    );
    const row = proposalRow(created);
    const before = this.#proposals.get(match);
    if (before !== undefined) this.#proposals.set(match, [...before, row]);
    return row;
  }

  override openProposals(match: MatchId): Promise<ProposalRow[]> {
    const known = this.#proposals.get(match);
    return known === undefined ? super.openProposals(match) : Promise.resolve([...known]);
  }

  async changeProposal(
    id: number,
    change: Partial<Pick<ProposalRow, 'status' | 'to' | 'agreed' | 'message' | 'until'>>,
  ): Promise<void> {
    const { status, to, agreed, message, until } = change;
    for (const [match, rows] of this.#proposals)
      this.#proposals.set(
        match,
        rows
          .map((one) => (one.id === id ? { ...one, ...change } : one))
          .filter((one) => one.status === 'open'),
      );
    await this.run(() =>
      this.client.proposal.update({
        where: { id },
        data: {
          ...(status === undefined ? {} : { status }),
          ...(to === undefined ? {} : { to: [...to] }),
          ...(agreed === undefined ? {} : { agreed: [...agreed] }),
          ...(message === undefined ? {} : { message }),
          ...(until === undefined ? {} : { until }),
        },
        select: { id: true },
      }),
    );
  }

  setClock(id: MatchId, clock: ClockRow): Promise<void> {
    return this.#write(id, { clock });
  }

  async saveOrder(
    id: MatchId,
    { seat, name, against, value }: Parameters<Transaction['saveOrder']>[1],
  ): Promise<void> {
    const key = { matchId: id, seat, name, against: against ?? -1 };
    await this.run(async () => {
      if (value === null) await this.client.order.deleteMany({ where: key });
      else
        await this.client.order.upsert({
          where: { matchId_seat_name_against: key },
          create: { ...key, value },
          update: { value },
          select: { seat: true },
        });
    });
  }

  async saveNote(id: MatchId, { user, text }: NoteRow): Promise<void> {
    const key = { matchId: id, user };
    await this.run(async () => {
      if (text === '') await this.client.note.deleteMany({ where: key });
      else
        await this.client.note.upsert({
          where: { matchId_user: key },
          create: { ...key, text },
          update: { text },
          select: { user: true },
        });
    });
  }

  async deleteOrders(id: MatchId, seat: number): Promise<void> {
    await this.run(() => this.client.order.deleteMany({ where: { matchId: id, seat } }));
  }

  async scheduleDigest(user: string, now: Date, next: Date): Promise<boolean> {
    const { count } = await this.run(() =>
      this.client.person.updateMany({
        where: { id: user, digestAt: { lte: now } },
        data: { digestAt: next },
      }),
    );
    return count === 1;
  }

  async makeDigestsDue(by: Date): Promise<void> {
    await this.run(() =>
      this.client.person.updateMany({ where: { digestAt: { gt: by } }, data: { digestAt: by } }),
    );
  }

  async correctOutboxTimes(now: Date, byMs: number, longestMs: number): Promise<void> {
    const back = Prisma.sql`${byMs}::float8 * interval '1 millisecond'`;
    const longest = Prisma.sql`${longestMs}::float8 * interval '1 millisecond'`;
    // What was written after the time that it is now was so before the clock went back. That is undone once by that.
    await this.execute(Prisma.sql`
      UPDATE outbox SET
        "dueAt" = CASE
          WHEN "dueAt" >= '9999-01-01' THEN "dueAt"
          ELSE greatest(${now}::timestamp, "dueAt" - ${back}) END,
        "createdAt" = least(${now}::timestamp, "createdAt" - ${back})
      WHERE "deliveredAt" IS NULL AND "createdAt" > ${now}::timestamp`);
    await this.execute(Prisma.sql`
      UPDATE outbox SET "dueAt" = ${now}::timestamp
      WHERE "deliveredAt" IS NULL AND attempts > 0
        AND "dueAt" > ${now}::timestamp + ${longest} AND "dueAt" < '9999-01-01'`);
    await this.execute(Prisma.sql`
      UPDATE outbox SET "hurriedAt" = NULL WHERE "hurriedAt" > ${now}::timestamp`);
  }

  async makeMatchesDue(user: string, now: Date): Promise<void> {
    // Whoever saves in one of them at this moment reckons by what was said before: after that, it is looked at again.
    await this.query(Prisma.sql`
      SELECT id FROM match
      WHERE status = 'running' AND halt IS NULL AND "planOf" IS NULL AND EXISTS (
        SELECT FROM seat WHERE seat."matchId" = match.id AND seat."user" = ${user})
      ORDER BY id FOR UPDATE`);
    await this.execute(Prisma.sql`
      UPDATE clock SET "runAt" = ${now}::timestamp
      FROM match
      WHERE match.id = clock."matchId" AND match.status = 'running' AND match.halt IS NULL
        AND (clock.late OR "runAt" > ${now}::timestamp) AND EXISTS (
          SELECT FROM seat WHERE seat."matchId" = clock."matchId" AND seat."user" = ${user})`);
    // What it missed may be told by now, or later than it was to be: whoever tells it sees.
    await this.execute(Prisma.sql`
      UPDATE outbox SET "dueAt" = ${now}::timestamp
      WHERE kind = 'missed' AND "deliveredAt" IS NULL AND attempts = 0
        AND "dueAt" > ${now}::timestamp AND EXISTS (
          SELECT FROM seat WHERE seat."matchId" = outbox."matchId" AND seat."user" = ${user})`);
  }

  async addRuling({ match, at, by, agreed, deed }: Omit<RulingRow, 'id'>): Promise<number> {
    const { is, ...about } = deed;
    const { id } = await this.run(() =>
      this.client.ruling.create({
        data: {
          matchId: match,
          at,
          by,
          deed: is,
          ...about,
          ...(agreed === null ? {} : { agreed: [...agreed] }),
        },
        select: { id: true },
      }),
    );
    return id;
  }

  enqueue({
    match,
    dm = null,
    kind,
    payload,
    createdAt,
    dueAt = createdAt,
  }: Parameters<Transaction['enqueue']>[0]): Promise<void> {
    this.hasNews = true;
    const { said } = this.#draft;
    const one = { match, dm, kind, payload, mark: newMark(), createdAt, dueAt };
    this.#draft = { ...this.#draft, said: [...said, one] };
    return Promise.resolve();
  }

  async undelivered(match: MatchId): Promise<OutboxRow[]> {
    const known = this.#undelivered.get(match) ?? (await this.#readUndelivered(match));
    this.#undelivered.set(match, known);
    // Nobody knows the numbers yet that the newest will have: they count on backwards.
    const newest = this.#draft.said.map(
      ({ dueAt: _dueAt, ...one }, at): OutboxRow => ({
        id: -1 - at,
        attempts: 0,
        failingSince: null,
        alarmedAt: null,
        ...one,
      }),
    );
    return [...known, ...newest.filter((one) => one.match === match)];
  }

  async #readUndelivered(match: MatchId): Promise<readonly OutboxRow[]> {
    const { rows } = await this.#run(() =>
      this.session.run(Prisma.sql`
        SELECT id, "matchId", dm, kind, payload, mark, attempts, "createdAt", "failingSince", "alarmedAt"
        FROM outbox
        WHERE "deliveredAt" IS NULL AND "matchId" = ${match} ORDER BY id FOR UPDATE`),
    );
    return rawMessages.parse(rows).map(outboxRow);
  }

  changeMessage(
    id: number,
    change: Pick<OutboxRow, 'kind' | 'payload'>,
    dueAt: Date,
  ): Promise<void> {
    this.hasNews = true;
    const { said, amended } = this.#draft;
    const now = { ...change, mark: newMark() };
    this.#draft =
      id < 0
        ? {
            ...this.#draft,
            said: said.map((one, at) => (at === -1 - id ? { ...one, ...now, dueAt } : one)),
          }
        : { ...this.#draft, amended: new Map([...amended, [id, { ...now, dueAt }]]) };
    for (const [match, rows] of this.#undelivered)
      this.#undelivered.set(
        match,
        rows.map((one) => (one.id === id ? { ...one, ...now } : one)),
      );
    return Promise.resolve();
  }
}

/** What a transaction has yet to write: of one match, and of the outbox. */
interface Draft {
  readonly match: MatchId | null;
  readonly entries: readonly EntryRow[];
  readonly seats: readonly SeatRow[];
  readonly clock: ClockRow | null;
  readonly advance: Omit<Advance, 'entries' | 'seats'> | null;
  readonly said: readonly (Pick<
    OutboxRow,
    'match' | 'dm' | 'kind' | 'payload' | 'mark' | 'createdAt'
  > & {
    readonly dueAt: Date;
  })[];
  readonly amended: ReadonlyMap<
    number,
    Pick<OutboxRow, 'kind' | 'payload' | 'mark'> & { readonly dueAt: Date }
  >;
}

const NOTHING: Draft = {
  match: null,
  entries: [],
  seats: [],
  clock: null,
  advance: null,
  said: [],
  amended: new Map(),
};

/**
 * All of it in one statement, whose text is the same however much that is, so that it is prepared once. Its rows go there
 * as JSON; a time in them is in UTC.
 */
function written({ match, entries, seats, clock, advance, said, amended }: Draft): Prisma.Sql {
  const clocks = clock === null ? [] : [clock];
  const changes = [...amended].map(([id, one]) => ({ id, ...one }));
  const head = Prisma.sql`
    WITH logged AS (
      INSERT INTO entry ("matchId", sequence, entry, events, digest, at)
      SELECT ${match}::int, sequence, entry, events, digest, at
      FROM json_to_recordset(${JSON.stringify(entries)}::json)
        AS one (sequence int, entry json, events json, digest text, at timestamp)),
    seated AS (${writeSeats(match, seats)}),
    timed AS (
      INSERT INTO clock ("matchId", "runAt", late, state)
      SELECT ${match}::int, "runAt", late, state
      FROM json_to_recordset(${JSON.stringify(clocks)}::json)
        AS one ("runAt" timestamp, late boolean, state json)
      ON CONFLICT ("matchId") DO UPDATE
      SET "runAt" = excluded."runAt", late = excluded.late, state = excluded.state),
    said AS (
      INSERT INTO outbox ("matchId", dm, kind, payload, mark, "createdAt", "dueAt")
      SELECT match, dm, kind, payload, mark, "createdAt", "dueAt"
      FROM ROWS FROM (json_to_recordset(${JSON.stringify(said)}::json)
        AS (match int, dm text, kind text, payload json, mark text, "createdAt" timestamp, "dueAt" timestamp))
        WITH ORDINALITY AS one (match, dm, kind, payload, mark, "createdAt", "dueAt", nth)
      ORDER BY nth),
    amended AS (
      UPDATE outbox SET kind = one.kind, payload = one.payload, mark = one.mark, "dueAt" = one."dueAt"
      FROM json_to_recordset(${JSON.stringify(changes)}::json)
        AS one (id int, kind text, payload json, mark text, "dueAt" timestamp)
      WHERE outbox.id = one.id)`;
  if (advance === null) return Prisma.sql`${head} SELECT`;
  const { sequence, snapshot, announced, status, endedAt } = advance;
  return Prisma.sql`
    ${head}
    UPDATE match SET sequence = ${sequence}, snapshot = ${snapshot === null ? null : jsonOf(snapshot)}::json,
      announced = ${announced}, status = ${status}::"MatchStatus", "endedAt" = ${endedAt}::timestamp,
      forgotten = CASE WHEN ${status} = 'running' THEN forgotten ELSE '{}' END
    WHERE id = ${match}`;
}

/** A value for a JSON column that may be empty. */
const orNull = (value: unknown) => (value === null ? Prisma.DbNull : json(value));

function changedSeats(before: readonly SeatRow[], seats: readonly SeatRow[]): SeatRow[] {
  return seats.filter((seat) => !before.some((old) => isSameSeat(old, seat)));
}

const writeSeats = (match: MatchId | null, seats: readonly SeatRow[]): Prisma.Sql => Prisma.sql`
  INSERT INTO seat ("matchId", seat, "user", name, "heldBy", level, "owesSince", seen, shown, "actedAt", called, "standsFor", formerly, wanted)
  SELECT ${match}::int, seat, "user", name, "heldBy", level, "owesSince", seen, shown, "actedAt", called, "standsFor", formerly, wanted
  FROM json_to_recordset(${JSON.stringify(seats)}::json)
    AS one (seat int, "user" text, name text, "heldBy" "SeatHolder", level text, "owesSince" timestamp,
      seen int, shown int, "actedAt" timestamp, called text, "standsFor" text, formerly text[], wanted text)
  ON CONFLICT ("matchId", seat) DO UPDATE SET "user" = excluded."user", name = excluded.name,
    "heldBy" = excluded."heldBy", level = excluded.level, "owesSince" = excluded."owesSince",
    seen = excluded.seen, shown = excluded.shown, "actedAt" = excluded."actedAt",
    called = excluded.called, "standsFor" = excluded."standsFor",
    formerly = excluded.formerly, wanted = excluded.wanted`;

function isSameSeat(one: SeatRow, other: SeatRow): boolean {
  return (
    one.seat === other.seat &&
    one.user === other.user &&
    one.name === other.name &&
    one.heldBy === other.heldBy &&
    one.level === other.level &&
    one.owesSince?.getTime() === other.owesSince?.getTime() &&
    one.seen === other.seen &&
    one.shown === other.shown &&
    one.actedAt?.getTime() === other.actedAt?.getTime() &&
    one.called === other.called &&
    one.standsFor === other.standsFor &&
    one.formerly.join(' ') === other.formerly.join(' ') &&
    one.wanted === other.wanted
  );
}
