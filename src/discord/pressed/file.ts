import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Command } from './pressed.ts';

const packed = promisify(gzip);

/** A text as a file that Discord takes: packed where it takes none as large. */
export async function fileOf(
  { attachmentSizeLimit }: Pick<Command, 'attachmentSizeLimit'>,
  name: string,
  text: string,
): Promise<{ readonly name: string; readonly attachment: Buffer }> {
  const bytes = Buffer.from(text);
  return bytes.length <= attachmentSizeLimit
    ? { name, attachment: bytes }
    : { name: `${name}.gz`, attachment: await packed(bytes) };
}
