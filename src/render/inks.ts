/** A picture whose pixels are numbers of colours. */
export interface Indexed {
  readonly width: number;
  readonly height: number;
  /** Row by row: a zero, then the number of each pixel's colour; as a PNG has them. */
  readonly rows: Uint8Array;
}

/** The few colours in which all pictures of a theme are printed. */
export interface Inks {
  /** Red, green and blue of each colour, one after the other. */
  readonly palette: Uint8Array;
  /** The picture in these colours: each pixel in the one that is nearest. */
  print(pixels: Uint32Array, width: number, height: number): Indexed;
}

const COLOURS = 256;
/** Colours are told apart by the upper six bits of each channel. */
const SHADES = 2 ** 18;

/**
 * Chooses at most 256 colours for a theme, once, so that a picture of it needs no choice of its own:
 * the given ones exactly, and by median cut those in which the edges of a specimen of everything are
 * smoothed.
 *
 * @param exact colours of flat shapes, each a number with blue in the lowest byte, then green, then red
 * @param specimen opaque pixels of a picture that shows all there is, numbers alike
 * @param most how many colours at most
 */
export function chooseInks(exact: readonly number[], specimen: Uint32Array, most = COLOURS): Inks {
  const chosen = new Set(exact.map((colour) => colour & 0xffffff));
  for (const colour of typicalColours(specimen, most)) {
    if (chosen.size < most) chosen.add(colour);
  }
  const colours = Uint32Array.from(chosen);
  const palette = new Uint8Array(colours.length * 3);
  colours.forEach((colour, index) => {
    palette.set([(colour >> 16) & 255, (colour >> 8) & 255, colour & 255], index * 3);
  });
  /** One more than the number of the nearest colour, or 0 where it was not looked for yet. */
  const known = new Uint16Array(SHADES);
  return {
    palette,
    print(pixels, width, height) {
      const rows = new Uint8Array((width + 1) * height);
      let from = 0;
      let to = 0;
      let last = -1;
      let index = 0;
      for (let y = 0; y < height; y += 1) {
        to += 1;
        for (let x = 0; x < width; x += 1) {
          const pixel = pixels[from] ?? 0;
          if (pixel !== last) {
            last = pixel;
            const shade = shadeOf(pixel);
            let found = known[shade] ?? 0;
            if (found === 0) {
              found = nearest(colours, middleOf(shade)) + 1;
              known[shade] = found;
            }
            index = found - 1;
          }
          rows[to] = index;
          from += 1;
          to += 1;
        }
      }
      return { width, height, rows };
    },
  };
}

function shadeOf(pixel: number): number {
  return ((pixel >> 6) & 0x3f000) | ((pixel >> 4) & 0xfc0) | ((pixel >> 2) & 0x3f);
}

/** The colour in the middle of those that are not told apart. */
function middleOf(shade: number): number {
  return ((shade & 0x3f000) << 6) | ((shade & 0xfc0) << 4) | ((shade & 0x3f) << 2) | 0x020202;
}

/** The number of the colour that differs least; the eye sees green best and blue worst. */
function nearest(colours: Uint32Array, wanted: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < colours.length; i += 1) {
    const colour = colours[i] ?? 0;
    const red = ((colour >> 16) & 255) - ((wanted >> 16) & 255);
    const green = ((colour >> 8) & 255) - ((wanted >> 8) & 255);
    const blue = (colour & 255) - (wanted & 255);
    const distance = 3 * red * red + 4 * green * green + 2 * blue * blue;
    if (distance < least) [best, least] = [i, distance];
  }
  return best;
}

/** Colours are counted by the upper five bits of each channel. */
const CELLS = 32 ** 3;

/** Cells of colours that will become one colour, from `from` up to `to` in the list of cells. */
interface Box {
  readonly from: number;
  readonly to: number;
  /** The channel in which its colours differ most, as a shift into a cell's number, and by how much. */
  readonly channel: 0 | 5 | 10;
  readonly spread: number;
}

/** So many colours that stand for all in a picture, by median cut: those of wide differences first. */
function typicalColours(pixels: Uint32Array, most: number): number[] {
  const { count, typical } = countColours(pixels);
  const cells = Uint16Array.from(occupied(count));
  return cut(cells, count, most).map(({ from, to }) => {
    let main = cells[from] ?? 0;
    for (const cell of cells.subarray(from, to)) {
      if ((count[cell] ?? 0) > (count[main] ?? 0)) main = cell;
    }
    return (typical[main] ?? 0) & 0xffffff;
  });
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
function cut(cells: Uint16Array, count: Uint32Array, most: number): Box[] {
  const boxes = [measured(cells, count, 0, cells.length)];
  while (boxes.length < most) {
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
