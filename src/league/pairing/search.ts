import type { Draws } from './draws.ts';

/** People by number, from 0, and what is between each two of them, by `person * people + other`. */
export interface Company {
  readonly people: number;
  /** 1 for two that may not meet. */
  readonly barred: Uint8Array;
  /** Hours that two lack to be awake together for long enough. */
  readonly apart: Int32Array;
}

/** Who sits together, by number; the order at a table says nothing yet. */
export interface Layout {
  readonly tables: number[][];
  /** Who has a match less than the others. */
  readonly idle: readonly number[];
}

/** The round of each table; nobody should have more than `atOnce` tables in one. */
export interface Rounds {
  readonly roundOf: readonly number[];
  readonly atOnce: number;
  /** What one too many costs, in meetings of two who have met. */
  readonly price: number;
}

/** How often each place is tried. */
const TRIES = 1200;
/** In so many steps the search cools down. */
const LEVELS = 60;

/**
 * Looks for tables at which everybody meets everybody equally often, by simulated annealing: two people change places
 * where that is better or not much worse, less and less so. Two who may not meet weigh most, then how evenly people
 * have short tables, then meetings, and as much as is wanted that nobody has too many tables in a round. Of what is equally
 * even, tables of people who are awake together are preferred.
 *
 * @returns tables in the order and of the sizes of those at the start
 */
export function search(
  company: Company,
  start: Layout,
  rounds: Rounds | null,
  draws: Draws,
): number[][] {
  const seating = new Seating(company, start, rounds);
  const cool = (heat: number, isDone: () => boolean): void => {
    for (let level = LEVELS; level >= 0 && !isDone(); level -= 1) {
      seating.steps(draws, Math.floor((heat * level) / LEVELS));
    }
  };
  cool(seating.weight * 2, () => seating.isEven());
  if (company.apart.some((hours) => hours > 0)) cool(12, () => false);
  return seating.tables();
}

/** Places at tables, and what comes of a change, kept up with each step. */
class Seating {
  readonly #people: number;
  readonly #barred: Uint8Array;
  /** The person at each place, and its table; the last table is of those with a bye. */
  readonly #at: Int32Array;
  readonly #tableAt: Int32Array;
  /** The first place of each table. */
  readonly #starts: readonly number[];
  readonly #bye: number;
  readonly #isShort: readonly boolean[];
  readonly #rounds: Rounds;
  /** By table and person, whether it sits there; by round and person, how many tables it has. */
  readonly #sits: Int32Array;
  readonly #inRound: Int32Array;
  readonly #shorts: Int32Array;
  readonly #met: Int32Array;
  /** What it would cost two people to meet once more, above what that costs any two who never met. */
  readonly #price: Float64Array;
  /** What a unit of unevenness costs: more than all hours together. */
  readonly weight: number;

  constructor({ people, barred, apart }: Company, { tables, idle }: Layout, rounds: Rounds | null) {
    const all = [...tables, idle];
    const meetings = tables.reduce((sum, table) => sum + table.length ** 2, 0);
    const full = Math.max(...tables.map((table) => table.length));
    this.#people = people;
    this.#barred = barred;
    this.#bye = tables.length;
    this.#at = Int32Array.from(all.flat());
    this.#tableAt = Int32Array.from(all.flatMap((table, index) => table.map(() => index)));
    this.#starts = [...all.keys()].map((table) => all.slice(0, table).flat().length);
    this.#isShort = all.map((table, index) => index !== this.#bye && table.length < full);
    this.#rounds = rounds ?? { roundOf: [], atOnce: 0, price: 0 };
    this.#sits = new Int32Array(all.length * people);
    this.#inRound = new Int32Array((1 + Math.max(-1, ...this.#rounds.roundOf)) * people);
    this.#shorts = new Int32Array(people);
    this.#met = new Int32Array(people ** 2);
    this.weight = 64 + meetings * apart.reduce((most, hours) => Math.max(most, hours), 0);
    const never = this.weight * (20 + Math.ceil((4 * meetings) / people ** 2));
    this.#price = Float64Array.from(apart, (hours, pair) => hours + (barred[pair] ? never : 0));
    all.forEach((table, index) => {
      table.forEach((person, nth) => {
        this.#count(person, index, 1);
        if (index === this.#bye) return;
        for (const other of table.slice(0, nth)) this.#meet(person, other, 1);
      });
    });
  }

  tables(): number[][] {
    const end = (table: number): number => this.#starts[table + 1] ?? 0;
    return this.#starts
      .slice(0, -1)
      .map((first, table) => [...this.#at.subarray(first, end(table))]);
  }

  /** Whether nothing can be better but hours. */
  isEven(): boolean {
    const pairs = [...this.#met.keys()].filter((pair) => pair % (this.#people + 1) > 0);
    const met = (isBarred: boolean): number[] =>
      pairs.filter((pair) => !this.#barred[pair] !== isBarred).map((pair) => this.#met[pair] ?? 0);
    return (
      met(true).every((often) => often === 0) &&
      this.#inRound.every((tables) => tables <= this.#rounds.atOnce) &&
      [met(false), [...this.#shorts]].every((all) => Math.max(...all) - Math.min(...all) <= 1)
    );
  }

  /** Draws places as often as there are, many times over; people change places where that is not too bad. */
  steps(draws: Draws, heat: number): void {
    const places = this.#at.length;
    for (let step = 0; step < (places * TRIES) / LEVELS; step += 1) {
      // One by one: arrays taken apart cost a tenth more here.
      const place = draws.below(places);
      const goal = draws.below(places);
      const table = this.#tableAt[place] ?? 0;
      const there = this.#tableAt[goal] ?? 0;
      const person = this.#at[place] ?? 0;
      const other = this.#at[goal] ?? 0;
      if (table === there || this.#isAt(person, there) || this.#isAt(other, table)) continue;
      if (!draws.takes(this.#worse(person, table, other, there), heat)) continue;
      this.#replace(person, table, other);
      this.#replace(other, there, person);
      this.#at[place] = other;
      this.#at[goal] = person;
    }
  }

  #isAt(person: number, table: number): boolean {
    return this.#sits[table * this.#people + person] === 1;
  }

  #worse(person: number, table: number, other: number, there: number): number {
    let worse =
      this.#dearer(person, table, other, there) + this.#dearer(other, there, person, table);
    if (this.#isShort[table] !== this.#isShort[there]) {
      const [gains, loses] = this.#isShort[there] ? [person, other] : [other, person];
      worse += 8 * this.weight * ((this.#shorts[gains] ?? 0) - (this.#shorts[loses] ?? 0) + 1);
    }
    const round = this.#rounds.roundOf[table];
    const then = this.#rounds.roundOf[there];
    if (round === then) return worse;
    const more = this.#crowd(other, round, 0) + this.#crowd(person, then, 0);
    return (
      worse +
      2 *
        this.#rounds.price *
        this.weight *
        (more - this.#crowd(person, round, 1) - this.#crowd(other, then, 1))
    );
  }

  /** How much dearer a table becomes to the others there with a newcomer from another one in somebody's place. */
  #dearer(person: number, table: number, newcomer: number, from: number): number {
    if (table === this.#bye) return 0;
    let dearer = 0;
    for (let at = this.#starts[table] ?? 0; this.#tableAt[at] === table; at += 1) {
      const other = this.#at[at] ?? 0;
      // Who sits at both tables meets both before and after.
      if (other === person || (from !== this.#bye && this.#isAt(other, from))) continue;
      dearer += (this.#price[newcomer * this.#people + other] ?? 0) + 2 * this.weight;
      dearer -= this.#price[person * this.#people + other] ?? 0;
    }
    return dearer;
  }

  /** 1 where somebody with all tables of a round but so many would have too many with another one. */
  #crowd(person: number, round: number | undefined, but: number): number {
    if (round === undefined) return 0;
    const tables = (this.#inRound[round * this.#people + person] ?? 0) - but;
    return tables >= this.#rounds.atOnce ? 1 : 0;
  }

  #replace(person: number, table: number, newcomer: number): void {
    this.#count(person, table, -1);
    this.#count(newcomer, table, 1);
    for (let at = this.#starts[table] ?? 0; this.#tableAt[at] === table; at += 1) {
      const other = this.#at[at] ?? 0;
      if (other === person || table === this.#bye) continue;
      this.#meet(person, other, -1);
      this.#meet(newcomer, other, 1);
    }
  }

  #count(person: number, table: number, by: number): void {
    add(this.#sits, table * this.#people + person, by);
    if (this.#isShort[table]) add(this.#shorts, person, by);
    const round = this.#rounds.roundOf[table];
    if (round !== undefined) add(this.#inRound, round * this.#people + person, by);
  }

  #meet(person: number, other: number, by: number): void {
    this.#meetOne(person * this.#people + other, by);
    this.#meetOne(other * this.#people + person, by);
  }

  #meetOne(pair: number, by: number): void {
    add(this.#met, pair, by);
    add(this.#price, pair, by * 2 * this.weight);
  }
}

function add(counts: Int32Array | Float64Array, at: number, by: number): void {
  counts[at] = (counts[at] ?? 0) + by;
}
