import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { only } from '../../../src/parts/only.ts';
import { asked, board, keys, membersOf, play, playAll } from './board.ts';

type Striking = readonly [stones: number, aim: string];

/**
 * Four tribes on one tile, nobody sits out. What each uses and aims at, by seat from the one that began;
 * then the dice, in that order and for each tribe by target.
 */
function brawl(
  tribes: readonly (readonly string[])[],
  strikes: readonly Striking[],
  dice: readonly number[],
) {
  const four = board({
    tribes: tribes.map((members, seat) => ({ members, stone: strikes[seat]?.[0] ?? 0 })),
  });
  let state = play(four, 0, 'fight.D3').state;
  for (let seat = 1; seat < tribes.length; seat += 1) state = play(state, seat, 'stand.in').state;
  strikes.forEach(([, aim], seat) => {
    state = play(state, seat, aim).state;
  });
  const owners = strikes.flatMap(([stones], seat) =>
    stones === 0 ? [] : [[seat, `use.0-0-${stones}`] as const],
  );
  return playAll(state, owners, dice);
}

const two = ['D3', 'D3'];
const three = ['D3', 'D3', 'D3'];

describe('stones that fly', () => {
  it('are told with whose they are, at whom, and who falls by them', () => {
    // Both others are hit once; then two stones fly at seat 2, and seat 2's at its only target.
    const fought = brawl(
      [two, two, three],
      [
        [2, 'aim.1x1.2x1'],
        [0, 'aim.0x2'],
        [1, 'aim.0x3'],
      ],
      [6, 6, 1, 1, 6, 1, 1],
    );
    const thrown = play(fought.state, 0, 'stones.2x2');
    expect(thrown.events).toEqual([
      { type: 'stonesThrown', target: 0, by: [{ seat: 2, stones: 1 }], members: [2] },
      { type: 'memberWounded', seat: 0, member: 2, by: 'stone' },
      { type: 'stonesThrown', target: 2, by: [{ seat: 0, stones: 2 }], members: [2, 3] },
      { type: 'memberWounded', seat: 2, member: 2, by: 'stone' },
      { type: 'memberWounded', seat: 2, member: 3, by: 'stone' },
    ]);
  });

  it('of several owners at one tribe are told together, as nobody can tell whose stone struck', () => {
    const fought = brawl(
      [two, two, two],
      [
        [1, 'aim.2x2'],
        [2, 'aim.2x2'],
        [0, 'aim.0x2'],
      ],
      [6, 1, 1, 1, 1, 1],
    );
    // Seat 1 has inflicted nothing: its stones do nothing, and are not told.
    expect(only(fought.events, 'stonesThrown')).toEqual([
      { type: 'stonesThrown', target: 2, by: [{ seat: 0, stones: 1 }], members: [2] },
    ]);
    const both = brawl(
      [two, two, three],
      [
        [2, 'aim.2x2'],
        [1, 'aim.2x2'],
        [0, 'aim.0x3'],
      ],
      [6, 1, 6, 1, 1, 1, 1],
    );
    expect(only(both.events, 'stonesThrown')).toEqual([
      // Two wounds by dice leave one member standing: one stone of each owner flies at it.
      {
        type: 'stonesThrown',
        target: 2,
        by: [
          { seat: 0, stones: 1 },
          { seat: 1, stones: 1 },
        ],
        members: [3],
      },
    ]);
  });

  it('are not told where none fly', () => {
    const state = board({ tribes: [{ members: two, stone: 1 }, { members: ['D3'] }] });
    const fought = play(play(state, 0, 'fight.D3').state, 0, 'use.0-0-1', [6, 1, 1]);
    expect(only(fought.events, 'stonesThrown')).toEqual([]);
  });
});

describe('a stone must strike if it can', () => {
  it('a tribe with nobody left to be wounded is no target, so its owner is not asked', () => {
    // Seat 0 wounds the last of seat 1, and one of seat 2.
    const fought = brawl(
      [two, ['D3'], two],
      [
        [1, 'aim.1x1.2x1'],
        [0, 'aim.0x1'],
        [0, 'aim.0x2'],
      ],
      [6, 6, 1, 1, 1],
    );
    expect(asked(fought.state)).toEqual(['turn.1.0.1']);
    expect(membersOf(fought.state, 2).slice(0, 2)).toEqual(['D3!', 'D3!']);
  });

  it('may not be held back, nor thrown where fewer stand than it takes', () => {
    // Both others are hit once: one of seat 1 is left, and two of seat 2.
    const fought = brawl(
      [two, two, three],
      [
        [2, 'aim.1x1.2x1'],
        [0, 'aim.0x2'],
        [0, 'aim.0x3'],
      ],
      [6, 6, 1, 1, 1, 1, 1],
    );
    expect(asked(fought.state)).toEqual(['stones.1.0']);
    expect(keys(fought.state, 0)).toEqual(['stones.1x1.2x1', 'stones.2x2']);
  });

  it('strikes with as many as find one, where there are fewer members than stones', () => {
    const fought = brawl(
      [two, two, two],
      [
        [4, 'aim.1x1.2x1'],
        [0, 'aim.0x2'],
        [0, 'aim.0x2'],
      ],
      [6, 6, 1, 1, 1, 1],
    );
    expect(asked(fought.state)).toEqual(['turn.1.0.1']);
    expect(only(fought.events, 'memberWounded').filter(({ by }) => by === 'stone')).toEqual([
      { type: 'memberWounded', seat: 1, member: 2, by: 'stone' },
      { type: 'memberWounded', seat: 2, member: 2, by: 'stone' },
    ]);
  });

  it('each owner counts whom the dice left standing: stones that meet on one member are one wound', () => {
    // Seats 0 and 1 hit both others once each; two of each are down, one stands.
    const fought = brawl(
      [two, two, three, three],
      [
        [1, 'aim.2x1.3x1'],
        [2, 'aim.2x1.3x1'],
        [0, 'aim.0x3'],
        [0, 'aim.0x3'],
      ],
      [6, 6, 6, 6, 1, 1, 1, 1, 1, 1],
    );
    // Two stones for two tribes with one member each: seat 1 has no choice.
    expect(asked(fought.state)).toEqual(['stones.1.0']);
    const thrown = play(fought.state, 0, 'stones.3x1');
    expect(only(thrown.events, 'memberWounded')).toEqual([
      { type: 'memberWounded', seat: 2, member: 3, by: 'stone' },
      { type: 'memberWounded', seat: 3, member: 3, by: 'stone' },
    ]);
  });

  const members = fc.array(fc.constantFrom('D3', 'D3!'), { minLength: 1, maxLength: 4 });
  const die = fc.constantFrom(1, 6);

  it('whatever falls, each owner uses up its stones or its targets, and no target is overdrawn', () => {
    fc.assert(
      fc.property(
        members,
        members,
        fc.nat(4),
        fc.array(die, { minLength: 12, maxLength: 12 }),
        fc.nat(9),
        (first, second, stone, dice, pick) => {
          const tribes = [['D3', 'D3'], first, second];
          const upright = (seat: number): number =>
            tribes[seat]?.filter((text) => text === 'D3').length ?? 0;
          const state = board({
            tribes: tribes.map((of, seat) => ({
              members: of,
              ...(seat === 0 ? { stone } : { grass: 1 }),
            })),
          });
          let now = play(state, 0, 'fight.D3').state;
          for (const seat of [1, 2]) now = play(now, seat, 'stand.in').state;
          now = play(now, 0, 'aim.1x1.2x1').state;
          for (const seat of [1, 2]) {
            if (upright(seat) > 0) now = play(now, seat, `aim.0x${upright(seat)}`).state;
          }
          const fought = playAll(
            now,
            [
              ...(stone > 0 ? [[0, `use.0-0-${stone}`] as const] : []),
              [1, 'use.0-0-0'],
              [2, 'use.0-0-0'],
            ],
            dice.slice(0, 2 + upright(1) + upright(2)),
          );
          const [rolled] = only(fought.events, 'fightRolled');
          const left = [1, 2].map((seat) => {
            const roll = rolled?.rolls.find((one) => one.seat === 0 && one.target === seat);
            return roll?.hits === 1 ? Math.max(0, upright(seat) - 1) : 0;
          });
          const striking = Math.min(
            stone,
            left.reduce((sum, count) => sum + count, 0),
          );
          const isAsked = asked(fought.state).includes('stones.1.0');
          const byDice = only(fought.events, 'memberWounded');
          if (isAsked) {
            const offered = keys(fought.state, 0);
            for (const key of offered) {
              const parts = [...key.matchAll(/(\d)x(\d)/g)].map(([, seat, count]) => ({
                seat: Number(seat),
                count: Number(count),
              }));
              expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(striking);
              for (const { seat, count } of parts)
                expect(count).toBeLessThanOrEqual(left[seat - 1] ?? 0);
            }
            const thrown = play(fought.state, 0, offered[pick % offered.length] ?? '');
            expect(only(thrown.events, 'memberWounded')).toHaveLength(striking);
          } else {
            expect(byDice.filter(({ by }) => by === 'stone')).toHaveLength(striking);
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});
