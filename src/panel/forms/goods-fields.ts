import type { AnyGame, Deal, Goods } from '../../engine/game.ts';
import { Refused } from '../../match/app/refused.ts';
import type { AnyPresentation } from '../../presentation/edition.ts';
import { goodsWords } from '../../presentation/goods.ts';
import type { Field, Filled } from '../controls.ts';
import { OPTIONS } from '../limits.ts';

/** The fields of a form of goods: what is given, and what is asked for it. */
export const SIDES = ['gives', 'takes'] as const;
export type Side = (typeof SIDES)[number];

/** An amount of the nth kind of goods. */
interface Amount {
  readonly nth: number;
  readonly kind: string;
  readonly amount: number;
}

/** One of them. */
interface SideField {
  readonly side: Side;
  readonly amounts: readonly Amount[];
  /** The values that are chosen in it from the first. */
  readonly chosen: readonly string[];
  readonly isNeeded: boolean;
  readonly label: string;
  readonly description: string;
}

/** A select of amounts of goods in a form; none where there are no amounts. */
export function sideField(
  words: AnyPresentation,
  { side, amounts, chosen, isNeeded, label, description }: SideField,
): Field[] {
  if (amounts.length === 0) return [];
  return [
    {
      is: 'list',
      name: side,
      label,
      description,
      options: amounts.map(({ nth, kind, amount }) => ({
        label: goodsWords(words, { [kind]: amount }),
        value: `${nth}.${amount}`,
        isChosen: chosen.includes(`${nth}.${amount}`),
      })),
      isNeeded,
      least: isNeeded ? 1 : 0,
      most: amounts.length,
    },
  ];
}

/** The amounts of goods that a select has room for: of each kind the small ones, and all of it. */
export function goodsAmounts({ deals }: AnyGame, goods: Goods): readonly Amount[] {
  const kinds = (deals?.kinds ?? [])
    .map((kind, nth) => ({ kind, nth, all: goods[kind] ?? 0 }))
    .filter(({ all }) => all > 0)
    .slice(0, OPTIONS);
  const each = Math.floor(OPTIONS / Math.max(1, kinds.length));
  return kinds.flatMap(({ kind, nth, all }) =>
    Array.from({ length: Math.min(all, each) }, (_, at) => ({
      nth,
      kind,
      amount: at + 1 < each ? at + 1 : all,
    })),
  );
}

/** What stands in a select for these goods: `1.3` for three of the second kind. */
export const goodsValues = ({ deals }: AnyGame, goods: Goods): string[] =>
  Object.entries(goods).map(([kind, amount]) => `${deals?.kinds.indexOf(kind) ?? -1}.${amount}`);

const AMOUNT = /^(\d{1,2})\.(\d{1,4})$/u;

/**
 * What was said in the form: several amounts of a kind are added up. Throws `Refused` for goods that there are not.
 */
export function dealtIn({ deals }: AnyGame, filled: Filled): Pick<Deal, Side> {
  const said = (side: Side): Goods => {
    const goods: Record<string, number> = {};
    for (const value of filled.get(side) ?? []) {
      const [, nth = '', amount = ''] = AMOUNT.exec(value) ?? [];
      const kind = nth === '' ? undefined : deals?.kinds[Number(nth)];
      if (kind === undefined) throw new Refused('no such goods');
      goods[kind] = (goods[kind] ?? 0) + Number(amount);
    }
    return goods;
  };
  return { gives: said('gives'), takes: said('takes') };
}
