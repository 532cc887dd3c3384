import type { Random } from './random.ts';
import type { Range, Distributions } from './distributions.ts';

/** A place at the table: 0 to seats − 1, clockwise. */
export type Seat = number;

/** Who looks: a seat, or everybody. */
export type Viewer = Seat | 'public';

/**
 * A question that somebody may answer now; `ask` (question.ts) makes one.
 *
 * - `id`: never used twice in a match, so a stale button is recognized. At most 30 letters, digits, `.`, `-`. It is
 *   made of `topic`, `about` and `earlier`: read those, do not parse it.
 * - `topic`: the question that this is a part of, `turn.3.1`. To players, several answers may be one question: one
 *   after the other (a turn), or one for each thing (members to step aside).
 * - `about`: the thing that is asked about, by the game’s own number or name: a member, a place, a kind.
 * - `earlier`: how many answers the seat has already given, if the question takes them one after the other.
 * - `sealed`: the answer is kept outside the state and may be replaced until the last sealed one is in. All sealed
 *   decisions that are open at one time are applied together, in seat order.
 * - `owed`: the game waits for it. A decision that is not owed may be answered but need not be.
 * - sealed and not owed: it may be answered ahead. The answer is kept like a sealed one until the decision is owed, and
 *   is then given in the open, by the same id.
 */
export interface Decision<K extends string = string> {
  readonly id: string;
  readonly seat: Seat;
  readonly kind: K;
  readonly topic: string;
  readonly about: string | number | null;
  readonly earlier: number | null;
  readonly sealed: boolean;
  readonly owed: boolean;
}

/**
 * One legal answer. The key is stable, unique within its decision, made of letters, digits, `.`, `-`. In a list it has
 * at most 40 characters, as buttons carry it; of amounts or picks, any number.
 */
export interface Choice<A> {
  readonly key: string;
  readonly action: A;
}

/**
 * All legal answers to a decision, by shape: a list, amounts, or picks. `choices.ts` makes the last two, and finds,
 * checks, draws and counts answers of each.
 */
export type Choices<A> = readonly Choice<A>[] | Amounts<A> | Picks<A>;

/** An amount of each kind: what is paid, used, bid or given. Made by `amounts`. */
export interface Amounts<A> {
  readonly shape: 'amounts';
  /** What every key begins with. */
  readonly name: string;
  /** Each kind, by the game’s own name for it, with its least and most. */
  readonly kinds: readonly (Range & { readonly kind: string })[];
  /** What the amounts may sum to. */
  readonly total: Range;
  /** How a key is written: every kind’s amount (`use.2-0-1`), or only kinds above 0 (`aim.1x2.3x1`). */
  readonly key: 'each' | 'some';
  readonly distributions: Distributions;
  action(amounts: Goods): A;
}

/** Some of several things, each once: workers, cards; or acts in the order in which they are done. Made by `picks`. */
export interface Picks<A> {
  readonly shape: 'picks';
  /** What every key begins with: `send.ash.fir`. */
  readonly name: string;
  /** The things by the game's own names: letters, digits, `-`. */
  readonly things: readonly string[];
  /** How many of them. */
  readonly many: Range;
  /** Whether it matters which comes first. */
  readonly inOrder: boolean;
  readonly distributions: Distributions;
  /** @param things in the order of the offer; or, if `inOrder`, in the order in which they were picked */
  action(things: readonly string[]): A;
}

/** A decision with the action that was chosen for it. */
export interface Answer<A> {
  readonly decision: Decision;
  readonly action: A;
}

/**
 * A fact that happened, and who may know it. Without `only` everybody reads `event`;
 * with it, those seats read `event` and all others read `others` (nothing, where that is null).
 */
export type AddressedEvent<E> =
  | { readonly event: E }
  | { readonly event: E; readonly only: readonly Seat[]; readonly others: E | null };

/** The result of an action. `reveals`: something hidden was shown to somebody. */
export interface Step<S, E> {
  readonly state: S;
  readonly events: readonly AddressedEvent<E>[];
  readonly reveals: boolean;
}

/** How a match ended: the points of each seat, and who won (several share a win). */
export interface Outcome {
  readonly scores: readonly number[];
  /** Empty if a game ends without a winner; else the seats in first place (places.ts). */
  readonly winners: readonly Seat[];
  /** What separates seats with equal points, in this order; left out if they share a place. */
  readonly tieBreaks?: readonly TieBreak[];
}

/** A number for each seat; more is better. */
export interface TieBreak {
  /** The name of its text. */
  readonly name: string;
  readonly values: readonly number[];
}

/** An amount of each kind of goods, by the game's own names for them. */
export type Goods = { readonly [kind: string]: number };

/** Goods that change hands between two seats: a gift where `takes` is empty, else a trade. */
export interface Deal {
  readonly from: Seat;
  readonly to: Seat;
  readonly gives: Goods;
  readonly takes: Goods;
}

/** What a game lets seats give each other. The engine checks the amounts; the game says what is there. */
export interface Deals<S, E> {
  /** The kinds of goods that may change hands, in the order they are shown. */
  readonly kinds: readonly string[];
  /** What the seat could hand over now, which everybody may know. */
  goods(state: S, seat: Seat): Goods;
  /** Whether this seat may give and take at this moment. */
  open(state: S, seat: Seat): boolean;
  /** Hands the goods over; the engine has checked that both sides have them and are open. */
  deal(state: S, deal: Deal): Step<S, E>;
}

/**
 * The rules of one game, as a value. A state is plain JSON; what is in progress (a fight, a hunt round) is a frame on a
 * stack in that state. No function reads a clock, makes its own randomness or changes its arguments.
 *
 * `S` state, `A` action, `E` event, `V` view, `C` configuration of a match.
 */
export interface Game<S, A, E, V, C> {
  readonly id: string;
  /** The version of the rules, their content included, that new matches start with. */
  readonly rules: number;
  /**
   * The data that play depends on, as plain JSON, by version of the rules: cards, tiles, prices, the map. A match keeps
   * its version, and a fingerprint of it, to the end. So the content of a version never changes: other content is a new
   * version, beside those that matches still run under.
   */
  readonly content: Readonly<Record<number, unknown>>;
  /** The least and the greatest number of seats. */
  readonly seats: readonly [number, number];
  /** Parses a match’s configuration. Throws a sentence for a person if it makes no sense. */
  config(input: unknown): C;
  /** Parses a stored state of this or an older version of the rules. Throws if it is invalid. */
  parse(stored: unknown): S;
  /**
   * A state as plain JSON, to be stored and digested: the exact inverse of `parse`. Names in it never change, as
   * running matches and digests of records depend on them; names in the code may.
   */
  stored(state: S): unknown;
  /** `rules`: the version that the match keeps; a replay of an old record passes the record’s. */
  setup(config: C, seats: number, random: Random, rules: number): Step<S, E>;
  /** All open decisions in seat order, several seats at once. If none is owed, the game is over. */
  decisions(state: S): readonly Decision[];
  /** Every legal answer to one of `decisions(state)`, by its shape; at least one if it is owed. */
  choices(state: S, decision: Decision): Choices<A>;
  /** Applies one answer, or all sealed ones together in seat order. */
  apply(state: S, answers: readonly Answer<A>[], random: Random): Step<S, E>;
  /** A faster way than `apply` to play a match out from a state, which stays unchanged (scratch.ts). */
  scratch?(state: S): Scratch<S, A, E>;
  readonly deals: Deals<S, E> | null;
  /** What this viewer may know: no seed, no deck order, no other hand. */
  view(state: S, viewer: Viewer): V;
  /** Null while the game goes on. */
  outcome(state: S): Outcome | null;
  /** The key of the safe answer, for when time runs out. */
  fallback(state: S, decision: Decision): string;
  /** Another state that this viewer cannot tell from the real one: what is hidden is drawn anew. */
  resample(state: S, viewer: Viewer, random: Random): S;
  /** A sentence for each rule of its own that a state breaks; empty if all is well. For the laws (laws.ts). */
  breaches(state: S): readonly string[];
}

/** A match that is played out without a log: answers change its state in place, by the same rules as `apply`. */
export interface Scratch<S, A, E> {
  /** The current state. Answers change it: copy what you keep. */
  now(): S;
  /** What is owed now, in seat order. */
  owed(): readonly Decision[];
  /**
   * Applies one answer, or all sealed ones together in seat order. Returns whether something hidden was shown.
   *
   * @param told events are appended to it; null if nobody reads them
   */
  answer(answers: readonly Answer<A>[], random: Random, told: AddressedEvent<E>[] | null): boolean;
}

/**
 * A game of unknown types. Sound as long as states, actions and events go back only into the game they came from, as
 * they do in `match/`.
 */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;

/** What a viewer may read of the events, in order. */
export function eventsFor<E>(told: readonly AddressedEvent<E>[], viewer: Viewer): E[] {
  const events: E[] = [];
  for (const fact of told) {
    if (!('only' in fact) || (viewer !== 'public' && fact.only.includes(viewer))) {
      events.push(fact.event);
    } else if (fact.others !== null) {
      events.push(fact.others);
    }
  }
  return events;
}
