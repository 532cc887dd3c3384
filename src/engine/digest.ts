import { hash } from 'node:crypto';

/** JSON with the keys of every object in order, so that equal values give equal texts. */
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

/** Sorts a few keys where they are: every state is written so, and what comes with an array costs more than that. */
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

/** SHA-256 of a value's canonical JSON, 64 hexadecimal digits; of a state, as it is stored. */
export function digest(value: unknown): string {
  return hash('sha256', canonicalJson(value));
}

/** What is shown when a match starts, so that nobody can choose the dice afterwards: SHA-256 of salt and seed. */
export function commitment(seed: string, salt: string): string {
  return hash('sha256', `${salt}:${seed}`);
}
