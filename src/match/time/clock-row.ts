import { z } from 'zod';
import { DAY_MS } from '../../clock/hours.ts';
import type { Seat } from '../../engine/game.ts';
import type { ClockRow, MatchRow, SeatRow } from '../../store/store.ts';
import { seatClock, type SeatClock } from '../app/seat-clock.ts';
import { readerOf } from '../stored/broken.ts';
import { newSearch, search, type Search } from '../stored/search.ts';
import { isPerson } from '../stored/seats.ts';
import type { Pauser } from './halt.ts';

const stateSchema = z.strictObject({
  /** The clocks of the seats, by seat; stored under the name of the first version. */
  hands: z.array(seatClock),
  /** Whether it was said that a match which waits for players is closed soon. */
  warned: z.boolean().default(false),
  /** When a person acted there last, to the day; null in older matches. */
  touched: z.int().nullable().default(null),
  /** When a match that waits for players is closed, or that is announced; null in older ones. */
  due: z.int().nullable().default(null),
  /** Since when its clocks stand because the match cannot be told; null if it can, as far as is known. */
  untold: z.int().nullable().default(null),
  /** The last stretch that was left out of its clocks, because nobody could play. */
  leftOut: z.strictObject({ from: z.int(), to: z.int() }).nullable().default(null),
  /** For how many days its table has paused it so far. */
  pausedDays: z.int().min(0).default(0),
  /** For how many days moderators have paused it. */
  moderatedDays: z.int().min(0).default(0),
  /** How the searches for substitutes stand, by seat. */
  searches: z.record(z.string(), search).default({}),
  /** Whether computer players play it to its end for everybody, so that nobody takes a seat back. */
  settled: z.boolean().default(false),
});

export type ClockState = z.infer<typeof stateSchema>;

/** The part of a match's row that its clock is read from. */
type Clocked = Pick<MatchRow, 'id' | 'clock'>;

/** The clock row of a match with these clocks of its seats. */
export const withClocks = (row: Clocked, clocks: readonly SeatClock[]): ClockRow => ({
  ...(row.clock ?? NEVER),
  state: { ...stateOf(row), hands: clocks },
});

export const NEVER = { runAt: null, late: false } as const;

/** The stored clocks of a match's seats; none if it never had a clock. */
export function storedClocks(row: Clocked): readonly SeatClock[] {
  return row.clock === null ? [] : stateOf(row).hands;
}

/** Since when the clocks of a match stand because it cannot be told; null if they do not. */
export const untoldSince = (row: Clocked): Date | null => {
  const { untold } = stateOf(row);
  return untold === null ? null : new Date(untold);
};

const readState = readerOf(stateSchema);

const NO_STATE = { hands: [] };

/** The parsed clock of a match, an empty one if it has none. Throws `BrokenMatch` if it does not parse. */
export const stateOf = ({ id, clock }: Clocked): ClockState =>
  readState(id, clock?.state ?? NO_STATE);

export const searchFor = ({ seat, wanted }: SeatRow, { searches }: ClockState): Search =>
  (wanted === null ? undefined : searches[seat]) ?? newSearch(null);

/** How the search for a substitute for a seat stands; an empty one if none is wanted. */
export function searchAt(row: MatchRow, seat: Seat): Search {
  const one = row.seats[seat];
  return one === undefined ? newSearch(null) : searchFor(one, stateOf(row));
}

/** Whether others look for a substitute for a seat's player. That ends when the player acts. */
export function isSoughtByOthers(row: MatchRow, seat: Seat): boolean {
  const { by } = searchAt(row, seat);
  return isPerson(row, seat) && by !== null && by !== row.seats[seat]?.user;
}

const DAYS_BY = { table: 'pausedDays', moderators: 'moderatedDays' } as const;

/** For how many days a match was paused so far by its table, or by moderators. */
export const pausedDaysOf = (row: Clocked, by: Pauser): number => stateOf(row)[DAYS_BY[by]];

/** The clock of a match that they have paused for so many days in all. */
export const withPausedDays = (row: Clocked, by: Pauser, days: number): ClockRow => ({
  ...(row.clock ?? NEVER),
  state: { ...stateOf(row), [DAYS_BY[by]]: days },
});

/** Whether it was said of a match that waits for players that it is closed soon. */
export const isWarned = (row: MatchRow): boolean => stateOf(row).warned;

/** When a match that waits for players is closed, or that is announced; null if it has no such time. */
export const lobbyDueAt = (row: MatchRow): Date | null => {
  const due = stateOf(row).due ?? row.clock?.runAt?.getTime() ?? null;
  return due === null ? null : new Date(due);
};

/**
 * How long a match waits for players after somebody did something there, and how long before its end that is announced.
 */
const WAITS_MS = 14 * DAY_MS;

const WARNED_MS = DAY_MS;

/** The clock of a match that waits for players, after somebody did something there: joined, left, or chose. */
export const lobbyClock = (now: Date): ClockRow =>
  lobbyDue({ hands: [] }, now.getTime() + WAITS_MS - WARNED_MS);

/** The clock of such a match after it was said that it is closed soon. */
export const lobbyClockWarned = (now: Date): ClockRow =>
  lobbyDue({ hands: [], warned: true }, now.getTime() + WARNED_MS);

/** The clock of such a match with this state, due at that time. */
export const lobbyDue = (state: object, due: number): ClockRow => ({
  runAt: new Date(due),
  late: false,
  state: { ...state, due },
});
