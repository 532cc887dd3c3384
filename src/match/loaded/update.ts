import { digest } from '../../engine/digest.ts';
import type { Seat } from '../../engine/game.ts';
import { decisionsIn, type Entered, type Maker, type Match, submit } from '../../engine/match.ts';
import type { EntryRow, OrderRow, Transaction } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import type { ChangeInput } from '../app/change.ts';
import type { Loaded } from '../app/loaded.ts';
import type { Locked } from '../app/locked.ts';
import { Refused } from '../app/refused.ts';
import { isByHand } from '../stored/seats.ts';
import { clocksOf } from '../time/seat-clocks.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** A loaded match within one transaction: answers go in, and all of it is saved at the end, or nothing. */
export interface MatchUpdate extends Locked, Writable<ChangeInput> {
  readonly loaded: Loaded;
  /** The log entries that were made, yet to be saved. */
  readonly entries: EntryRow[];
  /**
   * Who looks at a panel that will show what comes of this, and so needs no call: the presser. Null if a process that
   * died had left it: its panels show nothing any more.
   */
  readonly watching: readonly Seat[] | null;
  /** Whether a computer player answers after somebody's press, and not in it. */
  readonly byThought: boolean;
  match: Match<unknown>;
  /** Whether an answer was given by somebody else than the presser. */
  othersActed: boolean;
  /** What the seats have ordered. */
  orders: readonly OrderRow[];
}

export function beginUpdate(
  app: App,
  loaded: Loaded,
  transaction: Transaction,
  watching: MatchUpdate['watching'],
  clocks = clocksOf(loaded.row),
  byThought = false,
): MatchUpdate {
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
    calledElsewhere: [],
    orders: loaded.row.orders,
    clocks,
    backTo: null,
  };
}

/** Makes one log entry. */
export function enter(update: MatchUpdate, entered: Entered<unknown, unknown>): void {
  const { row, edition } = update.loaded;
  const { entry } = entered;
  update.entries.push({
    match: row.id,
    sequence: entered.match.sequence,
    entry,
    events: entered.events,
    digest: digest(edition.game.stored(entered.match.state)),
    at: update.app.now(),
  });
  update.match = entered.match;
  if (entry.kind === 'undo') update.backTo = Math.min(entry.to, update.backTo ?? entry.to);
}

/** Who acts: for which seat, and by what. */
export interface Actor {
  readonly seat: Seat;
  readonly by: Maker;
}

/** An answer, without who gives it. */
export interface GivenAnswer {
  readonly decision: string;
  readonly choice: string;
}

/**
 * Gives one answer: the one way in, for a person's press and for a computer player. Throws `Refused` if it is not
 * possible.
 */
export function give(
  update: MatchUpdate,
  { seat, by }: Actor,
  { decision, choice }: GivenAnswer,
): void {
  const { row, edition } = update.loaded;
  const { match } = update;
  const submitted = submit(edition.game, row.seed, match, { seat, decision, choice, by });
  if (!submitted.ok) throw new Refused(submitted.refusal);
  // An open order of the game asks nobody else: the game does not wait for it.
  if (decisionsIn(edition.game, match).some(({ id, owed }) => owed && id === decision)) {
    if (isByHand(by) && update.watching?.includes(seat) === true)
      update.acted = { seat, after: match.sequence };
    else update.othersActed = true;
  }
  if (submitted.value.kind === 'entered') enter(update, submitted.value);
  else update.match = submitted.value.match;
}
