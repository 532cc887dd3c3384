import type { Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import type { Plan } from '../action.ts';
import { afterOrder, type Draft, givenUp, NO_DRAFT } from '../draft.ts';
import type { People } from '../event.ts';
import { mealsOf } from '../meals.ts';
import { totalIncome, yieldOf } from '../income.ts';
import type { Field } from '../fight/tactics.ts';
import type { Place } from '../map.ts';
import { oddsOf } from '../odds.ts';
import { animalsAt, packsAt } from '../packs.ts';
import { sideOf } from '../sides.ts';
import { occupiedBy, seatsAt } from '../tribes.ts';
import type { ValleyView } from '../view.ts';
import { packSigns, peopleSigns } from './names.ts';

/** What a tribe has said of its order so far. */
export const draftOf = ({ stage }: ValleyView): Draft =>
  stage.frame === 'ordering' ? (stage.draft ?? NO_DRAFT) : NO_DRAFT;

export const peopleOn = (view: ValleyView, seat: Seat, at: Place): People => {
  const { warriors, females } = item(view.tribes, seat);
  return { warriors: item(warriors, at), females: item(females, at) };
};

/** Strangers and animals on a hex, by signs: `🐦 ⚔️2♀1, 🐺2`; empty for nobody. */
export const thereWords = (view: ValleyView, at: Place, own: Seat): string =>
  [
    ...seatsAt(view, at)
      .filter((seat) => seat !== own)
      .map((seat) => `${sideOf(seat).emoji} ${peopleSigns(peopleOn(view, seat, at))}`),
    ...packsAt(view, at).map(({ kind, count }) => packSigns(kind, count)),
  ].join(', ');

/** The chance that a tribe stays on a hex where it fights. */
function chanceOf(field: Field, seat: Seat, at: Place, plans: readonly Plan[]): number {
  const { tribes } = oddsOf(field, at, (one) => (one === seat ? plans : []));
  return tribes.find((odds) => odds.seat === seat)?.stays ?? 0;
}

/** The same out of 100. */
export const percentOf = (
  field: Field,
  seat: Seat,
  at: Place,
  plans: readonly Plan[] = [],
): number => Math.round(100 * chanceOf(field, seat, at, plans));

/**
 * The chance, out of 100, that a tribe stays on all of these hexes. Their dice have nothing to do with each other, so it is
 * exact. Null where one has strangers and animals: there captives and a taken camp help to hunt, and how many a tribe has
 * room for hangs on what its other battles cost.
 */
export function percentOfAll(
  field: Field,
  seat: Seat,
  battles: readonly Place[],
  plans: readonly Plan[] = [],
): number | null {
  const isApart = (at: Place): boolean =>
    seatsAt(field, at).length === 1 || animalsAt(field, at) === 0;
  if (battles.length > 1 && !battles.every(isApart)) return null;
  return Math.round(100 * battles.reduce((all, at) => all * chanceOf(field, seat, at, plans), 1));
}

/** Where a tribe fights as it stands now. */
export const battlesOf = (view: ValleyView, seat: Seat): Place[] =>
  occupiedBy(item(view.tribes, seat)).filter((at) => thereWords(view, at, seat) !== '');

/** What a tribe will eat and have after its order. */
export function larderOf(view: ValleyView, seat: Seat, draft: Draft) {
  const tribe = item(view.tribes, seat);
  const after = afterOrder(tribe, draft);
  const gone = givenUp(tribe.camps, after);
  const camps = [...tribe.camps.filter((at) => !gone.includes(at)), ...draft.camps];
  const income = totalIncome(yieldOf(view, occupiedBy(after)));
  const cost = mealsOf(view, { ...after, camps });
  return { after, gone, camps, income, cost, short: Math.max(0, cost - tribe.food - income) };
}
