import { describe, expect, it } from 'vitest';
import { type Opened } from '../../src/discord/offered/offering.ts';
import { panelFor } from '../../src/discord/offered/panel.ts';
import { begin } from '../../src/engine/match.ts';
import { SHELF } from '../../src/games/index.ts';
import { LANGUAGE_IDS } from '../../src/language/languages.ts';
import { askedOf } from '../../src/match/asked.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { houseSpeech } from '../../src/words/index.ts';
import { campEdition } from '../games/camp/edition.ts';
import { steadingEdition } from '../games/steading/edition.ts';
import { loadedAs, tryPanels } from './panels.ts';

const EDITIONS: readonly AnyEdition[] = [...SHELF.values(), campEdition];

describe.each(EDITIONS)('the panels of $name', (edition) => {
  const [, most] = edition.game.seats;

  it.each(LANGUAGE_IDS.flatMap((language) => [most, 2].map((seats) => [language, seats] as const)))(
    'keep Discord’s limits and lead to every legal answer, in %s with %i seats',
    (language, seats) => {
      expect(tryPanels(edition, seats, language)).toBeGreaterThan(20);
    },
  );
});

describe('orders', () => {
  const edition: AnyEdition = campEdition;
  const { match: begun } = begin(edition.game, {
    seed: '7'.repeat(32),
    seats: 3,
    config: null,
    rules: edition.game.rules,
  });
  const loaded = loadedAs(edition, begun, 3);
  const shown = (seat: number, opened: Opened | null = null) => {
    const panel = panelFor(loaded, seat, houseSpeech('en'), null, opened);
    const { content, components } = panel.pictured ?? panel.bare;
    return { content, rows: components.map((row) => row.toJSON().components), panel };
  };
  /** Who has a choice of orders: those who hold the card. */
  const holder = [0, 1, 2].find(
    (seat) =>
      askedOf(loaded, seat, 'en').find(({ decision }) => !decision.owed)?.offers.length === 2,
  );

  it('stand apart, below what is owed', () => {
    const { content, rows } = shown(0);
    expect(content).toMatch(/Which place\?[^]*\n\*\*Orders\*\*\n\*\*Which order\?/);
    expect(content).not.toContain('Waiting for');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject([{ options: [{}, {}, {}] }]);
    expect(rows[1]).toMatchObject([{ label: 'Order …' }]);
  });

  it('hide neither that nothing is owed nor whom the game waits for', () => {
    const { content, rows } = shown(1);
    expect(content).toMatch(
      /Nothing waits for you here now\.\nWaiting for 🔴 Side 1 \(<@Ash>\)\.\n/,
    );
    expect(content).toMatch(/\n\*\*Orders\*\*\n/);
    expect(rows).toHaveLength(2);
  });

  it('leave letters to what is owed, and have their own where they are opened', () => {
    const labels = (all: ReturnType<typeof shown>) =>
      all.rows.flat().flatMap((one) => ('options' in one ? one.options : []));
    expect(labels(shown(0)).map(({ label }) => label)).toEqual([
      'A · Place at wood',
      'B · Place at food',
      'C · Place at feast',
    ]);
    expect(shown(1).panel.pictured).toBeNull();
    if (holder === undefined) throw new Error('Nobody holds the card.');
    const opened = shown(holder, { do: 'orders', command: 'order', values: [] });
    expect(labels(opened).map(({ label }) => label)).toEqual([
      'A · Order: nothing',
      'B · Order: stop',
    ]);
  });

  it('are no answer to a button of what is owed by the same command', () => {
    const { rows } = shown(1, { do: 'open', command: 'order', values: [] });
    expect(rows.flat().some((one) => 'options' in one)).toBe(false);
  });
});

const steading: AnyEdition = steadingEdition;

/** The same with a command that needs no options: each answer to it is a press. */
const pressed: AnyEdition = {
  ...steading,
  in(language) {
    const words = steading.in(language);
    const commands = words.commands.map((one) =>
      one.name === 'guard' ? { ...one, options: [] } : one,
    );
    return { ...words, commands };
  },
};

describe('the panels of answers that no list holds', () => {
  it.each([
    [steading, { workers: 7 }],
    [steading, { workers: 7, least: 0 }],
    [steading, { workers: 60 }],
    [steading, { workers: 150 }],
    [pressed, { workers: 7 }],
  ] as const)(
    'of $name keep Discord’s limits and lead to every one, with %o',
    (edition, config) => {
      for (const seats of [2, 6]) {
        expect(tryPanels(edition, seats, 'en', config)).toBeGreaterThan(20);
      }
    },
  );
});
