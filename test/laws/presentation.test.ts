import { describe, expect, it } from 'vitest';
import { randomPlayer } from '../../src/ai/random.ts';
import { EDITIONS } from '../games/editions.ts';
import { LANGUAGE_IDS } from '../../src/language/languages.ts';
import { tryPresentation } from '../../src/presentation/laws.ts';
import { drawn, LOT } from '../lot.ts';
import { showingOf } from './showing.ts';

describe.each(EDITIONS)(`$name is shown and spoken (${LOT})`, (edition) => {
  const { game, players } = edition;
  const [least, most] = game.seats;

  describe.each(drawn(`${game.id} languages`, LANGUAGE_IDS, 1))('in %s', (language) => {
    // Each computer player leads a match in one of the languages: chance goes everywhere in all of them.
    const nth = LANGUAGE_IDS.indexOf(language);
    const leading = players.filter((_, at) => at % LANGUAGE_IDS.length === nth);
    const all = [
      { seats: least, player: randomPlayer },
      { seats: most, player: randomPlayer },
      ...leading.map((player) => ({ seats: most, player })),
    ];

    it.each(drawn(`${game.id} ${language}`, all, 1))(
      'with $seats seats by $player.id',
      ({ seats, player }) => {
        const showing = showingOf(edition, `shown ${seats} ${player.id}`, seats, player);
        expect(tryPresentation(edition, language, showing)).toEqual([]);
      },
    );
  });
});
