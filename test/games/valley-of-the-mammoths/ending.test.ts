import { describe, expect, it } from 'vitest';
import { placesOf } from '../../../src/engine/places.ts';
import { outcome } from '../../../src/games/valley-of-the-mammoths/ending.ts';
import type { ValleyState } from '../../../src/games/valley-of-the-mammoths/state.ts';
import { only } from '../../../src/parts/only.ts';
import { asked, type Camp, type CampTribe, dawn, dusk, tribe } from './camp.ts';

/** Camps of a tribe, somebody in each. */
const camps = (names: readonly string[], more: CampTribe = {}): CampTribe => ({
  at: Object.fromEntries(names.map((name) => [name, '1W1F'])),
  camps: names,
  food: 20,
  ...more,
});
const FOUR = ['1a', '1c', '3b', '5a'];
const OTHERS = ['7a', '7b', '7c', '7d'];

const quiet: Camp = { events: { summer: ['berries'], winter: ['alms'] } };
const ends = (first: number, announced: readonly number[], more: Camp = {}) =>
  dusk({
    ...quiet,
    tribes: [camps(FOUR.slice(0, first)), camps(OTHERS.slice(0, 1))],
    announced,
    turn: { number: 8, space: 0 },
    ...more,
  }).state;

const placed = (state: ValleyState) => {
  const ended = outcome(state);
  return ended === null ? null : placesOf(ended).map(({ place }) => place);
};

describe('four camps', () => {
  it('win when they are still four a turn later (32)', () => {
    expect([ends(4, []).end, ends(4, []).announced]).toEqual([null, [0]]);
    expect(ends(4, [0]).end).toEqual({ winner: 0, by: 'camps', ranks: [0, 1] });
    expect([ends(3, [0]).end, ends(3, [0]).announced]).toEqual([null, []]);
  });

  it('of several win by camps, food, people, then dice', () => {
    const both = (first: CampTribe, ...dice: number[]) =>
      dusk(
        { tribes: [camps(FOUR, first), camps(OTHERS)], announced: [0, 1], turn: { space: 0 } },
        ...dice,
      );
    expect(both({ food: 19 }).state.end?.winner).toBe(1);
    const { state, events } = both({}, 3, 3, 2, 5);
    expect([state.end?.ranks, only(events, 'gameEnded')[0]?.dice.length]).toEqual([[1, 0], 2]);
  });

  it('win over more that were not announced', () => {
    const tribes = [camps(FOUR), camps([...OTHERS, '6d'])];
    const { state } = dusk({ tribes, announced: [0], turn: { space: 0 } });
    expect([state.end?.winner, placed(state)]).toEqual([0, [1, 2]]);
  });
});

it('ends what counted for its turn alone', () => {
  const played = camps(['1a'], { played: ['guide', 'raft'], lasting: ['guide'] });
  const turn = { event: 'avalanche', sick: 'wolf', space: 0 } as const;
  const { state } = dusk({ ...quiet, tribes: [played, camps(['7a'])], closed: ['5f', '6e'], turn });
  expect(state.turn).toMatchObject({ event: 'berries', closed: [], sick: null, space: 1 });
  expect(tribe(state, 0)).toMatchObject({ played: [], lasting: [] });
});

describe('the end', () => {
  it('comes with the last tribe, before anything else', () => {
    const tribes = [camps(FOUR.slice(0, 1)), { outSince: 5 }, { outSince: 7 }, { outSince: 7 }];
    const { state } = dusk({ tribes, turn: { number: 18 } });
    expect([state.end?.by, placed(state)]).toEqual(['last', [1, 4, 2, 2]]);
  });

  it('comes after the last turn', () => {
    const state = ends(1, [], { turn: { number: 18, space: 0 }, order: [1, 0] });
    expect([state.end?.by, state.frames, asked(state)]).toEqual(['limit', [], []]);
    const turn = { number: 18, space: 0 };
    expect(ends(1, [], { turn, options: { limit: null } }).end).toBeNull();
  });

  it('comes at once where nobody is left', () => {
    const tribes = [
      { at: { '1a': '1W' }, hand: ['raft'] as const, food: 3 },
      { at: { '2a': '2F' } },
    ];
    const { state, events } = dawn({ tribes, events: { summer: ['forest-fire'] } }, 1);
    expect([state.end, placed(state), outcome(state)?.winners]).toEqual([
      { winner: null, by: 'nobody', ranks: [] },
      [1, 1],
      [],
    ]);
    expect(events.at(-1)?.type).toBe('gameEnded');
  });
});

describe('a tribe without people', () => {
  const tribes = [
    { at: { '1a': '1W' }, hand: ['raft'] as const, food: 3, camps: ['1a'] },
    { at: { '7a': '2F' }, food: 3 },
    { at: { '7d': '2F' }, food: 3 },
  ];

  it('is out: hand and food are lost, and it is asked nothing', () => {
    const { state, events } = dawn({ tribes, events: { summer: ['forest-fire'] } }, 1);
    expect(tribe(state, 0)).toMatchObject({ hand: [], food: 0, camps: [], outSince: 3 });
    expect([state.discards, asked(state)[0]?.slice(2)]).toEqual([['raft'], 'order']);
    expect(state.order.toSorted()).toEqual([1, 2]);
    expect(only(events, 'tribeOut')).toEqual([{ type: 'tribeOut', seat: 0 }]);
  });
});

describe('a marker that stays', () => {
  const last = { season: 'summer', space: 2, number: 5 } as const;

  it('draws no card, and the next turn is the last of the season again (33)', () => {
    const tribes = [camps(['1a']), camps(['7a'])];
    const { state } = dusk({ ...quiet, tribes, turn: { ...last, event: 'mild-autumn' } });
    expect(state.turn).toMatchObject({ number: 6, season: 'summer', space: 2 });
    expect(state.tribes.map(({ hand }) => hand.length)).toEqual([0, 0]);
    const moved = dusk({ ...quiet, tribes, turn: last }).state;
    expect(moved.turn).toMatchObject({ number: 6, season: 'winter', space: 0 });
    expect(moved.tribes.map(({ hand }) => hand.length)).toEqual([1, 1]);
  });
});

describe('the first player', () => {
  const order = (first: CampTribe, second: CampTribe, third: CampTribe, ...dice: number[]) =>
    dawn({ events: { summer: ['berries'] }, tribes: [first, second, third] }, 0, 0, 0, 1, ...dice)
      .state.order;
  const one = (hex: string, more: CampTribe = {}): CampTribe => ({ at: { [hex]: '2W' }, ...more });

  it('has most camps, then food, then people, then the highest die', () => {
    expect(order(one('7a', { food: 9 }), camps(['7d'], { food: 0 }), one('4a'))).toEqual([1, 2, 0]);
    expect(order(one('7a'), one('7d', { food: 1 }), one('4a', { food: 2 }))).toEqual([2, 0, 1]);
    expect(order(one('7a'), one('7d'), { at: { '4a': '3W' } })).toEqual([2, 0, 1]);
    expect(order(one('7a'), one('7d'), one('4a'), 4, 4, 1, 2, 5)).toEqual([1, 2, 0]);
  });
});
