import { describe, expect, it } from 'vitest';
import { begin } from '../../src/engine/match.ts';
import { valleyEdition } from '../../src/games/valley-of-the-mammoths/index.ts';
import type { Language } from '../../src/language/languages.ts';
import { askedOf } from '../../src/match/loaded/asked.ts';
import type { Row } from '../../src/panel/controls.ts';
import { spokenAnswer, settledBy } from '../../src/panel/given.ts';
import type { Opened } from '../../src/panel/offering.ts';
import { opening } from '../../src/panel/lists.ts';
import { panelFor } from '../../src/panel/panel.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { appSpeech } from '../../src/words/index.ts';
import { answer, ordering, play, sayAhead } from '../games/valley-of-the-mammoths/camp.ts';
import { loadedAs } from './loaded-as.ts';

const valley: AnyEdition = valleyEdition;
const { match } = begin(valley.game, {
  seed: '3'.repeat(32),
  seats: 2,
  rules: valley.game.rules,
  config: valley.game.config({}),
});
const loadedAt = (state: unknown) => loadedAs(valley, { ...match, state }, 2);

const camp = ordering({
  tribes: [
    { at: { '3a': '3W1F' }, food: 9 },
    { at: { '6c': '2W1F' }, food: 9 },
  ],
});

const buttonsOf = (rows: readonly Row[]) =>
  rows.flatMap((row) => (row.is === 'buttons' ? row.buttons : []));

describe('the panel of an order', () => {
  it('does not invite to begin it anew', () => {
    const begun = answer(camp, [[0, 'go.warriors.3a.3b']]).state;
    const { components } = panelFor(loadedAt(begun), 0, appSpeech('en')).bare();
    const looks = buttonsOf(components).map(({ emoji, means }) => [emoji, means]);
    expect(looks.slice(-3)).toEqual([
      ['🏁', 'answer'],
      ['🧹', 'quiet'],
      [null, 'quiet'],
    ]);
  });
});

describe('the panel of an order that is given ahead', () => {
  const ahead = (...said: string[]) => said.reduce((state, key) => sayAhead(state, 1, key), camp);
  const panelAt = (state: unknown, opened: Opened | null, language: Language = 'en') =>
    panelFor(loadedAt(state), 1, appSpeech(language), null, opened);
  const textOf = (...of: Parameters<typeof panelAt>) => panelAt(...of).bare().text;

  it('says below what is opened only what that is about', () => {
    const said = textOf(camp, opening('orders', 'go'));
    expect(said).toContain('🍖 9 +');
    expect(said).not.toContain('Now:');
    expect(textOf(camp, opening('orders', 'habits'))).toContain('Now:');
  });

  it('shows on the map where people may go', () => {
    const map = panelAt(camp, opening('orders', 'go')).pictured?.scenes[0]?.map;
    expect(map?.lit).toContain('6c');
    expect(map?.lit?.length).toBeGreaterThan(3);
    expect(panelAt(camp, opening('orders', 'habits')).pictured).toBeNull();
    expect(panelAt(camp, null).pictured).toBeNull();
  });

  it.each([
    ['en', 'It counts only once you are done.', 'Ordered ahead: 6c → 5c'],
    ['de', 'Es gilt erst, wenn du fertig bist.', 'Vorab befohlen: 6c → 5c'],
  ] as const)('tells what was said of it until it is given, in %s', (language, counts, given) => {
    const begun = ahead('go.warriors.6c.5c');
    const more = { do: 'more', spot: null } as const;
    for (const opened of [null, more, opening('orders', 'go')]) {
      expect(textOf(begun, opened, language)).toMatch(/: 6c → 5c 2 \p{L}+\. /u);
      expect(textOf(begun, opened, language)).toContain(counts);
      expect(textOf(camp, opened, language)).not.toContain(counts);
    }
    expect(textOf(sayAhead(begun, 1, 'done'), null, language)).not.toContain(counts);
    expect(textOf(sayAhead(begun, 1, 'done'), more, language)).toContain(given);
  });

  it('is not said to count where it is asked for again', () => {
    const given = ahead('go.warriors.6c.5c.5b', 'done');
    const { state } = play(given, ['go.all.3a.4b.5b', 'done']);
    expect(textOf(state, null)).toContain(
      'You ordered this ahead, but something has changed there.',
    );
    expect(textOf(state, null)).not.toContain('It counts');
  });

  it.each([
    ['en', 'Order ahead …'],
    ['de', 'Vorab ansagen …'],
  ] as const)('is begun from the panel of who waits, in %s', (language, label) => {
    const footOf = (...of: Parameters<typeof panelAt>) =>
      buttonsOf(
        panelAt(...of)
          .bare()
          .components.slice(-1),
      );
    const [first] = footOf(camp, null, language);
    const go = opening('orders', 'go');
    expect(first).toMatchObject({ label, press: go, means: 'quiet' });
    // All of it is to be said there.
    const within = footOf(camp, go).map(({ press }) => press);
    expect(within[0]).toMatchObject(opening('orders', 'part'));
    const given = ahead('go.warriors.6c.5c', 'done');
    for (const state of [ahead('go.warriors.6c.5c'), given])
      expect(footOf(state, null, language).map((one) => one.label)).not.toContain(label);
    expect(panelFor(loadedAt(camp), 0, appSpeech(language)).bare().components).not.toContainEqual(
      expect.objectContaining({ buttons: expect.arrayContaining([first]) }),
    );
  });

  it('leaves the panel of a lesson as it is', () => {
    const { row, ...loaded } = loadedAt(camp);
    const seats = row.seats.map((one, seat) =>
      seat === 1
        ? one
        : { ...one, user: null, heldBy: 'computer' as const, level: valley.players[0]?.id ?? null },
    );
    const lesson = { ...loaded, row: { ...row, seats, config: valley.firstMatch } };
    const { components } = panelFor(lesson, 1, appSpeech('en')).bare();
    expect(buttonsOf(components).map(({ label }) => label)).toEqual(['More …']);
  });

  it('is gone on with where it waits', () => {
    const { components } = panelAt(ahead('go.warriors.6c.5c'), null).bare();
    const buttons = buttonsOf(components);
    expect(buttons.find(({ emoji }) => emoji === '🏁')?.means).toBe('answer');
    expect(buttons.find(({ emoji }) => emoji === '🧹')?.means).toBe('quiet');
    const go = opening('orders', 'go');
    expect(buttons.map(({ press }) => press)).toContainEqual({ ...go, match: expect.any(Number) });
    const numbers = panelAt(ahead('some.6c.5c'), null).bare();
    expect(numbers.text).toContain('How many go to 5c?');
    expect(buttonsOf(numbers.components).map(({ press }) => press.do)).toContain('form');
  });

  it('says of no part that it stands', () => {
    const [asked] = askedOf(loadedAt(camp), 1, 'en').filter(
      ({ decision }) => decision.kind === 'order',
    );
    const settled = (key: string) => {
      const offer = asked?.offers.find(({ choice }) => choice === key);
      if (offer === undefined) throw new Error(asked?.offers.map(({ choice }) => choice).join(' '));
      const given = [spokenAnswer(offer)];
      const results = [{ as: 'order', told: [] }] as const;
      return settledBy(loadedAt(camp), 1, { given, results, after: 0 }, appSpeech('en'));
    };
    expect(settled('go.warriors.6c.5c')).toEqual([]);
    expect(settled('done')).toEqual(['Done (nobody moves). This stands until you change it.']);
  });
});

it('offers who has moved and has battles to plan them ahead', () => {
  const tribes = [{ at: { '3a': '3W1F' } }, { at: { '3a': '2W' } }];
  const labels = (meets: boolean) => {
    const state = ordering({
      tribes: meets ? tribes : [{ at: { '3b': '3W1F' } }, tribes[1] ?? {}],
    });
    const moved = play(state, ['done']).state;
    const { components } = panelFor(loadedAt(moved), 0, appSpeech('en')).bare();
    return buttonsOf(components).map(({ label, press }) => [label, press.do]);
  };
  expect(labels(true)).toContainEqual(['Order ahead …', 'form']);
  expect(labels(false)).toEqual([['More …', 'more']]);
});
