import type { Computer } from './computers.ts';

/** Who sits where, as far as words need it: nothing that somebody chose as its name can get into them. */
export interface SpokenTable {
  /** What the match is called, such as `Tusk! #12`. */
  readonly matchName: string;
  /** By seat. */
  readonly seats: readonly SpokenSeat[];
}

export interface SpokenSeat {
  /** How a message names who sits there. */
  readonly mention: string;
  readonly computer: boolean;
  /** Said that it is away. */
  readonly away?: boolean;
}

/** Who sits where, as far as pictures need it, too. */
export interface Table extends SpokenTable {
  readonly seats: readonly TableSeat[];
}

export interface TableSeat extends SpokenSeat {
  /** The name that the user chose, or the computer player's, as it is painted. */
  readonly name: string;
  /** A computer player that was there from the start, which has a name in each language. */
  readonly computerIs?: Computer;
  /** Somebody who was forgotten, and is called so in each language. */
  readonly isForgotten?: boolean;
}
