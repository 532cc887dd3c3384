import { describe, expect, it } from 'vitest';
import { acting, asked, keys, open, placing, play, playAll, tribe } from './camp.ts';
import { stoneAge } from '../../../src/games/stone-age/rules.ts';
import { only } from '../../../src/parts/only.ts';

const OFF = { herd: 'off', first: 0 } as const;

/** What everybody has to do in these camps to have nothing asked of the others. */
const IDLE = {};

describe('gathering', () => {
  it.each([
    ['hunt', 'food', [6, 6, 3], 7],
    ['forest', 'wood', [6, 1, 1], 2],
    ['clay', 'brick', [6, 5, 4], 3],
    ['quarry', 'stone', [5, 5, 4], 2],
    ['river', 'gold', [6, 6, 5], 2],
  ] as const)('at the %s divides the dice for %s, rounded down', (at, good, dice, count) => {
    const tribes = [{ food: 3, at: { [at]: 3, tools: 1 } }, IDLE];
    const state = acting({ ...OFF, tribes }).state;
    const { events } = play(state, 0, `act.${at}`, dice);
    expect(only(events, 'gathered')).toEqual([
      { type: 'gathered', seat: 0, from: at, good, dice, use: { tools: [], once: [] }, count },
    ]);
  });

  it.each([
    ['use.none', 4],
    ['use.3', 5],
  ])('of five in the clay pit as the rules tell it: %s brings %i bricks', (use, count) => {
    const tribes = [{ people: 7, tools: [3], at: { clay: 5, tools: 1 } }, IDLE];
    const rolled = play(acting({ ...OFF, tribes }).state, 0, 'act.clay', [1, 2, 4, 4, 6]).state;
    const { events } = play(rolled, 0, use);
    expect(only(events, 'gathered')).toMatchObject([{ dice: [1, 2, 4, 4, 6], count }]);
  });

  it('is done unasked where it is all there is to do', () => {
    const { events, state } = acting(
      { ...OFF, tribes: [{ at: { hunt: 2 } }, { at: { hut: 2, field: 1 } }] },
      [6, 5],
    );
    expect(only(events, 'gathered')).toMatchObject([{ seat: 0, count: 5 }]);
    expect(only(events, 'personBorn')).toMatchObject([{ seat: 1, people: 6 }]);
    // Nobody was asked anything, so the next round has begun.
    expect(state.round).toBe(2);
  });

  it('takes each tribe’s actions in turn from the first player', () => {
    const { events, state } = acting(
      { herd: 'off', first: 1, tribes: [{ at: { hunt: 1, forest: 1 } }, { at: { river: 1 } }] },
      [6],
    );
    expect(only(events, 'gathered')).toMatchObject([{ seat: 1, good: 'gold', count: 1 }]);
    expect(asked(state)).toEqual(['act act.1.0.0']);
  });

  it('has an order of one’s own, place by place', () => {
    const state = acting({
      ...OFF,
      tribes: [{ at: { hunt: 1, forest: 1, river: 1 } }, IDLE],
    }).state;
    expect(keys(state, 0)).toEqual(['act.rest', 'act.forest', 'act.river', 'act.hunt']);
    const next = play(state, 0, 'act.river', [6]).state;
    expect(asked(next)).toEqual(['act act.1.0.1']);
    expect(keys(next, 0)).toEqual(['act.rest', 'act.forest', 'act.hunt']);
  });

  it('goes on everywhere at once, the village first, and stops where something is asked', () => {
    const at = { hunt: 1, forest: 1, tools: 1, card1: 1 };
    const state = acting({ ...OFF, tribes: [{ at }, IDLE] }).state;
    // A new tool makes a 1 at the hunt a food; then a 2 in the forest is left alone, as the tool is used.
    const all = play(state, 0, 'act.rest', [1]);
    expect(all.events.map(({ type }) => type)).toEqual(['toolMade', 'diceRolled']);
    expect(asked(all.state)).toEqual(['tools act.1.0.1']);
    const used = play(all.state, 0, 'use.1', [3]);
    expect(only(used.events, 'gathered')).toMatchObject([
      { from: 'hunt', count: 1 },
      { from: 'forest', count: 1 },
    ]);
    expect(keys(used.state, 0)).toEqual(['act.card1.buy', 'act.card1.leave']);
  });
});

describe('a plan', () => {
  const at = { hunt: 1, forest: 2, tools: 1, card1: 1, card2: 1 };

  it('is done in its order, with what is bought, and the rest is asked', () => {
    const state = acting({
      ...OFF,
      slots: ['food-7-pottery'],
      tribes: [{ people: 6, at }, IDLE],
    }).state;
    expect(open(state)).toEqual(['plan.1.0.0']);
    const { events, state: next } = play(state, 0, 'plan.forest.card1.tools', [3, 3]);
    const types = events.map(({ type }) => type);
    expect(types.slice(0, 2)).toEqual(['gathered', 'cardTaken']);
    expect(types.at(-1)).toBe('toolMade');
    expect(keys(next, 0)).toEqual(expect.arrayContaining(['act.hunt', 'act.card2.leave']));
    expect(asked(next)).toEqual(['act act.1.0.1']);
  });

  it('waits for tools, and goes on after them', () => {
    const state = acting({ ...OFF, tribes: [{ people: 6, at, tools: [1] }, IDLE] }).state;
    const rolled = play(state, 0, 'plan.hunt.leave-card2.leave-card1.forest.tools', [1]);
    expect(asked(rolled.state)).toEqual(['tools act.1.0.1']);
    expect(tribe(rolled.state, 0).plan).toEqual(['leave-card2', 'leave-card1', 'forest', 'tools']);
    const used = play(rolled.state, 0, 'use.1', [6, 3]);
    expect(only(used.events, 'leftAlone').map((one) => one.at)).toEqual(['card2', 'card1']);
    expect(only(used.events, 'gathered')).toMatchObject([{ from: 'hunt' }, { from: 'forest' }]);
    expect(used.state.round).toBe(2);
  });

  it('may be said anew while it waits, or taken back', () => {
    const state = acting({ ...OFF, tribes: [{ people: 6, at, tools: [1] }, IDLE] }).state;
    const rolled = play(state, 0, 'plan.hunt.tools.forest', [1]).state;
    expect(open(rolled)).toEqual(['plan.1.0.1']);
    const anew = play(rolled, 0, 'plan.leave-card1').state;
    expect(asked(anew)).toEqual(asked(rolled));
    expect(only(play(anew, 0, 'use.1').events, 'leftAlone')).toHaveLength(1);
    const back = play(play(rolled, 0, 'plan').state, 0, 'use.none').state;
    expect(keys(back, 0)).toEqual(expect.arrayContaining(['act.tools', 'act.forest']));
  });

  it('stops where it cannot pay, and says so', () => {
    const state = acting({ ...OFF, tribes: [{ people: 6, at }, IDLE] }).state;
    const { events, state: next } = play(state, 0, 'plan.forest.card2.tools', [1, 1]);
    expect(only(events, 'planStopped')).toEqual([{ type: 'planStopped', seat: 0, at: 'card2' }]);
    expect(tribe(next, 0).plan).toEqual([]);
    expect(keys(next, 0)).toContain('act.tools');
  });

  it('spares for its buildings what they take, if there is something else to pay a card with', () => {
    const tribes = [{ at: { card1: 1, building1: 1 }, wood: 2, brick: 1, gold: 1 }, IDLE];
    const options = { ...OFF, tribes, slots: ['food-5-healing'], stacks: ['wwb'] } as const;
    const { events } = play(acting(options).state, 0, 'plan.card1.building1');
    expect(only(events, 'cardTaken')).toMatchObject([{ paid: { gold: 1 } }]);
    expect(only(events, 'buildingBuilt')).toMatchObject([{ points: 10 }]);
    // A match of before pays with what is worth least.
    const before = { ...acting(options).state, rules: 1 } as const;
    const then = play(before, 0, 'plan.card1.building1').events;
    expect(only(then, 'cardTaken')).toMatchObject([{ paid: { wood: 1 } }]);
    expect(only(then, 'planStopped')).toMatchObject([{ at: 'building1' }]);
  });

  it('spares for as many of its buildings as can be, in whatever order it went there', () => {
    const goods = { wood: 2, brick: 1, gold: 2 };
    const paidAt = (at: Readonly<Record<string, number>>, rules: 2 | 3 | 4) => {
      const tribes = [{ at, ...goods }, IDLE];
      const table = { slots: ['food-5-healing'], stacks: ['any-7', 'wwb'] } as const;
      const state = { ...acting({ ...OFF, tribes, ...table }).state, rules } as const;
      return only(play(state, 0, 'act.card1.buy').events, 'cardTaken');
    };
    const [openFirst, openLast] = [
      { card1: 1, building1: 1, building2: 1 },
      { card1: 1, building2: 1, building1: 1 },
    ];
    expect(paidAt(openFirst, 3)).toMatchObject([{ paid: { gold: 1 } }]);
    expect(paidAt(openLast, 3)).toMatchObject([{ paid: { gold: 1 } }]);
    expect(paidAt(openFirst, 4)).toMatchObject([{ paid: { gold: 1 } }]);
    // A match of before counts them in that order.
    expect(paidAt(openFirst, 2)).toMatchObject([{ paid: { wood: 1 } }]);
  });

  it('asks for a payment that is to be chosen, and goes on after it', () => {
    const tribes = [{ at: { building1: 1, tools: 1, field: 1, hunt: 1 }, wood: 3, brick: 3 }, IDLE];
    const state = acting({ ...OFF, tribes, stacks: ['any-7'] }).state;
    const paying = play(state, 0, 'plan.building1.field').state;
    expect(asked(paying)).toEqual(['pay act.1.0.1']);
    const { events } = play(paying, 0, 'pay.woodx1.brickx2');
    expect(events.map(({ type }) => type)).toContain('fieldMade');
  });

  it('may be said once all people are placed, before it is one’s turn', () => {
    const tribes = [
      { people: 4, at: { hunt: 2, field: 1 } },
      { people: 4, at: { forest: 2, hut: 2 } },
    ];
    const state = placing({ ...OFF, tribes });
    expect(open(state)).toEqual(['plan.1.1.0']);
    const planned = play(state, 1, 'plan.forest.hut').state;
    expect(asked(planned)).toEqual(asked(state));
    const placed = play(planned, 0, 'place.clay.1').state;
    const { events } = play(placed, 0, 'act.rest', [3, 3, 3, 3, 3]);
    expect(events.map(({ type }) => type).slice(-20)).toContain('personBorn');
  });
});

describe('tools', () => {
  const at = { forest: 1, card1: 1 };

  it('are asked for only where one would bring more', () => {
    const tribes = [{ at: { ...at, hunt: 1 }, tools: [1, -4] }, IDLE];
    const state = acting({ ...OFF, tribes }).state;
    expect(asked(play(state, 0, 'act.forest', [4]).state)).toEqual(['act act.1.0.1']);
    const better = play(state, 0, 'act.forest', [5]);
    expect(only(better.events, 'diceRolled')).toEqual([
      { type: 'diceRolled', seat: 0, from: 'forest', good: 'wood', dice: [5] },
    ]);
    expect(keys(better.state, 0)).toEqual(['use.none', 'use.1']);
    const none = play(better.state, 0, 'use.none');
    expect(tribe(none.state, 0)).toMatchObject({
      goods: { wood: 1 },
      tools: [{ used: false }, {}],
    });
  });

  it('are offered by every way that brings more, without one that changes nothing', () => {
    const tribes = [{ at: { ...at, hunt: 1 }, tools: [1, 2, 2], once: [3] }, IDLE];
    const state = acting({ ...OFF, tribes }).state;
    // 1: one more from 3 on, two more from 6 on, three from 9 on.
    const rolled = play(state, 0, 'act.forest', [1]).state;
    expect(keys(rolled, 0)).toEqual([
      'use.none',
      'use.2',
      'use.3x',
      'use.1-2-2',
      'use.2-3x',
      'use.1-2-2-3x',
    ]);
    const used = play(rolled, 0, 'use.1-2-2-3x').state;
    expect(tribe(used, 0)).toMatchObject({ goods: { wood: 3 }, once: [] });
    expect(tribe(used, 0).tools.map((tool) => tool.used)).toEqual([true, true, true]);
  });

  it('of the same value are used from the right, as the left one gets better first', () => {
    const tribes = [{ at: { ...at, hunt: 1, tools: 1 }, tools: [1, 1] }, IDLE];
    const state = acting({ ...OFF, tribes }).state;
    const used = playAll(state, [
      [0, 'act.forest', [2]],
      [0, 'use.1'],
    ]).state;
    expect(tribe(used, 0).tools).toEqual([
      { value: 1, used: false },
      { value: 1, used: true },
    ]);
  });

  it.each([
    [[], 0, [1]],
    [[1, 1], 2, [1, 1, 1]],
    [[1, 1, 1], 0, [2, 1, 1]],
    [[2, 1, 1], 1, [2, 2, 1]],
    [[4, 4, 3], 2, [4, 4, 4]],
  ])('are made better from the left: %j in slot %i becomes %j', (tools, slot, after) => {
    const state = acting({ ...OFF, tribes: [{ at: { tools: 1, hunt: 1 }, tools }, IDLE] }).state;
    const made = play(state, 0, 'act.tools', [6]);
    const [{ value } = { value: 0 }] = only(made.events, 'toolMade');
    expect(only(made.events, 'toolMade')).toMatchObject([{ seat: 0, from: 'tools', slot }]);
    expect(value).toBe(after[slot]);
    expect(tribe(made.state, 0).tools.map((tool) => tool.value)).toEqual(after);
  });

  it('at their best are not made better, and one may go there all the same', () => {
    const tribes = [{ at: { tools: 1, field: 1, card4: 1 }, tools: [4, 4, 4] }, IDLE];
    const { events } = acting({ ...OFF, tribes });
    expect(only(events, 'toolMade')).toMatchObject([{ slot: null, value: 0 }]);
  });

  it('stay used when they are made better, and serve again in the next round', () => {
    const tribes = [{ at: { tools: 1, forest: 1, hunt: 1 }, tools: [1, 2, 2] }, IDLE];
    const state = acting({ ...OFF, tribes }).state;
    const used = playAll(state, [
      [0, 'act.forest', [2]],
      [0, 'use.1'],
      [0, 'act.tools', [6]],
    ]).state;
    expect(tribe(used, 0).tools[0]).toEqual({ value: 2, used: true });
    // What was used cannot be used for the hunt, which is all that is left.
    expect(keys(used, 0)).toEqual(['use.none', 'use.2', 'use.2-2']);
    const next = play(used, 0, 'use.none').state;
    expect(next.round).toBe(2);
    expect(tribe(next, 0).tools.map((tool) => tool.used)).toEqual([false, false, false]);
  });
});

describe('the village', () => {
  it('ends at ten people and at ten on the track, and may be gone to all the same', () => {
    const tribes = [{ people: 10, track: 10, at: { field: 1, hut: 2 } }, IDLE];
    const { events } = acting({ ...OFF, tribes });
    expect(only(events, 'fieldMade')).toEqual([
      { type: 'fieldMade', seat: 0, from: 'field', track: 10, gained: false },
    ]);
    expect(only(events, 'personBorn')).toEqual([
      { type: 'personBorn', seat: 0, from: 'hut', people: 10, gained: false },
    ]);
  });

  it('feeds the new person of this round', () => {
    const { events } = acting({ ...OFF, tribes: [{ at: { hut: 2 } }, IDLE] });
    expect(only(events, 'fed')).toMatchObject([{ people: 6 }, { people: 5 }]);
  });
});

describe('buying', () => {
  it('pays for a card what its slot costs, with what is worth least', () => {
    const slots = ['points-music', 'food-7-pottery', 'food-5-healing'] as const;
    const tribes = [{ wood: 1, brick: 1, gold: 2, at: { card3: 1 } }, IDLE];
    const state = acting({ ...OFF, tribes, slots }).state;
    expect(keys(state, 0)).toEqual(['act.card3.buy', 'act.card3.pay', 'act.card3.leave']);
    const { events } = play(state, 0, 'act.card3.buy');
    expect(only(events, 'cardTaken')).toEqual([
      {
        type: 'cardTaken',
        seat: 0,
        card: 'food-5-healing',
        at: 'card3',
        paid: { wood: 1, brick: 1, gold: 1 },
      },
    ]);
    expect(only(events, 'goodsGained')).toEqual([
      { type: 'goodsGained', seat: 0, from: 'food-5-healing', goods: { food: 5 } },
    ]);
  });

  it('lets one choose the payment of a card, exactly what it costs', () => {
    const tribes = [{ wood: 2, gold: 2, at: { card2: 1, hunt: 1 } }, IDLE];
    const slots = ['points-music', 'food-7-pottery'] as const;
    const state = acting({ ...OFF, tribes, slots }).state;
    const choosing = play(state, 0, 'act.card2.pay').state;
    expect(asked(choosing)).toEqual(['pay act.1.0.1']);
    expect(keys(choosing, 0)).toEqual(['pay.woodx2', 'pay.woodx1.goldx1', 'pay.goldx2']);
    const { events } = play(choosing, 0, 'pay.goldx2', [6]);
    expect(only(events, 'cardTaken')).toMatchObject([{ paid: { gold: 2 } }]);
  });

  it('is not offered to who has not enough, who leaves it unasked where that is all', () => {
    const tribes = [{ wood: 2, at: { card3: 1, card4: 1 } }, IDLE];
    const { events } = acting({ ...OFF, tribes });
    expect(only(events, 'leftAlone')).toEqual([
      { type: 'leftAlone', seat: 0, at: 'card3' },
      { type: 'leftAlone', seat: 0, at: 'card4' },
    ]);
  });

  it('can be declined', () => {
    const tribes = [{ wood: 2, at: { card1: 1 } }, IDLE];
    const { events, state } = play(acting({ ...OFF, tribes }).state, 0, 'act.card1.leave');
    expect(only(events, 'leftAlone')).toEqual([{ type: 'leftAlone', seat: 0, at: 'card1' }]);
    expect(tribe(state, 0).goods.wood).toBe(2);
  });

  it('builds with exactly what is printed, for what is printed', () => {
    const tribes = [{ wood: 2, brick: 1, at: { building1: 1 } }, IDLE];
    const state = acting({ ...OFF, tribes, stacks: ['wwb', '5-of-2'] }).state;
    expect(keys(state, 0)).toEqual(['act.building1.buy', 'act.building1.leave']);
    const { events, reveals } = play(state, 0, 'act.building1.buy');
    expect(only(events, 'buildingBuilt')).toEqual([
      {
        type: 'buildingBuilt',
        seat: 0,
        building: 'wwb',
        at: 'building1',
        paid: { wood: 2, brick: 1 },
        points: 10,
      },
    ]);
    expect(only(events, 'buildingShown')).toEqual([
      { type: 'buildingShown', at: 'building1', building: state.stacks[0]?.[1] },
    ]);
    expect(reveals).toBe(true);
  });

  it('builds with so many resources of so many kinds, for what they are worth', () => {
    const tribes = [{ wood: 4, brick: 1, stone: 1, gold: 9, at: { building1: 1 } }, IDLE];
    const state = acting({ ...OFF, tribes, stacks: ['5-of-2'] }).state;
    expect(keys(state, 0)).toEqual(['act.building1.pay', 'act.building1.leave']);
    const choosing = play(state, 0, 'act.building1.pay').state;
    expect(keys(choosing, 0)).toEqual([
      'pay.woodx4.brickx1',
      'pay.woodx4.stonex1',
      'pay.woodx4.goldx1',
      'pay.woodx3.goldx2',
      'pay.woodx2.goldx3',
      'pay.woodx1.goldx4',
      'pay.brickx1.goldx4',
      'pay.stonex1.goldx4',
    ]);
    const { events } = play(choosing, 0, 'pay.woodx2.goldx3');
    expect(only(events, 'buildingBuilt')).toMatchObject([{ points: 2 * 3 + 3 * 6 }]);
  });

  it.each([
    ['4-of-1', { wood: 3, brick: 3, stone: 3, gold: 3 }],
    ['4-of-4', { wood: 9, brick: 9, stone: 9 }],
    ['5-of-4', { wood: 1, brick: 1, stone: 1, gold: 1 }],
    ['5-of-3', { wood: 9, gold: 9 }],
  ] as const)('does not build %s with %j', (building, goods) => {
    const tribes = [{ ...goods, at: { building1: 1 } }, IDLE];
    const { events } = acting({ ...OFF, tribes, stacks: [building] });
    expect(only(events, 'leftAlone')).toHaveLength(1);
  });

  it('builds without asking how where there is one way', () => {
    const tribes = [{ wood: 1, brick: 1, stone: 1, gold: 1, at: { building1: 1 } }, IDLE];
    const state = acting({ ...OFF, tribes, stacks: ['4-of-4'] }).state;
    expect(keys(state, 0)).toEqual(['act.building1.buy', 'act.building1.leave']);
    const { events } = play(state, 0, 'act.building1.buy');
    expect(only(events, 'buildingBuilt')).toMatchObject([{ points: 18 }]);
  });

  it('builds with 1 to 7 of anything, for what it is worth', () => {
    const tribes = [{ wood: 9, gold: 2, at: { building1: 1 } }, IDLE];
    const state = acting({ ...OFF, tribes, stacks: ['any-7'] }).state;
    const choosing = play(state, 0, 'act.building1.pay').state;
    const ways = keys(choosing, 0);
    expect(ways).toContain('pay.woodx1');
    expect(ways).toContain('pay.woodx5.goldx2');
    expect(ways).not.toContain('pay.woodx6.goldx2');
    const { events } = play(choosing, 0, 'pay.woodx5.goldx2');
    expect(only(events, 'buildingBuilt')).toMatchObject([{ points: 27 }]);
  });
});

describe('cards bring', () => {
  /** Buys the first card with a wood; what else there is to do keeps the tribe's turn going. */
  const bought = (card: Parameters<typeof acting>[0]['slots'], dice: number[] = [], of = {}) => {
    const tribes = [{ wood: 1, at: { card1: 1, hunt: 1, forest: 1 }, ...of }, IDLE];
    const state = acting({ ...OFF, tribes, ...(card === undefined ? {} : { slots: card }) }).state;
    return play(state, 0, 'act.card1.buy', dice);
  };

  it('goods, points, a step on the track, a tool', () => {
    expect(tribe(bought(['stone-2-transport']).state, 0).goods.stone).toBe(2);
    expect(tribe(bought(['points-music']).state, 0).points).toBe(3);
    expect(tribe(bought(['field-time']).state, 0).track).toBe(1);
    expect(tribe(bought(['tool-art']).state, 0).tools).toEqual([{ value: 1, used: false }]);
  });

  it('a tool for one use, which is gone then and counts for nothing else', () => {
    const { state } = bought(['tool-4-maker-1']);
    expect(tribe(state, 0).once).toEqual([4]);
    const rolled = play(state, 0, 'act.forest', [2]).state;
    expect(keys(rolled, 0)).toEqual(['use.none', 'use.4x']);
    const used = play(rolled, 0, 'use.4x', [2]).state;
    expect(tribe(used, 0)).toMatchObject({ once: [], goods: { wood: 2 } });
  });

  it('a roll of two dice, to which tools may be added', () => {
    const rolled = bought(['roll-gold-art'], [6, 5], { tools: [1] });
    expect(keys(rolled.state, 0)).toEqual(['use.none', 'use.1']);
    const used = play(rolled.state, 0, 'use.1');
    expect(only(used.events, 'gathered')).toEqual([
      {
        type: 'gathered',
        seat: 0,
        from: 'roll-gold-art',
        good: 'gold',
        dice: [6, 5],
        use: { tools: [1], once: [] },
        count: 2,
      },
    ]);
  });

  it('two resources of choice, taken at once', () => {
    const { state } = bought(['any-healing']);
    expect(asked(state)).toEqual(['any act.1.0.1']);
    expect(keys(state, 0)).toHaveLength(10);
    const [decision] = stoneAge.decisions(state);
    expect(decision && stoneAge.fallback(state, decision)).toBe('any.goldx2');
    expect(tribe(play(state, 0, 'any.brickx1.goldx1').state, 0).goods).toMatchObject({
      brick: 1,
      gold: 1,
    });
  });

  it('another card in secret, of which the lower half alone counts', () => {
    const deck = ['food-7-pottery'] as const;
    const tribes = [{ wood: 1, at: { card1: 1, hunt: 1, forest: 1 } }, IDLE];
    const { state } = acting({ ...OFF, tribes, slots: ['card-writing'], deck });
    const mine = play(state, 0, 'act.card1.buy');
    expect(only(mine.events, 'cardDrawn')).toMatchObject([{ card: 'food-7-pottery' }]);
    expect(only(mine.events, 'goodsGained')).toEqual([]);
    expect(tribe(mine.state, 0)).toMatchObject({ cards: ['card-writing'], drawn: deck });
    const theirs = play(state, 0, 'act.card1.buy', [], 1);
    expect(theirs.events.at(-1)).toEqual({
      type: 'cardDrawnSecretly',
      seat: 0,
      from: 'card-writing',
    });
  });

  it('nothing where none is left to draw', () => {
    const tribes = [{ wood: 1, at: { card1: 1, hunt: 1, forest: 1 } }, IDLE];
    const { state } = acting({ ...OFF, tribes, slots: ['card-writing'] });
    const [giver] = [state.tribes[1]];
    if (giver === undefined) throw new Error('There is no seat 1.');
    const empty = {
      ...state,
      deck: [],
      tribes: [tribe(state, 0), { ...giver, cards: state.deck }],
    };
    const { events } = play(empty, 0, 'act.card1.buy');
    expect(only(events, 'noCardDrawn')).toHaveLength(1);
  });
});

describe('dice for all', () => {
  it('are as many as tribes; the buyer chooses first, then the others clockwise', () => {
    const tribes = [IDLE, { wood: 1, at: { card1: 1, hunt: 1, forest: 1 } }, IDLE];
    const state = acting({ herd: 'off', first: 1, tribes, slots: ['dice-time'] }).state;
    const rolled = play(state, 1, 'act.card1.buy', [4, 1, 6]);
    expect(only(rolled.events, 'diceForAllRolled')).toMatchObject([{ seat: 1, dice: [4, 1, 6] }]);
    expect(asked(rolled.state)).toEqual(['die dice.1.1']);
    expect(keys(rolled.state, 1)).toEqual(['die.6', 'die.4', 'die.1']);
    const second = play(rolled.state, 1, 'die.4').state;
    expect(asked(second)).toEqual(['die dice.1.2']);
    // The last die falls to seat 0 unasked, and the buyer goes on.
    const third = play(second, 2, 'die.6');
    expect(only(third.events, 'dieTaken')).toEqual([
      { type: 'dieTaken', seat: 2, face: 6 },
      { type: 'dieTaken', seat: 0, face: 1 },
    ]);
    expect(tribe(third.state, 1).goods.gold).toBe(1);
    expect(tribe(third.state, 2).track).toBe(1);
    expect(tribe(third.state, 0).goods.wood).toBe(1);
    expect(asked(third.state)).toEqual(['act act.1.1.1']);
  });

  it('bring 1 wood, 2 brick, 3 stone, 4 gold, 5 a tool, 6 a field, and all of one face ask nobody', () => {
    const camp = { ...OFF, slots: ['dice-time'] as const };
    const gains = [1, 2, 3, 4, 5, 6].map((face) => {
      const tribes = [{ wood: 1, at: { card1: 1, hunt: 1, forest: 1 } }, { people: 1 }];
      const { state } = play(acting({ ...camp, tribes }).state, 0, 'act.card1.buy', [face, face]);
      const { goods, tools, track } = tribe(state, 1);
      return [goods.wood, goods.brick, goods.stone, goods.gold, tools.length, track];
    });
    expect(gains).toEqual(gains.map((_, face) => gains.map((_none, at) => (at === face ? 1 : 0))));
  });
});
