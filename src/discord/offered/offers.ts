import {
  choiceNamed,
  countChoices,
  pickThings,
  withAmounts,
  type Wrong,
} from '../../engine/choices.ts';
import type { Seat } from '../../engine/game.ts';
import type { Language } from '../../language/languages.ts';
import type { Given } from '../../match/give.ts';
import { Refused } from '../../match/house.ts';
import type { Loaded } from '../../match/load.ts';
import type { Asked, Offered, Shaped } from '../../match/asked.ts';
import type { AnyEdition, AnyPresentation, CommandSpec } from '../../presentation/edition.ts';
import { writeValue } from './ids.ts';
import { quoted } from '../said/text.ts';

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

/** An answer in words, by its names; null where it is not offered. */
export function offered(asked: readonly Asked[], { decision, choice }: Given): Offered | null {
  const one = asked.find((about) => about.decision.id === decision);
  if (one === undefined) return null;
  if (one.shaped === null) return one.offers.find((offer) => offer.choice === choice) ?? null;
  const found = choiceNamed(one.shaped.shape, choice);
  return found === null ? null : one.offer(found);
}

/** What one command can answer: from a list, or to one question as amounts or picks. */
export type Group =
  | {
      /** How a person gives one: press, or choose from a list. */
      readonly way: 'press' | 'list';
      readonly command: CommandSpec;
      readonly offers: readonly Offered[];
    }
  | {
      /** Fill in amounts, take things, or press where there is one answer only. */
      readonly way: 'form' | 'take' | 'only';
      readonly command: CommandSpec;
      readonly asked: Asked;
      readonly shaped: Shaped;
    };

/** What may be answered to one question as amounts or picks. */
export type ShapedGroup = Extract<Group, { way: 'form' | 'take' | 'only' }>;

/** A game as it is spoken to its player. */
type Commanded = Pick<AnyPresentation, 'commands'>;

/** Sorts everything that may be answered by command, in the order in which the game declares them. */
export function groups({ commands }: Commanded, asked: readonly Asked[]): Group[] {
  const offers = asked.flatMap((one) => one.offers);
  return commands.flatMap((command): Group[] => {
    const own = offers.filter(({ phrase }) => phrase.command === command.name);
    const listed =
      own.length === 0
        ? []
        : [{ way: command.options.length === 0 ? 'press' : 'list', command, offers: own } as const];
    const others = asked.flatMap((one): Group[] => {
      const { shaped } = one;
      if (shaped === null || shaped.spoken.command !== command.name) return [];
      // One answer needs no form: somebody without tokens has nothing to fill in.
      const isOnly = countChoices(shaped.shape) === 1;
      const way = isOnly ? 'only' : shaped.is === 'amounts' ? 'form' : 'take';
      return [{ way, command, asked: one, shaped }];
    });
    return [...listed, ...others];
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
    const legal = [...new Set(all.map((one) => `/${edition.game.id} ${one.command.name}`))];
    if (legal.length === 0) throw new Refused('nothing waits');
    throw new Refused('not possible now', { possible: legal.join(', ') });
  }
  const offers = own.flatMap((group) => ('offers' in group ? group.offers : []));
  const shaped = own.flatMap((group) => ('shaped' in group ? [group] : []));
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
    if (first !== undefined) return shapedAnswer(first, values);
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
    return [shapedAnswer(group, values)];
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
}

/**
 * The amounts or picks that values of a command's options say; an amount that is left out is 0. Throws `Refused`
 * with what is wrong with them.
 */
export function shapedAnswer({ asked, shaped }: ShapedGroup, values: Values): Offered {
  if (shaped.is === 'picks') {
    const { shape, spoken } = shaped;
    const named = String(values[spoken.option] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
    return taken(
      asked,
      shaped,
      named.map(
        (name) =>
          shape.things.find((thing) => same(name, spoken.name(thing)) || same(name, thing)) ?? name,
      ),
    );
  }
  const { shape, spoken } = shaped;
  const kinds = new Map(Object.entries(spoken.options).map(([kind, option]) => [option, kind]));
  const amounts: Record<string, number> = {};
  for (const [option, value] of Object.entries(values)) {
    const kind = kinds.get(option);
    if (kind !== undefined) amounts[kind] = Number(value);
    else if (!(option in (spoken.about ?? {})) && Number(value) > 0)
      throw new Refused('no such amount', { what: quoted(option) });
  }
  const found = withAmounts(shape, amounts);
  if (!found.ok) throw refused(found.refusal, shaped);
  return asked.offer(found.value);
}

/** The answer of these things. Throws `Refused` with what is wrong with them. */
export function taken(
  asked: Asked,
  shaped: Extract<Shaped, { is: 'picks' }>,
  things: readonly string[],
): Offered {
  const found = pickThings(shaped.shape, things);
  if (!found.ok) throw refused(found.refusal, shaped);
  return asked.offer(found.value);
}

/** Says what is wrong with amounts or picks, by the words of their game. */
function refused(wrong: Wrong, shaped: Shaped): Refused {
  const said = (kind: string, count: number): string =>
    shaped.is === 'amounts' ? shaped.spoken.amount(kind, count) : kind;
  const name = (thing: string): string =>
    shaped.is === 'picks' && shaped.shape.things.includes(thing)
      ? shaped.spoken.name(thing)
      : thing;
  switch (wrong.wrong) {
    case 'kind':
      return new Refused('no such amount', { what: quoted(wrong.kind) });
    case 'whole':
      return new Refused('not a whole number', { what: quoted(String(wrong.amount)) });
    case 'most': {
      const { kind, most, amount } = wrong;
      const has = said(kind, most);
      return shaped.is === 'amounts' && shaped.spoken.held
        ? new Refused('more than you have', { has, amount })
        : new Refused('more than fits', { most: has, amount });
    }
    case 'least': {
      const { kind, least, amount } = wrong;
      return new Refused('less than needed', { least: said(kind, least), amount });
    }
    case 'total': {
      const { total, amount } = wrong;
      const { least, most } = total;
      if (least === most) return new Refused('total is exact', { amount, total: least });
      return amount > most
        ? new Refused('total is at most', { amount, most })
        : new Refused('total is at least', { amount, least });
    }
    case 'thing': {
      const names = shaped.is === 'picks' ? shaped.shape.things.map(name) : [];
      const [shown, left] = [names.slice(0, EXAMPLES).join(', '), names.length - EXAMPLES];
      const what = quoted(wrong.thing);
      return left > 0
        ? new Refused('not among many', { what, names: shown, count: left })
        : new Refused('not among them', { what, names: shown });
    }
    case 'twice':
      return new Refused('picked twice', { what: quoted(name(wrong.thing)) });
    case 'many': {
      const { many, count: chosen } = wrong;
      const { least, most } = many;
      return least === most
        ? new Refused('choose exactly', { many: least, chosen })
        : new Refused('choose from to', { least, most, chosen });
    }
  }
}

/**
 * Whether something may be done in the same message right after an answer to the match as it stood after
 * entry `before`: only where dice did not fall, nothing was shown and nobody else acted. Else a wish that
 * comes true for some dice only would be a way to see them and then take it all back.
 */
export function canFollow({ match }: Loaded, seat: Seat, before: number): boolean {
  return match.sequence > before && match.actor === seat && match.undoable.at(-1) === before;
}

/** The steps of `then`, one after the other: `gather.2 then move.3.D5`. */
export const stepsIn = (then: string): string[] => then.split(/\s+then\s+/i);

/**
 * What somebody means by a step of `then`: as autocomplete wrote it, or by its key or its words where only one has
 * them.
 */
export function offerNamed(asked: readonly Asked[], text: string): Offered {
  const wanted = text.trim().toLowerCase();
  const [only, ...others] = asked.flatMap((one) => {
    const choice = one.shaped === null ? null : choiceNamed(one.shaped.shape, text.trim());
    return choice === null ? one.offers.filter(isNamed(wanted)) : [one.offer(choice)];
  });
  if (only === undefined) {
    throw new Refused('not possible after that', { what: quoted(text) });
  }
  if (others.length > 0) {
    throw new Refused('means several', { what: quoted(text) });
  }
  return only;
}

const isNamed =
  (wanted: string) =>
  ({ decision, choice, phrase }: Offered): boolean =>
    [writeValue(decision, choice), choice, phrase.label].some(
      (name) => name.toLowerCase() === wanted,
    );

/** How many of many answers are named where none of them was meant. */
const EXAMPLES = 8;

/** A few of the offers, as words in a sentence, and how many more there are. */
function examples(offers: readonly Offered[]) {
  const shown = offers.slice(0, EXAMPLES).map(({ phrase }) => phrase.label);
  return { possible: shown.join('; '), count: offers.length - shown.length };
}
