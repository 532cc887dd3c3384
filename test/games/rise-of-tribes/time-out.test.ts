import { expect, it } from 'vitest';
import { TERRAINS } from '../../../src/games/rise-of-tribes/content/land.ts';
import { riseOfTribes } from '../../../src/games/rise-of-tribes/rules.ts';
import type { RiseState } from '../../../src/games/rise-of-tribes/state.ts';
import { acting, BLANK, type Camp, play, settling, turn } from './camp.ts';

/** What is answered for the first who is asked when time runs out. */
function safe(state: RiseState): string {
  const [decision] = riseOfTribes.decisions(state);
  if (decision === undefined) throw new Error('Nobody is asked.');
  return riseOfTribes.fallback(state, decision);
}

const OTHER = { at: { C3: 1 } };
const doubles = (camp: Camp) => turn(camp, BLANK, BLANK).state;

it('gathers and grows as much as the dice allow, what a village lacks and where there is room', () => {
  const own = {
    at: { A1: 4, A2: 1, A3: 1, B1: 1 },
    leader: 'trader',
    goods: { stone: 3 },
  } as const;
  const state = acting({ tribes: [own, OTHER], dice: ['moon', 'sun'] });
  expect(safe(state)).toBe('sun.gather');
  const gathering = acting({ tribes: [own, OTHER], dice: ['moon', 'blank'] });
  expect(safe(gathering)).toBe('blank.gather');
  const asked = play(gathering, ['blank.gather']).state;
  expect(safe(asked)).toBe('gather.A1.A2.A3');
  const growing = play(play(asked, ['gather.A1.A2.A3']).state, ['moon.grow']).state;
  expect(safe(growing)).toBe('grow.A2x1.A3x1');
  const full = acting({ tribes: [{ at: { A1: 4 } }, OTHER], dice: ['sun', 'sun'] });
  expect(safe(play(full, ['sun.grow']).state)).toBe('grow.A1x1');
});

it('completes achievements and builds, and pays for nothing else', () => {
  const own = {
    at: { A1: 1, A2: 2, A3: 1 },
    leader: 'trader',
    goods: { food: 4, wood: 4, stone: 4 },
    hand: ['bow', 'three-lands'],
  } as const;
  const state = settling({ tribes: [own, OTHER], slots: [{ tile: 'altar', count: 1 }] }).state;
  expect(safe(state)).toBe('complete.three-lands');
  const completed = play(state, ['complete.three-lands']).state;
  expect(safe(completed)).toBe('build.A2');
  expect(safe(play(completed, ['build.A2']).state)).toBe('done');
});

it('bids and builds nothing out of turn, and loses members where the most are', () => {
  const rich = { at: { A1: 1 }, goods: { food: 2, wood: 2, stone: 2 } };
  expect(safe(doubles({ tribes: [rich, OTHER], deck: ['chieftain'] }))).toBe('bid.0');
  expect(safe(doubles({ tribes: [rich, OTHER], deck: ['abandoned-village'] }))).toBe('done');
  const beside = { tribes: [{ at: { A1: 1, A2: 3 } }, OTHER], volcano: ['A1', 'A2'] };
  expect(safe(doubles({ ...beside, deck: ['volcano'] }))).toBe('lose.A2x1');
  const tigers = doubles({ tribes: [{ at: { A3: 1, B1: 1 } }, OTHER], deck: ['tiger'] });
  expect(safe(tigers)).toBe('site.C2');
});

it('comes onto the map where the most terrains are, and takes what a village lacks', () => {
  const state = riseOfTribes.setup(
    {},
    3,
    { below: () => 0, die: () => 1, shuffle: (all) => [...all] },
    1,
  ).state;
  expect(safe(state)).toBe('place.B2');
  const terrain = TERRAINS.flatMap((one) => [one, one, one]);
  expect(safe(turn({ tribes: [{}, OTHER], terrain }).state)).toBe('enter.B1');
  const poor = { at: { A1: 1 }, done: ['pottery'], leader: 'ambush' } as const;
  const others = [{ at: { B1: 1 }, goods: { wood: 3 } }, OTHER];
  expect(safe(turn({ tribes: [poor, ...others] }).state)).toBe('take.woodx1');
});
