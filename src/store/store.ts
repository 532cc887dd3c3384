/**
 * What the rest of the app asks of the store. It knows no Discord, no game and no Prisma:
 * ids of users and channels are texts, snapshots and entries are JSON that their owners parse.
 * Every time is handed in.
 */

export type MatchId = number;

/** Stands for a user whose data was deleted: as its name at a seat, and as its id where there must be one. */
export const SOMEBODY = 'somebody';

/** `open`: people join. `running`: it is played. `over`: it has ended. `cancelled`: closed before its end. */
export type MatchStatus = 'open' | 'running' | 'over' | 'cancelled';

/** Where a match lives. `thread` and `lobby` (the message people join by) come into being after it. */
export interface Home {
  readonly server: string;
  readonly channel: string;
  readonly thread: string | null;
  readonly lobby: string | null;
}

/** Who sits at a seat. `heldBy` computer: a computer player answers for it, also where a user sits there. */
export interface SeatRow {
  readonly seat: number;
  /** The user, or null for a seat that was a computer player's from the start. */
  readonly user: string | null;
  readonly name: string;
  readonly heldBy: 'person' | 'computer';
  /** How well the computer player plays that answers for it; null where a person does. */
  readonly level: string | null;
  /** Since when this seat owes an answer, whoever is to give it; null when it owes none. */
  readonly owesSince: Date | null;
  /** Where the news that its holder was shown last begins: the log entry before it; −1 for none. */
  readonly seen: number;
  /** The last log entry of that news, which is shown again until there is more. */
  readonly shown: number;
  /**
   * When its holder last answered something that the game waited for, or an order of its did as it pressed, or started
   * the match; null for never.
   */
  readonly actedAt: Date | null;
  /** The DM by which its holder was called to a secret choice, until that is made. */
  readonly called: string | null;
  /** Whose seat its holder plays as a substitute; null where it is its own. */
  readonly standsFor: string | null;
  /** The users who had it before, and know its hand. */
  readonly formerly: readonly string[];
  /** The message that asks for a substitute, empty until it is posted; null where none is wanted. */
  readonly wanted: string | null;
}

/** What somebody has said of themselves, for all their matches. */
export interface PersonRow {
  /** The user. */
  readonly id: string;
  /** In which colours its pictures are; null where it has not said. */
  readonly theme: string | null;
  /** Until when it is, or was, away; null where it has not said, or has said that it is back. */
  readonly awayUntil: Date | null;
  /** From when and until when its clocks stop, or stopped, while it is away; null where they do not. */
  readonly restSince: Date | null;
  readonly restsUntil: Date | null;
  /** How many days they stopped so in a year, and in which year. */
  readonly restYear: number | null;
  readonly restDays: number;
  /** In which language it is spoken to; null for that of its Discord. */
  readonly language: string | null;
  /** Discord's name for the language of its client, when it pressed something last; null where that is not known. */
  readonly locale: string | null;
  /** Its time zone, by the IANA's name, and from when to when it is awake there, in minutes after midnight. */
  readonly zone: string | null;
  readonly wakes: number | null;
  readonly sleeps: number | null;
  /** How it is reminded of what waits for it; null where it has not said. */
  readonly pings: string | null;
  /** When it is told next what waits for it, where it wants to be told that once a day. */
  readonly digestAt: Date | null;
  /** Whether it wants a ping when its turn is next. */
  readonly wantsUpNextPing: boolean;
  /** Whether it wants to be taught while it plays. */
  readonly hints: boolean;
  /** What it was taught, by game and lesson, and where: `{ 'tusk act': '12 turn.1.0' }`. */
  readonly lessons: Readonly<Record<string, string>>;
}

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

/** A standing order: the answer that a seat has given in advance to a question of a match. */
export interface OrderRow {
  readonly seat: number;
  /** Its name in the game. */
  readonly name: string;
  /** The seat against which it holds; null for everybody. */
  readonly against: number | null;
  readonly value: string;
}

/** What somebody has noted about a match for itself alone. */
export interface NoteRow {
  readonly user: string;
  readonly text: string;
}

/** The clock of a match. */
export interface ClockRow {
  /** When it runs next without a press; null for never. */
  readonly runAt: Date | null;
  /** Whether a seat has timed out, so that a computer player answers for it. */
  readonly late: boolean;
  /** The clock of each seat, and why they are stopped, if they are. */
  readonly state: unknown;
}

export interface MatchRow {
  readonly id: MatchId;
  readonly game: string;
  readonly rules: number;
  /**
   * The fingerprint of the rules and content that it began with; null before the start, and for a match that was
   * over before there were fingerprints.
   */
  readonly content: string | null;
  /** The fingerprint of the rules that keep it from being played on, as its host was told last; null for none. */
  readonly stoppedBy: string | null;
  /** The rematch that one of its players opened after its end; null where there is none. */
  readonly again: MatchId | null;
  /** How fast it is played, and what is done for who is too slow; null where it has no clock. */
  readonly terms: unknown;
  /** For a plan, which only its one player sees: the match that it explores; null for a real match. */
  readonly planOf: MatchId | null;
  /** The moment of that match from which the plan goes on; null for a real match. */
  readonly plan: unknown;
  /** Why it stands still though it is running; null while it is played. */
  readonly halt: unknown;
  /**
   * While it runs, a mark for each seat that somebody had who was forgotten: SHA-256 of the seed, the seat and the user,
   * hexadecimal, so that whoever presses is known to have been there, and nobody else is.
   */
  readonly forgotten: readonly string[];
  /** Null until the match first has a due time. */
  readonly clock: ClockRow | null;
  /** Standing orders of all seats, by seat and name; those for one seat alone before those for everybody. Secret. */
  readonly orders: readonly OrderRow[];
  /** What people have noted, each for itself alone. Secret. */
  readonly notes: readonly NoteRow[];
  /** What is proposed between its seats and not answered yet, the oldest first. */
  readonly proposals: readonly ProposalRow[];
  readonly config: unknown;
  readonly status: MatchStatus;
  readonly home: Home;
  /** Since when the bot is in its server no more; null while it is there. */
  readonly goneAt: Date | null;
  /** Which language its server speaks. */
  readonly spoken: Spoken;
  /** The user who opened it, and the one who hosts it: the same, until that one leaves. */
  readonly opener: string;
  readonly host: string;
  /** How many seats it is to have. */
  readonly size: number;
  /** In seat order. Before the start: in the order of joining. */
  readonly seats: readonly SeatRow[];
  /** The users who sit at it, in seat order. */
  readonly people: readonly PersonRow[];
  /** Answers that wait under seal, in seat order. */
  readonly sealed: readonly SealedRow[];
  /** 128 bits in hexadecimal, and the salt of the commitment post. Never leaves the process before the end. */
  readonly seed: string;
  readonly salt: string;
  /** The number of the last log entry; −1 before the setup, which is entry 0. */
  readonly sequence: number;
  /** The engine's snapshot of the match at `sequence`; null before the start. */
  readonly snapshot: unknown;
  /** The last log entry that was announced in the thread. */
  readonly announced: number;
  /** The live posts in its thread, which lose their buttons and pictures to the next one; null before the first. */
  readonly livePosts: unknown;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}

/** One line of a match's log, unique on (match, sequence). */
export interface EntryRow {
  readonly match: MatchId;
  readonly sequence: number;
  /** The engine's entry: which answers, deal or undo. */
  readonly entry: unknown;
  /** The facts it brought about, with who may know them. */
  readonly events: unknown;
  /** SHA-256 of the state after it, hexadecimal. */
  readonly digest: string;
  readonly at: Date;
}

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

/** A sealed answer that waits for the others; replaceable, unique on (match, decision). */
export interface SealedRow {
  readonly match: MatchId;
  readonly decision: string;
  readonly seat: number;
  readonly choice: string;
  /** By what it was made; null for an answer from before this was stored. */
  readonly by: AnsweredBy | null;
}

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

/** What is known of the language of a server. */
export interface Spoken {
  /** The language that it has chosen; null for the one that Discord names. */
  readonly language: string | null;
  /** Discord's name for the language that it is set to, as it was seen last; null where it was never seen. */
  readonly locale: string | null;
}

/** A server and the language that Discord names for it. */
export interface Named {
  readonly server: string;
  readonly locale: string;
}

/** When a process of this app was last alive. */
export interface Pulse {
  /** When, by that process's clock. */
  readonly at: Date;
  /** Its name among those that run; null where it has ended, or had none. */
  readonly by: string | null;
  /** How long ago that is by the database's clock, in milliseconds; null where that is not known. */
  readonly ageMs: number | null;
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

/** What a moderator may do to a match, in place of its host or of somebody who sits there; some of it a table, too. */
export type Deed =
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
  readonly deed: Deed;
}

/** How many matches somebody has opened in a server, and how many wait for players there. */
export interface Tables {
  /** Of those that the person opened: how many wait for players, are played, and were opened lately. */
  readonly waiting: number;
  readonly played: number;
  readonly lately: number;
  /** All that wait for players in the server, whoever hosts them. */
  readonly waitingInServer: number;
}

/** Something to be said outside: written in the same transaction as what it tells of, delivered after. */
export interface OutboxRow {
  readonly id: number;
  /** Null where it is about no match: it waits for no other message, and none for it. */
  readonly match: MatchId | null;
  /** Whom it goes to by DM alone: nothing that cannot be said elsewhere holds it up. Null for what is no such DM. */
  readonly dm: string | null;
  readonly kind: string;
  readonly payload: unknown;
  /** Identifies the message in Discord. Unlike `id` it is never used again after a backup is restored. */
  readonly mark: string;
  readonly attempts: number;
  readonly createdAt: Date;
  /** When an attempt failed for the first time; null where none has. */
  readonly failingSince: Date | null;
  /** When somebody was told that it cannot be said. */
  readonly alarmedAt: Date | null;
}

/** One claim on a message. Each claim counts as an attempt, so that two claims on a message differ. */
export type Claim = Pick<OutboxRow, 'id' | 'attempts'>;

export type NewMatch = Pick<
  MatchRow,
  'game' | 'rules' | 'terms' | 'config' | 'home' | 'host' | 'size' | 'seed' | 'salt' | 'createdAt'
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

/** The progress of a match: the new entries of its log, and the match and its seats after them. */
export interface Advance
  extends Pick<MatchRow, 'sequence' | 'snapshot' | 'announced' | 'status' | 'endedAt'> {
  readonly entries: readonly EntryRow[];
  /** All seats that the match has, in seat order. */
  readonly seats: readonly SeatRow[];
}

/** A running match that waits for somebody, with all that it takes to say for what. */
export interface WaitingRow {
  readonly match: MatchRow;
  readonly seat: number;
  readonly since: Date;
}

/** Under which rules a match runs. */
export type RulesRow = Pick<MatchRow, 'id' | 'game' | 'rules' | 'content'>;

/** A match's snapshot beside the end of its log, as they stood at one moment. */
export interface LogEnd {
  readonly sequence: number;
  readonly snapshot: unknown;
  /** How many entries there are, the number of the last one, and the digest of the state after it. */
  readonly entries: number;
  readonly last: number | null;
  readonly digest: string | null;
}

/** What can be read at any time. */
export interface Reading {
  match(id: MatchId): Promise<MatchRow | null>;
  /** The match whose thread or lobby this is. */
  matchIn(place: { thread: string } | { lobby: string }): Promise<MatchRow | null>;
  /** Matches of a server in one of these channels with one of these statuses, newest first, at most `limit`. */
  matchesIn(
    server: string,
    channels: readonly string[],
    statuses: readonly MatchStatus[],
    limit: number,
  ): Promise<MatchRow[]>;
  /** Matches with one of these statuses in which this user holds a seat, in every server, newest first. */
  matchesWith(user: string, statuses: readonly MatchStatus[]): Promise<MatchRow[]>;
  /**
   * Running matches at which somebody has a seat, also one for which a computer player or a substitute answers by now;
   * the oldest first.
   */
  matchesOf(user: string): Promise<MatchRow[]>;
  /** The numbers of all matches with one of these statuses, oldest first. */
  idsByStatus(statuses: readonly MatchStatus[]): Promise<MatchId[]>;
  /**
   * Running matches in which a computer player has owed an answer since this time or longer, or is to answer for who
   * is too slow, or may have been ordered to, oldest first.
   *
   * @param orderedFrom leaves out those in which somebody who ordered it owes its answer for longer: it may owe what it
   *   did not order. Null for none
   */
  idsWaitingForComputers(since: Date, orderedFrom: Date | null): Promise<MatchId[]>;
  /** Matches in which something is due by now, the longest due first, at most `limit`; none of a server that the bot has left. */
  dueMatches(now: Date, limit: number): Promise<MatchId[]>;
  /** The users whose daily digest is due, at most `limit`. */
  dueDigests(now: Date, limit: number): Promise<string[]>;
  /**
   * Matches with a clock that are played or wait for players, oldest first: of one server, or, for null, of all that the
   * bot has not left.
   */
  matchesOnClock(server: string | null): Promise<MatchId[]>;
  /** The servers in which matches are played or wait for players. */
  serversWithMatches(): Promise<string[]>;
  /** When a process of this app was last alive; null for never. */
  pulse(): Promise<Pulse | null>;
  /** The rules of all running matches, oldest first. */
  rulesOfRunning(): Promise<readonly RulesRow[]>;
  /**
   * Running matches in which this user's seat owes an answer, the longest-waiting first: at most `limit`
   * that come after `last` in that order (null: from the first), and how many there are from there on.
   */
  waitingFor(
    user: string,
    last: WaitingRow | null,
    limit: number,
  ): Promise<{ readonly rows: readonly WaitingRow[]; readonly total: number }>;
  /** Log entries in order, from `from` (inclusive) to `to` (inclusive). */
  entries(match: MatchId, from?: number, to?: number): Promise<EntryRow[]>;
  /** Null where there is no such match. */
  logEnd(match: MatchId): Promise<LogEnd | null>;
  proposal(id: number): Promise<ProposalRow | null>;
  openProposals(match: MatchId): Promise<ProposalRow[]>;
  /** Open proposals whose end has come, the earliest first: at most `limit`. */
  dueProposals(now: Date, limit: number): Promise<number[]>;
  /** What moderators did to a match, or its table together, in order. */
  rulings(match: MatchId): Promise<RulingRow[]>;
  /** The plans that somebody has made of a match. */
  plansOf(match: MatchId, user: string): Promise<MatchId[]>;
  /** What was promised in a match, in order. */
  pledges(match: MatchId): Promise<PledgeRow[]>;
  blocks(user: string): Promise<BlocksRow>;
  /** Who follows a match at which it does not sit. */
  watchers(match: MatchId): Promise<readonly string[]>;
  /** All that is kept of a user, by table; nothing that is others'. Its times are UTC. */
  dataOf(user: string): Promise<unknown>;
  /** The running matches in which a user would take a seat over, oldest first. */
  idsOfferedToStandIn(user: string): Promise<MatchId[]>;
  /** Every user of whom something is kept. */
  allUsers(): Promise<readonly string[]>;
  /** How many matches of a game a user has played to their end. */
  countFinished(user: string, game: string): Promise<number>;
  /** What a server has chosen, and what is known of it; nothing, where it was never seen. */
  server(id: string): Promise<ServerRow>;
  /** What a user has said of itself; nothing, where it has never said anything. */
  person(id: string): Promise<PersonRow>;
}

/** Reading and writing, all or nothing. */
export interface Transaction extends Reading {
  /** Records an interaction id. False where it was recorded before: the press is a repeat. */
  recordInteraction(id: string, at: Date): Promise<boolean>;
  /**
   * The match, with its row locked to the end of the transaction; null where there is none.
   *
   * @param withUndelivered whether what is still to be said of it is read and locked as well, for `undelivered`
   */
  lockMatch(id: MatchId, withUndelivered?: boolean): Promise<MatchRow | null>;
  /** Counts tables in a server; whoever else counts there waits for the end of this transaction. */
  countTables(server: string, opener: string, lately: Date): Promise<Tables>;
  createMatch(match: NewMatch): Promise<MatchRow>;
  changeMatch(id: MatchId, change: MatchChange): Promise<void>;
  /** Forgets a match with all that belongs to it: one that was a plan. */
  forgetPlan(id: MatchId): Promise<void>;
  /** Replaces all seats of a match. */
  setSeats(id: MatchId, seats: readonly SeatRow[]): Promise<void>;
  /** Keeps a promise that was made. Returns its number. */
  addPledge(promise: Omit<PledgeRow, 'id' | 'kept'>): Promise<number>;
  /** Keeps whether a promise was kept. */
  judgePledge(id: number, kept: boolean): Promise<void>;
  /** Keeps that a user does not want to sit with another, or no more. */
  setBlock(user: string, blocked: string, isBlocked: boolean): Promise<void>;
  /** Keeps that somebody follows a match, or no more. */
  setWatcher(match: MatchId, user: string, watches: boolean): Promise<void>;
  changeServer(
    id: string,
    change: Partial<Omit<ServerRow, 'id' | 'goneAt' | 'locale'>>,
  ): Promise<void>;
  /** Notes since when the bot is in a server no more, or, for null, that it is. False where that was noted before. */
  noteGone(id: string, at: Date | null): Promise<boolean>;
  changePerson(id: string, change: Partial<Omit<PersonRow, 'id' | 'lessons'>>): Promise<void>;
  /**
   * Deletes a user's data: what is its alone goes, and in what others need it becomes `SOMEBODY`. Seats that it has in
   * matches that are not over go to a computer player.
   */
  forgetPerson(id: string): Promise<void>;
  /** Deletes a user's lessons whose names begin with this, so that they are taught again. */
  forgetLessons(id: string, beginning: string): Promise<void>;
  /** Saves what a locked match has come to, in one statement. */
  advance(id: MatchId, advance: Advance): Promise<void>;
  saveSealed(answer: SealedRow): Promise<void>;
  deleteSealed(match: MatchId, decisions: readonly string[]): Promise<void>;
  createProposal(
    proposal: Omit<ProposalRow, 'id' | 'status' | 'agreed' | 'mark' | 'message'>,
  ): Promise<ProposalRow>;
  changeProposal(
    id: number,
    change: Partial<Pick<ProposalRow, 'status' | 'to' | 'agreed' | 'message' | 'until'>>,
  ): Promise<void>;
  /** Sets when a user's next daily digest is due. False where this one is not due, as another process was quicker. */
  scheduleDigest(user: string, now: Date, next: Date): Promise<boolean>;
  /** Makes all daily digests due by then; the ones after that are due at each user's own time again. */
  makeDigestsDue(by: Date): Promise<void>;
  /**
   * Corrects the outbox after the machine's clock went back by so much: messages written after `now`, and those whose
   * next attempt or lease ends later than in that time.
   */
  correctOutboxTimes(now: Date, byMs: number, longestMs: number): Promise<void>;
  /**
   * Makes due, in all matches in which this user plays and which are not halted, the clocks and the messages about what
   * players missed.
   */
  makeMatchesDue(user: string, now: Date): Promise<void>;
  /** Saves a standing order in place of the one before it; a value of null deletes it. */
  saveOrder(
    id: MatchId,
    order: Omit<OrderRow, 'value'> & { readonly value: string | null },
  ): Promise<void>;
  /** Saves a user's note about a match; an empty text deletes it. */
  saveNote(id: MatchId, note: NoteRow): Promise<void>;
  /** Deletes all standing orders of a seat. */
  deleteOrders(id: MatchId, seat: number): Promise<void>;
  /** Sets the clock of a locked match. */
  setClock(id: MatchId, clock: ClockRow): Promise<void>;
  /** Saves a ruling. Returns its number. */
  addRuling(ruling: Omit<RulingRow, 'id'>): Promise<number>;
  /** Whether it added to the outbox. */
  readonly hasNews: boolean;
  /** The matches in which a computer player is to answer after it. */
  readonly leftToComputers: ReadonlySet<MatchId>;
  /** Adds a match to these: no seat of it is a computer player's, but a standing order is to answer. */
  leaveToComputers(id: MatchId): void;
  /**
   * @param message `dm`: the user who gets it as a DM, and nobody else; `dueAt`: when it may be claimed first, at once
   *   where it is left out
   */
  enqueue(
    message: Pick<OutboxRow, 'match' | 'kind' | 'payload' | 'createdAt'> & {
      readonly dm?: string | null;
      readonly dueAt?: Date;
    },
  ): Promise<void>;
  /**
   * The undelivered messages of a match, oldest first; one with no attempts is not claimed before the end of the
   * transaction.
   */
  undelivered(match: MatchId): Promise<OutboxRow[]>;
  /**
   * Replaces what a message says that nobody has claimed yet, and that is not due before `dueAt`. It gets a new mark, as
   * after a restored backup the old text may already be in Discord.
   */
  changeMessage(
    id: number,
    message: Pick<OutboxRow, 'kind' | 'payload'>,
    dueAt: Date,
  ): Promise<void>;
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

/** The result of a press: what its work returned, or that it is a repeat of one that was done before. */
export type Carried<R> = { readonly done: R } | 'repeat';

export interface Store extends Reading {
  transaction<R>(work: (transaction: Transaction) => Promise<R>): Promise<R>;
  /**
   * Carries a press out in one transaction, once, whichever process it reaches: its interaction is recorded
   * with what `work` does. Throws `StoreUnsure` where nobody can tell whether it was.
   */
  press<R>(
    interaction: string,
    at: Date,
    work: (transaction: Transaction) => Promise<R>,
  ): Promise<Carried<R>>;
  /** Saves where a user was taught a lesson; where it was taught before, that stays. */
  saveLesson(id: string, lesson: string, place: string): Promise<void>;
  /**
   * Replaces a match's clock, unless somebody played or changed the clock since `before` was read. Returns whether it
   * did.
   */
  replaceClock(
    before: Pick<MatchRow, 'id' | 'sequence' | 'halt' | 'clock'>,
    clock: ClockRow,
  ): Promise<boolean>;
  /** Saves which live posts a match has in its thread. */
  noteLivePosts(match: MatchId, livePosts: unknown): Promise<void>;
  /**
   * Notes that the user at a seat is shown what happened up to a log entry: what it was shown before is known from
   * now on. Changes nothing where as much was shown already, or where somebody else sits there by now. Waits for
   * whoever plays in that match.
   */
  noteShown(match: MatchId, seat: number, user: string, entry: number): Promise<void>;
  /** Notes by which DM the user at a seat was called. Changes nothing where somebody else sits there by now. */
  noteCalled(match: MatchId, seat: number, user: string, message: string): Promise<void>;
  /**
   * Claims up to `limit` undelivered messages that are due, until `now + leaseMs`, several processes side
   * by side: at most the oldest one of each match, so that a match's messages go out in order. One that was never
   * due yet holds up none, and one that has failed holds up none that goes another way: by DM to somebody, or elsewhere.
   *
   * @param kinds of which kinds; of all where it is left out
   */
  claimOutbox(now: Date, leaseMs: number, limit: number, kinds?: Kinds): Promise<OutboxRow[]>;
  /** Holds claims until a later time. Returns the messages of those that still stand. */
  renewClaims(claims: readonly Claim[], until: Date): Promise<readonly number[]>;
  /**
   * Marks a message as delivered, with the id of what was posted, if anything was. False where the claim was
   * lost: then nothing is changed.
   */
  markDelivered(claim: Claim, at: Date, posted: string | null): Promise<boolean>;
  /** Sets a message to be tried again at `until`, with the error. Changes nothing where the claim was lost. */
  deferMessage(claim: Claim, at: Date, until: Date, error: string): Promise<void>;
  /** Notes that a person or the log was told of a message that cannot be delivered. False where that was noted before. */
  markAlarmed(claim: Claim, at: Date): Promise<boolean>;
  /** Whether a person was told that messages fail in a match's thread, and none of these kinds was delivered since. */
  isAlarmed(match: MatchId, kinds: readonly string[]): Promise<boolean>;
  /**
   * Whether a message of these kinds, to a seat or to all of a match, that was created at `since` or later was delivered
   * only after `until`: it came late.
   */
  wasDeliveredLate(
    match: MatchId,
    kinds: readonly string[],
    seat: number,
    since: Date,
    until: Date,
  ): Promise<boolean>;
  /**
   * Makes deferred messages due at once: those with an error, or those of the matches of an area. Each message only once
   * in half a minute; one that was hurried just now is due after that. Returns their number.
   */
  retryDeferred(which: Area | Waiting, now: Date): Promise<number>;
  /**
   * Begins the ids of new matches, proposals and messages far beyond those that may have been used after a backup was
   * made, so that no old post in Discord refers to a new one.
   */
  skipIds(): Promise<void>;
  /** Notes which languages Discord names for servers. Writes nothing of those for which that is known. */
  noteLocales(seen: readonly Named[]): Promise<void>;
  /** Notes that a process of this app is alive; `by` is its name among them, null where it has none. */
  notePulse(now: Date, by?: string | null): Promise<void>;
  /** Notes that a process ends, where nobody else has noted since that it is alive. */
  endPulse(by: string): Promise<void>;
  /** Deletes delivered messages, interaction ids and plans from before this time. Returns how many. */
  prune(before: Date): Promise<number>;
  /** Frees the space of changed and deleted rows. Everybody waits for it, so it is called while nobody plays. */
  vacuum(): Promise<void>;
  /** Answers whether the database can be reached. */
  healthy(): Promise<boolean>;
  close(): Promise<void>;
}
