/** How many tables there may be, in each server, and how long people may be away. */
export interface Limits {
  /** That one person opened and that wait for players. */
  readonly waitingPerPerson: number;
  /** That one person opened and that are played. */
  readonly playedPerPerson: number;
  /** That wait for players, of all people. */
  readonly waitingPerServer: number;
  /** That one person opens within an hour, whatever became of them. */
  readonly openedPerHour: number;
  /** For how many days a year the clocks of one person stand while it is away. */
  readonly restDaysAYear: number;
}

/** Room for every community that plays, and none for who opens tables to annoy. */
export const USUAL_LIMITS: Limits = {
  waitingPerPerson: 3,
  playedPerPerson: 20,
  waitingPerServer: 50,
  openedPerHour: 10,
  restDaysAYear: 30,
};

/** The most tables that a server may have wait for players at once. */
export const MOST_TABLES = 200;

/** The most days a year for which clocks stand for somebody. */
export const MOST_REST_DAYS = 366;

/** The most days for which a match is paused at once. */
export const MOST_PAUSED = 30;

/** The most days for which they may do so in all: every match is to end. */
export const MOST_PAUSED_IN_ALL = { table: 60, moderators: 180 } as const;
