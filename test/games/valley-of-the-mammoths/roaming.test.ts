import { describe, expect, it } from 'vitest';
import { beginPlay } from '../../../src/engine/play.ts';
import { placeOf } from '../../../src/games/valley-of-the-mammoths/map.ts';
import type { ValleyPlay } from '../../../src/games/valley-of-the-mammoths/play.ts';
import { driveAnimals, moveAnimals } from '../../../src/games/valley-of-the-mammoths/roaming.ts';
import { copyState } from '../../../src/games/valley-of-the-mammoths/state.ts';
import { scripted } from '../../scripted.ts';
import { animalsIn, type Camp, cropsIn, inProgress, tribe } from './camp.ts';

function moved(camp: Camp, ...dice: readonly number[]) {
  const random = scripted(...dice);
  const play: ValleyPlay = beginPlay(copyState(inProgress({ frame: 'dawn' }, camp)), random);
  moveAnimals(play);
  random.finish();
  return play.state;
}
const roam = (camp: Camp, ...dice: readonly number[]) => animalsIn(moved(camp, ...dice));

const at = (hex: string) => ({ tribes: [{ at: { [hex]: '1W' } }, { at: { '1a': '1W' } }] });

describe('animals', () => {
  it('go as far as they can, and stop at people (2)', () => {
    expect(roam({ animals: { '1d': ['wolf'] } }, 3)).toEqual({ '4g': ['wolf'] });
    expect(roam({ ...at('3f'), animals: { '1d': ['wolf'] } }, 3)).toEqual({ '3f': ['wolf'] });
    expect(roam({ animals: { '1d': ['bear'] } }, 3)).toEqual({ '3f': ['bear'] });
    expect(roam({ ...at('1d'), animals: { '1d': ['bear'] } }, 3)).toEqual({ '1d': ['bear'] });
  });

  it('turn before an obstacle on the first hex alone, and stay between two (3)', () => {
    expect(roam({ animals: { '4b': ['bison'] } }, 3)).toEqual({ '3a': ['bison'] });
    expect(roam({ animals: { '5c': ['bison'] } }, 5)).toEqual({ '5c': ['bison'] });
  });

  it('stop at rivers, but for bears (4)', () => {
    expect(roam({ animals: { '5a': ['wolf'] } }, 2)).toEqual({ '5c': ['wolf'] });
    expect(roam({ animals: { '5c': ['wolf'] } }, 2)).toEqual({ '5a': ['wolf'] });
    expect(roam({ animals: { '5c': ['bear'] } }, 2)).toEqual({ '5e': ['bear'] });
    const turn = { event: 'frozen-rivers' } as const;
    expect(roam({ turn, animals: { '5c': ['wolf'] } }, 2)).toEqual({ '5f': ['wolf'] });
  });

  it('move from the rear, and who is joined stops (5, 7)', () => {
    expect(roam({ animals: { '4e': ['rhino'], '4f': ['rhino'] } }, 2)).toEqual({
      '4f': ['rhino', 'rhino'],
    });
    expect(roam({ animals: { '7c': ['rhino'], '5e': ['rhino'] } }, 1)).toEqual({
      '6d': ['rhino'],
      '4f': ['rhino'],
    });
    expect(roam({ animals: { '7c': ['rhino'], '6d': ['rhino'], '5e': ['rhino'] } }, 1)).toEqual({
      '6d': ['rhino', 'rhino'],
      '4f': ['rhino'],
    });
  });

  it('join who has moved before, also on the way back (6)', () => {
    expect(roam({ animals: { '1d': ['bear'], '4g': ['bear'] } }, 3)).toEqual({
      '3f': ['bear', 'bear'],
    });
  });

  it('trample crops that they enter, also in passing (8)', () => {
    const state = moved({ animals: { '5e': ['bison'] }, crops: { '4f': 2 } }, 1);
    expect([animalsIn(state), cropsIn(state)]).toEqual([{ '3f': ['bison'] }, { '4f': 1 }]);
    const herd = { animals: { '5e': ['bison', 'bison'] } } as const;
    expect(cropsIn(moved({ ...herd, crops: { '4f': 1 } }, 1))).toEqual({});
    expect(cropsIn(moved({ ...herd, crops: { '4f': 2, '5e': 2 } }, 1))).toEqual({
      '4f': 1,
      '5e': 2,
    });
    expect(cropsIn(moved({ animals: { '5e': ['wolf'] }, crops: { '4f': 2 } }, 1))).toEqual({
      '4f': 2,
    });
  });

  it('neither enter nor leave a closed hex', () => {
    const wolf = { animals: { '1d': ['wolf'] } } as const;
    expect(roam({ ...wolf, closed: ['3f'] }, 3)).toEqual({ '2e': ['wolf'] });
    expect(roam({ ...wolf, closed: ['1d'] }, 3)).toEqual({ '1d': ['wolf'] });
  });

  it('go twice where they are restless', () => {
    const turn = { event: 'restless-animals' } as const;
    expect(roam({ turn, animals: { '1d': ['bear'] } }, 3, 6)).toEqual({ '1d': ['bear'] });
  });
});

describe('Tracker', () => {
  const wolfAndBear = { animals: { '1d': ['wolf', 'bear'] } } as const;
  const tracker = (kind: 'wolf' | 'bear', to: 1 | 2 | 3 | 4) => ({
    hand: ['tracker'] as const,
    track: { kind, to },
  });

  it('sends one kind its own way (9)', () => {
    const state = moved({ ...wolfAndBear, tribes: [tracker('wolf', 3), {}] }, 4);
    expect(animalsIn(state)).toEqual({ '3d': ['bear'], '4g': ['wolf'] });
    expect([tribe(state, 0).hand, tribe(state, 0).track, state.discards]).toEqual([
      [],
      null,
      ['tracker'],
    ]);
  });

  it('of two for a kind is played by the first in order alone', () => {
    const tribes = [tracker('bear', 4), tracker('bear', 3)];
    const state = moved({ ...wolfAndBear, tribes, order: [1, 0] }, 4);
    expect(animalsIn(state)['3f']).toEqual(['bear']);
    expect(state.tribes.map(({ hand }) => hand.length)).toEqual([1, 0]);
  });

  it('waits for its kind, and goes the way of the die if it is cancelled', () => {
    const tribes = [
      tracker('wolf', 3),
      { hand: ['counter-magic'] as const, counters: ['tracker'] as const },
    ];
    expect(roam({ ...wolfAndBear, tribes }, 4)['4g']).toBeUndefined();
    const idle = moved({ animals: { '1d': ['bear'] }, tribes: [tracker('wolf', 3), {}] }, 4);
    expect(tribe(idle, 0).hand).toEqual(['tracker']);
  });
});

describe('Firebrand', () => {
  function driven(camp: Camp, hex: string, to: 1 | 2 | 3 | 4 | 5 | 6) {
    const state = copyState(inProgress({ frame: 'dawn' }, camp));
    driveAnimals(beginPlay(state, scripted()), placeOf(hex), to);
    return state;
  }

  it('drives each pack one hex, away from people, too; an obstacle stops it', () => {
    const animals = { '5c': ['wolf', 'wolf', 'bear'] } as const;
    const state = driven({ ...at('5c'), animals }, '5c', 2);
    expect(animalsIn(state)).toEqual({ '5c': ['wolf', 'wolf'], '5d': ['bear'] });
  });

  it('tramples', () => {
    const state = driven({ animals: { '5e': ['bison'] }, crops: { '4f': 2 } }, '5e', 1);
    expect([animalsIn(state), cropsIn(state)]).toEqual([{ '4f': ['bison'] }, { '4f': 1 }]);
  });
});
