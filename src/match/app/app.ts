import type { Moment } from '../../ai/sample.ts';
import type { Deal, Seat } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import type { Language } from '../../language/languages.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import type { MatchId, Store } from '../../store/store.ts';
import type { Follows } from './change.ts';
import type { Limits } from './limits.ts';
import type { Loaded } from './loaded.ts';

/** What the application needs from outside: handed in by `main.ts`, or by a test. */
export interface App {
  readonly store: Store;
  /** The games, by id. */
  readonly shelf: ReadonlyMap<string, AnyEdition>;
  /** The languages that people are spoken to in. */
  readonly languages: readonly Language[];
  now(): Date;
  /** Fresh bytes of the system's cryptographic source, in hexadecimal. */
  secret(bytes: number): string;
  /**
   * Chance for computer players; never for a match.
   *
   * @param about what it is for: where chance is to come again, as in a test, it comes by that, whatever else is
   * thought about at the time
   */
  chance(about: string): Random;
  readonly limits: Limits;
  /** What follows from each change of a match. */
  readonly follows: Follows;
  /** The matches whose log was compared with their snapshot since the start, and what is wrong with each. */
  readonly judged: Map<MatchId, Fault | null>;
  /**
   * Notes outside of the database that a user is to be forgotten, so that a restored backup does not bring them back.
   */
  noteForgotten(user: string): Promise<void>;
  /** Is told about a part of a match that cannot be parsed, and so is left out. */
  unreadable(what: Unreadable, error: unknown): void;
  /** Called after a commit that left something to be said. */
  announce(): void;
  /**
   * Called after a commit that left a match waiting for a computer player: has it answered. Resolves with the match
   * when it waits for none any more; with null where that takes longer than somebody is kept waiting, or where
   * nothing came of it. Never rejects.
   */
  think(match: MatchId, kept: KeptWaiting | null): Promise<Loaded | null>;
  /**
   * Resolves with a match once it waits for no computer player, however long that takes; with null if the thought
   * failed, or nobody thinks. Never rejects.
   */
  thoughtThrough(match: MatchId): Promise<Loaded | null>;
  /**
   * The first of several deals that a computer player would take, as the match stands; null for none, if the thought
   * failed, or if nobody thinks. Never called within a transaction.
   */
  takesFirst(loaded: Loaded, seat: Seat, deals: readonly Deal[]): Promise<Deal | null>;
  /**
   * The stored states at some moments of a sample match between computer players; null if it failed, or nobody thinks.
   * Never rejects.
   */
  playSample(game: string, moments: readonly Moment[]): Promise<readonly unknown[] | null>;
}

/** A part of a match as it is stored: a proposal, an order of a seat, or all of it. */
export interface Unreadable {
  readonly match: MatchId;
  readonly proposal?: number;
  readonly seat?: Seat;
  readonly order?: string;
}

/** Who waits on a panel for a computer player's answer, and the match as it stood then. */
export interface KeptWaiting {
  readonly seat: Seat;
  readonly loaded: Loaded;
}

/** An app before anybody listens to what it announces. */
export type Unattended = Omit<App, 'announce' | 'think'>;

/** Why a stored match is inconsistent, and at which entry of its log. */
export interface Fault {
  readonly entry: number;
  readonly why: string;
}
