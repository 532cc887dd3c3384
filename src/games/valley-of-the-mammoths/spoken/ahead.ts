import type { Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import type { Plan } from '../action.ts';
import { afterOrder, type Draft, givenUp, NO_DRAFT } from '../draft.ts';
import type { People } from '../event.ts';
import { mealsOf } from '../meals.ts';
import { totalIncome, yieldOf } from '../income.ts';
import { nameOf, type Place, PLACES } from '../map.ts';
import { oddsOf } from '../odds.ts';
import { packsAt } from '../packs.ts';
import { sideOf } from '../sides.ts';
import { occupiedBy, seatsAt } from '../tribes.ts';
import type { ValleyView } from '../view.ts';
import type { ValleySpeech } from '../words/index.ts';
import { counted, packSigns, peopleSigns, placesWords } from './names.ts';

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

/** The chance, out of 100, that a tribe stays on a hex where it fights. */
export function percentOf(
  field: Parameters<typeof oddsOf>[0],
  seat: Seat,
  at: Place,
  plans: readonly Plan[] = [],
): number {
  const { tribes } = oddsOf(field, at, (one) => (one === seat ? plans : []));
  return Math.round(100 * (tribes.find((odds) => odds.seat === seat)?.stays ?? 0));
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

/**
 * What an order may lead to, as far as that is known: a camp lost, women captured, people who starve.
 *
 * @param which all of it, or only what would not come about if nobody went
 */
export function dangersOf(
  speech: ValleySpeech,
  view: ValleyView,
  seat: Seat,
  which: 'all' | 'of this order',
): string[] {
  const { say } = speech;
  const { after, gone, short } = larderOf(view, seat, draftOf(view));
  const starves = which === 'all' ? 0 : larderOf(view, seat, NO_DRAFT).short;
  const captured = PLACES.filter(
    (at) =>
      item(after.females, at) > 0 &&
      item(after.warriors, at) === 0 &&
      seatsAt(view, at).some((other) => other !== seat && peopleOn(view, other, at).warriors > 0),
  );
  return [
    ...(gone.length > 0 ? [say('labels.danger.camp', { place: placesWords(gone) })] : []),
    ...(captured.length > 0
      ? [say('labels.danger.captured', { place: captured.map(nameOf).join(', ') })]
      : []),
    ...(short > starves
      ? [say('labels.danger.starve', { food: counted(speech, short, 'food') })]
      : []),
  ];
}
