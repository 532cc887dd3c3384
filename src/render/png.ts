import { crc32, deflateSync } from 'node:zlib';
import type { Indexed } from './inks.ts';
import type { Rgb } from './sight.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Eight bits for each pixel, which are numbers of colours in the palette; nothing filtered or interlaced. */
const FORMAT = [8, 3, 0, 0, 0];

/**
 * A PNG of a picture in numbered colours (PNG, third edition: 5.3, 11.2). Node's zlib is faster than the
 * one node-canvas writes with, and level 2 is where more time no longer makes much smaller files.
 */
export function encodePng({ width, height, rows }: Indexed, palette: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(FORMAT, 8);
  const data = deflateSync(rows, { level: 2, memLevel: 9, chunkSize: 1 << 18 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The same picture with every colour changed; for a PNG of `encodePng`. */
export function recoloured(png: Buffer, change: (colour: Rgb) => Rgb): Buffer {
  const parts: Buffer[] = [SIGNATURE];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    parts.push(chunk(type, type === 'PLTE' ? changed(data, change) : data));
    at += length + 12;
  }
  return Buffer.concat(parts);
}

function changed(palette: Uint8Array, change: (colour: Rgb) => Rgb): Uint8Array {
  const out = new Uint8Array(palette.length);
  for (let at = 0; at < palette.length; at += 3) {
    const [r = 0, g = 0, b = 0] = palette.subarray(at, at + 3);
    out.set(change([r, g, b]).map(Math.round), at);
  }
  return out;
}

/** Length, type, data and their checksum. */
function chunk(type: string, data: Uint8Array): Buffer {
  const out = Buffer.alloc(data.length + 12);
  out.writeUInt32BE(data.length, 0);
  out.write(type, 4, 'latin1');
  out.set(data, 8);
  out.writeUInt32BE(crc32(out.subarray(4, data.length + 8)), data.length + 8);
  return out;
}
