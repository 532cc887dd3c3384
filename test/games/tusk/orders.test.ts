import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/engine/game.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import { placeName } from '../../../src/games/tusk/map.ts';
import { tuskOrders } from '../../../src/games/tusk/orders.ts';
import { tusk } from '../../../src/games/tusk/rules.ts';
import type { TuskState } from '../../../src/games/tusk/state.ts';
import { board, play, playAll } from './board.ts';

/** What comes of an order for what a seat is asked, and against whom it goes. */
function ordered(state: TuskState, seat: Seat, name: string, value: string) {
  const order = tuskOrders.find((one) => one.name === name);
  const decision = tusk
    .decisions(state)
    .find((one) => one.seat === seat && order?.kinds.includes(one.kind) === true);
  if (order === undefined || decision === undefined) throw new Error(`No ${name} is asked.`);
  const view = tusk.view(state, seat);
  const answer = order.answer(value, decision, tusk.choices(state, decision), view);
  return {
    answer: answer === null ? null : 'unable' in answer ? `! ${answer.unable}` : answer.key,
    against: order.against?.(decision, view) ?? null,
  };
}

const answers = (...of: Parameters<typeof ordered>) => ordered(...of).answer;

/** Two tribes on one tile: seat 0 attacks seat 1. */
const attacked = (of: { stick?: number; grass?: number; stone?: number }, member = 'D3') =>
  play(
    board({
      tribes: [
        { members: ['D3'], stick: 1 },
        { members: [member], ...of },
      ],
    }),
    0,
    'fight.D3',
  ).state;

/** Several tribes on one tile, of which seat 0 attacks; where they aim follows. */
function brawl(tribes: Parameters<typeof board>[0]['tribes'], aims: readonly string[]) {
  let state = play(board({ tribes }), 0, 'fight.D3').state;
  for (let seat = 1; seat < tribes.length; seat += 1) state = play(state, seat, 'stand.in').state;
  aims.forEach((aim, seat) => {
    state = play(state, seat, aim).state;
  });
  return state;
}

describe('what is used in a fight', () => {
  it('is what was ordered, as far as it is there', () => {
    const state = attacked({ stick: 2, grass: 1, stone: 3 });
    expect(answers(state, 1, 'defend', 'nothing')).toBe('use.0-0-0');
    expect(answers(state, 1, 'defend', 'half')).toBe('use.1-1-2');
    expect(answers(state, 1, 'defend', 'all')).toBe('use.2-1-3');
    expect(answers(state, 1, 'defend', 'stone')).toBe('use.0-0-3');
    expect(answers(state, 1, 'defend', 'stone2')).toBe('use.0-0-2');
    expect(answers(state, 1, 'defend', 'stick3')).toBe('use.2-0-0');
    expect(answers(state, 1, 'defend', 'grassstone')).toBe('use.0-1-3');
    expect(answers(state, 1, 'defend', 'one')).toBe('use.1-1-1');
  });

  it('cannot be what is not there, or what the wounded do not use', () => {
    const state = attacked({ grass: 1 });
    expect(answers(state, 1, 'defend', 'stone')).toBe('! none');
    const wounded = attacked({ grass: 1, stone: 2 }, 'D3!');
    expect(answers(wounded, 1, 'defend', 'stone')).toBe('! wounded');
    expect(answers(wounded, 1, 'defend', 'all')).toBe('use.0-1-0');
  });

  it('goes against who aims at a tribe, also where somebody else began', () => {
    const tribes = [
      { members: ['D3', 'D3'], stone: 1 },
      { members: ['D3'], stone: 1 },
      { members: ['D3'], stone: 1 },
    ];
    const state = brawl(tribes, ['aim.1x2', 'aim.2x1', 'aim.0x1']);
    expect(ordered(state, 1, 'defend', 'all').against).toEqual([0]);
    // Seat 1 joined, and attacks it; seat 0 began.
    expect(ordered(state, 2, 'defend', 'all').against).toEqual([1, 0]);
    expect(ordered(state, 0, 'defend', 'all').against).toEqual([]);
  });
});

describe('who strikes back', () => {
  const tribes = [
    { members: ['D3', 'D3'] },
    { members: ['D3', 'D3'], stone: 2 },
    { members: ['D3', 'D3'] },
  ];

  it('aims at who began', () => {
    expect(answers(brawl(tribes, ['aim.1x2']), 1, 'back', 'back')).toBe('aim.0x2');
  });

  it('throws no stones at who was not wounded, or has fewer members left', () => {
    const fight = (all: typeof tribes, aims: readonly string[], dice: readonly number[]) =>
      answers(playAll(brawl(all, aims), [[1, 'use.0-0-2']], dice).state, 1, 'back', 'back');
    const [first, second] = [{ members: ['D3', 'D3'] }, { members: ['D3', 'D3'], stone: 2 }];
    const third = { members: ['D3', 'D3', 'D3'] };
    // Seat 1 wounds one of each: one of seat 0 still stands, for two stones.
    const aims = ['aim.1x2', 'aim.0x1.2x1', 'aim.0x3'];
    expect(fight([first, second, third], aims, [1, 1, 6, 6, 1, 1, 1])).toBe('! few');
    // Of seats 2 and 3.
    const others = ['aim.1x2', 'aim.2x1.3x1', 'aim.0x3', 'aim.0x3'];
    const dice = [1, 1, 6, 6, 1, 1, 1, 1, 1, 1];
    expect(fight([first, second, third, third], others, dice)).toBe('! unhurt');
  });
});

describe('whom all attack', () => {
  const tribes = [
    { members: ['D3', 'D3'], food: 1 },
    { members: ['D3', 'D3', 'D3'] },
    { members: ['D3', 'D3!', 'D3!'], grass: 1, food: 3 },
    { members: ['D3', 'D3'], grass: 2, food: 3 },
  ];

  it('is found by what stands there and is held, the next in turn of several', () => {
    const second = brawl(tribes, ['aim.1x2']);
    expect(answers(second, 1, 'target', 'most')).toBe('aim.3x3');
    expect(answers(second, 1, 'target', 'fewest')).toBe('aim.2x3');
    expect(answers(second, 1, 'target', 'bare')).toBe('aim.0x3');
    expect(answers(second, 1, 'target', 'leader')).toBe('aim.2x3');
    const first = brawl(tribes, []);
    expect(answers(first, 0, 'target', 'most')).toBe('aim.1x2');
    // Whoever began a fight has nobody to strike back at.
    expect(ordered(first, 0, 'back', 'back').against).toEqual([]);
  });
});

describe('a hunt', () => {
  /** A tribe hunts alone, with one member. */
  const hunting = (of: { stick?: number; stone?: number }): TuskState => {
    const camp = board({ tribes: [{ members: ['D3'], ...of }, { members: ['D5'] }] });
    return play(play(camp, 0, 'hunt.1').state, 1, 'done').state;
  };

  it('takes what was ordered, where there is any of it', () => {
    const state = hunting({ stone: 2 });
    expect(answers(state, 0, 'hunt', 'all')).toBe('use.0-0-2');
    expect(answers(state, 0, 'hunt', 'stick')).toBe('! none');
  });

  it('goes on for as long as was ordered, unless all are wounded', () => {
    const struck = (die: number): TuskState =>
      play(hunting({ stone: 1 }), 0, 'use.0-0-0', [1, die]).state;
    expect(answers(struck(1), 0, 'stay', '2')).toBe('stay');
    expect(answers(struck(1), 0, 'stay', '1')).toMatch(/^retreat/u);
    expect(answers(struck(6), 0, 'stay', 'ever')).toBe('! wounded');
  });
});

describe('the first member', () => {
  it('begins where most lies', () => {
    const { state } = tusk.setup(tusk.config({}), 2, namedRandom('orders'), tusk.rules);
    const [asked] = tusk.decisions(state);
    if (asked === undefined) throw new Error('Nobody is asked.');
    const chosen = answers(state, asked.seat, 'place', 'richest');
    const tiles = tusk.view(state, asked.seat).tiles.filter((tile) => tile !== null);
    const most = Math.max(...tiles.map(({ tokens }) => tokens));
    const at = tiles.find(({ place }) => chosen === `place.${placeName(place)}`);
    expect(at?.tokens).toBe(most);
  });
});
