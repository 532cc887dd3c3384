import { describe, expect, it } from 'vitest';
import { valleyOfTheMammoths as game } from '../../../src/games/valley-of-the-mammoths/rules.ts';
import { only } from '../../../src/parts/only.ts';
import { scripted } from '../../scripted.ts';
import { asked, campsOf, cropsIn, keys, play, tribe, where } from './camp.ts';

const begun = (seats: number, first = 0, config = {}) =>
  game.setup(config, seats, scripted(first), 1);

describe('setup', () => {
  it('deals five cards, four where five or six play', () => {
    for (const [seats, cards] of [
      [2, 5],
      [4, 5],
      [5, 4],
      [6, 4],
    ] as const) {
      const { state } = begun(seats);
      expect(state.tribes.map(({ hand }) => hand.length)).toEqual(
        Array.from({ length: seats }, () => cards),
      );
      expect(game.breaches(state)).toEqual([]);
    }
  });

  it('is placed by a random seat first, then clockwise', () => {
    const { state } = begun(3, 2);
    expect([asked(state), state.order]).toEqual([['2 place'], [2, 0, 1]]);
    expect(asked(play(state, ['place.1a']).state)).toEqual(['0 place']);
    const { state: all, events } = play(state, ['place.1a', 'place.7a', 'place.7d'], 0, 0, 0, 1);
    expect([all.turn, all.order, asked(all)]).toEqual([
      { number: 1, season: 'summer', space: 1, event: null, closed: [], sick: null },
      [2, 0, 1],
      ['2 order'],
    ]);
    expect(only(events, 'eventDrawn')).toEqual([]);
  });

  it('puts seven and a camp on a hex, and a crop on plains', () => {
    const { state } = play(begun(2).state, ['place.3a.plant']);
    expect([where(state, 0), campsOf(state, 0), cropsIn(state)]).toEqual([
      { '3a': '5W2F' },
      ['3a'],
      { '3a': 2 },
    ]);
    expect(tribe(state, 0).food).toBe(11);
    expect(keys(begun(2).state, 0)).not.toContain('place.1a.plant');
  });

  it('keeps off the lake and other camps, but for one across a river (1)', () => {
    const { state } = play(begun(2).state, ['place.1a']);
    const free = keys(state, 1);
    expect(
      ['place.1a', 'place.2a', 'place.2b', 'place.4c'].filter((one) => free.includes(one)),
    ).toEqual([]);
    expect(free).toContain('place.1b');
    expect(keys(play(begun(2).state, ['place.2b']).state, 1)).not.toContain('place.2c');
  });

  it('ends after as many turns as the table says', () => {
    const limit = (config: object) => begun(2, 0, game.config(config)).state.options.limit;
    expect([{}, { limit: '12' }, { limit: 'none' }, { length: 'short' }].map(limit)).toEqual([
      18,
      12,
      null,
      5,
    ]);
    expect(() => game.config({ cave: '3' })).toThrow('a cave adds 1 or 2');
  });
});
