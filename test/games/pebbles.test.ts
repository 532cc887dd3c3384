import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { tryLaws } from '../../src/engine/laws.ts';
import { LANGUAGE_IDS } from '../../src/language/languages.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { tryPresentation } from '../../src/presentation/laws.ts';
import { showingOf } from '../laws/showing.ts';
import { pebblesEdition } from './pebbles/index.ts';
import { pebbles } from './pebbles/rules.ts';

describe('the smallest game that stands on a shelf', () => {
  const edition: AnyEdition = pebblesEdition;

  it.each([2, 3, 4])('keeps every law in matches of %i seats', (seats) => {
    for (let match = 0; match < 10; match += 1) {
      const name = `pebbles ${seats} ${match}`;
      const trial = { name, config: null, seats, longest: 200, thoroughness: 0.5 };
      expect(tryLaws(pebbles, trial)).toEqual([]);
    }
  });

  it.each(LANGUAGE_IDS)('is shown and spoken to readers of %s', (language) => {
    for (const seats of pebbles.seats) {
      const showing = { ...showingOf(edition, `pebbles ${seats}`, seats), thoroughness: 1 };
      expect(tryPresentation(edition, language, showing)).toEqual([]);
    }
  });
});

/** Blocks of code whose first line names a file: as it would stand in `src/games/pebbles/`. */
describe('the guide to adding a game', () => {
  it.each(['rules', 'words/en/game', 'words/de/game', 'words/index', 'index'])(
    'shows %s.ts as it is tried here',
    async (name) => {
      const guide = await readFile('docs/adding-a-game.md', 'utf8');
      const [, block] = guide.split(`\`\`\`ts src/games/pebbles/${name}.ts\n`);
      const tried = await readFile(`test/games/pebbles/${name}.ts`, 'utf8');
      expect(block?.split('```\n')[0]).toBe(tried.replaceAll(/'((?:\.\.\/)+)\.\.\/src\//g, "'$1"));
    },
  );
});
