import { expect, it } from 'vitest';
import { encodePng, recoloured } from '../../src/render/png.ts';
import { decoded } from './pixels.ts';

it('writes a PNG that others read: every pixel in its colour', async () => {
  const palette = Uint8Array.from([255, 0, 0, 0, 128, 0, 10, 20, 250]);
  const rows = Uint8Array.from([0, 0, 1, 2, 0, 2, 2, 1]);
  const { width, height, pixels } = await decoded(
    encodePng({ width: 3, height: 2, rows }, palette),
  );
  expect([width, height]).toEqual([3, 2]);
  const colours = [0, 1, 2, 3, 4, 5].map((at) => [...pixels.subarray(at * 4, at * 4 + 4)]);
  const [red, green, blue] = [
    [255, 0, 0, 255],
    [0, 128, 0, 255],
    [10, 20, 250, 255],
  ];
  expect(colours).toEqual([red, green, blue, blue, blue, green]);
});

it('changes every colour of a picture and nothing else', async () => {
  const palette = Uint8Array.from([255, 0, 0, 0, 128, 0]);
  const png = encodePng({ width: 2, height: 1, rows: Uint8Array.from([0, 1, 0]) }, palette);
  const { pixels } = await decoded(recoloured(png, ([r, g, b]) => [b, r, g]));
  expect([...pixels]).toEqual([0, 0, 128, 255, 0, 255, 0, 255]);
});
