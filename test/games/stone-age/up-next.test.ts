import { expect, it } from 'vitest';
import { stoneAge } from '../../../src/games/stone-age/rules.ts';
import type { StoneAgeState } from '../../../src/games/stone-age/state.ts';
import { upNext } from '../../../src/games/stone-age/up-next.ts';
import { acting, placing, play, type TribeOptions } from './camp.ts';

const next = (state: StoneAgeState): number | null => upNext(stoneAge.view(state, 'public'));

it('the next to place has people left, and is sure to find room for them', () => {
  const after = (...tribes: readonly TribeOptions[]) => next(placing({ tribes }));
  const gone: TribeOptions = { at: { river: 5 } };
  expect(after({}, {}, {})).toBe(1);
  expect(after({}, gone, {})).toBe(2);
  expect(after({}, gone, { at: { clay: 5 } })).toBeNull();
  // One that hunts goes to a card or a building, as long as two of them are free.
  expect(after({}, { at: { hunt: 2 } })).toBe(1);
  const cards = { card1: 1, card2: 1, card3: 1, card4: 1 };
  const mine: TribeOptions = { people: 10, at: cards };
  expect(after(mine, { at: { hunt: 2 } })).toBe(1);
  expect(after(mine, { at: { hunt: 2, building1: 1 } })).toBeNull();
  expect(after(mine, { at: { clay: 2, building1: 1 } })).toBe(1);
});

it('is not said of one that is passed over in the end', () => {
  const cards = { card1: 1, card2: 1, card3: 1, card4: 1 };
  const state = placing({
    tribes: [
      { people: 10, at: { ...cards, forest: 1, clay: 1, quarry: 1, river: 1, building1: 1 } },
      { people: 8, at: { hunt: 5, tools: 1, field: 1 } },
    ],
    herd: 'off',
  });
  expect(next(state)).toBeNull();
  const placed = play(state, 0, 'place.building2').state;
  expect(stoneAge.view(placed, 'public').phase).not.toBe('placing');
});

it('the next to act is to the left, up to the first player', () => {
  const at = { forest: 1, clay: 1 };
  const { state } = acting({ tribes: [{ at }, { at }], herd: 'off' });
  expect(next(state)).toBe(1);
  expect(next(acting({ tribes: [{ at }, { at }], herd: 'off', first: 1 }).state)).toBe(0);
});
