import { describe, expect, it } from 'vitest';
import { tuskEdition } from '../../../src/games/tusk/index.ts';
import { LANGUAGE_IDS, USUAL_LANGUAGE } from '../../../src/language/languages.ts';
import type { AnyPresentation } from '../../../src/presentation/edition.ts';
import { leftOf } from '../../words/vocabulary.ts';
import { walks } from './walks.ts';

const WALKS = walks(2);
const HOLE = /undefined|null|NaN|\[object|\{\{|\}\}| {2}|\.\./;

/** What stands on panels, buttons and in lists, all through eventful matches. */
function spokenIn(words: AnyPresentation): { titles: string[]; texts: string[]; labels: string[] } {
  const asked = WALKS.flatMap((walk) => walk.asked.map((one) => ({ ...one, table: walk.table })));
  const questions = asked.map(({ decision, view, table }) => words.question(decision, view, table));
  return {
    titles: questions.map(({ title }) => title),
    texts: [
      ...questions.flatMap(({ text, help }) => [text, help ?? ''].filter((one) => one !== '')),
      ...asked.map(({ view }) => words.heading(view)),
      ...words.rules.flatMap(({ title, text }) => [title, text]),
      ...words.commands.flatMap(({ description, button, options }) => [
        description,
        button,
        ...options.map((option) => option.description),
      ]),
      words.title,
      words.blurb,
    ],
    labels: asked.flatMap(({ choices, decision, view, table }) =>
      choices.map((choice) => words.phrase(choice, decision, view, table).label),
    ),
  };
}

describe.each(LANGUAGE_IDS)('what is asked and explained in %s', (language) => {
  const { titles, texts, labels } = spokenIn(tuskEdition.in(language));

  it('has no holes', () => {
    const all = new Set([...titles, ...texts, ...labels]);
    expect([...all].filter((text) => text === '' || HOLE.test(text))).toEqual([]);
  });

  it('fits its titles and buttons', () => {
    expect(titles.filter(({ length }) => length > 45)).toEqual([]);
    expect(labels.filter(({ length }) => length > 80)).toEqual([]);
  });

  it('tells what may be chosen apart, by its label and by its command', () => {
    const words: AnyPresentation = tuskEdition.in(language);
    for (const { asked, table } of WALKS) {
      for (const { decision, choices, view } of asked) {
        const phrases = choices.map((choice) => words.phrase(choice, decision, view, table));
        const labels = new Set(phrases.map(({ label }) => label));
        const commands = new Set(
          phrases.map(({ command, options }) => JSON.stringify([command, options])),
        );
        expect([labels.size, commands.size], decision.id).toEqual([choices.length, choices.length]);
      }
    }
  });

  if (language === USUAL_LANGUAGE) return;
  it('has no English word', async () => {
    const left = await leftOf(
      [...titles, ...texts, ...labels],
      ['src/games/tusk/words'],
      [USUAL_LANGUAGE, language],
    );
    expect(left).toEqual([]);
  });
});
