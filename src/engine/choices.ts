import { arrangements } from './arrangements.ts';
import type { Amounts, Choice, Choices, Goods, Picks } from './game.ts';
import type { Random } from './random.ts';
import { accept, refuse, type Result } from './result.ts';
import { type Range, distributions } from './distributions.ts';

/** Why amounts that somebody named are no legal answer: the first fault found. */
export type WrongAmounts =
  | { readonly wrong: 'kind'; readonly kind: string }
  | { readonly wrong: 'whole'; readonly kind: string; readonly amount: number }
  | {
      readonly wrong: 'most';
      readonly kind: string;
      readonly most: number;
      readonly amount: number;
    }
  | {
      readonly wrong: 'least';
      readonly kind: string;
      readonly least: number;
      readonly amount: number;
    }
  | { readonly wrong: 'total'; readonly total: Range; readonly amount: number };

/** Why picks that somebody named are no legal answer: the first fault found. */
export type WrongPicks =
  | { readonly wrong: 'thing'; readonly thing: string }
  | { readonly wrong: 'twice'; readonly thing: string }
  | { readonly wrong: 'many'; readonly many: Range; readonly count: number };

/** How amounts are declared. `K`: the kinds. */
interface AmountsOf<K extends string, A> {
  /** What every key begins with: letters, digits, `-`. */
  readonly name: string;
  /** The most of each kind, in the order in which kinds are shown. */
  readonly most: Readonly<Record<K, number>>;
  /** The least of a kind, if not 0. */
  readonly least?: Readonly<Partial<Record<K, number>>>;
  /** What the amounts must sum to: a number or a range. Any sum if left out. */
  readonly total?: number | Partial<Range>;
  /** How keys are written; `each` if left out. */
  readonly key?: Amounts<A>['key'];
  readonly action: (amounts: Readonly<Record<K, number>>) => A;
}

/** Declares that an answer is an amount of each kind. */
export function amounts<K extends string, A>(spec: AmountsOf<K, A>): Amounts<A>;
export function amounts<A>({
  name,
  most,
  least = {},
  total = {},
  key = 'each',
  action,
}: AmountsOf<string, A>): Amounts<A> {
  const kinds = Object.entries(most).map(([kind, limit]) => ({
    kind,
    least: least[kind] ?? 0,
    most: limit,
  }));
  const range =
    typeof total === 'number'
      ? { least: total, most: total }
      : {
          least: total.least ?? 0,
          most: total.most ?? kinds.reduce((sum, kind) => sum + kind.most, 0),
        };
  return {
    shape: 'amounts',
    name,
    kinds,
    total: range,
    key,
    distributions: distributions(kinds, range),
    action,
  };
}

/** How picks are declared. */
interface PicksOf<A> extends Pick<Picks<A>, 'name' | 'things'> {
  /** How many must be picked: a number or a range. */
  readonly many: number | Range;
  /** Whether the order matters; false if left out. */
  readonly inOrder?: boolean;
  readonly action: (things: readonly string[]) => A;
}

/** Declares that an answer is some of these things, each once. */
export function picks<A>({ name, things, many, inOrder = false, action }: PicksOf<A>): Picks<A> {
  const asked = typeof many === 'number' ? { least: many, most: many } : many;
  const range = { least: asked.least, most: Math.min(asked.most, things.length) };
  const once = things.map(() => ({ least: 0, most: 1 }));
  const all = inOrder ? arrangements(things.length, range) : distributions(once, range);
  return { shape: 'picks', name, things, many: range, inOrder, distributions: all, action };
}

/** The number of answers; approximate above 2^52. */
export function countChoices(choices: Choices<unknown>): number {
  return 'shape' in choices ? choices.distributions.count : choices.length;
}

/** The nth answer, from 0; the last one if `n` is too large. Throws if there is none. */
export function nthChoice<A>(choices: Choices<A>, n: number): Choice<A> {
  if ('shape' in choices) return made(choices, choices.distributions.nth(n));
  const choice = choices[Math.min(n, choices.length - 1)];
  if (choice === undefined) throw new RangeError('There is nothing to choose from.');
  return choice;
}

/** A random answer, all equally likely. Throws if there is none. */
export function anyChoice<A>(choices: Choices<A>, random: Random): Choice<A> {
  if ('shape' in choices) return made(choices, choices.distributions.any(random));
  const choice = choices[random.below(choices.length)];
  if (choice === undefined) throw new RangeError('There is nothing to choose from.');
  return choice;
}

/** All answers, made one by one, as there may be too many to list. */
export function* eachChoice<A>(choices: Choices<A>): Generator<Choice<A>> {
  if ('shape' in choices) for (const way of choices.distributions.each()) yield made(choices, way);
  else yield* choices;
}

/** All answers in order if there are at most `most`; else the first, the last and random ones, without repeats. */
export function someChoices<A>(choices: Choices<A>, most: number, random: Random): Choice<A>[] {
  const all = countChoices(choices);
  if (all <= most) return [...eachChoice(choices)];
  const some = Array.from({ length: most - 2 }, () => anyChoice(choices, random));
  const found = [nthChoice(choices, 0), ...some, nthChoice(choices, all - 1)];
  return [...new Map(found.map((choice) => [choice.key, choice])).values()];
}

/** The answer with this key, or null. */
export function choiceNamed<A>(choices: Choices<A>, key: string): Choice<A> | null {
  if (!('shape' in choices)) return choices.find((choice) => choice.key === key) ?? null;
  const [name, ...parts] = key.split('.');
  if (name !== choices.name) return null;
  const found =
    choices.shape === 'picks'
      ? pickThings(choices, parts)
      : withAmounts(choices, read(choices, parts));
  // Only the canonical spelling is a key: `use.02-0-1` is none.
  return found.ok && found.value.key === key ? found.value : null;
}

/** The answer with these amounts (0 for a kind that is left out), or why it is illegal. */
export function withAmounts<A>(shape: Amounts<A>, given: Goods): Result<Choice<A>, WrongAmounts> {
  for (const [kind, amount] of Object.entries(given)) {
    if (shape.kinds.every((one) => one.kind !== kind)) return refuse({ wrong: 'kind', kind });
    if (!Number.isInteger(amount) || amount < 0) {
      return refuse({ wrong: 'whole', kind, amount });
    }
  }
  const way = shape.kinds.map(({ kind }) => given[kind] ?? 0);
  for (const [at, { kind, least, most }] of shape.kinds.entries()) {
    const amount = way[at] ?? 0;
    if (amount > most) return refuse({ wrong: 'most', kind, most, amount });
    if (amount < least) return refuse({ wrong: 'least', kind, least, amount });
  }
  const { total } = shape;
  const amount = way.reduce((sum, one) => sum + one, 0);
  return isWithin(amount, total)
    ? accept(made(shape, way))
    : refuse({ wrong: 'total', total, amount });
}

/** The answer that picks these things, or why it is illegal. Their order counts only if the shape is `inOrder`. */
export function pickThings<A>(
  shape: Picks<A>,
  given: readonly string[],
): Result<Choice<A>, WrongPicks> {
  const { things, many } = shape;
  for (const [at, thing] of given.entries()) {
    if (!things.includes(thing)) return refuse({ wrong: 'thing', thing });
    if (given.indexOf(thing) < at) return refuse({ wrong: 'twice', thing });
  }
  if (!isWithin(given.length, many)) return refuse({ wrong: 'many', many, count: given.length });
  return accept(
    made(
      shape,
      things.map((thing) => {
        const rank = given.indexOf(thing) + 1;
        return shape.inOrder ? rank : Math.min(rank, 1);
      }),
    ),
  );
}

/** The range of one kind’s amount, given the amounts of others; null if nothing fits. */
export function roomFor(
  { kinds, distributions: all }: Amounts<unknown>,
  kind: string,
  given: Goods,
): Range | null {
  const at = kinds.findIndex((one) => one.kind === kind);
  return all.room(
    at,
    kinds.map((one) => given[one.kind] ?? null),
  );
}

/** The choices as plain JSON, to compare them: the keys of a list, or what a shape declares. */
export function outline(choices: Choices<unknown>): unknown {
  if (!('shape' in choices)) return choices.map(({ key }) => key);
  if (choices.shape === 'picks')
    return [choices.name, choices.things, choices.many, choices.inOrder];
  return [choices.name, choices.kinds, choices.total, choices.key];
}

const isWithin = (amount: number, { least, most }: Range): boolean =>
  amount >= least && amount <= most;

/** The answer for one of the shape’s `ways`. */
function made<A>(shape: Amounts<A> | Picks<A>, way: readonly number[]): Choice<A> {
  if (shape.shape === 'picks') {
    const things = shape.things
      .map((thing, at) => ({ thing, rank: way[at] ?? 0 }))
      .filter(({ rank }) => rank > 0)
      .sort((a, b) => a.rank - b.rank)
      .map(({ thing }) => thing);
    return { key: [shape.name, ...things].join('.'), action: shape.action(things) };
  }
  const given: Record<string, number> = {};
  for (const [at, { kind }] of shape.kinds.entries()) given[kind] = way[at] ?? 0;
  return { key: written(shape, way), action: shape.action(given) };
}

function written({ name, kinds, key }: Amounts<unknown>, way: readonly number[]): string {
  if (key === 'each') return `${name}.${way.join('-')}`;
  const some = kinds.flatMap(({ kind }, at) => ((way[at] ?? 0) > 0 ? [`${kind}x${way[at]}`] : []));
  return [name, ...some].join('.');
}

const WHOLE = /^\d+$/;

/** Reads the amounts in the parts of a key after its name; one that is no number becomes NaN. */
function read({ kinds, key }: Amounts<unknown>, parts: readonly string[]): Goods {
  const said =
    key === 'each'
      ? (parts[0] ?? '').split('-').map((amount, at) => [kinds[at]?.kind ?? '', amount] as const)
      : parts.map((part) => {
          const at = part.lastIndexOf('x');
          return [part.slice(0, at), part.slice(at + 1)] as const;
        });
  return Object.fromEntries(
    said.map(([kind, amount]) => [kind, WHOLE.test(amount) ? Number(amount) : Number.NaN]),
  );
}
