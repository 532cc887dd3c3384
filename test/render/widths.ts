// Prints how wide and high each sign among the arguments comes out at 30 pixels, as JSON.
import { createCanvas } from 'canvas';
import '../../src/render/raster.ts';
import { write } from '../../src/render/text.ts';

/** The advance and the ink of each sign; the width of a digit. */
export interface Measured {
  readonly measured: Readonly<Record<string, { width: number; ink: number }>>;
  readonly digits: number;
}

const canvas = createCanvas(60, 60);
const ctx = canvas.getContext('2d');

/** The advance of a sign, and how many pixels the left column and top row of its ink have in common. */
function measure(sign: string): { width: number; ink: number } {
  ctx.clearRect(0, 0, 60, 60);
  const width = write(ctx, sign, 10, 30, { size: 30, colour: '#000000' });
  const { data } = ctx.getImageData(0, 0, 60, 60);
  let left = 60;
  for (let i = 3; i < data.length; i += 4) {
    if ((data[i] ?? 0) > 100) left = Math.min(left, ((i - 3) / 4) % 60);
  }
  let ink = 0;
  for (let y = 0; y < 60; y += 1) if ((data[(y * 60 + left) * 4 + 3] ?? 0) > 100) ink += 1;
  return { width: Math.round(width), ink };
}

const measured = Object.fromEntries(process.argv.slice(2).map((sign) => [sign, measure(sign)]));
const result: Measured = { measured, digits: measure('4').width };
process.stdout.write(JSON.stringify(result));
