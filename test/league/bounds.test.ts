import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bounds, boundsOf, markOf } from '../../src/league/bounds.ts';
import { type Contest, isLeft } from '../../src/league/contest.ts';
import { POINT, POINTS, pointsFor } from '../../src/league/points.ts';
import { standingsOf } from '../../src/league/standings.ts';
import { before, contestOf, endedContest, left, over, PEOPLE, takenOver } from './contests.ts';

const saidOf = (contest: Contest): Record<string, string> =>
  Object.fromEntries(
    [...boundsOf(contest)].map(([user, { best, worst }]) => [user, `${best}–${worst}`]),
  );

/** All ways in which those who do not drop may end, best first, with ties. */
function orders(users: readonly string[]): string[][][] {
  if (users.length === 0) return [[]];
  return subsets(users)
    .filter((first) => first.length > 0)
    .flatMap((first) =>
      orders(users.filter((user) => !first.includes(user))).map((rest) => [first, ...rest]),
    );
}

const subsets = (users: readonly string[]): string[][] =>
  users.reduce<string[][]>((all, user) => [...all, ...all.map((one) => [...one, user])], [[]]);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The bounds by playing on in all ways, with points in whole and half ones as a person would reckon them. */
function slowBounds(contest: Contest): Map<string, Bounds> {
  const rows = standingsOf(contest);
  const found = new Map(rows.map(({ user }) => [user, { best: rows.length, worst: 1 }]));
  const ownMatches = (user: string) =>
    contest.tables.filter(
      (one) =>
        one.status === 'over' &&
        one.seats.includes(user) &&
        !one.dropped.includes(user) &&
        !one.substituted.includes(user),
    ).length;
  const ownPoints = (user: string) => {
    const tables = contest.tables.filter((one) => !one.substituted.includes(user));
    return standingsOf({ ...contest, tables }).find((row) => row.user === user)?.points ?? 0;
  };
  const means = new Map(
    contest.users.map((user) => {
      const matches = ownMatches(user);
      return [user, matches === 0 ? undefined : Math.floor(ownPoints(user) / matches)];
    }),
  );
  const ways = contest.tables.filter(isLeft).map(({ seats, dropped, substituted }) => {
    const points = POINTS[seats.length] ?? [];
    const able = seats.filter((user) => !dropped.includes(user));
    const all = subsets(able).flatMap((users) =>
      orders(users).map((order) => {
        const gained = new Map<string, number>();
        let given = 0;
        for (const users of order) {
          const shared = points.slice(given, given + users.length);
          given += users.length;
          for (const user of users) {
            const fair = (shared.reduce((sum, one) => sum + one, 0) / users.length) * POINT;
            const middle = (points.reduce((sum, one) => sum + one, 0) / seats.length) * POINT;
            const cap = means.get(user) ?? Math.floor(middle);
            gained.set(user, Math.round(substituted.includes(user) ? Math.min(fair, cap) : fair));
          }
        }
        return gained;
      }),
    );
    return [...new Map(all.map((one) => [JSON.stringify([...one].toSorted()), one])).values()];
  });
  const playOn = (points: ReadonlyMap<string, number>, at: number): void => {
    const next = ways[at];
    if (next !== undefined) {
      for (const way of next) {
        playOn(
          new Map([...points].map(([user, now]) => [user, now + (way.get(user) ?? 0)])),
          at + 1,
        );
      }
      return;
    }
    const all = [...points.values()];
    for (const [user, own] of points) {
      const seen = found.get(user);
      if (seen === undefined) continue;
      seen.best = Math.min(seen.best, 1 + all.filter((one) => one > own).length);
      seen.worst = Math.max(seen.worst, all.filter((one) => one >= own).length);
    }
  };
  playOn(new Map(rows.map(({ user, points }) => [user, points])), 0);
  return found;
}

describe('the best and worst place', () => {
  it('know that not both can be first at one table', () => {
    const tables = [
      over({ ada: 1, di: 2 }),
      over({ bo: 2, di: 1 }),
      over({ cy: 2, di: 1 }),
      left(['bo', 'cy']),
    ];
    expect(saidOf(contestOf(tables))).toEqual({ di: '1–1', ada: '2–3', bo: '2–4', cy: '2–4' });
  });

  it('give what is over by points alone, and equal points both ways', () => {
    const tables = [over({ ada: 1, bo: 2 }, { scores: [9, 8] }), over({ cy: 1, di: 2 })];
    expect(saidOf(contestOf(tables))).toEqual({ ada: '1–2', cy: '1–2', bo: '3–4', di: '3–4' });
  });

  it('leave all open before anything is over, but for who plays nothing', () => {
    const contest = contestOf([left(['ada', 'bo', 'cy'])]);
    expect(saidOf(contest)).toEqual({ ada: '1–3', bo: '1–3', cy: '1–3' });
    expect(saidOf({ ...contest, users: ['ada', 'bo', 'cy', 'di'] })).toMatchObject({ di: '1–4' });
    expect(saidOf({ ...contest, users: [], tables: [] })).toEqual({});
  });

  it('let many come up a little before one comes up far', () => {
    const tables = [
      over({ ada: 1, ed: 2 }),
      over({ ada: 1, flo: 2 }),
      over({ cy: 1, ed: 2 }),
      over({ di: 1, flo: 2 }),
      over({ cy: 1, di: 1 }),
      left(['bo', 'cy']),
      { ...left(['bo', 'di']), status: 'open' as const },
    ];
    // cy and di pass ada's 20 if they win, each 4.5 short; bo must win both, and could alone.
    expect(saidOf(contestOf(tables))).toMatchObject({ ada: '1–3', bo: '1–6' });
  });

  it('hand on what several have of one table', () => {
    const tables = [
      over({ ed: 1, cy: 3, di: 2, ada: 3 }),
      left(['di', 'bo', 'ada']),
      left(['ada', 'ed', 'cy']),
      left(['cy', 'ed']),
    ];
    // bo wins the first one, before di; ada the next one, and cy the last one: all come to ed's 10.
    expect(saidOf(contestOf(tables))).toMatchObject({ ed: '1–5' });
  });

  it('expect nothing more of who dropped', () => {
    const won = over({ ada: 1, bo: 2 });
    const dropped = left(['ada', 'cy'], { dropped: ['cy'] });
    expect(saidOf(contestOf([won, dropped]))).toEqual({ ada: '1–1', bo: '2–2', cy: '3–3' });
    // Of the other table, only one comes to ada's 10.
    expect(saidOf(contestOf([won, dropped, left(['cy', 'di'])]))).toMatchObject({ ada: '1–2' });
  });

  it('promise what marks say', () => {
    const line = { people: 7, up: 2, down: 2 };
    expect(markOf({ best: 1, worst: 2 }, line)).toBe('up');
    expect(markOf({ best: 1, worst: 3 }, line)).toBeUndefined();
    expect(markOf({ best: 3, worst: 5 }, line)).toBe('stays');
    expect(markOf({ best: 3, worst: 6 }, line)).toBeUndefined();
    expect(markOf({ best: 6, worst: 7 }, line)).toBe('down');
  });

  it('hold whatever comes of the tables that are left, and are seldom wide', () => {
    let exact = 0;
    let all = 0;
    fc.assert(
      fc.property(
        endedContest({ minLength: 3, maxLength: 7 }),
        fc.integer({ min: 2, max: 4 }),
        fc.option(fc.constantFrom(...PEOPLE)),
        (tables, wanted, user) => {
          // Four at a table end in 150 ways, three in 26, two in six.
          let ways = 1;
          const count = tables.findLastIndex(({ seats }, at) => {
            ways *= [6, 26, 150][seats.length - 2] ?? 1;
            return ways > 25_000 || tables.length - at > wanted;
          });
          const played = user === null ? tables : takenOver(tables, user, count + 1);
          const contest = contestOf(
            played.map((table, at) => (at > count ? before(table) : table)),
          );
          const bounds = boundsOf(contest);
          for (const [user, slow] of slowBounds(contest)) {
            const { best, worst } = bounds.get(user) ?? { best: 0, worst: 0 };
            expect(best).toBe(slow.best);
            expect(worst).toBeGreaterThanOrEqual(slow.worst);
            all += 1;
            if (worst === slow.worst) exact += 1;
          }
        },
      ),
      { numRuns: 60 },
    );
    expect(exact / all).toBeGreaterThan(0.9);
  });

  it('hold where a substitute plays at some tables of a row, and it plays on itself at others', () => {
    fc.assert(
      fc.property(
        endedContest({ minLength: 3, maxLength: 8 }),
        fc.constantFrom(...PEOPLE),
        fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
        (ended, user, helped) => {
          const tables = ended.map((table, at) =>
            helped[at] === true && table.seats.includes(user)
              ? { ...table, substituted: [user], dropped: [] }
              : table,
          );
          const final = standingsOf(contestOf(tables));
          const { users } = contestOf(tables);
          for (const played of tables.keys()) {
            const now = tables.map((table, at) => (at < played ? table : left(table.seats)));
            const bounds = boundsOf(contestOf(now, { users }));
            for (const { user: one, points } of final) {
              const { best, worst } = bounds.get(one) ?? { best: 9, worst: 0 };
              expect(best).toBeLessThanOrEqual(
                1 + final.filter((row) => row.points > points).length,
              );
              expect(worst).toBeGreaterThanOrEqual(
                final.filter((row) => row.points >= points).length,
              );
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('take the most that any of the others may have together at the tables that are left', () => {
    // Here one is given of another table what another one is to have.
    const last = over({ bo: 1, ada: 2 });
    const taken = [last, over({ cy: 1, ada: 1, bo: 1, di: 1 }), last, last];
    fc.assert(
      fc.property(endedContest({ minLength: 4, maxLength: 14 }), fc.nat(8), (tables, played) => {
        const contest = contestOf(tables.map((one, at) => (at < played ? one : before(one))));
        const rows = standingsOf(contest);
        const bounds = boundsOf(contest);
        const seatsLeft = contest.tables.filter(isLeft).map(({ seats }) => seats);
        const mostOf = (users: readonly string[]): number =>
          sum(
            seatsLeft.flatMap((seats) =>
              pointsFor(seats.length, {}).slice(
                0,
                seats.filter((one) => users.includes(one)).length,
              ),
            ),
          );
        for (const { user, points } of rows) {
          const others = rows.filter((other) => other.user !== user && other.points < points);
          const given = new Map<string, number>();
          let come = rows.length - others.length;
          for (const other of others.toSorted((a, b) => b.points - a.points)) {
            const need = points - other.points;
            if (mostOf([other.user]) < need) continue;
            const all = subsets([...given.keys()]).map(
              (users) =>
                mostOf([...users, other.user]) - sum(users.map((one) => given.get(one) ?? 0)),
            );
            given.set(other.user, Math.min(need, ...all));
            come += (given.get(other.user) ?? 0) / need;
          }
          expect(bounds.get(user)?.worst).toBe(Math.floor(come + 1e-9));
        }
      }),
      { numRuns: 200, examples: [[taken, 1]] },
    );
  });

  it('only narrow, in whatever order results come, and people drop or are taken over', () => {
    fc.assert(
      fc.property(
        endedContest({ minLength: 4, maxLength: 12 }).chain((tables) =>
          fc.record({
            tables: fc.constant(tables),
            order: fc.shuffledSubarray([...tables.keys()], { minLength: tables.length }),
            user: fc.constantFrom(...PEOPLE),
            taken: fc.integer({ min: 0, max: 2 * tables.length }),
          }),
        ),
        ({ tables, order, user, taken }) => {
          const ordered = order.flatMap((at) => tables[at] ?? []);
          const played = takenOver(ordered, user, taken);
          const users = [...new Set(tables.flatMap(({ seats }) => seats))];
          let last = new Map<string, Bounds>();
          const steps = [...played.keys(), played.length].flatMap((over) => {
            const now = over < taken ? ordered : played;
            const begun = now.map((table, at) => (at < over ? table : before(table)));
            const next = now[over];
            if (next === undefined) return [begun];
            const { seats, substituted, dropped } = next;
            const dropping = left(seats, { substituted: [...substituted], dropped: [...dropped] });
            return [begun, begun.with(over, dropping)];
          });
          for (const tables of steps) {
            const bounds = boundsOf(contestOf(tables, { users }));
            for (const [user, { best, worst }] of bounds) {
              expect(best).toBeGreaterThanOrEqual(last.get(user)?.best ?? 1);
              expect(worst).toBeLessThanOrEqual(last.get(user)?.worst ?? users.length);
              expect(best).toBeLessThanOrEqual(worst);
            }
            last = bounds;
          }
          for (const { user, rank } of standingsOf(contestOf(played, { users }))) {
            expect(rank).toBeGreaterThanOrEqual(last.get(user)?.best ?? 0);
            expect(rank).toBeLessThanOrEqual(last.get(user)?.worst ?? 0);
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});
