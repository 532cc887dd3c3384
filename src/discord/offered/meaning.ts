import { choiceNamed } from '../../engine/choices.ts';
import type { Language } from '../../language/languages.ts';
import type { Asked, Offered } from '../../match/asked.ts';
import { Refused } from '../../match/house.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import { asTyped } from '../said/text.ts';
import {
  agreeing,
  groups,
  listed,
  same,
  type ShapedGroup,
  shapedOnes,
  type Values,
} from './group.ts';
import { writeValue } from './ids.ts';
import { shapeOf } from './shapes.ts';
import { namedIn, type Tongues } from './tongues.ts';

/**
 * The one answer that a command with these values means. Throws `Refused` with what is possible, or what is wrong
 * with amounts or picks, where it means none or several.
 */
export function meant(
  edition: AnyEdition,
  language: Language,
  asked: readonly Asked[],
  command: string,
  values: Values,
): Offered {
  const all = groups(edition.in(language), asked);
  const own = all.filter((one) => one.command.name === command);
  if (own.length === 0) {
    // Orders may be given at any time, and are nothing that the game waits for.
    const owed = groups(
      edition.in(language),
      asked.filter(({ decision }) => decision.owed),
    );
    const legal = [...new Set(owed.map((one) => `/${edition.game.id} ${one.command.name}`))];
    if (legal.length === 0) throw new Refused('nothing waits');
    throw new Refused('not possible now', { possible: legal.join(', ') });
  }
  const offers = listed(own).flatMap((group) => group.offers);
  const shaped = shapedOnes(own);
  const about = shaped.filter((group) => isAbout(group, values));
  // An amount that is left out is 0; anything else that is left out may be the only one there is.
  const amounts = Object.fromEntries(
    own.flatMap((group) =>
      group.command.options.flatMap(({ type, name }) => (type === 'amount' ? [[name, 0]] : [])),
    ),
  );
  const found = [
    ...agreeing(offers, { ...amounts, ...values }),
    ...about.flatMap((group) => answersOf(group, values)),
  ];
  const [only, ...others] = found;
  if (only === undefined) {
    const [first] = about;
    // It says what is wrong with them.
    if (first !== undefined) return shapeOf(first).said(values);
    if (shaped.length > 0) {
      const possible = shaped.map((group) => group.asked.question.title).join('; ');
      throw new Refused('say which', { possible });
    }
    const { possible, count } = examples(offers);
    if (count === 0) throw new Refused('not possible now', { possible });
    throw new Refused('not possible now, of many', { possible, count });
  }
  if (others.length > 0) {
    const { possible, count } = examples(found);
    if (count === 0) throw new Refused('say which', { possible });
    throw new Refused('say which, of many', { possible, count });
  }
  return only;
}

/** Whether values may be about this question of several that a command answers. */
function isAbout({ shaped: { spoken } }: ShapedGroup, values: Values): boolean {
  return Object.entries(spoken.about ?? {}).every(
    ([name, value]) => values[name] === undefined || same(values[name], value),
  );
}

/** The answer that these values are, or none. */
function answersOf(group: ShapedGroup, values: Values): Offered[] {
  try {
    return [shapeOf(group).said(values)];
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
}

/** How many of many answers are named where none of them was meant. */
const EXAMPLES = 8;

/** A few of the offers, as words in a sentence, and how many more there are. */
function examples(offers: readonly Offered[]) {
  const shown = offers.slice(0, EXAMPLES).map(({ phrase }) => phrase.label);
  return { possible: shown.join('; '), count: offers.length - shown.length };
}

/** The steps of `then`, one after the other: `gather.2 then move.3.D5`. */
export const stepsIn = (then: string): string[] => then.split(/\s+then\s+/i);

/**
 * What somebody means by a step of `then`: as autocomplete wrote it, or by its key or its words, in any language,
 * where only one has them.
 */
export function offerNamed(tongues: Tongues, text: string): Offered {
  const wanted = text.trim();
  const [only, ...others] = namedIn(tongues, ({ shaped, offers, offer }) => {
    const choice = shaped === null ? null : choiceNamed(shaped.shape, wanted);
    return choice === null ? offers.filter(isNamed(wanted.toLowerCase())) : [offer(choice)];
  });
  if (only === undefined) throw new Refused('not possible after that', { what: asTyped(text) });
  if (others.length > 0) throw new Refused('means several', { what: asTyped(text) });
  return only;
}

const isNamed =
  (wanted: string) =>
  ({ decision, choice, phrase }: Offered): boolean =>
    [writeValue(decision, choice), choice, phrase.label].some(
      (name) => name.toLowerCase() === wanted,
    );
