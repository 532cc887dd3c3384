import { describe, expect, it } from 'vitest';
import { readId } from '../../src/panel/ids.ts';
import { chosenIn, choicesOf, narrowed, type OpenedList, opening } from '../../src/panel/lists.ts';
import { panelFor } from '../../src/panel/panel.ts';
import { ROWS } from '../../src/panel/limits.ts';
import { begin } from '../../src/engine/match.ts';
import type { Language } from '../../src/language/languages.ts';
import { type Asked, askedOf } from '../../src/match/loaded/asked.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { appSpeech } from '../../src/words/index.ts';
import { steadingEdition } from '../games/steading/index.ts';
import { loadedAs } from './loaded-as.ts';

const edition: AnyEdition = steadingEdition;
const config = edition.game.config({});
const { rules } = edition.game;
const { match } = begin(edition.game, { seed: '7'.repeat(32), seats: 2, rules, config });
const loaded = loadedAs(edition, match, 2);

/** Six sides in long words of a language, with fifteen fields each: more than a select holds. */
const SIDES = {
  en: (side: number) => `Side ${side}, ${'far beyond the river '.repeat(6)}`,
  de: (side: number) => `${'Weit hinter dem Fluss '.repeat(6)}, Seite ${side}`,
} as const;

/**
 * A question of so many fields, as it is put in a language, and the command that answers it.
 *
 * @param first the first field to which one may go by then
 */
function going(language: 'en' | 'de', first = 0) {
  const [real] = askedOf(loaded, 0, language);
  if (real === undefined) throw new Error('Nothing is asked.');
  const command = {
    name: 'go',
    description: 'Go',
    button: 'Go',
    emoji: '🚶',
    options: ['side', 'field'].map((name) => ({
      type: 'pick' as const,
      name,
      description: name,
      required: true,
    })),
  };
  const fields = Array.from({ length: 90 }, (_, nth) => nth).slice(first);
  const offers = fields.map((nth) => ({
    decision: real.decision.id,
    choice: `go.${nth}`,
    piece: null,
    phrase: {
      label: `${nth}`,
      command: 'go',
      options: { side: SIDES[language](Math.floor(nth / 15)), field: `${nth % 15}` },
    },
  }));
  const asked: Asked = { ...real, offers };
  return { asked: [asked], group: { offeredAs: 'list', command, offers } as const };
}

/** What stands on the panel of a command, in a language; null where that is not asked any more. */
function opened(language: 'en' | 'de', list: OpenedList, first = 0) {
  const { asked, group } = going(language, first);
  const within = narrowed(loaded, group, list.within);
  if (within === null) return null;
  const { rows } = choicesOf(loaded, 0, asked, within, list, ROWS, 0, appSpeech(language));
  return rows;
}

/** Where a select leads by its nth option. */
function leadingTo(panel: ReturnType<typeof opened>, nth: number): OpenedList {
  const [row] = panel ?? [];
  if (row?.is !== 'list') throw new Error('There is no list.');
  const { press, options } = row.list;
  if (press.do !== 'open') throw new Error('The list opens nothing.');
  return chosenIn(press, options[nth]?.value ?? '');
}

const valuesOn = (panel: ReturnType<typeof opened>): string[] =>
  (panel ?? []).flatMap((row) =>
    row.is === 'list' ? row.list.options.map(({ value }) => value) : [],
  );

/** What the buttons on it answer. */
const choicesOn = (panel: ReturnType<typeof opened>): string[] =>
  (panel ?? []).flatMap((row) =>
    row.is === 'buttons'
      ? row.buttons.flatMap(({ press, label }) =>
          press.do === 'open' ? [] : label.replace(' ❗', ''),
        )
      : [],
  );

describe('a list that is narrowed', () => {
  const top = opening('open', 'go');
  const languages = [
    ['en', 'de'],
    ['de', 'en'],
  ] as const satisfies readonly (readonly Language[])[];

  it.each(languages)('by a press in %s is the same list in %s', (before, after) => {
    const fourth = leadingTo(opened(before, top), 3);
    expect(choicesOn(opened(after, fourth))).toEqual(['45', '46', '47', '48', '59']);
    expect(choicesOn(opened(before, fourth))).toEqual(['45', '46', '47', '48', '59']);
    const others = opened(after, { ...fourth, shown: 4 });
    expect(valuesOn(others)).toHaveLength(11);
    expect(valuesOn(others)[0]).toMatch(/:go\.49$/);
  });

  it('has a button each for the first four and the last, and the others behind one more', () => {
    const rows = opened('en', leadingTo(opened('en', top), 3)) ?? [];
    const labels = rows
      .flatMap((row) => (row.is === 'buttons' ? row.buttons : []))
      .map(({ label }) => label);
    expect(labels.at(-1)).toBe('Other …');
    expect(labels).toHaveLength(6);
  });

  it('is the same list where less is offered by then, or none', () => {
    const fourth = leadingTo(opened('en', top), 3);
    expect(choicesOn(opened('en', fourth, 30))).toEqual(['45', '46', '47', '48', '59']);
    expect(opened('en', fourth, 60)).toBeNull();
  });

  it('is not there where its question is not asked any more', () => {
    expect(opened('en', { ...top, within: { like: 'x'.repeat(12), options: 1 } })).toBeNull();
  });

  it('begins at its first page where that on which somebody was is gone', () => {
    expect(valuesOn(opened('en', { ...top, shown: 9999 }))).toEqual(valuesOn(opened('en', top)));
  });

  it.each([
    'open:1:go:Side',
    'open:1:go:place.9:1.3',
    'open:1:go:Side:4',
    'open:1:go:Side:4:+24',
    'open:1:go:',
  ])('is whole for a button from before, which carries words or a number: %s', (id) => {
    expect(readId(id)).toEqual({ ...top, match: 1 });
    expect(chosenIn(top, 'Fluss')).toEqual(top);
    expect(chosenIn(top, 'place.9:3')).toEqual(top);
  });

  it('leads back to the top of the panel where none of it is left', () => {
    const { bare } = panelFor(loaded, 0, appSpeech('en'));
    const within = { like: 'x'.repeat(12), options: 1 };
    const list = { ...opening('open', 'guard'), within };
    expect(panelFor(loaded, 0, appSpeech('en'), null, list).bare()).toEqual(bare());
  });
});
