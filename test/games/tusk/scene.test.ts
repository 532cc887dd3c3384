import { describe, expect, it } from 'vitest';
import { playAndKeep } from '../../../src/ai/playout.ts';
import { randomPlayer } from '../../../src/ai/random.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import { SEASON, SEASONS } from '../../../src/games/tusk/content/seasons.ts';
import { PLACE_NAMES } from '../../../src/games/tusk/map.ts';
import { tusk } from '../../../src/games/tusk/rules.ts';
import { tuskScene } from '../../../src/games/tusk/scene.ts';
import type { TuskView } from '../../../src/games/tusk/view.ts';
import { ALT_LENGTH, describeScene } from '../../../src/presentation/alt.ts';
import type { Pane, Row, Tile } from '../../../src/presentation/scene.ts';
import { at, busyView, fightView, huntView, roamView, TABLE, tiles, tribe } from './views.ts';
import { tuskSpeech } from '../../../src/games/tusk/words/index.ts';

const SPEECH = tuskSpeech('en');

function tileNamed(name: string, view = busyView()): Tile {
  const found = tuskScene(SPEECH, view, TABLE).map?.tiles.find((one) => one.name === name);
  if (found === undefined) throw new Error(`The scene has no tile ${name}.`);
  return found;
}

function panelTitled(panes: readonly Pane[], title: string): readonly Row[] {
  const found = panes.find((pane) => pane.title === title);
  if (found === undefined) throw new Error(`The scene has no pane ${title}.`);
  return found.rows;
}

describe('the scene of a board', () => {
  it('is plain JSON and the same each time', () => {
    for (const view of [busyView(), fightView(), huntView(), roamView()]) {
      const scene = tuskScene(SPEECH, view, TABLE);
      expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
      expect(JSON.stringify(tuskScene(SPEECH, view, TABLE))).toBe(JSON.stringify(scene));
    }
  });

  it('shows the tiles that are laid, by the names that people type', () => {
    const names = (radius: 1 | 2 | 3) =>
      tuskScene(SPEECH, busyView({ tiles: tiles(radius) }), TABLE).map?.tiles.map(
        ({ name }) => name,
      );
    expect(names(1)).toEqual(PLACE_NAMES.slice(0, 7));
    expect(names(2)).toEqual(PLACE_NAMES.slice(0, 19));
    expect(names(3)).toEqual(PLACE_NAMES);
  });

  it('puts members on their tiles with their wounds and actions', () => {
    expect(tileNamed('C3').pieces).toEqual([
      { owner: 0, label: '1', lying: false, pips: 2, state: ['2 actions'] },
      { owner: 0, label: '2', lying: true, pips: 1, state: ['wounded', '1 action'] },
      { owner: 1, label: '1', lying: false, pips: 0, state: [] },
    ]);
  });

  it('leaves nothing of a tile under the snow but the breeding ground', () => {
    expect(tileNamed('D1')).toMatchObject({ snow: true, texture: null, tokens: [], rim: null });
    const frozen = busyView({ tiles: tiles(3, ['D4']) });
    expect(tileNamed('D4', frozen)).toMatchObject({ snow: true, texture: 'breeding-ground' });
  });

  it('shows a rocky rim where a tile is difficult this turn', () => {
    expect(tileNamed('D6').rim).toBe('difficult');
    const easy = tiles(3).map((one) => one && { ...one, difficult: false });
    expect(tileNamed('D6', busyView({ tiles: easy })).rim).toBe(null);
  });

  it('shows the hunters, the food left on the mammoth and what was used', () => {
    const rows = panelTitled(tuskScene(SPEECH, huntView(), TABLE).panes, 'Hunt, round 2');
    expect(rows).toContainEqual(expect.objectContaining({ row: 'track', left: 2, of: 4 }));
    expect(rows).toContainEqual({
      row: 'pieces',
      doing: 'hunting',
      pieces: [
        { owner: 0, label: '3', lying: false, pips: 0, state: [] },
        { owner: 2, label: '3', lying: false, pips: 0, state: [] },
        { owner: 2, label: '4', lying: false, pips: 0, state: [] },
      ],
    });
    expect(rows.at(-1)).toMatchObject({
      row: 'seat',
      seat: 2,
      amounts: [
        { icon: 'stick', count: 1 },
        { icon: 'grass', count: 2 },
        { icon: 'stone', count: 1 },
      ],
    });
  });

  it('has no pane for a mammoth that nobody hunts or has hit, nor before the first season', () => {
    const titles = (view: TuskView) =>
      tuskScene(SPEECH, view, TABLE).panes.map(({ title }) => title);
    const home = busyView().tribes.map((one) => ({
      ...one,
      members: one.members.map((member) => ({
        ...member,
        at: member.at === 'hunting' ? at('C3') : member.at,
      })),
    }));
    const calm = busyView({ tribes: home, mammothFood: 4, season: null });
    expect(titles(calm)).toEqual(['The land']);
    expect(titles({ ...calm, mammothFood: 3 })).toEqual(['Hunt', 'The land']);
    expect(titles(busyView({ mammothFood: 4 }))).toContain('Hunt');
  });

  it('shows a fight where it is, who attacks whom and who sits out', () => {
    const scene = tuskScene(SPEECH, fightView(), TABLE);
    expect(scene.map?.marks).toEqual([{ mark: 'burst', at: 'E4' }]);
    const rows = panelTitled(scene.panes, 'Fight at E4');
    expect(rows.map((row) => row.row === 'seat' && [row.seat, row.text])).toEqual([
      [2, 'two on Heron'],
      [1, 'two on Fern'],
      [0, 'sits out'],
    ]);
  });

  it('shows nothing of what is committed before the reveal', () => {
    const [outer, fight] = fightView().stages;
    if (outer === undefined || fight?.stage !== 'fight') throw new Error('no fight');
    const hidden = busyView({ stages: [outer, { ...fight, step: 'commit', uses: null }] });
    const rows = panelTitled(tuskScene(SPEECH, hidden, TABLE).panes, 'Fight at E4');
    expect(rows.every((row) => row.row === 'seat' && row.amounts.length === 0)).toBe(true);
  });

  it('marks where the herd went, and who has to get out of its way', () => {
    const here = (owner: number, label: string) => ({ mark: 'here', at: 'E4', owner, label });
    expect(tuskScene(SPEECH, roamView(), TABLE).map?.marks).toEqual([
      { mark: 'trail', at: 'D5' },
      { mark: 'trail', at: 'E4' },
      { mark: 'arrow', from: 'C5', to: 'E4', owner: null },
      here(1, '2'),
      here(1, '3'),
      here(1, '4'),
      here(2, '1'),
      here(2, '2'),
    ]);
    const one = roamView();
    const asked = tuskScene(SPEECH, { ...one, owing: [2] }, TABLE).map?.marks ?? [];
    expect(asked.filter(({ mark }) => mark === 'here')).toEqual([here(2, '1'), here(2, '2')]);
    const short = busyView({ stages: [{ stage: 'roaming', path: [at('E4')] }], owing: [] });
    expect(tuskScene(SPEECH, short, TABLE).map?.marks).toEqual([{ mark: 'trail', at: 'E4' }]);
    const drought = { ...short, season: { id: 'drought', arrows: 1, ice: 1 } } as const;
    expect(tuskScene(SPEECH, drought, TABLE).map?.marks).toContainEqual({
      mark: 'arrow',
      from: 'D4',
      to: 'E4',
      owner: null,
    });
  });

  it.each(SEASONS)('says all that %s does', (id) => {
    const [arrows, ice] = SEASON[id].copies[0] ?? [0, 0];
    const rows = panelTitled(
      tuskScene(SPEECH, busyView({ phase: 'season', season: { id, arrows, ice } }), TABLE).panes,
      id.charAt(0).toUpperCase() + id.slice(1),
    );
    const card = SEASON[id];
    const effects =
      Object.keys(card.tokens ?? {}).length +
      (card.wounds ?? []).length +
      (card.removes ?? []).length +
      (card.blocks ?? []).length +
      (card.easy === undefined ? 0 : 1) +
      (card.herdGoesHome ? 1 : 0);
    expect(rows).toHaveLength(effects + 2);
    expect(rows.at(-1)).toMatchObject({ icon: 'snow', value: String(ice) });
  });

  it.each([
    [
      'drought',
      0,
      'Berry Bush −1 food; Swamp is easy; Mammoth goes home; Mammoth stays there; Ice 1',
    ],
    [
      'eruption',
      1,
      'Forest −1 stick; Mountain removes members; Mountain keeps the mammoth out; Mammoth roams 1 tile; Ice 1',
    ],
    [
      'wildfire',
      2,
      'Forest loses every stick; Forest wounds; Forest keeps the mammoth out; Mammoth roams 2 tiles; Ice 1',
    ],
  ] as const)('reads well aloud: %s', (id, arrows, words) => {
    expect(
      describeScene(
        tuskScene(SPEECH, busyView({ phase: 'season', season: { id, arrows, ice: 1 } }), TABLE),
      ),
    ).toContain(`: ${words}.`);
  });

  it('shows how much land is left, and only what can still be made on it', () => {
    const rows = (view = busyView()) =>
      panelTitled(tuskScene(SPEECH, view, TABLE).panes, 'The land');
    const shown = (view?: TuskView) =>
      rows(view).map((row) => ('value' in row ? row.value : 'text' in row ? row.text : ''));
    expect(shown()).toEqual(['28 of 37', 'River', 'Plains', 'Swamp']);
    const under = (covered: string) =>
      busyView({
        tiles: busyView().tiles.map(
          (tile) =>
            tile && { ...tile, ...(tile.terrain === covered ? { terrain: null, snow: true } : {}) },
        ),
      });
    expect(shown(under('plains'))).toEqual(['26 of 37', 'River', 'Swamp']);
    const first = busyView().tiles.map((tile, place) => (place < 7 && tile !== null ? tile : null));
    expect(shown(busyView({ tiles: first }))).toEqual(['River', 'Plains', 'Swamp']);
  });

  it('counts the points when all is over, the best tribe first', () => {
    const over = busyView({
      phase: 'over',
      winners: [2],
      scores: [7, 12, 15, 3],
      stages: [{ stage: 'over' }],
    });
    const tribes = over.tribes.map((one) => ({
      ...one,
      card: { id: 'snarers', revealed: true } as const,
    }));
    const scene = tuskScene(SPEECH, { ...over, tribes }, TABLE);
    // It says of all of them what strips would say again.
    expect(scene.shown).toEqual([]);
    expect(scene.panes.map(({ title }) => title)).toEqual(['Final score']);
    expect(panelTitled(scene.panes, 'Final score')).toMatchObject([
      { seat: 2, total: 15, wins: true, text: '3 food + Snarers 12' },
      { seat: 1, total: 12, wins: false, text: '10 food + Snarers 2' },
      { seat: 0, total: 7, wins: false, text: '7 food + Snarers 0' },
      { seat: 3, total: 3, wins: false },
    ]);
    expect(describeScene(scene)).toContain('Final score: Fern 15: 3 food + Snarers 12; Heron 12:');
  });

  it('shows a secret card face down and a revealed one with its tokens', () => {
    const { strips } = tuskScene(SPEECH, busyView(), TABLE);
    expect(strips.map(({ card }) => card)).toEqual([
      { card: 'face down' },
      { card: 'shown', name: 'Pack Leader', tokens: 2 },
      { card: 'face down' },
      { card: 'face down' },
    ]);
  });

  it('shows nothing of a draft', () => {
    const passed = busyView().tribes.map((one) => ({ ...one, passed: null }));
    const offer = busyView({
      stages: [{ stage: 'drafting', seat: 1, offer: ['trappers', 'fishers', 'snarers'] }],
      tribes: passed.map((one) => ({ ...one, passed: ['warmonger' as const] })),
    });
    const plain = busyView({
      stages: [{ stage: 'drafting', seat: 1, offer: null }],
      tribes: passed,
    });
    expect(tuskScene(SPEECH, offer, TABLE)).toEqual(tuskScene(SPEECH, plain, TABLE));
  });

  it('says whose move it is, who is first, who leads, who is a computer player', () => {
    const scene = tuskScene(SPEECH, busyView(), TABLE);
    expect(scene.title.toMove).toEqual([0]);
    expect(scene.strips.map(({ flags }) => flags)).toEqual([
      ['to-move'],
      [],
      [{ flag: 'spear', words: 'leads the hunt' }, 'computer'],
      ['first'],
    ]);
  });

  it('shows members that wait, the next one first, and what it costs', () => {
    const [, , , flint] = tuskScene(SPEECH, busyView(), TABLE).strips;
    expect(flint?.waiting.map(({ label }) => label)).toEqual(['3', '4']);
    expect(flint?.cost).toMatchObject({ icon: 'food', count: 2 });
  });

  it('counts points only when the match is over', () => {
    const running = tuskScene(SPEECH, busyView(), TABLE);
    expect(running.strips.every(({ score }) => score === null)).toBe(true);
    const over = tuskScene(
      SPEECH,
      busyView({ phase: 'over', stages: [{ stage: 'over' }], owing: [], winners: [1] }),
      TABLE,
    );
    expect(over.strips.map(({ score }) => score)).toEqual([7, 16, 3, 0]);
    expect(over.strips[1]?.flags).toEqual(['winner']);
    expect(over.title.phase).toBe('Heron wins with 16 food');
  });

  it('refuses a table that lacks a seat', () => {
    const table = { ...TABLE, seats: TABLE.seats.slice(0, 3) };
    expect(() => tuskScene(SPEECH, busyView(), table)).toThrow('Nobody sits at seat 3.');
  });

  it('finds every mammoth and member at the place the view says', () => {
    const view = busyView({ mammoth: at('B3'), tribes: [tribe(0, [])] });
    expect(tileNamed('B3', view).figures).toEqual([{ figure: 'mammoth', name: 'Mammoth' }]);
    expect(tuskScene(SPEECH, view, TABLE).map?.tiles.flatMap(({ pieces }) => pieces)).toEqual([]);
  });
});

describe('the scene of a match as it is played', () => {
  const seed = '5c'.repeat(16);
  const players = [0, 1, 2].map(() => randomPlayer);
  const random = namedRandom('scenes');
  const { entered } = playAndKeep(tusk, { seed, seats: 3, config: {}, players, random });
  const table = { ...TABLE, seats: TABLE.seats.slice(0, 3) };

  it('can be made of every position, for everybody', () => {
    expect(entered.length).toBeGreaterThan(20);
    for (const { match } of entered) {
      for (const viewer of ['public', 0, 1, 2] as const) {
        const scene = tuskScene(SPEECH, tusk.view(match.state, viewer), table);
        expect(scene.map?.tiles.length).toBeGreaterThanOrEqual(7);
        expect(describeScene(scene).length).toBeLessThanOrEqual(ALT_LENGTH);
      }
    }
  });

  it('does not change when only what the viewer may not know changes', () => {
    entered.forEach(({ match }, entry) => {
      for (const viewer of ['public', 0, 2] as const) {
        const other = tusk.resample(match.state, viewer, namedRandom(`other ${entry}`));
        expect(tuskScene(SPEECH, tusk.view(other, viewer), table)).toEqual(
          tuskScene(SPEECH, tusk.view(match.state, viewer), table),
        );
      }
    });
  });

  it('tells the public no card that is not open', () => {
    for (const { match } of entered.slice(0, -1)) {
      const view = tusk.view(match.state, 'public');
      tuskScene(SPEECH, view, table).strips.forEach(({ card }, seat) => {
        const known = view.tribes[seat]?.card;
        const open = typeof known === 'object' && known.revealed;
        if (!open) expect(card?.card ?? 'face down').toBe('face down');
      });
    }
  });
});
