import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eachChoice } from '../../../src/engine/choices.ts';
import { freeze } from '../../../src/engine/freeze.ts';
import { eventsFor, type Viewer } from '../../../src/engine/game.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import { tusk } from '../../../src/games/tusk/rules.ts';
import type { TuskState } from '../../../src/games/tusk/state.ts';
import { scripted } from '../../scripted.ts';
import { at, board, play } from './board.ts';
import { begin, randomStep } from './playout.ts';

const viewers = (state: TuskState): Viewer[] => ['public', ...state.tribes.keys()];

describe('a resampled world', () => {
  it('looks, asks and sounds the same to its viewer, and is sound', () => {
    for (const seats of [2, 3, 4]) {
      const random = namedRandom(`worlds ${seats}`);
      let state: TuskState = begin(seats, random);
      let steps = 0;
      while (tusk.decisions(state).length > 0) {
        const { answers, step } = randomStep(state, random);
        if (state.turn === 0 || steps % 5 === 0) {
          for (const viewer of viewers(state)) {
            const world = tusk.parse(tusk.stored(tusk.resample(freeze(state), viewer, random)));
            expect(tusk.view(world, viewer)).toEqual(tusk.view(state, viewer));
            expect(tusk.decisions(world)).toEqual(tusk.decisions(state));
            for (const decision of tusk.decisions(state)) {
              if (decision.seat !== viewer && decision.kind === 'draft') continue;
              expect([...eachChoice(tusk.choices(world, decision))]).toEqual([
                ...eachChoice(tusk.choices(state, decision)),
              ]);
            }
            if (!step.reveals && (viewer === answers[0]?.decision.seat || state.turn > 0)) {
              const seed = `same dice ${steps}`;
              const here = tusk.apply(state, answers, namedRandom(seed));
              const there = tusk.apply(world, answers, namedRandom(seed));
              if (here.reveals) continue;
              expect(eventsFor(there.events, viewer)).toEqual(eventsFor(here.events, viewer));
            }
          }
        }
        state = step.state;
        steps += 1;
      }
    }
  });

  it('deals hidden cards anew, and tiles and seasons to come in another order', () => {
    const state = board({ tribes: [{ members: ['D3'] }, { members: ['D5'] }] });
    const random = namedRandom('anew');
    const worlds = Array.from({ length: 200 }, () => tusk.resample(state, 0, random));
    const cards = new Set(worlds.map(({ tribes }) => tribes[1]?.card));
    // Seat 0 drafted first: whatever it passed over may have come to seat 1.
    expect(cards.size).toBe(8);
    expect(cards.has(state.tribes[0]?.card)).toBe(false);
    expect(new Set(worlds.map(({ stack }) => stack.join())).size).toBe(200);
    expect(new Set(worlds.map(({ seasons }) => JSON.stringify(seasons[0]))).size).toBeGreaterThan(
      9,
    );
    expect(worlds.every(({ tribes }) => tribes[0]?.card === state.tribes[0]?.card)).toBe(true);
  });

  it('knows that no earlier drafter holds what came to the viewer later', () => {
    const state = board({ tribes: [{ members: ['D3'] }, { members: ['D5'] }] });
    const random = namedRandom('earlier');
    const passed = state.tribes[1]?.passed ?? [];
    expect(passed).toHaveLength(2);
    const cards = new Set(
      Array.from({ length: 200 }, () => tusk.resample(state, 1, random).tribes[0]?.card),
    );
    expect(cards.size).toBe(6);
    for (const card of passed) expect(cards.has(card)).toBe(false);
    // The public knows nothing of hands.
    const all = Array.from({ length: 300 }, () => tusk.resample(state, 'public', random));
    expect(new Set(all.map(({ tribes }) => tribes[0]?.card)).size).toBe(9);
  });

  it('finds the first drafter in any turn', () => {
    // In turn 3 of two tribes the first player is the first drafter again.
    const state = board({ turn: 3, first: 1, tribes: [{ members: ['D3'] }, { members: ['D5'] }] });
    const random = namedRandom('later turns');
    const passed = state.tribes[0]?.passed ?? [];
    const cards = Array.from(
      { length: 200 },
      () => tusk.resample(state, 0, random).tribes[1]?.card,
    );
    for (const card of passed) expect(cards).not.toContain(card);
  });

  it('knows what a deed without a revealed card tells', () => {
    const state = board({
      turn: 2,
      mammoth: 'D3',
      mammothFood: 1,
      season: ['spring', 0],
      tribes: [{ members: ['D5', 'E4'] }, { members: ['E4'] }],
    });
    let now = play(state, 0, 'fight.E4', [6, 1]).state;
    expect(now.tribes[0]?.deeds).toEqual(['won a fight']);
    const random = namedRandom('deeds');
    const cards = Array.from({ length: 200 }, () => tusk.resample(now, 1, random).tribes[0]?.card);
    expect(cards).not.toContain('warmonger');
    expect(cards).toContain('pack-leader');
    now = play(now, 0, 'done').state;
    expect(tusk.resample(now, 1, random).tribes[0]?.deeds).toEqual(['won a fight']);
  });

  it('leaves a revealed card where it is', () => {
    const state = board({
      tribes: [{ members: ['E4'], card: 'warmonger' }, { members: ['E4'] }],
    });
    const now = play(state, 0, 'fight.E4', [6, 1]).state;
    const random = namedRandom('open');
    for (let i = 0; i < 50; i += 1) {
      const world = tusk.resample(now, 1, random);
      expect(world.tribes[0]?.card).toBe('warmonger');
      expect(tusk.breaches(world)).toEqual([]);
    }
  });

  it('leaves the viewer its own offer in the draft, and hides another’s', () => {
    let state = begin(3, namedRandom('offers'));
    const random = namedRandom('more offers');
    while (state.frames[0]?.frame !== 'drafting') state = randomStep(state, random).step.state;
    state = randomStep(state, random).step.state;
    const [frame] = state.frames;
    if (frame?.frame !== 'drafting') throw new Error('The second tribe drafts.');
    const other = (frame.seat + 1) % 3;
    const offers = new Set<string>();
    for (let i = 0; i < 50; i += 1) {
      const [mine] = tusk.resample(state, frame.seat, random).frames;
      expect(mine).toEqual(frame);
      const world = tusk.resample(state, other, random);
      expect(tusk.breaches(world)).toEqual([]);
      offers.add(JSON.stringify(world.frames[0]));
    }
    expect(offers.size).toBeGreaterThan(20);
  });
});

describe('a view', () => {
  it('shows the own card and what was passed over to its owner alone', () => {
    const state = board({
      tribes: [{ members: ['D3'], stick: 1, stone: 1, card: 'trappers' }, { members: ['D5'] }],
    });
    expect(tusk.view(state, 0).tribes[0]).toMatchObject({
      card: { id: 'trappers', revealed: false },
      passed: state.tribes[0]?.passed,
    });
    expect(tusk.view(state, 0).scores).toEqual([3, 0]);
    for (const viewer of [1, 'public'] as const) {
      expect(tusk.view(state, viewer).tribes[0]).toMatchObject({ card: 'secret', passed: null });
      expect(tusk.view(state, viewer).scores).toEqual([0, 0]);
    }
  });

  it('shows no commitment before the reveal, and who is asked', () => {
    const state = board({
      tribes: [
        { members: ['D3'], stick: 1 },
        { members: ['D3'], grass: 1 },
      ],
    });
    const view = tusk.view(play(state, 0, 'fight.D3').state, 'public');
    expect(view.stages.at(-1)).toEqual({
      stage: 'fight',
      at: at('D3'),
      initiator: 0,
      seats: [0, 1],
      out: [],
      aims: [
        { seat: 0, target: 1, members: 1 },
        { seat: 1, target: 0, members: 1 },
      ],
      step: 'commit',
      uses: null,
    });
    expect(view.owing).toEqual([0, 1]);
  });

  it('is plain JSON, and holds no tile or season to come', () => {
    const state = board({ tribes: [{ members: ['D3'] }, { members: ['D5'] }] });
    const view = tusk.view(state, 0);
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    expect(view.tiles.filter((tile) => tile !== null)).toHaveLength(7);
    expect(view.season).toBeNull();
    expect(view.tiles[0]).toEqual({
      place: 0,
      terrain: 'breeding ground',
      snow: false,
      buried: null,
      tokens: 0,
      difficult: false,
    });
  });
});

describe('fallbacks', () => {
  it('are choices, and give nothing away', () => {
    const random = namedRandom('fallbacks');
    for (let match = 0; match < 20; match += 1) {
      let state: TuskState = begin(2 + (match % 3), random);
      while (tusk.decisions(state).length > 0) {
        for (const decision of tusk.decisions(state).filter(({ owed }) => owed)) {
          const key = tusk.fallback(state, decision);
          const choice = [...eachChoice(tusk.choices(state, decision))].find(
            (one) => one.key === key,
          );
          const action = choice?.action;
          switch (decision.kind) {
            case 'turn':
              expect(action).toEqual({ do: 'done' });
              break;
            case 'commit':
            case 'attack':
              expect(action).toEqual({ do: decision.kind, uses: { stick: 0, grass: 0, stone: 0 } });
              break;
            case 'share':
              expect(action?.do === 'share' && action.food[decision.seat]).toBe(4);
              break;
            case 'sides':
              expect(action).toEqual({ do: 'sides', sitsOut: true });
              break;
            default:
              expect(choice).toBeDefined();
          }
        }
        state = randomStep(state, random).step.state;
      }
    }
  });
});

describe('a stored match', () => {
  const state = board({ tribes: [{ members: ['D3'] }, { members: ['D5'] }] });
  const stored = (change: Partial<TuskState>) => tusk.stored({ ...state, ...change });
  const fields = z.looseObject({}).parse(tusk.stored(state));

  it('is refused in a sentence where it is none, or of other rules', () => {
    expect(() => tusk.parse(null)).toThrow(/no match of Tusk!/);
    expect(() => tusk.parse({ ...fields, rules: 3 })).toThrow(/no match of Tusk!/);
    expect(() => tusk.parse({ ...fields, seed: 'x' })).toThrow(/no match of Tusk!/);
    const { tokens: _tokens, ...torn } = fields;
    expect(() => tusk.parse(torn)).toThrow(/no match of Tusk!/);
  });

  it('is refused where it is damaged', () => {
    expect(() => tusk.parse(stored({ stack: state.stack.slice(1) }))).toThrow(/printed 36/);
    expect(() => tusk.parse(stored({ seasons: state.seasons.slice(1) }))).toThrow(/printed 18/);
    expect(() => tusk.parse(stored({ victories: [] }))).toThrow(/printed 9/);
    expect(() => tusk.parse(stored({ mammothFood: 0 }))).toThrow(/no kill fits/);
    expect(() => tusk.parse(stored({ mammoth: 30 }))).toThrow(/no tile lies/);
    expect(() => tusk.parse(stored({ frames: [] }))).toThrow(/last tile freezes/);
  });

  it('has a start and no other option', () => {
    expect(tusk.config({})).toEqual({});
    expect(tusk.config(undefined)).toEqual({});
    expect(() => tusk.config({ fast: true })).toThrow('printed or even');
  });

  it('does not take an answer to something else', () => {
    const [decision] = tusk.decisions(state);
    if (decision === undefined) throw new Error('Seat 0 is asked.');
    const action = { do: 'land', to: 1 } as const;
    expect(() => tusk.apply(state, [{ decision, action }], scripted())).toThrow(/does not answer/);
    expect(() => tusk.apply(state, [], scripted())).toThrow(/Nothing was asked/);
  });
});
