import type { Seat } from '../../engine/game.ts';
import { item } from '../../parts/item.ts';
import { leftOf, seatsFrom } from '../../parts/seats.ts';
import { CARD_SLOTS, type Location, numberOf, stackOf } from './locations.ts';
import type { StoneAgeView } from './view.ts';

/**
 * Whose turn comes next, so far as that is certain: tribes place clockwise as long as they have people and find room, and
 * act clockwise from the first player. Null where it is not.
 */
export function upNext(view: StoneAgeView): Seat | null {
  const { stages, tribes, first } = view;
  const [stage] = stages;
  if (stage?.frame === 'placing') {
    const others = seatsFrom(leftOf(stage.seat, tribes.length), tribes.length).slice(0, -1);
    const next = others.find((seat) => item(tribes, seat).unplaced > 0);
    return next === undefined || !isSureOfRoom(view, next) ? null : next;
  }
  if (stage?.frame !== 'acting') return null;
  const next = leftOf(stage.seat, tribes.length);
  return next === first ? null : next;
}

/** Whether it finds room wherever somebody goes before it: at the hunt, or at one of two cards and buildings that are free. */
function isSureOfRoom({ tribes, stacks, slots }: StoneAgeView, seat: Seat): boolean {
  const isThere = (at: Location) =>
    tribes.some(({ placed }) => placed.some((one) => one.at === at));
  if (!item(tribes, seat).placed.some(({ at }) => at === 'hunt')) return true;
  const cards = CARD_SLOTS.filter((at) => slots[numberOf(at)] != null && !isThere(at));
  const buildings = stacks.filter(({ top }, nth) => top !== null && !isThere(stackOf(nth)));
  return cards.length + buildings.length > 1;
}
