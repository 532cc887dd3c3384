import { countChoices } from '../engine/choices.ts';
import type { Asked, Offered, Shaped } from '../match/loaded/asked.ts';
import type { AnyPresentation, CommandSpec } from '../presentation/edition.ts';
import { OPTIONS } from './limits.ts';

/** What one command can answer: from a list, or to one question as amounts or picks. */
export type Group = ListGroup | ShapedGroup;

/** What may be answered from a list. */
export interface ListGroup {
  /** How a person gives one: press, or choose from a list. */
  readonly offeredAs: 'press' | 'list';
  readonly command: CommandSpec;
  readonly offers: readonly Offered[];
}

/** What may be answered to one question as amounts or picks. */
export interface ShapedGroup {
  /** How a person gives one: fill in amounts, take things or one of few amounts, or press where there is one answer. */
  readonly offeredAs: 'form' | 'take' | 'only';
  readonly command: CommandSpec;
  readonly asked: Asked;
  readonly shaped: Shaped;
}

/** A game as it is spoken to its player. */
type Commanded = Pick<AnyPresentation, 'commands'>;

/** Sorts everything that may be answered by command, in the order in which the game declares them. */
export function groups({ commands }: Commanded, asked: readonly Asked[]): Group[] {
  const all = asked.flatMap((one) => one.offers);
  return commands.flatMap((command): Group[] => {
    const offers = all.filter(({ phrase }) => phrase.command === command.name);
    const offeredAs = command.options.length === 0 ? 'press' : 'list';
    const listed = offers.length === 0 ? [] : [{ offeredAs, command, offers } as const];
    const others = asked.flatMap((one): ShapedGroup[] => {
      const { shaped } = one;
      if (shaped === null || shaped.spoken.command !== command.name) return [];
      // One answer needs no form: somebody without tokens has nothing to fill in.
      const count = countChoices(shaped.shape);
      // Few amounts stand in a list: a form would be one press more.
      // One list cannot say what comes first: Discord does not promise to keep the order of what is taken from it.
      const isForm =
        shaped.is === 'amounts'
          ? count > OPTIONS
          : shaped.shape.inOrder && shaped.shape.many.most > 1;
      const by = count === 1 ? 'only' : isForm ? 'form' : 'take';
      return [{ offeredAs: by, command, asked: one, shaped }];
    });
    return [...listed, ...others];
  });
}

/** What of them is chosen from lists. */
export const listed = (all: readonly Group[]): ListGroup[] =>
  all.flatMap((group) => ('offers' in group ? [group] : []));

/** What of them is amounts or picks. */
export const shapedOnes = (all: readonly Group[]): ShapedGroup[] =>
  all.flatMap((group) => ('shaped' in group ? [group] : []));

/** What somebody gave for a command's options. */
export type Values = Readonly<Record<string, string | number>>;

/** Whether two values of an option say the same; an amount that is left out is 0. */
export const same = (a: string | number | undefined, b: string | number): boolean =>
  String(a ?? 0).toLowerCase() === String(b).toLowerCase();

/** The offers that agree with the values given so far. An option without a value agrees with anything. */
export function agreeing(offers: readonly Offered[], values: Values): readonly Offered[] {
  const given = Object.entries(values);
  return offers.filter(({ phrase }) =>
    given.every(([name, value]) => same(phrase.options[name], value)),
  );
}
