import { describe, expect, it } from 'vitest';
import { tuskStory } from '../../src/games/tusk/retelling.ts';
import { tuskScene } from '../../src/games/tusk/scene.ts';
import { handScene } from '../../src/games/tusk/scene/hand.ts';
import { type TuskSpeech, tuskSpeech } from '../../src/games/tusk/words/index.ts';
import { LANGUAGE_IDS } from '../../src/language/languages.ts';
import { ALT_LENGTH, describeScene } from '../../src/presentation/alt.ts';
import { describeBeats, describeChart } from '../../src/presentation/story-alt.ts';
import type { Scene } from '../../src/presentation/scene.ts';
import { layOutChart, paintChart } from '../../src/render/chart.ts';
import { ruler } from '../../src/render/easel.ts';
import { buildStage } from '../../src/render/frame.ts';
import { layOut } from '../../src/render/layout.ts';
import { THEMES } from '../../src/render/palette.ts';
import { recorded } from '../games/tusk/recorded.ts';
import { busyView, fightView, huntView, roamView, TABLE } from '../games/tusk/views.ts';
import { overflows, overflowsOn } from './overflows.ts';
import { written } from './written.ts';

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
const scenes: readonly (readonly [string, (speech: TuskSpeech) => Scene | null])[] = [
  ['tribes', (speech) => tuskScene(speech, busyView(), TABLE)],
  ['fight', (speech) => tuskScene(speech, fightView(), TABLE)],
  ['hunt', (speech) => tuskScene(speech, huntView(), TABLE)],
  ['season', (speech) => tuskScene(speech, roamView(), TABLE)],
  ['end', (speech) => tuskScene(speech, last, TABLE)],
  ['all asked', (speech) => tuskScene(speech, busyView({ owing: [0, 1, 2, 3] }), TABLE)],
  ['hand', (speech) => handScene(speech, last, 0, TABLE)],
];
/** In all languages, with what stands on them in them, too. */
const speeches = LANGUAGE_IDS.map(tuskSpeech);

describe('words twice as long', () => {
  it.each(scenes)('keep to their places: %s', (_, made) => {
    for (const speech of speeches) {
      const scene = made(speech);
      if (scene === null) throw new Error('There is nothing to be seen.');
      const long = stretched(scene);
      const layout = layOut(ruler, long);
      expect(overflowsOn(long, layout)).toEqual([]);
    }
  });

  it.each(speeches)('keep to their places in the story and on the chart: $language', (speech) => {
    const story = tuskStory(speech);
    const long = stretched(story.beats(moments, TABLE));
    const stage = buildStage(
      ruler,
      long.map(({ scene }) => scene),
    );
    for (const { scene } of long) {
      const layout = stage.layout(scene);
      expect(overflowsOn(scene, layout)).toEqual([]);
    }
    const chart = stretched(story.chart(moments, TABLE));
    const layout = layOutChart(ruler, chart);
    const all = written((ctx, sheets) => paintChart(ctx, THEMES.day, chart, layout, sheets));
    expect(overflows(all, [layout.course, layout.luck])).toEqual([]);
  });

  it.each(speeches)('have room in alt text, with whole statements: $language', (speech) => {
    for (const [, made] of scenes) {
      const scene = made(speech);
      if (scene === null) throw new Error('There is nothing to be seen.');
      const words = describeScene(stretched(scene));
      expect(words.length).toBeLessThanOrEqual(ALT_LENGTH);
      expect(words).toMatch(/\.$/);
    }
    const story = tuskStory(speech);
    const beats = describeBeats(stretched(story.beats(moments, TABLE)));
    expect(beats.length).toBeLessThanOrEqual(ALT_LENGTH);
    const chart = describeChart(stretched(story.chart(moments, TABLE)));
    expect(chart.length).toBeLessThanOrEqual(ALT_LENGTH);
  });
});
