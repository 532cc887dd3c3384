import { describe, expect, it } from 'vitest';
import { playMatch } from '../../src/ai/playout.ts';
import { randomPlayer } from '../../src/ai/random.ts';
import { herePage } from '../../src/panel/pages/here.ts';
import type { OpenedSpot } from '../../src/panel/ids.ts';
import type { Page } from '../../src/panel/pages/page.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { LANGUAGE_IDS } from '../../src/language/languages.ts';
import { askedOf } from '../../src/match/loaded/asked.ts';
import type { Loaded } from '../../src/match/app/loaded.ts';
import { appSpeech } from '../../src/words/index.ts';
import { EDITIONS } from '../games/editions.ts';
import { loadedAs } from './loaded-as.ts';

const textOf = ({ parts }: Page): string => parts.map(({ text }) => text).join('\n');

/** Where the buttons and lists below a page lead. */
const leadsTo = ({ components }: Page) =>
  components.flatMap((row) =>
    row.is === 'list' ? [row.list.press] : row.buttons.map(({ press }) => press),
  );

/** Sixty of them at most, from first to last. */
const some = <T>(all: readonly T[]): T[] =>
  all.filter((_, at) => at % Math.ceil(all.length / 60) === 0);

describe.each(EDITIONS)('what can be done here in $name', (edition) => {
  const moments: { readonly loaded: Loaded; readonly seat: number }[] = [];
  playMatch(edition.game, {
    seed: '5'.repeat(32),
    seats: 2,
    config: edition.game.config({}),
    players: [randomPlayer, randomPlayer],
    random: namedRandom('what can be done'),
    each({ match }) {
      const loaded = loadedAs(edition, match, 2);
      const isAsked = (seat: number) =>
        askedOf(loaded, seat, 'en').some(({ decision }) => decision.owed);
      moments.push(...[0, 1].filter(isAsked).map((seat) => ({ loaded, seat })));
    },
  });

  it.each(LANGUAGE_IDS)('is told of all, of each piece and of each command, in %s', (language) => {
    const speech = appSpeech(language);
    let tried = 0;
    for (const { loaded, seat } of some(moments)) {
      const owed = askedOf(loaded, seat, language).filter(({ decision }) => decision.owed);
      const offers = owed.flatMap((one) => one.offers);
      const shaped = owed.flatMap((one) => one.shaped?.spoken.command ?? []);
      const pieces = new Set(offers.flatMap(({ piece }) => piece ?? []));
      const commands = new Set([...offers.map(({ phrase }) => phrase.command), ...shaped]);
      const spots: (OpenedSpot | null)[] = [
        null,
        ...[...pieces].map((name): OpenedSpot => ({ is: 'piece', name })),
        ...[...commands].map((name): OpenedSpot => ({ is: 'command', name })),
      ];
      for (const spot of spots) {
        const page = herePage(loaded, seat, spot, speech);
        if (page === null) throw new Error('Nothing was told of what is asked.');
        const text = textOf(page);
        tried += 1;
        expect(text.length).toBeLessThanOrEqual(4000);
        expect(text).not.toContain('/log');
        const own = offers.filter(
          ({ piece, phrase }) =>
            spot !== null && (spot.is === 'piece' ? piece : phrase.command) === spot.name,
        );
        for (const { phrase } of own.slice(0, 1)) {
          expect(text).toContain(
            spot?.is === 'piece' ? (phrase.short ?? phrase.label) : phrase.label,
          );
        }
        const back = leadsTo(page).filter((id) => id?.do === 'chapter');
        expect(back).not.toHaveLength(0);
        for (const id of back) expect(id).toMatchObject({ back: { match: loaded.row.id, spot } });
      }
    }
    expect(tried).toBeGreaterThan(0);
  });

  it('is told of all where what was opened can do nothing any more', () => {
    const speech = appSpeech('en');
    for (const { loaded, seat } of moments.slice(0, 3)) {
      const all = herePage(loaded, seat, null, speech);
      for (const is of ['piece', 'command'] as const) {
        const page = herePage(loaded, seat, { is, name: 'gone' }, speech);
        expect(page === null ? null : textOf(page)).toBe(all === null ? null : textOf(all));
      }
    }
  });
});
