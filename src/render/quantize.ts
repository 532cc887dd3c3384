/** A picture in at most 256 colours. */
export interface Indexed {
  /** Red, green, blue and alpha of each colour, one after the other. */
  readonly palette: Uint8ClampedArray;
  /** For each pixel, row by row, the number of its colour. */
  readonly indices: Uint8ClampedArray;
}

const COLOURS = 256;
/** Colours are told apart by the upper five bits of each channel. */
const CELLS = 32 ** 3;

/** Cells of colours that will become one colour, from `from` up to `to` in the list of cells. */
interface Box {
  readonly from: number;
  readonly to: number;
  /** The channel in which its colours differ most, as a shift into a cell's number, and by how much. */
  readonly channel: 0 | 5 | 10;
  readonly spread: number;
}

/**
 * Reduces a picture to 256 colours by median cut: flat shapes keep theirs, smoothed edges come near.
 *
 * @param pixels opaque pixels, each a number with blue in the lowest byte, then green, then red
 */
export function quantize(pixels: Uint32Array): Indexed {
  const { count, typical } = countColours(pixels);
  const cells = Uint16Array.from(occupied(count));
  const palette = new Uint8ClampedArray(COLOURS * 4);
  const indexOf = new Uint8Array(CELLS);
  cut(cells, count).forEach(({ from, to }, index) => {
    let main = cells[from] ?? 0;
    for (const cell of cells.subarray(from, to)) {
      indexOf[cell] = index;
      if ((count[cell] ?? 0) > (count[main] ?? 0)) main = cell;
    }
    const colour = typical[main] ?? 0;
    palette.set([(colour >> 16) & 255, (colour >> 8) & 255, colour & 255, 255], index * 4);
  });
  const indices = new Uint8ClampedArray(pixels.length);
  let last = -1;
  let index = 0;
  for (let i = 0; i < pixels.length; i += 1) {
    const pixel = pixels[i] ?? 0;
    if (pixel !== last) {
      last = pixel;
      index = indexOf[cellOf(pixel)] ?? 0;
    }
    indices[i] = index;
  }
  return { palette, indices };
}

function cellOf(pixel: number): number {
  return ((pixel >> 9) & 0x7c00) | ((pixel >> 6) & 0x3e0) | ((pixel >> 3) & 0x1f);
}

/** How many pixels fall into each cell, and the colour of the longest run of pixels in it. */
function countColours(pixels: Uint32Array): { count: Uint32Array; typical: Uint32Array } {
  const [count, typical, longest] = [
    new Uint32Array(CELLS),
    new Uint32Array(CELLS),
    new Uint32Array(CELLS),
  ];
  let from = 0;
  while (from < pixels.length) {
    const pixel = pixels[from] ?? 0;
    let to = from + 1;
    while (to < pixels.length && pixels[to] === pixel) to += 1;
    const run = to - from;
    const cell = cellOf(pixel);
    count[cell] = (count[cell] ?? 0) + run;
    if (run > (longest[cell] ?? 0)) {
      longest[cell] = run;
      typical[cell] = pixel;
    }
    from = to;
  }
  return { count, typical };
}

function* occupied(count: Uint32Array): Generator<number> {
  for (let cell = 0; cell < CELLS; cell += 1) if (count[cell] !== 0) yield cell;
}

/** Cuts the colours into boxes, the widest one first, each in the middle of its spread. Sorts `cells`. */
function cut(cells: Uint16Array, count: Uint32Array): Box[] {
  const boxes = [measured(cells, count, 0, cells.length)];
  while (boxes.length < COLOURS) {
    let widest = 0;
    boxes.forEach(({ spread }, index) => {
      if (spread > (boxes[widest]?.spread ?? 0)) widest = index;
    });
    const box = boxes[widest];
    if (box === undefined || box.spread === 0) break;
    const { from, to, channel } = box;
    const within = cells.subarray(from, to);
    within.sort((a, b) => ((a >> channel) & 31) - ((b >> channel) & 31) || a - b);
    const low = ((within[0] ?? 0) >> channel) & 31;
    const high = ((within.at(-1) ?? 0) >> channel) & 31;
    const middle = (low + high) / 2;
    const at = from + within.findIndex((cell) => ((cell >> channel) & 31) > middle);
    boxes[widest] = measured(cells, count, from, at);
    boxes.push(measured(cells, count, at, to));
  }
  return boxes;
}

/** A box with its widest channel; a colour of many pixels counts for more than a rare one. */
function measured(cells: Uint16Array, count: Uint32Array, from: number, to: number): Box {
  let channel: Box['channel'] = 0;
  let range = 0;
  let pixels = 0;
  for (const shift of [0, 5, 10] as const) {
    let [low, high] = [31, 0];
    for (let i = from; i < to; i += 1) {
      const value = ((cells[i] ?? 0) >> shift) & 31;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
    if (high - low > range) [range, channel] = [high - low, shift];
  }
  for (let i = from; i < to; i += 1) pixels += count[cells[i] ?? 0] ?? 0;
  return { from, to, channel, spread: range * range * Math.log2(1 + pixels) };
}
