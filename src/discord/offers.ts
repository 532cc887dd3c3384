import type { Seat } from '../engine/game.ts';
import type { Language } from '../language/languages.ts';
import type { Given } from '../match/commit.ts';
import { Refused } from '../match/house.ts';
import type { Loaded } from '../match/load.ts';
import type { Asked, Offered } from '../match/look.ts';
import type { AnyEdition, AnyPresentation, CommandSpec } from '../presentation/edition.ts';
import { writeValue } from './ids.ts';
import { quoted } from './text.ts';

/** An answer with what it says, to be told when it was given. */
export interface Said extends Given {
  readonly said: string;
}

export const saying = ({ decision, choice, phrase }: Offered): Said => ({
  decision,
  choice,
  said: phrase.label,
});

/** The line on a panel that tells what was just answered. */
export const noticeOf = (given: readonly Said[]): string =>
  `✅ ${given.map(({ said }) => said).join(' · ')}`;

/** The legal answers that one command can give. */
export interface Group {
  readonly command: CommandSpec;
  readonly offers: readonly Offered[];
  /** How a person gives one: press, choose from a list, or fill in amounts. */
  readonly way: 'press' | 'list' | 'form';
}

/** A game as it is spoken to its player. */
type Commanded = Pick<AnyPresentation, 'commands'>;

/** Sorts everything that may be answered by command, in the order in which the game declares them. */
export function groups({ commands }: Commanded, asked: readonly Asked[]): Group[] {
  const offers = asked.flatMap((one) => one.offers);
  return commands.flatMap((command): Group[] => {
    const own = offers.filter(({ phrase }) => phrase.command === command.name);
    if (own.length === 0) return [];
    const amounts =
      command.options.length > 0 && command.options.every(({ type }) => type === 'amount');
    // One answer needs no form: somebody without tokens has nothing to fill in.
    const way =
      command.options.length === 0 || (amounts && own.length === 1)
        ? 'press'
        : amounts
          ? 'form'
          : 'list';
    return [{ command, offers: own, way }];
  });
}

/** What somebody gave for a command's options. */
export type Values = Readonly<Record<string, string | number>>;

const same = (a: string | number | undefined, b: string | number): boolean =>
  String(a ?? 0).toLowerCase() === String(b).toLowerCase();

/** The offers that agree with the values given so far. An option without a value agrees with anything. */
export function agreeing(offers: readonly Offered[], values: Values): readonly Offered[] {
  const given = Object.entries(values);
  return offers.filter(({ phrase }) =>
    given.every(([name, value]) => same(phrase.options[name], value)),
  );
}

/**
 * What somebody typed for a command, in the words of what it is asked. What only the words of another language have
 * for the same answers is understood as well, where it means one thing.
 *
 * @param elsewhere gives the same questions in other languages
 */
export function inWordsOf(
  asked: readonly Asked[],
  elsewhere: () => readonly (readonly Asked[])[],
  command: string,
  values: Values,
): Values {
  const said = (all: readonly Asked[]): Offered[] =>
    all.flatMap(({ offers }) => offers).filter(({ phrase }) => phrase.command === command);
  const own = new Map(
    said(asked).map((offer) => [writeValue(offer.decision, offer.choice), offer]),
  );
  const word = (name: string, value: string | number): string | number => {
    const isIt = ({ phrase }: Offered): boolean => same(phrase.options[name], value);
    if ([...own.values()].some(isIt)) return value;
    for (const other of elsewhere()) {
      const meanings = said(other)
        .filter(isIt)
        .map(({ decision, choice }) => own.get(writeValue(decision, choice))?.phrase.options[name]);
      const [only, ...others] = new Set(meanings);
      if (only !== undefined && others.length === 0) return only;
    }
    return value;
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, word(name, value)]),
  );
}

/**
 * The one answer that a command with these values means. Throws `Refused` with what is possible, where it
 * means none or several.
 */
export function meant(
  edition: AnyEdition,
  language: Language,
  asked: readonly Asked[],
  command: string,
  values: Values,
): Offered {
  const all = groups(edition.in(language), asked);
  const group = all.find((one) => one.command.name === command);
  if (group === undefined) {
    const legal = all.map((one) => `/${edition.game.id} ${one.command.name}`);
    if (legal.length === 0) throw new Refused('nothing waits');
    throw new Refused('not possible now', { possible: legal.join(', ') });
  }
  // An amount that is left out is 0; anything else that is left out may be the only one there is.
  const amounts = Object.fromEntries(
    group.command.options.flatMap(({ type, name }) => (type === 'amount' ? [[name, 0]] : [])),
  );
  const found = agreeing(group.offers, { ...amounts, ...values });
  const [only, ...others] = found;
  if (only === undefined) {
    const { possible, count } = examples(group.offers);
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

/**
 * Whether something may be done in the same message right after an answer to the match as it stood after
 * entry `before`: only where dice did not fall, nothing was shown and nobody else acted. Else a wish that
 * comes true for some dice only would be a way to see them and then take it all back.
 */
export function canFollow({ match }: Loaded, seat: Seat, before: number): boolean {
  return match.sequence > before && match.actor === seat && match.undoable.at(-1) === before;
}

/** What somebody means by `then`: as autocomplete wrote it, or by its key or its words where only one has them. */
export function offerNamed(offers: readonly Offered[], text: string): Offered {
  const wanted = text.trim().toLowerCase();
  const [only, ...others] = offers.filter(({ decision, choice, phrase }) =>
    [writeValue(decision, choice), choice, phrase.label].some(
      (name) => name.toLowerCase() === wanted,
    ),
  );
  if (only === undefined) {
    throw new Refused('not possible after that', { what: quoted(text) });
  }
  if (others.length > 0) {
    throw new Refused('means several', { what: quoted(text) });
  }
  return only;
}

/** A few of the offers, as words in a sentence, and how many more there are. */
function examples(offers: readonly Offered[]) {
  const shown = offers.slice(0, 8).map(({ phrase }) => phrase.label);
  return { possible: shown.join('; '), count: offers.length - shown.length };
}
