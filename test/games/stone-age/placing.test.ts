import { describe, expect, it } from 'vitest';
import { stoneAge } from '../../../src/games/stone-age/rules.ts';
import { asked, keys, placing, play, playAll, tribe } from './camp.ts';
import { only } from '../../../src/parts/only.ts';

const THREE = [{}, {}, {}];
const FOUR = [{}, {}, {}, {}];

/** The locations of keys, each once. */
const where = (all: readonly string[]): string[] => [
  ...new Set(all.map((key) => key.split('.')[1] ?? '')),
];

describe('placing people', () => {
  it('goes in turn from the first player, one location each time, until nobody has any left', () => {
    const state = placing({ tribes: [{ people: 2 }, { people: 2 }], first: 1 });
    expect(asked(state)).toEqual(['place place.1.1.0']);
    const first = play(state, 1, 'place.forest.1');
    expect(first.events).toEqual([{ type: 'peoplePlaced', seat: 1, at: 'forest', people: 1 }]);
    expect(asked(first.state)).toEqual(['place place.1.0.0']);
    const second = play(first.state, 0, 'place.hut');
    // Seat 0 has nobody left, so seat 1 goes on.
    expect(asked(second.state)).toEqual(['place place.1.1.1']);
  });

  it('offers every location with every number of people that finds room', () => {
    const state = placing({ tribes: [{ people: 3, at: {} }, {}, {}, {}], herd: 'off' });
    expect(keys(state, 0)).toEqual([
      ...['forest', 'clay', 'quarry', 'river', 'hunt'].flatMap((at) =>
        [1, 2, 3].map((people) => `place.${at}.${people}`),
      ),
      'place.tools',
      'place.hut',
      'place.field',
      ...[1, 2, 3, 4].map((stack) => `place.building${stack}`),
      ...[1, 2, 3, 4].map((slot) => `place.card${slot}`),
    ]);
  });

  it('never sends a tribe to the same location twice', () => {
    const state = placing({ tribes: [{ at: { forest: 1, card1: 1, hunt: 1 } }, {}, {}, {}] });
    const places = where(keys(state, 0));
    for (const at of ['forest', 'card1', 'hunt']) expect(places).not.toContain(at);
  });

  it('has room for seven at a place with resources, and for anybody at the hunt', () => {
    const tribes = [{}, { people: 10, at: { quarry: 4, hunt: 5 } }, { at: { quarry: 2 } }, {}];
    const places = keys(placing({ tribes }), 0);
    expect(places.filter((key) => key.startsWith('place.quarry'))).toEqual(['place.quarry.1']);
    expect(places.filter((key) => key.startsWith('place.hunt'))).toHaveLength(5);
    const full = placing({ tribes: [{}, { people: 8, at: { quarry: 7 } }, {}, {}] });
    expect(where(keys(full, 0))).not.toContain('quarry');
  });

  it('has room for one tribe at a village place, a card and a building', () => {
    const at = { tools: 1, field: 1, card2: 1, building1: 1 };
    const places = where(keys(placing({ tribes: [{}, { people: 6, at }, {}, {}] }), 0));
    for (const taken of Object.keys(at)) expect(places).not.toContain(taken);
    expect(places).toContain('hut');
    expect(places).toContain('card1');
  });

  it('takes two people to the hut', () => {
    const state = placing({ tribes: [{ people: 1 }, {}, {}, {}] });
    expect(where(keys(state, 0))).not.toContain('hut');
    expect(tribe(play(placing({ tribes: FOUR }), 0, 'place.hut').state, 0).placed).toEqual([
      { at: 'hut', people: 2 },
    ]);
  });

  it.each([
    [2, false],
    [3, false],
    [4, true],
  ])('of %i tribes uses the third village place: %s', (seats, isOpen) => {
    const others = Array.from({ length: seats - 1 }, () => ({}));
    const tribes = [{ at: { tools: 1 } }, { at: { field: 1 } }, ...others.slice(1)];
    const state = placing({ tribes, first: 0 });
    expect(where(keys(state, 0)).includes('hut')).toBe(isOpen);
  });

  it.each([
    [2, 1],
    [3, 2],
    [4, 4],
  ])('of %i tribes lets %i share a place with resources, but for the herd’s', (seats, most) => {
    const there = { at: { clay: 1, forest: 1 } };
    for (let others = 0; others < seats; others += 1) {
      const tribes = Array.from({ length: seats }, (_, seat) =>
        seat > 0 && seat <= others ? there : {},
      );
      const places = where(keys(placing({ tribes, herd: ['wood-field'] }), 0));
      expect(places.includes('clay')).toBe(others < most);
      expect(places).toContain('forest');
      const without = where(keys(placing({ tribes, herd: 'off' }), 0));
      expect(without.includes('forest')).toBe(others < most);
    }
  });

  it('keeps the limit of seven people at the herd’s place', () => {
    const tribes = [{}, { people: 6, at: { forest: 5 } }];
    const places = keys(placing({ tribes, herd: ['wood-field'] }), 0);
    expect(places.filter((key) => key.startsWith('place.forest'))).toEqual([
      'place.forest.1',
      'place.forest.2',
    ]);
  });

  it('passes over a tribe with nowhere to go', () => {
    const [mine, theirs] = [
      { hunt: 1, card1: 1, card2: 1, card3: 1, card4: 1 },
      { building1: 1, building2: 1, building3: 1, river: 1, quarry: 1, clay: 1, forest: 1 },
    ];
    const state = placing({
      tribes: [
        { people: 6, at: mine },
        { people: 8, at: theirs },
        { people: 7, at: { tools: 1, field: 1, river: 1, quarry: 1, clay: 1, forest: 1 } },
      ],
      first: 1,
      herd: 'off',
    });
    // Every place is taken by two tribes, and seat 0 has hunted.
    const hunts = play(state, 1, 'place.hunt.1').state;
    expect(asked(hunts)).toEqual(['place place.1.2.6']);
  });

  it('asks also where there is one way alone', () => {
    const at = { card1: 1, card2: 1, card3: 1, card4: 1, building1: 1, building2: 1 };
    const state = placing({
      tribes: [
        { people: 10, at: { ...at, forest: 1, clay: 1, quarry: 1 } },
        { people: 5, at: { tools: 1, field: 1, river: 2 } },
      ],
      herd: 'off',
    });
    expect(keys(state, 0)).toEqual(['place.hunt.1']);
  });

  it('counts what was placed, so that no id comes back', () => {
    const state = placing({ tribes: THREE });
    const later = playAll(state, [
      [0, 'place.tools'],
      [1, 'place.field'],
      [2, 'place.forest.2'],
    ]);
    expect(asked(later.state)).toEqual(['place place.1.0.1']);
    expect(only(later.events, 'peoplePlaced')).toHaveLength(1);
  });

  it('is answered by hunting with all when time runs out', () => {
    const state = placing({ tribes: THREE });
    const [decision] = stoneAge.decisions(state);
    if (decision === undefined) throw new Error('Nobody is asked.');
    expect(stoneAge.fallback(state, decision)).toBe('place.hunt.5');
  });
});
