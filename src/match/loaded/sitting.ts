import { digest } from '../../engine/digest.ts';
import type { Seat } from '../../engine/game.ts';
import type { Entered, Match } from '../../engine/match.ts';
import type { EntryRow, OrderRow, Transaction } from '../../store/store.ts';
import { clocksOf } from '../time/seat-clocks.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import type { App } from '../app/app.ts';
import type { Loaded } from '../app/loaded.ts';
import type { Locked } from '../app/locked.ts';

/** A loaded match within one transaction: answers go in, and all of it is saved at the end, or nothing. */
export interface Sitting extends Locked {
  readonly loaded: Loaded;
  /**
   * Who looks at a panel that will show what comes of this, and so needs no call: the presser. Null if a process that
   * died had left it: its panels show nothing any more.
   */
  readonly watching: readonly Seat[] | null;
  /** Whether a computer player answers after somebody's press, and not in it. */
  readonly byThought: boolean;
  match: Match<unknown>;
  /** Whether a person acted. */
  isTouched: boolean;
  /** The log entries that were made, yet to be saved. */
  readonly entries: EntryRow[];
  /** Whether an answer was given by somebody else than the presser. */
  othersActed: boolean;
  /** Whose answer to the game the presser gave, and the last log entry before it; null for nobody. */
  acted: { readonly seat: Seat; readonly after: number } | null;
  /** Whether everybody who is asked is called again, as the earlier calls are void. */
  callsAll: boolean;
  /** What the seats have ordered. */
  orders: readonly OrderRow[];
  /** The clocks of the seats before; none if the match has none. */
  readonly clocks: readonly SeatClock[];
  /** The earliest entry that an undo went back to; null without one. */
  backTo: number | null;
}

export function sitDown(
  app: App,
  loaded: Loaded,
  transaction: Transaction,
  watching: Sitting['watching'],
  clocks = clocksOf(loaded.row),
  byThought = false,
): Sitting {
  const { match } = loaded;
  return {
    app,
    transaction,
    row: loaded.row,
    loaded,
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
export function enter(sitting: Sitting, entered: Entered<unknown, unknown>): void {
  const { row, edition } = sitting.loaded;
  const { entry } = entered;
  sitting.entries.push({
    match: row.id,
    sequence: entered.match.sequence,
    entry,
    events: entered.events,
    digest: digest(edition.game.stored(entered.match.state)),
    at: sitting.app.now(),
  });
  sitting.match = entered.match;
  if (entry.kind === 'undo') sitting.backTo = Math.min(entry.to, sitting.backTo ?? entry.to);
}
