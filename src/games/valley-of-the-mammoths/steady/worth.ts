import { item } from '../../../parts/item.ts';
import { CAMPS_TO_WIN, LIMITS } from '../content/numbers.ts';
import type { Place } from '../map.ts';
import { spareOf } from '../tribes.ts';
import { type Here, hereOf, NOWHERE } from './here.ts';
import type { Outlook } from './outlook.ts';

/** What people are worth, the first so many of them and the others. */
const [WARRIOR, MORE_WARRIORS, MANY_WARRIORS] = [1, 0.5, 6] as const;
const [FEMALE, MORE_FEMALES, MANY_FEMALES] = [2, 1.2, 4] as const;
/** What food is worth beyond what is needed soon, and up to how much; and what it costs to let somebody starve. */
const [SPARE, ENOUGH, STARVED] = [0.1, 12, 1.8] as const;
/** What a camp is worth in the last turn, in which they come first. */
const LAST = 8;

/** Where a tribe may be after its order. */
export interface Position {
  readonly warriors: readonly number[];
  readonly females: readonly number[];
  readonly camps: readonly Place[];
  readonly food: number;
}

/** Weighs positions; what comes of each place is worked out once. */
export type Weigh = (position: Position) => number;

export function weighing(outlook: Outlook): Weigh {
  const known: Map<number, Here>[] = [];
  const at = (place: Place, warriors: number, females: number, isCamp: boolean): Here => {
    if (warriors + females === 0) return NOWHERE;
    const places = (known[place] ??= new Map<number, Here>());
    const key = (warriors * 8 + females) * 2 + (isCamp ? 1 : 0);
    const found = places.get(key) ?? hereOf(outlook, place, warriors, females, isCamp);
    places.set(key, found);
    return found;
  };
  return ({ warriors, females, camps, food }) => {
    const all: Here[] = [];
    for (let place = 0; place < warriors.length; place += 1) {
      const [w, f] = [item(warriors, place), item(females, place)];
      if (w + f > 0) all.push(at(place, w, f, camps.includes(place)));
    }
    return worthOf(outlook, all, food);
  };
}

function worthOf({ mind, toBirths, me, view, seat }: Outlook, all: readonly Here[], food: number) {
  let [warriors, females, eaters, income, next] = [0, 0, 0, 0, 0];
  let [couples, births, worth] = [0, 0, 0];
  // How likely there are so many camps.
  let camps: number[] = [1];
  for (const here of all) {
    warriors += here.warriors;
    females += here.females;
    eaters += here.eaters;
    income += here.food;
    next += here.next;
    couples += here.couple;
    births += here.births;
    worth += here.worth;
    const { camp } = here;
    if (camp > 0)
      camps = [...camps, 0].map((chance, n) => chance * (1 - camp) + (camps[n - 1] ?? 0) * camp);
  }
  const isCrowned = view.announced.includes(seat);
  const isLast = mind.looksAround && view.turn.number === view.options.limit;
  let count = 0;
  for (const [n, chance] of camps.entries()) {
    count += n * chance;
    worth += chance * item(mind.camps, Math.min(n, LIMITS.camps));
    if (isCrowned && n >= CAMPS_TO_WIN) worth += chance * mind.crowned;
  }
  const left = food + income - eaters;
  const fed = Math.max(0, left);
  // What people eat beyond their income, in the next turn and in the one after it.
  const lack = Math.max(0, eaters - next);
  const [soon, later] = mind.needed;
  const spare = spareOf(me, 'warriors') + spareOf(me, 'females');
  return (
    worth +
    (isLast ? LAST * count : 0) +
    WARRIOR * Math.min(warriors, MANY_WARRIORS) +
    MORE_WARRIORS * Math.max(0, warriors - MANY_WARRIORS) +
    FEMALE * Math.min(females, MANY_FEMALES) +
    MORE_FEMALES * Math.max(0, females - MANY_FEMALES) +
    item(mind.born, toBirths) * Math.min(births, spare) +
    mind.couple * Math.min(couples, Math.max(0, CAMPS_TO_WIN + 0.5 - count)) +
    soon * Math.min(fed, lack) +
    later * Math.min(Math.max(0, fed - lack), lack) +
    SPARE * Math.min(Math.max(0, fed - 2 * lack), ENOUGH) -
    STARVED * Math.max(0, -left)
  );
}
