/** Who sits where, as far as words and pictures need it. */
export interface Table {
  /** What the match is called, such as `Tusk! #12`. */
  readonly matchName: string;
  /** By seat. `name` is the user's or the computer player's; `mention` is how a message names it. */
  readonly seats: readonly TableSeat[];
}

export interface TableSeat {
  readonly name: string;
  readonly mention: string;
  readonly computer: boolean;
  /** Said that it is away. */
  readonly away?: boolean;
}
