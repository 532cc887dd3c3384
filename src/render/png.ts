import { crc32, deflateSync } from 'node:zlib';
import type { Indexed } from './inks.ts';

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

/** Length, type, data and their checksum. */
function chunk(type: string, data: Uint8Array): Buffer {
  const out = Buffer.alloc(data.length + 12);
  out.writeUInt32BE(data.length, 0);
  out.write(type, 4, 'latin1');
  out.set(data, 8);
  out.writeUInt32BE(crc32(out.subarray(4, data.length + 8)), data.length + 8);
  return out;
}
