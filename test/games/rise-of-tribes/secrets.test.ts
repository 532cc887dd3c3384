import { expect, it } from 'vitest';
import type { Viewer } from '../../../src/engine/game.ts';
import { eventsFor } from '../../../src/engine/game.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import { reach } from '../../../src/games/rise-of-tribes/moving.ts';
import { riseOfTribes } from '../../../src/games/rise-of-tribes/rules.ts';
import { acting, type Camp, keys, play, tribe } from './camp.ts';

const camp: Camp = {
  tribes: [
    { at: { A1: 1 }, villages: ['A1'], hand: ['bow', 'horse'] },
    { at: { C3: 1 }, hand: ['settled'] },
  ],
  dice: ['blank', 'sun'],
  deck: ['drought', 'altar', 'canoe', 'walls', 'tiger'],
};
const hands = (state: ReturnType<typeof acting>, viewer: Viewer) =>
  riseOfTribes.view(state, viewer).tribes.map(({ hand }) => hand);

it('goals in hand are a secret, unless the table plays in the open', () => {
  const state = acting(camp);
  expect(hands(state, 0)).toEqual([['bow', 'horse'], null]);
  expect(hands(state, 'public')).toEqual([null, null]);
  expect(riseOfTribes.view(state, 'public').tribes.map(({ handCount }) => handCount)).toEqual([
    2, 1,
  ]);
  const open = acting({ ...camp, options: { open: true } });
  expect(hands(open, 'public')).toEqual([['bow', 'horse'], ['settled']]);
});

it('others hear how many goals went back and were drawn, and not which', () => {
  const { state } = play(acting(camp), ['blank.lead']);
  const decision = riseOfTribes.decisions(state)[0];
  if (decision === undefined) throw new Error('Nobody is asked.');
  const action = { do: 'lead', goals: ['bow'] } as const;
  const step = riseOfTribes.apply(state, [{ decision, action }], namedRandom('lead'));
  expect(step.reveals).toBe(true);
  expect(eventsFor(step.events, 1)).toEqual([
    { type: 'goalsReturnedSecretly', seat: 0, count: 1 },
    { type: 'goalsDrawnSecretly', seat: 0, count: 3 },
  ]);
  expect(eventsFor(step.events, 0)[0]).toEqual({ type: 'goalsReturned', seat: 0, goals: ['bow'] });
});

it('another world has the same for who looks, and anything else for the others', () => {
  const { state } = play(acting(camp), ['blank.lead', 'lead.bow']);
  const random = namedRandom('worlds');
  const [own, others, decks, events] = [0, 1, 2, 3].map(() => new Set<string>());
  for (let i = 0; i < 60; i += 1) {
    const world = riseOfTribes.resample(state, 0, random);
    expect(riseOfTribes.breaches(world)).toEqual([]);
    expect(riseOfTribes.view(world, 0)).toEqual(riseOfTribes.view(state, 0));
    // What it has put there itself it knows.
    expect(tribe(world, 0).deck.at(-1)).toBe('bow');
    own?.add(tribe(world, 0).hand.join());
    others?.add(tribe(world, 1).hand.join());
    decks?.add(tribe(world, 0).deck.join());
    events?.add(world.deck.join());
  }
  expect(own?.size).toBe(1);
  expect(others?.size).toBeGreaterThan(8);
  expect(decks?.size).toBeGreaterThan(50);
  expect(events?.size).toBeGreaterThan(20);
  const world = riseOfTribes.resample(state, 'public', random);
  expect(riseOfTribes.view(world, 'public')).toEqual(riseOfTribes.view(state, 'public'));
});

it('the deck is no part of a view', () => {
  const view = riseOfTribes.view(acting(camp), 0);
  expect(view.deckCount).toBe(5);
  expect(JSON.stringify(view)).not.toContain('canoe');
  expect(keys(acting(camp), 0)).toHaveLength(8);
});

it('what everybody knows is asked of a view as of a state', () => {
  const state = acting(camp);
  expect(reach(riseOfTribes.view(state, 1), 0, 0)).toEqual(reach(state, 0, 0));
});
