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
          file.endsWith('.ts') &&
          !/^(words|spoken\/primer|moves\/orders|adviser|steady)/.test(file),
      )
      .map((file) => [file, readFileSync(`${GAMES}${game}/${file}`, 'utf8')]),
  );

/** Of these words the code has another meaning as well: a fact, a frame, tokens, goods, a card, a place, standing orders. */
const AMBIGUOUS: Readonly<Record<string, readonly string[]>> = {
  tusk: ['place', 'fight', 'stones', 'share', 'aside'],
  'stone-age': ['place', 'use', 'buy', 'plan', 'pay', 'tools', 'any', 'die'],
  'rise-of-tribes': ['place', 'push', 'lend', 'gather', 'lead', 'bow', 'altar', 'lose'],
  'valley-of-the-mammoths': [
    'place',
    'play',
    'firebrand',
    'raid',
    'some',
    'camp',
    'hunger',
    'season',
    'omens',
    'track',
    'habits',
  ],
};

/**
 * These several steps of the rules offer, or offer ahead, in files of their own; and a beat of a story is a turn as well.
 * They are counted where they are said and shown.
 */
const OFTEN: Readonly<Record<string, readonly string[]>> = {
  'rise-of-tribes': ['turn', 'grow', 'move', 'done'],
  'valley-of-the-mammoths': ['go', 'free', 'plan'],
};

/** A name as a text of code, or as what stands in a table. */
const anyhow = (name: string): RegExp => new RegExp(`'${name}'|^\\s*${name}[:(]`, 'm');

/** A name as that of an action: of what is done or asked, or of a type. */
const asAction = (name: string): RegExp =>
  new RegExp(
    `\\b(do|does|kind)\\b.*'${name}'|((ActionOf|Step|Standing)<[^>]*|inTurn\\(.*)'${name}'`,
  );

describe.each(['tusk', 'stone-age', 'rise-of-tribes', 'valley-of-the-mammoths'])(
  'in at most four files of %s is named',
  (game) => {
    const code = codeOf(game);
    const found = (file: string, pattern: RegExp): string[] =>
      [...(code.get(file) ?? '').matchAll(pattern)].flatMap(([, name]) => name ?? []);

    const filesWith = (pattern: RegExp, rooms = /^/): number =>
      [...code].filter(([file, text]) => rooms.test(file) && pattern.test(text)).length;

    it.each(found('event.ts', /^ {2}(\w+): /gm))('the event %s', (event) => {
      expect(filesWith(anyhow(event))).toBeGreaterThan(1);
      expect(filesWith(anyhow(event))).toBeLessThan(5);
    });

    it.each(found('action.ts', /readonly do: '(\w+)'/g))('the action %s', (action) => {
      if (OFTEN[game]?.includes(action) === true) {
        expect(filesWith(asAction(action), /^(moves|scene|spoken|happenings)/)).toBeLessThan(5);
        return;
      }
      const naming = AMBIGUOUS[game]?.includes(action) === true ? asAction : anyhow;
      expect(filesWith(naming(action))).toBeGreaterThan(1);
      expect(filesWith(naming(action))).toBeLessThan(5);
    });
  },
);
