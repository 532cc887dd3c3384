import { expect, it } from 'vitest';
import type { Viewer } from '../../../src/engine/game.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import { TILE } from '../../../src/games/stone-age/content/herd.ts';
import { stoneAge } from '../../../src/games/stone-age/rules.ts';
import { acting, placing, play, tribe } from './camp.ts';

const state = placing({
  tribes: [{ drawn: ['dice-time'] }, { drawn: ['tool-art', 'any-healing'] }, {}],
  herd: ['wood-tool', 'gold-two'],
});

it('a drawn card is its owner’s secret', () => {
  const [mine, theirs] = [stoneAge.view(state, 0), stoneAge.view(state, 1)];
  expect(mine.tribes.map(({ drawn }) => drawn)).toEqual([['dice-time'], null, null]);
  expect(theirs.tribes.map(({ drawn }) => drawn)).toEqual([
    null,
    ['tool-art', 'any-healing'],
    null,
  ]);
  expect(stoneAge.view(state, 'public').tribes.map(({ drawnCount }) => drawnCount)).toEqual([
    1, 2, 0,
  ]);
  // What it scores is known to its owner alone.
  expect(mine.scores[0]).toBe(1);
  expect(theirs.scores[0]).toBe(0);
});

it('a plan is its owner’s secret, and nobody is waited for because of it', () => {
  const tribes = [
    { people: 4, at: { hunt: 2, field: 1 } },
    { people: 4, at: { forest: 2, hut: 2 } },
  ];
  const planned = play(placing({ herd: 'off', tribes }), 1, 'plan.hut.forest').state;
  const plans = (viewer: Viewer) => stoneAge.view(planned, viewer).tribes.map(({ plan }) => plan);
  expect(plans(1)).toEqual([null, ['hut', 'forest']]);
  expect(plans(0)).toEqual([[], null]);
  expect(plans('public')).toEqual([null, null]);
  expect(tribe(stoneAge.resample(planned, 0, namedRandom('plans')), 1).plan).toEqual([]);
  expect(stoneAge.view(planned, 'public').owing).toEqual([0]);
  // In its turn, everybody sees what comes.
  const begun = acting({
    herd: 'off',
    tribes: [{ at: { hunt: 2, card1: 1, field: 1 } }, {}],
  }).state;
  const hunted = play(begun, 0, 'plan.field.hunt.card1', [3, 3]).state;
  expect(stoneAge.view(begun, 'public').tribes[0]?.plan).toEqual([]);
  expect(hunted.tribes[0]?.plan).toEqual([]);
});

it('what lies face down may be anything that agrees with what was seen', () => {
  const random = namedRandom('worlds');
  const [decks, drawn, nexts, below] = [0, 1, 2, 3].map(() => new Set<string>());
  for (let i = 0; i < 60; i += 1) {
    const world = stoneAge.resample(state, 0, random);
    expect(stoneAge.breaches(world)).toEqual([]);
    expect(tribe(world, 0).drawn).toEqual(['dice-time']);
    expect(world.stacks.map(([top]) => top)).toEqual(state.stacks.map(([top]) => top));
    const [next = 'gold-two'] = world.herd?.pile ?? [];
    expect(TILE[next].back).toBe('gold');
    decks?.add(world.deck.join());
    drawn?.add(tribe(world, 1).drawn.join());
    nexts?.add(next);
    below?.add(String(world.stacks[0]?.[1]));
  }
  expect(decks?.size).toBe(60);
  expect(drawn?.size).toBeGreaterThan(40);
  expect(nexts).toEqual(new Set(['gold-person', 'gold-card', 'gold-two', 'gold-points']));
  expect(below?.size).toBeGreaterThan(10);
});

it('a match is with the herd unless the table says otherwise', () => {
  expect(stoneAge.config(undefined)).toEqual({});
  expect(stoneAge.setup({}, 2, namedRandom('with'), 1).state.herd).not.toBeNull();
  expect(stoneAge.setup({ herd: 'off' }, 2, namedRandom('without'), 1).state.herd).toBeNull();
  expect(() => stoneAge.config({ herd: 'perhaps' })).toThrow(/on or off/);
  expect(() => stoneAge.setup({}, 2, namedRandom('unknown'), 9)).toThrow(/not known/);
});

it('what is no match, or a damaged one, is not read', () => {
  expect(() => stoneAge.parse({})).toThrow(/no match of Stone Age/);
  expect(() => stoneAge.parse({ ...state, deck: state.deck.slice(1) })).toThrow(/damaged/);
});
