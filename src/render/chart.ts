import type { ChartConfiguration, ChartDataset } from 'chart.js';
import type { Strip } from '../presentation/scene.ts';
import type { Chart, Course, Lane } from '../presentation/story.ts';
import { type Language, LANGUAGES } from '../language/languages.ts';
import { percent } from '../language/numbers.ts';
import { paintBadge } from './badge.ts';
import { type Area, circle, type Context, filled, line, stroked } from './context.ts';
import { EMBLEM_ART } from './drawings/emblems.ts';
import { drawn, HEAD, onScale, PAD, paintSheet, sheer, STILL } from './drawing.ts';
import { type NewSheet, paintUncached } from './paint-cache.ts';
import { luckHeight, paintLuck } from './luck.ts';
import type { Theme } from './palette.ts';
import { LEAST, WIDTH } from './read.ts';
import { paintSources, sourcesHeight } from './sources.ts';
import { fitted, widthOf, write } from './text.ts';

const GAP = 12;
const TITLE = 92;
/** The lines themselves with the names of the columns. */
const LINES = 440;
/** The lines of others below are lower, with room for who ends where: so much between two of them, and above and below all. */
const LEAST_LINES = 240;
const BETWEEN_ENDS = 60;
const [ABOVE_ENDS, BELOW_ENDS] = [36, 60];
/** A badge of a lane, and from one to the next above it; round all of them in a column. */
const [BADGE, STEP, ROUND] = [20, 46, 12];
/** Beside the lines: the lanes' names and the numbers, and who ends where at what. */
const LEFT = 100;
const WIDEST_LEFT = 230;
const LANE_NAME = { size: 27 } as const;
const END = { size: 34 } as const;
const TO_END = 44;
const NUMBERS = { size: 27, family: 'Inter', weight: 'bold' } as const;

/** A line, and its rim: pale colours stand out from paper by it, and dark ones from the night. */
const [THICK, RIM] = [8, 3];
/** The way to what is only added at the end. */
const THIN = 3;
const DOTS = [3, 9] as const;
/** How much of what spreads over the board is seen behind the lines. */
const VEIL = 0.3;

/** How far lines that meet are kept apart, of the highest value. */
const NUDGE = 0.015;

/** The line of each seat, to be told apart without its colour: dashes, and points cut about as its badge. */
const DASHES = [[], [26, 13], [8, 11], [30, 11, 8, 11], [3, 15], [40, 10, 3, 10, 3, 10]] as const;

/** A piece of a line, as chart.js asks for its look. */
interface Segment {
  readonly p1DataIndex: number;
}

/** Where the sheets of a chart lie, and how large it is; those that there are not have no height. */
interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly course: Area;
  readonly others: readonly Area[];
  readonly sources: Area;
  readonly luck: Area;
}

/** Where everything of a chart goes. The context only measures text. */
export function layOutChart(
  ctx: Context,
  { course, others = [], sources, luck }: Chart,
): ChartLayout {
  const courseArea = {
    x: GAP,
    y: TITLE + GAP,
    width: WIDTH - 2 * GAP,
    height: LINES + heightBeside(course),
  };
  const below = (area: Area, height: number | null): Area => ({
    ...area,
    y: area.y + area.height + GAP,
    height: height ?? -GAP,
  });
  const otherAreas: Area[] = [];
  for (const other of others) {
    const ends = ABOVE_ENDS + (other.series.length - 1) * BETWEEN_ENDS + BELOW_ENDS;
    const height = Math.max(LEAST_LINES, ends) + heightBeside(other);
    otherAreas.push(below(otherAreas.at(-1) ?? courseArea, height));
  }
  const sourcesArea = below(
    otherAreas.at(-1) ?? courseArea,
    sources === null ? null : sourcesHeight(ctx, sources, courseArea.width),
  );
  const luckArea = below(
    sourcesArea,
    luck === null ? null : luckHeight(ctx, luck, courseArea.width),
  );
  const height = luckArea.y + luckArea.height + GAP;
  return {
    width: WIDTH,
    height,
    course: courseArea,
    others: otherAreas,
    sources: sourcesArea,
    luck: luckArea,
  };
}

/** How high the sheet of a course is beside its lines. */
function heightBeside({ lanes, cover }: Course): number {
  const all = lanes.reduce((sum, lane) => sum + laneHeight(lane), 0);
  return HEAD + all + (cover === null ? 0 : STEP + ROUND) + PAD;
}

/** As high as the column in which most happened. */
const laneHeight = ({ marks }: Lane): number => {
  const most = Math.max(1, ...marks.map(({ column }) => countIn(marks, column)));
  return most * STEP + ROUND;
};

const countIn = (marks: Lane['marks'], column: number): number =>
  marks.filter((mark) => mark.column === column).length;

/** Paints a match in numbers; `layout` is what `layOutChart` found for it. Its lines are drawn on new sheets. */
export function paintChart(
  ctx: Context,
  theme: Theme,
  { language, title, match, course, others = [], sources, luck, strips }: Chart,
  layout: ChartLayout,
  newSheet: NewSheet,
): void {
  ctx.fillStyle = theme.paper;
  ctx.fillRect(0, 0, layout.width, layout.height);
  ctx.fillStyle = theme.bar;
  ctx.fillRect(0, 0, layout.width, TITLE);
  const room = layout.width - 2 * PAD;
  write(ctx, title, PAD, 30, { size: 36, colour: theme.barInk }, room);
  const small = { size: 27, weight: 'normal', colour: theme.barInk } as const;
  write(ctx, match, PAD, 68, small, room);
  paintCourse(ctx, theme, language, course, strips, layout.course, newSheet);
  layout.others.forEach((area, nth) => {
    const other = others[nth];
    if (other !== undefined) paintCourse(ctx, theme, language, other, strips, area, newSheet);
  });
  if (sources !== null) paintSources(ctx, theme, sources, strips, layout.sources);
  if (luck !== null) paintLuck(ctx, theme, luck, strips, layout.luck, newSheet);
}

function paintCourse(
  ctx: Context,
  theme: Theme,
  language: Language,
  course: Course,
  strips: readonly Strip[],
  area: Area,
  newSheet: NewSheet,
): void {
  paintSheet(ctx, theme, course.title, area);
  const names = [...course.lanes, ...(course.cover === null ? [] : [course.cover])];
  const widest = Math.max(...names.map(({ name }) => widthOf(ctx, name, LANE_NAME)));
  const left = Math.min(WIDEST_LEFT, Math.max(LEFT, widest + PAD));
  const beside = rightOf(ctx, course);
  const at = {
    x: area.x + left,
    y: area.y + HEAD,
    width: area.width - left - beside,
    height: area.height - heightBeside(course),
  };
  const { xs, ends } = drawn(
    ctx,
    newSheet,
    at,
    linesOf(theme, language, labelled(ctx, course, at.width), strips),
    (scales) => ({
      xs: course.columns.map((_, column) => at.x + onScale(scales, 'x')(column)),
      ends: course.series.map(({ values }) => at.y + onScale(scales, 'y')(values.at(-1) ?? 0)),
    }),
  );
  const right = area.x + area.width;
  paintEnds(ctx, theme, course, strips, ends, { from: xs.at(-1) ?? at.x, ...at, right, beside });
  let top = at.y + at.height;
  for (const lane of course.lanes) {
    paintLane(ctx, theme, lane, strips, xs, { x: area.x, y: top, left, right });
    top += laneHeight(lane);
  }
  const { cover } = course;
  if (cover === null) return;
  const y = top + (STEP + ROUND) / 2;
  paintRule(ctx, theme, area.x, top, right);
  write(ctx, cover.name, area.x + PAD, y, { ...LANE_NAME, colour: theme.ink }, left - PAD);
  const type = { size: LEAST, colour: theme.ink, align: 'center' } as const;
  const told = cover.shares.map((share) => (share > 0 ? percent(language, share) : ''));
  const step = at.width / Math.max(1, told.length);
  const longest = Math.max(...told.map((text) => widthOf(ctx, text, type)));
  // The last one is always told, and of the others as many as have room.
  const every = Math.max(1, Math.ceil((longest + 8) / step));
  told.forEach((text, column) => {
    if ((told.length - 1 - column) % every === 0) write(ctx, text, xs[column] ?? 0, y, type);
  });
}

/**
 * The same with names of columns that leave those beside them to be read: of numbers, which are narrow, as many as have
 * room, the last one always.
 */
function labelled(ctx: Context, course: Course, width: number): Course {
  const { columns } = course;
  const room = width / columns.length;
  // The start and what is added at the end have room beside them.
  const numbers = columns.slice(1).filter(({ isAdded }) => !isAdded);
  const widest = Math.max(0, ...numbers.map(({ label }) => widthOf(ctx, label, NUMBERS)));
  const every = Math.max(1, Math.ceil((widest + 4) / room));
  const isTold = (column: number): boolean => (columns.length - 1 - column) % every === 0;
  return {
    ...course,
    columns: columns.map((column, at) => ({
      ...column,
      label: isTold(at) ? fitted(ctx, column.label, 1.5 * room, NUMBERS) : '',
    })),
  };
}

/** The lines over what spreads on the board, which is drawn as columns behind them. */
function linesOf(
  theme: Theme,
  language: Language,
  { columns, series, cover }: Course,
  strips: readonly Strip[],
): ChartConfiguration {
  const most = Math.max(1, ...series.flatMap(({ values }) => values));
  const shown = series.map((_, index) => untied(series, index, most * NUDGE));
  const lines = series.flatMap(({ seat }, index): ChartDataset<'line', number[]>[] => {
    const strip = strips.find((one) => one.seat === seat);
    const colour = strip === undefined ? theme.faded : theme.dyes[strip.colour].fill;
    const isAdded = (at: Segment): boolean => columns[at.p1DataIndex]?.isAdded === true;
    const drawnAs = (borderColor: string, borderWidth: number, added: string) => ({
      type: 'line' as const,
      data: shown[index] ?? [],
      yAxisID: 'y',
      clip: false as const,
      borderColor,
      borderWidth,
      borderDash: [...(DASHES[index % DASHES.length] ?? [])],
      segment: {
        borderColor: (at: Segment) => (isAdded(at) ? added : undefined),
        borderWidth: (at: Segment) => (isAdded(at) ? THIN : undefined),
        borderDash: (at: Segment) => (isAdded(at) ? [...DOTS] : undefined),
      },
    });
    return [
      {
        ...drawnAs(colour, THICK, theme.faded),
        order: index,
        ...(strip === undefined ? {} : EMBLEM_ART[strip.emblem].point),
        pointRadius: 11,
        pointBackgroundColor: colour,
        pointBorderColor: theme.ink,
        pointBorderWidth: 3,
      },
      {
        ...drawnAs(theme.ink, THICK + RIM, 'transparent'),
        order: index + 0.5,
        pointRadius: 0,
      },
    ];
  });
  const covered: ChartDataset<'bar', number[]> = {
    type: 'bar',
    data: [...(cover?.shares ?? [])],
    yAxisID: 'share',
    order: series.length + 1,
    backgroundColor: sheer(theme.snowEdge, VEIL),
    barPercentage: 1,
    categoryPercentage: 1,
  };
  const ticks = { color: theme.ink, font: NUMBERS } as const;
  return {
    type: 'line',
    data: { labels: columns.map(({ label }) => label), datasets: [...lines, covered] },
    options: {
      ...STILL,
      locale: LANGUAGES[language].tag,
      layout: { padding: { top: 16, right: 8 } },
      scales: {
        x: {
          offset: true,
          ticks: { ...ticks, autoSkip: false, maxRotation: 0 },
          grid: { display: false },
        },
        y: {
          min: 0,
          suggestedMax: most,
          ticks: { ...ticks, precision: 0, maxTicksLimit: 8 },
          grid: { color: sheer(theme.ink, 0.18), lineWidth: 2 },
          border: { display: false },
        },
        share: { display: false, min: 0, max: 1 },
      },
    },
  };
}

/** The values of a line, those it shares with others a little above them: no line may hide another. */
function untied(series: Course['series'], index: number, nudge: number): number[] {
  const own = series[index]?.values ?? [];
  return own.map((value, column) => {
    const tied = [...series.keys()].filter((other) => series[other]?.values[column] === value);
    return value + tied.indexOf(index) * nudge;
  });
}

/** How much room there is for who ends where. */
function rightOf(ctx: Context, { series }: Course): number {
  const values = series.map(({ values }) => widthOf(ctx, String(values.at(-1) ?? 0), END));
  return TO_END + 36 + Math.max(0, ...values) + PAD;
}

/** Whose line ends where, and at what: beside the ends, pushed apart where they would hide each other. */
function paintEnds(
  ctx: Context,
  theme: Theme,
  { series }: Course,
  strips: readonly Strip[],
  ends: readonly number[],
  at: Area & { readonly from: number; readonly right: number; readonly beside: number },
): void {
  const places = apart(ends, BETWEEN_ENDS, at.y + ABOVE_ENDS, at.y + at.height - BELOW_ENDS);
  const x = at.right - at.beside + TO_END;
  series.forEach(({ seat, values }, index) => {
    const strip = strips.find((one) => one.seat === seat);
    const [end = 0, y = 0] = [ends[index], places[index]];
    if (strip === undefined) return;
    line(ctx, [
      [at.from + 14, end],
      [x - 28, y],
    ]);
    stroked(ctx, theme.faded, 2);
    paintBadge(ctx, theme, strip, x, y, 24, paintUncached);
    const big = { ...END, colour: theme.ink, align: 'right' } as const;
    write(ctx, String(values.at(-1) ?? 0), at.right - PAD, y, big);
  });
}

/** The same places in order, but at least `least` apart and within their bounds. */
function apart(places: readonly number[], least: number, top: number, bottom: number): number[] {
  const order = [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  let lowest = top;
  for (const index of order) {
    moved[index] = Math.max(places[index] ?? 0, lowest);
    lowest = (moved[index] ?? 0) + least;
  }
  let highest = bottom;
  for (const index of order.toReversed()) {
    moved[index] = Math.min(moved[index] ?? 0, highest);
    highest = (moved[index] ?? 0) - least;
  }
  return moved;
}

/** What happened in each column, by the badge of whose it was: below each other, so that they need no more room than one. */
function paintLane(
  ctx: Context,
  theme: Theme,
  { name, marks }: Lane,
  strips: readonly Strip[],
  xs: readonly number[],
  {
    x,
    y,
    left,
    right,
  }: { readonly x: number; readonly y: number; readonly left: number; readonly right: number },
): void {
  const height = laneHeight({ name, marks });
  paintRule(ctx, theme, x, y, right);
  write(ctx, name, x + PAD, y + height / 2, { ...LANE_NAME, colour: theme.ink }, left - PAD);
  xs.forEach((centre, column) => {
    const here = marks.filter((mark) => mark.column === column);
    here.forEach(({ seat }, index) => {
      const at = y + height / 2 + (index - (here.length - 1) / 2) * STEP;
      const strip = strips.find((one) => one.seat === seat);
      if (strip !== undefined) {
        paintBadge(ctx, theme, strip, centre, at, BADGE, paintUncached);
        return;
      }
      circle(ctx, centre, at, BADGE);
      filled(ctx, theme.sheet);
      stroked(ctx, theme.line, 3);
      write(ctx, '=', centre, at, { size: 29, colour: theme.ink, align: 'center' });
    });
  });
}

/** Between two lanes. */
function paintRule(ctx: Context, theme: Theme, x: number, y: number, right: number): void {
  ctx.fillStyle = sheer(theme.ink, 0.18);
  ctx.fillRect(x + PAD, y, right - x - 2 * PAD, 2);
}
