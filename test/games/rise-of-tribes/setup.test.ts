import { describe, expect, it } from 'vitest';
import { namedRandom } from '../../../src/engine/random.ts';
import type { RiseConfig } from '../../../src/games/rise-of-tribes/config.ts';
import { total } from '../../../src/games/rise-of-tribes/payment.ts';
import { riseOfTribes } from '../../../src/games/rise-of-tribes/rules.ts';
import { asked, keys, play, where } from './camp.ts';

const begin = (seats: number, config: RiseConfig = {}, name = 'setup') =>
  riseOfTribes.setup(config, seats, namedRandom(name), 1).state;

/** The start as every seat takes the first choice that there is. */
function settled(seats: number, config: RiseConfig = {}) {
  let state = begin(seats, config);
  const questions: string[] = [];
  while (state.turn.number === 0) {
    const [question = ''] = asked(state);
    questions.push(question);
    const [key = ''] = keys(state, Number(question[0]));
    state = play(state, [key]).state;
  }
  return { state, questions };
}

/** By who goes first, second and so on: members on the map, and resources. */
const starts = (seats: number, config: RiseConfig = {}) => {
  const { state } = settled(seats, config);
  return Array.from({ length: seats }, (_, rank) => {
    const seat = (state.first + rank) % seats;
    const goods = state.tribes[seat]?.goods ?? {};
    return [Object.values(where(state, seat)), total(goods)];
  });
};

describe('the start', () => {
  it('has one tribe after the other come onto the map, later ones with more', () => {
    expect(starts(2)).toEqual([
      [[2], 0],
      [[3], 0],
    ]);
    expect(starts(4).slice(0, 3)).toEqual([
      [[2], 0],
      [[3], 0],
      [[3], 2],
    ]);
    // The fourth is on two tiles, most of it on the first.
    expect(starts(4)[3]).toEqual([[2, 1], 2]);
  });

  it('asks each where, and then what it takes', () => {
    const { state, questions } = settled(3);
    const [a, b, c] = [0, 1, 2].map((rank) => (state.first + rank) % 3);
    expect(questions).toEqual([`${a} place`, `${b} place`, `${c} place`, `${c} take`]);
    expect(state.turn).toMatchObject({ number: 1, seat: a });
  });

  it('may be even, which is ours', () => {
    const takes = (seats: number) => starts(seats, { start: 'even' }).map(([, goods]) => goods);
    expect([2, 3, 4].map(takes)).toEqual([
      [1, 0],
      [2, 0, 2],
      [2, 0, 2, 4],
    ]);
  });

  it('is by chance, and gives each tribe a leader of its own', () => {
    const [one, other] = ['one', 'other'].map((name) => begin(4, {}, name));
    expect(one?.terrain).not.toEqual(other?.terrain);
    expect(one?.deck).not.toEqual(other?.deck);
    expect(new Set(one?.tribes.map(({ leader }) => leader)).size).toBe(4);
    expect(begin(4, {}, 'one')).toEqual(one);
  });
});

describe('what a table may choose', () => {
  it('is left out, or one of what there is', () => {
    expect(riseOfTribes.config(undefined)).toEqual({});
    expect(() => riseOfTribes.config({ goals: 'shut' })).toThrow(/hidden or open/);
    expect(begin(2).options).toEqual({ leaders: false, elders: false, open: false, even: false });
  });

  it('may be a short match', () => {
    expect([begin(2).toWin, begin(2, { length: 'short' }).toWin]).toEqual([15, 7]);
  });
});

it('what is no match, or a damaged one, is not read', () => {
  expect(() => riseOfTribes.parse({})).toThrow(/no match of Rise of Tribes/);
  const state = begin(2);
  expect(() => riseOfTribes.parse({ ...state, deck: state.deck.slice(1) })).toThrow(/damaged/);
  expect(() => riseOfTribes.setup({}, 2, namedRandom('unknown'), 9)).toThrow(/not known/);
});
