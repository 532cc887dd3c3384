import { hash } from 'node:crypto';

/** JSON with the keys of every object sorted, so that equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  let text = '';
  for (const key of inOrder(Object.keys(value))) {
    const member = value[key];
    if (member === undefined) continue;
    text += `${text === '' ? '{' : ','}${JSON.stringify(key)}:${canonicalJson(member)}`;
  }
  return text === '' ? '{}' : `${text}}`;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Sorts in place by insertion: every state passes here, and for so few keys `Array.sort` costs more. */
function inOrder(keys: string[]): string[] {
  keys.forEach((key, nth) => {
    let at = nth;
    for (let before = keys[at - 1]; before !== undefined && before > key; before = keys[at - 1]) {
      keys[at] = before;
      at -= 1;
    }
    keys[at] = key;
  });
  return keys;
}

/** SHA-256 of a value’s canonical JSON, 64 hexadecimal digits. Of a state, hash what `Game.stored` returns. */
export function digest(value: unknown): string {
  return hash('sha256', canonicalJson(value));
}

/** SHA-256 of salt and seed, posted when a match starts, so that nobody can choose the dice afterwards. */
export function commitment(seed: string, salt: string): string {
  return hash('sha256', `${salt}:${seed}`);
}
