import { describe, expect, it } from 'vitest';
import { tuskScene } from '../../src/games/tusk/scene.ts';
import { tuskStory } from '../../src/games/tusk/retelling.ts';
import { describeScene } from '../../src/presentation/alt.ts';
import { describeBeats, describeChart } from '../../src/presentation/story-alt.ts';
import type { Table } from '../../src/presentation/table.ts';
import { layOutChart, paintChart } from '../../src/render/chart.ts';
import type { Area } from '../../src/render/context.ts';
import { newSheet, ruler } from '../../src/render/easel.ts';
import { buildStage, paintFrame } from '../../src/render/frame.ts';
import { paintUncached } from '../../src/render/paint-cache.ts';
import { layOut } from '../../src/render/layout.ts';
import { THEMES } from '../../src/render/palette.ts';
import { paintScene } from '../../src/render/picture.ts';
import { recorded } from '../games/tusk/recorded.ts';
import { busyView } from '../games/tusk/views.ts';
import { painted } from './pixels.ts';
import { written } from './written.ts';
import { tuskSpeech } from '../../src/games/tusk/words/index.ts';

const SPEECH = tuskSpeech('en');

const theme = THEMES.day;

/** Accents above and below each letter, as many as make a tower over two lines. */
const stacked = (text: string): string =>
  [...text]
    .map((letter, nth) => {
      const accents = Array.from({ length: 24 }, (_, i) => 0x300 + ((nth * 7 + i * 5) % 0x50));
      return String.fromCodePoint(letter.codePointAt(0) ?? 0, ...accents);
    })
    .join('');

const NAMES = {
  'stacked accents': stacked('Zalgo the tall'),
  'one tower': stacked('Z'),
  Arabic: 'محمد علي الطويل جدا جدا جدا جدا',
  Hebrew: 'שלום World שלום 123',
  'turned round': '\u202Egnp.exe\u2067 and on',
  emoji: '👨‍👩‍👧‍👦👩🏽‍🚀🏳️‍🌈🇩🇪1️⃣'.repeat(3),
  long: 'x'.repeat(300),
  'one wide sign': '﷽﷽',
  high: 'བཀྲིཀྵྨླྀ𒀱𒈙𓀀',
  controls: 'a\u0000b\u0007\tTab\nLine\u2028sep\u0085',
} as const;

/** A table at which one seat, and the match, have such a name. */
const table = (name: string, seat: number, matchName = 'Friday'): Table => ({
  matchName,
  seats: ['Ada', 'Bea', 'Cleo', 'Dan'].map((other, nth) => ({
    name: nth === seat ? name : other,
    mention: '@x',
    computer: nth === 2,
  })),
});

/** How many pixels differ outside these areas. */
function strays(
  one: Uint8ClampedArray,
  other: Uint8ClampedArray,
  width: number,
  areas: readonly Area[],
): number {
  let count = 0;
  for (let i = 0; i < one.length; i += 4) {
    if (one[i] === other[i] && one[i + 1] === other[i + 1] && one[i + 2] === other[i + 2]) continue;
    const [x, y] = [(i / 4) % width, Math.floor(i / 4 / width)];
    const isInside = areas.some(
      (area) => x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height,
    );
    if (!isInside) count += 1;
  }
  return count;
}

const named = Object.entries(NAMES);

describe('a name of any kind', () => {
  /** The board, while this seat is to move. */
  const board = (who: Table, seat: number) => {
    const scene = tuskScene(SPEECH, busyView({ owing: [seat] }), who);
    const layout = layOut(ruler, scene);
    const paint = (ctx: Parameters<typeof paintScene>[0]) =>
      paintScene(ctx, theme, scene, layout, paintUncached);
    return { layout, paint };
  };
  /** The board on which each seat in turn has a plain name. */
  const plainBoards = [0, 1, 2, 3].map((seat) => {
    const { layout, paint } = board(table('Eve', seat), seat);
    return painted(layout.width, layout.height, paint);
  });

  it.each(named.map(([kind, name], nth) => [kind, name, nth % 4] as const))(
    'keeps to its strip and the title: %s',
    (_, name, seat) => {
      const { layout, paint } = board(table(name, seat, name), seat);
      const { width, height } = layout;
      const own = layout.strips.filter(({ strip }) => strip.seat === seat);
      const plain = plainBoards[seat] ?? new Uint8ClampedArray();
      const areas = [layout.title, ...own.map(({ area }) => area)];
      expect(strays(painted(width, height, paint), plain, width, areas)).toBe(0);
      for (const { text, left, right } of written(paint)) {
        expect(left, text).toBeGreaterThanOrEqual(0);
        expect(right, text).toBeLessThanOrEqual(width);
      }
    },
  );

  const { moments } = recorded(3);

  /** The first frame of a story, and its chart. */
  const told = (who: Table) => {
    const beats = tuskStory(SPEECH).beats(moments.slice(0, 6), who);
    const stage = buildStage(
      ruler,
      beats.map(({ scene }) => scene),
    );
    const [beat] = beats;
    if (beat === undefined) throw new Error('There is no story.');
    const { width, height } = stage;
    const chart = tuskStory(SPEECH).chart(moments, who);
    const layout = layOutChart(ruler, chart);
    return {
      areas: stage.layout(beat.scene),
      frame: painted(width, height, (ctx) => paintFrame(ctx, theme, stage, beat, 0, paintUncached)),
      width,
      chart: painted(layout.width, layout.height, (ctx) =>
        paintChart(ctx, theme, chart, layout, newSheet),
      ),
    };
  };
  const plain = told(table('Eve', 1));

  it.each(named)('keeps to its strip and the title of a story and a chart: %s', (_, name) => {
    const odd = told(table(name, 1, name));
    const { title, strips } = odd.areas;
    const own = strips.filter(({ strip }) => strip.seat === 1).map(({ area }) => area);
    expect(strays(odd.frame, plain.frame, odd.width, [title, ...own])).toBe(0);
    expect(strays(odd.chart, plain.chart, 1200, [title])).toBe(0);
  });

  it.each(named)('changes nothing of the words round it: %s', (_, name) => {
    const who = table(name, 0, name);
    const beats = tuskStory(SPEECH).beats(moments.slice(0, 6), who);
    const words = [
      describeScene(tuskScene(SPEECH, busyView(), who)),
      describeBeats(beats),
      describeChart(tuskStory(SPEECH).chart(moments, who)),
      ...written(board(who, 0).paint).map(({ text }) => text),
    ];
    for (const text of words)
      expect(text).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
  });
});
