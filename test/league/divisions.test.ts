import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divided, type Entrant, type Placed } from '../../src/league/divisions.ts';
import { linesOf, MOVING, type Outcome } from '../../src/league/promotion.ts';

const fresh = (user: string): Entrant => ({ user, last: null, paused: 0 });

/** How a season ended in divisions of these sizes, everybody named by division and place. */
const ended = (sizes: readonly number[]): Outcome[] =>
  linesOf(sizes, MOVING).flatMap(({ up, down }, division) => {
    const size = sizes[division] ?? 0;
    return Array.from(
      { length: size },
      (_, at): Outcome => ({
        user: `${division}.${at + 1}`,
        division,
        place: at + 1,
        moves: at < up ? 'up' : at >= size - down ? 'down' : 'stays',
      }),
    );
  });

const again = (last: Outcome, paused = 0): Entrant => ({ user: last.user, last, paused });

/** How far up somebody may come without being promoted twice, or promoted after going down. */
const highestOf = ({ last, paused }: Entrant): number => {
  if (last === null || paused > 0) return 0;
  return last.moves === 'down' ? last.division : last.division - 1;
};

const said = (divisions: readonly (readonly Placed[])[]) =>
  divisions.map((division) => division.map(({ user, reason }) => `${user} ${reason}`).join(', '));

const sizesOf = (divisions: readonly (readonly Placed[])[]) =>
  divisions.map(({ length }) => length);

const newOnes = (count: number) => Array.from({ length: count }, (_, at) => fresh(`new ${at + 1}`));

describe('divisions', () => {
  it('are as many as people over the ideal size, rounded, and of a size', () => {
    expect(sizesOf(divided(newOnes(20), 7))).toEqual([6, 7, 7]);
    expect(sizesOf(divided(newOnes(24), 7))).toEqual([8, 8, 8]);
    expect(sizesOf(divided(newOnes(25), 7))).toEqual([6, 6, 6, 7]);
    expect(sizesOf(divided(newOnes(300), 15))).toEqual(Array.from({ length: 20 }, () => 15));
    expect(sizesOf(divided(newOnes(3), 7))).toEqual([3]);
    expect(divided([], 7)).toEqual([]);
  });

  it('go by the last outcome, then who paused, then who is new', () => {
    const [first, ...others] = ended([4, 4]).map((last) => again(last));
    const paused = [again({ user: 'old', division: 0, place: 1, moves: 'stays' }, 1)];
    const all = [fresh('new'), ...paused, ...others.toReversed(), first ?? fresh('')];
    expect(said(divided(all, 5))).toEqual([
      '0.1 stayed, 0.2 stayed, 0.3 stayed, 1.1 promoted, 0.4 levelled',
      '1.2 stayed, 1.3 stayed, 1.4 stayed, old returned, new new',
    ]);
  });

  it('fill what leavers left: who was relegated is kept up first, then the best that stayed', () => {
    const all = ended([7, 7]).map((last) => again(last));
    const left = ['0.1', '0.2', '0.3', '0.4'];
    const staying = all.filter(({ user }) => !left.includes(user));
    expect(said(divided([...staying, ...newOnes(3)], 7))).toEqual([
      '0.5 stayed, 1.1 promoted, 1.2 promoted, 0.6 levelled, 0.7 levelled, 1.3 levelled',
      '1.4 stayed, 1.5 stayed, 1.6 stayed, 1.7 stayed, new 1 new, new 2 new, new 3 new',
    ]);
  });

  it('grow from below, and a lowest one of a few is not opened', () => {
    const all = ended([8, 8, 8]).map((last) => again(last));
    expect(sizesOf(divided([...all, ...newOnes(1)], 7))).toEqual([8, 8, 9]);
    expect(sizesOf(divided([...all, ...newOnes(5)], 7))).toEqual([8, 8, 8, 5]);
  });

  it('leave the people of one that has gone in the lowest one left', () => {
    const all = ended([7, 7, 7]).map((last) => again(last));
    const staying = all.filter(({ user }) => !/^(1\.[3-7]|2\.[67])$/.test(user));
    expect(sizesOf(divided(staying, 7))).toEqual([7, 7]);
    const two = divided(staying, 7).flat();
    expect(two.find(({ user }) => user === '2.3')?.reason).toBe('levelled');
    expect(two.find(({ user }) => user === '2.1')?.reason).toBe('promoted');
  });

  it('move nobody down who stayed up, and nobody twice, whoever leaves, pauses or joins', () => {
    const season = fc
      .array(fc.integer({ min: 4, max: 20 }), { minLength: 1, maxLength: 4 })
      .chain((sizes) =>
        fc.record({
          ideal: fc.integer({ min: 7, max: 20 }),
          added: fc.nat(20),
          entrants: fc
            .shuffledSubarray(ended(sizes))
            .chain((outcomes) =>
              fc.tuple(
                ...outcomes.map((last) =>
                  fc
                    .oneof({ arbitrary: fc.constant(0), weight: 5 }, fc.integer({ min: 1, max: 3 }))
                    .map((paused) => again(last, paused)),
                ),
              ),
            ),
        }),
      );
    fc.assert(
      fc.property(season, ({ ideal, added, entrants }) => {
        const all: Entrant[] = [...entrants, ...newOnes(added)];
        const divisions = divided(all, ideal);
        const entrantOf = (user: string) => all.find((one) => one.user === user) ?? fresh('');
        const users = divisions.flat().map(({ user }) => user);
        expect(users.toSorted()).toEqual(all.map(({ user }) => user).toSorted());
        expect(divisions.length).toBeLessThanOrEqual(Math.max(1, Math.round(all.length / ideal)));
        const lowest = divisions.length - 1;
        const sizes = sizesOf(divisions);
        divisions.forEach((division, at) => {
          for (const { user, reason } of division) {
            const { last, paused } = entrantOf(user);
            if (last === null || paused > 0) {
              expect(reason).toBe(last === null ? 'new' : 'returned');
              continue;
            }
            const due = last.division + { up: -1, stays: 0, down: 1 }[last.moves];
            expect(at).toBeLessThanOrEqual(due);
            expect(at).toBeGreaterThanOrEqual(Math.min(highestOf(entrantOf(user)), lowest));
            const asDue = { up: 'promoted', stays: 'stayed', down: 'relegated' }[last.moves];
            expect(reason).toBe(at < due && last.moves !== 'up' ? 'levelled' : asDue);
          }
          // One below what it might be has nobody below it that may still rise.
          const level = Math.floor(
            sizes.slice(at).reduce((sum, one) => sum + one, 0) / (divisions.length - at),
          );
          if (division.length >= level) return;
          for (const { user } of divisions.slice(at + 1).flat()) {
            expect(highestOf(entrantOf(user))).toBeGreaterThan(at);
          }
        });
      }),
      { numRuns: 300 },
    );
  });
});
