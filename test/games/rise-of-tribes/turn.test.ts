import { describe, expect, it } from 'vitest';
import { only } from '../../../src/parts/only.ts';
import {
  acting,
  asked,
  BLANK,
  type Camp,
  type CampTribe,
  keys,
  MOON,
  play,
  SUN,
  tribe,
  turn,
  where,
} from './camp.ts';

const at = (a: Camp['tribes'], more: Camp = {}): Camp => ({ tribes: a ?? [], ...more });
const apart = at([{ at: { A1: 2 } }, { at: { C3: 2 } }]);

describe('dice', () => {
  it('enter a row at the left, and what is in it decides (1)', () => {
    const first = (die: 'sun' | 'moon' | 'blank', rows: Camp['rows'] = {}) => {
      const { events, state } = play(acting({ ...apart, dice: [die, 'blank'], rows }), [
        `${die}.grow`,
      ]);
      const [taken] = only(events, 'actionTaken');
      return [taken?.row, taken?.strength, state.frames.at(-1), state.pool];
    };
    const growing = (most: number) => ({ frame: 'growing', most });
    expect(first('sun')).toEqual([['sun', 'sun', 'moon'], 'strong', growing(4), ['blank']]);
    expect(first('moon')).toEqual([['moon', 'sun', 'moon'], 'weak', growing(2), ['blank']]);
    expect(first('blank')).toEqual([['blank', 'sun', 'moon'], 'standard', growing(3), ['blank']]);
    const row = ['moon', 'blank', 'moon'] as const;
    expect(first('sun', { grow: [...row] }).slice(0, 2)).toEqual([
      ['sun', 'moon', 'blank'],
      'standard',
    ]);
  });

  it('lie in their rows for the next (2)', () => {
    const done = play(
      acting({ ...apart, dice: ['sun', 'blank'] }),
      ['sun.grow', 'grow', 'blank.move', 'done'],
      SUN,
      MOON,
    );
    expect(done.state.rows).toMatchObject({
      grow: ['sun', 'sun', 'moon'],
      move: ['blank', 'sun', 'moon'],
    });
    expect(done.state.turn).toMatchObject({ seat: 1, number: 2, dice: ['sun', 'moon'] });
    expect(done.state.pool).toEqual([]);
  });

  it('are for two different actions, and both are used (3)', () => {
    const { state } = play(acting({ ...apart, dice: ['sun', 'blank'] }), ['sun.grow', 'grow']);
    expect(keys(state, 0)).toEqual(['blank.move', 'blank.gather', 'blank.lead']);
  });

  it('that show the same are offered once', () => {
    expect(keys(acting({ ...apart, dice: ['sun', 'sun'] }), 0)).toEqual([
      'sun.grow',
      'sun.move',
      'sun.gather',
      'sun.lead',
    ]);
  });
});

describe('villages', () => {
  it('score where their owner is (4)', () => {
    const tribes = [
      { at: { A1: 1 }, villages: ['A1'], hidden: 'C3' },
      { at: { A1: 3, A2: 1 }, villages: ['A2'] },
    ];
    const { state } = turn({ tribes }, SUN, MOON);
    expect(state.tribes.map(({ points }) => points)).toEqual([1, 0]);
  });

  it('win before anybody rolls (5)', () => {
    const tribes = [
      { at: { A1: 1, A2: 1 }, villages: ['A1', 'A2'], points: 14 },
      { at: { C3: 1 } },
    ];
    const { state, events } = turn({ tribes });
    expect(tribe(state, 0).points).toBe(16);
    expect([state.winner, asked(state), state.frames]).toEqual([0, [], []]);
    expect(events.at(-1)).toEqual({ type: 'gameEnded', winner: 0, points: [16, 0] });
  });
});

describe('a tribe that died out', () => {
  it('comes anew on a free tile, also its hidden village (31)', () => {
    const tribes = [{ hidden: 'C3' }, { at: { A1: 1, B2: 2 } }];
    const { state } = turn({ tribes });
    expect(keys(state, 0)).toEqual(
      ['A2', 'A3', 'B1', 'B3', 'C1', 'C2', 'C3'].map((name) => `enter.${name}`),
    );
    const entered = play(state, ['enter.C3'], SUN, BLANK).state;
    expect([where(entered, 0), tribe(entered, 0).points]).toEqual([{ C3: 2 }, 1]);
  });

  it('comes where the fewest are if none is free', () => {
    const all = { A1: 1, A2: 2, A3: 1, B1: 3, B2: 2, B3: 2, C1: 2, C2: 2, C3: 2 };
    expect(keys(turn({ tribes: [{}, { at: all }] }).state, 0)).toEqual(['enter.A1', 'enter.A3']);
  });
});

describe('Pottery', () => {
  const three = (wealth: number) =>
    turn(
      {
        tribes: [
          { at: { A1: 1 }, done: ['pottery'], goods: { food: 1 } },
          { at: { B1: 1 }, goods: { wood: wealth } },
          { at: { C1: 1 } },
        ],
      },
      ...(wealth > 1 ? [] : [SUN, MOON]),
    ).state;

  it('gives who is poorer one of choice, which may be left', () => {
    expect(keys(three(2), 0)).toEqual(['take', 'take.stonex1', 'take.woodx1', 'take.foodx1']);
    const { state } = play(three(2), ['take.stonex1'], SUN, MOON);
    expect(tribe(state, 0).goods).toEqual({ food: 1, wood: 0, stone: 1 });
  });

  it('gives nothing to who is as rich', () => {
    expect(asked(three(1))).toEqual(['0 act']);
  });
});

describe('GROW', () => {
  it('adds to where the tribe was before', () => {
    const state = acting({ ...at([{ at: { A1: 2, B2: 1 } }, {}]), dice: ['blank', 'sun'] });
    const grown = play(state, ['blank.grow', 'grow.A1x1.B2x2']).state;
    expect(where(grown, 0)).toEqual({ A1: 3, B2: 3 });
  });

  it('is 2 more in a mild winter, and no more than there are members (19)', () => {
    const slots = [{ tile: 'mild-winter', stock: { food: 2 } }] as const;
    const first = (members: number) => {
      const tribes = [{ at: { A1: members } }, { at: { C3: 1 } }];
      const { state } = play(acting({ tribes, dice: ['blank', 'sun'], slots }), ['blank.grow']);
      return [state.frames.at(-1), state.slots[0]?.stock.food];
    };
    expect(first(2)).toEqual([{ frame: 'growing', most: 5 }, 1]);
    expect(first(18)).toEqual([{ frame: 'growing', most: 2 }, 1]);
  });
});

describe('GATHER', () => {
  const gather = (die: 'sun' | 'blank', camp: Camp) =>
    play(acting({ ...camp, dice: [die, 'moon'] }), [`${die}.gather`]).state;

  it('takes from each tile that the tribe occupies, and of what is plentiful more (18)', () => {
    const tribes = [{ at: { A3: 1, B1: 1 } }, { at: { B1: 1 } }];
    expect(tribe(gather('blank', { tribes }), 0).goods.stone).toBe(2);
    const slots = [{ tile: 'plentiful-stone', stock: { stone: 3 } }] as const;
    const asked = gather('blank', { tribes, slots });
    const { state } = play(asked, ['gather.A3.B1']);
    expect([tribe(state, 0).goods.stone, state.slots]).toEqual([5, []]);
  });

  it('brings more by Basketry and Oxen (18)', () => {
    const tribes = [
      { at: { A1: 1, A2: 1, A3: 1 }, done: ['basketry', 'oxen'] as const },
      { at: { C3: 1 } },
    ];
    const { state } = play(gather('sun', { tribes }), ['take.stonex1']);
    expect(tribe(state, 0).goods).toEqual({ food: 3, wood: 2, stone: 3 });
  });

  it('asks where only where there are more tiles than it takes, and never beside Invaders', () => {
    const tribes = [{ at: { A1: 1, A2: 1, A3: 1, B1: 1 } }, {}];
    const state = gather('blank', { tribes });
    expect(keys(state, 0)).toHaveLength(1 + 4 + 6 + 4);
    expect(tribe(play(state, ['gather.A1.A3.B1']).state, 0).goods).toEqual({
      food: 1,
      wood: 0,
      stone: 2,
    });
    const slots = [{ tile: 'invaders', at: 'A1', count: 3 }] as const;
    expect(tribe(gather('blank', { tribes, slots }), 0).goods.food).toBe(0);
  });

  it('may leave tiles, which is asked where it may be of use', () => {
    // On the land for three, these are lakes.
    const own = { at: { A3: 1, B1: 1 } };
    const ways = ['gather', 'gather.B1', 'gather.A3', 'gather.A3.B1'];
    const tribes = (done: CampTribe['done'] = []) => [own, { at: { C3: 1 }, done }, {}];
    const slots = [{ tile: 'plentiful-food', stock: { food: 6 } }] as const;
    expect(tribe(gather('blank', { tribes: tribes() }), 0).goods.food).toBe(2);
    const potters = gather('blank', { tribes: tribes(['pottery']) });
    expect(keys(potters, 0)).toEqual(ways);
    const { state } = play(gather('blank', { tribes: tribes(), slots }), ['gather']);
    expect([tribe(state, 0).goods.food, state.slots[0]?.stock.food]).toEqual([0, 6]);
  });

  it('takes from as many as it may by the first version of the rules', () => {
    const tribes = [{ at: { A1: 1, A2: 1, A3: 1, B1: 1 } }, {}];
    const slots = [{ tile: 'plentiful-food', stock: { food: 6 } }] as const;
    expect(keys(gather('blank', { tribes, rules: 1 }), 0)).toHaveLength(4);
    const few = [{ at: { A1: 1 } }, {}];
    expect(tribe(gather('blank', { tribes: few, slots, rules: 1 }), 0).goods.food).toBe(3);
  });
});

describe('LEAD', () => {
  const village = { at: { A1: 1 }, villages: ['A1'], hand: ['bow'] as const };
  const lead = (first: Camp['tribes']) =>
    play(acting({ ...at(first), dice: ['blank', 'sun'] }), ['blank.lead']).state;

  it('puts goals under the deck, and draws as many more (20)', () => {
    const deck = ['horse', 'oxen', 'evasion', 'settled'] as const;
    const state = lead([{ ...village, deck }, {}]);
    const few = play(state, ['lead.bow']).state;
    expect(tribe(few, 0).hand).toEqual(expect.arrayContaining(['horse', 'oxen', 'evasion']));
    expect([tribe(few, 0).deck, tribe(few, 0).known]).toEqual([['settled', 'bow'], 1]);
  });

  it('draws back what was put under an empty deck (20)', () => {
    const state = play(lead([{ ...village, deck: [] }, {}]), ['lead.bow']).state;
    expect([tribe(state, 0).hand.at(-1), tribe(state, 0).deck]).toEqual(['bow', []]);
  });

  it('exchanges nothing where the village is shared (20)', () => {
    const state = lead([village, { at: { A1: 1 } }]);
    expect([asked(state), tribe(state, 0).hand.length]).toEqual([['0 act'], 3]);
  });

  it('draws nothing for a tribe that died out', () => {
    const state = lead([{ hand: ['bow'] }, { at: { A1: 1 } }]);
    expect([asked(state), tribe(state, 0).hand]).toEqual([['0 act'], ['bow']]);
  });
});
