import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const GAMES = fileURLToPath(new URL('../../src/games/', import.meta.url));

/** The code of a game, by file: without words, and without the primer, which names cards and commands. */
const codeOf = (game: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(`${GAMES}${game}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/^(words|spoken\/primer)/.test(file))
      .map((file) => [file, readFileSync(`${GAMES}${game}/${file}`, 'utf8')]),
  );

/** Of these words the code has another meaning as well: a fact, a frame, tokens, standing orders. */
const AMBIGUOUS = ['place', 'fight', 'stones', 'share', 'aside'];

describe.each(['tusk', 'stone-age'])('in at most four files of %s is named', (game) => {
  const code = codeOf(game);
  const found = (file: string, pattern: RegExp): string[] =>
    [...(code.get(file) ?? '').matchAll(pattern)].flatMap(([, name]) => name ?? []);

  /** In how many files something is named, as a text of code or as what stands in a table. */
  const filesNaming = (name: string): number =>
    [...code.values()].filter((text) => new RegExp(`'${name}'|^\\s*${name}[:(]`, 'm').test(text))
      .length;

  it.each(found('event.ts', /^ {2}(\w+): /gm))('the event %s', (event) => {
    expect(filesNaming(event)).toBeGreaterThan(1);
    expect(filesNaming(event)).toBeLessThan(5);
  });

  // The steps of Stone Age's rules, its moves and its players have files of their own.
  const actions = game === 'tusk' ? found('action.ts', /readonly do: '(\w+)'/g) : [];
  it.each(actions.filter((one) => !AMBIGUOUS.includes(one)))('the action %s', (action) => {
    expect(filesNaming(action)).toBeGreaterThan(1);
    expect(filesNaming(action)).toBeLessThan(5);
  });
});
