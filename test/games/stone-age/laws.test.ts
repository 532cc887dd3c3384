import { describe, expect, it } from 'vitest';
import { mixed } from '../../../src/ai/mixed.ts';
import { randomPlayer } from '../../../src/ai/random.ts';
import { tryLaws } from '../../../src/engine/laws.ts';
import { stoneAgePlaying } from '../../../src/games/stone-age/playing.ts';

const { game, players } = stoneAgePlaying;

describe.each([2, 3, 4])('Stone Age keeps the laws with %i tribes', (seats) => {
  it.each([randomPlayer, ...players])('played by $id', (player) => {
    const choose = mixed(game, player, 20);
    for (const [match, herd] of ['on', 'off'].entries()) {
      const name = `stone age ${player.id} ${seats} ${match}`;
      const config = game.config({ herd });
      const trial = { name, config, seats, longest: 20_000, thoroughness: 0.05 };
      expect(tryLaws(game, trial, choose)).toEqual([]);
    }
  });
});
