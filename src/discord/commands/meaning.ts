import { choiceNamed } from '../../engine/choices.ts';
import type { Language } from '../../language/languages.ts';
import type { Asked, Offered } from '../../match/loaded/asked.ts';
import { Refused } from '../../match/app/refused.ts';
import type { AnyEdition, CommandSpec } from '../../presentation/edition.ts';
import { appSpeech } from '../../words/index.ts';
import { asMany, asTyped } from '../../panel/wording/text.ts';
import type { Amiss } from '../../panel/unavailable.ts';
import {
  agreeing,
  groups,
  listed,
  same,
  type ShapedGroup,
  shapedOnes,
  type Values,
} from '../../panel/group.ts';
import { writeValue } from '../../panel/ids.ts';
import { isShownFor } from '../../panel/forms/shape.ts';
import { shapeOf } from '../../panel/forms/form.ts';
import { namedIn, type InLanguages } from './in-languages.ts';

/**
 * The one answer that a command with these values means. Throws `Refused` with why not and what is possible, or with what
 * is wrong with amounts or picks, where it means none or several.
 *
 * @param amiss what may not be done now, and what is wrong with a value, as far as its game says that
 */
export function meant(
  edition: AnyEdition,
  language: Language,
  asked: readonly Asked[],
  command: string,
  values: Values,
  amiss: Amiss = { unavailable: () => [], wrong: () => null },
): Offered {
  const words = edition.in(language);
  const all = groups(words, asked);
  const own = all.filter((one) => one.command.name === command);
  const notPossible = (legal: readonly string[], wrong: Refused | null = null): Refused => {
    const possible = inAll(legal, '; ', language);
    const spec = words.commands.find(({ name }) => name === command);
    const piece = spec === undefined ? null : pieceMeant(asked, spec, values);
    const barred = amiss.unavailable(piece).find((one) => one.command.name === command);
    if (barred === undefined) return wrong ?? new Refused('not possible now', { possible });
    const reason = `${barred.command.button}: ${barred.why}`;
    return new Refused('barred now', { reason, possible });
  };
  if (own.length === 0) {
    // Orders may be given at any time, and are nothing that the game waits for.
    const owed = groups(
      words,
      asked.filter(({ decision }) => decision.owed),
    );
    const legal = [...new Set(owed.map((one) => `/${edition.game.id} ${one.command.name}`))];
    if (legal.length === 0) throw new Refused('nothing waits');
    throw notPossible(legal);
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
    throw notPossible(
      offers.map(({ phrase }) => phrase.label),
      wrongOption(
        offers,
        values,
        (option, value) => amiss.wrong({ command, option, value }),
        language,
      ),
    );
  }
  if (others.length === 0) return only;
  // Where others would need an option more, what was said is enough.
  const [whole, ...more] = found.filter(({ phrase }) =>
    Object.keys(phrase.options).every((name) => values[name] !== undefined || name in amounts),
  );
  if (whole !== undefined && more.length === 0) return whole;
  const labels = found.map(({ phrase }) => phrase.label);
  throw new Refused('say which', { possible: inAll(labels, '; ', language) });
}

/** What is possible, as much of it as there is room for. */
function inAll(all: readonly string[], between: string, language: Language): string {
  const { said, count } = asMany(all, between);
  const more = count === 0 ? [] : [appSpeech(language).say('table.more answers', { count })];
  return [said, ...more].join(between);
}

/** The piece that a command names by its first option, as others of its answers do; null where it names none. */
function pieceMeant(
  asked: readonly Asked[],
  { options: [first] }: CommandSpec,
  values: Values,
): string | null {
  const named = first === undefined ? undefined : values[first.name];
  if (first === undefined || named === undefined) return null;
  const its = asked
    .flatMap(({ offers }) => offers)
    .find(({ phrase, piece }) => piece !== null && same(phrase.options[first.name], named));
  return its?.piece ?? null;
}

/**
 * What is wrong with the first value that goes with no answer beside those before it, and what it could be; null where
 * nothing of it is open, as there is nothing else.
 */
function wrongOption(
  offers: readonly Offered[],
  values: Values,
  whyNot: (option: string, value: string) => string | null,
  language: Language,
): Refused | null {
  let left = offers;
  for (const [option, value] of Object.entries(values)) {
    const agreed = agreeing(left, { [option]: value });
    if (agreed.length === 0) {
      const open = new Set(left.flatMap(({ phrase }) => phrase.options[option] ?? []).map(String));
      if (open.size === 0) return null;
      const names = inAll([...open], ', ', language);
      const facts = { option, what: asTyped(String(value)), names };
      const why = whyNot(option, String(value));
      return why === null
        ? new Refused('wrong option', facts)
        : new Refused('option cannot be', { ...facts, why });
    }
    left = agreed;
  }
  return null;
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

/** What stands before the words of a step where autocomplete shows it after others. */
export const AFTER_OTHERS = '… ';
const SHOWN_AFTER = /^…\s*/u;

/** The steps of `then`, one after the other: `gather.2 then move.3.D5`. */
export const stepsIn = (then: string): string[] => then.split(/\s+then\s+/i);

/**
 * What somebody means by a step of `then`: as autocomplete wrote it or showed it, or by its key or its words, in any
 * language, where only one has them.
 */
export function offerNamed(inEach: InLanguages, text: string): Offered {
  const wanted = text.trim().replace(SHOWN_AFTER, '');
  const [only, ...others] = namedIn(inEach, ({ shaped, offers, offer }) => {
    const choice = shaped === null ? null : choiceNamed(shaped.shape, wanted);
    return choice === null ? offers.filter(isNamed(wanted)) : [offer(choice)];
  });
  if (only === undefined) throw new Refused('not possible after that', { what: asTyped(text) });
  if (others.length > 0) throw new Refused('means several', { what: asTyped(text) });
  return only;
}

const isNamed =
  (wanted: string) =>
  ({ decision, choice, phrase }: Offered): boolean =>
    [writeValue(decision, choice), choice, phrase.label].some((name) => isShownFor(name, wanted));
