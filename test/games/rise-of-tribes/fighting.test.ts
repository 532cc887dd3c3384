import { describe, expect, it } from 'vitest';
import { only } from '../../../src/parts/only.ts';
import {
  acting,
  asked,
  type Camp,
  type CampTribe,
  conflicts,
  inSlots,
  keys,
  play,
  tribe,
  turn,
  where,
} from './camp.ts';

const AT = 'A2';
const ELSEWHERE = { A1: 1 };

/** So many of each tribe on one tile; three tribes if there is a third. */
function tribes(
  counts: readonly number[],
  more: readonly Omit<CampTribe, 'at'>[] = [],
): CampTribe[] {
  return counts.map((count, seat) => ({ at: { [AT]: count }, ...more[seat] }));
}

/** Who is left there after the conflict. */
function left(camp: Camp): number[] {
  const { state } = conflicts(camp);
  return state.tribes.map((_, seat) => where(state, seat)[AT] ?? 0);
}

const fight = (
  counts: readonly number[],
  more: readonly Omit<CampTribe, 'at'>[] = [],
  camp: Camp = {},
): number[] => left({ tribes: tribes(counts, more), ...camp });

const DROUGHT: Camp = { slots: [{ tile: 'drought' }] };
const invaders = (count: number): Camp => ({ slots: [{ tile: 'invaders', at: AT, count }] });

describe('a conflict', () => {
  it('takes one member of each at a time, until one tribe is left (6)', () => {
    expect(fight([4, 2])).toEqual([2, 0]);
    expect(fight([3, 3])).toEqual([0, 0]);
    expect(fight([3, 2, 1])).toEqual([1, 0, 0]);
    expect(fight([1, 3, 2])).toEqual([0, 1, 0]);
    expect(fight([8, 1])).toEqual([5, 0]);
  });

  it('is where there are more than five, or four in a drought (6)', () => {
    expect(fight([3, 2])).toEqual([3, 2]);
    expect(fight([3, 2], [], DROUGHT)).toEqual([1, 0]);
  });

  it('of others may leave nobody (6)', () => {
    const { events } = conflicts({ ...DROUGHT, tribes: tribes([2, 2, 1, 0]), seat: 3 });
    const [fought] = events.flatMap((event) => (event.type === 'conflictFought' ? event : []));
    expect(fought?.offence).toBeNull();
    expect(fought?.after.map(({ members }) => members)).toEqual([0, 0, 0]);
  });

  it('of a tribe alone trims it to the limit (10)', () => {
    expect(fight([0, 5], [], DROUGHT)).toEqual([0, 4]);
    expect(fight([7, 0])).toEqual([5, 0]);
  });
});

describe('the Bow', () => {
  const bow = [{ done: ['bow'] as const }];

  it('takes a member of the defence first (7)', () => {
    expect(fight([3, 3], bow)).toEqual([1, 0]);
    expect(fight([5, 1], bow)).toEqual([5, 0]);
  });

  it('takes whom its owner says, where there are several (7)', () => {
    const { state } = conflicts({ tribes: tribes([3, 2, 2], bow) });
    expect([asked(state), keys(state, 0)]).toEqual([['0 bow'], ['bow.1', 'bow.2']]);
    const fought = play(state, ['bow.2']).state;
    expect([0, 1, 2].map((seat) => where(fought, seat)[AT] ?? 0)).toEqual([1, 0, 0]);
  });

  it('may take one of the Invaders', () => {
    const { state } = conflicts({ ...invaders(2), tribes: tribes([3, 2], bow) });
    expect(keys(state, 0)).toEqual(['bow.1', 'bow.invaders']);
    const fought = play(state, ['bow.invaders']).state;
    expect([where(fought, 0), where(fought, 1), inSlots(fought)]).toEqual([{ [AT]: 1 }, {}, []]);
    expect(tribe(fought, 0).points).toBe(2);
  });

  it('is of no use to the defence, or to who is elsewhere (7, 10)', () => {
    expect(fight([3, 3], [{}, ...bow])).toEqual([0, 0]);
    expect(fight([0, 3, 2], bow, DROUGHT)).toEqual([0, 1, 0]);
  });
});

describe('Walls', () => {
  const walls = { tiles: ['walls'] as const, villages: [AT] };

  it('take one of the offence, and a village falls with its owner (8)', () => {
    const { state, events } = conflicts({ tribes: tribes([4, 3], [{}, walls]) });
    expect([where(state, 0), where(state, 1)]).toEqual([{}, {}]);
    expect(only(events, 'villageFell')).toEqual([
      { type: 'villageFell', seat: 1, at: 1, elder: false },
    ]);
    expect(fight([4, 3], [{ done: ['bow'] }, walls])).toEqual([1, 0]);
  });

  it('protect no hidden village, and no other’s (8)', () => {
    expect(fight([4, 3], [{}, { tiles: ['walls'], hidden: AT }])).toEqual([1, 0]);
    const third = { at: ELSEWHERE, villages: [AT] };
    expect(
      left({ tribes: [...tribes([4, 3], [{}, { tiles: ['walls'] }]), third] }).slice(0, 2),
    ).toEqual([1, 0]);
  });
});

describe('Evasion', () => {
  const evades = { done: ['evasion'] as const };

  it('prevents the first loss of a defence (9)', () => {
    expect(fight([3, 3], [{}, evades])).toEqual([0, 1]);
    expect(fight([4, 3], [{}, evades])).toEqual([0, 0]);
    expect(fight([3, 3], [{ done: ['bow'] }, evades])).toEqual([0, 0]);
  });

  it('is of no use to the offence (9)', () => {
    expect(fight([3, 3], [evades])).toEqual([0, 0]);
  });
});

describe('Ambush', () => {
  it('takes one more of the offence, beside Walls', () => {
    const ambush: Omit<CampTribe, 'at'> = { leader: 'ambush' };
    const camp: Camp = { options: { leaders: true } };
    expect(fight([4, 3], [{}, ambush], camp)).toEqual([0, 0]);
    const both: Omit<CampTribe, 'at'> = { ...ambush, tiles: ['walls'], villages: [AT] };
    expect(fight([5, 3], [{}, both], camp)).toEqual([0, 0]);
  });
});

describe('Invaders', () => {
  it('fight as others do, and their end is worth points to who was there (11)', () => {
    const after = (count: number, members: number) => {
      const { state } = conflicts({
        ...invaders(count),
        tribes: [{ at: { [AT]: members, ...ELSEWHERE } }, { at: { C3: 1 } }],
      });
      return [where(state, 0)[AT] ?? 0, state.slots[0]?.count ?? 0, tribe(state, 0).points];
    };
    expect(after(3, 2)).toEqual([2, 3, 0]);
    expect(after(3, 4)).toEqual([1, 0, 2]);
    expect(after(3, 3)).toEqual([0, 0, 2]);
    expect(after(5, 3)).toEqual([0, 2, 0]);
  });

  it('let nobody gather, build or control beside them (11)', () => {
    const goods = { food: 6, wood: 6, stone: 6 };
    const camp: Camp = { ...invaders(3), tribes: [{ at: { [AT]: 2 }, goods }, { at: { C3: 1 } }] };
    const { state } = conflicts(camp);
    expect(state.turn.seat).toBe(1);
    const gathered = play(acting({ ...camp, dice: ['sun', 'moon'] }), ['sun.gather']).state;
    expect(tribe(gathered, 0).goods).toEqual(goods);
  });

  it('that others end are worth nothing to who is elsewhere (12)', () => {
    const { state } = conflicts({
      tribes: [{ at: ELSEWHERE }, { at: { [AT]: 4 } }],
      slots: [{ tile: 'invaders', at: AT, count: 1 }, { tile: 'drought' }],
    });
    expect([where(state, 1)[AT], inSlots(state)]).toEqual([3, ['drought']]);
    expect(state.tribes.map(({ points }) => points)).toEqual([0, 0]);
  });
});

describe('a village', () => {
  const own = { at: { A1: 1, A2: 1 }, villages: ['A2'] };
  const moves = (...moved: string[]) =>
    play(acting({ tribes: [own, { at: { C3: 1 } }], dice: ['blank', 'sun'] }), [
      'blank.move',
      ...moved,
      'sun.gather',
    ]).events.filter(({ type }) => type === 'villageFell');

  it('falls after the conflicts where nobody lives any more (13)', () => {
    expect(moves('move.A2.A3.1', 'done')).toHaveLength(1);
    expect(moves('move.A2.A3.1', 'move.A1.A2.1')).toEqual([]);
  });

  it('falls whose last member was intimidated away (29)', () => {
    const state = acting({
      tribes: [
        { at: { A2: 3 }, done: ['intimidate'] },
        { at: { A2: 1 }, villages: ['A2'] },
      ],
      dice: ['sun', 'moon'],
      slots: [{ tile: 'discovery', stock: { food: 1 } }],
    });
    expect(keys(state, 0).filter((key) => key.startsWith('push'))).toHaveLength(4);
    const pushed = play(state, ['push.1.A2.B2', 'sun.gather', 'moon.lead', 'done']);
    expect([where(pushed.state, 1), tribe(pushed.state, 1).villages]).toEqual([{ B2: 1 }, []]);
    expect(inSlots(pushed.state)).toEqual(['discovery']);
  });
});

it('Intimidate may still be used when both dice are', () => {
  const state = acting({
    tribes: [{ at: { A2: 3 }, done: ['intimidate'] }, { at: { A2: 1 } }],
    dice: ['sun', 'moon'],
  });
  const { state: used } = play(state, ['sun.gather', 'moon.lead']);
  expect(keys(used, 0)[0]).toBe('done');
  expect(asked(play(used, ['push.1.A2.B2']).state)).toEqual(['0 settle']);
});

describe('the mammoth', () => {
  const slots = [{ tile: 'mammoth', at: 'B2' }] as const;
  const hunters = (own: Omit<CampTribe, 'at'> = {}) =>
    acting({
      tribes: [{ at: { B2: 4 }, ...own }, { at: { C3: 1 } }],
      dice: ['sun', 'moon'],
      slots,
    });

  it('is hunted for food and a point, or tamed with food (23)', () => {
    expect(keys(hunters(), 0)).not.toContain('sun.tame-mammoth');
    const hunted = play(hunters(), ['sun.hunt-mammoth']).state;
    expect([tribe(hunted, 0).goods.food, tribe(hunted, 0).points]).toEqual([3, 1]);
    expect([hunted.pool, hunted.discarded.includes('mammoth')]).toEqual([['sun'], true]);
    const tamed = play(hunters({ goods: { food: 3 } }), ['sun.tame-mammoth']).state;
    expect([tribe(tamed, 0).goods.food, tribe(tamed, 0).points]).toEqual([0, 3]);
    expect([inSlots(tamed), tamed.tame]).toEqual([[], { seat: 0, at: 4 }]);
  });

  it('wins by its point at that moment', () => {
    const { state } = play(hunters({ points: 14 }), ['sun.hunt-mammoth']);
    expect([state.winner, asked(state), state.frames]).toEqual([0, [], []]);
  });

  it('takes four members (23)', () => {
    const three = acting({ tribes: [{ at: { B2: 3 } }, {}], dice: ['sun', 'moon'], slots });
    expect(keys(three, 0)).not.toContain('sun.hunt-mammoth');
  });

  it('is lost with the points where its owner is no more (23)', () => {
    const tame = { seat: 0, at: 'B2' };
    const own = { at: { B2: 1 }, points: 3 };
    const left = play(acting({ tribes: [own, { at: { C3: 1 } }], tame, dice: ['sun', 'moon'] }), [
      'sun.move',
      'move.B2.A2.1',
      'moon.gather',
    ]);
    expect([tribe(left.state, 0).points, left.state.tame]).toEqual([0, null]);
    const fought = conflicts({
      tribes: [{ at: { B2: 2 }, points: 4 }, { at: { B2: 4 } }],
      tame,
      seat: 1,
    });
    expect(tribe(fought.state, 0).points).toBe(1);
    expect(fought.state.discarded).toContain('mammoth');
  });

  it('does not go along where its owner does not say so, in a turn of its own', () => {
    const { state } = turn({ tribes: [{ at: { B2: 2 } }, {}], tame: { seat: 0, at: 'B2' } }, 1, 3);
    expect(state.tame).toEqual({ seat: 0, at: 4 });
  });
});
