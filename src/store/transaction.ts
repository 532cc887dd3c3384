import { randomBytes } from 'node:crypto';
import { Prisma } from './client/client.ts';
import { type Advance, changedSeats, type Draft, NOTHING, writeSeats, written } from './draft.ts';
import { StoreUnavailable } from './failure.ts';
import { forgetting, seasonsThatKnow } from './personal-data.ts';
import { aliasIn, withAlias } from './alias.ts';
import { AROUND, MATCH, Reading } from './reading.ts';
import {
  type ClockRow,
  json,
  type LeagueRow,
  type MatchId,
  type MatchRow,
  matchRow,
  NOBODY_AROUND,
  type NoteRow,
  type OrderRow,
  type OutboxRow,
  type PersonRow,
  type PledgeRow,
  type ProposalRow,
  proposalRow,
  ROWS,
  type RulingRow,
  type SealedRow,
  type SeasonRow,
  type SeatRow,
  type ServerRow,
  type Tables,
} from './rows.ts';
import { LONGEST_MS } from './session.ts';

export type NewMatch = Pick<
  MatchRow,
  | 'game'
  | 'rules'
  | 'terms'
  | 'config'
  | 'home'
  | 'host'
  | 'size'
  | 'seed'
  | 'salt'
  | 'league'
  | 'createdAt'
>;

/** What may change of a match; what is left out stays. */
export type MatchChange = Partial<
  Pick<
    MatchRow,
    | 'rules'
    | 'config'
    | 'content'
    | 'stoppedBy'
    | 'again'
    | 'terms'
    | 'halt'
    | 'planOf'
    | 'plan'
    | 'status'
    | 'host'
    | 'home'
    | 'size'
    | 'seed'
    | 'salt'
    | 'sequence'
    | 'snapshot'
    | 'announced'
    | 'livePosts'
    | 'startedAt'
    | 'endedAt'
  >
>;

/** A value for a JSON column that may be empty. */
const orNull = (value: unknown) => (value === null ? Prisma.DbNull : json(value));

/** A name that nothing else has ever had, or will have: 96 bits of chance in 17 characters. */
const newMark = (): string => `o${randomBytes(12).toString('base64url')}`;

/** What is still to be said of a match, so that nobody takes it up before the transaction ends. */
const UNDELIVERED = Prisma.sql`
  (SELECT coalesce(json_agg(row_to_json(one) ORDER BY one.id), '[]') FROM (
    SELECT id, "matchId", dm, kind, payload, mark, attempts, "createdAt", "failingSince", "alarmedAt"
    FROM outbox
    WHERE "deliveredAt" IS NULL AND "matchId" = match.id ORDER BY id FOR UPDATE) AS one) AS undelivered`;
const NOT_READ = Prisma.sql`NULL AS undelivered`;

/** The tables whose rows belong to a match. */
const OF_MATCH = [
  'entry',
  'sealed',
  'proposal',
  'outbox',
  'ruling',
  'clock',
  '"order"',
  'note',
  'watcher',
  'promise',
  'seat',
].map((table) => Prisma.raw(table));

/** Reading and writing in one transaction, all or nothing. */
export class Transaction extends Reading {
  /**
   * The first statement that failed. Postgres turns the COMMIT after it into a ROLLBACK without a word, so
   * work that caught the error must not be taken for done.
   */
  failure: { readonly error: unknown } | null = null;

  /** Whether it added to the outbox. */
  hasNews = false;

  /** The matches in which a computer player is to answer after it. */
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
    // Messages get their ids by this write: what was read of them before is out of date.
    for (const { match } of draft.said) if (match !== null) this.#undelivered.delete(match);
    await this.#run(() => this.session.run(written(draft)));
  }

  /** Keeps something to be written of one match, after what is to be written of another. */
  async #write(match: MatchId, more: Partial<Draft>): Promise<void> {
    const { match: other } = this.#draft;
    if (other !== null && other !== match) await this.flush();
    this.#draft = { ...this.#draft, ...more, match };
  }

  /** Records an interaction id. False where it was recorded before: the press is a repeat. */
  async recordInteraction(id: string, at: Date): Promise<boolean> {
    const count = await this.execute(Prisma.sql`
      INSERT INTO interaction (id, at) VALUES (${id}, ${at}::timestamp) ON CONFLICT DO NOTHING`);
    return count === 1;
  }

  /**
   * The match, with its row locked to the end of the transaction; null where there is none.
   *
   * @param withUndelivered whether what is still to be said of it is read and locked as well, for `undelivered`
   */
  async lockMatch(id: MatchId, withUndelivered = false): Promise<MatchRow | null> {
    // NO KEY: an INSERT whose foreign key names this match need not wait for the lock.
    const rows = await this.query(
      Prisma.sql`SELECT ${MATCH} FROM match WHERE id = ${id} FOR NO KEY UPDATE`,
    );
    const match = ROWS.matches.parse(rows)[0];
    if (match === undefined) return null;
    // A second statement: the first, if it waited for the lock, still sees the seats as they were when it began.
    const around = await this.query(
      Prisma.sql`SELECT ${AROUND}, ${withUndelivered ? UNDELIVERED : NOT_READ} FROM match WHERE id = ${id}`,
    );
    const [read] = ROWS.arounds.parse(around);
    const row = matchRow(match, read ?? NOBODY_AROUND);
    const undelivered = read?.undelivered ?? null;
    if (undelivered !== null) this.#undelivered.set(id, undelivered);
    this.#seats.set(id, row.seats);
    this.#proposals.set(id, row.proposals);
    return row;
  }

  /** Counts tables in a server; whoever else counts there waits for the end of this transaction. */
  async countTables(server: string, opener: string, lately: Date): Promise<Tables> {
    // Locks the server: two commands at once would both count room for one more table.
    await this.query(
      Prisma.sql`SELECT pg_advisory_xact_lock(hashtextextended(${server}, 0))::text`,
    );
    const [tables] = ROWS.tables.parse(
      await this.query(Prisma.sql`
        SELECT count(*) FILTER (WHERE opener = ${opener} AND status = 'open')::int AS waiting,
          count(*) FILTER (WHERE opener = ${opener} AND status = 'running')::int AS played,
          count(*) FILTER (WHERE opener = ${opener} AND "createdAt" > ${lately}::timestamp)::int AS lately,
          count(*) FILTER (WHERE status = 'open')::int AS "waitingInServer"
        FROM match
        WHERE server = ${server} AND league IS NULL
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
          league: orNull(match.league),
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

  /** Forgets a match with all that belongs to it: one that was a plan. */
  async forgetPlan(id: MatchId): Promise<void> {
    for (const table of OF_MATCH)
      await this.execute(Prisma.sql`DELETE FROM ${table} WHERE "matchId" = ${id}`);
    await this.execute(Prisma.sql`DELETE FROM match WHERE id = ${id} AND "planOf" IS NOT NULL`);
  }

  /** Replaces all seats of a match. */
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

  /** Adds a match to these: no seat of it is a computer player's, but a standing order is to answer. */
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

  async createLeague({
    settings,
    directors,
    ...league
  }: Omit<LeagueRow, 'id' | 'endedAt'>): Promise<number> {
    const data = { ...league, directors: [...directors], settings: json(settings) };
    const { id } = await this.run(() => this.client.league.create({ data, select: { id: true } }));
    return id;
  }

  async changeLeague(
    id: number,
    {
      settings,
      directors,
      ...change
    }: Partial<Pick<LeagueRow, 'name' | 'channel' | 'directors' | 'settings' | 'endedAt'>>,
  ): Promise<void> {
    const data = {
      ...change,
      ...(directors === undefined ? {} : { directors: [...directors] }),
      ...(settings === undefined ? {} : { settings: json(settings) }),
    };
    await this.run(() => this.client.league.update({ where: { id }, data, select: { id: true } }));
  }

  /** Begins a season; null where the league has one of this number, as another process was quicker. */
  async createSeason({ league, state, ...season }: Omit<SeasonRow, 'id'>): Promise<number | null> {
    const [created] = ROWS.ids.parse(
      await this.query(Prisma.sql`
        INSERT INTO season ("leagueId", number, "runAt", state)
        VALUES (${league}, ${season.number}, ${season.runAt}::timestamp, ${JSON.stringify(state)}::json)
        ON CONFLICT DO NOTHING RETURNING id`),
    );
    return created?.id ?? null;
  }

  /** A league, with its row locked to the end of the transaction; null where there is none. A season is locked before it. */
  async lockLeague(id: number): Promise<LeagueRow | null> {
    await this.query(Prisma.sql`SELECT id FROM league WHERE id = ${id} FOR UPDATE`);
    return this.league(id);
  }

  /** A season, with its row locked to the end of the transaction; null where there is none. */
  async lockSeason(id: number): Promise<SeasonRow | null> {
    await this.query(Prisma.sql`SELECT id FROM season WHERE id = ${id} FOR UPDATE`);
    return this.season(id);
  }

  /** Saves a locked season, and when it is due next. */
  async saveSeason(
    id: number,
    { runAt, state }: Pick<SeasonRow, 'runAt' | 'state'>,
  ): Promise<void> {
    await this.execute(Prisma.sql`
      UPDATE season SET "runAt" = ${runAt}::timestamp, state = ${JSON.stringify(state)}::json WHERE id = ${id}`);
  }

  /** Makes a season due: one of its matches has ended. */
  async makeSeasonDue(id: number, now: Date): Promise<void> {
    await this.execute(Prisma.sql`UPDATE season SET "runAt" = ${now}::timestamp WHERE id = ${id}`);
  }

  /** Keeps a promise that was made. Returns its number. */
  async addPledge({ match, from, to, text, at }: Omit<PledgeRow, 'id' | 'kept'>): Promise<number> {
    const { id } = await this.run(() =>
      this.client.pledge.create({
        data: { matchId: match, from, to: [...to], text, at },
        select: { id: true },
      }),
    );
    return id;
  }

  /** Keeps whether a promise was kept. */
  async judgePledge(id: number, kept: boolean): Promise<void> {
    await this.run(() =>
      this.client.pledge.update({ where: { id }, data: { kept }, select: { id: true } }),
    );
  }

  /** Keeps that a user does not want to sit with another, or no more. */
  async setBlock(user: string, blocked: string, isBlocked: boolean): Promise<void> {
    await this.execute(
      isBlocked
        ? Prisma.sql`INSERT INTO block ("user", blocked) VALUES (${user}, ${blocked}) ON CONFLICT DO NOTHING`
        : Prisma.sql`DELETE FROM block WHERE "user" = ${user} AND blocked = ${blocked}`,
    );
  }

  /** Keeps that somebody follows a match, or no more. */
  async setWatcher(match: MatchId, user: string, watches: boolean): Promise<void> {
    await this.execute(
      watches
        ? Prisma.sql`INSERT INTO watcher ("matchId", "user") VALUES (${match}, ${user}) ON CONFLICT DO NOTHING`
        : Prisma.sql`DELETE FROM watcher WHERE "matchId" = ${match} AND "user" = ${user}`,
    );
  }

  /** Notes since when the bot is in a server no more, or, for null, that it is. False where that was noted before. */
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

  /**
   * Deletes a user's data: what is its alone goes, and in what others need it becomes `SOMEBODY`. Seats that it has in
   * matches that are not over go to a computer player. Returns the seasons that knew it, and how it is called there now.
   */
  async forgetPerson(id: string): Promise<readonly { season: number; alias: string }[]> {
    for (const plan of await this.ids({ planOf: { not: null }, host: id }))
      await this.forgetPlan(plan);
    for (const statement of forgetting(id)) {
      await this.execute(statement);
    }
    const seasons = ROWS.states.parse(await this.query(seasonsThatKnow(id)));
    return Promise.all(
      seasons.map(async ({ id: season, state }) => {
        const alias = aliasIn(season, state, id);
        const nameless = JSON.stringify(withAlias(state, id, alias));
        await this.execute(
          Prisma.sql`UPDATE season SET state = ${nameless}::json WHERE id = ${season}`,
        );
        return { season, alias };
      }),
    );
  }

  /** Deletes a user's lessons whose names begin with this, so that they are taught again. */
  async forgetLessons(id: string, beginning: string): Promise<void> {
    await this.execute(Prisma.sql`
      UPDATE person SET lessons = (
        SELECT coalesce(json_object_agg(key, value), '{}') FROM json_each(lessons)
        WHERE NOT starts_with(key, ${beginning}::text))
      WHERE id = ${id}`);
  }

  /** Saves what a locked match has come to, in one statement. */
  async advance(id: MatchId, { entries, seats, ...advance }: Advance): Promise<void> {
    const changed = changedSeats(this.#seats.get(id) ?? [], seats);
    // A draft holds one advance: the one before it is written first.
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

  /** Sets the clock of a locked match. */
  setClock(id: MatchId, clock: ClockRow): Promise<void> {
    return this.#write(id, { clock });
  }

  /** Saves a standing order in place of the one before it; a value of null deletes it. */
  async saveOrder(
    id: MatchId,
    { seat, name, against, value }: Omit<OrderRow, 'value'> & { readonly value: string | null },
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

  /** Saves a user's note about a match; an empty text deletes it. */
  async saveNote(id: MatchId, { user, text }: NoteRow): Promise<void> {
    await this.execute(
      text === ''
        ? Prisma.sql`DELETE FROM note WHERE "matchId" = ${id} AND "user" = ${user}`
        : Prisma.sql`
          INSERT INTO note ("matchId", "user", text) VALUES (${id}, ${user}, ${text})
          ON CONFLICT ("matchId", "user") DO UPDATE SET text = excluded.text`,
    );
  }

  /** Deletes all standing orders of a seat. */
  async deleteOrders(id: MatchId, seat: number): Promise<void> {
    await this.run(() => this.client.order.deleteMany({ where: { matchId: id, seat } }));
  }

  /** Sets when a user's next daily digest is due. False where this one is not due, as another process was quicker. */
  async scheduleDigest(user: string, now: Date, next: Date): Promise<boolean> {
    const { count } = await this.run(() =>
      this.client.person.updateMany({
        where: { id: user, digestAt: { lte: now } },
        data: { digestAt: next },
      }),
    );
    return count === 1;
  }

  /** Makes all daily digests due by then; the ones after that are due at each user's own time again. */
  async makeDigestsDue(by: Date): Promise<void> {
    await this.run(() =>
      this.client.person.updateMany({ where: { digestAt: { gt: by } }, data: { digestAt: by } }),
    );
  }

  /**
   * Corrects the outbox after the machine's clock went back by so much: messages written after `now`, and those whose
   * next attempt or lease ends later than in that time.
   */
  async correctOutboxTimes(now: Date, byMs: number, longestMs: number): Promise<void> {
    const back = Prisma.sql`${byMs}::float8 * interval '1 millisecond'`;
    const longest = Prisma.sql`${longestMs}::float8 * interval '1 millisecond'`;
    // A message dated in the future was written before the clock went back. Dated now, it is not corrected twice.
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

  /**
   * Makes due, in all matches in which this user plays and which are not halted, the clocks and the messages about what
   * players missed.
   */
  async makeMatchesDue(user: string, now: Date): Promise<void> {
    // Waits for transactions that still use the person's old hours; the clocks are made due after those.
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
    // News of what the player missed may be due earlier or later now: delivery decides again.
    await this.execute(Prisma.sql`
      UPDATE outbox SET "dueAt" = ${now}::timestamp
      WHERE kind = 'missed' AND "deliveredAt" IS NULL AND attempts = 0
        AND "dueAt" > ${now}::timestamp AND EXISTS (
          SELECT FROM seat WHERE seat."matchId" = outbox."matchId" AND seat."user" = ${user})`);
  }

  /** Saves a ruling. Returns its number. */
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

  /**
   * @param message `dm`: the user who gets it as a DM, and nobody else; `dueAt`: when it may be claimed first, at once
   *   where it is left out; `mark`: a new one, unless it must be there but once
   */
  enqueue({
    match,
    dm = null,
    kind,
    payload,
    createdAt,
    dueAt = createdAt,
    mark = newMark(),
  }: Pick<OutboxRow, 'match' | 'kind' | 'payload' | 'createdAt'> & {
    readonly dm?: string | null;
    readonly dueAt?: Date;
    readonly mark?: string;
  }): Promise<void> {
    this.hasNews = true;
    const { said } = this.#draft;
    const one = { match, dm, kind, payload, mark, createdAt, dueAt };
    this.#draft = { ...this.#draft, said: [...said, one] };
    return Promise.resolve();
  }

  /**
   * The undelivered messages of a match, oldest first; one with no attempts is not claimed before the end of the
   * transaction.
   */
  async undelivered(match: MatchId): Promise<OutboxRow[]> {
    const known = this.#undelivered.get(match) ?? (await this.#readUndelivered(match));
    this.#undelivered.set(match, known);
    // Messages that are not written yet have no id: they get -1, -2 and so on.
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
    return ROWS.messages.parse(rows);
  }

  /**
   * Replaces what a message says that nobody has claimed yet, and that is not due before `dueAt`. It gets a new mark, as
   * after a restored backup the old text may already be in Discord.
   */
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
