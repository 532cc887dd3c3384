import { apart, type Rgb } from '../../src/render/sight.ts';

/** A picture's pixels: red, green, blue, alpha. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
}

/** ΔE (CIE 1976) from which on a pixel is another one. */
const ANOTHER = 14;
/** Pixels on each side of a block. */
const BLOCK = 16;
/** How much a pixel counts where words stand: each font library sets them in a hand of its own. */
const OF_WORDS = 1 / 3;

/** A rectangle in pixels. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * How much two pictures of one size differ where they differ most: the part of the pixels of a block that
 * have no like within one pixel in the other picture, from 0 to 1. Edges that are smoothed otherwise, as
 * another version of a library may do, are like each other. 1 for pictures of different sizes.
 *
 * @param words where text stands, which is compared better by what it says
 */
export function worstDifference(a: Picture, b: Picture, words: readonly Box[]): number {
  if (a.width !== b.width || a.height !== b.height) return 1;
  const blocks = new Map<string, number>();
  for (let y = 0; y < a.height; y += 1) {
    for (let x = 0; x < a.width; x += 1) {
      if (hasLike(a, b, x, y) && hasLike(b, a, x, y)) continue;
      const name = `${Math.floor(x / BLOCK)} ${Math.floor(y / BLOCK)}`;
      const isWord = words.some(
        ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
      );
      blocks.set(name, (blocks.get(name) ?? 0) + (isWord ? OF_WORDS : 1));
    }
  }
  return Math.max(0, ...blocks.values()) / BLOCK ** 2;
}

/** Whether a pixel of one picture is found in the other, or beside its place. */
function hasLike(one: Picture, other: Picture, x: number, y: number): boolean {
  const wanted = colourAt(one, x, y);
  if (colourAt(other, x, y) === wanted) return true;
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const [nearX, nearY] = [x + dx, y + dy];
      if (nearX < 0 || nearY < 0 || nearX >= other.width || nearY >= other.height) continue;
      if (distance(wanted, colourAt(other, nearX, nearY)) < ANOTHER) return true;
    }
  }
  return false;
}

function colourAt({ pixels, width }: Picture, x: number, y: number): number {
  const at = (y * width + x) * 4;
  return ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
}

/** Pictures have few colours: each pair is compared once. */
const known = new Map<number, number>();

function distance(a: number, b: number): number {
  const pair = Math.min(a, b) * 2 ** 24 + Math.max(a, b);
  let found = known.get(pair);
  if (found === undefined) {
    found = apart(channels(a), channels(b));
    known.set(pair, found);
  }
  return found;
}

function channels(colour: number): Rgb {
  return [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255];
}
