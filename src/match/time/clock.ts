import { z } from 'zod';
import {
  type Going,
  goingOn,
  inHours,
  inOtherHours,
  newHand,
  nextLook,
  type Reach,
  reachedAt,
  runsOut,
  settled,
  skipping,
  spentBy,
  started,
  type Stage,
  stopped,
  toldAsked,
  unsettled,
  waitedFor,
  withLeast,
  withMore,
} from '../../clock/hand.ts';
import { DAY_MS, dayOf, type Hours, isZone } from '../../clock/hours.ts';
import { runsByNight } from '../../clock/pace.ts';
import type { Seat } from '../../engine/game.ts';
import { type ClockRow, type MatchRow, SOMEBODY, type SeatRow } from '../../store/store.ts';
import { readerOf } from '../stored/broken.ts';
import { haltOf, type Pauser, standsUntil } from './halt.ts';
import { lobbyDue } from './lobby-clock.ts';
import { hoursOf, type Pings, pingsOf } from '../stored/hours.ts';
import { type SeatClock, seatClock } from '../app/seat-clock.ts';
import { restsUntil } from '../stored/away.ts';
import { personIn } from '../stored/person.ts';
import { newSearch, search, type Search, withoutTime } from '../stored/search.ts';
import { isPerson } from '../stored/seats.ts';
import { termsInForce, termsOf, USUAL_TERMS } from './terms.ts';
import { isDecided } from './voting.ts';

const stateSchema = z.strictObject({
  hands: z.array(seatClock),
  /** Whether it has been said that a match that waits for players is closed soon. */
  warned: z.boolean().default(false),
  /** When somebody did something there last, to the day; null in matches from before that was kept. */
  touched: z.int().nullable().default(null),
  /** When a match that waits for players is to be closed, or that is said; null from before that was kept. */
  due: z.int().nullable().default(null),
  /** Since when it counts nothing, as the match cannot be told; null where it can be, as far as is known. */
  untold: z.int().nullable().default(null),
  /** The last stretch of time that it did not count, as nobody could play then. */
  leftOut: z.strictObject({ from: z.int(), to: z.int() }).nullable().default(null),
  /** For how many days its table has paused it so far. */
  pausedDays: z.int().min(0).default(0),
  /** For how many days moderators have; those from before that was kept are not counted. */
  moderatedDays: z.int().min(0).default(0),
  /** How the searches for substitutes stand, by seat. */
  searches: z.record(z.string(), search).default({}),
  /** Whether computer players play it to its end for everybody, so that nobody takes a seat back. */
  settled: z.boolean().default(false),
});
type ClockState = z.infer<typeof stateSchema>;

/** What of a match's row its clock is read from. */
type Clocked = Pick<MatchRow, 'id' | 'clock'>;

/** The clock of a match with other hands. */
export const withClocks = (row: Clocked, hands: readonly SeatClock[]): ClockRow => ({
  ...(row.clock ?? NEVER),
  state: { ...stateOf(row), hands },
});
const NEVER = { runAt: null, late: false } as const;

/** How often in a row somebody's time runs out before a computer player has its seat. */
export const MOST_MISSED = 3;

/** The hands of a match's clock, by seat; none where nothing was ever due in it. */
function storedHands(row: Clocked): readonly SeatClock[] {
  return row.clock === null ? [] : stateOf(row).hands;
}

/** When the player of a seat is awake; null where it has not said. */
export const hoursAtSeat = (row: MatchRow, seat: Seat): Hours | null => {
  const person = personIn(row, row.seats[seat]?.user ?? null);
  return person === undefined ? null : hoursOf(person);
};

/** From when to when the player of a seat is awake on the day on which its match was opened; null where it has not said. */
export function awakeToday(
  row: MatchRow,
  seat: Seat,
): { readonly from: Date; readonly to: Date } | null {
  const hours = hoursAtSeat(row, seat);
  if (hours === null) return null;
  const { from, to } = dayOf(hours, row.createdAt.getTime());
  return { from: new Date(from), to: new Date(to) };
}

/** When the player of a seat may be told something. */
export const reachOf = (row: MatchRow, seat: Seat): Reach => ({
  hours: hoursAtSeat(row, seat),
  back: personIn(row, row.seats[seat]?.user ?? null)?.awayUntil?.getTime() ?? null,
});

/** By what the clock of a seat goes; null where the match has none. */
export function goingAt(row: MatchRow, seat: Seat): Going | null {
  const terms = termsInForce(row);
  return terms === null ? null : { pace: terms.pace, hours: hoursAtSeat(row, seat) };
}

/** The hand of each seat as it stands; a new one for whoever has just sat down. None where the match has no clock. */
export function clocksOf(row: MatchRow): readonly SeatClock[] {
  const found = knownHands.get(row) ?? handsIn(row);
  knownHands.set(row, found);
  return found;
}

/** What was found of rows: a press asks for the same hands many times. */
const knownHands = new WeakMap<MatchRow, readonly SeatClock[]>();

function handsIn(row: MatchRow): readonly SeatClock[] {
  const stored = storedHands(row);
  return row.seats.flatMap(({ seat, user }) => {
    const going = goingAt(row, seat);
    if (going === null) return [];
    const one = stored[seat];
    if (one?.user === user) return one;
    const fresh = {
      vote: null,
      voteLeft: null,
      waited: 0,
      uncalled: false,
      reached: false,
      hours: going.hours,
      past: [],
      since: row.sequence,
      speaks: null,
      silent: null,
    };
    return { ...newHand(going), ...fresh, user };
  });
}

/** By what a hand counts: its player may have said other hours since. */
export function goingBy({ hours }: SeatClock, going: Going): Going {
  // Another Node may know fewer zones than the one by which they were said.
  const isUnknown = hours === undefined || (hours !== null && !isZone(hours.zone));
  return isUnknown ? going : { ...going, hours };
}

/**
 * A hand that counts in the hours which its player keeps by now. One that runs counts on in those in which it began, if
 * there were any: else whoever is asked could sleep whenever it says so, and never be late.
 */
export function inHoursOf(one: SeatClock, going: Going, now: number): SeatClock {
  const { hours } = going;
  const by = goingBy(one, going);
  if (one.from !== null && by.hours !== null) return { ...one, hours: by.hours };
  if (JSON.stringify(by.hours) === JSON.stringify(hours)) return { ...one, hours };
  const scale = inHours(by, hours);
  const past = one.past.map((each) => ({
    ...each,
    bank: each.bank * scale,
    used: each.used * scale,
  }));
  return { ...one, ...inOtherHours(one, by, hours, now), past, hours };
}

/**
 * Whether the time of a seat's player has run out for what it is asked, so that a computer player answers that: not
 * where it has said that it is away since then.
 */
export function isOut(row: MatchRow, seat: Seat): boolean {
  const one = storedHands(row)[seat];
  const isLate = one?.out === true && one.from !== null;
  return row.clock?.late === true && isPerson(row, seat) && isLate;
}

/**
 * Whether a computer player has a seat until its player comes back: because that one's time ran out again and again, or
 * by the word of its table or a moderator.
 */
export function isBenched(
  row: MatchRow,
  seat: SeatRow,
  hands: readonly SeatClock[] = storedHands(row),
): boolean {
  const one = hands[seat.seat];
  if (seat.heldBy === 'person' || one === undefined) return false;
  return one.user === seat.user && (one.missed >= MOST_MISSED || one.speaks !== null);
}

/** Who may take a seat back by itself: from a computer player, or from whoever plays there in its place; nobody in a settled match. */
export function ownersOf(
  row: MatchRow,
  seat: SeatRow,
  hands: readonly SeatClock[] = storedHands(row),
): string[] {
  const { user, standsFor } = seat;
  if (stateOf(row).settled) return [];
  const owners = [standsFor, isBenched(row, seat, hands) ? user : null];
  return owners.flatMap((one) => (one === null || one === SOMEBODY ? [] : [one]));
}

/** Whether somebody may take a seat back by itself. */
export const mayTakeBack = (row: MatchRow, seat: SeatRow, user: string): boolean =>
  ownersOf(row, seat).includes(user);

/** After how long somebody who says nothing is silent. */
export const SILENT_DAYS = 7;
const SILENT_MS = SILENT_DAYS * DAY_MS;

/** A hand whose player votes for its seat though a moderator has given that to a computer player. */
export const speaking = (one: SeatClock, now: Date): SeatClock => ({
  ...one,
  speaks: now.getTime() + SILENT_MS,
});

/** Whether somebody votes for a seat that a moderator has given to a computer player: it has not been silent since. */
export function isSpoken(row: MatchRow, { seat, user, heldBy }: SeatRow, at: Date): boolean {
  const one = storedHands(row)[seat];
  if (heldBy === 'person' || user === null || one?.user !== user) return false;
  return (one.speaks ?? 0) > at.getTime();
}

/**
 * Whether a match has waited for the player of a seat for seven days: for one answer, or for several that a computer player
 * gave, however often it was given more time. Not while it stands still, nor while who sits there is away: nor does that
 * count, or any other time in which nobody could say anything.
 */
export function isSilent(row: MatchRow, seat: Seat, now: Date): boolean {
  const one = storedHands(row)[seat];
  if (one === undefined || !isPerson(row, seat) || !isCounting(row)) return false;
  if (restOf(row, seat, now) !== null) return false;
  const silent = silenceOf(one, true, now.getTime());
  return silent !== null && now.getTime() - silent.since >= SILENT_MS;
}

/** Since when the player of a hand has not answered; by one from before that was kept, since when that runs. */
const begunBy = ({ silent, from }: SeatClock): SeatClock['silent'] =>
  silent ?? (from === null ? null : { since: from, stood: null });

/** The same by what is known now; null where it is asked nothing. */
function silenceOf(held: SeatClock, counts: boolean, now: number): SeatClock['silent'] {
  const one = begunBy(held);
  if (one === null) return null;
  const { since, stood } = one;
  if (!counts) return { since, stood: stood ?? now };
  return { since: stood === null ? since : since + now - stood, stood: null };
}

/** The same where time was left out from then to then. */
function silenceSkipping(one: SeatClock, from: number, to: number): SeatClock['silent'] {
  const silent = begunBy(one);
  if (silent === null || silent.stood !== null) return silent;
  const { since } = silent;
  const after = to < from ? Math.min(since, to) : since + Math.max(0, to - Math.max(since, from));
  return { ...silent, since: after };
}

/** The hand of a seat whose time has run out, as a computer player answers. */
export const missing = (one: SeatClock): SeatClock => ({
  ...one,
  vote: null,
  voteLeft: null,
  out: true,
  missed: one.missed + 1,
});

/**
 * By when a seat has to answer what it is asked; null where its clock stands.
 *
 * @param called when its player is called, where that is being said: until then its clock stands
 */
export function deadlineOf(row: MatchRow, seat: Seat, called: Date | null = null): Date | null {
  const [going, stored] = [goingAt(row, seat), storedHands(row)[seat]];
  // Its time is over while the others vote on what is done.
  if (going === null || stored === undefined || stored.out || stored.vote !== null) return null;
  const isToBegin =
    called !== null &&
    row.status === 'running' &&
    haltOf(row) === null &&
    isWaitedFor(row, seat) &&
    restOf(row, seat, called) === null;
  const one = isToBegin
    ? started(inHoursOf(stored, going, called.getTime()), called.getTime())
    : stored;
  const at = runsOut(one, goingBy(one, going));
  return at === null ? null : new Date(at);
}

/**
 * Whether the clock of a seat may run, once its player is reached, and its silence counts: it is waited for, is not away,
 * and nothing holds all clocks.
 */
const mayRun = (row: MatchRow, seat: Seat, now: Date): boolean =>
  isWaitedFor(row, seat) && isCounting(row) && restOf(row, seat, now) === null;

/** Whether the game waits for the player of a seat. */
const isWaitedFor = (row: MatchRow, seat: Seat): boolean =>
  (row.seats[seat]?.owesSince ?? null) !== null && isPerson(row, seat);

/** Whether the clocks of a match count: it is played, and can be told. */
const isCounting = (row: MatchRow): boolean =>
  row.status === 'running' && haltOf(row) === null && untoldSince(row) === null;

/** Since when the clocks of a match stand as it cannot be told; null where they do not. */
export const untoldSince = (row: Clocked): Date | null => {
  const { untold } = stateOf(row);
  return untold === null ? null : new Date(untold);
};

/** Whether no call has reached the player of a seat for whom the game waits. */
export const isUnreached = (row: MatchRow, { reached }: SeatClock, seat: Seat): boolean =>
  !reached && row.status === 'running' && haltOf(row) === null && isWaitedFor(row, seat);

/**
 * Whether what stands in the thread is all that calls somebody who may not be called now: it wants no calls, has said that
 * it is away, or its clock runs while it sleeps.
 */
export function isReachedByPost(row: MatchRow, seat: Seat, now: Date): boolean {
  const terms = termsInForce(row);
  if (terms === null || mayBeTold(row, seat, now)) return false;
  const { back } = reachOf(row, seat);
  return !isCalled(row, seat) || (back !== null && back > now.getTime()) || runsByNight(terms.pace);
}

/** The clock of a match whose hands stand like this: the ones of those who are reached run. */
export function clockWith(row: MatchRow, hands: readonly SeatClock[], now: Date): ClockRow {
  const at = now.getTime();
  const running = hands.map((before, seat): SeatClock => {
    const going = goingAt(row, seat);
    const one = { ...before, silent: silenceOf(before, mayRun(row, seat, now), at) };
    if (going === null || !one.reached || one.from !== null || !mayRun(row, seat, now)) return one;
    const kept = inHoursOf(one, going, at);
    const vote = votedOn(kept.vote, true, at);
    const silent = one.silent ?? { since: at, stood: null };
    return { ...started(goingOn(kept, goingBy(kept, going)), at), vote, silent };
  });
  return lookedAt(row, { ...stateOf(row), hands: running }, now);
}

/** The same where it cannot be told since then, so that nothing counts; or can be again, for null. */
export function clockUntold(row: MatchRow, since: Date | null, now: Date): ClockRow {
  const at = now.getTime();
  const state = { ...stateOf(row), untold: since?.getTime() ?? null };
  const standing = clocksOf(row).map((one, seat): SeatClock => {
    const going = goingAt(row, seat);
    if (going === null || (since === null && one.vote !== null)) return one;
    const by = goingBy(one, going);
    if (since === null)
      return withLeast(goingOn(one, by), by, at - (untoldSince(row)?.getTime() ?? at));
    return { ...one, ...stopped(one, by, at), vote: votedOn(one.vote, false, at) };
  });
  const halted = { ...row, clock: { runAt: null, late: false, state } };
  return clockWith(halted, standing, now);
}

/** What became of a seat's question. */
export interface Asking {
  /** Whether it owed an answer before, and does now. */
  readonly owed: boolean;
  readonly owes: boolean;
  /** Whether it is asked something else than before, or nothing any more. */
  readonly changed: boolean;
  /** Whether its player has answered by itself. */
  readonly answered: boolean;
  /** How many of its answers, which waited under seal, it is asked for once more. */
  readonly unsealed: number;
  /** Whether its player need not be told by a reminder that it is asked: it looks at a panel, or is called to that. */
  readonly told: boolean;
  /** Whether its player looks at what it is asked on a panel, or is to be called to it now; null where neither is new. */
  readonly reach: 'looks' | 'called' | null;
  /** Whether everybody waits for it, as all who were asked along with it have answered. */
  readonly alone: boolean;
  /** Whether its player is still to be called to a secret choice. */
  readonly uncalled: boolean;
}

/** How long a call may take to its reader: who goes to bed meanwhile is called in the morning. */
const ON_ITS_WAY_MS = 60_000;

/** At which stage of its time somebody is told something; null where it is not about its time. */
type Telling = Exclude<Stage, 'nothing'> | null;

/** Whether somebody may be called now, as it is there and awake, and will be when that reaches it. */
export function mayBeCalled(row: MatchRow, seat: Seat, now: Date, stage: Telling = null): boolean {
  const reach = reachOf(row, seat);
  const isThere = (at: number): boolean => reachedAt(reach, at, stage) === at;
  return isThere(now.getTime()) && isThere(now.getTime() + ON_ITS_WAY_MS);
}

/** Whether somebody may be pinged in the thread now: it wants to be, and is there and awake. */
export const mayBePinged = (row: MatchRow, seat: Seat, now: Date): boolean =>
  pingsAtSeat(row, seat) === 'thread' && mayBeCalled(row, seat, now);

/** Whether somebody may be sent a DM now: it wants to be called at all, and is there and awake. */
export const mayBeTold = (row: MatchRow, seat: Seat, now: Date, stage: Telling = null): boolean =>
  isCalled(row, seat) && mayBeCalled(row, seat, now, stage);

/** When somebody who sleeps or is away may be called next. */
export const calledNext = (row: MatchRow, seat: Seat, now: Date): Date =>
  new Date(reachedAt(reachOf(row, seat), now.getTime() + ON_ITS_WAY_MS, null));

const calledFirst = (row: MatchRow, seat: Seat, now: Date): Date =>
  mayBeCalled(row, seat, now) ? now : calledNext(row, seat, now);

/** Whether the player of a seat is still to be called to a secret choice: there is one who wants to be. */
export const isUncalled = (row: MatchRow, { uncalled }: SeatClock, seat: Seat): boolean =>
  uncalled && isPerson(row, seat) && isCalled(row, seat);

/** Whether the player of a seat wants to be called when it is asked, and not once a day or never. */
export const isCalled = (row: MatchRow, seat: Seat): boolean =>
  ['thread', 'dm'].includes(pingsAtSeat(row, seat));

/** Whether the player of a seat wants to be called by DMs. */
export const wantsDm = (row: MatchRow, seat: Seat): boolean => pingsAtSeat(row, seat) === 'dm';

function pingsAtSeat(row: MatchRow, seat: Seat): Pings {
  const person = personIn(row, row.seats[seat]?.user ?? null);
  return person === undefined ? 'thread' : pingsOf(person);
}

/** What was done in a match. */
export interface Came {
  /** Whether somebody has done something there by itself. */
  readonly isTouched: boolean;
  /** The entry of the log with which it came to where it stands, or would where answers wait under seal. */
  readonly with: number;
  /** The earliest entry to which was gone back; null where nothing was taken back. */
  readonly backTo: number | null;
}

/** Of how many questions a hand knows how it stood at their end: more are hardly taken back. */
const MOST_PAST = 8;

/** A hand after what its seat is asked has changed, or was taken back. */
function afterQuestion(
  before: SeatClock,
  going: Going,
  now: number,
  { owed, answered, changed, unsealed }: Asking,
  { backTo, with: at }: Came,
): SeatClock {
  // Who is still to be called to it has not heard of it.
  const one: SeatClock = before.uncalled ? { ...before, told: 'nothing' } : before;
  if (unsealed > 0) {
    const [past, back] = [one.past.slice(0, -unsealed), one.past.slice(-unsealed)];
    const { waited } = back[0] ?? one;
    return { ...one, ...unsettled(one, going, now, back), ...unvoted(one, now), waited, past };
  }
  const back = backTo === null ? [] : one.past.filter((each) => each.at > backTo);
  // Who chooses anew what it has sealed answers as well.
  if (!changed && back.length === 0) return answered ? { ...before, missed: 0 } : before;
  if (backTo !== null) {
    const past = one.past.filter((each) => each.at <= backTo);
    const { waited } = back[0] ?? one;
    return { ...one, ...unsettled(one, going, now, back), ...unvoted(one, now), waited, past };
  }
  // What was used before something was taken back counts for what is asked next. That is news to it.
  if (!owed) return { ...one, told: 'nothing' };
  const past = [...one.past, { ...spentBy(one, going, now), at, waited: one.waited }];
  const after = settled(one, going, now, answered);
  const unasked = { vote: null, voteLeft: null, waited: 0 };
  return { ...one, ...after, ...unasked, past: past.slice(-MOST_PAST) };
}

/** Without a vote. Where it is begun anew, there is as much time for it as was left of this one. */
function unvoted({ vote, voteLeft }: SeatClock, now: number): Pick<SeatClock, 'vote' | 'voteLeft'> {
  if (vote === null) return { vote, voteLeft };
  return { vote: null, voteLeft: vote.left ?? Math.max(0, vote.until - now) };
}

/**
 * A hand after a computer player has answered for its seat: whose seat was lost may come back, whatever is taken back
 * meanwhile, and all must agree to take back what the computer player did.
 */
function withoutPlayer(before: SeatClock, after: SeatClock): SeatClock {
  const known = before.past.at(-1)?.at ?? -1;
  const past = after.past.map((each) => (each.at > known ? { ...each, out: true } : each));
  return { ...after, missed: before.missed, past };
}

/**
 * The hand of whoever comes back to its seat: what it missed before is not held against it, also after an undo, and where
 * its time has run out and nobody has answered yet, it has more.
 */
export const backAtSeat = (one: SeatClock, now: number): SeatClock => ({
  ...(one.out ? withMore(one, now) : one),
  out: false,
  missed: 0,
  speaks: null,
  vote: null,
  voteLeft: null,
  past: one.past.map((each) => ({ ...each, missed: 0 })),
});

/** A hand about which a seat has voted nothing: somebody else comes there. */
export const unvotedBy = (one: SeatClock, seat: Seat): SeatClock => {
  if (one.vote === null) return one;
  const { [String(seat)]: _said, ...by } = one.vote.by;
  return { ...one, vote: { ...one.vote, by } };
};

/** Whether a seat's time ran out for something that was answered after entry `to`. */
export const ranOutSince = (row: MatchRow, seat: Seat, to: number): boolean =>
  clocksOf(row)[seat]?.past.some(({ at, out }) => out && at > to) === true;

/**
 * The clock of a match after something was done in it; null where it has none. The hand of whoever has answered is
 * settled, that of whoever is asked runs.
 *
 * @param row the match as it is after that, its seats with what they owe
 * @param hands as they were before
 * @param came what was done
 */
export function clockAfter(
  row: MatchRow,
  hands: readonly SeatClock[],
  asking: (seat: Seat) => Asking,
  came: Came,
  now: Date,
): ClockRow {
  const at = now.getTime();
  const isPlayed = isCounting(row);
  const after = row.seats.flatMap(({ seat }): SeatClock[] => {
    const [going, before] = [goingAt(row, seat), hands[seat]];
    if (before === undefined) return [];
    if (going === null) return [{ ...before, from: null }];
    const asked = asking(seat);
    const silent = silenceOf(before, mayRun(row, seat, now), at);
    const { owes, told, changed, uncalled, reach } = asked;
    const reached = owes && (reach === null ? before.reached : reach === 'looks');
    const by = goingBy(before, going);
    const after = afterQuestion(before, by, at, asked, came);
    const answered = isPerson(row, seat) ? after : withoutPlayer(before, after);
    const runs = reached && isPlayed && isPerson(row, seat) && restOf(row, seat, now) === null;
    const still = runs ? answered : { ...answered, ...stopped(answered, by, at) };
    const kept = inHoursOf(still, going, at);
    const one = waitedFor(kept, goingBy(kept, going), at, asked.alone && !changed);
    const vote = votedOn(one.vote, runs, at);
    const toldNow = owes && told ? toldAsked(one) : one.told;
    const isSilentStill = !asked.answered && (after.missed > 0 || (owes && !changed));
    const fresh = runs ? { since: at, stood: null } : null;
    const unheard = (isSilentStill ? silent : null) ?? fresh;
    const noted = { told: toldNow, vote, uncalled, reached, silent: unheard };
    if (!runs) return [{ ...one, ...noted }];
    const again = goingOn(one, goingBy(one, going));
    return [{ ...again, ...started(again, at), ...noted }];
  });
  const before = stateOf(row);
  const touched = touchedAt(before, came.isTouched, at);
  return lookedAt(row, { ...before, ...NO_LOBBY, hands: after, touched }, now);
}

const readState = readerOf(stateSchema);
const NO_STATE = { hands: [] };

/** What a clock shows; nothing yet where there is none. Throws `BrokenMatch` where that makes no sense. */
const stateOf = ({ id, clock }: Clocked): ClockState => readState(id, clock?.state ?? NO_STATE);

/** A vote about a seat while its clock runs, or stands: nobody's time to vote is over before everybody can. */
function votedOn(vote: SeatClock['vote'], runs: boolean, now: number): SeatClock['vote'] {
  if (vote === null) return null;
  const { until, left, begun } = vote;
  if (runs && begun) return left === null ? vote : { ...vote, until: now + left, left: null };
  return left === null ? { ...vote, left: Math.max(0, until - now) } : vote;
}

/** A hand about which is voted as soon as that can be: `ms` is how long. */
export const votedFor = (one: SeatClock, ms: number, now: number): SeatClock => ({
  ...one,
  vote: { until: now + ms, left: ms, by: {}, begun: false, message: null },
});

/** A hand whose vote can be answered, as its post stands from now on. */
export const votable = (one: SeatClock, now: number): SeatClock =>
  one.vote === null || one.vote.begun
    ? one
    : { ...one, vote: votedOn({ ...one.vote, begun: true }, one.from !== null, now) };

/**
 * The clock of a match that shows this, and when somebody has to look at it though nobody presses: where it stands still,
 * at the end of that; else when something is due to a seat, when somebody is back whose clock stands, or when it is to
 * be put to sleep. One that sleeps waits for whoever acts there.
 */
function lookedAt(row: MatchRow, state: ClockState, now: Date): ClockRow {
  const words = row.status === 'running' ? dueWords(row, state) : [];
  if (row.status !== 'running' || haltOf(row) !== null) {
    const until = standsUntil(row)?.getTime() ?? null;
    return { runAt: earliest([...words, ...(until === null ? [] : [until])]), late: false, state };
  }
  const sleepsAt = sleepingAt(row, state, now);
  // Whether it can be told again is looked at as well: what noticed that may have died with it.
  const toldAt = state.untold === null ? [] : [now.getTime() + CALL_AGAIN_MS];
  const sleeps = sleepsAt === null ? [] : [sleepsAt];
  const due = [...dueAtSeats(row, state, now), ...words, ...sleeps, ...toldAt];
  const late = state.hands.some(({ out, from }) => out && from !== null);
  return { runAt: earliest(due), late, state };
}

/** When those take seats over to whom nobody has said anything by then: also while a match stands still. */
const dueWords = (row: MatchRow, state: ClockState): number[] =>
  row.seats.flatMap((seat) => searchFor(seat, state).line[0]?.until ?? []);

const searchFor = ({ seat, wanted }: SeatRow, { searches }: ClockState): Search =>
  (wanted === null ? undefined : searches[seat]) ?? newSearch(null);

/** How the search for a substitute for a seat stands; one without anybody in line where none is wanted. */
export function searchAt(row: MatchRow, seat: Seat): Search {
  const one = row.seats[seat];
  return one === undefined ? newSearch(null) : searchFor(one, stateOf(row));
}

/** Whether others look for somebody in the place of a seat's player: that ends when it acts. */
export function isSoughtByOthers(row: MatchRow, seat: Seat): boolean {
  const { by } = searchAt(row, seat);
  return isPerson(row, seat) && by !== null && by !== row.seats[seat]?.user;
}

/** The clock of a match after a search for a substitute has begun, or gone on. */
export function withSearch(row: MatchRow, seat: Seat, after: Search, now: Date): ClockRow {
  const state = stateOf(row);
  return lookedAt(row, { ...state, searches: { ...state.searches, [seat]: after } }, now);
}

/** The clock of a match that stands still, with when somebody has to look at it. */
export const clockStanding = (row: MatchRow, now: Date): ClockRow =>
  lookedAt(row, stateOf(row), now);

/** When something is due to a seat, or its player is back whose clock stands. */
function dueAtSeats(row: MatchRow, { hands }: ClockState, now: Date): number[] {
  const at = now.getTime();
  return hands.flatMap((one, seat) => {
    const going = goingAt(row, seat);
    if (going === null) return [];
    const call = isUncalled(row, one, seat) ? [calledFirst(row, seat, now).getTime()] : [];
    if (one.vote !== null && one.vote.left === null)
      return [...call, isDecided(row, seat, one.vote.by) ? at : one.vote.until];
    // What its post begins.
    if (one.vote?.begun === false && one.from !== null) return call;
    if (one.from === null) {
      if (!isWaitedFor(row, seat) || (one.reached && !isCounting(row))) return call;
      const rest = restOf(row, seat, now);
      if (rest !== null) return [...call, rest.getTime()];
      // Whose clock stands though nothing holds it any more is back; or it is looked whether it is called.
      return [...call, one.reached ? at : callLookedAt(row, one, seat, now).getTime()];
    }
    const look = nextLook(one, goingBy(one, going), reachOf(row, seat), at);
    return look === null ? call : [...call, look];
  });
}

/** How soon it is looked whether a call has reached somebody, and how often after that. */
export const CALL_MS = 60_000;
const CALL_AGAIN_MS = 10 * CALL_MS;

/** When it is looked next whether a call has reached somebody; who sleeps or is away is called when it can be. */
function callLookedAt(row: MatchRow, { told }: SeatClock, seat: Seat, now: Date): Date {
  if (!mayBeTold(row, seat, now) && !isReachedByPost(row, seat, now))
    return calledNext(row, seat, now);
  // Whom no post calls is called by the clock.
  if (told === 'nothing' && mayBeTold(row, seat, now)) return now;
  const asked = row.seats[seat]?.owesSince ?? now;
  const first = asked.getTime() + CALL_MS;
  const times = Math.ceil((now.getTime() + 1 - first) / CALL_AGAIN_MS);
  return new Date(first + Math.max(0, times) * CALL_AGAIN_MS);
}

/** When a match sleeps if nobody does anything; null where a clock moves it on by itself, be it after an absence. */
function sleepingAt(row: MatchRow, state: ClockState, now: Date): number | null {
  const { hands, touched } = state;
  if (touched === null || hands.some(({ from }) => from !== null)) return null;
  if (state.untold !== null) return null;
  if (dueAtSeats(row, state, now).length > 0) return null;
  return touched + (termsOf(row) ?? USUAL_TERMS).sleepsAfter * DAY_MS;
}

/** The clock of a match that has just gone on: it sleeps no earlier than if somebody had done something there. */
export const clockGoingOn = (row: MatchRow, now: Date): ClockRow =>
  lookedAt(row, { ...stateOf(row), touched: now.getTime() }, now);

/** When somebody did something in a match last. To the day, so that not every answer writes it. */
const touchedAt = ({ touched }: ClockState, isTouched: boolean, now: number): number =>
  touched === null || (isTouched && now - touched >= DAY_MS) ? now : touched;

/** Whether it is time to put a match to sleep: nobody has done anything there for long, and no clock moves it on. */
export function isForgotten(row: MatchRow, now: Date): boolean {
  if (row.clock === null || row.status !== 'running' || haltOf(row) !== null) return false;
  const at = sleepingAt(row, stateOf(row), now);
  return at !== null && at <= now.getTime();
}

const DAYS_BY = { table: 'pausedDays', moderators: 'moderatedDays' } as const;

/** For how many days a match was paused so far by its table, or by moderators. */
export const pausedDaysOf = (row: Clocked, by: Pauser): number => stateOf(row)[DAYS_BY[by]];

/** The clock of a match that they have paused for so many days in all. */
export const withPausedDays = (row: Clocked, by: Pauser, days: number): ClockRow => ({
  ...(row.clock ?? NEVER),
  state: { ...stateOf(row), [DAYS_BY[by]]: days },
});

/** The clock of a match that computer players play to its end for everybody. */
export const settledClock = (row: MatchRow): ClockRow => ({
  ...(row.clock ?? NEVER),
  state: {
    ...stateOf(row),
    settled: true,
    hands: clocksOf(row).map((one) => ({ ...one, missed: 0, speaks: null })),
  },
});

const NO_LOBBY = { warned: false, due: null } as const;

/** Whether it was said of a match that waits for players that it is closed soon. */
export const isWarned = (row: MatchRow): boolean => stateOf(row).warned;

/** When a match that waits for players is to be closed, or that is said; null where it has no such time. */
export const lobbyDueAt = (row: MatchRow): Date | null => {
  const due = stateOf(row).due ?? row.clock?.runAt?.getTime() ?? null;
  return due === null ? null : new Date(due);
};

const earliest = (times: readonly number[]): Date | null =>
  times.length === 0 ? null : new Date(Math.min(...times));

/** Until when the clock of a seat stands, as its player is away; null where it goes. */
export function restOf(row: MatchRow, seat: Seat, now: Date): Date | null {
  const person = personIn(row, row.seats[seat]?.user ?? null);
  const terms = termsInForce(row);
  if (person === undefined || terms?.rests !== true) return null;
  return restsUntil(person, now, terms.restDays);
}

/**
 * Until when the clock of a seat counts whose player is away and that has not stood still for it yet, in milliseconds
 * since 1970: until it has said so; `now` where its clock goes.
 */
export function countsUntil(row: MatchRow, seat: Seat, { from }: SeatClock, now: Date): number {
  const since = personIn(row, row.seats[seat]?.user ?? null)?.restSince?.getTime() ?? null;
  const rests = restOf(row, seat, now) !== null && since !== null && from !== null && from <= since;
  return rests ? Math.min(since, now.getTime()) : now.getTime();
}

/** So far apart are what two processes know of one jump of their machine's clock, at most. */
const ONE_JUMP_MS = 120_000;

/** From where on a stretch is left out that was left out before, in part or whole. */
function leftOutFrom({ leftOut }: ClockState, begins: number, end: number): number {
  if (leftOut === null) return begins;
  if (leftOut.from === begins) return leftOut.to;
  // Each process of the app knows by itself when it has looked last, and so from where time went back.
  const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= ONE_JUMP_MS;
  const isOneJump = end < begins && isNear(begins, leftOut.from) && isNear(end, leftOut.to);
  return isOneJump ? end : begins;
}

/**
 * A match whose clock counted nothing from one time to another, as nobody could play then, and how much longer
 * everything takes by that, in milliseconds; null where it has none. The same stretch is left out once, also where it is
 * told of again with a later end, as its first time was interrupted.
 */
export function clockSkipping(
  row: MatchRow,
  from: Date,
  to: Date,
): { readonly clock: ClockRow; readonly halt: unknown; readonly ms: number } | null {
  if (row.clock === null) return null;
  const before = stateOf(row);
  const [begins, end] = [from.getTime(), to.getTime()];
  const since = leftOutFrom(before, begins, end);
  const ms = end - since;
  const hands = clocksOf(row).map((one, seat): SeatClock => {
    const going = goingAt(row, seat);
    const vote =
      one.vote === null || one.vote.left !== null
        ? one.vote
        : { ...one.vote, until: one.vote.until + ms };
    if (going === null) return one;
    const by = goingBy(one, going);
    const silent = silenceSkipping(one, since, end);
    const speaks = one.speaks === null ? null : one.speaks + ms;
    const skipped = { ...one, ...skipping(one, by, since, end), vote, silent, speaks };
    const lasted = one.from === null || vote !== null ? 0 : end - Math.max(one.from, since);
    const after = withLeast(skipped, by, lasted);
    return inHoursOf(after, going, end);
  });
  const searches = Object.fromEntries(
    Object.entries(before.searches).map(([seat, one]) => [seat, withoutTime(one, ms)]),
  );
  const state = { ...before, searches, leftOut: { from: begins, to: end } };
  const due = row.status === 'open' ? lobbyDueAt(row) : null;
  const { halt } = row;
  if (due !== null) return { clock: lobbyDue(state, due.getTime() + ms), halt, ms };
  const touched = before.touched === null ? end : before.touched + ms;
  // A pause ends when it was to; who may come back to a match that sleeps could not meanwhile.
  const asleep = haltOf(row);
  const after =
    asleep?.is === 'asleep' && asleep.until !== null
      ? { ...row, halt: { ...asleep, until: asleep.until + ms } }
      : row;
  return { clock: lookedAt(after, { ...state, hands, touched }, to), halt: after.halt, ms };
}
