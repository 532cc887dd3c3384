import { describe, expect, it } from 'vitest';
import { only } from '../../../src/parts/only.ts';
import type { GoalId } from '../../../src/games/rise-of-tribes/content/goals.ts';
import {
  asked,
  type Camp,
  type CampTribe,
  inSlots,
  keys,
  play,
  settling,
  tribe,
  where,
} from './camp.ts';

const camp = (own: CampTribe, more: Camp = {}) =>
  settling({ tribes: [own, { at: { C3: 1 } }], ...more }).state;

const TRADER = { leader: 'trader', goods: { food: 2, wood: 1, stone: 3 } } as const;

describe('a village', () => {
  it('costs what its leader says, and the first brings the late tiles (26)', () => {
    const state = camp({ at: { A1: 1, A2: 1 }, ...TRADER }, { late: true });
    expect(keys(state, 0)).toEqual(['done', 'build.A1', 'build.A2']);
    const { state: built } = play(state, ['build.A1'], 1, 3);
    expect(tribe(built, 0)).toMatchObject({
      villages: [0],
      points: 0,
      goods: { food: 0, wood: 0, stone: 0 },
    });
    expect([built.deck, built.late]).toEqual([['abandoned-village', 'chieftain'], []]);
  });

  it('costs one less by Crafty Builders, whichever (26)', () => {
    const done = ['crafty-builders'] as const;
    const less = (goods: CampTribe['goods']) =>
      keys(camp({ at: { A1: 1 }, ...TRADER, done, goods: goods ?? {}, hand: ['bow'] }), 0).filter(
        (key) => key.startsWith('build'),
      );
    expect(less({ food: 2, wood: 1, stone: 3 })).toEqual([
      'build.A1.less-food',
      'build.A1.less-wood',
      'build.A1.less-stone',
    ]);
    expect(less({ food: 2, stone: 3 })).toEqual(['build.A1.less-wood']);
    expect(less({ food: 1, stone: 3 })).toEqual([]);
  });

  it('stands where its builder controls, a hidden one where it is', () => {
    const at = { A1: 1, C3: 1 };
    const done = ['hidden-village'] as const;
    expect(keys(camp({ at, ...TRADER }), 0)).toEqual(['done', 'build.A1']);
    const state = camp({ at, ...TRADER, done });
    expect(keys(state, 0)).toEqual(['done', 'build.A1', 'build.A1.hidden', 'build.C3.hidden']);
    const built = play(state, ['build.C3.hidden'], 1, 3).state;
    expect([tribe(built, 0).villages, tribe(built, 0).hidden]).toEqual([[], 8]);
  });

  it('stands alone, and not beside Invaders', () => {
    const own = { at: { A1: 1, A2: 1 }, ...TRADER, villages: ['A1'], hand: ['bow'] as const };
    expect(keys(camp(own), 0)).toContain('build.A2');
    expect(keys(camp(own), 0)).not.toContain('build.A1');
    const slots = [{ tile: 'invaders', at: 'A2', count: 1 }] as const;
    expect(keys(camp(own, { slots }), 0).filter((key) => key.startsWith('build'))).toEqual([]);
  });
});

describe('goals', () => {
  const may = (goal: GoalId, own: CampTribe, more: Camp = {}) =>
    keys(camp({ hand: [goal], ...own }, more), 0).filter((key) => key.startsWith('complete'));

  it('are asked about even where none can be completed, as they are secret', () => {
    expect(keys(camp({ at: { A1: 1 }, hand: ['bow'] }), 0)).toEqual(['done']);
    expect(asked(camp({ at: { A1: 1 }, hand: ['bow'] }, { options: { open: true } }))).toEqual([
      '1 act',
    ]);
  });

  it('cost resources, of choice where they say so', () => {
    const goods = { food: 1, wood: 1, stone: 1 };
    expect(may('bow', { at: { A1: 1 }, goods })).toEqual(['complete.bow']);
    expect(may('basketry', { at: { A1: 1 }, goods })).toEqual([
      'complete.basketry.food',
      'complete.basketry.stone',
    ]);
    const { state } = play(camp({ at: { A1: 1 }, goods, hand: ['basketry', 'bow'] }), [
      'complete.basketry.stone',
    ]);
    expect(tribe(state, 0)).toMatchObject({
      goods: { food: 1, wood: 0, stone: 0 },
      hand: ['bow'],
      done: ['basketry'],
    });
  });

  it('ask for control of each terrain (28)', () => {
    const at = { A1: 1, A2: 1, A3: 1 };
    const met = (other: CampTribe) =>
      keys(settling({ tribes: [{ at, hand: ['three-lands'] }, other] }).state, 0);
    expect(met({ at: { A2: 1 } })).toEqual(['done']);
    expect(met({ at: { C3: 1 } })).toEqual(['done', 'complete.three-lands']);
  });

  it('see no control beside Invaders (11)', () => {
    const own = { at: { A1: 1, A2: 1, A3: 1 } };
    const slots = [{ tile: 'invaders', at: 'A2', count: 3 }] as const;
    expect(may('three-lands', own)).toEqual(['complete.three-lands']);
    expect(may('three-lands', own, { slots })).toEqual([]);
  });

  it('count members also where others are (28)', () => {
    expect(may('multitude', { at: { A1: 5, A2: 5, C3: 4 } })).toHaveLength(1);
    expect(may('multitude', { at: { A1: 5, A2: 5, C3: 3 } })).toHaveLength(0);
  });

  it('count villages that stand, the hidden one too', () => {
    const own = { at: { A1: 1, A2: 1 }, villages: ['A1', 'A2'] };
    expect(may('settled', own)).toEqual([]);
    expect(may('settled', { ...own, hidden: 'B1' })).toEqual(['complete.settled']);
  });

  it('ask for four tiles with two tribes, five with more (28)', () => {
    const tiles = { A1: 1, A2: 1, A3: 1, B1: 1 };
    expect(may('dominion', { at: tiles })).toHaveLength(1);
    const three = (at: CampTribe['at']) =>
      keys(settling({ tribes: [{ at: at ?? {}, hand: ['dominion'] }, {}, {}] }).state, 0);
    expect(three(tiles)).toEqual(['done']);
    expect(three({ ...tiles, B2: 1 })).toContain('complete.dominion');
  });

  it('may win at once', () => {
    const state = camp({ at: { A1: 1, A2: 1, A3: 1, B1: 1 }, hand: ['dominion'], points: 11 });
    const { state: won } = play(state, ['complete.dominion']);
    expect([won.winner, asked(won)]).toEqual([0, []]);
  });
});

describe('tiles', () => {
  it('are bought for what they cost by now', () => {
    const slots = [{ tile: 'canoe', count: 2 }, { tile: 'altar' }] as const;
    const state = camp({ at: { A1: 1 }, goods: { wood: 2 } }, { slots });
    expect(keys(state, 0)).toEqual(['done', 'buy.altar', 'buy.canoe']);
    const bought = play(state, ['buy.canoe', 'buy.altar']).state;
    expect([tribe(bought, 0).tiles, tribe(bought, 0).goods.wood, inSlots(bought)]).toEqual([
      ['canoe', 'altar'],
      0,
      [],
    ]);
  });

  it('as the Altar take members and resources for points, and villages with them', () => {
    const own: CampTribe = {
      at: { A1: 1, A2: 1 },
      villages: ['A2'],
      tiles: ['altar'],
      goods: { food: 4, wood: 1, stone: 1 },
      leader: 'ambush',
    };
    const state = camp(own);
    expect(keys(state, 0)).toEqual([
      'done',
      'altar.A1.each',
      'altar.A1.food',
      'altar.A2.each',
      'altar.A2.food',
    ]);
    const { state: given, events } = play(state, ['altar.A2.food'], 1, 3);
    expect([where(given, 0), tribe(given, 0).points, tribe(given, 0).villages]).toEqual([
      { A1: 1 },
      1,
      [],
    ]);
    expect(only(events, 'villageFell')).toHaveLength(1);
  });

  it('as Shared Knowledge give a goal for a resource, once a turn and three times', () => {
    const tribes = [{ at: { A1: 1 }, goods: { food: 2 } }, { at: { A1: 1 } }];
    const first = settling({ tribes, slots: [{ tile: 'knowledge' }] }).state;
    const { state } = play(first, ['learn.food']);
    expect([tribe(state, 0).hand.length, keys(state, 0)]).toEqual([1, ['done']]);
    const last = [{ tile: 'knowledge', stock: { wood: 2 } }] as const;
    expect(inSlots(play(settling({ tribes, slots: last }).state, ['learn.food']).state)).toEqual(
      [],
    );
    const apart = [{ at: { A1: 1 }, goods: { food: 2 } }, { at: { A2: 1 } }];
    expect(asked(settling({ tribes: apart, slots: last }).state)).toEqual(['1 act']);
  });
});
