import { z } from 'zod';
import type { League, Person, Prisma, Proposal, Ruling, Season } from './client/client.ts';

/** Rows as the database gives them, and as the rest of the app has them. Every time is a date; JSON is its owner's to parse. */

/** A value that its owner knows to be JSON, for a JSON column. Prisma writes what `toJSON` returns. */
export function json(value: unknown): Prisma.InputJsonValue {
  return { toJSON: () => value };
}

/** JSON that Prisma loaded: a value that its owner parses. */
type Loaded<Row, Json extends keyof Row> = Omit<Row, Json> & Record<Json, unknown>;

/** A time inside JSON of the database, which knows no zones: it is UTC. */
const jsonTime = z.string().transform((text) => new Date(`${text}Z`));

export type MatchId = number;

/** Stands for a user whose data was deleted: as its name at a seat, and as its id where there must be one. */
export const SOMEBODY = 'somebody';

const status = z.enum(['open', 'running', 'over', 'cancelled']);
/** `open`: people join. `running`: it is played. `over`: it has ended. `cancelled`: closed before its end. */
export type MatchStatus = z.infer<typeof status>;

/** Where a match lives. `thread` and `lobby` (the message people join by) come into being after it. */
export interface Home {
  readonly server: string;
  readonly channel: string;
  readonly thread: string | null;
  readonly lobby: string | null;
}

const lessons = z.record(z.string(), z.string());

const person = z
  .object({
    /** The user. */
    id: z.string(),
    /** In which colours its pictures are; null where it has not said. */
    theme: z.string().nullable(),
    /** Until when it is, or was, away; null where it has not said, or has said that it is back. */
    awayUntil: jsonTime.nullable(),
    /** From when and until when its clocks stop, or stopped, while it is away; null where they do not. */
    restSince: jsonTime.nullable(),
    restsUntil: jsonTime.nullable(),
    /** How many days they stopped so in a year, and in which year. */
    restYear: z.int().nullable(),
    restDays: z.int(),
    /** In which language it is spoken to; null for that of its Discord. */
    language: z.string().nullable(),
    /** Discord's name for the language of its client, when it pressed something last; null where that is not known. */
    locale: z.string().nullable(),
    /** Its time zone, by the IANA's name, and from when to when it is awake there, in minutes after midnight. */
    zone: z.string().nullable(),
    wakes: z.int().nullable(),
    sleeps: z.int().nullable(),
    /** How it is reminded of what waits for it; null where it has not said. */
    pings: z.string().nullable(),
    /** When it is told next what waits for it, where it wants to be told that once a day. */
    digestAt: jsonTime.nullable(),
    /** Whether it wants a ping when its turn is next. */
    heralded: z.boolean(),
    /** Whether it wants to be taught while it plays. */
    hints: z.boolean(),
    /** What it was taught, by game and lesson, and where: `{ 'tusk act': '12 turn.1.0' }`. */
    lessons,
  })
  .transform(({ heralded: wantsUpNextPing, ...rest }) => ({ ...rest, wantsUpNextPing }));

/** What somebody has said of themselves, for all their matches. */
export type PersonRow = Readonly<z.infer<typeof person>>;

/** Somebody who has said nothing of itself. */
export const stranger = (id: string): PersonRow => ({
  id,
  theme: null,
  awayUntil: null,
  restSince: null,
  restsUntil: null,
  restYear: null,
  restDays: 0,
  language: null,
  locale: null,
  zone: null,
  wakes: null,
  sleeps: null,
  pings: null,
  digestAt: null,
  wantsUpNextPing: false,
  hints: true,
  lessons: {},
});

export const personRow = ({ lessons: taught, ...rest }: Loaded<Person, 'lessons'>): PersonRow => ({
  ...rest,
  lessons: lessons.parse(taught),
});

const seat = z.object({
  seat: z.number(),
  /** The user, or null for a seat that was a computer player's from the start. */
  user: z.string().nullable(),
  name: z.string(),
  heldBy: z.enum(['person', 'computer']),
  /** How well the computer player plays that answers for it; null where a person does. */
  level: z.string().nullable(),
  /** Since when this seat owes an answer, whoever is to give it; null when it owes none. */
  owesSince: jsonTime.nullable(),
  /** Where the news that its holder was shown last begins: the log entry before it; −1 for none. */
  seen: z.number(),
  /** The last log entry of that news, which is shown again until there is more. */
  shown: z.number(),
  /**
   * When its holder last answered something that the game waited for, or an order of its did as it pressed, or started
   * the match; null for never.
   */
  actedAt: jsonTime.nullable(),
  /** The DM by which its holder was called to a secret choice, until that is made. */
  called: z.string().nullable(),
  /** Whose seat its holder plays as a substitute; null where it is its own. */
  standsFor: z.string().nullable(),
  /** The users who had it before, and know its hand. */
  formerly: z.array(z.string()).readonly(),
  /** The message that asks for a substitute, empty until it is posted; null where none is wanted. */
  wanted: z.string().nullable(),
});

/** Who sits at a seat. `heldBy` computer: a computer player answers for it, also where a user sits there. */
export type SeatRow = Readonly<z.infer<typeof seat>>;

export const SEAT_COLUMNS = Object.keys(seat.shape);

const order = z.object({
  seat: z.int(),
  /** Its name in the game. */
  name: z.string(),
  /** The seat against which it holds; null for everybody. */
  against: z.int().transform((one) => (one < 0 ? null : one)),
  value: z.string(),
});

/** A standing order: the answer that a seat has given in advance to a question of a match. */
export type OrderRow = Readonly<z.infer<typeof order>>;

const note = z.object({ user: z.string(), text: z.string() });

/** What somebody has noted about a match for itself alone. */
export type NoteRow = Readonly<z.infer<typeof note>>;

const clock = z.object({
  /** When it runs next without a press; null for never. */
  runAt: jsonTime.nullable(),
  /** Whether a seat has timed out, so that a computer player answers for it. */
  late: z.boolean(),
  /** The clock of each seat, and why they are stopped, if they are. */
  state: z.unknown(),
});

/** The clock of a match. */
export type ClockRow = Readonly<z.infer<typeof clock>>;

/** By what an answer was made. */
export const ANSWERED_BY = [
  'person',
  'computer',
  'order',
  'default',
  'only',
  'standIn',
  'substitute',
] as const;
export type AnsweredBy = (typeof ANSWERED_BY)[number];

const sealed = z
  .object({
    matchId: z.number(),
    decision: z.string(),
    seat: z.number(),
    choice: z.string(),
    /** By what it was made; null for an answer from before this was stored. */
    by: z.enum(ANSWERED_BY).nullable(),
  })
  .transform(({ matchId: match, ...rest }) => ({ match, ...rest }));

/** A sealed answer that waits for the others; replaceable, unique on (match, decision). */
export type SealedRow = Readonly<z.infer<typeof sealed>>;

/** A proposal between seats (a trade, an undo that others must agree to, a motion on which the table votes). */
export interface ProposalRow {
  readonly id: number;
  readonly match: MatchId;
  readonly kind: 'trade' | 'undo' | 'motion';
  readonly from: number;
  /** The seats that are asked. */
  readonly to: readonly number[];
  /** The seats that have agreed so far. */
  readonly agreed: readonly number[];
  readonly body: unknown;
  readonly status:
    | 'open'
    | 'accepted'
    | 'declined'
    | 'withdrawn'
    | 'countered'
    | 'expired'
    | 'void';
  /** A mark in its buttons: after a restored backup, buttons of another proposal with its id do not answer it. */
  readonly mark: string | null;
  /** Its message; null where it was not posted. */
  readonly message: string | null;
  /** When it expires; null where it does not by itself. */
  readonly until: Date | null;
  readonly createdAt: Date;
}

export const proposalRow = ({
  matchId: match,
  ...rest
}: Loaded<Proposal, 'body'>): ProposalRow => ({ match, ...rest });

const proposal = z
  .object({
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
  })
  .transform(proposalRow);

/** A match's own row. */
const match = z.object({
  id: z.number(),
  game: z.string(),
  rules: z.number(),
  /**
   * The fingerprint of the rules and content that it began with; null before the start, and for a match that was
   * over before there were fingerprints.
   */
  content: z.string().nullable(),
  /** The fingerprint of the rules that keep it from being played on, as its host was told last; null for none. */
  stoppedBy: z.string().nullable(),
  /** The rematch that one of its players opened after its end; null where there is none. */
  again: z.int().nullable(),
  /** How fast it is played, and what is done for who is too slow; null where it has no clock. */
  terms: z.unknown(),
  /** Why it stands still though it is running; null while it is played. */
  halt: z.unknown(),
  /**
   * While it runs, a mark for each seat that somebody had who was forgotten: SHA-256 of the seed, the seat and the user,
   * hexadecimal, so that whoever presses is known to have been there, and nobody else is.
   */
  forgotten: z.array(z.string()).readonly(),
  /** For a plan, which only its one player sees: the match that it explores; null for a real match. */
  planOf: z.int().nullable(),
  /** The moment of that match from which the plan goes on; null for a real match. */
  plan: z.unknown(),
  config: z.unknown(),
  status,
  server: z.string(),
  channel: z.string(),
  thread: z.string().nullable(),
  lobby: z.string().nullable(),
  /** The user who opened it, and the one who hosts it: the same, until that one leaves. */
  opener: z.string(),
  host: z.string(),
  /** How many seats it is to have. */
  size: z.number(),
  /** 128 bits in hexadecimal, and the salt of the commitment post. Never leaves the process before the end. */
  seed: z.string(),
  salt: z.string(),
  /** The number of the last log entry; −1 before the setup, which is entry 0. */
  sequence: z.number(),
  /** The engine's snapshot of the match at `sequence`; null before the start. */
  snapshot: z.unknown(),
  /** The last log entry that was announced in the thread. */
  announced: z.number(),
  /** The live posts in its thread, which lose their buttons and pictures to the next one; null before the first. */
  livePosts: z.unknown(),
  /** Of which season of a league it is a table; null for none. */
  league: z.unknown(),
  createdAt: z.date(),
  startedAt: z.date().nullable(),
  endedAt: z.date().nullable(),
});

/** What of a match is read. */
export const MATCH_COLUMNS = Object.keys(match.shape);

/** What is known of the language of a server. */
export interface Spoken {
  /** The language that it has chosen; null for the one that Discord names. */
  readonly language: string | null;
  /** Discord's name for the language that it is set to, as it was seen last; null where it was never seen. */
  readonly locale: string | null;
}

/** A match with what is read beside its own row. */
export interface MatchRow
  extends Readonly<Omit<z.infer<typeof match>, 'server' | 'channel' | 'thread' | 'lobby'>> {
  readonly home: Home;
  /** Null until the match first has a due time. */
  readonly clock: ClockRow | null;
  /** Standing orders of all seats, by seat and name; those for one seat alone before those for everybody. Secret. */
  readonly orders: readonly OrderRow[];
  /** What people have noted, each for itself alone. Secret. */
  readonly notes: readonly NoteRow[];
  /** What is proposed between its seats and not answered yet, the oldest first. */
  readonly proposals: readonly ProposalRow[];
  /** Since when the bot is in its server no more; null while it is there. */
  readonly goneAt: Date | null;
  /** Which language its server speaks. */
  readonly spoken: Spoken;
  /** In seat order. Before the start: in the order of joining. */
  readonly seats: readonly SeatRow[];
  /** The users who sit at it, in seat order. */
  readonly people: readonly PersonRow[];
  /** Answers that wait under seal, in seat order. */
  readonly sealed: readonly SealedRow[];
}

/**
 * What is read beside a match's own row, as `AROUND` selects it: its seats, each with what its user has said of itself,
 * what waits under seal, its clock, orders, notes and open proposals, and what is known of its server.
 */
const around = z.object({
  seats: z.array(seat.extend({ person: person.nullable() })),
  sealed: z.array(sealed),
  clock: clock.nullable(),
  orders: z.array(order),
  notes: z.array(note),
  proposals: z.array(proposal),
  place: z
    .object({
      goneAt: jsonTime.nullable(),
      language: z.string().nullable(),
      locale: z.string().nullable(),
    })
    .nullable(),
});
type Around = z.infer<typeof around>;

export const NOBODY_AROUND: Around = {
  seats: [],
  sealed: [],
  clock: null,
  orders: [],
  notes: [],
  proposals: [],
  place: null,
};

export function matchRow(
  { server, channel, thread, lobby, ...own }: z.infer<typeof match>,
  { seats, sealed: answers, clock: one, orders, notes, proposals, place }: Around,
): MatchRow {
  return {
    ...own,
    sealed: answers,
    clock: one,
    orders,
    notes,
    proposals,
    home: { server, channel, thread, lobby },
    seats: seats.map(({ person: _person, ...row }) => row),
    people: seats.flatMap(({ user, person: row }) =>
      user === null ? [] : [row ?? stranger(user)],
    ),
    goneAt: place?.goneAt ?? null,
    spoken: { language: place?.language ?? null, locale: place?.locale ?? null },
  };
}

/** A match with what is around it. */
const whole = match.extend(around.shape);

function wholeRow({
  seats,
  sealed: answers,
  clock: one,
  orders,
  notes,
  proposals,
  place,
  ...own
}: z.infer<typeof whole>): MatchRow {
  return matchRow(own, { seats, sealed: answers, clock: one, orders, notes, proposals, place });
}

/** Matches that wait for a user, and how many do. */
const waiting = whole
  .extend({ total: z.number(), mine: z.number(), since: z.date() })
  .transform(({ total, mine, since, ...rest }) => ({
    total,
    row: { match: wholeRow(rest), seat: mine, since },
  }));

/** A running match that waits for somebody, with all that it takes to say for what. */
export interface WaitingRow {
  readonly match: MatchRow;
  readonly seat: number;
  readonly since: Date;
}

/** Under which rules a match runs. */
export type RulesRow = Pick<MatchRow, 'id' | 'game' | 'rules' | 'content'>;

const message = z.object({
  id: z.number(),
  /** Null where it is about no match: it waits for no other message, and none for it. */
  matchId: z.number().nullable(),
  /** Whom it goes to by DM alone: nothing that cannot be said elsewhere holds it up. Null for what is no such DM. */
  dm: z.string().nullable(),
  kind: z.string(),
  payload: z.unknown(),
  /** Identifies the message in Discord. Unlike `id` it is never used again after a backup is restored. */
  mark: z.string(),
  attempts: z.number(),
  createdAt: z.date(),
  /** When an attempt failed for the first time; null where none has. */
  failingSince: z.date().nullable(),
  /** When somebody was told that it cannot be said. */
  alarmedAt: z.date().nullable(),
});

const outboxRow = ({ matchId, ...rest }: z.infer<typeof message>) => ({ match: matchId, ...rest });

/** Something to be said outside: written in the same transaction as what it tells of, delivered after. */
export type OutboxRow = Readonly<ReturnType<typeof outboxRow>>;

/** A message as it stands in JSON. */
const messageInJson = message.extend({
  createdAt: jsonTime,
  failingSince: jsonTime.nullable(),
  alarmedAt: jsonTime.nullable(),
});

const entry = z.object({
  match: z.number(),
  sequence: z.number(),
  /** The engine's entry: which answers, deal or undo. */
  entry: z.unknown(),
  /** The facts it brought about, with who may know them. */
  events: z.unknown(),
  /** SHA-256 of the state after it, hexadecimal. */
  digest: z.string(),
  at: z.date(),
});

/** One line of a match's log, unique on (match, sequence). */
export type EntryRow = Readonly<z.infer<typeof entry>>;

const logEnd = z.object({
  sequence: z.number(),
  snapshot: z.unknown(),
  /** How many entries there are, the number of the last one, and the digest of the state after it. */
  entries: z.number(),
  last: z.number().nullable(),
  digest: z.string().nullable(),
});

/** A match's snapshot beside the end of its log, as they stood at one moment. */
export type LogEnd = Readonly<z.infer<typeof logEnd>>;

const pulse = z.object({
  /** When, by that process's clock. */
  at: z.date(),
  /** Its name among those that run; null where it has ended, or had none. */
  by: z.string().nullable(),
  /** How long ago that is by the database's clock, in milliseconds; null where that is not known. */
  ageMs: z.number().nullable(),
});

/** When a process of this app was last alive. */
export type Pulse = Readonly<z.infer<typeof pulse>>;

const tables = z.object({
  /** Of those that the person opened: how many wait for players, are played, and were opened lately. */
  waiting: z.number(),
  played: z.number(),
  lately: z.number(),
  /** All that wait for players in the server, whoever hosts them. */
  waitingInServer: z.number(),
});

/** How many matches somebody has opened in a server, and how many wait for players there. */
export type Tables = Readonly<z.infer<typeof tables>>;

/** With whom a user does not sit: whom it blocks, and who blocks it. */
export interface BlocksRow {
  readonly of: readonly string[];
  readonly by: readonly string[];
}

/** A promise that a seat made to others in words. */
export interface PledgeRow {
  readonly id: number;
  readonly match: MatchId;
  readonly from: number;
  /** The seats to which it was promised; none is everybody. */
  readonly to: readonly number[];
  readonly text: string;
  readonly at: Date;
  /** Whether it was kept, as one of them says; null where nobody has said. */
  readonly kept: boolean | null;
}

/** What a server has chosen for all its tables, and what is known of it. */
export interface ServerRow extends Spoken {
  readonly id: string;
  /** The roles whose members may open tables; none for everybody. */
  readonly roles: readonly string[];
  /** How many tables may wait for players there at once; null for the usual. */
  readonly tables: number | null;
  /** For how many days a year clocks stand at its tables for who is away; null for as many as the app gives. */
  readonly restDays: number | null;
  /** Since when the bot is there no more, so that the clocks of its matches stand; null where it is. */
  readonly goneAt: Date | null;
}

/** A league of a server. */
export interface LeagueRow {
  readonly id: number;
  readonly server: string;
  /** Where its posts stand, and the threads of its tables. */
  readonly channel: string;
  readonly name: string;
  /** The roles whose members direct it, besides whoever may manage its server. */
  readonly directors: readonly string[];
  readonly settings: unknown;
  readonly createdAt: Date;
  /** Since when it has no more seasons; null as long as it does. */
  readonly endedAt: Date | null;
}

export const leagueRow = (row: Loaded<League, 'settings'>): LeagueRow => row;

/** A season of a league, whole. */
export interface SeasonRow {
  readonly id: number;
  readonly league: number;
  /** From 1. */
  readonly number: number;
  /** When something is due that no match brings; null for nothing. */
  readonly runAt: Date | null;
  readonly state: unknown;
}

export const seasonRow = ({ leagueId, ...row }: Loaded<Season, 'state'>): SeasonRow => ({
  ...row,
  league: leagueId,
});

/** What a moderator may do to a match, in place of its host or of somebody who sits there; some of it a table, too. */
export type RulingDeed =
  | { readonly is: 'start' | 'close' | 'pause' | 'resume' | 'settle' | 'repair' }
  /** `from` and `to` are users; null is a computer player. */
  | {
      readonly is: 'handOver';
      readonly seat: number;
      readonly from: string | null;
      readonly to: string | null;
    }
  | { readonly is: 'level'; readonly seat: number; readonly level: string }
  /** A substitute is looked for, or no more; a seat that has been silent stays as it is. */
  | { readonly is: 'substitute' | 'callOff' | 'keep'; readonly seat: number };

/** What a moderator did to a match, or its table together. */
export interface RulingRow {
  readonly id: number;
  readonly match: MatchId;
  readonly at: Date;
  /** The moderator, or who asked its table. */
  readonly by: string;
  /** Who else at the table was for it; null where a moderator decided. */
  readonly agreed: readonly string[] | null;
  readonly deed: RulingDeed;
}

const agreedTo = z.array(z.string()).nullable();

export function rulingRow(ruling: Ruling): RulingRow {
  const { id, matchId, at, by, agreed } = ruling;
  return { id, match: matchId, at, by, agreed: agreedTo.parse(agreed), deed: deedOf(ruling) };
}

function deedOf({ deed: is, seat: about, from, to, level }: Ruling): RulingDeed {
  const one = about ?? 0;
  if (is === 'handOver') return { is, seat: one, from, to };
  if (is === 'level') return { is, seat: one, level: level ?? '' };
  return is === 'substitute' || is === 'keep' || is === 'callOff' ? { is, seat: one } : { is };
}

/** How somebody’s last questions were answered: by hand, by orders, or not in time; and how many matches it dropped out of. */
const reliability = z.object({
  answered: z.number(),
  ordered: z.number(),
  late: z.number(),
  dropped: z.number(),
});
export type Reliability = z.infer<typeof reliability>;

/** What statements give that are written out, which Prisma does not type. */
export const ROWS = {
  matches: z.array(match),
  arounds: z.array(
    around.extend({
      undelivered: z.array(messageInJson.transform(outboxRow)).nullish(),
    }),
  ),
  wholes: z.array(whole.transform(wholeRow)),
  waiting: z.array(waiting),
  messages: z.array(message.transform(outboxRow)),
  entries: z.array(entry),
  logEnds: z.array(logEnd),
  pulses: z.array(pulse),
  tables: z.tuple([tables]),
  ids: z.array(z.object({ id: z.number() })),
  marked: z.array(z.object({ isMore: z.boolean() })),
  users: z.array(z.object({ id: z.string() })),
  reliability: z.tuple([reliability]),
  states: z.array(z.object({ id: z.number(), state: z.unknown() })),
  /** The one row that holds all that is kept of somebody. */
  kept: z.tuple([z.object({ kept: z.unknown() })]),
};
