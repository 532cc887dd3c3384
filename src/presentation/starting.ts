import type { Glimpse, PrimerCard, TableOption } from './edition.ts';

/**
 * An option of a table, in words.
 *
 * @param values the usual one first
 * @param say its title, what it is about, and what each value is called
 */
export const tableOption = <V extends string>(
  name: string,
  values: readonly V[],
  say: (text: 'title' | 'description' | V) => string,
): TableOption => ({
  name,
  title: say('title'),
  description: say('description'),
  values: values.map((value) => ({ value, name: say(value) })),
});

/**
 * How to play, card by card.
 *
 * @param cards what each is called in the words, with its picture
 */
export const primerCards = <C extends string>(
  cards: readonly (readonly [card: C, picture: Glimpse])[],
  say: (card: C, text: 'title' | 'text') => string,
): PrimerCard[] =>
  cards.map(([card, picture]) => ({
    title: say(card, 'title'),
    text: say(card, 'text'),
    picture,
  }));
