import { refusal } from '../refusal.ts';
import type { Upload } from '../world/messages.ts';

/** Bytes of one request with all its files (25 MiB). */
const REQUEST_BYTES = 25 * 1024 * 1024;

/** A request's body: JSON alone, or `payload_json` with `files[n]` (multipart). */
export interface Body {
  readonly json: unknown;
  readonly uploads: readonly Upload[];
}

export const NO_BODY: Body = { json: undefined, uploads: [] };

/** Reads a body, or refuses it: 50109 when it is not JSON, 40005 when it is too large. */
export async function readBody(request: Request): Promise<Body> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) {
    const text = await request.text();
    return { json: text === '' ? undefined : parse(text), uploads: [] };
  }
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > REQUEST_BYTES) throw refusal('tooLarge');
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const payload = form.get('payload_json');
  const uploads: Upload[] = [];
  for (const [name, value] of form) {
    const key = /^files\[(\d+)\]$/.exec(name)?.[1];
    if (key === undefined || typeof value === 'string') continue;
    uploads.push({
      key,
      filename: value.name,
      contentType: value.type || 'application/octet-stream',
      bytes: new Uint8Array(await value.arrayBuffer()),
    });
  }
  return { json: typeof payload === 'string' ? parse(payload) : {}, uploads };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal('invalidJson');
  }
}
