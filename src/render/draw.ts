import type { Standings } from '../presentation/standings.ts';
import type { Chart } from '../presentation/story.ts';
import { layOutChart, paintChart } from './chart.ts';
import type { Context } from './context.ts';
import { easelOf, newSheet, ruler } from './easel.ts';
import { MOST_INKS } from './inks.ts';
import { type Theme, type ThemeId, THEMES } from './palette.ts';
import { encodePng } from './png.ts';
import { inksOf, type Subject, subjectOfChart } from './raster.ts';
import { layOutStandings, paintStandings } from './standings.ts';

/** Draws a match in numbers as a PNG. Takes its time: meant for a worker thread. */
export function drawChart(chart: Chart, theme: ThemeId = 'day'): Buffer {
  const layout = layOutChart(ruler, chart);
  return drawn(layout, theme, subjectOfChart(chart), (ctx, colours) =>
    paintChart(ctx, colours, chart, layout, newSheet),
  );
}

/** Draws the standings of a division, likewise. */
export const drawStandings = (standings: Standings, theme: ThemeId = 'day'): Buffer =>
  drawn(layOutStandings(standings), theme, undefined, (ctx, colours) =>
    paintStandings(ctx, colours, standings),
  );

function drawn(
  { width, height }: { readonly width: number; readonly height: number },
  theme: ThemeId,
  subject: Subject | undefined,
  paint: (ctx: Context, colours: Theme) => void,
): Buffer {
  // First, as they are chosen from specimens that need the easel, too.
  const inks = inksOf(theme, MOST_INKS, subject);
  const { ctx, printed } = easelOf(width, height);
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  paint(ctx, THEMES[theme]);
  return encodePng(printed(inks), inks.palette);
}
