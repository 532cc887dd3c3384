import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eachChoice } from '../../../src/engine/choices.ts';
import { freeze } from '../../../src/engine/freeze.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import { tusk } from '../../../src/games/tusk/rules.ts';
import type { TuskState } from '../../../src/games/tusk/state.ts';
import { begin, randomStep } from './playout.ts';

/** Plays a random match to its end and checks every state on the way; returns what came up. */
function checkedMatch(seats: number, seed: string): Set<string> {
  const random = namedRandom(seed);
  let state: TuskState = begin(seats, random);
  const ids = new Set<string>();
  const seen = new Set<string>();
  let steps = 0;
  while (tusk.outcome(state) === null) {
    freeze(state);
    expect(tusk.breaches(state)).toEqual([]);
    const stored = JSON.stringify(tusk.stored(state));
    expect(JSON.stringify(tusk.stored(tusk.parse(JSON.parse(stored))))).toBe(stored);
    const open = tusk.decisions(state).filter(({ owed }) => owed);
    expect(open.some(({ owed }) => owed)).toBe(true);
    expect(open.map(({ seat }) => seat)).toEqual(open.map(({ seat }) => seat).toSorted());
    for (const decision of open) {
      expect(decision.id).toMatch(/^[A-Za-z0-9.-]{1,30}$/);
      const keys = [...eachChoice(tusk.choices(state, decision))].map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.filter((key) => !/^[A-Za-z0-9.-]{1,40}$/.test(key))).toEqual([]);
      const isAutomatic = decision.kind !== 'turn' && decision.kind !== 'draft';
      expect(keys.length).toBeGreaterThan(isAutomatic ? 1 : 0);
      expect(keys).toContain(tusk.fallback(state, decision));
    }
    const { answers, step } = randomStep(state, random);
    for (const { decision } of answers) {
      expect(ids.has(decision.id)).toBe(false);
      ids.add(decision.id);
      seen.add(decision.kind);
    }
    for (const { event } of step.events) seen.add(event.type);
    state = step.state;
    steps += 1;
    expect(steps).toBeLessThan(2000);
  }
  expect(tusk.decisions(state)).toEqual([]);
  expect(tusk.breaches(state)).toEqual([]);
  expect(state.turn).toBeGreaterThanOrEqual(6);
  expect(state.turn).toBeLessThanOrEqual(9);
  expect(JSON.stringify(state).length).toBeLessThan(16_384);
  return seen;
}

it('random matches of any number of tribes end in 6 to 9 turns and break no law', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 4 }), fc.string({ minLength: 1 }), (seats, seed) => {
      checkedMatch(seats, seed);
    }),
    { numRuns: 15 },
  );
});

it('between them they ask everything and tell everything', () => {
  const seen = new Set<string>();
  for (let match = 0; match < 25; match += 1) {
    for (const what of checkedMatch(4, `everything ${match}`)) seen.add(what);
  }
  for (const kind of [
    'place',
    'draft',
    'turn',
    'sides',
    'aim',
    'commit',
    'attack',
    'regroup',
    'aside',
  ]) {
    expect(seen).toContain(kind);
  }
  for (const type of ['fightWon', 'mammothMoved', 'memberRemoved', 'herdBlocked', 'snowFell']) {
    expect(seen).toContain(type);
  }
});
