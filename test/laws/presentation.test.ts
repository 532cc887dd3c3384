import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../games/editions.ts';
import { LANGUAGE_IDS } from '../../src/language/languages.ts';
import { tryPresentation } from '../../src/presentation/laws.ts';
import { showingOf } from './showing.ts';

describe.each(EDITIONS)('$name is shown and spoken', (edition) => {
  const { game, players } = edition;
  const [least, most] = game.seats;

  describe.each(LANGUAGE_IDS)('in %s', (language) => {
    // Each computer player leads a match in one of the languages: chance goes everywhere in all of them.
    const nth = LANGUAGE_IDS.indexOf(language);
    const leading = players.filter((_, at) => at % LANGUAGE_IDS.length === nth);

    it.each([least, most])('by chance, with %i seats', (seats) => {
      expect(
        tryPresentation(edition, language, showingOf(edition, `shown ${seats} random`, seats)),
      ).toEqual([]);
    });

    it.each(leading)('by $id', (player) => {
      const showing = showingOf(edition, `shown ${most} ${player.id}`, most, player);
      expect(tryPresentation(edition, language, showing)).toEqual([]);
    });
  });
});
