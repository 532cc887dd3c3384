import { describe, expect, it } from 'vitest';
import { countChoices } from '../../../src/engine/choices.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import { resample } from '../../../src/games/valley-of-the-mammoths/resample.ts';
import { sequence } from '../../../src/games/valley-of-the-mammoths/sequence.ts';
import { viewValley } from '../../../src/games/valley-of-the-mammoths/view.ts';
import { ordering, say, sayAhead, tribe } from './camp.ts';

const HAND = ['counter-magic', 'omen', 'tracker', 'raft', 'raid'] as const;
const match = ordering({
  tribes: [
    { at: { '1a': '2W1F' }, hand: HAND, habits: { supper: 'ask' } },
    { at: { '7a': '2W' }, hand: ['guide', 'amazons'] },
    { outSince: 2 },
  ],
});
const open = sequence.decisions(match).filter(({ owed }) => !owed);
const choicesOf = (seat: number, kind: string) =>
  open
    .filter((one) => one.seat === seat && one.kind === kind)
    .map((one) => countChoices(sequence.choices(match, one)));

describe('standing orders', () => {
  it('are asked of all who live, whatever they hold', () => {
    expect(open.map(({ id }) => id)).toEqual([
      ...[0, 1].flatMap((seat) =>
        ['counter', 'omens', 'track', 'habits'].map((kind) => `${kind}.${seat}.0`),
      ),
      // Who is not yet to move may give its order ahead.
      'turn.3.1.0',
    ]);
  });

  it('name as much as the hand allows', () => {
    const kinds = ['counter', 'omens', 'track', 'habits'];
    expect(kinds.map((kind) => choicesOf(0, kind))).toEqual([[2 ** 18], [2 ** 25], [37], [24]]);
    expect(kinds.map((kind) => choicesOf(1, kind))).toEqual([[1], [1], [1], [24]]);
  });

  it('stand until something else is said', () => {
    let state = say(match, 0, 'counter.guide.raid');
    state = say(state, 0, 'omens.eruption');
    state = say(state, 0, 'track.wolf.3');
    state = say(state, 0, 'habits.females.kill.burn.fed');
    expect(tribe(state, 0)).toMatchObject({
      counters: ['guide', 'raid'],
      omens: ['eruption'],
      track: { kind: 'wolf', to: 3 },
      habits: { losses: 'females', captives: 'kill', camps: 'burn', supper: 'fed' },
      said: 4,
    });
    expect(tribe(say(state, 0, 'track.none'), 0).track).toBeNull();
    expect(tribe(say(state, 0, 'counter'), 0).counters).toEqual([]);
  });
});

describe('secrets', () => {
  const told = say(say(match, 0, 'counter.raid'), 0, 'track.bear.1');

  it('are seen by their seat alone', () => {
    expect(viewValley(told, 0).tribes[0]).toMatchObject({
      hand: HAND,
      standing: { counters: ['raid'], track: { kind: 'bear', to: 1 } },
    });
    for (const viewer of [1, 'public'] as const) {
      const view = viewValley(told, viewer);
      expect(view.tribes[0]).toMatchObject({ hand: null, standing: null, handCount: 5 });
      expect(Object.keys(view)).not.toEqual(
        expect.arrayContaining(['sack', 'events', 'pile', 'frames']),
      );
    }
  });

  it('are made up for others, as far as they cannot tell', () => {
    const world = resample(told, 1, namedRandom('world'));
    expect(viewValley(world, 1)).toEqual(viewValley(told, 1));
    expect(tribe(world, 1)).toEqual(tribe(told, 1));
    expect(tribe(world, 0).hand).not.toEqual(HAND);
    expect(tribe(world, 0)).toMatchObject({ counters: [], track: null, habits: { supper: 'ask' } });
    expect(world.events.winter).not.toEqual(told.events.winter);
  });

  it('are orders that were given ahead, too', () => {
    let state = match;
    for (const key of ['go.all.7a.6a', 'done']) state = sayAhead(state, 1, key);
    expect(tribe(state, 1).draft.groups).toHaveLength(1);
    const draft = { groups: [], seen: null, answers: 2 };
    expect(tribe(resample(state, 0, namedRandom('world')), 1).draft).toMatchObject(draft);
    expect(tribe(resample(state, 1, namedRandom('world')), 1)).toEqual(tribe(state, 1));
  });
});
