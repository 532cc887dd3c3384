import type { RawData } from 'ws';

/** The text of a frame. */
export function textOfFrame(data: RawData): string {
  return Buffer.isBuffer(data) ? data.toString('utf8') : '';
}
