import { describe, expect, it } from 'vitest';
import { playMatch } from '../../src/ai/playout.ts';
import { randomPlayer } from '../../src/ai/random.ts';
import { namedSeed } from '../../src/engine/laws.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { SHELF } from '../../src/games/index.ts';
import { LANGUAGE_IDS } from '../../src/language/languages.ts';
import { configOf } from '../../src/match/lobby/options.ts';

describe.each([...SHELF.values()])('a first match of $name', (edition) => {
  const { game, players, firstMatch = {} } = edition;
  const [seats] = game.seats;
  const weakest = players[0] ?? randomPlayer;

  /** What is on top of the board at the last question, and how many answers there were. */
  function played(config: unknown, language: (typeof LANGUAGE_IDS)[number] = 'en') {
    const headings: string[] = [];
    const { actions } = playMatch(game, {
      seed: namedSeed('a first match'),
      seats,
      config,
      players: Array.from({ length: seats }, () => weakest),
      random: namedRandom('a first match'),
      each: ({ match }) =>
        headings.push(edition.in(language).heading(game.view(match.state, 'public'))),
    });
    return { actions, last: headings.at(-2) ?? '' };
  }

  it('is one that a table may choose, and shorter than others', () => {
    for (const language of LANGUAGE_IDS) {
      expect(edition.in(language).firstMatch === undefined).toBe(edition.firstMatch === undefined);
    }
    const short = configOf(edition, firstMatch);
    expect(played(short).actions).toBeLessThan(0.7 * played(game.config({})).actions);
  });

  it.each(LANGUAGE_IDS)('says how far it goes, in %s', (language) => {
    const [, turn, last] =
      /(\d+) (?:of|von) (\d+)/u.exec(played(configOf(edition, firstMatch), language).last) ?? [];
    expect(turn).toBeDefined();
    expect(turn).toBe(last);
  });
});
