import { describe, expect, it } from 'vitest';
import { playMatch } from '../../src/ai/playout.ts';
import { mixed } from '../../src/ai/mixed.ts';
import { randomPlayer } from '../../src/ai/random.ts';
import { namedSeed, tryLaws } from '../../src/engine/laws.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { LANGUAGE_IDS } from '../../src/language/languages.ts';
import { tryPresentation } from '../../src/presentation/laws.ts';
import { showingOf } from '../laws/showing.ts';
import { steadingEdition } from './steading/index.ts';
import { STEADING } from './steading/rules.ts';

const { players } = steadingEdition;

describe('a game with answers of every shape keeps every law', () => {
  it.each([2, 4, 6])('in matches of %i seats', (seats) => {
    for (let match = 0; match < 3; match += 1) {
      const name = `steading ${seats} ${match}`;
      const config = STEADING.config({
        fields: 3 + 20 * match,
        workers: 7 + 60 * match,
        least: match % 2,
        ice: 3000 * match,
      });
      const trial = { name, config, seats, longest: 2000, thoroughness: 0.1 };
      expect(tryLaws(STEADING, trial)).toEqual([]);
    }
  });

  it.each(players)('played by $id', (player) => {
    const trial = { name: player.id, config: STEADING.config({}), seats: 4, longest: 2000 };
    const choose = mixed(STEADING, player, 20);
    expect(tryLaws(STEADING, { ...trial, thoroughness: 0.1 }, choose)).toEqual([]);
  });
});

describe.each(LANGUAGE_IDS)('it is shown and spoken in %s', (language) => {
  it.each([2, 6])('by chance, with %i seats', (seats) => {
    for (const player of [randomPlayer, ...players]) {
      const showing = showingOf(steadingEdition, `shown ${seats} ${player.id}`, seats, player);
      expect(tryPresentation(steadingEdition, language, showing)).toEqual([]);
    }
  });
});

it('its better player wins more often', () => {
  let [better, worse] = [0, 0];
  for (let match = 0; match < 30; match += 1) {
    const name = `levels ${match}`;
    const seated = Array.from({ length: 4 }, (_, seat) => players[(seat + match) % 2]).flatMap(
      (player) => player ?? [],
    );
    const random = namedRandom(name);
    const seats = { seats: 4, config: STEADING.config({}), players: seated, random };
    const { last } = playMatch(STEADING, { seed: namedSeed(name), ...seats });
    for (const winner of STEADING.outcome(last.state)?.winners ?? []) {
      if (seated[winner] === players[1]) better += 1;
      else worse += 1;
    }
  }
  expect(better).toBeGreaterThan(2 * worse);
});
