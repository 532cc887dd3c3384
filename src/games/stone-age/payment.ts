import { amounts, eachChoice } from '../../engine/choices.ts';
import type { Amounts, Choice, Choices, Seat } from '../../engine/game.ts';
import type { Range } from '../../engine/distributions.ts';
import { choice } from '../../parts/choice.ts';
import { item } from '../../parts/item.ts';
import type { ActionOf, Payment } from './action.ts';
import { BUILDING, type BuildingId, type Price } from './content/buildings.ts';
import { type Good, GOODS, type Resource, RESOURCES, WORTH } from './content/goods.ts';
import { isSlot, numberOf, type Shop } from './locations.ts';
import type { StoneAgeState } from './state.ts';
import { inTurn } from './turn.ts';

/** What a tribe has. */
export type Held = Readonly<Record<Good, number>>;
export type Pay = ActionOf<'pay'>;

/** How a tribe is asked in its turn with what it pays. */
export const PAYING = {
  does: ['pay'],
  asks: (state: StoneAgeState, { seat }: { readonly seat: Seat }) => inTurn(state, seat, 'pay'),
} as const;

/** How many of some kinds there are together. */
export function countOf(held: Payment, kinds: readonly Good[] = GOODS): number {
  let count = 0;
  for (const kind of kinds) count += held[kind] ?? 0;
  return count;
}

/** What goods are worth, as buildings count it. */
export function worthOf(paid: Payment): number {
  let worth = 0;
  for (const kind of GOODS) worth += WORTH[kind] * (paid[kind] ?? 0);
  return worth;
}

/** Of some goods those of the most worth, or of the least, the first of several; undefined where there are none. */
export function byWorth<A extends { readonly goods: Payment }>(
  choices: Choices<A>,
  which: 'most' | 'least',
): Choice<A> | undefined {
  const sign = which === 'most' ? 1 : -1;
  let best: { readonly choice: Choice<A>; readonly worth: number } | undefined;
  for (const one of eachChoice(choices)) {
    const worth = sign * worthOf(one.action.goods);
    if (best === undefined || worth > best.worth) best = { choice: one, worth };
  }
  return best?.choice;
}

/** So many of these kinds, those of the least worth first; fewer where there are not so many. */
export function cheapest(held: Held, kinds: readonly Good[], count: number): Payment {
  const paid: Partial<Record<Good, number>> = {};
  let left = count;
  for (const kind of kinds) {
    const part = Math.min(left, held[kind]);
    if (part > 0) paid[kind] = part;
    left -= part;
  }
  return paid;
}

const payWith = (goods: Readonly<Record<string, number>>): Pay => ({ do: 'pay', goods });

/** A payment of so many goods of these kinds, in amounts. */
export function payments(held: Held, kinds: readonly Good[], total: Range): Amounts<Pay> {
  const most: Record<string, number> = {};
  for (const kind of kinds) {
    if (held[kind] > 0) most[kind] = Math.min(held[kind], total.most);
  }
  return amounts({
    name: 'pay',
    most,
    total,
    key: 'some',
    action: payWith,
  });
}

/** The stacks of buildings, in a state as in a view of it. */
export interface Stacks {
  readonly stacks: readonly (readonly BuildingId[] | { readonly top: BuildingId | null })[];
}

/** What is to be paid there: for a card so many resources of any kind. Throws where no building stands. */
export function priceAt({ stacks }: Stacks, at: Shop): Price {
  const nth = numberOf(at);
  if (isSlot(at)) return { takes: 'any', least: nth + 1, most: nth + 1 };
  const stack = item(stacks, nth);
  const top = 'top' in stack ? stack.top : item(stack, 0);
  if (top === null) throw new RangeError(`Nothing lies open at ${at}.`);
  return BUILDING[top].price;
}

/** Everything that a price may be paid with; null where the goods are not there. */
export function waysToPay(held: Held, price: Price): Choices<Pay> | null {
  switch (price.takes) {
    case 'these':
      return isHeld(held, price.goods) ? exactly(price.goods) : null;
    case 'kinds': {
      const ways = item(byKinds(price.count), price.kinds).filter(({ action }) =>
        isHeld(held, action.goods),
      );
      return ways.length > 0 ? ways : null;
    }
    case 'any': {
      const most = Math.min(price.most, countOf(held, RESOURCES));
      return most < price.least ? null : payments(held, RESOURCES, { least: price.least, most });
    }
  }
}

/**
 * What is paid where nobody chooses: what wastes least; null where that is no matter of waste.
 *
 * @param beside other prices that are still to be paid: as many of them as can be stay payable, if those that any
 * resources pay come last
 */
export function leastWaste(held: Held, price: Price, beside: readonly Price[]): Payment | null {
  if (price.takes === 'these') return price.goods;
  if (price.takes !== 'any' || price.least !== price.most) return null;
  const least = cheapest(held, RESOURCES, price.least);
  if (beside.length === 0) return least;
  let best = { paid: least, leaves: mostPaid(without(held, least), beside) };
  for (const paid of waysOf(price.least)) {
    if (best.leaves === beside.length) break;
    if (!isHeld(held, paid)) continue;
    const leaves = mostPaid(without(held, paid), beside);
    if (leaves > best.leaves) best = { paid, leaves };
  }
  return best.paid;
}

function isHeld(held: Held, paid: Payment): boolean {
  for (const kind of RESOURCES) if (held[kind] < (paid[kind] ?? 0)) return false;
  return true;
}

/** What is left of goods. */
function without(held: Held, paid: Payment): Held {
  const left: Record<Good, number> = { ...held };
  for (const kind of GOODS) left[kind] -= paid[kind] ?? 0;
  return left;
}

/** Whether all these prices can be paid together. */
export const canPayAll = (held: Held, prices: readonly Price[]): boolean =>
  mostPaid(held, prices) === prices.length;

/** With how few resources a price can be paid. */
export function leastOf(price: Price): number {
  if (price.takes === 'these') return countOf(price.goods);
  return price.takes === 'any' ? price.least : price.count;
}

/** How many of these prices can be paid, one after the other. */
function mostPaid(held: Held, [price, ...others]: readonly Price[]): number {
  if (price === undefined) return 0;
  let most = mostPaid(held, others);
  for (const paid of leastPayments(held, price)) {
    most = Math.max(most, 1 + mostPaid(without(held, paid), others));
  }
  return most;
}

/** With what a price can be paid: of many resources or few, with the fewest. */
function leastPayments(held: Held, price: Price): readonly Payment[] {
  if (price.takes === 'any') {
    const isThere = countOf(held, RESOURCES) >= price.least;
    return isThere ? [cheapest(held, RESOURCES, price.least)] : [];
  }
  const ways = waysToPay(held, price);
  return ways === null ? [] : [...eachChoice(ways)].map(({ action }) => action.goods);
}

/** A payment as a choice of a list; its key is as amounts write it. */
function paying(goods: Payment): Choice<Pay> {
  const parts = RESOURCES.flatMap((kind) => {
    const count = goods[kind] ?? 0;
    return count > 0 ? [`${kind}x${count}`] : [];
  });
  return choice(['pay', ...parts].join('.'), { do: 'pay', goods });
}

/** What is made of something once, and used again. */
function kept<K, V>(make: (of: K) => V): (of: K) => V {
  const made = new Map<K, V>();
  return (of) => {
    const found = made.get(of) ?? make(of);
    made.set(of, found);
    return found;
  };
}

/** The one payment of a printed price. */
const exactly = kept((goods: Payment): readonly Choice<Pay>[] => [paying(goods)]);

/** Every payment of so many resources; those of the least worth first. */
const waysOf = kept((count: number): readonly Payment[] =>
  divisions(count, RESOURCES).sort((a, b) => worthOf(a) - worthOf(b)),
);

/** Every payment of so many resources, by of how many kinds it is, likewise. */
const byKinds = kept((count: number): readonly (readonly Choice<Pay>[])[] =>
  Array.from({ length: RESOURCES.length + 1 }, (_, kinds) =>
    waysOf(count)
      .filter((goods) => Object.keys(goods).length === kinds)
      .map(paying),
  ),
);

/** Every way to take so many of some kinds. */
function divisions(count: number, kinds: readonly Resource[]): Payment[] {
  const [kind, ...others] = kinds;
  if (kind === undefined) return count === 0 ? [{}] : [];
  return Array.from({ length: count + 1 }, (_, part) =>
    divisions(count - part, others).map((rest) => (part === 0 ? rest : { [kind]: part, ...rest })),
  ).flat();
}
