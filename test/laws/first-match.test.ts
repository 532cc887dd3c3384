import { describe, expect, it } from 'vitest';
import { playMatch } from '../../src/ai/playout.ts';
import { randomPlayer } from '../../src/ai/random.ts';
import { countChoices } from '../../src/engine/choices.ts';
import { namedSeed } from '../../src/engine/laws.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { type Language, LANGUAGE_IDS, USUAL_LANGUAGE } from '../../src/language/languages.ts';
import { configOf } from '../../src/match/lobby/options.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { EDITIONS } from '../games/editions.ts';

/** Eight minutes: so many answers with a choice a first match may ask of its learner, at a table of the fewest. */
const MOST_ANSWERS = 40;

/** What stands on top of the board at each question of a match, how many answers there were, and for how many one is asked. */
function played(edition: AnyEdition, config: unknown, language: Language = USUAL_LANGUAGE) {
  const { game, players } = edition;
  const [seats] = game.seats;
  const headings: string[] = [];
  const asked = new Set<string>();
  const { actions } = playMatch(game, {
    seed: namedSeed('a first match'),
    seats,
    config,
    players: Array.from({ length: seats }, () => players[0] ?? randomPlayer),
    random: namedRandom('a first match'),
    each: ({ match: { state } }) => {
      headings.push(edition.in(language).heading(game.view(state, 'public')));
      for (const one of game.decisions(state))
        if (one.seat === 0 && countChoices(game.choices(state, one)) > 1) asked.add(one.id);
    },
  });
  return { actions, asked: asked.size, headings: headings.slice(0, -1) };
}

const numbersIn = (heading: string): readonly string[] => heading.match(/\d+/gu) ?? [];

describe.each(EDITIONS)('a first match of $name', (edition) => {
  it('is short', () => {
    const { asked } = played(edition, configOf(edition, edition.firstMatch ?? {}));
    expect(asked).toBeLessThanOrEqual(MOST_ANSWERS);
  });

  it.each(LANGUAGE_IDS)('is said to be another than a whole one only where it is, in %s', (one) => {
    const isSaid = edition.in(one).firstMatch !== undefined;
    expect(isSaid).toBe(edition.firstMatch !== undefined);
  });
});

const SHORTER = EDITIONS.flatMap(({ firstMatch, ...edition }) =>
  firstMatch === undefined ? [] : [{ ...edition, firstMatch }],
);

describe.each(SHORTER)('a first match of $name, which has longer ones', (edition) => {
  const short = configOf(edition, edition.firstMatch);

  it('is much shorter than these', () => {
    const whole = played(edition, edition.game.config({}));
    expect(played(edition, short).actions).toBeLessThan(0.7 * whole.actions);
  });

  it.each(LANGUAGE_IDS)(
    'says how far it goes, as “Turn 1 of 4” or “to 7 points” from its first turn to its last, in %s',
    (one) => {
      const all = played(edition, short, one).headings.map(numbersIn);
      const first = all.find((one) => one.includes('1')) ?? [];
      expect(all.at(-1)?.some((number) => number !== '1' && first.includes(number))).toBe(true);
    },
  );
});
