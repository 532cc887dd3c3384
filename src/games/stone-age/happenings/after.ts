import type { Seat } from '../../../engine/game.ts';
import type { Payment } from '../action.ts';
import type { CardId } from '../content/cards.ts';
import type { Good } from '../content/goods.ts';
import { isSlot, type Location, numberOf } from '../locations.ts';
import type { StoneAgeView, TribeView } from '../view.ts';

/** The view with a tribe that has changed. */
export function withTribe(
  view: StoneAgeView,
  seat: Seat,
  change: (tribe: TribeView) => TribeView,
): StoneAgeView {
  const tribes = view.tribes.map((tribe) => (tribe.seat === seat ? change(tribe) : tribe));
  return { ...view, tribes };
}

/** Whoever was there has gone home; what comes from elsewhere sends nobody home. */
export const home = (tribe: TribeView, from: string): TribeView => ({
  ...tribe,
  placed: tribe.placed.filter(({ at }) => at !== from),
});

/** With more goods, or with fewer. */
export function withGoods(tribe: TribeView, goods: Payment, times: 1 | -1): TribeView {
  const of = (good: Good): number => tribe.goods[good] + times * (goods[good] ?? 0);
  const [food, wood, brick, stone, gold] = [
    of('food'),
    of('wood'),
    of('brick'),
    of('stone'),
    of('gold'),
  ];
  return { ...tribe, goods: { food, wood, brick, stone, gold } };
}

/** With points on the track. */
export const withPoints = (tribe: TribeView, points: number): TribeView => ({
  ...tribe,
  tally: { ...tribe.tally, track: tribe.tally.track + points },
});

/** The view with a herd that has changed; without one, as it was. */
export const withHerd = (
  view: StoneAgeView,
  change: (herd: NonNullable<StoneAgeView['herd']>) => StoneAgeView['herd'],
): StoneAgeView => (view.herd === null ? view : { ...view, herd: change(view.herd) });

/** The card in a slot; null where none lies there. */
export const cardAt = ({ slots }: StoneAgeView, at: Location): CardId | null =>
  isSlot(at) ? (slots[numberOf(at)] ?? null) : null;
