import { describe, expect, it } from 'vitest';
import { playMatch } from '../../src/ai/playout.ts';
import { randomPlayer } from '../../src/ai/random.ts';
import { namedSeed } from '../../src/engine/laws.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { type Language, LANGUAGE_IDS, USUAL_LANGUAGE } from '../../src/language/languages.ts';
import { configOf } from '../../src/match/lobby/options.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { EDITIONS } from '../games/editions.ts';

/** Ten minutes at a table of the fewest: of so many answers a first match may be. */
const MOST_ANSWERS = 50;

/** What stands on top of the board at each question of a match, and how many answers there were. */
function played(edition: AnyEdition, config: unknown, language: Language = USUAL_LANGUAGE) {
  const { game, players } = edition;
  const [seats] = game.seats;
  const headings: string[] = [];
  const { actions } = playMatch(game, {
    seed: namedSeed('a first match'),
    seats,
    config,
    players: Array.from({ length: seats }, () => players[0] ?? randomPlayer),
    random: namedRandom('a first match'),
    each: ({ match }) =>
      headings.push(edition.in(language).heading(game.view(match.state, 'public'))),
  });
  return { actions, headings: headings.slice(0, -1) };
}

const numbersIn = (heading: string): readonly string[] => heading.match(/\d+/gu) ?? [];

describe.each(EDITIONS)('a first match of $name', (edition) => {
  it('is short', () => {
    const { actions } = played(edition, configOf(edition, edition.firstMatch ?? {}));
    expect(actions).toBeLessThanOrEqual(MOST_ANSWERS);
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
    'says how far it goes, as “Turn 1 of 4” up to “Turn 4 of 4”, in %s',
    (one) => {
      const all = played(edition, short, one).headings.map(numbersIn);
      const last = all.at(-1)?.find((number, at, those) => those.indexOf(number) < at);
      expect(last).toBeDefined();
      expect(all.some((one) => one.includes('1') && one.includes(last ?? ''))).toBe(true);
    },
  );
});
