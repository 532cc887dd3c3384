import { type PointsBySize, pointsFor, type Scored, scored } from './points.ts';

/** One match of the schedule. Its seats are rows of the standings, named by who signed up; others may play for them. */
export type Table = {
  readonly seats: readonly string[];
  /** Rows that dropped while it was open, and for which nobody plays on. */
  readonly dropped: readonly string[];
  /** Rows for which a substitute plays: from a takeover on, all that were not over, but for those in `dropped`. */
  readonly substituted: readonly string[];
} & (
  | { readonly status: 'planned' | 'open' }
  /** Counts as not played. A replay is another table beside it. */
  | { readonly status: 'void' }
  | {
      readonly status: 'over';
      /** By seat, the lowest the best, equal where they tie. */
      readonly places: readonly number[];
      /** By seat, the highest the best; null where the game has none. */
      readonly scores: readonly number[] | null;
    }
);

export type Over = Extract<Table, { status: 'over' }>;

/** Points taken from a row by a director, in 60ths. */
export interface Penalty {
  readonly user: string;
  readonly points: number;
  readonly reason: string;
}

/** What may decide between equal points, the more the better; in the order in which a league has it that says nothing. */
export const TIE_BREAKS = ['wins', 'seconds', 'thirds', 'share', 'margin'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** What the standings of one division are reckoned from. */
export interface Contest {
  /** One row for each who signed up. */
  readonly users: readonly string[];
  readonly tables: readonly Table[];
  readonly points: PointsBySize;
  /** In the order in which they are applied. */
  readonly tieBreaks: readonly TieBreak[];
  readonly penalties: readonly Penalty[];
}

export const isOver = (table: Table): table is Over => table.status === 'over';

/** Whether a table is still to be played, or to be played to its end. */
export const isLeft = ({ status }: { readonly status: Table['status'] }): boolean =>
  status === 'planned' || status === 'open';

/** Whether who signed up plays for a row at a table, as far as it is played. */
export const isOwn = (
  { dropped, substituted }: Pick<Table, 'dropped' | 'substituted'>,
  user: string,
): boolean => !dropped.includes(user) && !substituted.includes(user);

/** What each seat has of a table that is over, before the ceiling of a row for which a substitute plays. */
export const scoredAt = ({ seats, dropped, places }: Over, points: PointsBySize): Scored[] =>
  scored(
    places,
    seats.map((user) => dropped.includes(user)),
    pointsFor(seats.length, points),
  );
