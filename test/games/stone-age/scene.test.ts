import { describe, expect, it } from 'vitest';
import { stoneAgeEdition } from '../../../src/games/stone-age/index.ts';
import { stoneAge } from '../../../src/games/stone-age/rules.ts';
import type { StoneAgeEvent } from '../../../src/games/stone-age/event.ts';
import type { StoneAgeState } from '../../../src/games/stone-age/state.ts';
import { type Language, LANGUAGE_IDS } from '../../../src/language/languages.ts';
import { ALT_LENGTH, describeScene } from '../../../src/presentation/alt.ts';
import type { Scene } from '../../../src/presentation/scene.ts';
import { spotsOf } from '../../../src/presentation/land-alt.ts';
import { ruler } from '../../../src/render/easel.ts';
import { paintUncached } from '../../../src/render/paint-cache.ts';
import { layOut } from '../../../src/render/layout.ts';
import { THEMES } from '../../../src/render/palette.ts';
import { paintScene } from '../../../src/render/picture.ts';
import { overflowsOn } from '../../render/overflows.ts';
import { written } from '../../render/written.ts';
import { acting, asked, placing, play, type TribeOptions } from './camp.ts';

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
    expect(spotNamed(board, 'Tool maker')?.closed).toBe('closed now');
    expect(spotNamed(board, 'Next')).toMatchObject({ isBack: true, halves: [{ icons: ['gold'] }] });
  });

  it('shows who has gathered somewhere until it is said what came of that', () => {
    const at = { clay: 1, forest: 2, field: 1, hunt: 1 };
    const { state } = acting({ tribes: [{ at, tools: [1] }, {}], herd: ['wood-field'] });
    const rolled = play(state, 0, 'act.clay', [3]).state;
    expect(asked(rolled)).toEqual(['tools act.1.0.1']);
    expect(spotNamed(boardOf(rolled), 'Clay pit')).toMatchObject({
      parties: [{ owner: 0, count: 1 }],
      here: true,
    });
    const gathered = play(rolled, 0, 'use.1').state;
    expect(spotNamed(boardOf(gathered), 'Clay pit')?.parties).toEqual([]);
    const tamed = play(gathered, 0, 'act.forest', [3, 3]).state;
    expect(asked(tamed)).toEqual(['tame act.1.0.3']);
    expect(spotNamed(boardOf(tamed), 'Forest')).toMatchObject({
      parties: [{ owner: 0, count: 2 }],
      here: true,
    });
  });

  it('shows where no further tribe may gather, but at the herd and the hunt', () => {
    const herd = ['wood-field'] as const;
    const at = { forest: 1, river: 1, hunt: 1 };
    const closedAt = (tribes: readonly TribeOptions[], language: Language = 'en') =>
      spotsOf(boardOf(placing({ tribes, herd }), language)).flatMap(({ name, closed }) =>
        closed === null ? [] : [`${name}: ${closed}`],
      );
    expect(closedAt([{ at }, {}])).toEqual(['River: closed now']);
    expect(closedAt([{ at }, {}], 'de')).toEqual(['Fluss: jetzt zu']);
    expect(closedAt([{ at }, {}, {}])).toEqual([]);
    expect(closedAt([{ at }, { at }, {}])).toEqual(['River: closed now']);
    expect(closedAt([{ at }, { at }, { at }, { at }])).toEqual([]);
    const { state } = acting({ tribes: [{ at: { river: 2, quarry: 1 } }, {}], herd });
    expect(spotNamed(boardOf(state), 'River')?.closed).toBeNull();
  });

  it('shows the herd’s tile as gone once it has been taken, or put away', () => {
    const closedTile = (state: StoneAgeState, language: Language = 'en') =>
      spotNamed(boardOf(state, language), language === 'en' ? 'Herd now' : 'Herde jetzt')?.closed;
    const herd = ['wood-tool'] as const;
    const hungry = { people: 6, food: 0, wood: 9 };
    const { state } = acting({ tribes: [{ ...hungry, at: { forest: 2 } }, {}], herd }, [1, 1]);
    expect(closedTile(state)).toBeNull();
    const tamed = play(state, 0, 'tame.2', [4, 5]).state;
    expect(closedTile(tamed)).toBeNull();
    const fed = play(tamed, 0, 'first').state;
    expect(stoneAge.view(fed, 'public').phase).toBe('feeding');
    expect(closedTile(fed)).toBe('taken');
    expect(closedTile(fed, 'de')).toBe('vergeben');
    const missed = acting({ tribes: [{ ...hungry, at: { field: 1 } }, {}], herd }).state;
    expect(stoneAge.view(missed, 'public').phase).toBe('feeding');
    expect(closedTile(missed)).toBe('put away');
    expect(closedTile(missed, 'de')).toBe('weggelegt');
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

/** What changed, as a seat heard it. */
const sinceOf = (state: StoneAgeState, events: readonly StoneAgeEvent[], seat = 0) => {
  const view = stoneAge.view(state, seat);
  const table = tableFor(state.tribes.length);
  return stoneAgeEdition.in('en').sinceScene?.(view, events, table) ?? null;
};

const numbersAt = (scene: Scene | undefined, name: string): number[] =>
  scene === undefined
    ? []
    : (spotNamed(scene, name)?.notes ?? []).flatMap((note) =>
        note.mark === 'number' ? [note.number] : [],
      );

const captionsOn = (scene: Scene | undefined) =>
  (scene?.panes ?? []).flatMap(({ rows }) =>
    rows.flatMap((row) =>
      row.row === 'step' ? [[row.number, row.text.replaceAll('\u00a0', ' ')]] : [],
    ),
  );

describe('since your last turn', () => {
  const before = placing({ tribes: [{}, {}], slots: [...SLOTS], herd: ['wood-field'] });

  it('numbers places and captions, whom a tribe sent out together', () => {
    const made = sinceOf(before, [
      { type: 'peoplePlaced', seat: 1, at: 'forest', people: 3 },
      { type: 'peoplePlaced', seat: 0, at: 'hut', people: 2 },
      { type: 'peoplePlaced', seat: 1, at: 'card2', people: 1 },
    ]);
    expect(captionsOn(made?.scene)).toEqual([
      [1, 'Crane → Forest 3, Card 2.'],
      [2, 'Torch → Hut.'],
    ]);
    expect(['Forest', 'Card 2', 'Hut'].map((at) => numbersAt(made?.scene, at))).toEqual([
      [1],
      [1],
      [2],
    ]);
    expect(made?.lines.map(({ text }) => text.slice(0, 1))).toEqual(['①', '②']);
  });

  it('tells what a tribe got and paid, and no more where its people had been', () => {
    const { state } = acting({
      tribes: [{ wood: 3, at: { card1: 1, card2: 1 } }, {}],
      slots: ['food-5-healing'],
    });
    const taken = play(state, 0, 'act.card1.buy').state;
    const made = sinceOf(taken, [
      { type: 'peoplePlaced', seat: 0, at: 'forest', people: 2 },
      { type: 'cardTaken', seat: 0, card: 'food-5-healing', at: 'card1', paid: { brick: 1 } },
      { type: 'goodsGained', seat: 0, from: 'food-5-healing', goods: { food: 5 } },
      {
        type: 'buildingBuilt',
        seat: 0,
        building: 'wwb',
        at: 'building1',
        paid: { wood: 2, brick: 1 },
        points: 10,
      },
    ]);
    expect(captionsOn(made?.scene)).toEqual([
      [1, 'Torch: card for 1 brick (healing); 5 food; building for 2 wood, 1 brick (10 points).'],
    ]);
    expect(numbersAt(made?.scene, 'Building 1')).toEqual([1]);
    expect(numbersAt(made?.scene, 'Card 1')).toEqual([1]);
    expect(numbersAt(made?.scene, 'Forest')).toEqual([]);
  });

  it('points at cards that are new, and at none that moved on', () => {
    const made = sinceOf(before, [
      { type: 'cardTaken', seat: 1, card: 'tool-art', at: 'card1', paid: { wood: 1 } },
      { type: 'roundBegan', round: 1, first: 0, cards: [...SLOTS], fresh: ['any-healing'] },
      { type: 'herdCame', to: 'forest', tile: 'wood-field', next: null },
    ]);
    expect(captionsOn(made?.scene)).toEqual([
      [null, 'Crane: card for 1 wood (art).'],
      [1, 'Round 1: Torch first; 1 new card.'],
      [2, 'Herd → Forest.'],
    ]);
    expect(numbersAt(made?.scene, 'Card 4')).toEqual([1]);
    expect(numbersAt(made?.scene, 'Card 1')).toEqual([]);
  });

  it('has room for nine captions', () => {
    const rounds = Array.from({ length: 12 }, (_, nth): StoneAgeEvent[] => [
      { type: 'fieldMade', seat: nth % 2, from: 'field', track: 1, gained: true },
    ]).flat();
    const made = sinceOf(before, rounds);
    expect(captionsOn(made?.scene)).toHaveLength(9);
    expect(JSON.stringify(made?.scene.panes)).toContain('… and 3 more before that.');
    expect(made?.lines).toHaveLength(12);
  });

  it('is nothing where nothing was heard', () => {
    expect(sinceOf(before, [])).toBeNull();
  });
});

describe('a hand', () => {
  const handOf = (state: StoneAgeState, seat: number, viewer: 0 | 1 = 0) =>
    stoneAgeEdition.in('en').handScene?.(stoneAge.view(state, viewer), seat, tableFor(2)) ?? null;
  const rowsOf = (scene: Scene | null) => scene?.panes.flatMap(({ rows }) => rows) ?? [];
  const state = placing({ tribes: [RICH[0] ?? {}, { drawn: ['tool-art'] }] });

  it('adds up to what the tribe has as things stand', () => {
    const rows = rowsOf(handOf(state, 0));
    const parts = rows.flatMap((row) => (row.row === 'count' ? [Number(row.value)] : []));
    const [sum] = rows.flatMap((row) => (row.row === 'score' ? [row.total] : []));
    expect(parts.reduce((all, one) => all + one, 0)).toBe(sum);
    expect(sum).toBe(stoneAge.view(state, 0).scores[0]);
  });

  it('is seen with the land on which more is to be had', () => {
    expect(handOf(state, 0)?.landscape?.sites.length).toBeGreaterThan(5);
  });

  it('shows drawn cards to their owner alone', () => {
    const words = (scene: Scene | null) =>
      rowsOf(scene).flatMap((row) => (row.row === 'count' ? [row.brief.words] : []));
    expect(words(handOf(state, 1, 1))).toEqual(['only you know art', 'set of art: 1 × 1, 1 point']);
    expect(handOf(state, 1, 0)).toBeNull();
  });

  it('is nothing before there is anything', () => {
    expect(handOf(placing({ tribes: [{}, {}] }), 0)).toBeNull();
  });
});

describe('what may be chosen', () => {
  it('is in light, and the rest stands back', () => {
    const at = { card1: 1, forest: 2, field: 1 };
    const { state } = acting({ tribes: [{ wood: 1, brick: 1, at }, {}], slots: [...SLOTS] });
    const choice = choiceOf(state);
    const scene = choice ?? boardOf(state);
    expect(spotNamed(scene, 'Card 1')?.here).toBe(true);
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

  it('says in the legend how a price by kinds is written', () => {
    const rows = stoneAgeEdition
      .in(language)
      .legendScenes?.()
      .flatMap(({ panes }) => panes.flatMap((pane) => pane.rows));
    const board = boardOf(placing({ tribes: [{}, {}], stacks: ['5-of-3'] }), language);
    const lots = board.displays.flatMap((display) => display.lots);
    const { text, words } = lots[0]?.price ?? { text: '-', words: '-' };
    const explained = rows?.flatMap((row) => (row.row === 'sign' ? [row.text] : []));
    expect(explained?.filter((one) => one.includes(text))).toEqual([
      expect.stringContaining(words),
    ]);
  });

  it('is cut off nowhere, also where somebody stands', () => {
    const at = { building1: 1, building2: 1, building3: 1, building4: 1, card1: 1, card2: 1 };
    for (const stacks of [
      ['4-of-1', '4-of-2', '4-of-3', '4-of-4'],
      ['5-of-1', '5-of-2', '5-of-3', 'any-7'],
    ] as const) {
      for (const tribes of [
        [{ people: 9, at }, {}, {}, {}],
        [{ at: { river: 1, hut: 2 } }, {}],
      ]) {
        const options = { tribes, slots: [...SLOTS], stacks: stacks.slice(0, tribes.length) };
        const scene = boardOf(placing({ ...options, herd: ['stone-points'] }), language);
        const all = written((ctx) =>
          paintScene(ctx, THEMES.day, scene, layOut(ruler, scene), paintUncached),
        );
        expect(all.map(({ text }) => text).filter((text) => text.includes('…'))).toEqual([]);
      }
    }
  });

  it.each([2, 3, 4])('has room, with %i tribes', (seats) => {
    const tribes = RICH.slice(0, seats);
    const options = { tribes, slots: [...SLOTS], stacks: STACKS.slice(0, seats) };
    const state = placing({ ...options, herd: ['stone-points', 'brick-person'] });
    const choice = choiceOf(
      placing({ tribes: tribes.map(() => ({})), slots: [...SLOTS] }),
      language,
    );
    const words = stoneAgeEdition.in(language);
    const events = tribes.map((_, seat): StoneAgeEvent => {
      const paid = { wood: 2, brick: 2, stone: 2, gold: 1 };
      return { type: 'buildingBuilt', seat, building: 'any-7', at: 'building1', paid, points: 34 };
    });
    const since = words.sinceScene?.(stoneAge.view(state, 0), events, tableFor(seats));
    const hand = words.handScene?.(stoneAge.view(state, 0), 0, tableFor(seats));
    const scenes = [boardOf(state, language), choice, since?.scene, hand].flatMap(
      (scene) => scene ?? [],
    );
    expect(scenes).toHaveLength(4);
    for (const scene of scenes) {
      expect(overflowsOn(scene, layOut(ruler, scene))).toEqual([]);
      const alt = describeScene(scene);
      expect(alt.length).toBeLessThanOrEqual(ALT_LENGTH);
      for (const { side } of scene.strips.slice(0, scene.shown.length)) expect(alt).toContain(side);
    }
  });
});
