import { describe, expect, it } from 'vitest';
import { playMatch } from '../../src/ai/playout.ts';
import { randomPlayer } from '../../src/ai/random.ts';
import { countChoices } from '../../src/engine/choices.ts';
import { namedSeed } from '../../src/engine/laws.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { askedOf } from '../../src/match/loaded/asked.ts';
import { FEW } from '../../src/panel/lists.ts';
import { panelFor } from '../../src/panel/panel.ts';
import { appSpeech } from '../../src/words/index.ts';
import { EDITIONS } from '../games/editions.ts';
import { LOT } from '../lot.ts';
import { loadedAs } from './loaded-as.ts';

const SPEECH = appSpeech('en');
/** One of so many moments is looked at. */
const EVERY = 5;

describe.each(EDITIONS)(`the rows of panels of $name (${LOT})`, (edition) => {
  const { game } = edition;
  const [, most] = game.seats;

  it('are four at most, and a list stands for more than a few answers', {
    timeout: 120_000,
  }, () => {
    const name = `rows ${game.id} ${LOT}`;
    let seen = 0;
    playMatch(game, {
      seed: namedSeed(name),
      seats: most,
      config: game.config({}),
      players: Array.from({ length: most }, () => randomPlayer),
      random: namedRandom(name),
      each: ({ match }) => {
        if (match.sequence % EVERY !== 0) return;
        const loaded = loadedAs(edition, match, most);
        for (const { seat, owed } of game.decisions(match.state)) {
          if (!owed) continue;
          seen += 1;
          const { components, text } = panelFor(loaded, seat, SPEECH).bare();
          const lists = components.flatMap((row) => (row.is === 'list' ? [row.list] : []));
          // More than a list has room for takes two.
          const isCut = lists.some(({ placeholder }) => placeholder?.startsWith('2/2 ') === true);
          expect(components.length, text).toBeLessThanOrEqual(isCut ? 5 : 4);
          for (const { press, options } of lists) {
            expect(options.length, text).toBeGreaterThan(press.do === 'pick' && !isCut ? 1 : 0);
            if (press.do !== 'take') continue;
            const asked = askedOf(loaded, seat, 'en').find(
              ({ decision }) => decision.id === press.decision,
            );
            const { shape } = asked?.shaped ?? {};
            expect(shape && countChoices(shape), text).toBeGreaterThan(FEW);
          }
        }
      },
    });
    expect(seen).toBeGreaterThan(0);
  });
});
