import type { Sandbox } from '../../src/sandbox/index.ts';

/** Sends JSON and says what is refused, as `path: CODE` (or the bare number of another error). */
export async function complaints(
  sandbox: Sandbox,
  method: string,
  path: string,
  body: unknown,
): Promise<string[]> {
  const response = await fetch(`${sandbox.api}/v10${path}`, {
    method,
    headers: { authorization: `Bot ${sandbox.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.ok) return [];
  const json: unknown = await response.json();
  if (typeof json !== 'object' || json === null || !('code' in json)) throw new Error('no code');
  if (json.code !== 50035 || !('errors' in json)) return [String(json.code)];
  return flat(json.errors, []);
}

/** The complaints in a tree of them, as `path: CODE`. */
export function flat(tree: unknown, path: readonly string[]): string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => {
    if (key !== '_errors') return flat(value, [...path, key]);
    const errors: readonly { code: string }[] = value;
    return errors.map((error) => `${path.join('.')}: ${error.code}`);
  });
}

/** That many letters. */
export const letters = (count: number): string => 'x'.repeat(count);

/** That many things, each made from its number. */
export const several = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));
