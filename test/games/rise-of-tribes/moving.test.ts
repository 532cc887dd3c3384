import { describe, expect, it } from 'vitest';
import type { GoalId } from '../../../src/games/rise-of-tribes/content/goals.ts';
import { only } from '../../../src/parts/only.ts';
import { acting, asked, type Camp, type CampTribe, keys, play, tribe, where } from './camp.ts';

const moving = (own: CampTribe, camp: Camp = {}, other: CampTribe = { at: { C3: 1 } }) =>
  play(acting({ tribes: [own, other], dice: ['blank', 'sun'], ...camp }), ['blank.move']).state;

/** Where a member at a place may go. */
const reach = (from: string, done: readonly GoalId[], tiles: CampTribe['tiles'] = []) =>
  keys(moving({ at: { [from]: 1 }, done, tiles }), 0).flatMap((key) => key.split('.')[2] ?? []);

it('a step leads to the next tile, and a Horse makes two (14)', () => {
  expect(reach('A1', [])).toEqual(['A2', 'B1']);
  expect(reach('A1', ['horse'])).toEqual(['A2', 'A3', 'B1', 'B2', 'C1']);
});

it('Pathfinder and Canoe spare steps (14)', () => {
  expect(reach('A1', ['pathfinder'])).toContain('C1');
  const canoe = reach('A2', [], ['canoe']);
  expect(canoe).toEqual(expect.arrayContaining(['B3', 'C3', 'B2']));
  // By B2, and not by B1.
  expect(canoe).toContain('C1');
  expect(reach('A1', [], ['canoe'])).toEqual(['A2', 'B1', 'B2']);
  expect(reach('A1', ['horse'], ['canoe'])).toContain('C1');
  expect(reach('A1', ['pathfinder'], ['canoe'])).toContain('C1');
});

it('a member whose way was free has moved, too (15)', () => {
  const camp: Camp = {
    tribes: [{ at: { A2: 3 }, tiles: ['canoe'] }, { at: { C1: 1 } }],
    dice: ['moon', 'sun'],
  };
  const { state } = play(acting(camp), ['moon.move']);
  expect(keys(state, 0)).not.toContain('move.A2.B2.3');
  const moved = play(state, ['move.A2.B2.2']).state;
  expect([where(moved, 0), asked(moved)]).toEqual([{ A2: 1, B2: 2 }, ['0 act']]);
});

it('Wayfarers go between edges of one terrain, for a whole step (16)', () => {
  expect(reach('A1', ['wayfarers'])).toEqual(['A2', 'B1', 'C3']);
  // B2, which is inner, is reached by A2; C2 would be a second step.
  expect(reach('A1', ['wayfarers'], ['canoe'])).toEqual(['A2', 'B1', 'B2', 'C3']);
});

it('each member moves once, and several may go the same way', () => {
  const state = play(moving({ at: { A1: 2 } }), ['move.A1.A2.2']).state;
  expect([asked(state), where(state, 0)]).toEqual([['0 act'], { A2: 2 }]);
});

describe('Discovery', () => {
  const slots = [{ tile: 'discovery', stock: { food: 2, wood: 2, stone: 2 } }] as const;
  const others = { at: { A2: 2, B1: 1 } };

  it('gives something for each place where others were alone before (17)', () => {
    const state = moving({ at: { A1: 4, B1: 1 } }, { slots }, others);
    const found = play(state, ['move.A1.A2.2', 'done', 'take.woodx1']).state;
    expect(tribe(found, 0).goods.wood).toBe(1);
    expect(found.slots[0]?.stock).toEqual({ food: 2, wood: 1, stone: 2 });
    expect(asked(play(state, ['move.A1.B1.1', 'done']).state)).toEqual(['0 act']);
  });

  it('gives nothing on the way (17)', () => {
    const state = moving({ at: { A1: 4 }, done: ['horse'] }, { slots }, others);
    expect(asked(play(state, ['move.A1.A3.1', 'done']).state)).toEqual(['0 act']);
  });

  it('is discarded when it is empty', () => {
    const last = [{ tile: 'discovery', stock: { food: 1 } }] as const;
    const state = moving({ at: { A1: 4 } }, { slots: last }, others);
    const { events } = play(state, ['move.A1.A2.1', 'done']);
    expect(only(events, 'tileDiscarded')).toEqual([{ type: 'tileDiscarded', tile: 'discovery' }]);
  });
});

it('a tame mammoth goes along with a member of its tile, once', () => {
  const tame = { seat: 0, at: 'B2' };
  const state = moving({ at: { B2: 2, A1: 1 } }, { tame });
  expect(keys(state, 0)).toContain('move.B2.A2.1');
  expect(keys(state, 0)).not.toContain('move.A1.A2.1.mammoth');
  const led = play(state, ['move.B2.A2.1.mammoth']).state;
  expect(led.tame).toEqual({ seat: 0, at: 1 });
  expect(keys(led, 0).filter((key) => key.endsWith('mammoth'))).toEqual([]);
});
