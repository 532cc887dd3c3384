import { describe, expect, it } from 'vitest';
import { riseEdition } from '../../../src/games/rise-of-tribes/index.ts';
import { riseOfTribes } from '../../../src/games/rise-of-tribes/rules.ts';
import type { RiseState } from '../../../src/games/rise-of-tribes/state.ts';
import { type Language, LANGUAGE_IDS } from '../../../src/language/languages.ts';
import { ALT_LENGTH, describeScene } from '../../../src/presentation/alt.ts';
import { undrawnOn } from '../../../src/presentation/drawn.ts';
import { spotsOf } from '../../../src/presentation/land-alt.ts';
import type { Scene } from '../../../src/presentation/scene.ts';
import { ruler } from '../../../src/render/easel.ts';
import { paintUncached } from '../../../src/render/paint-cache.ts';
import { layOut } from '../../../src/render/layout.ts';
import { THEMES } from '../../../src/render/palette.ts';
import { paintScene } from '../../../src/render/picture.ts';
import { overflowsOn } from '../../render/overflows.ts';
import { written } from '../../render/written.ts';
import { acting, answer, type Camp, settling, turn } from './camp.ts';

const tableFor = ({ tribes }: RiseState) => ({
  matchName: 'Rise of Tribes #1',
  seats: tribes.map((_, seat) => ({
    name: `Player ${seat + 1}`,
    mention: `<@${seat}>`,
    computer: seat === 1,
  })),
});

const boardOf = (state: RiseState, language: Language = 'en'): Scene =>
  riseEdition.in(language).scene(riseOfTribes.view(state, 'public'), tableFor(state));

/** What the current tribe may choose, of answers whose keys begin so. */
function choiceOf(state: RiseState, keys = '', language: Language = 'en'): Scene | null {
  const { seat } = state.turn;
  const decision = riseOfTribes.decisions(state).find((one) => one.seat === seat);
  if (decision === undefined) throw new Error('Nobody is asked.');
  const choices = riseOfTribes.choices(state, decision);
  if ('shape' in choices) throw new Error('There is no list.');
  const some = choices.filter(({ key }) => key.startsWith(keys));
  const view = riseOfTribes.view(state, seat);
  return riseEdition.in(language).choiceScene?.(view, seat, some, tableFor(state)) ?? null;
}

const handOf = (state: RiseState, seat: number, language: Language = 'en'): Scene | null =>
  riseEdition.in(language).handScene?.(riseOfTribes.view(state, seat), seat, tableFor(state)) ??
  null;

const tileNamed = (scene: Scene | null, name: string) =>
  scene?.map?.tiles.find((tile) => tile.name === name);
const lotNamed = (scene: Scene | null, name: string) =>
  scene === null ? undefined : spotsOf(scene).find((spot) => spot.name === name);
const marksOn = (scene: Scene | null) =>
  scene?.map?.marks.flatMap((mark) => ('at' in mark ? [`${mark.mark} ${mark.at}`] : []));

/** Much of everything, for two. */
const FULL: Camp = {
  tribes: [
    {
      at: { A1: 3, B2: 2, C1: 1 },
      goods: { food: 4, wood: 12, stone: 11 },
      points: 9,
      villages: ['A1'],
      elder: 'A1',
      hidden: 'C1',
      done: ['bow', 'three-lands', 'horse', 'pathfinder', 'crafty-builders', 'oxen'],
      hand: ['settled', 'multitude', 'basketry', 'evasion', 'intimidate', 'hidden-village'],
      tiles: ['canoe'],
    },
    { at: { B2: 3, A1: 3, C3: 4 }, points: 7, villages: ['B2', 'C3'], hand: ['bow'] },
  ],
  dice: ['sun', 'moon'],
  slots: [
    { tile: 'invaders', at: 'B3', count: 3 },
    { tile: 'tiger', at: 'A3' },
  ],
  volcano: ['A1', 'B1'],
  tame: { seat: 1, at: 'B2' },
  deck: ['altar', 'drought'],
  options: { leaders: true, elders: true },
};

/** Four tribes with much behind them: more than there is room for in words. */
const CROWDED: Camp = {
  tribes: [
    {
      at: { A1: 2, A2: 3, B1: 1, B2: 2 },
      goods: { food: 3, wood: 5, stone: 2 },
      points: 9,
      villages: ['A1', 'B1'],
      elder: 'B1',
      done: ['bow', 'horse', 'three-lands'],
      hand: ['settled', 'multitude', 'evasion'],
      tiles: ['walls'],
    },
    {
      at: { B2: 2, B3: 4, C1: 1, C2: 1 },
      goods: { food: 1, wood: 2, stone: 6 },
      points: 7,
      villages: ['B3'],
      hidden: 'C1',
      done: ['evasion', 'oxen', 'hidden-village'],
      hand: ['bow', 'settled'],
    },
    {
      at: { C2: 3, C3: 5, D1: 2 },
      goods: { food: 4 },
      points: 8,
      villages: ['C3'],
      elder: 'C3',
      done: ['pathfinder', 'multitude'],
      hand: ['bow'],
      tiles: ['altar'],
    },
    {
      at: { C4: 3, D2: 2, D3: 4, D4: 1, E1: 2 },
      goods: { wood: 3, stone: 1 },
      points: 10,
      villages: ['D3', 'C4'],
      hand: ['bow', 'settled', 'dominion', 'horse'],
    },
  ],
  dice: ['sun', 'moon'],
  slots: [
    { tile: 'invaders', at: 'B1', count: 2 },
    { tile: 'tiger', at: 'D4' },
  ],
  volcano: ['A1', 'A2'],
  deck: ['drought', 'knowledge'],
  options: { leaders: true, elders: true },
};

describe('the board of Rise of Tribes', () => {
  const board = boardOf(acting(FULL));

  it('shows who is where, of how many, and where it comes to a conflict', () => {
    expect(tileNamed(board, 'B2')).toMatchObject({
      crowd: { count: 5, limit: 5 },
      pieces: [{ label: '2' }, { label: '3' }, { look: 'village' }, { look: 'mammoth' }],
    });
    expect(tileNamed(board, 'A1')?.pieces.map(({ look }) => look)).toContain('village-elder');
    expect(tileNamed(board, 'C1')?.pieces.map(({ look }) => look)).toContain('hidden');
    expect(tileNamed(board, 'B3')).toMatchObject({
      crowd: { count: 3, limit: 5 },
      tokens: [{ icon: 'invaders', count: 3 }],
      figures: [{ figure: 'invaders' }],
    });
    expect(tileNamed(board, 'C2')?.crowd).toBeUndefined();
    expect(tileNamed(board, 'Volcano')?.texture).toBe('volcano');
    expect(marksOn(board)).toEqual(['burst A1']);
  });

  it('shows rows of dice from where they come in to where they fall out', () => {
    expect(lotNamed(board, 'Grow')).toMatchObject({
      closed: null,
      halves: [{ icons: ['into', 'sun', 'moon', 'blank-out'] }, { text: '2 · 3 · 4' }],
    });
    expect(lotNamed(board, 'Gather')).toMatchObject({ halves: [{}, { text: '2 · 3 · 2×3' }] });
    const used = answer(acting({ tribes: [{}, {}], dice: ['moon', 'sun'] }), [[0, 'moon.grow']]);
    expect(lotNamed(boardOf(used.state), 'Grow')).toMatchObject({
      closed: 'used',
      halves: [{ icons: ['into', 'moon', 'sun', 'moon-out'] }, {}],
    });
  });

  it('shows dice that are not rolled yet as those of who will roll them', () => {
    const poor = turn({
      tribes: [{ at: { A1: 1 }, done: ['pottery'] }, { at: { B1: 1 }, goods: { wood: 2 } }, {}],
    });
    expect(describeScene(boardOf(poor.state))).toContain('Dice: pool: 2 for Blaze.');
    const rolled = boardOf(acting({ dice: ['sun'] }));
    expect(describeScene(rolled)).toContain('Dice: Blaze has sun; pool: 1 for Stork.');
  });

  it('shows what tiles cost or hold, and what ends them', () => {
    const slots = [
      { tile: 'altar', count: 2 },
      { tile: 'plentiful-wood', stock: { wood: 4 } },
    ] as const;
    const shown = boardOf(acting({ dice: ['sun'], slots: [...slots] }));
    expect(lotNamed(shown, 'Altar')).toMatchObject({
      price: { icons: ['food', 'food'] },
      halves: [{}, { icons: ['doubles'], text: '1 cheaper' }],
    });
    expect(lotNamed(board, 'Invaders')).toMatchObject({
      halves: [{}, { text: '1 more' }, { text: 'last one: 2 points' }],
    });
    expect(lotNamed(board, 'Sabertooth Tiger')).toMatchObject({
      halves: [{}, { text: 'moves on' }, { text: 'die + member: 1 point' }],
    });
    expect(lotNamed(shown, 'Plentiful Wood')).toMatchObject({
      halves: [{ icons: ['plentiful-wood', 'wood'], text: '×4' }, {}],
    });
  });

  it('shows what the actions do for whoever has rolled, by its leader and the events', () => {
    const slots = [{ tile: 'mild-winter', stock: { food: 2 } }] as const;
    const winter = boardOf(
      acting({
        tribes: [{ at: { A1: 1 }, leader: 'light-in-the-dark' }, {}],
        dice: ['sun'],
        slots,
        options: { leaders: true },
      }),
    );
    expect(lotNamed(winter, 'Grow')).toMatchObject({
      halves: [{}, { text: '5 · 5 · 6', words: 'now 5 · 5 · 6' }],
    });
    expect(lotNamed(winter, 'Lead')).toMatchObject({ halves: [{}, { text: '2 · 2 · 3' }] });
    expect(lotNamed(board, 'Move')).toMatchObject({
      halves: [{}, { text: '2 · 4 · 6', words: '' }],
    });
    const marching = { at: { A1: 1 }, leader: 'long-march' } as const;
    const far = acting({ tribes: [marching, {}], dice: ['sun'], options: { leaders: true } });
    expect(lotNamed(boardOf(far), 'Move')).toMatchObject({ halves: [{}, { text: '3 · 5 · 7' }] });
  });

  it('has the sign of a beast beside a crowd that hides it', () => {
    const slots = [{ tile: 'mammoth', at: 'B2' }] as const;
    const at = (members: Record<string, number>) =>
      tileNamed(boardOf(acting({ tribes: [{ at: members }, {}], dice: ['sun'], slots })), 'B2');
    expect(at({ B2: 4 })?.tokens).toMatchObject([{ icon: 'herd', count: 1 }]);
    expect(at({ A1: 4 })?.tokens).toEqual([]);
  });

  it('shows which goals are in progress where they lie open', () => {
    const hand = ['settled', 'bow'] as const;
    const played = (open: boolean) =>
      acting({ tribes: [{}, { at: { A1: 1 }, hand }], dice: ['sun'], options: { open } });
    const heldIn = (scene: Scene) =>
      scene.strips[1]?.holdings.filter(({ icons }) => icons.includes('card'));
    expect(heldIn(boardOf(played(false)))).toMatchObject([{ icons: ['card'], text: '×2' }]);
    expect(heldIn(boardOf(played(true)))).toMatchObject([
      { icons: ['card', 'bow', 'settled'], text: '', words: 'in hand Bow, Settled, 12 to come' },
    ]);
    expect(describeScene(boardOf(played(true), 'de'))).toContain('auf der Hand: Bogen, Sesshaft');
  });

  it('says in words what belongs to whom, and where there is no room', () => {
    const words = describeScene(board);
    expect(words).toContain('5 or more on A1, B2.');
    expect(words).toContain('3 Invaders on B3.');
    expect(words).toMatch(/Beside A1, B1: Volcano\.$/);
    expect(words).toContain(
      'members 3, village with elder on A1; 2 on B2; 1, hidden village on C1',
    );
  });

  it('says what others have to be reckoned with where not all can be told', () => {
    const words = describeScene(boardOf(acting({ ...CROWDED, slots: [], options: {} })));
    expect(words).toContain('Has 1 food, 2 wood, 6 stone, Evasion.');
    expect(words).toContain('Has 3 wood, 1 stone.');
  });

  it.each([
    ['en', ['Dice: Blaze has sun, moon', 'Track: ', 'Lake: ', 'Forest: ', 'Mountain: ', 'Walls']],
    ['de', ['Würfel: Glut hat Sonne, Mond', 'Leiste: ', 'See: ', 'Wald: ', 'Berg: ', 'Mauern']],
  ] as const)('tells in %s dice, track and terrains of a crowded board', (language, all) => {
    const words = describeScene(boardOf(acting(CROWDED), language));
    for (const one of all) expect(words).toContain(one);
  });

  it('has a track to the points that win', () => {
    const rows = board.panes.flatMap((pane) => pane.rows);
    expect(rows.find(({ row }) => row === 'scale')).toMatchObject({
      most: 15,
      marks: [
        { seat: 0, at: 9 },
        { seat: 1, at: 7 },
      ],
    });
  });
});

describe('what may be chosen', () => {
  it('is in light: rows for dice, beasts, and hexes', () => {
    const state = acting({ ...FULL, tribes: [{ at: { A3: 1 } }, { at: { B1: 1 } }] });
    expect(lotNamed(choiceOf(state), 'Grow')).toMatchObject({ here: true });
    const beast = choiceOf(state, 'sun.hunt');
    expect(lotNamed(beast, 'Sabertooth Tiger')).toMatchObject({ here: true });
    expect(lotNamed(beast, 'Invaders')).toMatchObject({ here: false, faded: true });
    expect(marksOn(beast)).toEqual(['choice A3']);
    const moving = answer(state, [[0, 'sun.move']]).state;
    expect(marksOn(choiceOf(moving, 'move.A3.A2'))).toEqual(['here A3', 'choice A2']);
    expect(choiceOf(moving, 'done')).toBeNull();
  });

  it('is a card for each goal where it is about goals alone', () => {
    const { state } = settling({ tribes: [{ goods: { food: 9 }, hand: ['horse'] }, {}] });
    const scene = choiceOf(state, 'complete');
    expect(scene?.cards).toMatchObject([{ name: 'Horse', offered: true, note: 'ready' }]);
  });

  it('is a line for each of more goals than lie side by side', () => {
    const hand = ['horse', 'basketry', 'pathfinder', 'hidden-village'] as const;
    const goods = { food: 9, wood: 9, stone: 9 };
    const { state } = settling({ tribes: [{ goods, hand: [...hand] }, {}] });
    const scene = choiceOf(state, 'complete');
    expect(scene?.cards).toEqual([]);
    expect(scene?.panes.map(({ rows }) => rows)).toMatchObject([hand.map((icon) => ({ icon }))]);
  });
});

describe('a hand', () => {
  it('shows what each goal costs or is worth, and how near it is, to its owner alone', () => {
    const state = acting({
      tribes: [{ at: { A1: 3 }, goods: { food: 1 }, hand: ['evasion', 'multitude'] }, {}],
      dice: ['sun'],
    });
    expect(handOf(state, 0)?.cards).toMatchObject([
      { gives: [{ icon: 'food', count: 2 }], gets: null, note: 'lacks 1\u00a0food' },
      { gives: [], gets: { icon: 'points', count: 2 }, note: '3/14' },
    ]);
    expect(handOf(state, 1)).toBeNull();
  });
});

describe.each(LANGUAGE_IDS)('what is read on pictures in %s', (language) => {
  const scenes = (): Scene[] => [
    ...(riseEdition.in(language).legendScenes?.() ?? []),
    ...[
      acting(FULL),
      settling({ ...FULL, dice: [] }).state,
      acting({ ...CROWDED, options: { ...CROWDED.options, open: true } }),
    ].flatMap((state) => [
      boardOf(state, language),
      ...[choiceOf(state, '', language), handOf(state, 0, language)].flatMap((one) => one ?? []),
    ]),
  ];

  it('has room, is drawn, and can be told', () => {
    expect(scenes().length).toBeGreaterThan(8);
    for (const scene of scenes()) {
      expect(overflowsOn(scene, layOut(ruler, scene))).toEqual([]);
      expect(undrawnOn(scene, riseEdition.art ?? {})).toEqual([]);
      expect(describeScene(scene).length).toBeLessThanOrEqual(ALT_LENGTH);
    }
  });

  it('is cut off nowhere, whatever lies in the slots', () => {
    const tiles = ['altar', 'canoe', 'walls', 'discovery', 'drought', 'mild-winter'] as const;
    const plenty = ['plentiful-food', 'plentiful-stone', 'plentiful-wood'] as const;
    for (const tile of [...tiles, ...plenty, 'knowledge', 'invaders', 'tiger'] as const) {
      const slot = { tile, count: 3, stock: { food: 2, wood: 2, stone: 2 } };
      const state = acting({ dice: ['sun'], slots: [slot, { tile: 'mammoth', at: 'B2' }] });
      const scene = boardOf(state, language);
      const all = written((ctx) =>
        paintScene(ctx, THEMES.day, scene, layOut(ruler, scene), paintUncached),
      );
      expect(all.map(({ text }) => text).filter((text) => text.includes('…'))).toEqual([]);
    }
  });
});
