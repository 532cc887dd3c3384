import { describe, expect, it } from 'vitest';
import { mixed } from '../../src/ai/mixed.ts';
import { randomPlayer } from '../../src/ai/random.ts';
import { tryLaws } from '../../src/engine/laws.ts';
import { someConfig } from '../../src/presentation/some-config.ts';
import { SHELF } from '../../src/games/index.ts';
import { drawn, LOT } from '../lot.ts';

/** Matches by chance alone, and matches that a computer player leads somewhere. */
const BY_CHANCE = { matches: 4, thoroughness: 0.15 };
const LED = { matches: 3, thoroughness: 0.1 };
const LONGEST = 20_000;

describe.each([...SHELF.values()])(`$game.id keeps the laws (${LOT})`, (edition) => {
  const { game, players } = edition;
  const [least, most] = game.seats;
  const tables = Array.from({ length: most - least + 1 }, (_, i) => least + i);

  describe.each(drawn(`${game.id} tables`, tables, 1))('with %i seats', (seats) => {
    it.each([randomPlayer, ...players])('played by $id', (player) => {
      const { matches, thoroughness } = player === randomPlayer ? BY_CHANCE : LED;
      const choose = mixed(game, player, 20);
      const all = Array.from({ length: matches }, (_, at) => at + 1);
      for (const match of drawn(`${game.id} ${player.id} ${seats}`, all, 1)) {
        const name = `${player.id} ${seats} ${match}`;
        const config = someConfig(edition, match - 1);
        const trial = { name, config, seats, longest: LONGEST, thoroughness };
        expect(tryLaws(game, trial, choose)).toEqual([]);
      }
    });
  });
});
