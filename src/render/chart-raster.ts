import type { Chart } from '../presentation/story.ts';
import { layOutChart, paintChart } from './chart.ts';
import { easelOf, newSheet, ruler } from './easel.ts';
import { MOST_INKS } from './inks.ts';
import { type ThemeId, THEMES } from './palette.ts';
import { encodePng } from './png.ts';
import { inksOf, subjectOfChart } from './raster.ts';

/** Draws a match in numbers as a PNG. Takes its time: meant for a worker thread. */
export function drawChart(chart: Chart, theme: ThemeId = 'day'): Buffer {
  // First, as they are chosen from specimens that need the easel, too.
  const inks = inksOf(theme, MOST_INKS, subjectOfChart(chart));
  const layout = layOutChart(ruler, chart);
  const { width, height } = layout;
  const { ctx, printed } = easelOf(width, height);
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  paintChart(ctx, THEMES[theme], chart, layout, newSheet);
  return encodePng(printed(inks), inks.palette);
}
