import type { Random } from './random.ts';

/** A range of whole numbers, both ends included. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** Up to here numbers are exact. */
const EXACT = 2 ** 52;

/**
 * All distributions of whole numbers over places, within a range for each place and one for their sum. There may be too many
 * to list, so they are counted and not made.
 *
 * If the sum can only be one number, ways with most in the first place come first; else those with least.
 */
export interface Distributions {
  /** The number of ways; approximate above 2^52. */
  readonly count: number;
  /** The nth way, from 0; the last one if `n` is too large. Throws if there is none. */
  nth(n: number): number[];
  /** A random way, all equally likely; takes one draw if there are at most 2^52. */
  any(random: Random): number[];
  /** Each of them in order. */
  each(): Generator<number[]>;
  /** The range of one place, given the numbers of others; null if nothing fits. */
  room(place: number, given: readonly (number | null)[]): Range | null;
}

/** Makes the ways for these places; no place may be negative. */
export const distributions = (places: readonly Range[], total: Range): Distributions =>
  new SumDistributions(places, total);

/** Counts only when asked to: most answers are offered, and looked up by their keys, without that. */
class SumDistributions implements Distributions {
  readonly #places: readonly Range[];
  readonly #total: Range;
  #reckoned: Reckoned | null = null;
  #sums: number[][] | null = null;
  #count: number | null = null;

  constructor(places: readonly Range[], total: Range) {
    this.#places = places;
    this.#total = total;
  }

  get count(): number {
    const { low, high, isNone } = this.#reckon();
    return (this.#count ??= isNone ? 0 : this.#many(0, low, high));
  }

  nth(n: number): number[] {
    return this.#found(n, null);
  }

  any(random: Random): number[] {
    return this.#found(random.below(this.count), random);
  }

  *each(): Generator<number[]> {
    const { low, high, isNone } = this.#reckon();
    if (!isNone) yield* this.#from(0, low, high);
  }

  room(place: number, given: readonly (number | null)[]): Range | null {
    const own = this.#places[place];
    if (own === undefined) return null;
    // The least and the most that the other places hold together.
    let [least, most] = [0, 0];
    for (const [at, range] of this.#places.entries()) {
      if (at === place) continue;
      const said = given[at] ?? null;
      least += said ?? range.least;
      most += said ?? range.most;
    }
    const room = {
      least: Math.max(own.least, this.#total.least - most),
      most: Math.min(own.most, this.#total.most - least),
    };
    return room.least <= room.most ? room : null;
  }

  #reckon(): Reckoned {
    return (this.#reckoned ??= reckon(this.#places, this.#total));
  }

  /** The number of ways in which the places from `at` on sum to `from`…`to` above their leasts. */
  #many(at: number, from: number, to: number): number {
    const { rest, free, spans } = this.#reckon();
    const whole = rest[at] ?? 0;
    if (from <= 0 && to >= whole) return free[at] ?? 0;
    const [first, last] = [Math.max(0, from), Math.min(whole, to)];
    if (first > last) return 0;
    const row = (this.#sums ??= sumsOf(spans, rest))[at] ?? [];
    // The counts are symmetric, and the lower half does not subtract large numbers from each other.
    const [least, most] = first + last > whole ? [whole - last, whole - first] : [first, last];
    return (row[most] ?? 0) - (least === 0 ? 0 : (row[least - 1] ?? 0));
  }

  /** What a place may hold above its least, if those from it on must still sum to `from`…`to`. */
  #roomAt(at: number, from: number, to: number): Range {
    const { rest, spans } = this.#reckon();
    return { least: Math.max(0, from - (rest[at + 1] ?? 0)), most: Math.min(spans[at] ?? 0, to) };
  }

  #found(nth: number, random: Random | null): number[] {
    const { low, high, isNone, isOneSum } = this.#reckon();
    if (isNone) throw new RangeError('There is no way to do this.');
    const way: number[] = [];
    let [n, from, to, left] = [nth, low, high, this.count];
    for (const [at, { least: first }] of this.#places.entries()) {
      const { least, most } = this.#roomAt(at, from, to);
      const [begin, end, step] = isOneSum ? [most, least, -1] : [least, most, 1];
      let amount = begin;
      let here = this.#many(at + 1, from - amount, to - amount);
      while (amount !== end && n >= here) {
        n -= here;
        amount += step;
        here = this.#many(at + 1, from - amount, to - amount);
      }
      way.push(first + amount);
      from -= amount;
      to -= amount;
      // An index that is not exact says nothing about the remaining places: draw anew.
      if (random !== null && left > EXACT) n = random.below(here);
      left = here;
    }
    return way;
  }

  *#from(at: number, least: number, most: number): Generator<number[]> {
    const place = this.#places[at];
    if (place === undefined) {
      yield [];
      return;
    }
    const { isOneSum } = this.#reckon();
    const room = this.#roomAt(at, least, most);
    const amounts = Array.from({ length: room.most - room.least + 1 }, (_, i) =>
      isOneSum ? room.most - i : room.least + i,
    );
    for (const amount of amounts) {
      for (const others of this.#from(at + 1, least - amount, most - amount)) {
        yield [place.least + amount, ...others];
      }
    }
  }
}

/** What is computed about the places once. */
interface Reckoned {
  /** How much each can take above its least. */
  readonly spans: readonly number[];
  /** By index: how much the places from there on can hold above their leasts. */
  readonly rest: readonly number[];
  /** By index: the number of ways of the places from there on, whatever the sum. */
  readonly free: readonly number[];
  /** The range of the sum above all leasts. */
  readonly low: number;
  readonly high: number;
  readonly isNone: boolean;
  readonly isOneSum: boolean;
}

function reckon(places: readonly Range[], total: Range): Reckoned {
  const spans: number[] = [];
  let base = 0;
  for (const { least, most } of places) {
    spans.push(most - least);
    base += least;
  }
  const rest = [...spans, 0];
  const free = [...spans, 1];
  for (let at = spans.length - 1; at >= 0; at -= 1) {
    const span = spans[at] ?? 0;
    rest[at] = (rest[at + 1] ?? 0) + span;
    free[at] = (free[at + 1] ?? 1) * (span + 1);
  }
  const [low, high] = [Math.max(0, total.least - base), Math.min(rest[0] ?? 0, total.most - base)];
  const isNone = low > high || spans.some((span) => span < 0);
  return { spans, rest, free, low, high, isNone, isOneSum: total.least === total.most };
}

/** By index and sum: the number of ways in which the places from there on hold at most that sum above their leasts. */
function sumsOf(spans: readonly number[], rest: readonly number[]): number[][] {
  let after = [1];
  const rows = [after];
  for (let at = spans.length - 1; at >= 0; at -= 1) {
    const [span, whole] = [spans[at] ?? 0, rest[at] ?? 0];
    const row: number[] = [];
    let window = 0;
    for (let sum = 0; sum <= whole / 2; sum += 1) {
      window += (after[sum] ?? 0) - (after[sum - span - 1] ?? 0);
      row.push(window);
    }
    for (let sum = row.length; sum <= whole; sum += 1) row.push(row[whole - sum] ?? 0);
    rows.push(row);
    after = row;
  }
  for (const row of rows) {
    for (let sum = 1; sum < row.length; sum += 1) row[sum] = (row[sum] ?? 0) + (row[sum - 1] ?? 0);
  }
  return rows.reverse();
}
