import { describe, expect, it } from 'vitest';
import type { EventId } from '../../../src/games/valley-of-the-mammoths/content/events.ts';
import { incomeOf } from '../../../src/games/valley-of-the-mammoths/income.ts';
import { nameOf } from '../../../src/games/valley-of-the-mammoths/map.ts';
import { only } from '../../../src/parts/only.ts';
import {
  answer,
  asked,
  battling,
  type Camp,
  campsOf,
  type CampTribe,
  cropsIn,
  inProgress,
  keys,
  say,
  tribe,
  where,
} from './camp.ts';

const OTHER = { at: { '7d': '1W' }, food: 9 };
const HARVEST = { season: 'summer', space: 2 } as const;

/** Fish, berries and crops of seat 0. */
const income = (tribes: readonly CampTribe[], more: Camp = {}) => {
  const { fish, berries, crops } = incomeOf(
    inProgress({ frame: 'battling' }, { tribes, ...more }),
    0,
  );
  return [fish, berries, crops];
};

/** Survival of seat 0 with so much food; the other one has enough. */
const meal = (
  at: Readonly<Record<string, string>>,
  food: number,
  more: Camp = {},
  camps = ['3a'],
) => battling({ tribes: [{ at, food, camps }, OTHER], ...more });

describe('income', () => {
  const spread = [{ at: { '1a': '1W', '2a': '1W', '3b': '1W', '5a': '1W' } }];

  it('is one for each hex by water, and for each forest in summer (27)', () => {
    expect(income(spread)).toEqual([2, 3, 0]);
    expect(income(spread, { turn: { season: 'winter' } })).toEqual([2, 0, 0]);
    // 5c lies by the lake and by a river.
    expect(income([{ at: { '5c': '4W1F' } }])).toEqual([1, 0, 0]);
  });

  it('goes by the event', () => {
    const by = (event: EventId, season: 'summer' | 'winter' = 'summer') =>
      income(spread, { turn: { event, season } });
    expect(by('drought')).toEqual([1, 3, 0]);
    expect(by('rich-fishing')).toEqual([4, 3, 0]);
    expect(by('berries')).toEqual([2, 6, 0]);
    expect(by('thick-ice', 'winter')).toEqual([0, 0, 0]);
    expect(by('frozen-rivers', 'winter')).toEqual([1, 0, 0]);
    expect(by('winter-foraging', 'winter')).toEqual([2, 3, 0]);
  });

  it('has fish where it is flooded', () => {
    expect(
      income([{ at: { '4f': '1W' } }], { turn: { event: 'small-flood' }, closed: ['4f'] }),
    ).toEqual([1, 0, 0]);
  });

  it('has the harvest on the last turn of summer, more after rain', () => {
    const fields = {
      tribes: [{ at: { '3a': '1W', '4b': '1W', '7a': '1W' } }],
      crops: { '3a': 2, '4b': 1, '5a': 2 },
    };
    const crops = (more: Camp) => income(fields.tribes, { ...fields, ...more })[2];
    expect(crops({ turn: HARVEST })).toBe(12);
    expect(crops({ turn: HARVEST, rain: true })).toBe(15);
    expect(crops({ turn: { ...HARVEST, space: 1 } })).toBe(0);
    expect(crops({ turn: { ...HARVEST, event: 'mild-autumn' } })).toBe(0);
    expect(crops({ turn: { ...HARVEST, season: 'winter' } })).toBe(0);
  });

  it('takes all crops, and the rain, with the harvest', () => {
    const land = { crops: { '3a': 2, '5a': 1 }, rain: true };
    const { state } = meal({ '3a': '1W1F' }, 0, { ...land, turn: HARVEST });
    expect([tribe(state, 0).food, cropsIn(state), state.rain]).toEqual([8, {}, false]);
    const mild = meal({ '3a': '1W1F' }, 2, { ...land, turn: { ...HARVEST, event: 'mild-autumn' } });
    expect([cropsIn(mild.state), mild.state.rain]).toEqual([{ '3a': 2, '5a': 1 }, true]);
  });
});

describe('survival', () => {
  it('feeds each with one, and asks nobody who has enough', () => {
    const { state, events } = meal({ '3a': '3W2F', '1d': '1W' }, 7);
    expect(only(events, 'mealEaten').map(({ cost, left }) => [cost, left])).toEqual([
      [6, 1],
      [1, 8],
    ]);
    expect(asked(state)).toEqual(['0 order']);
  });

  it('asks who is short, and who wants to be asked', () => {
    expect(asked(meal({ '3a': '3W2F' }, 4).state)).toEqual(['0 hunger']);
    const said = say(meal({ '3a': '3W2F' }, 4).state, 1, 'habits.spare.keep.take.ask');
    expect(tribe(said, 1).habits.supper).toBe('ask');
    const { state } = battling({
      tribes: [{ at: { '3a': '2W' }, food: 9, habits: { supper: 'ask' } }, OTHER],
    });
    expect(asked(state)).toEqual(['0 hunger']);
    expect(where(answer(state, [[0, 'hunger.3aWx1']]).state, 0)).toEqual({ '3a': '1W' });
  });

  it('lets who is named die, then warriors, outside camps, the last hex first', () => {
    const at = { '1d': '1W1F', '3a': '2W1F', '6e': '1W' };
    const dies = (key: string, food: number) =>
      where(answer(meal(at, food).state, [[0, key]]).state, 0);
    expect(dies('hunger', 5)).toEqual({ '1d': '1W1F', '3a': '2W1F' });
    expect(dies('hunger', 4)).toEqual({ '1d': '1F', '3a': '2W1F' });
    expect(dies('hunger', 2)).toEqual({ '1d': '1F', '3a': '1F' });
    expect(dies('hunger', 1)).toEqual({ '3a': '1F' });
    expect(dies('hunger.3aWx1', 4)).toEqual({ '1d': '1W1F', '3a': '1W1F' });
    expect(dies('hunger.1dFx1.3aWx2', 5)).toEqual({ '1d': '1W', '3a': '1F', '6e': '1W' });
  });

  it('costs two in the deep cold without a camp (28)', () => {
    // 5b lies by the lake, 5d by a river: two fish.
    const cold: Camp = { turn: { season: 'winter', event: 'deep-cold', space: 0 } };
    const { state } = battling({
      tribes: [
        { at: { '5b': '1W', '5d': '1W', '1d': '1W', '3a': '5W1F' }, food: 9, camps: ['3a'] },
        OTHER,
      ],
      ...cold,
    });
    expect(asked(state)).toEqual(['0 hunger']);
    const after = answer(state, [[0, 'hunger.1dWx1']]);
    expect(only(after.events, 'mealEaten')[0]).toMatchObject({ cost: 10, left: 1 });
    expect(only(after.events, 'peopleLost')).toEqual([
      { type: 'peopleLost', seat: 0, at: 3, by: 'cold', warriors: 1, females: 0 },
    ]);
    expect(where(answer(state, [[0, 'hunger']]).state, 0)).toEqual({
      '1d': '1W',
      '3a': '5W1F',
      '5b': '1W',
    });
  });

  it('gives up a camp without a female, as it counted when survival began', () => {
    const cold: Camp = { turn: { season: 'winter', event: 'deep-cold', space: 0 } };
    const { state } = meal({ '3a': '2W1F' }, 2, cold);
    const after = answer(state, [[0, 'hunger.3aFx1']]);
    expect(where(after.state, 0)).toEqual({ '3a': '2W' });
    expect([tribe(after.state, 0).food, campsOf(after.state, 0)]).toEqual([0, []]);
  });

  it('is all at once, in the order of players', () => {
    const hungry = { at: { '3a': '2W' }, food: 0, hand: ['smoked-meat'] as const };
    const tribes = [
      hungry,
      { ...hungry, at: { '1d': '3W' } },
      { ...OTHER, hand: ['counter-magic'] as const, counters: ['smoked-meat'] as const },
    ];
    const { state } = battling({ tribes, order: [1, 2, 0] });
    expect(asked(state)).toEqual(['0 hunger', '1 hunger']);
    const { state: fed } = answer(state, [
      [0, 'hunger.meatx1'],
      [1, 'hunger.meatx1'],
    ]);
    // The meat of who is first is cancelled, and its tribe has nothing.
    expect([where(fed, 0), tribe(fed, 0).food, tribe(fed, 1).outSince]).toEqual([
      { '3a': '2W' },
      3,
      3,
    ]);
  });

  it('offers the meat that is held', () => {
    const hand = ['smoked-meat', 'smoked-meat', 'raft'] as const;
    const { state } = battling({ tribes: [{ at: { '3a': '1W' }, hand }, OTHER] });
    expect(keys(state, 0)).toEqual([
      'hunger',
      'hunger.3aWx1',
      'hunger.meatx1',
      'hunger.meatx1.3aWx1',
      'hunger.meatx2',
      'hunger.meatx2.3aWx1',
    ]);
    expect(tribe(answer(state, [[0, 'hunger.meatx2']]).state, 0).food).toBe(9);
  });

  it('is the end of a tribe that has nothing', () => {
    const { state } = meal({ '1d': '1W' }, 0, {}, []);
    expect(answer(state, [[0, 'hunger']]).state.end).toMatchObject({ winner: 1, by: 'last' });
  });

  describe('at a season’s end', () => {
    const SPRING = { season: 'winter', space: 2 } as const;
    const hungry: CampTribe = { at: { '3a': '1W1F', '5a': '2F' }, camps: ['3a', '5a'], food: 3 };
    const camper: CampTribe = { at: { '7d': '1W1F' }, camps: ['7d'], food: 2, hand: ['elder'] };
    const begins = (more: CampTribe = {}, camp: Camp = {}) =>
      battling({ tribes: [{ ...hungry, ...more }, camper], turn: SPRING, ...camp }).state;

    it('asks for births and planting of all at the same time', () => {
      expect(asked(begins())).toEqual(['0 hunger', '0 season', '1 season']);
      const { state, events } = answer(
        begins(),
        [
          [0, 'hunger.5aFx1'],
          [0, 'season.plant-3a'],
          [1, 'season.elder-7d-female'],
        ],
        3,
        3,
      );
      // Nothing is left for the field.
      expect([where(state, 0), cropsIn(state)]).toEqual([{ '3a': '2W1F', '5a': '1W1F' }, {}]);
      expect(where(state, 1)).toEqual({ '7d': '1W2F' });
      expect(events.map(({ type }) => type).indexOf('born')).toBeGreaterThan(
        events.map(({ type }) => type).lastIndexOf('mealEaten'),
      );
    });

    it('keeps a card for a camp that starves, or has it in the next one that is named', () => {
      const of = (picked: string) => {
        const begun = begins({ food: 2, hand: ['midwife'] });
        const answers = [
          [0, 'hunger.3aWx1.3aFx1'],
          [0, picked],
          [1, 'season'],
        ] as const;
        const { events } = answer(begun, answers, 3, 3, 3);
        return only(events, 'born').flatMap(({ seat, at, card }) =>
          seat === 0 ? [`${nameOf(at)} ${card ?? 'by itself'}`] : [],
        );
      };
      expect(of('season.midwife-3a')).toEqual(['5a by itself', '5a by itself']);
      expect(of('season.midwife-3a.midwife-5a')).toEqual([
        '5a by itself',
        '5a by itself',
        '5a midwife',
      ]);
    });

    it('offers fields by what is left once all have eaten', () => {
      const plain: CampTribe = { at: { '7d': '1W1F' }, camps: ['7d'], food: 1, hand: [] };
      const fed = (food: number) =>
        asked(battling({ tribes: [hungry, { ...plain, food }], turn: SPRING }).state);
      expect(fed(2)).toEqual(['0 hunger', '0 season']);
      expect(fed(3)).toEqual(['0 hunger', '0 season', '1 season']);
      expect(asked(begins({ food: 0 }))).toEqual(['0 hunger', '1 season']);
      expect(keys(begins({ food: 0, hand: ['smoked-meat'] }), 0, 'season')).toHaveLength(4);
    });

    it('goes without those who have starved', () => {
      const { state } = answer(begins({ food: 0, hand: ['midwife'] }), [
        [0, 'hunger'],
        [0, 'season.midwife-3a'],
        [1, 'season'],
      ]);
      expect(state.end).toMatchObject({ winner: 1, by: 'last' });
      expect(state.discards).toContain('midwife');
    });

    it('asked for births after the meal before version 2', () => {
      const begun = begins({}, { rules: 1 });
      expect(asked(begun)).toEqual(['0 hunger']);
      expect(asked(answer(begun, [[0, 'hunger']]).state)).toEqual(['1 season']);
    });
  });
});
