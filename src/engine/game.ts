import type { Random } from './random.ts';
import type { Range, Ways } from './ways.ts';

/** A place at the table: 0 to seats − 1, clockwise. */
export type Seat = number;

/** Who looks: a seat, or anybody. */
export type Viewer = Seat | 'public';

/**
 * A question that somebody may answer now; `ask` (question.ts) makes one.
 *
 * - `id` never comes back in a match: a stale button dies by it. Letters, digits, `.`, `-`; at most 30. It is made
 *   of the next three and means nothing else: whoever wants to know something reads them.
 * - `topic`: the question of which this is a part, `turn.3.1`. A question that takes several answers, one after the
 *   other (a turn) or one for each thing (members to step aside), is one to who is asked.
 * - `about`: the thing that is asked about, by the game's own number or name: a member, a place, a kind.
 * - `earlier`: how many answers the seat has given to a question that takes them one after the other.
 * - `sealed`: the answer is kept outside the state, replaceable until the last sealed one is in.
 *   All sealed decisions that stand at one time are applied together, in seat order.
 * - `owed`: the game waits for it. A decision that is not owed may be answered and need not be.
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
 * One legal answer. The key is stable, unique within its decision, made of letters, digits, `.`, `-`. One that
 * stands in a list has at most 40 of them, as buttons carry it; one of amounts or picks as many as it needs.
 */
export interface Choice<A> {
  readonly key: string;
  readonly action: A;
}

/**
 * Everything that may be answered to a decision, by its shape: a list, amounts, or picks. `choices.ts` makes the
 * last two, and finds, judges, draws and counts answers of each.
 */
export type Choices<A> = readonly Choice<A>[] | Amounts<A> | Picks<A>;

/** An amount of each of some kinds: what is paid, used, bid, given to each. Made by `amounts`. */
export interface Amounts<A> {
  readonly shape: 'amounts';
  /** What every key begins with. */
  readonly name: string;
  /** Each kind, by the game's own name for it, with the least and the most of it. */
  readonly kinds: readonly (Range & { readonly kind: string })[];
  /** What all of it may come to. */
  readonly total: Range;
  /** How a key says it: an amount for each kind (`use.2-0-1`), or the kinds of which there is some (`aim.1x2.3x1`). */
  readonly key: 'each' | 'some';
  readonly ways: Ways;
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
  readonly ways: Ways;
  /** @param things in the order in which they were offered; or in which they were named, where that matters */
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
export type Told<E> =
  | { readonly event: E }
  | { readonly event: E; readonly only: readonly Seat[]; readonly others: E | null };

/** What an action brings about. `reveals`: something that was hidden from somebody was shown. */
export interface Step<S, E> {
  readonly state: S;
  readonly events: readonly Told<E>[];
  readonly reveals: boolean;
}

/** How a match ended: the points of each seat, and who won (several share a win). */
export interface Outcome {
  readonly scores: readonly number[];
  /** Nobody, where a game ends without a winner; else whoever has the first place (places.ts). */
  readonly winners: readonly Seat[];
  /** What tells seats of the same points apart, in this order; nothing, where a tie is shared. */
  readonly tieBreaks?: readonly TieBreak[];
}

/** A number for each seat, of which more is better. */
export interface TieBreak {
  /** A name by which words are found. */
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
 * The rules of one game, as a value. A state is plain JSON; what is in progress (a fight, a hunt round)
 * is a frame on a stack in that state. Nothing here reads a clock or makes its own chance, and no
 * function changes what it is given.
 *
 * `S` state, `A` action, `E` event, `V` view, `C` configuration of a match.
 */
export interface Game<S, A, E, V, C> {
  readonly id: string;
  /** The version of the rules, their content included, that new matches start with. */
  readonly rules: number;
  /**
   * What play depends on besides code, as plain JSON, by the version of the rules: cards, tiles, prices, the map.
   * A match keeps its version to the end, and the fingerprint of it, so what stands here of a version never
   * changes: other content is another version, beside those that matches still run under.
   */
  readonly content: Readonly<Record<number, unknown>>;
  /** The least and the greatest number of seats. */
  readonly seats: readonly [number, number];
  /** Parses a match's configuration. Throws a sentence for a person where it makes no sense. */
  config(input: unknown): C;
  /** Parses a stored state of this or an older rules version. Throws where it is none: fail closed. */
  parse(stored: unknown): S;
  /**
   * A state as it is stored and digested, plain JSON: the exact inverse of `parse`. Names in it never
   * change, as running matches and the digests of records hold them; names in the code may.
   */
  stored(state: S): unknown;
  /** `rules`: the version that the match keeps; replays of old records start with theirs. */
  setup(config: C, seats: number, random: Random, rules: number): Step<S, E>;
  /** Who may answer what now, several seats at once, in seat order. None owed: the game is over. */
  decisions(state: S): readonly Decision[];
  /** Every legal answer to one of `decisions(state)`, by its shape; at least one where it is owed. */
  choices(state: S, decision: Decision): Choices<A>;
  /** One answer, or all the sealed ones together in seat order. */
  apply(state: S, answers: readonly Answer<A>[], random: Random): Step<S, E>;
  /** A quicker way to play a match out than by `apply`, on from a state, which stays as it is (scratch.ts). */
  scratch?(state: S): Scratch<S, A, E>;
  readonly deals: Deals<S, E> | null;
  /** What this viewer may know: no seed, no deck order, no other hand. */
  view(state: S, viewer: Viewer): V;
  /** Null while the game goes on. */
  outcome(state: S): Outcome | null;
  /** The key of the safe answer, for when time runs out. */
  fallback(state: S, decision: Decision): string;
  /** Another state that this viewer cannot tell from the real one. */
  resample(state: S, viewer: Viewer, random: Random): S;
  /** What must hold in every state, for the laws: a sentence for each breach, none if all is well. */
  breaches(state: S): readonly string[];
}

/**
 * A match that is played out and of which nothing is kept: answers change its state in place. It goes by the same rules
 * as `apply`.
 */
export interface Scratch<S, A, E> {
  /** How it stands; whoever keeps something of it has to copy that. */
  now(): S;
  /** What is owed now, in seat order. */
  owed(): readonly Decision[];
  /**
   * One answer, or all the sealed ones together in seat order. Returns whether something that was hidden was shown.
   *
   * @param told to this what happens is added; null where nobody listens
   */
  answer(answers: readonly Answer<A>[], random: Random, told: Told<E>[] | null): boolean;
}

/**
 * A game whose types are nobody's business. Sound as long as states, actions and events go back
 * only into the game they came from, which is what `match/` does.
 */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;

/** What a viewer reads of what was told, in order. */
export function heard<E>(told: readonly Told<E>[], viewer: Viewer): E[] {
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
