import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../../src/games/tusk/', import.meta.url));
const textOf = (file: string): string => readFileSync(`${FOLDER}${file}`, 'utf8');
/** Without words, and without the primer, which names cards and commands. */
const CODE = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/^(words|spoken\/primer)/.test(file))
  .map(textOf);

/** Of these words the code has another meaning as well: a fact, a frame, tokens, standing orders. */
const AMBIGUOUS = ['place', 'fight', 'stones', 'share', 'aside'];

const found = (file: string, pattern: RegExp): string[] =>
  [...textOf(file).matchAll(pattern)].flatMap(([, name]) => name ?? []);

/** In how many files something is named, as a text of code or as what stands in a table. */
const filesNaming = (name: string): number =>
  CODE.filter((code) => new RegExp(`'${name}'|^\\s*${name}[:(]`, 'm').test(code)).length;

describe('in at most four files is named', () => {
  it.each(found('event.ts', /^ {2}(\w+): /gm))('the event %s', (event) => {
    expect(filesNaming(event)).toBeGreaterThan(1);
    expect(filesNaming(event)).toBeLessThan(5);
  });

  const actions = found('action.ts', /readonly do: '(\w+)'/g);
  it.each(actions.filter((one) => !AMBIGUOUS.includes(one)))('the action %s', (action) => {
    expect(filesNaming(action)).toBeGreaterThan(1);
    expect(filesNaming(action)).toBeLessThan(5);
  });
});
