import { z } from 'zod';
import type { Match, Outbox, Person, Prisma, Proposal, Ruling, Sealed } from './client/client.ts';
import {
  ANSWERED_BY,
  type ClockRow,
  type Deed,
  type MatchRow,
  type OutboxRow,
  type PersonRow,
  type ProposalRow,
  type RulingRow,
  type SealedRow,
  type SeatRow,
  stranger,
  type WaitingRow,
} from './store.ts';

/** A value that its owner knows to be JSON, for a JSON column. Prisma writes what `toJSON` returns. */
export function json(value: unknown): Prisma.InputJsonValue {
  return { toJSON: () => value };
}

/** JSON comes out as a value that its owner parses. */
type Loaded<Row, Json extends keyof Row> = Omit<Row, Json> & Record<Json, unknown>;

export function matchRow(
  match: Loaded<Match, 'config' | 'snapshot' | 'livePosts' | 'terms' | 'halt' | 'plan'>,
  { seats, sealed, clock, orders, notes, proposals, place }: RawAround,
): MatchRow {
  const { server, channel, thread, lobby, ...rest } = match;
  return {
    ...rest,
    home: { server, channel, thread, lobby },
    seats: seats.map(seatRow),
    people: seats.flatMap(({ user, person }) => (user === null ? [] : [person ?? stranger(user)])),
    sealed: sealed.map(sealedRow),
    clock: clock === null ? null : clockRow(clock),
    orders,
    notes,
    proposals: proposals.map(proposalRow),
    goneAt: place?.goneAt ?? null,
    spoken: { language: place?.language ?? null, locale: place?.locale ?? null },
  };
}

function seatRow({ matchId: _match, person: _person, ...seat }: RawSeat): SeatRow {
  return seat;
}

function clockRow({ runAt, late, state }: z.infer<typeof rawClock>): ClockRow {
  return { runAt, late, state };
}

export function personRow({ lessons, ...person }: Loaded<Person, 'lessons'>): PersonRow {
  return { ...person, lessons: rawLessons.parse(lessons) };
}

function sealedRow({ matchId, ...rest }: Sealed): SealedRow {
  return { match: matchId, ...rest };
}

export function proposalRow({ matchId, ...rest }: Loaded<Proposal, 'body'>): ProposalRow {
  return { match: matchId, ...rest };
}

const agreedTo = z.array(z.string()).nullable();

export function rulingRow(ruling: Ruling): RulingRow {
  const { id, matchId, at, by, agreed } = ruling;
  return { id, match: matchId, at, by, agreed: agreedTo.parse(agreed), deed: deedOf(ruling) };
}

function deedOf({ deed: is, seat: about, from, to, level }: Ruling): Deed {
  const seat = about ?? 0;
  if (is === 'handOver') return { is, seat, from, to };
  if (is === 'level') return { is, seat, level: level ?? '' };
  return is === 'substitute' || is === 'keep' || is === 'callOff' ? { is, seat } : { is };
}

type Claimed = Loaded<
  Omit<Outbox, 'error' | 'dueAt' | 'hurriedAt' | 'deliveredAt' | 'posted'>,
  'payload'
>;

export function outboxRow(message: Claimed): OutboxRow {
  const { matchId, ...rest } = message;
  return { match: matchId, ...rest };
}

/** Rows of matches, which Prisma does not type. */
const rawMatch = z.object({
  id: z.number(),
  game: z.string(),
  rules: z.number(),
  content: z.string().nullable(),
  stoppedBy: z.string().nullable(),
  again: z.int().nullable(),
  terms: z.unknown(),
  halt: z.unknown(),
  forgotten: z.array(z.string()),
  planOf: z.int().nullable(),
  plan: z.unknown(),
  config: z.unknown(),
  status: z.enum(['open', 'running', 'over', 'cancelled']),
  server: z.string(),
  channel: z.string(),
  thread: z.string().nullable(),
  lobby: z.string().nullable(),
  opener: z.string(),
  host: z.string(),
  size: z.number(),
  seed: z.string(),
  salt: z.string(),
  sequence: z.number(),
  snapshot: z.unknown(),
  announced: z.number(),
  livePosts: z.unknown(),
  createdAt: z.date(),
  startedAt: z.date().nullable(),
  endedAt: z.date().nullable(),
});
export const rawMatches = z.array(rawMatch);

/** What of a match is read. */
export const MATCH_COLUMNS = Object.keys(rawMatch.shape);

/** The one row of a count of tables. */
export const rawTables = z.tuple([
  z.object({
    waiting: z.number(),
    played: z.number(),
    lately: z.number(),
    waitingInServer: z.number(),
  }),
]);

/** A time inside JSON of the database, which knows no zones: it is UTC. */
const jsonTime = z.string().transform((text) => new Date(`${text}Z`));

const rawLessons = z.record(z.string(), z.string());

const rawPerson = z
  .object({
    id: z.string(),
    theme: z.string().nullable(),
    awayUntil: jsonTime.nullable(),
    restSince: jsonTime.nullable(),
    restsUntil: jsonTime.nullable(),
    restYear: z.int().nullable(),
    restDays: z.int(),
    language: z.string().nullable(),
    locale: z.string().nullable(),
    zone: z.string().nullable(),
    wakes: z.int().nullable(),
    sleeps: z.int().nullable(),
    pings: z.string().nullable(),
    digestAt: jsonTime.nullable(),
    heralded: z.boolean(),
    hints: z.boolean(),
    lessons: rawLessons,
  })
  .transform(({ heralded: wantsUpNextPing, ...person }) => ({ ...person, wantsUpNextPing }));

/** A seat of a match, with what its user has said of itself. */
const rawSeat = z.object({
  matchId: z.number(),
  seat: z.number(),
  user: z.string().nullable(),
  name: z.string(),
  heldBy: z.enum(['person', 'computer']),
  level: z.string().nullable(),
  owesSince: jsonTime.nullable(),
  seen: z.number(),
  shown: z.number(),
  actedAt: jsonTime.nullable(),
  called: z.string().nullable(),
  standsFor: z.string().nullable(),
  formerly: z.array(z.string()),
  wanted: z.string().nullable(),
  person: rawPerson.nullable(),
});
type RawSeat = z.infer<typeof rawSeat>;

const rawClock = z.object({
  runAt: jsonTime.nullable(),
  late: z.boolean(),
  state: z.unknown(),
});

const rawOrder = z.object({
  seat: z.int(),
  name: z.string(),
  against: z.int().transform((seat) => (seat < 0 ? null : seat)),
  value: z.string(),
});

const rawProposal = z.object({
  id: z.int(),
  matchId: z.int(),
  kind: z.enum(['trade', 'undo', 'motion']),
  from: z.int(),
  to: z.array(z.int()),
  agreed: z.array(z.int()),
  body: z.unknown(),
  status: z.literal('open'),
  mark: z.string().nullable(),
  message: z.string().nullable(),
  until: jsonTime.nullable(),
  createdAt: jsonTime,
});

/** A message of the outbox. */
const rawMessage = z.object({
  id: z.number(),
  matchId: z.number().nullable(),
  dm: z.string().nullable(),
  kind: z.string(),
  payload: z.unknown(),
  mark: z.string(),
  attempts: z.number(),
  createdAt: z.date(),
  failingSince: z.date().nullable(),
  alarmedAt: z.date().nullable(),
});

/**
 * What is read beside a match's own row, as `AROUND` selects it: its seats, what waits under seal, its clock, orders,
 * notes and open proposals, and what is known of its server.
 */
const rawAround = z.object({
  seats: z.array(rawSeat),
  sealed: z.array(
    z.object({
      matchId: z.number(),
      decision: z.string(),
      seat: z.number(),
      choice: z.string(),
      by: z.enum(ANSWERED_BY).nullable(),
    }),
  ),
  clock: rawClock.nullable(),
  orders: z.array(rawOrder),
  notes: z.array(z.object({ user: z.string(), text: z.string() })),
  proposals: z.array(rawProposal),
  place: z
    .object({
      goneAt: jsonTime.nullable(),
      language: z.string().nullable(),
      locale: z.string().nullable(),
    })
    .nullable(),
});
export const rawArounds = z.array(
  rawAround.extend({
    undelivered: z
      .array(
        rawMessage.extend({
          createdAt: jsonTime,
          failingSince: jsonTime.nullable(),
          alarmedAt: jsonTime.nullable(),
        }),
      )
      .nullish(),
  }),
);
export type RawAround = z.infer<typeof rawAround>;

export const NOBODY_AROUND: RawAround = {
  seats: [],
  sealed: [],
  clock: null,
  orders: [],
  notes: [],
  proposals: [],
  place: null,
};

/** Rows of matches with what is around each. */
const rawWhole = rawMatch.extend(rawAround.shape);
export const rawWholes = z.array(rawWhole);

export function wholeRow({
  seats,
  sealed,
  clock,
  orders,
  notes,
  proposals,
  place,
  ...match
}: z.infer<typeof rawWhole>): MatchRow {
  return matchRow(match, { seats, sealed, clock, orders, notes, proposals, place });
}

/** Rows of matches that wait for a user. */
export const rawWaiting = z.array(
  rawWhole.extend({ total: z.number(), mine: z.number(), since: z.date() }),
);

export function waitingRow(row: z.infer<typeof rawWaiting>[number]): WaitingRow {
  const { total: _total, mine, since, ...match } = row;
  return { match: wholeRow(match), seat: mine, since };
}

/** The one row that says how a match's log ends. */
export const rawLogEnd = z.array(
  z.object({
    sequence: z.number(),
    snapshot: z.unknown(),
    entries: z.number(),
    last: z.number().nullable(),
    digest: z.string().nullable(),
  }),
);

/** Entries of a log. */
export const rawEntries = z.array(
  z.object({
    match: z.number(),
    sequence: z.number(),
    entry: z.unknown(),
    events: z.unknown(),
    digest: z.string(),
    at: z.date(),
  }),
);

/** Rows that are nothing but ids. */
export const rawPulses = z.array(
  z.object({ at: z.date(), by: z.string().nullable(), ageMs: z.number().nullable() }),
);
export const rawIds = z.array(z.object({ id: z.number() }));

/** Rows that are nothing but ids of users. */
export const rawUsers = z.array(z.object({ id: z.string() }));

/** The one row that holds all that is kept of somebody. */
export const rawKept = z.tuple([z.object({ kept: z.unknown() })]);

/** Rows of a claim on the outbox. */
export const rawMessages = z.array(rawMessage);
