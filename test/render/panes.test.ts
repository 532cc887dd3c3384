import { createCanvas } from 'canvas';
import { describe, expect, it } from 'vitest';
import { SEASON, SEASONS } from '../../src/games/tusk/content/seasons.ts';
import { names } from '../../src/games/tusk/words/en/names.ts';
import { tuskScene } from '../../src/games/tusk/scene.ts';
import type { Pane, Row, Strip } from '../../src/presentation/scene.ts';
import '../../src/render/fonts.ts';
import { themeFor } from '../../src/render/drawings/registry.ts';
import { type PaintCache, paintUncached } from '../../src/render/paint-cache.ts';
import { THEMES } from '../../src/render/palette.ts';
import { paintPane, paneHeight } from '../../src/render/panes.ts';
import type { TuskView } from '../../src/games/tusk/view.ts';
import { busyView, TABLE } from '../games/tusk/views.ts';
import { type Written, written } from './written.ts';
import { tuskSpeech } from '../../src/games/tusk/words/index.ts';

const SPEECH = tuskSpeech('en');

const theme = themeFor(THEMES.day, 'tusk');
/** A pane beside the map of a board. */
const WIDTH = 364;

const { strips } = tuskScene(SPEECH, busyView(), TABLE);

const onPane = (pane: Pane, by: readonly Strip[] = strips): Written[] => {
  const height = paneHeight(createCanvas(1, 1).getContext('2d'), pane, WIDTH);
  const area = { x: 0, y: 0, width: WIDTH, height };
  return written((ctx) =>
    paintPane({ ctx, theme, strips: by, cache: paintUncached }, pane, area, 1),
  );
};

function expectWhole(all: readonly Written[]): void {
  for (const { text, left, right } of all) {
    expect(text).not.toMatch(/…/);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(WIDTH - 12);
  }
}

describe('the pane of a season', () => {
  const panesOf = (phase: 'season' | 'tribes', season: TuskView['season']) =>
    tuskScene(SPEECH, busyView({ phase, season }), TABLE).panes;

  it.each(SEASONS)('%s is written whole while it happens', (id) => {
    for (const [arrows, ice] of SEASON[id].copies) {
      const [pane] = panesOf('season', { id, arrows, ice });
      expect(pane?.rows.length).toBeGreaterThan(1);
      if (pane !== undefined) expectWhole(onPane(pane));
    }
  });

  it.each(SEASONS)('%s says afterwards what it still makes easy, and nothing else', (id) => {
    const [[arrows, ice] = [0, 0]] = SEASON[id].copies;
    const rows = panesOf('tribes', { id, arrows, ice })
      .filter(({ title }) => title !== 'Hunt' && title !== 'The land')
      .map((pane) => pane.rows.map((row) => row.row === 'entry' && row.icon));
    expect(rows).toEqual(SEASON[id].easy === undefined ? [] : [['easy']]);
  });
});

describe('the final score', () => {
  it('says who plays each side, also where another match has the same score', () => {
    const rows: Row[] = [{ row: 'score', seat: 0, text: '9 food', total: 9, wins: true }];
    const pane = { title: 'Final score', rows };
    const named = (name: string) =>
      onPane(
        pane,
        strips.map((strip) => ({ ...strip, name })),
      ).map(({ text }) => text);
    expect(named('Ash')).toContain('Ash');
    const canvas = createCanvas(WIDTH, 300);
    const keys: string[] = [];
    for (const name of ['Ash', 'Birch']) {
      const by = strips.map((strip) => ({ ...strip, name }));
      const area = { x: 0, y: 0, width: WIDTH, height: 300 };
      const cache: PaintCache = (ctx, key, _, paint) => {
        keys.push(key);
        paint(ctx);
      };
      paintPane({ ctx: canvas.getContext('2d'), theme, strips: by, cache }, pane, area, 1);
    }
    expect(keys.filter((key) => key.includes('Ash')).length).toBeGreaterThan(0);
    expect(new Set(keys.filter((key) => key.includes('Final score'))).size).toBe(2);
  });

  it('says of every card what it is worth, whole', () => {
    for (const name of Object.values(names.cards)) {
      const rows = [0, 1, 2, 3].map((seat): Row => {
        const text = `${10 + seat} food + ${name} 12`;
        return { row: 'score', seat, text, total: 22 + seat, wins: seat === 0 };
      });
      const all = onPane({ title: 'Final score', rows });
      // Names of people are as long as they like.
      expectWhole(
        all.filter(({ text }) => !strips.some((strip) => strip.name.startsWith(text[0] ?? ''))),
      );
      expect(all.filter(({ text }) => text.includes(name))).toHaveLength(4);
    }
  });
});
