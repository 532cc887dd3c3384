import { expect, it } from 'vitest';
import { ordersPage } from '../../src/panel/pages/orders.ts';
import { writeId } from '../../src/panel/ids.ts';
import { sizeOf } from '../../src/panel/controls.ts';
import { MOST_COMPONENTS } from '../../src/panel/panel.ts';
import { begin } from '../../src/engine/match.ts';
import { LANGUAGE_IDS } from '../../src/language/languages.ts';
import { sheetsOf } from '../../src/presentation/sheets.ts';
import { sceneFor } from '../../src/match/reports/shown.ts';
import { PREFERENCES, storedPreferences, TRADE } from '../../src/match/stored/order-row.ts';
import { SHELF } from '../../src/games/index.ts';
import { appSpeech } from '../../src/words/index.ts';
import { loadedAs } from './loaded-as.ts';

const terms = JSON.stringify({ gives: { stone: 1 }, takes: { food: 1 } });
const all = [...SHELF.values()];

it.each(LANGUAGE_IDS)(
  'an order has a list of its own, a trade too, within limits, in %s',
  (language) => {
    const speech = appSpeech(language);
    for (const edition of all) {
      const { game } = edition;
      const [, seats] = game.seats;
      const { match } = begin(game, {
        seed: '0'.repeat(32),
        config: game.config({}),
        seats,
        rules: game.rules,
      });
      const loaded = loadedAs(edition, match, seats);
      const trades = [null, 1, 2, 3].map((against) => ({
        seat: 0,
        name: TRADE,
        against,
        value: terms,
      }));
      const preferred = {
        seat: 0,
        name: PREFERENCES,
        against: null,
        value: storedPreferences(1, [{ thing: 'hunt', many: 3 }]),
      };
      const orders = game.deals === null ? [] : trades;
      const page = (against: number | null, sealed: 'asked again' | null = null) =>
        ordersPage(
          { ...loaded, row: { ...loaded.row, orders: [...orders, preferred] } },
          0,
          against,
          sealed === null ? null : { lines: ['He goes.'], sealed },
          speech,
        );
      const [forAll, forOne] = [page(null), page(1)].map(({ components }) =>
        components.map((row) => (row.is === 'list' ? writeId(row.list.press) : '')).join(' '),
      );
      const size = page(null).components.reduce((sum, row) => sum + sizeOf(row), 0);
      expect(size).toBeLessThanOrEqual(MOST_COMPONENTS);
      expect(page(null).parts.map(({ scene }) => scene)).toEqual(
        sheetsOf(sceneFor(loaded, 0, speech.language)),
      );
      // Those against one alone stand among all, and alone with who is meant.
      expect(forAll?.match(/order:\d+:\$trade/gu) ?? []).toHaveLength(orders.length);
      expect(forAll?.includes(':$preferences')).toBe(edition.preferences !== undefined);
      expect(forOne).not.toContain('$preferences');
      if (orders.length > 0) expect(forOne?.match(/order:\d+:\$trade:1\b/gu)).toHaveLength(1);
      expect(page(null, 'asked again').parts[0]?.text).toContain(
        speech.say('orders.did', { line: 'He goes.' }),
      );
      expect(page(null, 'asked again').parts[0]?.text).toContain(speech.say('orders.asked again'));
    }
  },
);
