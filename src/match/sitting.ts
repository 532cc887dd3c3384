import { digest } from '../engine/digest.ts';
import type { Seat } from '../engine/game.ts';
import { type Entered, type Match } from '../engine/match.ts';
import type { EntryRow, Transaction } from '../store/store.ts';
import { type House } from './house.ts';
import { type Loaded } from './load.ts';

/** A loaded match within one transaction: answers go in, and all of it is saved at the end, or nothing. */
export interface Sitting {
  readonly loaded: Loaded;
  readonly transaction: Transaction;
  /** Who looks at a panel that will show what comes of this, and so needs no DM: whoever pressed. */
  readonly watching: readonly Seat[];
  match: Match<unknown>;
  /** Log entries that were made, still to be saved. */
  readonly entries: EntryRow[];
  /** Whether an answer was given by somebody else than the person who pressed. */
  othersActed: boolean;
  /** Who answered for itself what the game waits for, and the last log entry before that; null for nobody. */
  acted: { readonly seat: Seat; readonly after: number } | null;
  /** Whether an entry cannot be taken back by one alone: it stands now, so it is told. */
  settled: boolean;
}

export function sitDown(
  loaded: Loaded,
  transaction: Transaction,
  watching: readonly Seat[],
): Sitting {
  const { match } = loaded;
  return {
    loaded,
    transaction,
    watching,
    match,
    entries: [],
    othersActed: false,
    acted: null,
    settled: false,
  };
}

/** Makes one log entry. */
export function enter(house: House, sitting: Sitting, entered: Entered<unknown, unknown>): void {
  const { row, edition } = sitting.loaded;
  sitting.entries.push({
    match: row.id,
    sequence: entered.match.sequence,
    entry: entered.entry,
    events: entered.events,
    digest: digest(edition.game.stored(entered.match.state)),
    at: house.now(),
  });
  sitting.match = entered.match;
  if (isSettled(entered, row.announced)) sitting.settled = true;
}

/** Whether an entry stands now. What was taken back stands where it had been announced. */
function isSettled({ entry, match }: Entered<unknown, unknown>, announced: number): boolean {
  return entry.kind === 'undo' ? entry.to < announced : match.undoable.length === 0;
}
