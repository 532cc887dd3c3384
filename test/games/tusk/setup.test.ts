import { describe, expect, it } from 'vitest';
import { eachChoice } from '../../../src/engine/choices.ts';
import { eventsFor } from '../../../src/engine/game.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import { TERRAIN } from '../../../src/games/tusk/content/terrain.ts';
import { tusk } from '../../../src/games/tusk/rules.ts';
import { scripted } from '../../scripted.ts';
import { asked, at, keys, membersOf, play } from './board.ts';
import { begin } from './playout.ts';

describe('setup', () => {
  it('1: six tiles lie around the breeding ground, with 3 tokens where a resource is shown', () => {
    const state = begin(4, namedRandom('tiles'));
    expect(state.terrain).toHaveLength(7);
    expect(state.terrain[0]).toBe('breeding ground');
    expect(state.stack).toHaveLength(30);
    expect(state.mammoth).toBe(0);
    expect(state.mammothFood).toBe(4);
    for (const [place, terrain] of state.terrain.entries()) {
      const shown = terrain !== 'breeding ground' && TERRAIN[terrain].yields !== null;
      expect(state.tokens[place]).toBe(shown ? 3 : 0);
    }
  });

  it('2: the first player is drawn', () => {
    expect(begin(3, scripted(2)).first).toBe(2);
    expect(asked(begin(3, scripted(2)))).toEqual(['place.2']);
  });

  it('2: with an even start those who go later begin with something, which is ours', () => {
    const goodsOf = (seats: number, first: number) => {
      const { state, events } = tusk.setup({ start: 'even' }, seats, scripted(first), tusk.rules);
      const ahead = eventsFor(events, 'public').flatMap((event) =>
        event.type === 'matchBegan' ? (event.ahead ?? []) : [],
      );
      const none = { stick: 0, grass: 0, stone: 0, food: 0 };
      const told = state.tribes.map((_, seat) => ({
        ...none,
        ...ahead.find((one) => one.seat === seat)?.goods,
      }));
      expect(told).toEqual(state.tribes.map(({ goods }) => goods));
      return state.tribes.map(({ goods: { stick, food } }) => [stick, food]);
    };
    expect(goodsOf(2, 1)).toEqual([
      [0, 2],
      [0, 0],
    ]);
    expect(goodsOf(3, 0)).toEqual([
      [0, 0],
      [0, 2],
      [0, 2],
    ]);
    // From the third seat on: nothing, a stick, nothing, a food.
    expect(goodsOf(4, 2)).toEqual([
      [0, 0],
      [0, 1],
      [0, 0],
      [1, 0],
    ]);
    expect(tusk.setup({}, 4, scripted(2), tusk.rules)).toEqual(
      tusk.setup({ start: 'printed' }, 4, scripted(2), tusk.rules),
    );
    expect(() => tusk.config({ start: 'soft' })).toThrow(
      'A start of Tusk! is printed or even, and a match is whole or short.',
    );
  });

  it('3: first members enter from the first player clockwise, also onto one tile', () => {
    let state = begin(3, scripted(1));
    expect(keys(state, 1)).toEqual(
      ['D3', 'E3', 'E4', 'D5', 'C4', 'C3'].map((name) => `place.${name}`),
    );
    for (const seat of [1, 2, 0]) {
      expect(asked(state)).toEqual([`place.${seat}`]);
      const played = play(state, seat, 'place.E3');
      expect(played.events[0]).toEqual({ type: 'memberPlaced', seat, member: 1, at: at('E3') });
      state = played.state;
    }
    expect(membersOf(state, 0)).toEqual(['E3', 'waiting', 'waiting', 'waiting']);
    expect(asked(state)).toEqual(['draft.1']);
  });

  it('4: each tribe draws three cards, keeps one, and the others go back', () => {
    let state = begin(2, scripted(1));
    state = play(state, 1, 'place.D3').state;
    const drawn = play(state, 0, 'place.D3', [], 1);
    expect(drawn.reveals).toBe(true);
    expect(drawn.events).toContainEqual({
      type: 'cardsDrawn',
      seat: 1,
      cards: ['trappers', 'fishers', 'snarers'],
    });
    state = drawn.state;
    expect(keys(state, 1)).toEqual(['keep.trappers', 'keep.fishers', 'keep.snarers']);
    const kept = play(state, 1, 'keep.fishers', [], 0);
    expect(kept.events.slice(0, 1)).toEqual([{ type: 'cardKeptSecretly', seat: 1 }]);
    expect(kept.state.tribes[1]?.card).toBe('fishers');
    // Unshuffled, the two come to the bottom; the next tribe may draw them too.
    expect(keys(kept.state, 0)).toEqual([
      'keep.stick-hoard',
      'keep.grass-hoard',
      'keep.stone-hoard',
    ]);
    expect(kept.state.victories).toContain('trappers');
    const begun = play(kept.state, 0, 'keep.grass-hoard');
    expect(begun.state.victories).toHaveLength(7);
    expect(begun.events.map(({ type }) => type)).toEqual(['cardKept', 'turnBegan', 'tribeBegan']);
    expect(asked(begun.state)).toEqual(['turn.1.1.0']);
  });

  it('the two cards passed over are shuffled back, not put aside', () => {
    const random = namedRandom('draft');
    let state = begin(2, scripted(0));
    state = play(play(state, 0, 'place.D3').state, 1, 'place.D3').state;
    const [decision] = tusk.decisions(state);
    if (decision === undefined) throw new Error('Nobody drafts.');
    const action = { do: 'keep', card: 'trappers' } as const;
    const offers = new Set<string>();
    for (let i = 0; i < 60; i += 1) {
      const [next] = tusk.apply(state, [{ decision, action }], random).state.frames;
      if (next?.frame === 'drafting') for (const card of next.offer) offers.add(card);
    }
    expect(offers.size).toBe(8);
    expect(offers.has('trappers')).toBe(false);
  });

  it('tells a seat nothing of what another drew', () => {
    const random = namedRandom('secret');
    let state = play(begin(2, scripted(0)), 0, 'place.D3').state;
    const [decision] = tusk.decisions(state);
    const [choice] = decision === undefined ? [] : [...eachChoice(tusk.choices(state, decision))];
    if (decision === undefined || choice === undefined) throw new Error('Nobody places.');
    const drawn = tusk.apply(state, [{ decision, action: choice.action }], random);
    state = drawn.state;
    for (const viewer of ['public', 1] as const) {
      expect(eventsFor(drawn.events, viewer).map(({ type }) => type)).toEqual(['memberPlaced']);
      const text = JSON.stringify(tusk.view(state, viewer));
      for (const card of ['trappers', 'fishers', 'snarers']) expect(text).not.toContain(card);
    }
    expect(JSON.stringify(tusk.view(state, 0))).toContain('trappers');
  });
});
