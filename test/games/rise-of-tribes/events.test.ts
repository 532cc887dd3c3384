import { describe, expect, it } from 'vitest';
import { only } from '../../../src/parts/only.ts';
import {
  acting,
  answer,
  asked,
  BLANK,
  type Camp,
  type CampTribe,
  inSlots,
  keys,
  MOON,
  play,
  SUN,
  tribe,
  turn,
  where,
} from './camp.ts';

const HERE: readonly CampTribe[] = [{ at: { A1: 1 } }, { at: { C3: 1 } }];

/** A turn that begins with doubles. */
const doubles = (camp: Camp, face = SUN) => turn({ tribes: HERE, ...camp }, face, face);

describe('doubles', () => {
  it('make tiles react, and then bring one if a slot is free (21)', () => {
    const first = [{ tile: 'altar' }, { tile: 'mild-winter', stock: { food: 2 } }] as const;
    const { state } = doubles({ slots: first, deck: ['drought'] });
    expect([inSlots(state), state.discarded.includes('altar')]).toEqual([
      ['mild-winter', 'drought'],
      true,
    ]);
    const full = [{ tile: 'altar', count: 1 }, { tile: 'knowledge' }] as const;
    const none = doubles({ slots: full, deck: ['drought'] }).state;
    expect([inSlots(none), none.slots[0]?.count]).toEqual([['altar', 'knowledge'], 0]);
  });

  it('that are none bring nothing', () => {
    const slots = [{ tile: 'drought' }] as const;
    const { state } = turn({ tribes: HERE, slots, deck: ['discovery'] }, SUN, MOON);
    expect(inSlots(state)).toEqual(['drought']);
  });

  it('bring nothing where the deck is empty, and tiles react all the same (32)', () => {
    const { state } = doubles({ slots: [{ tile: 'invaders', at: 'B2', count: 3 }] });
    expect([inSlots(state), state.slots[0]?.count]).toEqual([['invaders'], 4]);
    const five = doubles({ slots: [{ tile: 'invaders', at: 'B2', count: 5 }] });
    expect(five.state.slots[0]?.count).toBe(5);
  });

  it('end a drought, before a new one could come', () => {
    expect(inSlots(doubles({ slots: [{ tile: 'drought' }] }).state)).toEqual([]);
  });

  it('bring tiles with what lies on them', () => {
    const stock = (deck: Camp['deck']) => doubles({ deck: deck ?? [] }).state.slots[0]?.stock;
    expect(stock(['discovery'])).toEqual({ food: 2, wood: 2, stone: 2 });
    expect(stock(['mild-winter'])).toEqual({ food: 2, wood: 0, stone: 0 });
    expect(stock(['plentiful-wood'])).toEqual({ food: 0, wood: 6, stone: 0 });
    expect(doubles({ deck: ['walls'] }).state.slots[0]?.count).toBe(3);
  });
});

describe('who comes onto the map', () => {
  it('comes where the fewest are, and the current player says where of several', () => {
    const full = { A1: 1, A2: 1, A3: 1, B1: 1, B2: 2, B3: 1, C1: 1, C2: 1 };
    const tribes = [{ at: full }, { at: { C3: 1 } }];
    const camp: Camp = { tribes, deck: ['invaders'] };
    expect(keys(doubles(camp).state, 0)).toHaveLength(8);
    const state = doubles({ ...camp, tribes: [{ at: full }, {}] }).state;
    expect([asked(state), state.slots[0]?.at, state.slots[0]?.count]).toEqual([['0 act'], 8, 3]);
    // Of the lakes.
    const mammoth = doubles({ tribes, deck: ['mammoth'] }).state;
    expect(keys(mammoth, 0)).toEqual(['site.A1', 'site.C3']);
    expect(play(mammoth, ['site.C3']).state.slots[0]?.at).toBe(8);
  });
});

describe('the Tiger', () => {
  const tribes = [{ at: { A3: 2, B1: 1 } }, { at: { A3: 1, C3: 1 } }];
  const slots = [{ tile: 'tiger', at: 'A3' }] as const;

  it('goes to another mountain by doubles, and takes a member of each tribe there (22)', () => {
    const { state } = doubles({ tribes, slots });
    expect(keys(state, 0)).toEqual(['site.B1', 'site.C2']);
    const gone = play(state, ['site.B1']).state;
    expect([where(gone, 0), where(gone, 1)]).toEqual([{ A3: 2 }, { A3: 1, C3: 1 }]);
  });

  it('goes to any mountain when it is drawn', () => {
    const { state } = doubles({ tribes, deck: ['tiger'] });
    expect(keys(state, 0)).toEqual(['site.A3', 'site.B1', 'site.C2']);
    const bitten = play(state, ['site.A3']).state;
    expect([where(bitten, 0), where(bitten, 1)]).toEqual([{ A3: 1, B1: 1 }, { C3: 1 }]);
  });

  it('ends villages and the taming of a mammoth where it takes the last, for nobody’s gain', () => {
    const other = { at: { B1: 1 }, villages: ['B1'], elder: 'B1', points: 3 };
    const tame = { seat: 1, at: 'B1' };
    const { state } = doubles({ tribes: [{ at: { A1: 1 } }, other], slots, tame });
    const bitten = play(state, ['site.B1']).state;
    expect(tribe(bitten, 1)).toMatchObject({ villages: [], elder: null, points: 0 });
    expect([tribe(bitten, 0).points, bitten.tame]).toEqual([0, null]);
  });

  it('is hunted with a die and a member (22)', () => {
    const state = acting({ tribes, slots, dice: ['sun', 'moon'] });
    const hunted = play(state, ['moon.hunt-tiger']).state;
    expect([where(hunted, 0), tribe(hunted, 0).points]).toEqual([{ A3: 1, B1: 1 }, 1]);
    expect([hunted.pool, inSlots(hunted)]).toEqual([['moon'], []]);
  });
});

describe('the volcano', () => {
  const beside: Camp = {
    tribes: [{ at: { A1: 2, A2: 1 } }, { at: { A1: 1, C3: 1 } }],
    deck: ['volcano'],
    volcano: ['A1', 'A2'],
  };

  it('takes members where their owners say, and gives stone (24)', () => {
    const { state } = doubles(beside, BLANK);
    expect([asked(state), keys(state, 0)]).toEqual([['0 lose'], ['lose.A1x1', 'lose.A2x1']]);
    const { state: lost } = play(state, ['lose.A1x1']);
    expect([where(lost, 0), where(lost, 1)]).toEqual([{ A1: 1, A2: 1 }, { C3: 1 }]);
    expect(lost.tribes.map(({ goods }) => goods.stone)).toEqual([1, 1]);
    expect([lost.deck, inSlots(lost)]).toEqual([['volcano'], []]);
  });

  it('takes two by moons, and none by suns (24)', () => {
    const moons = play(doubles(beside, MOON).state, ['lose.A1x1.A2x1']).state;
    expect([where(moons, 0), where(moons, 1)]).toEqual([{ A1: 1 }, { C3: 1 }]);
    const suns = doubles(beside, SUN).state;
    expect([asked(suns), where(suns, 0)]).toEqual([['0 act'], { A1: 2, A2: 1 }]);
    expect(suns.tribes.map(({ goods }) => goods.stone)).toEqual([1, 1]);
  });

  it('asks all at once', () => {
    const tribes = [{ at: { A1: 2, A2: 1 } }, { at: { A1: 1, A2: 1 } }];
    const { state } = doubles({ ...beside, tribes }, BLANK);
    expect(asked(state)).toEqual(['0 lose', '1 lose']);
    const free = keys(state, 0);
    const second = answer(state, [[1, 'lose.A2x1']]).state;
    expect([asked(second), keys(second, 0)]).toEqual([['0 lose'], free]);
    expect(where(answer(second, [[0, 'lose.A1x1']]).state, 1)).toEqual({ A1: 1 });
  });

  it('comes beside the current player, or anywhere where that cannot be (24)', () => {
    const sites = (at: string) =>
      keys(doubles({ tribes: [{ at: { [at]: 1 } }, {}], deck: ['volcano'] }).state, 0);
    expect(sites('A1')).toEqual(['crater.A1.B1', 'crater.A1.A2']);
    expect(sites('B2')).toHaveLength(8);
    const placed = play(doubles({ deck: ['volcano'] }).state, ['crater.A1.B1']);
    expect(placed.state.volcano).not.toBeNull();
    expect(where(placed.state, 0)).toEqual({ A1: 1 });
  });
});

describe('the Chieftain', () => {
  const rich = (...food: number[]): CampTribe[] =>
    food.map((count, seat) => ({
      at: { [['A1', 'B1', 'C1'][seat] ?? 'A1']: 1 },
      goods: { food: count },
    }));
  const bids = (camp: Camp) => doubles({ deck: ['chieftain'], ...camp }).state;

  it('goes with the most, of equals with who comes first in turn; the bid is handed out (25)', () => {
    const state = bids({ tribes: rich(4, 6, 5) });
    expect(asked(state)).toEqual(['0 bid', '1 bid', '2 bid']);
    const { state: won, events } = answer(state, [
      [0, 'bid.3'],
      [1, 'bid.5'],
      [2, 'bid.5'],
    ]);
    expect(only(events, 'bidsShown')).toEqual([{ type: 'bidsShown', bids: [3, 5, 5], winner: 1 }]);
    expect([tribe(won, 1).points, asked(won)]).toEqual([2, ['1 give']]);
    const given = play(won, ['give.foodx2']).state;
    expect(given.tribes.map(({ goods }) => goods.food)).toEqual([6, 1, 8]);
    expect([given.discarded.includes('chieftain'), asked(given)]).toEqual([true, ['0 act']]);
  });

  it('is worth less where little was bid', () => {
    const { state } = answer(bids({ tribes: rich(1, 6, 0) }), [
      [0, 'bid.0'],
      [1, 'bid.4'],
    ]);
    expect(tribe(state, 1).points).toBe(1);
  });

  it('goes back into the deck where nobody bids, or can (25)', () => {
    const none = answer(bids({ tribes: rich(1, 1, 1) }), [
      [0, 'bid.0'],
      [1, 'bid.0'],
      [2, 'bid.0'],
    ]).state;
    expect([none.deck, asked(none)]).toEqual([['chieftain'], ['0 act']]);
    expect(bids({ tribes: rich(0, 0, 0) }).deck).toEqual(['chieftain']);
  });

  it('wins at that moment, in the turn of another (30)', () => {
    const [first = {}, second = {}] = rich(3, 5);
    const state = bids({ tribes: [first, { ...second, points: 13 }] });
    const { state: won, events } = answer(state, [
      [0, 'bid.3'],
      [1, 'bid.5'],
    ]);
    expect([won.winner, won.frames, events.at(-1)]).toEqual([
      1,
      [],
      { type: 'gameEnded', winner: 1, points: [0, 15] },
    ]);
  });
});

describe('the abandoned village', () => {
  const goods = { food: 1, wood: 1, stone: 1 };
  const drawn = (camp: Camp) => doubles({ deck: ['abandoned-village'], ...camp }).state;

  it('is built by each in turn order, and one pays less by Crafty Builders', () => {
    const crafty = {
      at: { C3: 1 },
      goods: { food: 1, wood: 1 },
      done: ['crafty-builders'] as const,
    };
    const state = drawn({ tribes: [{ at: { A1: 1 }, goods }, crafty] });
    expect([asked(state), keys(state, 0)]).toEqual([['0 offer'], ['done', 'build.A1']]);
    const second = play(state, ['build.A1']).state;
    expect([asked(second), keys(second, 1)]).toEqual([
      ['1 offer'],
      ['done', 'build.C3.less-stone'],
    ]);
    const built = play(second, ['build.C3.less-stone']).state;
    expect([tribe(built, 0).villages, tribe(built, 1).villages]).toEqual([[0], [8]]);
    expect([tribe(built, 1).goods.food, built.discarded.includes('abandoned-village')]).toEqual([
      0,
      true,
    ]);
  });

  it('is the last of twelve (27)', () => {
    const tribes = [
      { at: { A1: 1 }, goods, villages: ['A2', 'B1', 'B2', 'B3'] },
      { at: { E2: 1 }, goods, villages: ['C1', 'C2', 'C3', 'C4'] },
      { villages: ['D1', 'D2', 'D3'] },
      {},
    ];
    const state = drawn({ tribes });
    expect(asked(play(state, ['build.A1']).state)).toEqual(['0 act']);
    expect(asked(play(state, ['done']).state)).toEqual(['1 offer']);
  });
});
