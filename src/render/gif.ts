import gifenc from 'gifenc';
import type { Indexed } from './inks.ts';
import type { Piecemeal } from './piecemeal.ts';

// Its default export is the encoder; what Node takes for it is the whole module.
const newEncoder = typeof gifenc === 'function' ? gifenc : gifenc.GIFEncoder;

/** A picture of an animation, and how long it stays, in milliseconds. */
export interface Still {
  readonly picture: Indexed;
  readonly stays: number;
}

/** Where a frame's image begins after its graphic control extension (GIF89a, 23). */
const CONTROL_BYTES = 8;
/** Frames are laid over what is there. */
const KEEP = 1;

/** Without a loop: its last frame stays. */
const ONCE = -1;

/**
 * A GIF that runs once and holds its last picture, a frame at a time. All pictures are of one size and printed in the same colours, at most 255: the
 * number after the last colour stands for "as before". Of each picture only the rectangle that changed is
 * kept; one that changes nothing lengthens the one before.
 *
 * @param palette red, green and blue of each colour
 */
export function* encodeGif(stills: Iterable<Still>, palette: Uint8Array): Piecemeal<Uint8Array> {
  const same = palette.length / 3;
  if (same > 255) throw new RangeError(`An animation has at most 255 colours, not ${same}.`);
  const colours = Array.from(
    { length: same + 1 },
    (_, i) => [palette[i * 3] ?? 0, palette[i * 3 + 1] ?? 0, palette[i * 3 + 2] ?? 0] as const,
  );
  const gif = newEncoder({ initialCapacity: 2 ** 20 });
  for (const { index, x, y, width, height, stays } of patchesOf(stills, same)) {
    const begins = gif.bytesView().length;
    gif.writeFrame(index, width, height, {
      ...(begins === 0
        ? { palette: colours, repeat: ONCE }
        : { transparent: true, transparentIndex: same }),
      delay: stays,
      dispose: KEEP,
    });
    if (begins > 0) {
      // gifenc puts every frame into the corner.
      const written = gif.bytesView();
      const descriptor = new DataView(written.buffer, written.byteOffset + begins + CONTROL_BYTES);
      descriptor.setUint16(1, x, true);
      descriptor.setUint16(3, y, true);
    }
    yield;
  }
  gif.finish();
  return gif.bytes();
}

/** What has to be laid over each other, one that changes nothing added to the one before. */
function* patchesOf(stills: Iterable<Still>, same: number): Generator<Patch> {
  let before: Indexed | null = null;
  let held: Patch | null = null;
  for (const { picture, stays } of stills) {
    const patch: Patch | null =
      before === null ? whole(picture, stays) : changed(before, picture, stays, same);
    before = picture;
    if (patch === null) {
      held = longer(held, stays);
    } else {
      if (held !== null) yield held;
      held = patch;
    }
  }
  if (held === null) throw new RangeError('An animation has at least one picture.');
  yield held;
}

const longer = (patch: Patch | null, by: number): Patch | null =>
  patch === null ? null : { ...patch, stays: patch.stays + by };

/** A rectangle of numbered colours, and where it lies. */
interface Patch {
  readonly index: Uint8Array;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly stays: number;
}

/** A row's numbers, without the zero before them. */
function rowOf({ rows, width }: Indexed, y: number): Uint8Array {
  const from = y * (width + 1) + 1;
  return rows.subarray(from, from + width);
}

function whole(picture: Indexed, stays: number): Patch {
  const { width, height } = picture;
  const index = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) index.set(rowOf(picture, y), y * width);
  return { index, x: 0, y: 0, width, height, stays };
}

/** The smallest rectangle round all pixels that differ, with `same` for those within that do not. */
function changed(before: Indexed, after: Indexed, stays: number, same: number): Patch | null {
  if (before.width !== after.width || before.height !== after.height) {
    throw new RangeError('All pictures of an animation are of one size.');
  }
  const { width, height } = after;
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1) {
    const was = rowOf(before, y);
    const is = rowOf(after, y);
    if (Buffer.compare(was, is) === 0) continue;
    top = Math.min(top, y);
    bottom = y;
    let x = 0;
    while (x < left && was[x] === is[x]) x += 1;
    left = x;
    x = width - 1;
    while (x > right && was[x] === is[x]) x -= 1;
    right = x;
  }
  if (bottom < 0) return null;
  const patch = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  const index = new Uint8Array(patch.width * patch.height);
  for (let y = 0; y < patch.height; y += 1) {
    const was = rowOf(before, top + y);
    const is = rowOf(after, top + y);
    for (let x = 0; x < patch.width; x += 1) {
      const now = is[left + x] ?? 0;
      index[y * patch.width + x] = now === was[left + x] ? same : now;
    }
  }
  return { index, ...patch, stays };
}
