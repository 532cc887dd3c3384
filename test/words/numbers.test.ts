import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const GAMES = new URL('../../src/games/', import.meta.url);

/** What is said of numbers that stand in a game's content, written out in a text: it would stay when they change. */
const WRITTEN_OUT: Readonly<Record<string, readonly RegExp[]>> = {
  tusk: [
    /\b4 (?:more )?(?:food|Nahrung|weitere)\b/u,
    /\b6 or more\b|\b[Aa]b 6\b/u,
    /\b(?:three|drei|3) (?:victory cards|Siegkarten)\b/u,
    /\b37\b/u,
  ],
  'stone-age': [
    /\b(?:10|[Tt]en|[Zz]ehn) (?:points|Punkte)\b/u,
    /\b(?:wood|Holz) (?:by |durch )?3\b/u,
    /\b(?:12 (?:food|Nahrung)|7 (?:people|Leute|buildings|Gebäuden))\b/u,
  ],
};

describe.each(Object.keys(WRITTEN_OUT))('texts of %s', (game) => {
  const folder = new URL(`${game}/words/`, GAMES);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );

  it.each(files)('take their numbers from its content: %s', (file) => {
    const lines = readFileSync(new URL(file, folder), 'utf8').split('\n');
    const said = lines.filter((line) => !/^\s*(?:\/?\*|\/\/)/u.test(line));
    const patterns = WRITTEN_OUT[game] ?? [];
    expect(said.filter((line) => patterns.some((one) => one.test(line)))).toEqual([]);
  });
});
