import { describe, expect, it } from 'vitest';
import { anyChoice } from '../../../src/engine/choices.ts';
import { tryLaws } from '../../../src/engine/laws.ts';
import { tusk } from '../../../src/games/tusk/rules.ts';
import { only } from '../../../src/parts/only.ts';
import { asked, at, board, keys, membersOf, play, playAll } from './board.ts';

const goodsOf = (state: ReturnType<typeof board>, seat: number) => state.tribes[seat]?.goods;

describe('a fight of two', () => {
  // Blue is seat 0, yellow seat 1.
  const example = board({
    tribes: [
      { members: ['D3', 'D3'], stick: 1, grass: 1 },
      { members: ['D3'], stick: 2, stone: 1 },
    ],
  });

  it('Check: blue inflicts two wounds and wins one food, yellow’s stone wounds the other member', () => {
    const began = play(example, 0, 'fight.D3');
    expect(began.events).toEqual([
      { type: 'fightBegan', at: at('D3'), initiator: 0, seats: [0, 1] },
    ]);
    expect(asked(began.state)).toEqual(['commit.1.0', 'commit.1.1']);
    const fought = playAll(
      began.state,
      [
        [0, 'use.1-1-0'],
        [1, 'use.2-0-1'],
      ],
      [5, 6, 5],
    );
    expect(fought.reveals).toBe(true);
    expect(fought.events).toEqual([
      {
        type: 'commitmentsRevealed',
        uses: [
          { seat: 0, uses: { stick: 1, grass: 1, stone: 0 } },
          { seat: 1, uses: { stick: 2, grass: 0, stone: 1 } },
        ],
      },
      {
        type: 'fightRolled',
        at: at('D3'),
        rolls: [
          { seat: 0, target: 1, dice: [5, 6], totals: [6, 7], hits: 2 },
          { seat: 1, target: 0, dice: [5], totals: [6], hits: 1 },
        ],
      },
      { type: 'memberWounded', seat: 0, member: 1, by: 'fight' },
      { type: 'memberWounded', seat: 1, member: 1, by: 'fight' },
      { type: 'fightWon', seat: 0, food: 1 },
      { type: 'stonesThrown', target: 0, by: [{ seat: 1, stones: 1 }], members: [2] },
      { type: 'memberWounded', seat: 0, member: 2, by: 'stone' },
    ]);
    // Step 6: everything committed is gone.
    expect(goodsOf(fought.state, 0)).toEqual({ stick: 0, grass: 0, stone: 0, food: 1 });
    expect(goodsOf(fought.state, 1)).toEqual({ stick: 0, grass: 0, stone: 0, food: 0 });
    expect(membersOf(fought.state, 0).slice(0, 2)).toEqual(['D3!', 'D3!']);
    expect(membersOf(fought.state, 1)[0]).toBe('D3!');
    expect(asked(fought.state)).toEqual(['turn.1.0.1']);
  });

  it('1: nobody may refuse, and nobody names a target', () => {
    const { state } = play(example, 0, 'fight.D3');
    expect(state.frames.at(-1)).toMatchObject({
      step: 'commit',
      out: [],
      aims: [
        { seat: 0, target: 1, members: 2 },
        { seat: 1, target: 0, members: 1 },
      ],
    });
  });

  it('2: a tribe may commit up to all it has', () => {
    const { state } = play(example, 0, 'fight.D3');
    expect(keys(state, 1)).toEqual([
      'use.0-0-0',
      'use.0-0-1',
      'use.1-0-0',
      'use.1-0-1',
      'use.2-0-0',
      'use.2-0-1',
    ]);
  });

  it('2: a tribe without tokens is not asked; without any on either side the dice fall at once', () => {
    const one = board({ tribes: [{ members: ['D3'] }, { members: ['D3'], stone: 1 }] });
    expect(asked(play(one, 0, 'fight.D3').state)).toEqual(['commit.1.1']);
    const none = board({ tribes: [{ members: ['D3'] }, { members: ['D3'] }] });
    const fought = play(none, 0, 'fight.D3', [2, 2]);
    expect(only(fought.events, 'fightTied')).toHaveLength(1);
    expect(fought.reveals).toBe(false);
  });

  it('3: a natural 6 is nothing special: grass turns it away', () => {
    const state = board({ tribes: [{ members: ['D3'] }, { members: ['D3'], grass: 1 }] });
    const fought = play(play(state, 0, 'fight.D3').state, 1, 'use.0-1-0', [6, 5]);
    expect(only(fought.events, 'fightTied')).toHaveLength(1);
    expect(membersOf(fought.state, 1)[0]).toBe('D3');
  });

  it('3, 4: excess wounds count for the result and the food', () => {
    const state = board({ tribes: [{ members: ['D3', 'D3', 'D3'] }, { members: ['D3'] }] });
    const fought = play(state, 0, 'fight.D3', [6, 6, 6, 6]);
    expect(only(fought.events, 'fightWon')).toEqual([{ type: 'fightWon', seat: 0, food: 2 }]);
    expect(only(fought.events, 'memberWounded')).toHaveLength(2);
  });

  it('4: a tie wins nothing', () => {
    const state = board({ tribes: [{ members: ['D3'] }, { members: ['D3'] }] });
    const fought = play(state, 0, 'fight.D3', [6, 6]);
    expect(only(fought.events, 'fightTied')).toHaveLength(1);
    expect(goodsOf(fought.state, 0)?.food).toBe(0);
  });

  it('5: a stone of a tribe that inflicted nothing is lost', () => {
    const state = board({ tribes: [{ members: ['D3', 'D3'] }, { members: ['D3'], stone: 2 }] });
    const fought = play(play(state, 0, 'fight.D3').state, 1, 'use.0-0-2', [1, 1, 1]);
    expect(only(fought.events, 'memberWounded')).toEqual([]);
    expect(goodsOf(fought.state, 1)?.stone).toBe(0);
  });

  it('5: a stone never changes the result', () => {
    const state = board({ tribes: [{ members: ['D3', 'D3'], stone: 1 }, { members: ['D3'] }] });
    const fought = play(play(state, 0, 'fight.D3').state, 0, 'use.0-0-1', [6, 1, 6]);
    expect(only(fought.events, 'fightTied')).toHaveLength(1);
    // The only member of seat 1 fell to the dice already: no target is left.
    expect(only(fought.events, 'memberWounded').map(({ by }) => by)).toEqual(['fight', 'fight']);
  });

  it('a side whose members are all wounded rolls nothing and may commit grass; hits on it pay food', () => {
    const state = board({
      tribes: [{ members: ['D3', 'D3'] }, { members: ['D3!'], stick: 2, grass: 1, stone: 2 }],
    });
    const began = play(state, 0, 'fight.D3').state;
    expect(keys(began, 1)).toEqual(['use.0-0-0', 'use.0-1-0']);
    const fought = play(began, 1, 'use.0-0-0', [6, 6]);
    expect(only(fought.events, 'fightWon')).toEqual([{ type: 'fightWon', seat: 0, food: 2 }]);
    expect(only(fought.events, 'memberWounded')).toEqual([]);
  });

  it('wounds those with no action left first in the own phase, then by number', () => {
    let state = board({ tribes: [{ members: ['D3', 'D3'] }, { members: ['D3', 'D3'] }] });
    state = play(state, 0, 'gather.2').state;
    // The fight takes the last action of member 2, not of member 1.
    state = play(play(state, 0, 'fight.D3').state, 0, 'use.0-0-0', [1, 1, 6, 1]).state;
    expect(membersOf(state, 0).slice(0, 2)).toEqual(['D3', 'D3!']);
    const other = board({ tribes: [{ members: ['D3'] }, { members: ['D3', 'D3'] }] });
    expect(membersOf(play(other, 0, 'fight.D3', [6, 1, 1]).state, 1).slice(0, 2)).toEqual([
      'D3!',
      'D3',
    ]);
  });
});

describe('a fight of several', () => {
  const three = board({
    tribes: [
      { members: ['D3', 'D3'], stone: 3 },
      { members: ['D3', 'D3'], stick: 1, stone: 2 },
      { members: ['D3', 'D3'], grass: 1 },
    ],
  });

  it('1: each but the initiator says in turn order whether it sits out, then each names its targets', () => {
    let state = play(three, 0, 'fight.D3').state;
    expect(asked(state)).toEqual(['stand.1.1']);
    expect(keys(state, 1)).toEqual(['stand.in', 'stand.out']);
    state = play(state, 1, 'stand.in').state;
    expect(asked(state)).toEqual(['stand.1.2']);
    const out = play(state, 2, 'stand.out');
    expect(out.events).toEqual([{ type: 'satOut', seat: 2 }]);
    state = out.state;
    expect(asked(state)).toEqual(['aim.1.0']);
    expect(keys(state, 0)).toEqual(['aim.1x2', 'aim.1x1.2x1', 'aim.2x2']);
    const aimed = play(state, 0, 'aim.1x1.2x1');
    expect(aimed.events).toEqual([
      {
        type: 'aimed',
        seat: 0,
        at: [
          { seat: 1, members: 1 },
          { seat: 2, members: 1 },
        ],
      },
    ]);
    state = play(aimed.state, 1, 'aim.0x2').state;
    // The tribe that sits out names nothing and commits nothing.
    expect(asked(state)).toEqual(['commit.1.0', 'commit.1.1']);
    const fought = playAll(
      state,
      [
        [0, 'use.0-0-0'],
        [1, 'use.1-0-0'],
      ],
      [6, 6, 5, 4],
    );
    expect(only(fought.events, 'fightRolled')[0]?.rolls).toEqual([
      { seat: 0, target: 1, dice: [6], totals: [6], hits: 1 },
      { seat: 0, target: 2, dice: [6], totals: [6], hits: 1 },
      { seat: 1, target: 0, dice: [5, 4], totals: [6, 5], hits: 1 },
    ]);
    // All inflicted (2) minus all suffered (1).
    expect(only(fought.events, 'fightWon')).toEqual([{ type: 'fightWon', seat: 0, food: 1 }]);
    expect(membersOf(fought.state, 2)[0]).toBe('D3!');
  });

  it('goes clockwise from the initiator, whoever is first player', () => {
    const state = board({
      first: 2,
      tribes: [{ members: ['D3'] }, { members: ['D3'] }, { members: ['D3'] }],
    });
    const began = play(state, 2, 'fight.D3');
    expect(only(began.events, 'fightBegan')[0]?.seats).toEqual([2, 0, 1]);
    expect(asked(began.state)).toEqual(['stand.1.0']);
  });

  /** Nobody sits out: seat 0 strikes both, the others strike seat 0; dice in that order. */
  function brawl(uses: readonly [string, string, string], dice: readonly number[]) {
    let state = play(three, 0, 'fight.D3').state;
    for (const seat of [1, 2]) state = play(state, seat, 'stand.in').state;
    state = play(state, 0, 'aim.1x1.2x1').state;
    for (const seat of [1, 2]) state = play(state, seat, 'aim.0x2').state;
    return playAll(
      state,
      uses.map((key, seat) => [seat, key] as const),
      dice,
    );
  }

  it('3: grass works against each attacker, sticks against each target', () => {
    const fought = brawl(['use.0-0-0', 'use.1-0-0', 'use.0-1-0'], [6, 6, 5, 4, 6, 6]);
    const [rolled] = only(fought.events, 'fightRolled');
    expect(rolled?.rolls.map(({ totals }) => totals)).toEqual([[6], [5], [6, 5], [6, 6]]);
    expect(only(fought.events, 'fightWon')).toEqual([{ type: 'fightWon', seat: 2, food: 2 }]);
  });

  it('4: a tie for the most wins nothing', () => {
    const fought = brawl(['use.0-0-0', 'use.0-0-0', 'use.0-0-0'], [1, 1, 6, 1, 6, 1]);
    expect(only(fought.events, 'fightTied')).toHaveLength(1);
  });

  it('4: a win worth less than nothing pays nothing, and is a win', () => {
    let state = play(three, 0, 'fight.D3').state;
    for (const seat of [1, 2]) state = play(state, seat, 'stand.in').state;
    state = play(state, 0, 'aim.1x2').state;
    state = play(state, 1, 'aim.0x2').state;
    state = play(state, 2, 'aim.1x2').state;
    const fought = playAll(
      state,
      [
        [0, 'use.0-0-0'],
        [1, 'use.0-0-0'],
        [2, 'use.0-0-0'],
      ],
      [6, 1, 6, 6, 6, 1],
    );
    // Seat 1 inflicted 2 and suffered 2.
    expect(only(fought.events, 'fightWon')).toEqual([{ type: 'fightWon', seat: 1, food: 0 }]);
  });

  it('5: the owner of stones with several targets is asked after the dice, others are not', () => {
    const fought = brawl(['use.0-0-1', 'use.0-0-2', 'use.0-0-0'], [6, 6, 6, 1, 1, 1]);
    // Seat 1 wounded only seat 0; its two stones find the one member that still stands.
    expect(asked(fought.state)).toEqual(['stones.1.0']);
    expect(keys(fought.state, 0)).toEqual(['stones.1x1', 'stones.2x1']);
    const thrown = play(fought.state, 0, 'stones.2x1');
    expect(only(thrown.events, 'memberWounded')).toEqual([
      { type: 'memberWounded', seat: 0, member: 2, by: 'stone' },
      { type: 'memberWounded', seat: 2, member: 2, by: 'stone' },
    ]);
    expect(asked(thrown.state)).toEqual(['turn.1.0.1']);
  });

  it('5: stones that suffice for every member still standing are no choice', () => {
    const fought = brawl(['use.0-0-2', 'use.0-0-0', 'use.0-0-0'], [6, 6, 1, 1, 1, 1]);
    expect(asked(fought.state)).toEqual(['turn.1.0.1']);
    expect(membersOf(fought.state, 1).slice(0, 2)).toEqual(['D3!', 'D3!']);
    expect(membersOf(fought.state, 2).slice(0, 2)).toEqual(['D3!', 'D3!']);
  });

  it('5: all owners are asked at once, sealed, and all stones fall together', () => {
    const state = board({
      tribes: [
        { members: ['D3', 'D3'], stone: 1 },
        { members: ['D3', 'D3'], stone: 1 },
        { members: ['D3', 'D3'] },
        { members: ['D3', 'D3'] },
      ],
    });
    let now = play(state, 0, 'fight.D3').state;
    for (const seat of [1, 2, 3]) now = play(now, seat, 'stand.in').state;
    now = play(now, 0, 'aim.2x1.3x1').state;
    now = play(now, 1, 'aim.2x1.3x1').state;
    now = play(now, 2, 'aim.0x2').state;
    now = play(now, 3, 'aim.0x2').state;
    // Each of seats 0 and 1 hits both others once: both are down to nobody standing but by excess.
    const rolled = playAll(
      now,
      [
        [0, 'use.0-0-1'],
        [1, 'use.0-0-1'],
      ],
      [6, 1, 1, 6, 1, 1, 1, 1],
    );
    // Seat 0 wounded seat 2, seat 1 wounded seat 3: one way each, so nobody is asked.
    expect(asked(rolled.state)).toEqual(['turn.1.0.1']);
    expect(membersOf(rolled.state, 2).slice(0, 2)).toEqual(['D3!', 'D3!']);

    const bigger = board({
      tribes: [
        { members: ['D3', 'D3'], stone: 1 },
        { members: ['D3', 'D3'], stone: 1 },
        { members: ['D3', 'D3', 'D3'] },
        { members: ['D3', 'D3', 'D3'] },
      ],
    });
    now = play(bigger, 0, 'fight.D3').state;
    for (const seat of [1, 2, 3]) now = play(now, seat, 'stand.in').state;
    now = play(now, 0, 'aim.2x1.3x1').state;
    now = play(now, 1, 'aim.2x1.3x1').state;
    now = play(now, 2, 'aim.0x3').state;
    now = play(now, 3, 'aim.0x3').state;
    const both = playAll(
      now,
      [
        [0, 'use.0-0-1'],
        [1, 'use.0-0-1'],
      ],
      [6, 6, 6, 6, 1, 1, 1, 1, 1, 1],
    );
    expect(asked(both.state)).toEqual(['stones.1.0', 'stones.1.1']);
    const thrown = playAll(both.state, [
      [0, 'stones.2x1'],
      [1, 'stones.2x1'],
    ]);
    expect(thrown.reveals).toBe(true);
    // One of seat 2 was left to wound: the other stone does nothing.
    expect(only(thrown.events, 'memberWounded')).toEqual([
      { type: 'memberWounded', seat: 2, member: 3, by: 'stone' },
    ]);
  });

  it('a tribe all wounded names no target and may commit grass; without grass it sits out unasked', () => {
    const state = board({
      tribes: [
        { members: ['D3'] },
        { members: ['D3!'], grass: 1, stick: 1 },
        { members: ['D3!'], stick: 3 },
      ],
    });
    let now = play(state, 0, 'fight.D3').state;
    expect(asked(now)).toEqual(['stand.1.1']);
    const stood = play(now, 1, 'stand.in');
    expect(stood.events).toEqual([{ type: 'satOut', seat: 2 }]);
    now = stood.state;
    expect(asked(now)).toEqual(['aim.1.0']);
    now = play(now, 0, 'aim.1x1').state;
    expect(asked(now)).toEqual(['commit.1.1']);
    expect(keys(now, 1)).toEqual(['use.0-0-0', 'use.0-1-0']);
    const fought = play(now, 1, 'use.0-1-0', [6]);
    expect(only(fought.events, 'fightTied')).toHaveLength(1);
  });

  it('1: who takes part may say ahead whom it attacks, from then until its turn', () => {
    const early = (state: ReturnType<typeof board>): string[] =>
      tusk.decisions(state).flatMap(({ id, owed }) => (owed ? [] : [id]));
    let state = play(three, 0, 'fight.D3').state;
    expect(early(state)).toEqual(['aim.1.0']);
    state = play(state, 1, 'stand.in').state;
    expect(early(state)).toEqual(['aim.1.0', 'aim.1.1']);
    const known = keys(state, 1);
    state = play(state, 2, 'stand.out').state;
    expect(early(state)).toEqual(['aim.1.1']);
    state = play(state, 0, 'aim.1x1.2x1').state;
    expect(early(state)).toEqual([]);
    expect(keys(state, 1)).toEqual(known);
  });

  it('keeps the laws, whatever is said ahead', () => {
    const tribe = { members: ['D3', 'D3', 'D3', 'D3!'], stick: 1, grass: 1, stone: 1 };
    const camp = { ...board({ turn: 4, tribes: [tribe, tribe, tribe, tribe] }), lastTurn: 4 };
    const game = { ...tusk, setup: () => ({ state: camp, events: [], reveals: false }) };
    const said = { ahead: 0, inTurn: 0 };
    const waiting = new Set<string>();
    for (let match = 0; match < 4; match += 1) {
      const breaches = tryLaws(
        game,
        { name: `ahead ${match}`, config: {}, seats: 4, longest: 200, thoroughness: 0.2 },
        (_state, _decision, choices, random) => {
          const fight =
            'shape' in choices ? undefined : choices.find(({ key }) => key.startsWith('fight'));
          return fight ?? anyChoice(choices, random);
        },
        {
          answered({ sealed, owed, topic }) {
            if (sealed && !owed) {
              said.ahead += 1;
              waiting.add(`${match} ${topic}`);
            } else if (waiting.delete(`${match} ${topic}`)) said.inTurn += 1;
          },
          entered: () => undefined,
        },
      );
      expect(breaches).toEqual([]);
    }
    expect(said.ahead).toBeGreaterThan(said.inTurn);
    expect(said.inTurn).toBeGreaterThan(5);
  });
});
