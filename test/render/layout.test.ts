import { createCanvas } from 'canvas';
import { describe, expect, it } from 'vitest';
import type { Panel, Row, Scene } from '../../src/presentation/scene.ts';
import { layOut } from '../../src/render/layout.ts';
import { SPECIMEN_BOARD } from '../../src/render/specimen.ts';

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
    const panels: Panel[] = [{ title: 'What happened', rows }];
    return { ...SPECIMEN_BOARD, panels };
  };

  it('are never made small: rather the picture grows', () => {
    const [few, many] = [layOut(ctx, captions(3)), layOut(ctx, captions(20))];
    expect(few.panelScale).toBeGreaterThan(1);
    expect(many.panelScale).toBeGreaterThanOrEqual(0.95);
    expect(many.height).toBeGreaterThan(few.height);
    const [panel] = many.panels;
    const [strip] = many.strips;
    expect(strip?.area.y).toBeGreaterThan((panel?.area.y ?? 0) + (panel?.area.height ?? 0));
  });
});

describe('a map with tiles that stand out', () => {
  const row = (lit: readonly string[] | null, occupied: readonly string[] = []): Scene => ({
    ...SPECIMEN_BOARD,
    panels: [],
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
