import type { ChartConfiguration } from 'chart.js';
import type { Strip } from '../presentation/scene.ts';
import type { LuckBoard } from '../presentation/story.ts';
import { paintBadge } from './badge.ts';
import { type Area, type Context, filled, line, polygon, stroked } from './context.ts';
import { drawn, HEAD, onScale, PAD, paintSheet, STILL } from './drawing.ts';
import { type NewSheet, paintUncached } from './paint-cache.ts';
import type { Theme } from './palette.ts';
import { LEAST } from './read.ts';
import { sizeFor, wrapped, write } from './text.ts';

const ROW = 96;
/** Of a row: whose it is, and what it means. */
const WHO = 190;
const MEANING = 250;
/** The lines that say how it is to be read. */
const TEXT = 44;
const LINE = 32;
const SMALL = { size: 26, weight: 'normal' } as const;
const SIDES = [29, 27, LEAST] as const;
const WORDS = { size: 29 } as const;

const linesOf = (ctx: Context, { text }: LuckBoard, width: number): string[] =>
  wrapped(ctx, text, width - 2 * PAD, SMALL);

/** How high the sheet is for it, if it is so wide. */
export const luckHeight = (ctx: Context, luck: LuckBoard, width: number): number =>
  HEAD + TEXT + (linesOf(ctx, luck, width).length - 1) * LINE + luck.rows.length * ROW + PAD / 2;

/** What everybody's dice hit, as bars, with marks for what they hit on average. */
export function paintLuck(
  ctx: Context,
  theme: Theme,
  luck: LuckBoard,
  strips: readonly Strip[],
  area: Area,
  newSheet: NewSheet,
): void {
  paintSheet(ctx, theme, luck.title, area);
  const left = area.x + PAD;
  const small = { ...SMALL, colour: theme.ink } as const;
  const lines = linesOf(ctx, luck, area.width);
  lines.forEach((text, index) => {
    write(ctx, text, left, area.y + HEAD + 14 + index * LINE, small, area.width - 2 * PAD);
  });
  const top = area.y + HEAD + TEXT + (lines.length - 1) * LINE;
  const bars = {
    x: left + WHO,
    y: top,
    width: area.width - 2 * PAD - WHO - MEANING,
    height: luck.rows.length * ROW,
  };
  const marks = drawn(ctx, newSheet, bars, barsOf(theme, luck, strips), (scales) =>
    luck.rows.map(({ expected }) => bars.x + onScale(scales, 'x')(expected)),
  );
  luck.rows.forEach(({ seat, dice, words }, index) => {
    const y = top + (index + 0.5) * ROW;
    const strip = strips.find((one) => one.seat === seat);
    if (strip !== undefined) {
      paintBadge(ctx, theme, strip, left + 26, y, 24, paintUncached);
      const size = sizeFor(ctx, strip.side, WHO - 70, SIDES);
      write(ctx, strip.side, left + 62, y, { size, colour: theme.ink }, WHO - 70);
    }
    const x = bars.x + bars.width + PAD;
    const room = MEANING - PAD;
    if (dice > 0) paintExpected(ctx, theme, marks[index] ?? 0, y);
    // Of what it is made, tell the bars; in numbers it stands in the text of the picture.
    const told = wrapped(ctx, words, room, WORDS);
    told.forEach((text, nth) => {
      const line = y + (nth - (told.length - 1) / 2) * LINE;
      write(ctx, text, x, line, { ...WORDS, colour: theme.ink }, room);
    });
  });
}

/** Where a bar would end on average: a mark across it. */
function paintExpected(ctx: Context, theme: Theme, x: number, y: number): void {
  line(ctx, [
    [x, y - 36],
    [x, y + 36],
  ]);
  stroked(ctx, theme.sheet, 11);
  stroked(ctx, theme.ink, 5);
  for (const side of [-1, 1]) {
    polygon(ctx, [
      [x - 11, y + side * 42],
      [x + 11, y + side * 42],
      [x, y + side * 26],
    ]);
    filled(ctx, theme.ink);
  }
}

function barsOf(theme: Theme, { rows }: LuckBoard, strips: readonly Strip[]): ChartConfiguration {
  const most = Math.max(1, ...rows.flatMap(({ sum, expected }) => [sum, expected]));
  const colours = rows.map(({ seat }) => {
    const strip = strips.find((one) => one.seat === seat);
    return strip === undefined ? theme.faded : theme.dyes[strip.colour].fill;
  });
  return {
    type: 'bar',
    data: {
      labels: rows.map(({ seat }) => String(seat)),
      datasets: [
        {
          data: rows.map(({ sum }) => sum),
          backgroundColor: colours,
          borderColor: theme.ink,
          borderWidth: 3,
          borderSkipped: false,
          borderRadius: 6,
          barPercentage: 0.55,
          categoryPercentage: 1,
        },
      ],
    },
    options: {
      ...STILL,
      indexAxis: 'y',
      layout: { padding: { left: 4, right: 14 } },
      scales: {
        x: { display: false, beginAtZero: true, suggestedMax: most },
        y: { display: false },
      },
    },
  };
}
