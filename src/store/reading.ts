import { Prisma } from './client/client.ts';
import { EVERYBODY_KEPT, inLines, keptOf, reliabilityOf } from './personal-data.ts';
import type { Session } from './session.ts';
import {
  type BlocksRow,
  type EntryRow,
  type LeagueRow,
  leagueRow,
  type LogEnd,
  MATCH_COLUMNS,
  type MatchId,
  type MatchRow,
  type MatchStatus,
  type PersonRow,
  type PledgeRow,
  personRow,
  type ProposalRow,
  type Pulse,
  proposalRow,
  type Reliability,
  ROWS,
  type RulesRow,
  type RulingRow,
  rulingRow,
  type SeasonRow,
  seasonRow,
  type ServerRow,
  stranger,
  type WaitingRow,
} from './rows.ts';

const LARGEST = 2 ** 31 - 1;

/**
 * Whether a row can have this number. A number that its column does not hold is an error of the statement,
 * which Prisma makes one with those of others who ask at the same moment.
 */
const isNumber = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= LARGEST;

/**
 * What is read beside a match's own row: its seats with what their users have said of themselves, what is sealed, its
 * clock, orders, notes and open proposals, and of its server which language it speaks and since when the bot is there no
 * more.
 */
export const AROUND = Prisma.sql`
  (SELECT coalesce(json_agg(row_to_json(one) ORDER BY one.seat), '[]') FROM (
    SELECT seat.*, row_to_json(person) AS person
    FROM seat LEFT JOIN person ON person.id = seat."user"
    WHERE seat."matchId" = match.id) AS one) AS seats,
  (SELECT coalesce(json_agg(row_to_json(sealed) ORDER BY seat, decision), '[]')
    FROM sealed WHERE sealed."matchId" = match.id) AS sealed,
  (SELECT row_to_json(clock) FROM clock WHERE clock."matchId" = match.id) AS clock,
  (SELECT coalesce(json_agg(row_to_json(one) ORDER BY one.seat, one.name, one.against DESC), '[]')
    FROM "order" AS one WHERE one."matchId" = match.id) AS orders,
  (SELECT coalesce(json_agg(row_to_json(note) ORDER BY note."user"), '[]')
    FROM note WHERE note."matchId" = match.id) AS notes,
  (SELECT coalesce(json_agg(row_to_json(proposal) ORDER BY proposal.id), '[]')
    FROM proposal WHERE proposal."matchId" = match.id AND proposal.status = 'open') AS proposals,
  (SELECT row_to_json(one) FROM (
    SELECT "goneAt", language, locale FROM server WHERE server.id = match.server) AS one) AS place`;

/** Columns that the database calls as an earlier version did. */
const NAMED_BEFORE: Readonly<Record<string, string>> = { livePosts: 'standing' };

/** A match's own columns by name: one that a newer version adds must not change what a prepared statement gives. */
export const MATCH = Prisma.raw(
  MATCH_COLUMNS.map((name) => `match."${NAMED_BEFORE[name] ?? name}" AS "${name}"`).join(', '),
);

/** Whether a match is in a server that the bot has not left. */
const IS_REACHED = Prisma.sql`NOT EXISTS (
  SELECT 1 FROM server WHERE server.id = match.server AND server."goneAt" IS NOT NULL)`;

/**
 * Reading through a Prisma client, and what many read through its session. Every statement goes through `run`, where its
 * failure is dealt with.
 */
export abstract class Reading {
  protected readonly client: Prisma.TransactionClient;
  protected readonly session: Session;

  constructor(client: Prisma.TransactionClient, session: Session) {
    this.client = client;
    this.session = session;
  }

  protected abstract run<R>(statement: () => Promise<R>): Promise<R>;

  /** The rows of a statement that is written here. */
  protected async query(statement: Prisma.Sql): Promise<readonly unknown[]> {
    return (await this.run(() => this.session.run(statement))).rows;
  }

  /** How many rows such a statement changed. */
  protected async execute(statement: Prisma.Sql): Promise<number> {
    return (await this.run(() => this.session.run(statement))).count;
  }

  /** The numbers of matches, the oldest first. */
  protected async ids(where: Prisma.MatchWhereInput): Promise<MatchId[]> {
    const found = await this.run(() =>
      this.client.match.findMany({ where, orderBy: { id: 'asc' }, select: { id: true } }),
    );
    return found.map(({ id }) => id);
  }

  async match(id: MatchId): Promise<MatchRow | null> {
    return isNumber(id) ? this.#findMatch(Prisma.sql`id = ${id}`) : null;
  }

  /** The match whose thread or lobby this is. */
  async matchIn(place: { thread: string } | { lobby: string }): Promise<MatchRow | null> {
    return this.#findMatch(
      'thread' in place ? Prisma.sql`thread = ${place.thread}` : Prisma.sql`lobby = ${place.lobby}`,
    );
  }

  async #findMatch(which: Prisma.Sql): Promise<MatchRow | null> {
    return (await this.#findMatches(Prisma.sql`WHERE ${which}`))[0] ?? null;
  }

  /** Matches as whole as they are, in one statement: a press reads several. */
  async #findMatches(which: Prisma.Sql): Promise<MatchRow[]> {
    const rows = await this.query(Prisma.sql`SELECT ${MATCH}, ${AROUND} FROM match ${which}`);
    return ROWS.wholes.parse(rows);
  }

  /** Matches of a server in one of these channels with one of these statuses, newest first, at most `limit`. */
  async matchesIn(
    server: string,
    channels: readonly string[],
    statuses: readonly MatchStatus[],
    limit: number,
  ): Promise<MatchRow[]> {
    return this.#findMatches(Prisma.sql`
      WHERE server = ${server} AND channel = ANY(${[...channels]}) AND ${isOneOf(statuses)}
      ORDER BY id DESC LIMIT ${limit}`);
  }

  /** Matches with one of these statuses in which this user holds a seat, in every server, newest first. */
  async matchesWith(user: string, statuses: readonly MatchStatus[]): Promise<MatchRow[]> {
    return this.#findMatches(Prisma.sql`
      WHERE ${isOneOf(statuses)} AND "planOf" IS NULL AND EXISTS (
        SELECT FROM seat WHERE "matchId" = match.id AND "user" = ${user} AND "heldBy" = 'person')
      ORDER BY id DESC`);
  }

  /**
   * Running matches at which somebody has a seat, also one for which a computer player or a substitute answers by now;
   * the oldest first.
   */
  async matchesOf(user: string): Promise<MatchRow[]> {
    return this.#findMatches(Prisma.sql`
      WHERE status = 'running' AND "planOf" IS NULL AND EXISTS (
        SELECT FROM seat WHERE "matchId" = match.id AND ${user} IN ("user", "standsFor"))
      ORDER BY id ASC`);
  }

  /** The numbers of all matches with one of these statuses, oldest first. */
  idsByStatus(statuses: readonly MatchStatus[]): Promise<MatchId[]> {
    return this.ids({ status: { in: [...statuses] }, planOf: null });
  }

  /**
   * Running matches in which a computer player has owed an answer since this time or longer, or is to answer for who
   * is too slow, or may have been ordered to, oldest first.
   *
   * @param orderedFrom leaves out those in which somebody who ordered it owes its answer for longer: it may owe what it
   *   did not order. Null for none
   */
  idsWaitingForComputers(since: Date, orderedFrom: Date | null): Promise<MatchId[]> {
    const lately = orderedFrom === null ? {} : { gte: orderedFrom };
    return this.ids({
      status: 'running',
      halt: { equals: Prisma.DbNull },
      OR: [
        { seats: { some: { heldBy: 'computer', owesSince: { lte: since } } } },
        { clock: { late: true } },
        {
          orders: { some: { value: 'computer' } },
          seats: { some: { owesSince: { lte: since, ...lately } } },
        },
      ],
    });
  }

  /** Matches in which something is due by now, the longest due first, at most `limit`; none of a server that the bot has left. */
  async dueMatches(now: Date, limit: number): Promise<MatchId[]> {
    const found = await this.query(Prisma.sql`
      SELECT clock."matchId" AS id FROM clock JOIN match ON match.id = clock."matchId"
      WHERE clock."runAt" <= ${now}::timestamp AND ${IS_REACHED}
      ORDER BY clock."runAt", clock."matchId" LIMIT ${limit}`);
    return ROWS.ids.parse(found).map(({ id }) => id);
  }

  /** Seasons in which something is due by now, the longest due first, at most `limit`; none of a server that the bot has left. */
  async dueSeasons(now: Date, limit: number): Promise<number[]> {
    const found = await this.query(Prisma.sql`
      SELECT season.id FROM season JOIN league ON league.id = season."leagueId"
      WHERE season."runAt" <= ${now}::timestamp AND NOT EXISTS (
        SELECT FROM server WHERE server.id = league.server AND server."goneAt" IS NOT NULL)
      ORDER BY season."runAt", season.id LIMIT ${limit}`);
    return ROWS.ids.parse(found).map(({ id }) => id);
  }

  /** Those of these matches that were played to their end, or closed. */
  endedOf(matches: readonly MatchId[]): Promise<MatchId[]> {
    return this.ids({ id: { in: [...matches] }, status: { in: ['over', 'cancelled'] } });
  }

  /** In which thread each of these matches is played. */
  homesOf(matches: readonly MatchId[]): Promise<{ id: MatchId; thread: string | null }[]> {
    return this.run(() =>
      this.client.match.findMany({
        where: { id: { in: [...matches] } },
        select: { id: true, thread: true },
      }),
    );
  }

  async league(id: number): Promise<LeagueRow | null> {
    if (!isNumber(id)) return null;
    const found = await this.run(() => this.client.league.findUnique({ where: { id } }));
    return found === null ? null : leagueRow(found);
  }

  /** The leagues of a server, the newest first. */
  async leaguesOf(server: string): Promise<LeagueRow[]> {
    const found = await this.run(() =>
      this.client.league.findMany({ where: { server }, orderBy: { id: 'desc' } }),
    );
    return found.map(leagueRow);
  }

  async season(id: number): Promise<SeasonRow | null> {
    if (!isNumber(id)) return null;
    const found = await this.run(() => this.client.season.findUnique({ where: { id } }));
    return found === null ? null : seasonRow(found);
  }

  /** The seasons of a league, the newest first. */
  async seasonsOf(league: number): Promise<SeasonRow[]> {
    const found = await this.run(() =>
      this.client.season.findMany({ where: { leagueId: league }, orderBy: { number: 'desc' } }),
    );
    return found.map(seasonRow);
  }

  /** The users whose daily digest is due, at most `limit`. */
  async dueDigests(now: Date, limit: number): Promise<string[]> {
    const found = await this.run(() =>
      this.client.person.findMany({
        where: { digestAt: { lte: now } },
        orderBy: [{ digestAt: 'asc' }, { id: 'asc' }],
        take: limit,
        select: { id: true },
      }),
    );
    return found.map(({ id }) => id);
  }

  /** Open proposals whose end has come, the earliest first: at most `limit`. */
  async dueProposals(now: Date, limit: number): Promise<number[]> {
    const found = await this.query(Prisma.sql`
      SELECT proposal.id FROM proposal JOIN match ON match.id = proposal."matchId"
      WHERE proposal.status = 'open' AND proposal.until <= ${now}::timestamp AND ${IS_REACHED}
      ORDER BY proposal.until, proposal.id LIMIT ${limit}`);
    return ROWS.ids.parse(found).map(({ id }) => id);
  }

  /**
   * Matches with a clock that are played or wait for players, oldest first: of one server, or, for null, of all that the
   * bot has not left.
   */
  async matchesOnClock(server: string | null): Promise<MatchId[]> {
    const isThere = server === null ? IS_REACHED : Prisma.sql`match.server = ${server}`;
    const found = await this.query(Prisma.sql`
      SELECT clock."matchId" AS id FROM clock JOIN match ON match.id = clock."matchId"
      WHERE match.status IN ('open', 'running') AND ${isThere} ORDER BY clock."matchId"`);
    return ROWS.ids.parse(found).map(({ id }) => id);
  }

  /** The servers in which matches are played or wait for players. */
  async serversWithMatches(): Promise<string[]> {
    const found = await this.run(() =>
      this.client.match.findMany({
        where: { status: { in: ['open', 'running'] }, planOf: null },
        distinct: ['server'],
        orderBy: { server: 'asc' },
        select: { server: true },
      }),
    );
    return found.map(({ server }) => server);
  }

  /** When a process of this app was last alive; null for never. */
  async pulse(): Promise<Pulse | null> {
    const rows = await this.query(Prisma.sql`
      SELECT at, "by",
        extract(epoch FROM (clock_timestamp() AT TIME ZONE 'UTC') - "notedAt")::float8 * 1000 AS "ageMs"
      FROM pulse`);
    return ROWS.pulses.parse(rows)[0] ?? null;
  }

  /** The rules of all running matches, oldest first. */
  async rulesOfRunning(): Promise<readonly RulesRow[]> {
    return this.run(() =>
      this.client.match.findMany({
        where: { status: 'running' },
        orderBy: { id: 'asc' },
        select: { id: true, game: true, rules: true, content: true },
      }),
    );
  }

  /**
   * Running matches in which this user's seat owes an answer, the longest-waiting first: at most `limit`
   * that come after `last` in that order (null: from the first), and how many there are from there on.
   */
  async waitingFor(
    user: string,
    last: WaitingRow | null,
    limit: number,
  ): Promise<{ readonly rows: readonly WaitingRow[]; readonly total: number }> {
    const onward =
      last === null
        ? Prisma.empty
        : Prisma.sql`AND (seat."owesSince", seat."matchId") > (${last.since}::timestamp, ${last.match.id}::int)`;
    // All that wait are counted by their seats alone; a snapshot is read of those that are wanted.
    const found = await this.query(Prisma.sql`
      WITH waiting AS (
        SELECT seat."matchId", seat.seat AS mine, seat."owesSince" AS since,
          (count(*) OVER ())::int AS total
        FROM seat JOIN match ON match.id = seat."matchId"
        WHERE seat."user" = ${user} AND seat."heldBy" = 'person' AND seat."owesSince" IS NOT NULL
          AND match.status = 'running' AND match.halt IS NULL AND match."planOf" IS NULL ${onward}
        ORDER BY since, seat."matchId" LIMIT ${limit})
      SELECT ${MATCH}, waiting.total, waiting.mine, waiting.since, ${AROUND}
      FROM waiting JOIN match ON match.id = waiting."matchId"
      ORDER BY waiting.since, match.id`);
    const rows = ROWS.waiting.parse(found);
    return { rows: rows.map(({ row }) => row), total: rows[0]?.total ?? 0 };
  }

  /** Log entries in order, from `from` (inclusive) to `to` (inclusive). */
  async entries(match: MatchId, from?: number, to?: number): Promise<EntryRow[]> {
    const rows = await this.query(Prisma.sql`
      SELECT "matchId" AS match, sequence, entry, events, digest, at FROM entry
      WHERE "matchId" = ${match} AND sequence BETWEEN ${from ?? 0} AND ${to ?? LARGEST}
      ORDER BY sequence`);
    return ROWS.entries.parse(rows);
  }

  /** Null where there is no such match. */
  async logEnd(match: MatchId): Promise<LogEnd | null> {
    const rows = await this.query(Prisma.sql`
      SELECT match.sequence, match.snapshot, log.entries, log.last,
        (SELECT digest FROM entry WHERE "matchId" = match.id AND sequence = log.last) AS digest
      FROM match, LATERAL (
        SELECT count(*)::int AS entries, max(sequence) AS last
        FROM entry WHERE "matchId" = match.id) AS log
      WHERE match.id = ${match}`);
    return ROWS.logEnds.parse(rows)[0] ?? null;
  }

  async proposal(id: number): Promise<ProposalRow | null> {
    if (!isNumber(id)) return null;
    const found = await this.run(() => this.client.proposal.findUnique({ where: { id } }));
    return found === null ? null : proposalRow(found);
  }

  async openProposals(match: MatchId): Promise<ProposalRow[]> {
    const found = await this.run(() =>
      this.client.proposal.findMany({
        where: { matchId: match, status: 'open' },
        orderBy: { id: 'asc' },
      }),
    );
    return found.map(proposalRow);
  }

  /** What moderators did to a match, or its table together, in order. */
  async rulings(match: MatchId): Promise<RulingRow[]> {
    const found = await this.run(() =>
      this.client.ruling.findMany({ where: { matchId: match }, orderBy: { id: 'asc' } }),
    );
    return found.map(rulingRow);
  }

  /** The plans that somebody has made of a match. */
  plansOf(match: MatchId, user: string): Promise<MatchId[]> {
    return this.ids({ planOf: match, host: user });
  }

  /** What was promised in a match, in order. */
  async pledges(match: MatchId): Promise<PledgeRow[]> {
    const rows = await this.run(() =>
      this.client.pledge.findMany({ where: { matchId: match }, orderBy: { id: 'asc' } }),
    );
    return rows.map(({ matchId, ...one }) => ({ match: matchId, ...one }));
  }

  async blocks(user: string): Promise<BlocksRow> {
    const rows = await this.run(() =>
      this.client.block.findMany({
        where: { OR: [{ user }, { blocked: user }] },
        orderBy: [{ user: 'asc' }, { blocked: 'asc' }],
      }),
    );
    return {
      of: rows.flatMap((one) => (one.user === user ? [one.blocked] : [])),
      by: rows.flatMap((one) => (one.blocked === user ? [one.user] : [])),
    };
  }

  /** Who of these blocks whom of them. */
  async blocksAmong(users: readonly string[]): Promise<{ user: string; blocked: string }[]> {
    const among = { in: [...users] };
    return this.run(() =>
      this.client.block.findMany({
        where: { user: among, blocked: among },
        orderBy: [{ user: 'asc' }, { blocked: 'asc' }],
      }),
    );
  }

  /** Who follows a match at which it does not sit. */
  async watchers(match: MatchId): Promise<readonly string[]> {
    const rows = await this.run(() =>
      this.client.watcher.findMany({
        where: { matchId: match },
        orderBy: { user: 'asc' },
        select: { user: true },
      }),
    );
    return rows.map(({ user }) => user);
  }

  /** All that is kept of a user, by table; nothing that is others'. Its times are UTC. */
  async dataOf(user: string): Promise<unknown> {
    const [row] = ROWS.kept.parse(await this.query(keptOf(user)));
    return row.kept;
  }

  /** How a user has answered lately. */
  async reliabilityOf(user: string): Promise<Reliability> {
    const [row] = ROWS.reliability.parse(await this.query(reliabilityOf(user)));
    return row;
  }

  /** The running matches in which a user would take a seat over, oldest first. */
  async idsOfferedToStandIn(user: string): Promise<MatchId[]> {
    const rows = await this.query(inLines(user));
    return ROWS.ids.parse(rows).map(({ id }) => id);
  }

  /** Every user of whom something is kept. */
  async allUsers(): Promise<readonly string[]> {
    const rows = await this.query(EVERYBODY_KEPT);
    return ROWS.users.parse(rows).map(({ id }) => id);
  }

  /** How many matches of a game a user has played to their end. */
  async countFinished(user: string, game: string): Promise<number> {
    return this.run(() =>
      this.client.match.count({
        where: { game, status: 'over', planOf: null, seats: { some: { user, heldBy: 'person' } } },
      }),
    );
  }

  /** What a server has chosen, and what is known of it; nothing, where it was never seen. */
  async server(id: string): Promise<ServerRow> {
    const found = await this.run(() => this.client.server.findUnique({ where: { id } }));
    return (
      found ?? {
        id,
        roles: [],
        tables: null,
        restDays: null,
        language: null,
        locale: null,
        goneAt: null,
      }
    );
  }

  /** What a user has said of itself; nothing, where it has never said anything. */
  async person(id: string): Promise<PersonRow> {
    const found = await this.run(() => this.client.person.findUnique({ where: { id } }));
    return found === null ? stranger(id) : personRow(found);
  }

  /** The same of each of these users. */
  async people(ids: readonly string[]): Promise<PersonRow[]> {
    const found = await this.run(() =>
      this.client.person.findMany({ where: { id: { in: [...ids] } } }),
    );
    const known = new Map(found.map((one) => [one.id, personRow(one)]));
    return ids.map((id) => known.get(id) ?? stranger(id));
  }
}

/** One by one: a database that was made in this process does not know yet how an array of its own types is sent. */
const isOneOf = (statuses: readonly MatchStatus[]): Prisma.Sql =>
  Prisma.sql`status IN (${Prisma.join(statuses.map((status) => Prisma.sql`${status}::"MatchStatus"`))})`;
