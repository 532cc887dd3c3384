import { describe, expect, it } from 'vitest';
import { stoneAgeEdition } from '../../../src/games/stone-age/index.ts';
import { stoneAge } from '../../../src/games/stone-age/rules.ts';
import type { StoneAgeState } from '../../../src/games/stone-age/state.ts';
import { type Language, LANGUAGE_IDS } from '../../../src/language/languages.ts';
import { ALT_LENGTH, describeScene } from '../../../src/presentation/alt.ts';
import type { Scene } from '../../../src/presentation/scene.ts';
import { spotsOf } from '../../../src/presentation/land-alt.ts';
import { ruler } from '../../../src/render/easel.ts';
import { layOut } from '../../../src/render/layout.ts';
import { overflowsOn } from '../../render/overflows.ts';
import { acting, placing, type TribeOptions } from './camp.ts';

const tableFor = (seats: number) => ({
  matchName: 'Stone Age #1',
  seats: Array.from({ length: seats }, (_, seat) => ({
    name: `Player ${seat + 1}`,
    mention: `<@${seat}>`,
    computer: seat === 1,
  })),
});

const boardOf = (state: StoneAgeState, language: Language = 'en'): Scene =>
  stoneAgeEdition.in(language).scene(stoneAge.view(state, 'public'), tableFor(state.tribes.length));

/** What the seat that is asked may choose. */
function choiceOf(state: StoneAgeState, language: Language = 'en') {
  const [decision] = stoneAge.decisions(state);
  if (decision === undefined) throw new Error('Nobody is asked.');
  const choices = stoneAge.choices(state, decision);
  if ('shape' in choices) throw new Error('There is no list.');
  const { seat } = decision;
  const view = stoneAge.view(state, seat);
  const table = tableFor(state.tribes.length);
  return stoneAgeEdition.in(language).choiceScene?.(view, seat, choices, table) ?? null;
}

const spotNamed = (scene: Scene, name: string) => spotsOf(scene).find((spot) => spot.name === name);

/** Tribes that have much of everything. */
const RICH: readonly TribeOptions[] = [
  {
    people: 10,
    food: 23,
    wood: 11,
    brick: 12,
    stone: 4,
    gold: 3,
    track: 8,
    tools: [4, -4, 3],
    once: [4, 3, 2],
    points: 134,
    cards: ['food-5-healing', 'dice-farmer-2', 'dice-maker-2', 'points-builder-3', 'points-music'],
    drawn: ['roll-wood-shaman-2'],
    at: { forest: 4, hut: 2, card1: 1, building2: 1 },
  },
  { people: 8, track: 10, points: -20, tiles: ['wood-field', 'gold-two'], at: { quarry: 5 } },
  { cards: ['food-7-pottery', 'dice-writing', 'dice-time', 'dice-transport', 'tool-art'] },
  { people: 7, at: { quarry: 2, hunt: 3, card4: 1 } },
];
const SLOTS = ['tool-4-maker-1', 'dice-builder-2', 'roll-gold-art', 'any-healing'] as const;
const STACKS = ['wwb', '5-of-3', 'any-7', 'bsg'] as const;

describe('the board', () => {
  it('shows who is where, where the herd is, and what is closed', () => {
    const tribes = [{ at: { forest: 3, hut: 2 } }, { at: { field: 1 } }];
    const board = boardOf(placing({ tribes, herd: ['wood-field', 'gold-two'] }));
    expect(spotNamed(board, 'Forest')).toMatchObject({
      parties: [{ owner: 0, count: 3 }],
      room: 7,
      figures: [{ figure: 'mammoth' }],
      gives: { icons: ['wood'], text: '÷3' },
    });
    expect(spotNamed(board, 'Hunt')).toMatchObject({ room: null, figures: [] });
    expect(spotNamed(board, 'Tool maker')?.closed).toBe('closed for now');
    expect(spotNamed(board, 'Next')).toMatchObject({ isBack: true, halves: [{ icons: ['gold'] }] });
  });

  it('shows dice that wait for tools, and where they were rolled', () => {
    const { state } = acting({ tribes: [{ tools: [1], at: { river: 2 } }, {}] }, [3, 2]);
    const board = boardOf(state);
    expect(spotNamed(board, 'River')?.here).toBe(true);
    const rolls = board.panes.flatMap(({ rows }) => rows).filter(({ row }) => row === 'roll');
    expect(rolls).toMatchObject([{ seat: 0, dice: [3, 2] }]);
  });

  it('tells nobody else what was drawn in secret', () => {
    const state = placing({ tribes: [{ drawn: ['tool-art'] }, {}] });
    const words = JSON.stringify(boardOf(state).strips);
    expect(words).toContain('1 secret card');
    expect(words).not.toContain('"art"');
    const own = stoneAgeEdition.in('en').scene(stoneAge.view(state, 0), tableFor(2));
    expect(JSON.stringify(own.strips)).toContain('"art"');
  });
});

describe('what may be chosen', () => {
  it('bears letters that places share with all that is done there', () => {
    const at = { card1: 1, forest: 2, field: 1 };
    const { state } = acting({ tribes: [{ wood: 1, brick: 1, at }, {}], slots: [...SLOTS] });
    const choice = choiceOf(state);
    expect(choice?.letters).toEqual({
      'act.forest': 'A',
      'act.field': 'B',
      'act.card1.buy': 'C',
      'act.card1.pay': 'C',
      'act.card1.leave': 'C',
    });
    const { scene } = choice ?? { scene: boardOf(state) };
    expect(spotNamed(scene, 'Card 1')?.letter).toBe('C');
    expect(spotNamed(scene, 'River')?.faded).toBe(true);
    expect(scene.shown).toEqual([0]);
  });

  it('is nowhere on the picture where tools are chosen', () => {
    const { state } = acting({ tribes: [{ tools: [1], at: { river: 2 } }, {}] }, [3, 2]);
    expect(choiceOf(state)).toBeNull();
  });
});

describe.each(LANGUAGE_IDS)('what is read on pictures in %s', (language) => {
  it('has room in the legend', () => {
    const sheets = stoneAgeEdition.in(language).legendScenes?.() ?? [];
    expect(sheets).toHaveLength(3);
    for (const scene of sheets) expect(overflowsOn(scene, layOut(ruler, scene))).toEqual([]);
  });

  it.each([2, 3, 4])('has room, with %i tribes', (seats) => {
    const tribes = RICH.slice(0, seats);
    const options = { tribes, slots: [...SLOTS], stacks: STACKS.slice(0, seats) };
    const state = placing({ ...options, herd: ['stone-points', 'brick-person'] });
    const choice = choiceOf(
      placing({ tribes: tribes.map(() => ({})), slots: [...SLOTS] }),
      language,
    );
    const scenes = [boardOf(state, language), ...(choice === null ? [] : [choice.scene])];
    expect(scenes).toHaveLength(2);
    for (const scene of scenes) {
      expect(overflowsOn(scene, layOut(ruler, scene))).toEqual([]);
      const alt = describeScene(scene);
      expect(alt.length).toBeLessThanOrEqual(ALT_LENGTH);
      for (const { side } of scene.strips.slice(0, scene.shown.length)) expect(alt).toContain(side);
    }
  });
});
