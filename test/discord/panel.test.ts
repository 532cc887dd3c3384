import { describe, expect, it } from 'vitest';
import { SHELF } from '../../src/games/index.ts';
import { LANGUAGE_IDS } from '../../src/language/languages.ts';
import { tryPanels } from './panels.ts';

describe.each([...SHELF.values()])('the panels of $name', (edition) => {
  const [, most] = edition.game.seats;

  it.each(LANGUAGE_IDS.flatMap((language) => [most, 2].map((seats) => [language, seats] as const)))(
    'keep Discord’s limits and lead to every legal answer, in %s with %i seats',
    (language, seats) => {
      expect(tryPanels(edition, seats, language)).toBeGreaterThan(100);
    },
  );
});
