import { createCanvas } from 'canvas';
import { describe, expect, it } from 'vitest';
import type { Pane, Row, Scene } from '../../src/presentation/scene.ts';
import { layOut } from '../../src/render/layout.ts';
import { SPECIMEN_BOARD, SPECIMEN_CARDS } from '../../src/render/specimen.ts';

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

  it('are never made small: rather the picture grows', () => {
    const [few, many] = [layOut(ctx, captions(3)), layOut(ctx, captions(20))];
    expect(few.paneScale).toBeGreaterThan(1);
    expect(many.paneScale).toBeGreaterThanOrEqual(0.95);
    expect(many.height).toBeGreaterThan(few.height);
    const [pane] = many.panes;
    const [strip] = many.strips;
    expect(strip?.area.y).toBeGreaterThan((pane?.area.y ?? 0) + (pane?.area.height ?? 0));
  });
});

describe('panes of a map', () => {
  const said = (count: number): Scene => {
    const rows = Array.from({ length: count }, (): Row => ({ row: 'text', text: 'Said.' }));
    return { ...SPECIMEN_BOARD, panes: [{ title: 'A pane', rows }] };
  };
  const ofPhone = (scene: Scene): number => {
    const { map, width } = layOut(ctx, scene);
    return (map?.scale ?? 0) / width;
  };

  it('stand below it where they say little: then a phone shows it larger', () => {
    const [few, many] = [layOut(ctx, said(2)), layOut(ctx, said(20))];
    expect(ofPhone(said(2))).toBeGreaterThan(ofPhone(said(20)) * 1.15);
    expect(few.panes[0]?.area.y).toBeGreaterThan(few.map?.y ?? 0);
    expect(few.strips[0]?.area.y).toBeGreaterThan(few.panes[0]?.area.y ?? 0);
    expect(many.panes[0]?.area.x).toBeGreaterThan(800);
  });

  it('have their rows in two columns where they are wide', () => {
    const heights = [2, 4, 20].map((count) => layOut(ctx, said(count)).panes[0]?.area.height ?? 0);
    expect(heights[1]).toBeLessThan((heights[0] ?? 0) + 60);
    expect(heights[2]).toBeGreaterThan(700);
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
  });
});

describe('a map with tiles that stand out', () => {
  const row = (lit: readonly string[] | null, occupied: readonly string[] = []): Scene => ({
    ...SPECIMEN_BOARD,
    panes: [],
    shown: [],
    map: {
      tiles: [0, 1, 2, 3, 4, 5, 6].map((at) => ({
        name: `A${at}`,
        x: 0,
        y: at * Math.sqrt(3),
        texture: null,
        ground: 'Snow',
        rim: null,
        snow: true,
        tokens: [],
        figures: [],
        pieces: occupied.includes(`A${at}`)
          ? [{ owner: 0, label: '1', lying: false, pips: 0, state: [] }]
          : [],
      })),
      compass: null,
      marks: [],
      lit,
    },
  });
  const scaleOf = (scene: Scene) => layOut(ctx, scene).map?.scale ?? 0;

  it('shows them larger, and others at its edge as far as somebody stands there', () => {
    const lit = ['A2', 'A3', 'A4'];
    const whole = scaleOf(row(null));
    expect(scaleOf(row(lit))).toBeGreaterThan(whole * 1.3);
    expect(scaleOf(row(lit, ['A0']))).toBeLessThan(scaleOf(row(lit)));
    expect(scaleOf(row(lit, ['A0', 'A6']))).toBeCloseTo(whole);
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
    letter: 'A',
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

  it('is as wide as a board, with its cards in the middle', () => {
    const { width, cards } = layOut(ctx, scene);
    expect(width).toBe(1200);
    const [left, right] = [cards[0]?.area, cards.at(-1)?.area];
    expect((left?.x ?? 0) + (right?.x ?? 0) + (right?.width ?? 0)).toBeCloseTo(width);
    expect(layOut(ctx, { ...scene, panes: [] }).width).toBe(800);
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
