import {
  BarController,
  BarElement,
  CategoryScale,
  Chart as Drawing,
  type ChartConfiguration,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
} from 'chart.js';
import { type Area, box, type Context, filled, stroked } from './context.ts';
import type { NewSheet } from './paint-cache.ts';
import type { Theme } from './palette.ts';
import { write } from './text.ts';

Drawing.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
);

/** Round what lies on a sheet, and the height of its title. */
export const PAD = 20;
export const HEAD = 60;

/** A framed sheet with a title. */
export function paintSheet(
  ctx: Context,
  theme: Theme,
  title: string,
  { x, y, width, height }: Area,
): void {
  box(ctx, x + 1.5, y + 1.5, width - 3, height - 3, 16);
  filled(ctx, theme.sheet);
  stroked(ctx, theme.line, 3);
  write(ctx, title, x + PAD, y + HEAD / 2 + 4, { size: 33, colour: theme.ink }, width - 2 * PAD);
}

/** Draws with chart.js on a sheet of its own and copies it to its place; `read` learns where things are. */
export function drawn<T>(
  ctx: Context,
  newSheet: NewSheet,
  { x, y, width, height }: Area,
  configuration: ChartConfiguration,
  read: (scales: Drawing['scales']) => T,
): T {
  const sheet = newSheet(width, height);
  const drawing = new Drawing(sheet.image, configuration);
  ctx.drawImage(sheet.image, x, y);
  const learnt = read(drawing.scales);
  drawing.destroy();
  sheet.discard();
  return learnt;
}

/** A place on a scale in pixels of its sheet; scales exist once their chart is drawn. */
export const onScale =
  (scales: Drawing['scales'], name: string) =>
  (value: number): number =>
    scales[name]?.getPixelForValue(value) ?? 0;

/** A colour of the theme that lets through what lies below. */
export const sheer = (colour: string, share: number): string =>
  colour +
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

/** What all drawings have in common: no motion, no events, no legend; the size is the sheet's. */
export const STILL: NonNullable<ChartConfiguration['options']> = {
  animation: false,
  responsive: false,
  events: [],
  devicePixelRatio: 1,
};
