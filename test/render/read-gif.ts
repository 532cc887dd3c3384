/** A frame as it stands in a GIF, its pixels as numbers of colours. */
export interface GifFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Milliseconds. */
  readonly delay: number;
  readonly disposal: number;
  /** Null where every number is a colour. */
  readonly transparent: number | null;
  readonly hasOwnPalette: boolean;
  readonly index: Uint8Array;
}

export interface Gif {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue. */
  readonly palette: readonly (readonly [number, number, number])[];
  /** Null where it plays once. */
  readonly repeats: number | null;
  readonly frames: readonly GifFrame[];
}

/** Reads a GIF89a with a global palette; throws where anything is out of place. */
export function readGif(file: Uint8Array): Gif {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.toString('latin1', 0, 6) !== 'GIF89a') throw new Error('This is no GIF89a.');
  const packed = bytes.readUInt8(10);
  if ((packed & 0x80) === 0) throw new Error('It has no global palette.');
  const size = 2 ** ((packed & 7) + 1);
  const palette = Array.from(
    { length: size },
    (_, i) =>
      [
        bytes.readUInt8(13 + 3 * i),
        bytes.readUInt8(14 + 3 * i),
        bytes.readUInt8(15 + 3 * i),
      ] as const,
  );
  let at = 13 + 3 * size;
  const block = (): Buffer => {
    const parts: Buffer[] = [];
    for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) {
      parts.push(bytes.subarray(at + 1, at + 1 + length));
      at += length + 1;
    }
    at += 1;
    return Buffer.concat(parts);
  };
  let repeats: number | null = null;
  let control = { delay: 0, disposal: 0, transparent: null as number | null };
  const frames: GifFrame[] = [];
  for (let tag = bytes.readUInt8(at); tag !== 0x3b; tag = bytes.readUInt8(at)) {
    if (tag === 0x21) {
      const label = bytes.readUInt8(at + 1);
      at += 2;
      const data = block();
      if (label === 0xff) repeats = data.readUInt16LE(12);
      if (label === 0xf9) {
        const flags = data.readUInt8(0);
        control = {
          delay: data.readUInt16LE(1) * 10,
          disposal: (flags >> 2) & 7,
          transparent: (flags & 1) === 1 ? data.readUInt8(3) : null,
        };
      }
    } else if (tag === 0x2c) {
      const [x, y, width, height] = [1, 3, 5, 7].map((offset) => bytes.readUInt16LE(at + offset));
      const own = (bytes.readUInt8(at + 9) & 0x80) !== 0;
      const smallest = bytes.readUInt8(at + 10);
      at += 11;
      const area = { x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0 };
      const index = decompressed(block(), smallest, area.width * area.height);
      frames.push({ ...area, ...control, hasOwnPalette: own, index });
    } else {
      throw new Error(`There is no block ${tag.toString(16)} in a GIF.`);
    }
  }
  if (at !== bytes.length - 1) throw new Error('Something follows its end.');
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8), palette, repeats, frames };
}

/** The pictures as they are seen, one over the other: colours as numbers 0xrrggbb. */
export function* picturesOf({ width, height, palette, frames }: Gif): Generator<Uint32Array> {
  const canvas = new Uint32Array(width * height);
  for (const frame of frames) {
    frame.index.forEach((colour, i) => {
      if (colour === frame.transparent) return;
      const [red, green, blue] = palette[colour] ?? [0, 0, 0];
      const column = frame.x + (i % frame.width);
      const row = frame.y + Math.floor(i / frame.width);
      canvas[row * width + column] = (red << 16) | (green << 8) | blue;
    });
    yield canvas.slice();
  }
}

/** LZW as in GIF89a, appendix F. Throws where it does not come to so many pixels. */
function decompressed(data: Uint8Array, smallest: number, pixels: number): Uint8Array {
  const clear = 1 << smallest;
  const out = new Uint8Array(pixels);
  /** For each code: the code before its last pixel, and that pixel. */
  const prefix = new Int32Array(4096).fill(-1);
  const last = new Uint8Array(4096);
  const length = new Int32Array(4096).fill(1);
  for (let i = 0; i < clear; i += 1) last[i] = i;
  let [next, size, old, written, bits, buffer] = [clear + 2, smallest + 1, -1, 0, 0, 0];
  const put = (code: number): number => {
    let at = written + (length[code] ?? 1);
    written = at;
    let first = 0;
    for (let now = code; now >= 0; now = prefix[now] ?? -1) {
      at -= 1;
      first = last[now] ?? 0;
      out[at] = first;
    }
    return first;
  };
  const firstOf = (code: number): number => {
    let now = code;
    for (let up = prefix[now] ?? -1; up >= 0; up = prefix[now] ?? -1) now = up;
    return last[now] ?? 0;
  };
  for (const byte of data) {
    buffer |= byte << bits;
    bits += 8;
    while (bits >= size) {
      const code = buffer & ((1 << size) - 1);
      buffer >>>= size;
      bits -= size;
      if (code === clear) {
        [next, size, old] = [clear + 2, smallest + 1, -1];
        continue;
      }
      if (code === clear + 1) {
        if (written !== pixels) throw new Error(`${written} pixels instead of ${pixels}.`);
        return out;
      }
      if (old >= 0 && next < 4096) {
        prefix[next] = old;
        length[next] = (length[old] ?? 1) + 1;
        last[next] = code === next ? firstOf(old) : firstOf(code);
        next += 1;
        if (next === 1 << size && size < 12) size += 1;
      }
      put(code);
      old = code;
    }
  }
  throw new Error('The picture is cut off.');
}
