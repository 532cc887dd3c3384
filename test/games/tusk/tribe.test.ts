import { describe, expect, it } from 'vitest';
import { only } from '../../../src/parts/only.ts';
import { asked, at, board, keys, membersOf, play } from './board.ts';

const starting = (list: readonly string[], start: string) =>
  list.filter((key) => key.startsWith(start));

describe('growth', () => {
  it('costs 1, 2 and 3 food for the second, third and fourth member', () => {
    const members = ['D3', 'E3', 'C3'];
    for (const [out, cost] of [
      [1, 1],
      [2, 2],
      [3, 3],
    ] as const) {
      const tribe = { members: members.slice(0, out) };
      const poor = board({ tribes: [{ ...tribe, food: cost - 1 }, { members: ['D5'] }] });
      expect(starting(keys(poor, 0), 'grow')).toEqual([]);
      const able = board({ tribes: [{ ...tribe, food: cost }, { members: ['D5'] }] });
      const grown = play(able, 0, 'grow.D3');
      expect(grown.events).toEqual([
        { type: 'memberGrew', seat: 0, member: out + 1, at: at('D3'), cost },
      ]);
      expect(grown.state.tribes[0]?.goods.food).toBe(0);
    }
  });

  it('brings a member onto a tile that holds one of its tribe, once a turn', () => {
    const state = board({ tribes: [{ members: ['D3', 'E3!'], food: 9 }, { members: ['D5'] }] });
    expect(starting(keys(state, 0), 'grow')).toEqual(['grow.D3', 'grow.E3']);
    const after = play(state, 0, 'grow.E3').state;
    expect(membersOf(after, 0)).toEqual(['D3', 'E3!', 'E3', 'waiting']);
    expect(starting(keys(after, 0), 'grow')).toEqual([]);
  });

  it('lets the new member hunt or act in the same turn', () => {
    const state = board({ tribes: [{ members: ['D3'], food: 1 }, { members: ['D5'] }] });
    const offered = keys(play(state, 0, 'grow.D3').state, 0);
    expect(offered).toContain('hunt.2');
    expect(offered).toContain('gather.2');
  });

  it('joins members on the tile of the mammoth, where only they can be', () => {
    const state = board({ tribes: [{ members: ['D4'], food: 1 }, { members: ['D5'] }] });
    expect(starting(keys(state, 0), 'grow')).toEqual(['grow.D4']);
  });

  it('is free for a tribe without members, on any tile but the breeding ground and the mammoth’s', () => {
    const state = board({ tribes: [{ members: [] }, { members: ['D5'] }], mammoth: 'E3' });
    expect(keys(state, 0)).toEqual(['grow.D3', 'grow.E4', 'grow.D5', 'grow.C4', 'grow.C3', 'done']);
    const entered = play(state, 0, 'grow.D5');
    expect(only(entered.events, 'memberGrew')[0]?.cost).toBe(0);
    expect(starting(keys(entered.state, 0), 'grow')).toEqual([]);
    expect(keys(entered.state, 0)).toContain('fight.D5');
  });

  it('comes before hunters and actions', () => {
    const state = board({ tribes: [{ members: ['D3', 'E3'], food: 9 }, { members: ['D5'] }] });
    expect(starting(keys(play(state, 0, 'hunt.1').state, 0), 'grow')).toEqual([]);
    const acted = keys(play(state, 0, 'gather.1').state, 0);
    expect(starting(acted, 'grow')).toEqual([]);
    expect(starting(acted, 'hunt')).toEqual([]);
  });
});

describe('hunters', () => {
  it('are any unwounded members on the map, from anywhere', () => {
    const state = board({ tribes: [{ members: ['D3', 'E3!', 'C4'] }, { members: ['D5'] }] });
    expect(starting(keys(state, 0), 'hunt')).toEqual(['hunt.1', 'hunt.3', 'hunt.13']);
  });

  it('make the first tribe that sends any the leader, and no later one', () => {
    let state = board({ tribes: [{ members: ['D3'] }, { members: ['D5'] }, { members: ['E4'] }] });
    state = play(state, 0, 'done').state;
    const sent = play(state, 1, 'hunt.1');
    expect(only(sent.events, 'huntersSent')[0]?.leads).toBe(true);
    expect(sent.state.leader).toBe(1);
    // Its only member has gone, so its turn is over by itself.
    expect(asked(sent.state)).toEqual(['turn.1.2.0']);
    const next = play(sent.state, 2, 'hunt.1', [1, 1, 1, 1]);
    expect(only(next.events, 'huntersSent')[0]?.leads).toBe(false);
    expect(next.state.leader).toBe(1);
  });

  it('have no actions', () => {
    const state = board({ tribes: [{ members: ['D3', 'E3'] }, { members: ['D5'] }] });
    const offered = keys(play(state, 0, 'hunt.1').state, 0);
    expect(offered).toContain('gather.2');
    expect(offered).not.toContain('gather.1');
  });
});

describe('a turn', () => {
  it('asks until the tribe is done, under a new id each time', () => {
    let state = board({ tribes: [{ members: ['D3'] }, { members: ['D5'] }] });
    expect(asked(state)).toEqual(['turn.1.0.0']);
    state = play(state, 0, 'gather.1').state;
    expect(asked(state)).toEqual(['turn.1.0.1']);
    state = play(state, 0, 'gather.1').state;
    expect(asked(state)).toEqual(['turn.1.0.2']);
    expect(keys(state, 0)).toEqual(['done']);
    const done = play(state, 0, 'done');
    expect(done.events.map(({ type }) => type)).toEqual(['tribeDone', 'tribeBegan']);
    expect(asked(done.state)).toEqual(['turn.1.1.0']);
  });

  it('gives each member two actions, in any order, the same twice or fewer', () => {
    let state = board({ tribes: [{ members: ['D3', 'E3'] }, { members: ['D5'] }] });
    for (const key of ['gather.1', 'gather.2', 'gather.1', 'move.2.E4']) {
      state = play(state, 0, key).state;
    }
    expect(keys(state, 0)).toEqual(['done']);
    expect(state.tribes[0]?.goods.stick).toBe(3);
  });

  it('lets a tribe say itself that it is done, also where nothing else is left', () => {
    let state = board({ tribes: [{ members: ['D3'] }, { members: ['D5'] }], tokens: { D3: 2 } });
    for (const key of ['gather.1', 'gather.1']) state = play(state, 0, key).state;
    expect(keys(state, 0)).toEqual(['done']);
    expect(asked(state)).toEqual(['turn.1.0.2']);
  });

  it('lets unused actions lapse', () => {
    const state = board({ tribes: [{ members: ['D3'] }, { members: ['D5'] }] });
    const after = play(state, 0, 'done').state;
    expect(after.tribes[0]?.members[0]?.actions).toBe(0);
    expect(after.tribes[1]?.members[0]?.actions).toBe(2);
  });
});

describe('Move', () => {
  const moves = (state: ReturnType<typeof board>, member = 1) =>
    starting(keys(state, 0), `move.${member}.`).map((key) => key.slice(7));

  it('goes up to two tiles, and not onto or through the mammoth', () => {
    const state = board({ tribes: [{ members: ['D3'] }, { members: ['D5'] }] });
    // The map is one ring: E4 is two steps away round E3, D5 three.
    expect(moves(state).sort()).toEqual(['C3', 'C4', 'E3', 'E4']);
  });

  it('crosses the breeding ground where the mammoth is not', () => {
    const state = board({ tribes: [{ members: ['D3'] }, { members: ['E3'] }], mammoth: 'C4' });
    expect(moves(state).sort()).toEqual(['C3', 'D4', 'D5', 'E3', 'E4']);
  });

  it('into difficult terrain is its first and only step', () => {
    const state = board({
      turn: 3,
      tribes: [{ members: ['A1'] }, { members: ['D5'] }],
      terrain: { A1: 'forest', A2: 'mountain', B1: 'forest', B2: 'forest', C1: 'swamp' },
    });
    const reached = moves(state);
    expect(reached).toContain('A2');
    expect(reached).not.toContain('A3');
    expect(reached).toContain('B1');
    expect(reached).not.toContain('C1');
    expect(reached).toContain('C2');
  });

  it('goes round a difficult tile where another way is as short', () => {
    const state = board({
      turn: 2,
      tribes: [{ members: ['D3'] }, { members: ['D5'] }],
      terrain: { D2: 'mountain', E2: 'forest', C2: 'mountain', E3: 'mountain', F2: 'forest' },
    });
    // F2 lies behind E2 and E3, of which only E2 is open; F3 lies behind E3 alone.
    expect(moves(state)).toContain('F2');
    expect(moves(state)).not.toContain('F3');
  });

  it('finds terrain easy for the whole turn after the season that says so', () => {
    const tribes = [{ members: ['A1'] }, { members: ['D5'] }];
    const terrain = { A2: 'mountain', A3: 'forest', B2: 'mountain' } as const;
    const hard = board({ turn: 4, tribes, terrain });
    expect(moves(hard)).not.toContain('A3');
    const easy = board({ turn: 4, tribes, terrain, drawn: ['autumn', 0] });
    expect(moves(easy)).toContain('A3');
  });

  it('finds no difficulty in snow', () => {
    const state = board({
      turn: 6,
      tribes: [{ members: ['A1'] }, { members: ['D5'] }],
      terrain: { A2: 'mountain', A3: 'mountain' },
      thawed: ['D5'],
    });
    expect(moves(state)).toContain('A3');
  });

  it('tells where from and where to', () => {
    const state = board({ tribes: [{ members: ['D3'] }, { members: ['D5'] }] });
    const moved = play(state, 0, 'move.1.E4');
    expect(moved.events).toEqual([
      { type: 'memberMoved', seat: 0, member: 1, from: at('D3'), to: at('E4') },
    ]);
    expect(membersOf(moved.state, 0)[0]).toBe('E4');
  });
});

describe('Gather', () => {
  it('takes one token of what lies there', () => {
    const state = board({
      tribes: [{ members: ['D3'] }, { members: ['D5'] }],
      terrain: { D3: 'berries' },
      tokens: { D3: 1 },
    });
    const gathered = play(state, 0, 'gather.1');
    expect(gathered.events).toEqual([
      { type: 'gathered', seat: 0, member: 1, at: at('D3'), good: 'food' },
    ]);
    expect(gathered.state.tribes[0]?.goods.food).toBe(1);
    expect(gathered.state.tokens[at('D3')]).toBe(0);
    expect(keys(gathered.state, 0)).not.toContain('gather.1');
  });

  it.each([
    ['river', { grass: 1, stone: 1 }, ['grass', 'stone']],
    ['plains', { stick: 1, stone: 1 }, ['stick', 'stone']],
    ['swamp', { stick: 1, grass: 1 }, ['stick', 'grass']],
  ] as const)('uses the rule of %s to turn two tokens into a food', (terrain, goods, used) => {
    const tribes = [{ members: ['D3'], ...goods }, { members: ['D5'] }];
    const state = board({ tribes, terrain: { D3: terrain } });
    const crafted = play(state, 0, 'craft.1');
    expect(crafted.events).toEqual([{ type: 'crafted', seat: 0, member: 1, at: at('D3'), used }]);
    expect(crafted.state.tribes[0]?.goods).toEqual({ stick: 0, grass: 0, stone: 0, food: 1 });
    expect(keys(crafted.state, 0)).not.toContain('craft.1');
    const white = board({ turn: 7, tribes, terrain: { D3: terrain }, thawed: ['D5'] });
    expect(keys(white, 0)).not.toContain('craft.1');
  });

  it('finds nothing on the breeding ground', () => {
    const state = board({
      tribes: [{ members: ['D4'], stick: 1, grass: 1, stone: 1 }, { members: ['D5'] }],
    });
    expect(keys(state, 0).filter((key) => /gather|craft/.test(key))).toEqual([]);
  });
});

describe('Recover', () => {
  it('is the only action of a wounded member, and of no other', () => {
    const state = board({ tribes: [{ members: ['D3!', 'E3'] }, { members: ['D3'] }] });
    expect(keys(state, 0).filter((key) => /\.1/.test(key))).toEqual(['recover.1']);
    expect(keys(state, 0)).not.toContain('recover.2');
    const stood = play(state, 0, 'recover.1');
    expect(stood.events).toEqual([{ type: 'recovered', seat: 0, member: 1 }]);
    expect(keys(stood.state, 0)).toContain('gather.1');
    expect(keys(play(stood.state, 0, 'gather.1').state, 0)).not.toContain('gather.1');
  });
});

describe('Fight', () => {
  it('is offered where another tribe stands and one able member shares the tile', () => {
    const state = board({ tribes: [{ members: ['D3', 'D3', 'E3'] }, { members: ['D3!'] }] });
    expect(starting(keys(state, 0), 'fight')).toEqual(['fight.D3']);
    const weak = board({ tribes: [{ members: ['D3!'] }, { members: ['D3'] }] });
    expect(starting(keys(weak, 0), 'fight')).toEqual([]);
  });

  it('spends one action of each able member there', () => {
    let state = board({ tribes: [{ members: ['D3', 'D3', 'D3!', 'E3'] }, { members: ['D3'] }] });
    for (const key of ['gather.1', 'gather.1']) state = play(state, 0, key).state;
    // The first member has no action left and rolls all the same; the wounded one keeps its two.
    expect(starting(keys(state, 0), 'fight')).toEqual(['fight.D3']);
    const uses = board({ tribes: [{ members: ['D3', 'D3', 'D3!', 'E3'] }, { members: ['D3'] }] });
    const fought = play(uses, 0, 'fight.D3', [1, 1, 1]);
    expect(fought.state.tribes[0]?.members.map(({ actions }) => actions)).toEqual([1, 1, 2, 2]);
    // In the other, both tribes are asked or not as they hold tokens: here only the first one has sticks.
    expect(asked(play(state, 0, 'fight.D3').state)).toEqual(['commit.1.0']);
  });

  it('is over once no able member has an action left', () => {
    let state = board({ tribes: [{ members: ['D3'] }, { members: ['D3'] }] });
    for (let i = 0; i < 2; i += 1) state = play(state, 0, 'fight.D3', [1, 1]).state;
    expect(keys(state, 0)).toEqual(['done']);
  });
});
