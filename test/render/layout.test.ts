import { createCanvas } from 'canvas';
import { describe, expect, it } from 'vitest';
import { describeScene } from '../../src/presentation/alt.ts';
import type { Pane, Row, Scene } from '../../src/presentation/scene.ts';
import '../../src/render/fonts.ts';
import { layOut } from '../../src/render/layout.ts';
import { WIDTH } from '../../src/render/read.ts';
import { SPECIMEN_BOARD, SPECIMEN_CARDS } from './specimens.ts';

const ctx = createCanvas(1, 1).getContext('2d');

describe('captions', () => {
  const captions = (count: number): Scene => {
    const rows = Array.from(
      { length: count },
      (_, index): Row => ({
        row: 'step',
        number: index + 1,
        seat: 0,
        text: 'Somebody went from here to there, and something came of it.',
      }),
    );
    const panes: Pane[] = [{ title: 'What happened', rows }];
    return { ...SPECIMEN_BOARD, panes };
  };

  it('stand below the map over the whole width, where a phone shows both larger', () => {
    const { map, panes, width } = layOut(ctx, captions(9));
    const [pane] = panes;
    expect(width).toBe(WIDTH);
    expect(pane?.area.width).toBeGreaterThan(width * 0.95);
    for (const { y } of map?.map.tiles ?? []) {
      expect(pane?.area.y).toBeGreaterThan((map?.y ?? 0) + y * (map?.scale ?? 0));
    }
  });

  it('are never made small: rather the picture grows', () => {
    const [few, many] = [layOut(ctx, captions(3)), layOut(ctx, captions(20))];
    expect([few.paneScale, many.paneScale]).toEqual([1, 1]);
    expect(many.height).toBeGreaterThan(few.height);
    const [pane] = many.panes;
    const [strip] = many.strips;
    expect(strip?.area.y).toBeGreaterThan((pane?.area.y ?? 0) + (pane?.area.height ?? 0));
  });
});

describe('a map on a panel', () => {
  /** A board of one column, so many tiles high. */
  const column = (count: number): Scene => {
    const { map, ...scene } = SPECIMEN_BOARD;
    const tiles = (map?.tiles ?? [])
      .slice(0, count)
      .map((tile, nth) => ({ ...tile, x: 0, y: nth * Math.sqrt(3) }));
    const shown = { panes: [], shown: [0] };
    return { ...scene, ...shown, map: map && { ...map, tiles, marks: [], lit: null } };
  };

  it('leaves its reader’s row room, so that the picture is wider than high', () => {
    const { width, height } = layOut(ctx, { ...column(4), untitled: true });
    expect(height).toBeLessThan(width * 0.95);
    expect(layOut(ctx, column(4)).height).toBeGreaterThan(width);
  });

  it('is not so small for it that its names could not be read', () => {
    const { map } = layOut(ctx, { ...column(7), untitled: true });
    expect(map?.scale).toBeCloseTo(53);
  });
});

describe('panes of a map', () => {
  const said = (count: number): Scene => {
    const rows = Array.from({ length: count }, (): Row => ({ row: 'text', text: 'Said.' }));
    return { ...SPECIMEN_BOARD, panes: [{ title: 'A pane', rows }] };
  };
  it('stand below it, which is as large whatever they say', () => {
    const [few, many] = [layOut(ctx, said(2)), layOut(ctx, said(20))];
    expect(many.map?.scale).toBe(few.map?.scale);
    expect(few.panes[0]?.area.y).toBeGreaterThan(few.map?.y ?? 0);
    expect(few.strips[0]?.area.y).toBeGreaterThan(few.panes[0]?.area.y ?? 0);
  });

  it('have no title above one row: it is beside it, and the pane is no higher than that', () => {
    const pieces = SPECIMEN_BOARD.map?.tiles.find((tile) => tile.pieces.length > 0)?.pieces ?? [];
    const heightOf = (title: string) => {
      const panes: Pane[] = [
        { title, rows: [{ row: 'pieces', doing: '', pieces: pieces.slice(0, 3) }] },
      ];
      return layOut(ctx, { ...SPECIMEN_BOARD, panes }).panes[0]?.area.height ?? 0;
    };
    expect(heightOf('C4')).toBeLessThan(105);
    expect(heightOf('Who is here, in so many words that it needs all of a line')).toBeGreaterThan(
      140,
    );
  });

  it('stand beside each other where all of them are lower so', () => {
    const track: Row = { row: 'track', icon: 'food', name: '', text: 'Food', left: 1, of: 4 };
    const said4 = said(4).panes;
    const { panes } = layOut(ctx, {
      ...SPECIMEN_BOARD,
      panes: [{ title: 'Spring still holds', rows: [track] }, ...said4],
    });
    expect(panes[1]?.area.y).toBe(panes[0]?.area.y);
  });

  it('have their rows in two columns where they are wide', () => {
    const heights = [2, 4, 20].map((count) => layOut(ctx, said(count)).panes[0]?.area.height ?? 0);
    expect(heights[1]).toBeLessThan((heights[0] ?? 0) + 60);
    expect(heights[2]).toBeGreaterThan(500);
  });
});

describe('rows in two columns', () => {
  it('end as near each other as they can', () => {
    const long =
      'A sentence that goes on and on, over more than one line of its column and yet another.';
    const rows = [long, long, 'Short.', 'Short.', 'Short.', 'Short.'].map(
      (text): Row => ({ row: 'text', text }),
    );
    const heightOf = (some: readonly Row[]) =>
      layOut(ctx, { ...SPECIMEN_BOARD, panes: [{ title: 'A pane', rows: some }] }).panes[0]?.area
        .height ?? 0;
    const both = heightOf([...rows.slice(0, 2), ...rows.slice(0, 2)]);
    expect(heightOf(rows)).toBeLessThanOrEqual(both);
  });
});

describe('cards with a map', () => {
  it('lie above it, both over the whole picture', () => {
    const { cards, map, height, strips } = layOut(ctx, {
      ...SPECIMEN_CARDS,
      map: SPECIMEN_BOARD.map && { ...SPECIMEN_BOARD.map, marks: [] },
    });
    const end = Math.max(...cards.map(({ area }) => area.y + area.height));
    expect(map).not.toBeNull();
    for (const { y } of map?.map.tiles ?? []) {
      const middle = (map?.y ?? 0) + y * (map?.scale ?? 0);
      expect(middle).toBeGreaterThan(end);
      expect(middle).toBeLessThan(strips[0]?.area.y ?? height);
    }
  });

  it('leave it less room than it has alone', () => {
    const [tile] = SPECIMEN_BOARD.map?.tiles ?? [];
    const all = [
      [0, -1],
      [0, 0],
      [0, 1],
      [-1, -0.5],
      [-1, 0.5],
      [1, -0.5],
      [1, 0.5],
    ].flatMap(([x = 0, y = 0]) =>
      tile === undefined ? [] : [{ ...tile, name: `${x} ${y}`, x: x * 1.5, y: y * Math.sqrt(3) }],
    );
    const map = SPECIMEN_BOARD.map && { ...SPECIMEN_BOARD.map, tiles: all, marks: [] };
    const cards = SPECIMEN_CARDS.cards.slice(0, 3);
    const below = layOut(ctx, { ...SPECIMEN_CARDS, cards, map });
    const alone = layOut(ctx, { ...SPECIMEN_BOARD, panes: [], map });
    const scaleOf = ({ map: shown }: typeof below) => shown?.scale ?? 0;
    expect(scaleOf(below)).toBeLessThan(scaleOf(alone));
  });
});

describe('a map under snow', () => {
  /** The whole world as hexagons in columns A to G; free lands, and who stands on snow. */
  const world = (free: readonly string[], taken: readonly string[] = []): Scene => {
    const tiles = [-3, -2, -1, 0, 1, 2, 3].flatMap((column) =>
      Array.from({ length: 7 - Math.abs(column) }, (_, row) => {
        const name = `${'ABCDEFG'[column + 3]}${row + 1}`;
        const isFree = free.includes(name);
        return {
          name,
          x: column * 1.5,
          y: (row - 3 + Math.abs(column) / 2) * Math.sqrt(3),
          texture: isFree ? ('forest' as const) : null,
          ground: isFree ? 'Forest' : 'Snow',
          rim: null,
          snow: !isFree,
          tokens: [],
          buried: null,
          figures: [],
          pieces: taken.includes(name)
            ? [{ owner: 0, label: '1', lying: false, pips: 0, state: [] }]
            : [],
        };
      }),
    );
    const compass = { name: 'Die', figure: null, bearings: [{ label: '4', degrees: 0 }] };
    return { ...SPECIMEN_BOARD, panes: [], map: { tiles, compass, marks: [], lit: null } };
  };
  const shown = (scene: Scene) => layOut(ctx, scene).map ?? { map: scene.map, scale: 0 };
  const names = (scene: Scene) => new Set(shown(scene).map?.tiles.map(({ name }) => name));

  it('leaves out what nobody needs, so that the rest is larger', () => {
    const [whole, late] = [world(['A1', 'G4']), world(['F4', 'F5', 'G3', 'G4'], ['E5'])];
    expect(names(whole).size).toBe(37);
    expect(shown(late).scale).toBeGreaterThan(shown(whole).scale * 1.4);
    const seen = names(late);
    for (const name of ['F4', 'F5', 'G3', 'G4', 'E5']) expect(seen).toContain(name);
    // A rim round all of that.
    for (const name of ['D5', 'D6', 'E4', 'E6', 'F3', 'G2']) expect(seen).toContain(name);
    for (const name of ['A1', 'B3', 'D1']) expect(seen).not.toContain(name);
  });

  it('stays whole where that would gain little, and with what is pointed at', () => {
    expect(names(world(['B2', 'F4'])).size).toBe(37);
    const late = world(['F4', 'F5', 'G3', 'G4']);
    const map = late.map && {
      ...late.map,
      marks: [{ mark: 'sign', at: 'A1', icon: 'snow' } as const],
    };
    expect(names({ ...late, map }).size).toBe(37);
  });

  it('is what the picture leaves out, and the words do not', () => {
    expect(describeScene(world(['F4', 'F5', 'G3', 'G4']))).toContain('A1 to A4');
  });

  it('hides no name under its compass', () => {
    const corners = [
      ['A1', 'A2'],
      ['A4', 'B5'],
      ['G1', 'F1'],
      ['G4', 'F5'],
      ['D1', 'C1'],
      ['D7'],
      ['B3', 'C4'],
    ];
    for (const free of corners) {
      const { map } = layOut(ctx, world(free));
      if (map === null) throw new Error('There is no map.');
      for (const { x, y, name } of map.map.tiles) {
        const [right, down] = [map.x + x * map.scale, map.y + (y - 0.63) * map.scale];
        const far = Math.hypot(right - map.compass.x, down - map.compass.y);
        expect(far, `${name} of ${free}`).toBeGreaterThan(78 + 0.3 * map.scale);
      }
      for (const name of free) expect(map.map.tiles.map((tile) => tile.name)).toContain(name);
    }
  });
});

describe('pieces that are too many to be read', () => {
  it('stand as one on their tile, and one by one in a pane below', () => {
    const crowded: Scene = {
      ...SPECIMEN_BOARD,
      shown: [],
      map: SPECIMEN_BOARD.map && {
        ...SPECIMEN_BOARD.map,
        marks: [],
        lit: ['A3'],
        tiles: SPECIMEN_BOARD.map.tiles.map((tile, at) => ({
          ...tile,
          pieces: Array.from({ length: at === 2 ? 16 : 1 }, (_, nth) => ({
            owner: nth % 4,
            label: String(Math.floor(nth / 4) + 1),
            lying: nth % 3 === 0,
            pips: 0,
            state: [],
          })),
        })),
      },
    };
    const { crowds, panes, height } = layOut(ctx, crowded);
    expect(crowds.map(({ pane }) => pane.title)).toEqual(['A3']);
    expect(crowds[0]?.pane.rows).toEqual([
      { row: 'pieces', doing: '', pieces: crowded.map?.tiles[2]?.pieces },
    ]);
    const [{ area } = { area: { y: 0, height: 0 } }] = crowds;
    for (const one of panes) expect(area.y).toBeGreaterThan(one.area.y);
    expect(area.y + area.height).toBeLessThan(height);
    const back = { ...crowded, map: crowded.map && { ...crowded.map, lit: ['A4'] } };
    expect(layOut(ctx, back).crowds).toEqual([]);
  });
});

describe('a board without a map', () => {
  const place = (name: string): Row => ({
    row: 'place',
    name,
    icon: 'stick',
    value: '1–3',
    words: '1 to 3 sticks',
    pieces: [{ owner: 0, label: '1', lying: false, pips: 0, state: [] }],
    faded: false,
  });
  const panes: Pane[] = ['Forest', 'River'].map((name) => ({ title: name, rows: [place(name)] }));
  const scene: Scene = { ...SPECIMEN_CARDS, panes, cards: SPECIMEN_CARDS.cards.slice(0, 2) };

  it('has its panes over the whole width, its cards below them, then the strips', () => {
    const { width, panes: above, cards, strips, height } = layOut(ctx, scene);
    const [first, second] = above.map(({ area }) => area);
    expect(second?.y).toBe(first?.y);
    expect(2 * (first?.width ?? 0)).toBeGreaterThan(0.9 * width);
    const below = (areas: readonly { area: { y: number; height: number } }[]) =>
      Math.max(...areas.map(({ area }) => area.y + area.height));
    for (const { area } of cards) expect(area.y).toBeGreaterThan(below(above));
    expect(strips[0]?.area.y).toBeGreaterThan(below(cards));
    expect(height).toBeGreaterThan(below(strips));
  });

  it('has its cards in the middle', () => {
    const { width, cards } = layOut(ctx, scene);
    const [left, right] = [cards[0]?.area, cards.at(-1)?.area];
    expect((left?.x ?? 0) + (right?.x ?? 0) + (right?.width ?? 0)).toBeCloseTo(width);
  });

  it('makes room for who stands at a place', () => {
    const empty = panes.map((pane) => ({
      ...pane,
      rows: pane.rows.map((row) => (row.row === 'place' ? { ...row, pieces: [] } : row)),
    }));
    const heightOf = (all: readonly Pane[]) =>
      layOut(ctx, { ...scene, panes: all }).panes[0]?.area.height ?? 0;
    expect(heightOf(panes)).toBeGreaterThan(heightOf(empty) + 60);
  });
});
