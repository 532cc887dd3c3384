import { describe, expect, it } from 'vitest';
import { tuskStory } from '../../src/games/tusk/retelling.ts';
import type { Chart } from '../../src/presentation/story.ts';
import { drawChart } from '../../src/render/draw.ts';
import { layOutChart, paintChart } from '../../src/render/chart.ts';
import { ruler } from '../../src/render/easel.ts';
import { THEMES } from '../../src/render/palette.ts';
import { WIDTH } from '../../src/render/read.ts';
import { recorded } from '../games/tusk/recorded.ts';
import { TABLE } from '../games/tusk/views.ts';
import { decoded, difference } from './pixels.ts';
import { written } from './written.ts';
import { tuskSpeech } from '../../src/games/tusk/words/index.ts';

const SPEECH = tuskSpeech('en');

const MATCH = tuskStory(SPEECH).chart(recorded(1).moments, TABLE);

const drawn = (chart: Chart) => decoded(drawChart(chart));

describe('the chart of a match', { timeout: 30_000 }, () => {
  it('is as wide as a board, and the same whenever it is drawn', async () => {
    const first = drawChart(MATCH);
    expect((await decoded(first)).width).toBe(WIDTH);
    expect(drawChart(MATCH).equals(first)).toBe(true);
    expect(first.length).toBeLessThan(400 * 1024);
  });

  it('is higher where much happened in a turn: no badge is smaller for it', () => {
    const heightOf = (fights: number) => {
      const marks = Array.from({ length: fights }, () => ({ column: 2, seat: 0 }));
      const course = { ...MATCH.course, lanes: [{ name: 'Fights', marks }] };
      return layOutChart(ruler, { ...MATCH, course }).height;
    };
    expect(heightOf(3) - heightOf(2)).toBe(heightOf(2) - heightOf(1));
    expect(heightOf(2)).toBeGreaterThan(heightOf(1));
  });

  it('shows that nobody won by a sign that is no number’s', () => {
    const marks = [{ column: 2, seat: null }];
    const chart = { ...MATCH, course: { ...MATCH.course, lanes: [{ name: 'Fights', marks }] } };
    const all = written((ctx, newSheet) =>
      paintChart(ctx, THEMES.day, chart, layOutChart(ruler, chart), newSheet),
    );
    expect(all.map(({ text }) => text)).toContain('=');
  });

  it('shows every number: food and where it came from, kills, fights, snow and luck', async () => {
    const whole = await drawn(MATCH);
    const { course, sources, luck } = MATCH;
    const changed: Chart[] = [
      {
        ...MATCH,
        course: {
          ...course,
          series: course.series.map((one, at) =>
            at === 2 ? { ...one, values: one.values.map((value) => value / 2) } : one,
          ),
        },
      },
      ...course.lanes.map((_, gone) => ({
        ...MATCH,
        course: {
          ...course,
          lanes: course.lanes.map((lane, at) => (at === gone ? { ...lane, marks: [] } : lane)),
        },
      })),
      {
        ...MATCH,
        course: {
          ...course,
          cover: course.cover === null ? null : { ...course.cover, shares: [] },
        },
      },
      {
        ...MATCH,
        sources: sources && {
          ...sources,
          rows: sources.rows.map((row) => ({ ...row, parts: row.parts.map((part) => part + 1) })),
        },
      },
      {
        ...MATCH,
        luck:
          luck === null
            ? null
            : { ...luck, rows: luck.rows.map((row) => ({ ...row, expected: row.expected / 3 })) },
      },
    ];
    for (const chart of changed) {
      const other = await drawn(chart);
      expect(other.height).toBe(whole.height);
      expect(difference(whole.pixels, other.pixels)).toBeGreaterThan(0.0004);
    }
  });

  it('shows other numbers below the first, lower, with room for all who end there', async () => {
    const other = { ...MATCH.course, lanes: [], cover: null };
    const layout = layOutChart(ruler, { ...MATCH, others: [other, other] });
    const [first, second] = layout.others;
    if (first === undefined || second === undefined) throw new Error('They have no room.');
    expect(first.y).toBeGreaterThan(layout.course.y + layout.course.height);
    expect(second.y).toBeGreaterThan(first.y + first.height);
    expect(layout.sources.y).toBeGreaterThan(second.y + second.height);
    const six = { ...other, series: [0, 1, 2, 3, 4, 5].map((seat) => ({ seat, values: [] })) };
    const [higher] = layOutChart(ruler, { ...MATCH, others: [six] }).others;
    expect(higher?.height).toBeGreaterThan(first.height);
    const flat = { ...other, series: other.series.map((one) => ({ ...one, values: [0, 0, 0] })) };
    const [shown, bare] = await Promise.all(
      [other, flat].map((one) => drawn({ ...MATCH, others: [one] })),
    );
    if (shown === undefined || bare === undefined) throw new Error('no picture');
    expect(difference(shown.pixels, bare.pixels)).toBeGreaterThan(0.0004);
  });

  it('keeps lines that meet apart, so that each can be seen', async () => {
    const { course, strips } = MATCH;
    const values = course.columns.map(() => 3);
    const flat = (seats: number): Chart => ({
      ...MATCH,
      sources: null,
      luck: null,
      strips,
      course: {
        ...course,
        lanes: [],
        cover: null,
        series: Array.from({ length: seats }, (_, seat) => ({ seat, values })),
      },
    });
    const pictures = await Promise.all([1, 2, 3, 4].map((seats) => drawn(flat(seats))));
    pictures.slice(1).forEach((picture, at) => {
      const before = pictures[at];
      if (before === undefined) throw new Error('no picture');
      expect(difference(before.pixels, picture.pixels)).toBeGreaterThan(0.005);
    });
  });

  it('draws the way to what is only added less than one that was played', async () => {
    const ends = async (isAdded: boolean) => {
      const { course } = MATCH;
      const columns = course.columns.map((column) => ({ ...column, isAdded }));
      return drawn({
        ...MATCH,
        sources: null,
        luck: null,
        course: { ...course, columns, cover: null },
      });
    };
    const bare = await drawn({
      ...MATCH,
      sources: null,
      luck: null,
      course: { ...MATCH.course, series: [], cover: null },
    });
    const [added, played] = [await ends(true), await ends(false)];
    expect(difference(bare.pixels, added.pixels)).toBeLessThan(
      difference(bare.pixels, played.pixels),
    );
  });

  it('needs no dice, no snow and no deeds', async () => {
    const bare = {
      ...MATCH,
      sources: null,
      luck: null,
      course: { ...MATCH.course, lanes: [], cover: null },
    };
    expect((await drawn(bare)).height).toBeLessThan((await drawn(MATCH)).height);
  });
});
