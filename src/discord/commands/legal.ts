import type { Language } from '../../language/languages.ts';
import type { Offered } from '../../match/loaded/asked.ts';
import type { App } from '../../match/app/app.ts';
import { Refused } from '../../match/app/refused.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { afterAnswer } from '../../panel/following.ts';
import {
  agreeing,
  groups,
  listed,
  type ShapedGroup,
  shapedOnes,
  type Values,
} from '../../panel/group.ts';
import { writeValue } from '../../panel/ids.ts';
import { AFTER_OTHERS, meant, offerNamed, stepsIn } from './meaning.ts';
import type { Suggested } from '../../panel/forms/shape.ts';
import { shapeOf } from '../../panel/forms/form.ts';
import { inWordsOf, type InLanguages, inLanguages } from './in-languages.ts';
import { LONGEST_VALUE } from '../../panel/limits.ts';

/** What is typed for a game's command: for one of its options at the moment, and beside that for the others. */
export interface Typed {
  readonly command: string;
  readonly option: string;
  readonly typing: string;
  readonly beside: Values;
}

/** What an option of a game's command may hold, beside what is typed for the others. */
export function legalFor(
  app: Pick<App, 'languages'>,
  loaded: Loaded,
  seat: number,
  language: Language,
  { command, option, typing, beside }: Typed,
): Suggested[] {
  const inLanguagesAt = (now: Loaded): InLanguages => inLanguages(app, now, seat, language);
  const inEach = inLanguagesAt(loaded);
  const values = inWordsOf(inEach, command, beside);
  if (option === 'then') {
    const first = ({ own }: InLanguages): Offered =>
      meant(loaded.edition, language, own, command, values);
    return after(loaded, seat, inLanguagesAt, first, typing);
  }
  const words = loaded.edition.in(language);
  const own = groups(words, inEach.own).filter((one) => one.command.name === command);
  const offers = agreeing(
    listed(own).flatMap((group) => group.offers),
    values,
  );
  return [
    ...valuesOf(offers, option),
    ...shapedOnes(own).flatMap((group) => shapedValues(group, option, values, typing)),
  ];
}

/** What an option is in these offers, each value once; one that means a single offer is called as that is. */
function valuesOf(offers: readonly Offered[], option: string): Suggested[] {
  const distinct = new Map<string | number, Offered[]>();
  for (const offer of offers) {
    const value = offer.phrase.options[option];
    if (value !== undefined) distinct.set(value, [...(distinct.get(value) ?? []), offer]);
  }
  return [...distinct].map(([value, [only, ...others]]) => {
    const isSaid = others.length === 0 && only !== undefined && typeof value === 'string';
    return { name: isSaid ? only.phrase.label : String(value), value };
  });
}

/** What an option is in answers of a shape: what tells their question from others, or a part of them. */
function shapedValues(
  group: ShapedGroup,
  option: string,
  values: Values,
  typing: string,
): Suggested[] {
  const about = group.shaped.spoken.about?.[option];
  return about === undefined
    ? shapeOf(group).suggested(option, values, typing)
    : [{ name: about, value: about }];
}

/**
 * What could be done right after the command and the steps as they are typed so far. Only where that shows nothing
 * that is not known yet: no dice, nothing hidden.
 *
 * @param first the answer that the command means
 * @param said what is typed for `then`: steps, the last of them not whole yet
 */
function after(
  loaded: Loaded,
  seat: number,
  inLanguagesAt: (now: Loaded) => InLanguages,
  first: (inEach: InLanguages) => Offered,
  said: string,
): Suggested[] {
  const steps = stepsIn(said);
  const last = steps.pop() ?? '';
  const before = said.slice(0, said.length - last.length);
  const answers = [first, ...steps.map((step) => (now: InLanguages) => offerNamed(now, step))];
  let now = loaded;
  try {
    for (const answer of answers) {
      const next = afterAnswer(now, seat, answer(inLanguagesAt(now)));
      if (next === null) return [];
      now = next;
    }
  } catch (error) {
    // What is typed so far means nothing yet, so nothing can follow it.
    if (error instanceof Refused) return [];
    throw error;
  }
  const offers = inLanguagesAt(now).own.flatMap((one) => one.offers);
  const isSeveral = (key: string): boolean =>
    offers.filter(({ choice }) => choice === key).length > 1;
  return offers
    .map(({ decision, choice, phrase }) => ({
      name: before === '' ? phrase.label : `${AFTER_OTHERS}${phrase.label}`,
      // Alone it names its question, too; several steps have room for their keys only.
      value:
        before === '' || isSeveral(choice)
          ? `${before}${writeValue(decision, choice)}`
          : `${before}${choice}`,
    }))
    .filter(({ value }) => value.length <= LONGEST_VALUE);
}
