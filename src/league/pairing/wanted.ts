/** Somebody to pair. */
export interface Entrant {
  readonly user: string;
  /** Users it may not meet; held against both, whoever of the two says so. */
  readonly avoids: readonly string[];
  /** For each of the 24 hours of a day in UTC, whether it is awake; null if that is not known. */
  readonly waking: readonly boolean[] | null;
}

/** What a division is to play. */
export interface Wanted {
  /** In order, each once. */
  readonly people: readonly Entrant[];
  /** At a table, 2 to 6. */
  readonly seats: number;
  /** The fewest that the game can be played with, at least 2. */
  readonly least: number;
  /** How many each person plays, at least 1. */
  readonly matches: number;
  /** How many tables one person may have open at a time, at least 1. */
  readonly atOnce: number;
  /** Any text; the same makes the same schedule. */
  readonly seed: string;
}

/** A match to play. */
export interface Table {
  /** From 0. */
  readonly round: number;
  /** Users in the order of their seats. */
  readonly seats: readonly string[];
}

export type MayMeet = (user: string, other: string) => boolean;

/** Whether two of these may meet: not where either avoids the other. */
export function meetingsOf(people: readonly Entrant[]): MayMeet {
  const avoids = new Map(people.map((one) => [one.user, new Set(one.avoids)]));
  return (user, other) => !avoids.get(user)?.has(other) && !avoids.get(other)?.has(user);
}
