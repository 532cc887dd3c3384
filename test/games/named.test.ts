import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const GAMES = fileURLToPath(new URL('../../src/games/', import.meta.url));

/** The code of a game, by file: without words, the primer, which names cards and commands, and what answers or advises. */
const codeOf = (game: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(`${GAMES}${game}`, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          file.endsWith('.ts') && !/^(words|spoken\/primer|moves\/orders|adviser)/.test(file),
      )
      .map((file) => [file, readFileSync(`${GAMES}${game}/${file}`, 'utf8')]),
  );

/** Of these words the code has another meaning as well: a fact, a frame, tokens, goods, a place, standing orders. */
const AMBIGUOUS: Readonly<Record<string, readonly string[]>> = {
  tusk: ['place', 'fight', 'stones', 'share', 'aside'],
  'stone-age': ['place', 'use', 'buy', 'plan', 'pay', 'tools', 'any', 'die'],
};

/** A name as a text of code, or as what stands in a table. */
const anyhow = (name: string): RegExp => new RegExp(`'${name}'|^\\s*${name}[:(]`, 'm');

/** A name as that of an action: of what is done or asked, or of a type. */
const asAction = (name: string): RegExp =>
  new RegExp(
    `\\b(do|does|kind)\\b.*'${name}'|((ActionOf|Step|Standing)<[^>]*|inTurn\\(.*)'${name}'`,
  );

describe.each(['tusk', 'stone-age', 'rise-of-tribes', 'valley-of-the-mammoths'])('in at most four files of %s is named', (game) => {
  const code = codeOf(game);
  const found = (file: string, pattern: RegExp): string[] =>
    [...(code.get(file) ?? '').matchAll(pattern)].flatMap(([, name]) => name ?? []);

  const filesWith = (pattern: RegExp): number =>
    [...code.values()].filter((text) => pattern.test(text)).length;

  it.each(found('event.ts', /^ {2}(\w+): /gm))('the event %s', (event) => {
    expect(filesWith(anyhow(event))).toBeGreaterThan(1);
    expect(filesWith(anyhow(event))).toBeLessThan(5);
  });

  it.each(found('action.ts', /readonly do: '(\w+)'/g))('the action %s', (action) => {
    const naming = AMBIGUOUS[game]?.includes(action) === true ? asAction : anyhow;
    expect(filesWith(naming(action))).toBeGreaterThan(1);
    expect(filesWith(naming(action))).toBeLessThan(5);
  });
});
