import { describe, expect, it } from 'vitest';
import type { LeaderId } from '../../../src/games/rise-of-tribes/content/leaders.ts';
import { acting, asked, type CampTribe, conflicts, keys, play, settling, tribe } from './camp.ts';

describe('leaders', () => {
  const OTHER: CampTribe = { at: { C3: 1 } };
  const led = (leader: LeaderId, own: CampTribe = {}, on = true, other = OTHER) =>
    acting({
      tribes: [{ at: { A1: 2 }, ...own, leader }, other],
      dice: ['blank', 'moon'],
      options: { leaders: on },
    });
  const frame = (leader: LeaderId, key: string, on = true) =>
    play(led(leader, {}, on), [key]).state.frames.at(-1);

  it('do more by their powers, where the table plays with them', () => {
    expect(frame('farming', 'blank.grow')).toMatchObject({ most: 4 });
    expect(frame('farming', 'blank.grow', false)).toMatchObject({ most: 3 });
    expect(frame('long-march', 'blank.move')).toMatchObject({ left: 5 });
    expect(frame('light-in-the-dark', 'moon.grow')).toMatchObject({ most: 3 });
    expect(tribe(play(led('dreamtime'), ['blank.lead']).state, 0).hand).toHaveLength(3);
  });

  it('share their bounty', () => {
    const gathered = (other: CampTribe) =>
      tribe(play(led('shared-bounty', {}, true, other), ['blank.gather']).state, 0).goods.food;
    expect([gathered({ at: { A1: 1 } }), gathered(OTHER)]).toEqual([2, 1]);
  });

  it('turn a die once', () => {
    const state = led('cunning');
    expect(keys(state, 0).filter((key) => key.startsWith('turn'))).toEqual([
      'turn.blank.sun',
      'turn.blank.moon',
      'turn.moon.sun',
      'turn.moon.blank',
    ]);
    const turned = play(state, ['turn.moon.sun']).state;
    expect(turned.turn.dice).toEqual(['blank', 'sun']);
    expect(keys(turned, 0).filter((key) => key.startsWith('turn'))).toEqual([]);
  });

  it('trade once', () => {
    const own = { at: { A1: 1 }, leader: 'trader', goods: { food: 2 } } as const;
    const { state } = settling({ tribes: [own, OTHER], options: { leaders: true } });
    expect(keys(state, 0)).toEqual(['done', 'trade.food.wood', 'trade.food.stone']);
    const traded = play(state, ['trade.food.stone']).state;
    expect([tribe(traded, 0).goods, asked(traded)]).toEqual([
      { food: 1, wood: 0, stone: 1 },
      ['1 act'],
    ]);
  });
});

describe('elders', () => {
  const options = { elders: true };

  it('come with a new village, one a player', () => {
    const own = {
      at: { A1: 1, A2: 1 },
      leader: 'trader',
      goods: { food: 4, wood: 2, stone: 6 },
    } as const;
    const { state } = settling({ tribes: [own, {}], options });
    expect(keys(state, 0)).toEqual([
      'done',
      'build.A1',
      'build.A1.elder',
      'build.A2',
      'build.A2.elder',
    ]);
    const built = play(state, ['build.A1.elder']).state;
    expect([tribe(built, 0).elder, keys(built, 0)]).toEqual([0, ['done', 'build.A2']]);
  });

  it('borrow a development for a resource, once a turn', () => {
    const own: CampTribe = { at: { A1: 1 }, villages: ['A1'], elder: 'A1', goods: { food: 2 } };
    const other: CampTribe = { at: { C3: 1 }, done: ['horse', 'settled'] };
    const state = acting({ tribes: [own, other], dice: ['blank', 'sun'], options });
    expect(keys(state, 0).slice(-1)).toEqual(['lend.1.horse.food']);
    const lent = play(state, ['lend.1.horse.food', 'blank.move']).state;
    expect(keys(lent, 0)).toContain('move.A1.C1.1');
    expect(lent.tribes.map(({ goods }) => goods.food)).toEqual([1, 1]);
    expect(lent.turn.lent).toBe('horse');
    const late = settling({
      tribes: [own, { ...other, done: ['horse', 'hidden-village'] }],
      options,
    });
    expect(keys(late.state, 0)).toEqual(['done', 'lend.1.hidden-village.food']);
  });

  it('fall with their village, for a point of who fought there', () => {
    const tribes = [{ at: { A2: 6 } }, { at: { A2: 1 }, villages: ['A2'], elder: 'A2' }];
    const { state } = conflicts({ tribes, options });
    expect([tribe(state, 0).points, tribe(state, 1).elder]).toEqual([1, null]);
  });

  it('end a match by that point, and nothing is lost after it', () => {
    const own = { at: { A2: 6 }, points: 14 };
    const other = { at: { A2: 1 }, villages: ['A2', 'A3'], elder: 'A2', points: 3 };
    const { state, events } = conflicts({
      tribes: [own, other],
      tame: { seat: 1, at: 'A2' },
      options,
    });
    expect(events.map(({ type }) => type)).toEqual([
      'conflictFought',
      'villageFell',
      'pointsGained',
      'gameEnded',
    ]);
    expect(state.tribes.map(({ points }) => points)).toEqual([15, 3]);
  });
});
