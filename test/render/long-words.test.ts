import { describe, expect, it } from 'vitest';
import { tuskStory } from '../../src/games/tusk/retelling.ts';
import { tuskScene } from '../../src/games/tusk/scene.ts';
import { handScene } from '../../src/games/tusk/scene/hand.ts';
import { LANGUAGE_IDS } from '../../src/language/languages.ts';
import { ALT_LENGTH, describeScene } from '../../src/presentation/alt.ts';
import { describeBeats, describeChart } from '../../src/presentation/story-alt.ts';
import type { Scene } from '../../src/presentation/scene.ts';
import type { Chart } from '../../src/presentation/story.ts';
import { layOutChart, paintChart } from '../../src/render/chart.ts';
import type { Area } from '../../src/render/context.ts';
import { ruler } from '../../src/render/easel.ts';
import { buildStage } from '../../src/render/frame.ts';
import { paintAnew } from '../../src/render/keep.ts';
import { layOut, type Layout } from '../../src/render/layout.ts';
import { THEMES } from '../../src/render/palette.ts';
import { paintScene } from '../../src/render/picture.ts';
import { recorded } from '../games/tusk/recorded.ts';
import { busyView, fightView, huntView, roamView, TABLE } from '../games/tusk/views.ts';
import { type Written, written } from './written.ts';

/** What is read of a scene or a chart; names of places are typed and stay. */
const READ = [
  'round',
  'phase',
  'text',
  'value',
  'note',
  'side',
  'title',
  'tally',
  'words',
  'name',
  'label',
];

/** The same with each word twice as long, as it may be in another language, and turned where it wants to. */
function stretched<T>(whole: T): T {
  const copy: T = structuredClone(whole);
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      if (key === 'tiles' || key === 'marks' || key === 'waiting' || key === 'pieces') continue;
      if (typeof value === 'string' && READ.includes(key)) {
        Object.assign(part, {
          [key]: value.replace(/\p{L}{2,}/gu, (word) => `${word}\u200F${word.toLowerCase()}`),
        });
      } else visit(value);
    }
  };
  visit(copy);
  return copy;
}

const { moments } = recorded(3);
const last = moments.at(-1)?.view ?? busyView();
const scenes: readonly (readonly [string, Scene | null])[] = [
  ['tribes', tuskScene(busyView(), TABLE)],
  ['fight', tuskScene(fightView(), TABLE)],
  ['hunt', tuskScene(huntView(), TABLE)],
  ['season', tuskScene(roamView(), TABLE)],
  ['end', tuskScene(last, TABLE)],
  ['all asked', tuskScene(busyView({ owing: [0, 1, 2, 3] }), TABLE)],
  ['hand', handScene(last, 0, TABLE)],
];
const beats = tuskStory.beats(moments, TABLE);
const chart = tuskStory.chart(moments, TABLE);

/** Where words stand in boxes of their own. */
const boxes = ({ title, panels, cards, strips }: Layout): Area[] => [
  title,
  ...[...panels, ...cards, ...strips].map(({ area }) => area),
];

/** Texts that reach out of their box, or over another one on their line. */
function faults(all: readonly Written[], areas: readonly Area[]): string[] {
  return areas.flatMap((area) => {
    const here = all.filter(
      ({ x, y }) =>
        x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height,
    );
    const out = here.filter(({ left, right }) => left < area.x || right > area.x + area.width + 1);
    const over = here.flatMap((one, index) =>
      here
        .slice(index + 1)
        .filter(
          (other) =>
            Math.abs(one.y - other.y) < 0.7 * Math.min(one.size, other.size) &&
            one.left + 1 < other.right &&
            other.left + 1 < one.right,
        )
        .map((other) => `${one.text} | ${other.text}`),
    );
    return [...out.map(({ text }) => `${text} reaches out`), ...over];
  });
}

const wordsOn = (scene: Scene, layout: Layout): Written[] =>
  written((ctx) => paintScene(ctx, THEMES.day, scene, layout, paintAnew));

describe('words twice as long', () => {
  it.each(scenes)('keep to their places: %s', (_, scene) => {
    if (scene === null) throw new Error('There is nothing to be seen.');
    for (const language of LANGUAGE_IDS) {
      const long = { ...stretched(scene), language };
      const layout = layOut(ruler, long);
      expect(faults(wordsOn(long, layout), boxes(layout))).toEqual([]);
    }
  });

  it('keep to their places in the frames of a story', () => {
    const long = beats.map((beat) => ({ ...beat, scene: stretched(beat.scene) }));
    const stage = buildStage(
      ruler,
      long.map(({ scene }) => scene),
    );
    for (const { scene } of long) {
      const layout = stage.layout(scene);
      expect(faults(wordsOn(scene, layout), boxes(layout))).toEqual([]);
    }
  });

  it('keep to their places on a chart', () => {
    const long: Chart = { ...stretched(chart), language: 'de' };
    const layout = layOutChart(ruler, long);
    const all = written((ctx, newSheet) => paintChart(ctx, THEMES.day, long, layout, newSheet));
    expect(faults(all, [layout.course, layout.luck])).toEqual([]);
  });

  it('have room in alt text, with whole statements', () => {
    for (const language of LANGUAGE_IDS) {
      for (const [, scene] of scenes) {
        if (scene === null) continue;
        const words = describeScene({ ...stretched(scene), language });
        expect(words.length).toBeLessThanOrEqual(ALT_LENGTH);
        expect(words).toMatch(/\.$/);
      }
      const long = beats.map((beat) => ({
        ...beat,
        scene: { ...stretched(beat.scene), language },
      }));
      expect(describeBeats(long).length).toBeLessThanOrEqual(ALT_LENGTH);
      expect(describeChart({ ...stretched(chart), language }).length).toBeLessThanOrEqual(
        ALT_LENGTH,
      );
    }
  });
});
