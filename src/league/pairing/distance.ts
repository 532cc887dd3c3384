import { meetingsOf, type Table, type Wanted } from './wanted.ts';

/** How far a schedule is from even: sums of squares above the least that the counts allow; 0 for an exact one. */
export interface Distance {
  /** Of how often two people who may meet do, given how many others each of them meets in all. */
  readonly opponents: number;
  /** Of how often each person has each seat, given how many matches each has, or how many tables have the seat. */
  readonly seats: number;
  /** Of how many short tables each person has. */
  readonly short: number;
  /** Tables with fewer people than wanted. */
  readonly shortTables: number;
  /** Pairs that may not meet and do, once for each table. */
  readonly blocked: number;
  /** Whoever has a match less than wanted; one with two less stands here twice. */
  readonly byes: readonly string[];
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** The squares of these, above the least that they could be with the same sum. */
function unevenness(counts: readonly number[]): number {
  const low = Math.floor(sumOf(counts) / counts.length);
  return sumOf(counts.map((count) => (count - low) * (count - low - 1)));
}

/** Measures a schedule, also one that was changed by hand. */
export function distanceOf(
  { people, seats, matches }: Pick<Wanted, 'people' | 'seats' | 'matches'>,
  tables: readonly Table[],
): Distance {
  const mayMeet = meetingsOf(people);
  const isShort = (table: Table): boolean => table.seats.length < seats;
  const rows = people.map(({ user }) => {
    const own = tables.filter((table) => table.seats.includes(user));
    const met = own.flatMap((table) => table.seats);
    const meetings = (may: boolean): number[] => {
      const others = people.filter((one) => one.user !== user && mayMeet(user, one.user) === may);
      return others.map((one) => met.filter((other) => other === one.user).length);
    };
    return {
      met: unevenness(meetings(true)),
      blocked: sumOf(meetings(false)),
      seats: [...Array(seats).keys()].map(
        (at) => own.filter((one) => one.seats[at] === user).length,
      ),
      short: own.filter(isShort).length,
      byes: Array<string>(Math.max(0, matches - own.length)).fill(user),
    };
  });
  const bySeat = [...Array(seats).keys()].map((at) => rows.map((row) => row.seats[at] ?? 0));
  return {
    // Each pair is seen from both sides.
    opponents: Math.floor(sumOf(rows.map((row) => row.met)) / 2),
    seats: Math.min(
      sumOf(rows.map((row) => unevenness(row.seats))),
      sumOf(bySeat.map((counts) => unevenness(counts))),
    ),
    short: unevenness(rows.map((row) => row.short)),
    shortTables: tables.filter(isShort).length,
    blocked: sumOf(rows.map((row) => row.blocked)) / 2,
    byes: rows.flatMap((row) => row.byes),
  };
}
