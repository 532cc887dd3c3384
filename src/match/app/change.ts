import type { Decision, Outcome, Seat } from '../../engine/game.ts';
import type { EntryRow, MatchRow, Transaction } from '../../store/store.ts';
import type { Effects } from './effect.ts';
import type { Loaded } from './loaded.ts';
import type { SeatClock } from './seat-clock.ts';

/** What the game waits for at one moment. */
export interface Asks {
  /** All of it, whether a sealed answer is there already or not. */
  readonly all: readonly Decision[];
  /** What has no answer yet. */
  readonly open: readonly Decision[];
}

/** What one transaction has changed in a match that is played, once all answers are in. */
export interface Change {
  readonly now: Date;
  /** The match before it. */
  readonly before: Loaded;
  /** The match after it; its row with all that is known of it so far. */
  readonly after: Loaded;
  /** The clocks of the seats before it; none where the match has none. */
  readonly clocks: readonly SeatClock[];
  /** The log entries that it makes. */
  readonly entries: readonly EntryRow[];
  /** Who answered for itself what the game waits for, and the last log entry before that; null for nobody. */
  readonly acted: { readonly seat: Seat; readonly after: number } | null;
  /** The seats whose players have answered what the game waits for, in this press or by their orders. */
  readonly actors: readonly Seat[];
  /** The seats whose players everybody may know to have done something: a secret choice counts once it is revealed. */
  readonly heard: readonly Seat[];
  /** Whether somebody did something there by itself. */
  readonly isTouched: boolean;
  /** The earliest entry to which was gone back; null where nothing was taken back. */
  readonly backTo: number | null;
  /** How the game ends; null while it goes on. */
  readonly outcome: Outcome | null;
  /** How a secret question ended; null where none did. */
  readonly unsealed: 'revealed' | 'taken back' | null;
  /** The seats that are lost to the clock, and a computer player's from now on. */
  readonly forfeited: readonly Seat[];
  /** Until when the match sleeps, as nobody plays it any more, in milliseconds since 1970; null where that is not new. */
  readonly desertedUntil: number | null;
  readonly asked: { readonly before: Asks; readonly after: Asks };
  /** Whether a computer player is to answer next. */
  readonly waitsForComputer: boolean;
  /** The seats of people that are asked something. */
  readonly people: readonly Seat[];
  /** Those of them that are asked something new. */
  readonly fresh: readonly Seat[];
  /** Those of them whose players are to be called, as they do not see it. */
  readonly called: readonly Seat[];
  /** The seats whose players see what comes of it, asked or not. */
  readonly here: readonly Seat[];
  /** Those of `fresh` that are asked in secret; and all that are, new or not. */
  readonly freshInSecret: readonly Seat[];
  readonly inSecret: readonly Seat[];
  /** Whether everybody who is asked is called anew, as nobody knows any more what was asked. */
  readonly callsAll: boolean;
}

/** What becomes of a match's row. */
export type Patch = Partial<Pick<MatchRow, 'seats' | 'clock' | 'plan'>>;

/** What may be read for what is said of a change; what was written before is seen there. */
export type Reads = Pick<
  Transaction,
  'undelivered' | 'openProposals' | 'pledges' | 'entries' | 'matchesWith'
>;

/** What follows from a change. */
export interface Follows {
  /** What becomes of the match's row: each sees what those before it have made of it. */
  readonly becomes: readonly ((change: Change) => Patch)[];
  /** What is said and written besides, in this order, once the row is saved. */
  readonly says: readonly ((change: Change, reads: Reads) => Effects)[];
}
