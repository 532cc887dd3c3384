import { describe, expect, it } from 'vitest';
import { only } from '../../../src/parts/only.ts';
import { asked, at, board, type BoardOptions, keys, membersOf, play, playAll } from './board.ts';

type State = ReturnType<typeof board>;

/** Each seat sends these members and is done; the hunt begins. The dice are those of an attack nobody was asked for. */
function hunting(
  options: BoardOptions,
  sent: readonly string[],
  dice: readonly number[] = [],
): State {
  let state = board(options);
  const first = options.first ?? 0;
  for (let i = 0; i < sent.length; i += 1) {
    const seat = (first + i) % sent.length;
    const isLast = i === sent.length - 1;
    const members = sent[seat] ?? '';
    const isAsked = () => asked(state)[0]?.startsWith(`turn.${state.turn}.${seat}.`) === true;
    if (members !== '') {
      const staysHome = (options.tribes[seat]?.members ?? []).some(
        (name, index) => !members.includes(String(index + 1)) && name !== 'waiting',
      );
      state = play(state, seat, `hunt.${members}`, isLast && !staysHome ? dice : []).state;
    }
    if (isAsked()) state = play(state, seat, 'done', isLast ? dice : []).state;
  }
  return state;
}

describe('an attack', () => {
  it('Check: 2 hunters with 2 sticks, 1 stone, 1 grass roll 1 and 3: nothing, and the stone is wasted', () => {
    const state = hunting(
      { tribes: [{ members: ['D3', 'D3'], stick: 2, grass: 1, stone: 1 }, { members: ['D5'] }] },
      ['12', ''],
    );
    expect(asked(state)).toEqual(['attack.1.1.0']);
    expect(keys(state, 0)).toHaveLength(12);
    // After the attack the mammoth strikes back: 1 and 5, less one for the grass.
    const attacked = play(state, 0, 'use.2-1-1', [1, 3, 1, 5]);
    expect(only(attacked.events, 'mammothAttacked')).toEqual([
      {
        type: 'mammothAttacked',
        roll: { seat: 0, dice: [1, 3], totals: [3, 5], hits: 0 },
        uses: { stick: 2, grass: 1, stone: 1 },
        byStones: 0,
        food: 0,
        left: 4,
      },
    ]);
    expect(only(attacked.events, 'mammothFoughtBack')).toEqual([
      {
        type: 'mammothFoughtBack',
        roll: { seat: 0, dice: [1, 5], totals: [0, 4], hits: 1 },
        grass: 1,
      },
    ]);
    expect(attacked.state.tribes[0]?.goods).toEqual({ stick: 0, grass: 0, stone: 0, food: 0 });
    expect(membersOf(attacked.state, 0).slice(0, 2)).toEqual(['hunting', 'hunting!']);
  });

  it('takes a food for every 6 or more, and with a hit one more for each stone', () => {
    const state = hunting(
      { tribes: [{ members: ['D3', 'D3'], stick: 1, stone: 2 }, { members: ['D5'] }] },
      ['12', ''],
    );
    const attacked = play(state, 0, 'use.1-0-2', [5, 2, 1, 1]);
    const [attack] = only(attacked.events, 'mammothAttacked');
    expect(attack).toMatchObject({ byStones: 2, food: 3, left: 1 });
    expect(attacked.state.tribes[0]?.goods.food).toBe(3);
    expect(attacked.state.mammothFood).toBe(1);
  });

  it('goes leader first, then clockwise, and starts with the next tribe after the leader has left', () => {
    let state = hunting(
      {
        first: 1,
        tribes: [
          { members: ['D3'], stick: 9 },
          { members: ['D5'], stick: 9 },
          { members: ['E4'], stick: 9 },
        ],
      },
      ['1', '1', '1'],
    );
    expect(state.leader).toBe(1);
    const order = [];
    for (const seat of [1, 2, 0]) {
      order.push(...asked(state));
      state = play(state, seat, 'use.0-0-0', seat === 0 ? [1, 1, 1, 1] : [1]).state;
    }
    expect(order).toEqual(['attack.1.1.1', 'attack.1.1.2', 'attack.1.1.0']);
    expect(asked(state)).toEqual(['regroup.1.1.0', 'regroup.1.1.1', 'regroup.1.1.2']);
    state = playAll(state, [
      [0, 'stay'],
      [1, 'retreat.D3'],
      [2, 'stay'],
    ]).state;
    expect(asked(state)).toEqual(['attack.1.2.2']);
  });

  it('of a tribe without tokens is made without a word', () => {
    const state = hunting(
      { tribes: [{ members: ['D3'] }, { members: ['D5'] }] },
      ['1', ''],
      [6, 1],
    );
    expect(asked(state)).toEqual(['regroup.1.1.0']);
    expect(state.mammothFood).toBe(3);
    expect(state.tribes[0]?.goods.food).toBe(1);
  });

  it('of a tribe without tokens follows the one before it in the same step: nobody can give it any between', () => {
    const state = hunting(
      {
        tribes: [{ members: ['D3'], stick: 2 }, { members: ['D5'] }, { members: ['D5'], grass: 1 }],
      },
      ['1', '1', '1'],
    );
    const attacked = play(state, 0, 'use.0-0-0', [1, 2]);
    expect(only(attacked.events, 'mammothAttacked').map(({ roll }) => roll.seat)).toEqual([0, 1]);
    expect(asked(attacked.state)).toEqual(['attack.1.1.2']);
  });

  it('rolls no die for a wounded hunter', () => {
    let state = hunting(
      { tribes: [{ members: ['D3', 'D3'] }, { members: ['D5'] }] },
      ['12', ''],
      [1, 1, 4, 1],
    );
    expect(membersOf(state, 0).slice(0, 2)).toEqual(['hunting!', 'hunting']);
    const next = playAll(state, [[0, 'stay']], [6, 3]);
    expect(only(next.events, 'mammothAttacked')[0]?.roll.dice).toEqual([6]);
    state = next.state;
    // Wounds stay on the mammoth between rounds.
    expect(state.mammothFood).toBe(3);
  });

  it('that a mammoth survives leaves its wounds for later turns', () => {
    const state = hunting(
      { tribes: [{ members: ['D3'] }, { members: ['D5'] }], season: ['spring', 0] },
      ['1', ''],
      [6, 1],
    );
    const ended = playAll(state, [[0, 'retreat.D3']], [1]).state;
    expect(ended.turn).toBe(2);
    expect(ended.mammothFood).toBe(3);
    expect(membersOf(ended, 0)[0]).toBe('D3');
  });
});

describe('the kill', () => {
  const away = {
    turn: 2,
    mammoth: 'D3',
    terrain: { D3: 'forest' },
    season: ['spring', 0],
  } as const;

  it('comes at once: no later attack, no counterattack, and all hunters go where it died', () => {
    let state = hunting(
      {
        ...away,
        mammothFood: 1,
        tribes: [
          { members: ['D5'], stick: 1 },
          { members: ['E4'], stick: 5, grass: 2 },
          { members: ['C4'] },
        ],
      },
      ['1', '1', ''],
    );
    const killed = play(state, 0, 'use.1-0-0', [5]);
    expect(killed.events.map(({ type }) => type)).toEqual(['mammothAttacked', 'mammothKilled']);
    state = killed.state;
    expect(asked(state)).toEqual(['share.2']);
    expect(state.mammothFood).toBe(0);
    const shared = play(state, 0, 'share.1-1-2', [1]);
    expect(only(shared.events, 'foodShared')).toEqual([
      { type: 'foodShared', leader: 0, food: [1, 1, 2] },
    ]);
    expect(only(shared.events, 'huntersReturned').map(({ seat, to }) => [seat, to])).toEqual([
      [0, at('D3')],
      [1, at('D3')],
    ]);
    expect(only(shared.events, 'mammothWentHome')).toEqual([
      { type: 'mammothWentHome', from: at('D3') },
    ]);
    expect(shared.state.mammoth).toBe(0);
    expect(shared.state.mammothFood).toBe(4);
    expect(shared.state.tribes.map(({ goods }) => goods.food)).toEqual([2, 1, 2]);
    // The tribe that did not come to attack has used nothing.
    expect(shared.state.tribes[1]?.goods.stick).toBe(5);
    expect(shared.state.turn).toBe(3);
  });

  it('is divided among any tribes, exactly 4', () => {
    const state = hunting(
      { ...away, mammothFood: 1, tribes: [{ members: ['D5'] }, { members: ['E4'] }] },
      ['1', ''],
      [6],
    );
    expect(keys(state, 0)).toEqual([4, 3, 2, 1, 0].map((mine) => `share.${mine}-${4 - mine}`));
  });

  it('may be by a stone; what exceeds the track is lost', () => {
    const state = hunting(
      { ...away, mammothFood: 2, tribes: [{ members: ['D5'], stone: 3 }, { members: ['E4'] }] },
      ['1', ''],
    );
    const killed = play(state, 0, 'use.0-0-3', [6]);
    expect(only(killed.events, 'mammothAttacked')[0]).toMatchObject({
      byStones: 1,
      food: 2,
      left: 0,
    });
    expect(only(killed.events, 'mammothKilled')).toHaveLength(1);
    expect(killed.state.tribes[0]?.goods).toMatchObject({ stone: 0, food: 2 });
  });

  it('is divided by the leader also after it has called off its hunt (Check)', () => {
    let state = hunting(
      { ...away, mammothFood: 1, tribes: [{ members: ['D5'] }, { members: ['E4'], stick: 1 }] },
      ['1', '1'],
      [1],
    );
    state = play(state, 1, 'use.0-0-0', [1, 1, 1]).state;
    state = playAll(state, [
      [0, 'retreat.E3'],
      [1, 'stay'],
    ]).state;
    const killed = play(state, 1, 'use.1-0-0', [5]);
    expect(asked(killed.state)).toEqual(['share.2']);
    expect(keys(killed.state, 0)).toContain('share.0-4');
    const shared = play(killed.state, 0, 'share.3-1', [1]);
    expect(shared.state.tribes.map(({ goods }) => goods.food)).toEqual([3, 2]);
    expect(membersOf(shared.state, 0)[0]).toBe('E3');
    expect(membersOf(shared.state, 1)[0]).toBe('D3');
  });

  it('on the breeding ground sends all hunters to one tile beside it, of the leader’s choice', () => {
    let state = hunting(
      {
        turn: 2,
        mammothFood: 1,
        season: ['spring', 0],
        tribes: [{ members: ['C4', 'D4'], stick: 1 }, { members: ['E4', 'C3'] }],
      },
      ['1', '2'],
    );
    state = play(state, 0, 'use.1-0-0', [6]).state;
    const shared = play(state, 0, 'share.4-0');
    expect(asked(shared.state)).toEqual(['land.2']);
    expect(keys(shared.state, 0)).toEqual(
      ['D3', 'E3', 'E4', 'D5', 'C4', 'C3'].map((name) => `land.${name}`),
    );
    const landed = play(shared.state, 0, 'land.D5', [1]);
    expect(only(landed.events, 'mammothWentHome')).toEqual([]);
    expect(landed.state.mammothFood).toBe(4);
    // Who stood on the breeding ground is not trampled.
    expect(membersOf(landed.state, 0)).toEqual(['D5', 'D4', 'waiting', 'waiting']);
    expect(membersOf(landed.state, 1).slice(0, 2)).toEqual(['E4', 'D5']);
  });
});

describe('the counterattack', () => {
  it('throws a die at each unwounded hunter, less one for each grass of its tribe', () => {
    const state = hunting(
      { tribes: [{ members: ['D3', 'D3', 'D3'], grass: 2 }, { members: ['D5'] }] },
      ['123', ''],
    );
    const attacked = play(state, 0, 'use.0-2-0', [1, 1, 1, 6, 5, 6]);
    expect(only(attacked.events, 'memberWounded')).toEqual([
      { type: 'memberWounded', seat: 0, member: 1, by: 'mammoth' },
      { type: 'memberWounded', seat: 0, member: 3, by: 'mammoth' },
    ]);
  });
});

describe('regrouping', () => {
  const tribes = [{ members: ['D3'] }, { members: ['D5', 'D5'] }];

  it('is asked of all at once, sealed; a tribe all wounded must go', () => {
    const state = hunting({ tribes }, ['1', '12'], [1, 1, 1, 6, 1, 6]);
    expect(asked(state)).toEqual(['regroup.1.1.0', 'regroup.1.1.1']);
    const away = ['D3', 'E3', 'E4', 'D5', 'C4', 'C3'].map((name) => `retreat.${name}`);
    expect(keys(state, 0)).toEqual(away);
    expect(keys(state, 1)).toEqual(['stay', ...away]);
    const regrouped = playAll(
      state,
      [
        [0, 'retreat.C4'],
        [1, 'stay'],
      ],
      [1, 1],
    );
    expect(regrouped.reveals).toBe(true);
    expect(regrouped.events.slice(0, 3)).toEqual([
      { type: 'huntersReturned', seat: 0, members: [1], to: at('C4') },
      { type: 'huntStayed', seat: 1 },
      { type: 'huntRoundBegan', round: 2 },
    ]);
    expect(membersOf(regrouped.state, 0)[0]).toBe('C4!');
    expect(membersOf(regrouped.state, 1).slice(0, 2)).toEqual(['hunting', 'hunting!']);
  });

  it('leads to a tile in play beside the mammoth, all hunters to the same', () => {
    const state = hunting(
      { tribes: [{ members: ['E4'] }, { members: ['D5', 'D5'] }], mammoth: 'D3' },
      ['', '12'],
      [1, 1, 1, 1],
    );
    expect(keys(state, 1)).toEqual(['stay', 'retreat.E3', 'retreat.D4', 'retreat.C3']);
    const ended = playAll(state, [[1, 'retreat.D4']], [1]);
    expect(membersOf(ended.state, 1).slice(0, 2)).toEqual(['D4', 'D4']);
    expect(ended.state.turn).toBe(2);
  });
});
