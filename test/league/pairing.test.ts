import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Paired, pairing } from '../../src/league/pairing/pairing.ts';
import type { Entrant, Table, Wanted } from '../../src/league/pairing/wanted.ts';

const people = (many: number): Entrant[] =>
  Array.from({ length: many }, (_, nth) => ({ user: `u${nth}`, avoids: [], waking: null }));

const usual = { seats: 4, least: 2, matches: 4, atOnce: 2, seed: 'autumn' };

function paired(wanted: Partial<Omit<Wanted, 'people'>> & { people: Entrant[] }) {
  const made: Paired = pairing({ ...usual, ...wanted });
  if (made.kind !== 'paired') throw new Error(made.kind);
  return made;
}

const matchesOf = (tables: readonly Table[], user: string): Table[] =>
  tables.filter((table) => table.seats.includes(user));

/** How often each two meet, by their names in order. */
function meetings(tables: readonly Table[], all: readonly Entrant[]): Map<string, number> {
  const met = new Map<string, number>();
  for (const one of all) {
    for (const other of all) if (one.user < other.user) met.set(`${one.user} ${other.user}`, 0);
  }
  for (const { seats } of tables) {
    for (const one of seats) {
      for (const other of seats) {
        if (one < other) met.set(`${one} ${other}`, met.get(`${one} ${other}`)! + 1);
      }
    }
  }
  return met;
}

/** So many, dealt out one by one to so many: as evenly as can be. */
function leastSquares(sum: number, many: number): number {
  const dealt = Array<number>(many).fill(0);
  for (let nth = 0; nth < sum; nth += 1) dealt[nth % many]! += 1;
  return dealt.reduce((total, count) => total + count ** 2, 0);
}

const total = (numbers: Iterable<number>): number =>
  [...numbers].reduce((sum, one) => sum + one, 0);
const squares = (numbers: Iterable<number>): number => total([...numbers].map((one) => one ** 2));
const nothing = { opponents: 0, seats: 0, short: 0, shortTables: 0, blocked: 0, byes: [] };

describe('an exact schedule', () => {
  // People, seats, matches of each, how often each two meet, how often each has each seat.
  it.each([
    [7, 3, 3, 1, 1],
    [13, 3, 6, 1, 2],
    [5, 4, 4, 3, 1],
    [7, 4, 4, 2, 1],
    [9, 4, 8, 3, 2],
    [13, 4, 4, 1, 1],
    [11, 5, 5, 2, 1],
    [21, 5, 5, 1, 1],
    [7, 4, 12, 6, 3],
    [13, 4, 8, 2, 2],
    [8, 2, 7, 1, 3.5],
    [7, 2, 6, 1, 3],
    [8, 2, 14, 2, 7],
  ])('is used for %i people at %i seats with %i matches', (many, seats, matches, meet, sit) => {
    const all = people(many);
    const { tables, distance } = paired({ people: all, seats, matches });
    expect(distance).toEqual(nothing);
    expect(new Set(meetings(tables, all).values())).toEqual(new Set([meet]));
    for (const { user } of all) {
      expect(matchesOf(tables, user)).toHaveLength(matches);
      for (let seat = 0; seat < seats; seat += 1) {
        const had = tables.filter((table) => table.seats[seat] === user).length;
        expect(Math.abs(had - sit)).toBeLessThan(1);
      }
    }
  });

  it('gives other people other places by another seed', () => {
    const seats = (seed: string): string =>
      JSON.stringify(paired({ people: people(13), seed }).tables.map((table) => table.seats));
    expect(seats('spring')).not.toBe(seats('autumn'));
  });

  it('has everybody at a table each day of a round robin, and one rest of an odd number', () => {
    const even = paired({ people: people(8), seats: 2, matches: 7, atOnce: 1 }).tables;
    expect(even.map((table) => table.round)).toEqual([...Array(28).keys()].map((nth) => nth >> 2));
    const odd = paired({ people: people(7), seats: 2, matches: 6, atOnce: 1 }).tables;
    expect(odd.at(-1)?.round).toBe(6);
  });

  it('changes the seats of a duel the second time round', () => {
    const { tables } = paired({ people: people(6), seats: 2, matches: 10 });
    const duels = new Set(tables.map((table) => table.seats.join(' ')));
    expect(duels.size).toBe(30);
  });
});

describe('a schedule', () => {
  const hours = fc.option(
    fc.nat(23).map((wakes) => Array.from({ length: 24 }, (_, at) => (at - wakes + 24) % 24 < 14)),
  );
  const wanted: fc.Arbitrary<Wanted> = fc
    .record({
      many: fc.integer({ min: 1, max: 12 }),
      seats: fc.integer({ min: 2, max: 6 }),
      least: fc.integer({ min: 2, max: 4 }),
      matches: fc.integer({ min: 1, max: 6 }),
      atOnce: fc.integer({ min: 1, max: 3 }),
      avoided: fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 3 }),
      waking: fc.array(hours, { minLength: 12, maxLength: 12 }),
      seed: fc.string(),
    })
    .map(({ many, avoided, waking, ...others }) => ({
      ...others,
      least: Math.min(others.least, others.seats),
      people: people(many).map((one, nth) => ({
        ...one,
        avoids: avoided.flatMap(([by, whom]) => (by === nth && whom !== nth ? [`u${whom}`] : [])),
        waking: waking[nth] ?? null,
      })),
    }));

  it('keeps its laws, whatever is wanted', () => {
    fc.assert(
      fc.property(wanted, (asked) => {
        const { people: all, seats, least, matches, atOnce } = asked;
        const made = pairing(asked);
        const avoided = new Set(
          all.flatMap((one) => one.avoids.map((other) => [one.user, other].sort().join(' '))),
        );
        const who = all.map((one) => one.user);
        const known = [...avoided].filter((pair) =>
          pair.split(' ').every((one) => who.includes(one)),
        );
        if (all.length < least) {
          expect(made).toEqual({ kind: 'too few' });
          return;
        }
        if (made.kind !== 'paired') {
          expect(made).toEqual({ kind: 'all apart' });
          expect(known).not.toEqual([]);
          return;
        }
        const { tables, distance } = made;
        const isEasy = known.length === 0 || all.length >= 2 * seats;
        for (const table of tables) {
          expect(new Set(table.seats).size).toBe(table.seats.length);
          expect(table.seats.length).toBeGreaterThanOrEqual(least);
          expect(table.seats.length).toBeLessThanOrEqual(seats);
        }
        for (const one of who) {
          const rounds = matchesOf(tables, one).map((table) => table.round);
          for (const round of rounds) {
            expect(rounds.filter((other) => other === round).length).toBeLessThanOrEqual(atOnce);
          }
          const missed = distance.byes.filter((other) => other === one).length;
          expect(rounds.length + missed).toBe(matches);
          if (isEasy) expect(missed).toBeLessThanOrEqual(1);
        }
        if (isEasy) {
          const most = Math.min(seats, all.length);
          expect(Math.min(...tables.map((table) => table.seats.length))).toBeGreaterThanOrEqual(
            Math.max(least, most - 1),
          );
          expect(distance.byes.length).toBeLessThan(seats);
          expect(distance.short).toBe(0);
        }
        const met = meetings(tables, all);
        for (const pair of known) expect(met.get(pair)).toBe(0);
        expect(pairing(asked)).toEqual(made);

        // The distance, reckoned anew.
        const free = [...met].filter(([pair]) => !avoided.has(pair));
        const bound = who.map((one) => {
          const own = free
            .filter(([pair]) => pair.split(' ').includes(one))
            .map(([, often]) => often);
          return own.length === 0 ? 0 : leastSquares(total(own), own.length);
        });
        expect(distance.opponents).toBe(
          squares(free.map(([, often]) => often)) - Math.ceil(total(bound) / 2),
        );
        const had = who.flatMap((one) =>
          [...Array(seats).keys()].map(
            (seat) => tables.filter((table) => table.seats[seat] === one).length,
          ),
        );
        const byPerson = who.map((one) => leastSquares(matchesOf(tables, one).length, seats));
        const bySeat = [...Array(seats).keys()].map((seat) =>
          leastSquares(tables.filter((table) => table.seats.length > seat).length, who.length),
        );
        expect(distance.seats).toBe(squares(had) - Math.max(total(byPerson), total(bySeat)));
        const full = tables.filter((table) => table.seats.length === seats).length;
        expect(distance.shortTables).toBe(tables.length - full);
        if (full === tables.length) expect(distance.seats).toBe(0);
      }),
      { numRuns: 30 },
    );
  });

  /** The least squares of meetings over all schedules of full tables in which all play so often. */
  function leastOf(
    all: readonly Entrant[],
    seats: number,
    matches: number,
    avoided: string,
  ): number {
    const possible: string[][] = [];
    const choose = (from: number, table: string[]): void => {
      if (table.length === seats) possible.push(table);
      else
        for (let nth = from; nth < all.length; nth += 1)
          choose(nth + 1, [...table, all[nth]!.user]);
    };
    choose(0, []);
    const allowed = possible.filter(
      (table) => !avoided.split(' ').every((one) => table.includes(one)),
    );
    let least = Infinity;
    const play = (from: number, tables: Table[]): void => {
      if (tables.length * seats === all.length * matches) {
        least = Math.min(least, squares(meetings(tables, all).values()));
        return;
      }
      for (let nth = from; nth < allowed.length; nth += 1) {
        const table = allowed[nth]!;
        if (table.some((one) => matchesOf(tables, one).length === matches)) continue;
        play(nth, [...tables, { round: 0, seats: table }]);
      }
    };
    play(0, []);
    return least;
  }

  it.each([
    [5, 3, 3],
    [6, 3, 2],
    [6, 3, 3],
    [6, 4, 2],
    [6, 4, 4],
    [6, 5, 5],
    [8, 4, 2],
    [6, 2, 3],
    [7, 2, 2],
  ])('is as even as any of %i people at %i seats with %i matches', (many, seats, matches) => {
    for (const [avoids, avoided] of [
      [[], 'nobody'],
      [['u3'], 'u0 u3'],
    ] as const) {
      const all = people(many).map((one) => (one.user === 'u0' ? { ...one, avoids } : one));
      const least = leastOf(all, seats, matches, avoided);
      const { tables } = paired({ people: all, seats, matches, least: seats === 2 ? 2 : 3 });
      if (least < Infinity) expect(squares(meetings(tables, all).values())).toBe(least);
    }
    expect.hasAssertions();
  });

  it('has smaller tables where people do not fill them, one each', () => {
    const { tables, distance } = paired({ people: people(5), matches: 2, least: 3 });
    expect(tables.map((table) => table.seats.length).sort()).toEqual([3, 3, 4]);
    expect(distance).toMatchObject({ byes: [], shortTables: 2, short: 0 });
  });

  it('gives byes where that does not come out either', () => {
    const duels = paired({ people: people(7), seats: 2, matches: 3 });
    expect(duels.distance.byes).toHaveLength(1);
    expect(duels.tables).toHaveLength(10);
    const single = paired({ people: people(5), matches: 1, least: 3 });
    expect(single.distance.byes).toHaveLength(1);
  });

  it('has tables of all where there are fewer people than seats', () => {
    const { tables, distance } = paired({ people: people(3), matches: 3 });
    expect(tables.map((table) => table.seats.length)).toEqual([3, 3, 3]);
    expect(distance).toEqual({ ...nothing, shortTables: 3 });
  });

  it('makes smaller tables for those who could not be kept apart', () => {
    const all = people(4).map((one) => (one.user === 'u0' ? { ...one, avoids: ['u1'] } : one));
    const { tables, distance } = paired({ people: all, matches: 3 });
    expect(tables.map((table) => table.seats.length)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(distance).toMatchObject({ byes: [], blocked: 0 });
  });

  it('does without somebody who may meet nobody', () => {
    const others = people(8);
    const alone = { user: 'alone', avoids: others.map((one) => one.user), waking: null };
    const { tables, distance } = paired({ people: [...others, alone] });
    expect(tables).toHaveLength(8);
    expect(distance).toEqual({ ...nothing, byes: Array(4).fill('alone') });
  });

  it('says when nobody may meet anybody, or when they are too few', () => {
    const all = people(5).map((one, _, every) => ({
      ...one,
      avoids: every.map((other) => other.user),
    }));
    expect(pairing({ ...usual, people: all })).toEqual({ kind: 'all apart' });
    expect(pairing({ ...usual, people: [] })).toEqual({ kind: 'too few' });
    expect(pairing({ ...usual, people: people(2), least: 3 })).toEqual({ kind: 'too few' });
  });

  it('has those together who are awake together, where it is as even', () => {
    const awake = (from: number): boolean[] =>
      [...Array(24).keys()].map((at) => (at - from + 24) % 24 < 12);
    const all = people(18).map((one, nth) => ({ ...one, waking: awake(nth % 2 === 0 ? 0 : 12) }));
    const { tables, distance } = paired({ people: all, seats: 3, matches: 2 });
    expect(distance).toEqual(nothing);
    const mixed = tables.filter(
      ({ seats }) => new Set(seats.map((one) => Number(one.slice(1)) % 2)).size > 1,
    );
    expect(mixed).toEqual([]);
  });

  it('is made for very many, some of whom avoid others', () => {
    const all = people(300).map((one, nth) => ({ ...one, avoids: [`u${(nth * 7 + 1) % 300}`] }));
    const { tables, distance } = paired({ people: all });
    expect(tables).toHaveLength(300);
    expect(distance).toEqual(nothing);
  });

  it('needs as few rounds as can be', () => {
    const rounds = (many: number, matches: number, atOnce: number): number =>
      paired({ people: people(many), matches, atOnce }).tables.at(-1)!.round + 1;
    expect(rounds(16, 5, 1)).toBe(5);
    expect(rounds(20, 4, 2)).toBe(2);
    expect(rounds(20, 4, 4)).toBe(1);
    // Nobody would wait for long only to meet everybody as often.
    expect(rounds(12, 4, 2)).toBe(2);
    expect(rounds(12, 3, 1)).toBe(3);
  });
});
