import type { Decision, Outcome, Seat } from '../../engine/game.ts';
import type { EntryRow, MatchRow, Transaction } from '../../store/store.ts';
import type { Effects } from './effect.ts';
import type { Loaded } from './loaded.ts';
import type { SeatClock } from './seat-clock.ts';

/** The decisions that the game waits for, before or after a change. */
export interface Asks {
  /** All of it, whether a sealed answer is there already or not. */
  readonly all: readonly Decision[];
  /** What has no answer yet. */
  readonly open: readonly Decision[];
}

/** What was done in a match in one transaction, of which `changeOf` makes a `Change`. */
export interface ChangeInput {
  /** The clocks of the seats before it; none if the match has none. */
  readonly clocks: readonly SeatClock[];
  /** The log entries that it makes. */
  readonly entries: readonly EntryRow[];
  /** Whose answer to the game the presser gave, and the last log entry before it; null for nobody. */
  readonly acted: { readonly seat: Seat; readonly after: number } | null;
  /** Whether a person acted, and not only the clock or a computer player. */
  readonly isTouched: boolean;
  /** Whether everybody who is asked is called again, as the earlier calls are void. */
  readonly callsAll: boolean;
  /** The seats whose players are called to it by something else, as to several matches at once. */
  readonly calledElsewhere: readonly Seat[];
  /** The earliest entry that an undo went back to; null without one. */
  readonly backTo: number | null;
}

/** What one transaction has changed in a running match, once all answers are in. */
export interface Change extends ChangeInput {
  readonly now: Date;
  /** The match before it. */
  readonly before: Loaded;
  /** The match after it; the row holds what the steps so far have made of it. */
  readonly after: Loaded;
  /** The seats whose players have answered the game, in this press or by their orders. */
  readonly actors: readonly Seat[];
  /** The seats whose players have acted, as far as this is public: a secret choice counts only once it is revealed. */
  readonly heard: readonly Seat[];
  /** How the game ends; null while it goes on. */
  readonly outcome: Outcome | null;
  /** How a secret question ended; null if none did. */
  readonly unsealed: 'revealed' | 'taken back' | null;
  /** The seats that time out for the last time with this change: a computer player has them from now on. */
  readonly forfeited: readonly Seat[];
  /**
   * Until when the match sleeps because nobody plays it any more, in milliseconds since 1970; null if it does not, or
   * did before.
   */
  readonly desertedUntil: number | null;
  readonly asked: { readonly before: Asks; readonly after: Asks };
  /** Whether a computer player is to answer next. */
  readonly waitsForComputer: boolean;
  /** The seats of people who are asked something. */
  readonly people: readonly Seat[];
  /** Those of `people` who are asked something new. */
  readonly fresh: readonly Seat[];
  /** Those of `fresh` who need a call, because they look at no panel that shows the question. */
  readonly called: readonly Seat[];
  /** The seats whose players look at a panel that will show this change, whether they are asked anything or not. */
  readonly here: readonly Seat[];
  /** Those of `fresh` who are asked in secret. */
  readonly freshInSecret: readonly Seat[];
  /** Those of `people` who are. */
  readonly inSecret: readonly Seat[];
}

/** What a step changes in a match's row. */
export type Patch = Partial<Pick<MatchRow, 'seats' | 'clock' | 'plan'>>;

/** What a step may read: it sees what the steps before it have written. */
export type Reads = Pick<
  Transaction,
  'undelivered' | 'openProposals' | 'pledges' | 'entries' | 'matchesWith'
>;

/** What follows from a change. */
export interface Follows {
  /** What changes in the match's row. Each step sees the patches of those before it. */
  readonly patches: readonly ((change: Change) => Patch)[];
  /** What is said and written besides, in this order, after the row is saved. */
  readonly effects: readonly ((change: Change, reads: Reads) => Effects)[];
}
