import { createHash } from 'node:crypto';

/** JSON with the keys of every object in order, so that equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members: Readonly<Record<string, unknown>> = { ...value };
  let text = '';
  for (const key of Object.keys(members).sort()) {
    const member = members[key];
    if (member === undefined) continue;
    text += `${text === '' ? '{' : ','}${JSON.stringify(key)}:${canonicalJson(member)}`;
  }
  return text === '' ? '{}' : `${text}}`;
}

/** SHA-256 of a value's canonical JSON, 64 hexadecimal digits; of a state, as it is stored. */
export function digest(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}

/** What is shown when a match starts, so that nobody can choose the dice afterwards: SHA-256 of salt and seed. */
export function commitment(seed: string, salt: string): string {
  return createHash('sha256').update(`${salt}:${seed}`).digest('hex');
}
