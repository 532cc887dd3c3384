/** What came of somebody's last questions: by hand, by its orders, or not in time; and how many matches it dropped out of. */
export interface Answered {
  readonly answered: number;
  readonly ordered: number;
  readonly late: number;
  readonly dropped: number;
}

/** A match that somebody dropped out of weighs as much as so many questions that ran out. */
const DROP = 10;
/** Of fewer questions nothing is said. */
const FEWEST = 20;

/** The reliability that a table may ask for. */
export const RELIABLE = 80;

/** How many of a hundred questions somebody answers, rounded down; null where it was asked too little to say. */
export function reliability({ answered, ordered, late, dropped }: Answered): number | null {
  const kept = answered + ordered;
  const asked = kept + late + DROP * dropped;
  return asked < FEWEST ? null : Math.floor((100 * kept) / asked);
}
