import { z } from 'zod';
import { LEVELS } from '../../presentation/level.ts';
import type { MatchId, OutboxRow, Transaction } from '../../store/store.ts';

const seat = z.int();

/** Kinds of notices that versions before called otherwise, and may have left in the outbox. */
const KINDS_BEFORE: Readonly<Record<string, string>> = { benched: 'forfeited' };
const kindBefore = z.looseObject({ kind: z.string() });

/** What is stored of a notice, with its kind as that is called now. */
function withKindNow(stored: unknown): unknown {
  const { data } = kindBefore.safeParse(stored);
  return data === undefined ? stored : { ...data, kind: KINDS_BEFORE[data.kind] ?? data.kind };
}

/** What is done when a seat times out. */
export const WHEN_OUT = ['computer', 'safe', 'wait'] as const;
export type WhenOut = (typeof WHEN_OUT)[number];

const count = z.int().min(0);
/** How many say what is to be done. */
const tally = z.object({ computer: count, safe: count, wait: count });
export type Tally = z.infer<typeof tally>;

/** Why computer players play a match to its end. */
const WHY_SETTLED = ['table', 'moderator', 'holder', 'deserted', 'season'] as const;

/** How a seat came out of a match, as `placesOf` says it. */
const place = z.object({
  seat,
  place: z.int(),
  score: z.number(),
  tieBreak: z.string().nullable(),
});

/** What is put to people besides the game's questions, and what happens to their seats. */
const missables = [
  /** Something that one seat puts to others. */
  z.object({ kind: z.literal('proposal'), proposal: z.int() }),
  /** Somebody's time has run out, and the others decide by vote what is done. */
  z.object({ kind: z.literal('vote'), seat }),
  /** Somebody's time has run out again and again, so a computer player has its seat until it comes back. */
  z.object({ kind: z.literal('forfeited'), seat }),
  /** Nobody plays a match any more, so it sleeps; computer players play it to its end at `until`, in milliseconds since 1970. */
  z.object({ kind: z.literal('deserted'), until: z.int() }),
  /** Somebody who sat at a match that is over has opened another one for all who sat there. */
  z.object({ kind: z.literal('again'), next: z.int(), by: z.string() }),
  /** A user is the first in line for a seat; who has a say in that says yes or no. */
  z.object({ kind: z.literal('candidate'), seat, user: z.string() }),
] as const;
const missable = z.discriminatedUnion('kind', missables);
/** What is told again in the morning to a player who slept when it was posted. */
export type Missable = z.infer<typeof missable>;

/** What a season has come to, told in its channel. */
const seasonNews = z.discriminatedUnion('is', [
  /** `rolesRefused`: I may not give roles. */
  z.object({ is: z.enum(['cancelled', 'drawn', 'begun', 'week', 'rolesRefused']) }),
  /** `next`: when people can sign up for the next season; null where that does not come by itself, or is open. */
  z.object({ is: z.literal('over'), next: z.int().nullable().default(null) }),
  /** So many hours before a round ends; `user`: told it alone, as it slept then, or wants DMs. */
  z.object({
    is: z.literal('warned'),
    round: z.int(),
    hours: z.int(),
    user: z.string().optional(),
  }),
  /**
   * Tables by their numbers, some of whose people have several of them, and are called to all at once: these, or all
   * where older ones do not say.
   */
  z.object({
    is: z.literal('opened'),
    tables: z.array(z.int()).readonly(),
    users: z.array(z.string()).readonly().optional(),
  }),
  /** Who played last season is asked whether it stays; a page of these, from 0. */
  z.object({ is: z.literal('stay'), page: z.int() }),
  /** Somebody plays on for who dropped out. */
  z.object({ is: z.literal('standsIn'), user: z.string(), for: z.string() }),
  /** What was decided: the nth ruling, from 0. */
  z.object({ is: z.literal('ruled'), nth: z.int() }),
  /** The nth claim, from 0, was made or answered. */
  z.object({ is: z.literal('claim'), nth: z.int() }),
]);
export type SeasonNews = z.infer<typeof seasonNews>;

/** Something to be said outside. Written in the transaction of what it tells of, and read when it is said. */
const notice = z.discriminatedUnion('kind', [
  /** The message by which people join has changed. */
  z.object({ kind: z.literal('lobby') }),
  /** The table was changed after others joined, who are asked whether they stay. */
  z.object({ kind: z.literal('changed') }),
  /** The match begins: who sits where, and what the dice are bound by. */
  z.object({ kind: z.literal('start') }),
  /**
   * What entries `from` to `to` brought, and which seats are called. `quiet`: nobody waits for it, as who is at it goes
   * on; what it told is told again with the next, in its place. Left out by versions that told the end as a turn, too.
   */
  z.object({
    kind: z.literal('turn'),
    from: z.int(),
    to: z.int(),
    ping: z.array(seat),
    quiet: z.boolean().optional(),
  }),
  /**
   * How every seat came out of a match that has ended. What its last entries brought is told before; before that was
   * so, `from` to `to` were told with it.
   */
  z.object({ kind: z.literal('over'), from: z.int(), to: z.int(), places: z.array(place) }),
  /** A secret choice waits for whoever holds the seat. */
  z.object({ kind: z.literal('secret'), seat }),
  /** The secret choice has been made, or need not be, to which a user was called by a DM. */
  z.object({ kind: z.literal('settled'), user: z.string(), message: z.string() }),
  /** A match that is over is told again; and after that, in numbers. */
  z.object({ kind: z.literal('story') }),
  z.object({ kind: z.literal('chart') }),
  ...missables,
  /** Somebody is told in the morning of what was posted while it slept. */
  z.object({
    kind: z.literal('missed'),
    seat,
    of: z.preprocess(withKindNow, missable),
  }),
  /** It was answered, withdrawn, or nobody can agree to it any more. */
  z.object({ kind: z.literal('closed'), proposal: z.int() }),
  /** Somebody gave a seat up. */
  z.object({ kind: z.literal('resigned'), seat }),
  /**
   * Somebody is asked since it slept, has used half of its time, or nine tenths of it. `topics`: of what it was asked
   * then, as `topicsOf` says it; left out by versions that reminded of whatever it is asked by now. `isReached`: whether a
   * call had reached it before; left out by versions that did not look.
   */
  z.object({
    kind: z.literal('reminder'),
    seat,
    stage: z.enum(['asked', 'half', 'late']),
    topics: z.string().optional(),
    isReached: z.boolean().optional(),
  }),
  /**
   * Somebody's time has run out, and what is done then; left out by versions that had it from the match's terms. `user`:
   * whose time that was; left out by versions that named who has the seat by now. `isHeld`: whether it waited for a
   * reveal; left out by versions that did not say. `isVoid`: nothing is said of it any
   * more, as what was asked then has been taken back. `votes`: how many were for what, where the others decided.
   */
  z.object({
    kind: z.literal('ranOut'),
    seat,
    user: z.string().nullable().default(null),
    how: z.enum(WHEN_OUT).optional(),
    isHeld: z.boolean().optional(),
    isVoid: z.boolean().optional(),
    votes: tally.optional(),
  }),
  /**
   * A vote on who is late has changed that stands in a post: what was said, who votes or until when, or it is over. `came`:
   * what it came to; null where it did not, as that was answered meanwhile, or taken back.
   */
  z.object({
    kind: z.literal('votes'),
    seat,
    message: z.string(),
    came: z
      .object({ how: z.enum(WHEN_OUT), votes: tally })
      .nullable()
      .default(null),
  }),
  /** Somebody has taken its seat back from the computer player. */
  z.object({ kind: z.literal('reclaimed'), seat }),
  /** A substitute is wanted for a seat; said in the match's channel. */
  z.object({ kind: z.literal('wanted'), seat }),
  /** None is wanted any more by a post, as a user has taken the seat, or as nobody needs to; it may not stand. */
  z.object({
    kind: z.literal('found'),
    seat,
    message: z.string(),
    user: z.string().nullable(),
  }),
  /** Who would take a seat over has changed. */
  z.object({ kind: z.literal('search'), seat }),
  /** A user is told that it does not take a seat over. */
  z.object({ kind: z.literal('declined'), seat, user: z.string() }),
  /** A substitute plays a seat from now on; by DM, to whoever had it before. `called`: whether it has to be called, as it does not see that on its panel. */
  z.object({
    kind: z.literal('substituted'),
    seat,
    from: z.string().nullable(),
    to: z.string(),
    called: z.boolean().default(false),
  }),
  /** Somebody's turn comes after that of who is at it now. */
  z.object({ kind: z.literal('upNext'), seat, after: seat }),
  /** Somebody follows a match at which it does not sit, or no more. */
  z.object({ kind: z.literal('watching'), user: z.string(), watches: z.boolean() }),
  /** Somebody never came to a match at which it sits, so it leaves these tables that wait for players. */
  z.object({ kind: z.literal('absent'), user: z.string(), tables: z.array(z.int()).default([]) }),
  /** Somebody has promised others something. */
  z.object({ kind: z.literal('promise'), promise: z.int() }),
  /** What was promised in a match that is over, a page of it, from 0. */
  z.object({ kind: z.literal('promises'), page: z.int().default(0) }),
  /** What stands of a match outside is made anew. */
  z.object({ kind: z.literal('repaired') }),
  /**
   * A match stands still, as its table or a moderator (`by`) wants it; it goes on by itself at `until`, in milliseconds
   * since 1970. `byRound`: as the round of its league ends then.
   */
  z.object({
    kind: z.literal('paused'),
    until: z.int(),
    by: z.string().nullable(),
    byRound: z.boolean().optional(),
  }),
  /** It goes on, by its table, a moderator or by itself. */
  z.object({ kind: z.literal('resumed'), by: z.string().nullable() }),
  /** Who plays at a seat has changed: what names the people of a match in its channel and its thread says so. */
  z.object({ kind: z.literal('seats') }),
  /** What stands in the thread of time may have changed: by when is to be answered, who is away. */
  z.object({ kind: z.literal('times') }),
  /** Until when something is decided has moved, as nobody could play for a while: votes of a table, who takes a seat over. */
  z.object({ kind: z.literal('dates') }),
  /** Nobody has done anything in a match for long, so it sleeps until somebody does. */
  z.object({ kind: z.literal('asleep') }),
  /**
   * Computer players play a match to its end: as its table or a moderator (`by`) wants it, or, where nobody played it any
   * more, somebody who sat there (`holder`, `by`), or as nobody has come back. `why` was left out by versions that knew only the first two.
   */
  z.object({
    kind: z.literal('settling'),
    by: z.string().nullable(),
    why: z.enum(WHY_SETTLED).optional(),
  }),
  /** A table of a league ends without a result: its season was called off, or a director voided it. */
  z.object({ kind: z.literal('brokenOff'), why: z.enum(['season', 'director']) }),
  /** A match that waits for players is closed soon, as nobody has done anything there for long. */
  z.object({ kind: z.literal('expiring') }),
  /** The computer player of a seat plays better or worse from now on; by versions that kept no ruling of it. */
  z.object({ kind: z.literal('level'), seat, level: z.enum(LEVELS) }),
  /** The server of a match has thrown me out; its host has so many others there. */
  z.object({ kind: z.literal('gone'), others: z.int() }),
  /** A match could not be told for a day, so its clocks stand. */
  z.object({ kind: z.literal('untold') }),
  /** I am in the server of a match again, and was not `since` then, in milliseconds since 1970. */
  z.object({ kind: z.literal('back'), since: z.int() }),
  /** What a moderator did; by DM, to whose seat it was. */
  z.object({ kind: z.literal('ruling'), ruling: z.int() }),
  /** What waits for somebody who is told that once a day; about no match. */
  z.object({ kind: z.literal('digest'), user: z.string() }),
  /** Nothing can be said of a season in its channel. By DM: to who founded its league. */
  z.object({ kind: z.literal('unheard'), season: z.int(), channel: z.string() }),
  /** The post of a season by which people sign up, which says how it stands; about no match, as are those below. */
  z.object({ kind: z.literal('season'), season: z.int() }),
  z.object({ kind: z.literal('seasonNews'), season: z.int(), news: seasonNews }),
  /** The standings of a division have changed. */
  z.object({ kind: z.literal('standings'), season: z.int(), division: z.int() }),
  /** How people vote on the nth claim of a season, from 0, has changed. */
  z.object({ kind: z.literal('ballot'), season: z.int(), nth: z.int() }),
  /**
   * The roles of a league are given and taken: to those behind a user, in the order of ids; null for all. `of`: to that
   * user alone.
   */
  z.object({
    kind: z.literal('roles'),
    season: z.int(),
    after: z.string().nullable(),
    of: z.string().optional(),
  }),
  /** Somebody is asked whether it plays on for who dropped out of a season; the nth search, from 0. By DM. */
  z.object({ kind: z.literal('stepIn'), season: z.int(), search: z.int(), user: z.string() }),
  /** I have come into a server; said in a channel of it. */
  z.object({ kind: z.literal('welcome'), server: z.string(), channel: z.string() }),
  /** The match cannot be played on under the rules that are here. */
  z.object({ kind: z.literal('stopped') }),
]);
export type Notice = z.infer<typeof notice>;
export type NoticeOf<K extends Notice['kind']> = Extract<Notice, { kind: K }>;

const MISSABLE: readonly string[] = missables.map(({ shape }) => shape.kind.value);
export const isMissable = (one: Notice): one is Missable => MISSABLE.includes(one.kind);

/** How something is said: not before `dueAt`, and by DM alone to a user, else where its match is played. */
export interface Delivery {
  readonly dueAt?: Date;
  readonly dm?: string | null;
  readonly mark?: string;
}

/** Puts a notice into the outbox, about a match or none. */
export function notify(
  transaction: Transaction,
  match: MatchId | null,
  { kind, ...payload }: Notice,
  createdAt: Date,
  delivery: Delivery = {},
): Promise<void> {
  return transaction.enqueue({ match, kind, payload, createdAt, ...delivery });
}

/** The longest that what cannot be said is put off, in milliseconds. */
export const LONGEST_WAIT_MS = 5 * 60_000;

/** When a notice is due that would tell who has not chosen in secret: it is held until all have. */
export const HELD = new Date('9999-12-31T00:00:00Z');

/** The notice that an outbox message holds; null where it is none, such as one of a newer version. */
export function noticeOf({ kind, payload }: Pick<OutboxRow, 'kind' | 'payload'>): Notice | null {
  const stored = { ...(payload instanceof Object ? payload : {}), kind };
  return notice.safeParse(withKindNow(stored)).data ?? null;
}
