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
  print(pixels: Int32Array, width: number, height: number): Indexed;
}

/** The most that a byte can number, less one number that stands for none. */
export const MOST_INKS = 255;
/** Where the nearest colour was not looked for yet. */
const UNKNOWN = 255;
/** As many pixels of a colour are quicker filled than set one by one. */
const LONG = 24;
/** Colours are told apart by the upper six bits of each channel. */
const SHADES = 2 ** 18;

/**
 * Chooses at most 255 colours for a theme, once, so that a picture of it needs no choice of its own:
 * the given ones exactly, then one by one whatever colour of a specimen of everything is served worst by
 * those chosen so far. A colour of many pixels counts for more than a rare one.
 *
 * @param exact colours of flat shapes, each a number with blue in the lowest byte, then green, then red
 * @param specimens what pictures were counted in that show all there is
 * @param most how many colours at most
 */
export function chooseInks(exact: readonly number[], specimens: Specimens, most = MOST_INKS): Inks {
  const chosen = new Set(exact.map((colour) => colour & 0xffffff));
  const { seen, weights } = specimens.colours();
  /** How far each colour of the specimen is from the nearest one chosen, by its weight. */
  const off = new Float64Array(seen.length).fill(Number.POSITIVE_INFINITY);
  const heed = (colour: number): void => {
    for (let i = 0; i < off.length; i += 1) {
      const by = (weights[i] ?? 0) * distance(colour, seen[i] ?? 0);
      if (by < (off[i] ?? 0)) off[i] = by;
    }
  };
  for (const colour of chosen) heed(colour);
  while (chosen.size < most) {
    let worst = 0;
    for (let i = 1; i < off.length; i += 1) if ((off[i] ?? 0) > (off[worst] ?? 0)) worst = i;
    const colour = seen[worst];
    if (colour === undefined || off[worst] === 0) break;
    chosen.add(colour);
    heed(colour);
  }
  const colours = Uint32Array.from(chosen);
  const palette = new Uint8Array(colours.length * 3);
  colours.forEach((colour, index) => {
    palette.set([(colour >> 16) & 255, (colour >> 8) & 255, colour & 255], index * 3);
  });
  /** The number of the nearest colour. Bytes, as all of them stay near the processor. */
  const known = new Uint8Array(SHADES).fill(UNKNOWN);
  return {
    palette,
    print(pixels, width, height) {
      const rows = new Uint8Array((width + 1) * height);
      let from = 0;
      let to = 0;
      for (let y = 0; y < height; y += 1) {
        to += 1;
        const end = from + width;
        while (from < end) {
          const pixel = pixels[from];
          const shade = shadeOf(pixel ?? 0);
          let index = known[shade] ?? UNKNOWN;
          if (index === UNKNOWN) {
            index = nearest(colours, middleOf(shade));
            known[shade] = index;
          }
          // Most pixels are as the one before.
          const start = from;
          do from += 1;
          while (from < end && pixels[from] === pixel);
          const after = to + from - start;
          if (after - to > LONG) rows.fill(index, to, after);
          else for (let at = to; at < after; at += 1) rows[at] = index;
          to = after;
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

/** How much two colours differ; the eye sees green best and blue worst. */
function distance(one: number, other: number): number {
  const red = ((one >> 16) & 255) - ((other >> 16) & 255);
  const green = ((one >> 8) & 255) - ((other >> 8) & 255);
  const blue = (one & 255) - (other & 255);
  return 3 * red * red + 4 * green * green + 2 * blue * blue;
}

/** The number of the colour that differs least. */
function nearest(colours: Uint32Array, wanted: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < colours.length; i += 1) {
    const by = distance(colours[i] ?? 0, wanted);
    if (by < least) [best, least] = [i, by];
  }
  return best;
}

/** Pictures whose colours are counted, one after the other. */
export interface Specimens {
  /** Counts the opaque pixels of a picture, each a number with blue in the lowest byte, then green, then red. */
  add(pixels: Int32Array): void;
  /** The colours of all: of those that are not told apart the one of the longest run of pixels. */
  colours(): { readonly seen: Uint32Array; readonly weights: Float64Array };
}

/** No pictures yet. */
export function newSpecimens(): Specimens {
  const [count, typical, longest] = [
    new Uint32Array(SHADES),
    new Uint32Array(SHADES),
    new Uint32Array(SHADES),
  ];
  return {
    add(pixels) {
      let from = 0;
      while (from < pixels.length) {
        const pixel = pixels[from] ?? 0;
        let to = from + 1;
        while (to < pixels.length && pixels[to] === pixel) to += 1;
        const run = to - from;
        const shade = shadeOf(pixel);
        count[shade] = (count[shade] ?? 0) + run;
        if (run > (longest[shade] ?? 0)) {
          longest[shade] = run;
          typical[shade] = pixel & 0xffffff;
        }
        from = to;
      }
    },
    colours() {
      const shades = Uint32Array.from(count.keys()).filter((shade) => count[shade] !== 0);
      return {
        seen: shades.map((shade) => typical[shade] ?? 0),
        weights: Float64Array.from(shades, (shade) => Math.sqrt(count[shade] ?? 0)),
      };
    },
  };
}
