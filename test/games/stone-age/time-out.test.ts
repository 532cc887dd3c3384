import { expect, it } from 'vitest';
import { stoneAge } from '../../../src/games/stone-age/rules.ts';
import type { StoneAgeState } from '../../../src/games/stone-age/state.ts';
import { acting, placing, play } from './camp.ts';

/** What is answered for the first who is asked when time runs out. */
function safe(state: StoneAgeState): string {
  const [decision] = stoneAge.decisions(state);
  if (decision === undefined) throw new Error('Nobody is asked.');
  return stoneAge.fallback(state, decision);
}

it('the safe answer hunts, acts everywhere, buys, keeps tools and people, and feeds', () => {
  expect(safe(placing({ tribes: [{}, {}] }))).toBe('place.hunt.5');
  const hunts = { people: 6, at: { hunt: 1 } };
  expect(safe(placing({ tribes: [hunts, {}] }))).toBe('place.forest.5');
  const forest = { people: 6, at: { forest: 4 } };
  expect(safe(placing({ tribes: [hunts, forest], herd: ['wood-tool'] }))).toBe('place.forest.3');
  expect(safe(placing({ tribes: [hunts, forest], herd: ['brick-two'] }))).toBe('place.clay.5');
  const at = { forest: 1, hunt: 1, card1: 1 };
  const tribes = [{ food: 0, wood: 9, tools: [1], at }, {}];
  const { state } = acting({ tribes, herd: ['wood-tool'], slots: ['dice-time'] });
  expect(safe(state)).toBe('act.rest');
  const rolled = play(state, 0, 'act.forest', [2]).state;
  expect(safe(rolled)).toBe('use.none');
  const taming = play(rolled, 0, 'use.none').state;
  expect(safe(taming)).toBe('tame.0');
  const tamed = play(taming, 0, 'tame.1').state;
  const hunted = play(play(tamed, 0, 'act.hunt', [1]).state, 0, 'use.none').state;
  expect(safe(hunted)).toBe('act.card1.buy');
  const shared = play(hunted, 0, 'act.card1.buy', [2, 5]).state;
  expect(safe(shared)).toBe('die.5');
  const won = play(shared, 0, 'die.5', [4]).state;
  expect(safe(won)).toBe('first');
  expect(safe(play(won, 0, 'first').state)).toBe('feed.buy');
});

it('the safe payment of a building brings most, that of a card costs least, and what is chosen is worth most', () => {
  const paying = (
    goods: object,
    slot: 'building1' | 'card2',
    stacks: readonly 'any-7'[] | readonly '4-of-2'[],
  ) => {
    const tribes = [{ ...goods, at: { [slot]: 1, hunt: 1 } }, {}];
    const { state } = acting({ herd: 'off', first: 0, tribes, stacks });
    return safe(play(state, 0, `act.${slot}.pay`).state);
  };
  const held = { wood: 9, brick: 1, gold: 2 };
  expect(paying(held, 'building1', ['any-7'])).toBe('pay.woodx4.brickx1.goldx2');
  expect(paying({ wood: 3, stone: 3, gold: 3 }, 'building1', ['4-of-2'])).toBe(
    'pay.stonex1.goldx3',
  );
  expect(paying(held, 'card2', ['any-7'])).toBe('pay.woodx2');
});
