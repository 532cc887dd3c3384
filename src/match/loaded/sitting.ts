import { digest } from '../../engine/digest.ts';
import type { Seat } from '../../engine/game.ts';
import type { Entered, Match } from '../../engine/match.ts';
import type { EntryRow, OrderRow, Transaction } from '../../store/store.ts';
import { clocksOf } from '../time/seat-clocks.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import type { App } from '../app/app.ts';
import type { Loaded } from '../app/loaded.ts';

/** A loaded match within one transaction: answers go in, and all of it is saved at the end, or nothing. */
export interface Sitting {
  readonly loaded: Loaded;
  readonly transaction: Transaction;
  /**
   * Who looks at a panel that will show what comes of this, and needs no call: whoever pressed. Null where a process
   * that died had left it: its panels show nothing any more.
   */
  readonly watching: readonly Seat[] | null;
  /** Whether a computer player answers of itself, after somebody's press and not in it. */
  readonly byThought: boolean;
  match: Match<unknown>;
  /** Whether somebody does something there by itself. */
  isTouched: boolean;
  /** Log entries that were made, still to be saved. */
  readonly entries: EntryRow[];
  /** Whether an answer was given by somebody else than the person who pressed. */
  othersActed: boolean;
  /** Who answered for itself what the game waits for, and the last log entry before that; null for nobody. */
  acted: { readonly seat: Seat; readonly after: number } | null;
  /** Whether everybody who is asked is called, as nobody knows any more what was asked. */
  callsAll: boolean;
  /** What the seats have ordered. */
  orders: readonly OrderRow[];
  /** The clocks of the seats as they were before; none where it has none. */
  readonly clocks: readonly SeatClock[];
  /** The earliest entry to which was gone back; null where nothing was taken back. */
  backTo: number | null;
}

export function sitDown(
  loaded: Loaded,
  transaction: Transaction,
  watching: Sitting['watching'],
  clocks = clocksOf(loaded.row),
  byThought = false,
): Sitting {
  const { match } = loaded;
  return {
    loaded,
    transaction,
    watching,
    byThought,
    match,
    isTouched: watching !== null && watching.length > 0,
    entries: [],
    othersActed: false,
    acted: null,
    callsAll: false,
    orders: loaded.row.orders,
    clocks,
    backTo: null,
  };
}

/** Makes one log entry. */
export function enter(app: App, sitting: Sitting, entered: Entered<unknown, unknown>): void {
  const { row, edition } = sitting.loaded;
  const { entry } = entered;
  sitting.entries.push({
    match: row.id,
    sequence: entered.match.sequence,
    entry,
    events: entered.events,
    digest: digest(edition.game.stored(entered.match.state)),
    at: app.now(),
  });
  sitting.match = entered.match;
  if (entry.kind === 'undo') sitting.backTo = Math.min(entry.to, sitting.backTo ?? entry.to);
}
