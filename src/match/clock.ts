import { z } from 'zod';
import {
  type Going,
  hand,
  type Hand,
  newHand,
  nextLook,
  runsOut,
  settled,
  started,
  stopped,
} from '../clock/hand.ts';
import { DAY_MS, dayOf, type Hours, isAwake } from '../clock/hours.ts';
import type { Seat } from '../engine/game.ts';
import type { ClockRow, MatchRow, SeatRow } from '../store/store.ts';
import { haltOf, pausedUntil } from './halt.ts';
import { hoursOf, type Pings, pingsOf } from './hours.ts';
import { WHEN_OUT } from './notice.ts';
import { personIn, restsUntil } from './person.ts';
import { isPerson } from './seats.ts';
import { termsInForce } from './terms.ts';

/** The hand of a seat, and whose time it counts. */
const heldHand = hand.extend({
  user: z.string().nullable(),
  /** What the others say who vote, by their seats, and until when they do; null where they do not. */
  vote: z
    .strictObject({ until: z.int(), by: z.record(z.string(), z.enum(WHEN_OUT)) })
    .nullable()
    .default(null),
  /** How often they have given it more time for the decision at hand. */
  waited: z.int().min(0).default(0),
});
export type HeldHand = z.infer<typeof heldHand>;

const stateSchema = z.strictObject({
  hands: z.array(heldHand),
  /** Whether it has been said that a match that waits for players is closed soon. */
  warned: z.boolean().default(false),
  /** When somebody did something there last, to the day; null in matches from before that was kept. */
  touched: z.int().nullable().default(null),
});

/** A clock with other hands. */
export const withHands = (clock: ClockRow, hands: readonly HeldHand[]): ClockRow => ({
  ...clock,
  state: { ...stateSchema.parse(clock.state), hands },
});

/** How often in a row somebody's time runs out before a computer player has its seat. */
export const MOST_MISSED = 3;

/** The hands of a match's clock, by seat; none where nothing was ever due in it. */
function storedHands({ clock }: Pick<MatchRow, 'clock'>): readonly HeldHand[] {
  return clock === null ? [] : stateSchema.parse(clock.state).hands;
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

/** By what the clock of a seat goes; null where the match has none. */
export function goingAt(row: MatchRow, seat: Seat): Going | null {
  const terms = termsInForce(row);
  return terms === null ? null : { pace: terms.pace, hours: hoursAtSeat(row, seat) };
}

/** The hand of each seat as it stands; a new one for whoever has just sat down. None where the match has no clock. */
export function handsOf(row: MatchRow): readonly HeldHand[] {
  const stored = storedHands(row);
  return row.seats.flatMap(({ seat, user }) => {
    const going = goingAt(row, seat);
    if (going === null) return [];
    const one = stored[seat];
    return one?.user === user ? one : { ...newHand(going), user, vote: null, waited: 0 };
  });
}

/** Whether the time of a seat's player has run out for what it is asked, so that a computer player answers that. */
export function isOut(row: MatchRow, seat: Seat): boolean {
  return row.clock?.late === true && isPerson(row, seat) && storedHands(row)[seat]?.out === true;
}

/** Whether the seat went to a computer player because the time of this user ran out again and again. */
export function isBenched(row: MatchRow, seat: SeatRow): boolean {
  const one = storedHands(row)[seat.seat];
  if (seat.heldBy === 'person' || one === undefined) return false;
  return one.user === seat.user && one.missed >= MOST_MISSED;
}

/** By when a seat has to answer what it is asked; null where its clock stands. */
export function deadlineOf(row: MatchRow, seat: Seat): Date | null {
  const [going, one] = [goingAt(row, seat), storedHands(row)[seat]];
  if (going === null || one === undefined || one.out) return null;
  const at = runsOut(one, going);
  return at === null ? null : new Date(at);
}

/** What became of a seat's question. */
export interface Asking {
  /** Whether it owes an answer now. */
  readonly owes: boolean;
  /** Whether it is asked something else than before, or nothing any more. */
  readonly changed: boolean;
  /** Whether its player has answered by itself. */
  readonly answered: boolean;
  /** Whether its player knows what it is asked: it looks at a panel, or is called now. */
  readonly told: boolean;
}

/** How long a call may take to its reader: who goes to bed meanwhile is called in the morning. */
const ON_ITS_WAY_MS = 60_000;

/** Whether somebody may be called now, as it is awake and will be when that reaches it. */
export function mayBeCalled(row: MatchRow, seat: Seat, now: Date): boolean {
  const hours = hoursAtSeat(row, seat);
  return isAwake(hours, now.getTime()) && isAwake(hours, now.getTime() + ON_ITS_WAY_MS);
}

/** Whether somebody may be pinged in the thread now: it wants to be, and is awake. */
export const mayBePinged = (row: MatchRow, seat: Seat, now: Date): boolean =>
  pingsAtSeat(row, seat) === 'thread' && mayBeCalled(row, seat, now);

/** Whether somebody may be sent a DM now: it wants to be called at all, and is awake. */
export const mayBeTold = (row: MatchRow, seat: Seat, now: Date): boolean =>
  isCalled(row, seat) && mayBeCalled(row, seat, now);

/** Whether the player of a seat wants to be called when it is asked, and not once a day or never. */
const isCalled = (row: MatchRow, seat: Seat): boolean =>
  ['thread', 'dm'].includes(pingsAtSeat(row, seat));

function pingsAtSeat(row: MatchRow, seat: Seat): Pings {
  const person = personIn(row, row.seats[seat]?.user ?? null);
  return person === undefined ? 'thread' : pingsOf(person);
}

/**
 * The clock of a match after something was done in it; null where it has none. The hand of whoever has answered is
 * settled, that of whoever is asked runs.
 *
 * @param row the match as it is after that, its seats with what they owe
 * @param hands as they were before
 * @param isTouched whether somebody has done something there by itself
 */
export function clockAfter(
  row: MatchRow,
  hands: readonly HeldHand[],
  asking: (seat: Seat) => Asking,
  isTouched: boolean,
  now: Date,
): ClockRow {
  const at = now.getTime();
  const touched = touchedAt(row, isTouched, at);
  const halt = haltOf(row);
  const isPlayed = row.status === 'running' && halt === null;
  const after = row.seats.flatMap(({ seat }): HeldHand[] => {
    const [going, before] = [goingAt(row, seat), hands[seat]];
    if (before === undefined) return [];
    if (going === null) return [{ ...before, from: null }];
    const { owes, changed, answered, told } = asking(seat);
    const one = changed
      ? { ...before, ...settled(before, going, at, answered), vote: null, waited: 0 }
      : before;
    const runs = owes && isPlayed && isPerson(row, seat) && restOf(row, seat, now) === null;
    if (!runs) return [{ ...one, ...stopped(one, going, at) }];
    return [
      { ...one, ...started(one, at), told: told && one.told === 'nothing' ? 'asked' : one.told },
    ];
  });
  const state = { hands: after, touched };
  if (!isPlayed) return { runAt: pausedUntil(row), late: false, state };
  const due = whenDue(row, after, at);
  const back = row.seats.flatMap(({ seat }) =>
    asking(seat).owes ? (restOf(row, seat, now)?.getTime() ?? []) : [],
  );
  const sleeps = after.some(({ from }) => from !== null) ? [] : [touched + SLEEPS_AFTER_MS];
  return { ...due, runAt: earliest([due.runAt?.getTime() ?? [], back, sleeps].flat()), state };
}

/** How long nobody does anything in a match that no clock moves on before it is put to sleep. */
const SLEEPS_AFTER_MS = 30 * DAY_MS;

/** When somebody did something in a match last. To the day, so that not every answer writes it. */
function touchedAt({ clock }: Pick<MatchRow, 'clock'>, isTouched: boolean, now: number): number {
  const before = clock === null ? null : stateSchema.parse(clock.state).touched;
  return before === null || (isTouched && now - before >= DAY_MS) ? now : before;
}

/** Whether it is time to put a match to sleep: nobody has done anything there for long, and no clock moves it on. */
export function isForgotten(row: MatchRow, now: Date): boolean {
  if (row.clock === null || row.status !== 'running' || haltOf(row) !== null) return false;
  const { hands, touched } = stateSchema.parse(row.clock.state);
  const isMoved = hands.some(({ from }) => from !== null);
  return !isMoved && touched !== null && touched + SLEEPS_AFTER_MS <= now.getTime();
}

/** How long a match waits for players after somebody did something there, and how long before that is up it is said. */
const WAITS_MS = 14 * DAY_MS;
const WARNED_MS = DAY_MS;

/** The clock of a match that waits for players, after somebody did something there. */
export const lobbyClock = (now: Date): ClockRow => ({
  runAt: new Date(now.getTime() + WAITS_MS - WARNED_MS),
  late: false,
  state: { hands: [] },
});

/** The same after it was said that it is closed soon. */
export const lobbyClockWarned = (now: Date): ClockRow => ({
  ...lobbyClock(now),
  runAt: new Date(now.getTime() + WARNED_MS),
  state: { hands: [], warned: true },
});

/** Whether that was said. */
export const isWarned = ({ clock }: MatchRow): boolean =>
  clock !== null && stateSchema.parse(clock.state).warned;

const earliest = (times: readonly number[]): Date | null =>
  times.length === 0 ? null : new Date(Math.min(...times));

/** Until when the clock of a seat stands, as its player is away; null where it goes. */
function restOf(row: MatchRow, seat: Seat, now: Date): Date | null {
  const person = personIn(row, row.seats[seat]?.user ?? null);
  if (person === undefined || termsInForce(row)?.rests !== true) return null;
  return restsUntil(person, now);
}

function whenDue(
  row: MatchRow,
  hands: readonly HeldHand[],
  now: number,
): Pick<ClockRow, 'runAt' | 'late'> {
  const looks = hands.flatMap((one, seat) => {
    if (one.vote !== null) return one.vote.until;
    const going = goingAt(row, seat);
    return (going === null ? null : nextLook(one, going, now)) ?? [];
  });
  return {
    runAt: earliest(looks),
    late: hands.some(({ out, from }) => out && from !== null),
  };
}

/** The clock of a match that counted nothing from one time to another, as nobody could play then. */
export function clockSkipping(
  row: MatchRow,
  skip: (one: HeldHand, going: Going) => Hand,
  now: Date,
): ClockRow | null {
  if (row.clock === null) return null;
  const hands = handsOf(row).map((one, seat) => {
    const going = goingAt(row, seat);
    return going === null ? one : { ...one, ...skip(one, going) };
  });
  const { touched } = stateSchema.parse(row.clock.state);
  return { ...whenDue(row, hands, now.getTime()), state: { hands, touched } };
}
