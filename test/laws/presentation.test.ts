import { describe, expect, it } from 'vitest';
import { playAndKeep } from '../../src/ai/playout.ts';
import { randomPlayer } from '../../src/ai/random.ts';
import { namedSeed } from '../../src/engine/laws.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { SHELF } from '../../src/games/index.ts';
import { LANGUAGE_IDS } from '../../src/language/languages.ts';
import { tryPresentation } from '../../src/presentation/laws.ts';

describe.each([...SHELF.values()])('$name is shown and spoken', (edition) => {
  const { game, players } = edition;
  const [least, most] = game.seats;

  /** A whole match, by chance or by a computer player. */
  const showing = (seats: number, player = randomPlayer.id) => {
    const name = `shown ${seats} ${player}`;
    const one = players.find(({ id }) => id === player) ?? randomPlayer;
    const { entered } = playAndKeep(game, {
      seed: namedSeed(name),
      seats,
      config: game.config({}),
      players: Array.from({ length: seats }, () => one),
      random: namedRandom(name),
    });
    const entries = entered.map(({ match: { state }, events }) => ({ state, events }));
    return { name, seats, entries, thoroughness: 0.06 };
  };

  describe.each(LANGUAGE_IDS)('in %s', (language) => {
    it.each([least, most])('by chance, with %i seats', (seats) => {
      expect(tryPresentation(edition, language, showing(seats))).toEqual([]);
    });

    it.each(players)('by $id', ({ id }) => {
      expect(tryPresentation(edition, language, showing(most, id))).toEqual([]);
    });
  });
});
