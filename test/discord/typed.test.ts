import { describe, expect, it } from 'vitest';
import { playMatch } from '../../src/ai/playout.ts';
import { randomPlayer } from '../../src/ai/random.ts';
import { afterAnswer } from '../../src/panel/following.ts';
import { agreeing, same } from '../../src/panel/group.ts';
import { legalFor } from '../../src/discord/commands/legal.ts';
import { offerNamed } from '../../src/discord/commands/meaning.ts';
import { inWordsOf, inLanguages } from '../../src/discord/commands/in-languages.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { SHELF } from '../../src/games/index.ts';
import { SPOKEN } from '../../src/language/languages.ts';
import { clip } from '../../src/presentation/clip.ts';
import { loadedAs } from '../panel/loaded-as.ts';

/** At how many entries of a match it is looked at what is offered. */
const EVERY = 5;
const app = { languages: SPOKEN };
/** How many of these there were; a game may need none. */
let tried = 0;

describe.each(
  [...SHELF.values()].flatMap((edition) => SPOKEN.map((one) => [edition, one] as const)),
)('what autocomplete shows', (edition, language) => {
  it(`is understood as it is typed by hand: ${edition.game.id}, ${language}`, () => {
    const { commands } = edition.in(language);
    const missed = new Set<string>();
    playMatch(edition.game, {
      seed: '7'.repeat(32),
      seats: 2,
      config: edition.game.config({}),
      players: [randomPlayer, randomPlayer],
      random: namedRandom('typed'),
      each: ({ match }) => {
        if (match.sequence % EVERY !== 0) return;
        const loaded = loadedAs(edition, match, 2);
        for (const seat of [0, 1]) {
          const tongues = inLanguages(app, loaded, seat, language);
          for (const { name: command, options } of commands) {
            for (const { name: option } of options) {
              const typed = { command, option, typing: '', beside: {} };
              for (const { name, value } of legalFor(app, loaded, seat, language, typed)) {
                tried += 1;
                const means = (one: string | number) =>
                  inWordsOf(tongues, command, { [option]: one })[option];
                const shown = clip(name, 100);
                if (!same(means(shown), means(value) ?? ''))
                  missed.add(`/${command} ${option}: ${shown}`);
              }
            }
          }
          const [first] = tongues.own.flatMap(({ offers }) => offers);
          const next = first === undefined ? null : afterAnswer(loaded, seat, first);
          if (first === undefined || next === null) continue;
          const { command, options: beside } = first.phrase;
          const isOne =
            agreeing(
              tongues.own.flatMap(({ offers }) => offers),
              beside,
            ).length === 1;
          if (!isOne) continue;
          const typed = { command, option: 'then', typing: '', beside };
          const after = inLanguages(app, next, seat, language);
          for (const { name, value } of legalFor(app, loaded, seat, language, typed)) {
            tried += 1;
            const shown = clip(name, 100);
            const of = (one: string) => {
              const { decision, choice } = offerNamed(after, one);
              return `${decision} ${choice}`;
            };
            if (of(shown) !== of(String(value))) missed.add(`then: ${shown}`);
          }
        }
      },
    });
    expect([...missed]).toEqual([]);
  });
});

it('was understood of many', () => {
  expect(tried).toBeGreaterThan(500);
});
