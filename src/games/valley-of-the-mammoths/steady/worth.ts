import { item } from '../../../parts/item.ts';
import type { Place } from '../map.ts';
import { type Here, hereOf, NOWHERE } from './here.ts';
import type { Outlook } from './outlook.ts';

/** What people are worth, the first so many of them and the others. */
const [WARRIOR, MORE_WARRIORS, FEMALE, MORE_FEMALES] = [1, 0.5, 2, 1.2] as const;
/** What a child is worth by the turns until it is born, and a couple that may set up a camp. */
const BORN = [1, 0.7, 0.5] as const;
const COUPLE = 1.8;
/** What food is worth that is needed soon, and later; and what it costs to let somebody starve. */
const [NEEDED, SPARE, STARVED] = [0.4, 0.1, 1.8] as const;
const ENOUGH = 12;

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
  let [warriors, females, income, next, couples, births, worth] = [0, 0, 0, 0, 0, 0, 0];
  // How likely there are so many camps.
  let camps: number[] = [1];
  for (const here of all) {
    warriors += here.warriors;
    females += here.females;
    income += here.food;
    next += here.next;
    couples += here.couple;
    births += here.births;
    worth += here.worth;
    if (here.camp === 0) continue;
    const { camp } = here;
    camps = [...camps, 0].map((chance, n) => chance * (1 - camp) + (camps[n - 1] ?? 0) * camp);
  }
  const isCrowned = view.announced.includes(seat);
  let count = 0;
  for (const [n, chance] of camps.entries()) {
    count += n * chance;
    worth += chance * (item(mind.camps, Math.min(n, 5)) + (isCrowned && n >= 4 ? mind.crowned : 0));
  }
  const heads = warriors + females;
  const left = food + income - heads;
  const needed = Math.max(0, heads - next) * 2;
  const fed = Math.max(0, left);
  const room = { warriors: me.limits.warriors - warriors, females: me.limits.females - females };
  return (
    worth +
    WARRIOR * Math.min(warriors, 6) +
    MORE_WARRIORS * Math.max(0, warriors - 6) +
    FEMALE * Math.min(females, 4) +
    MORE_FEMALES * Math.max(0, females - 4) +
    item(BORN, toBirths) * Math.min(births, Math.max(0, room.warriors + room.females)) +
    COUPLE * Math.min(couples, Math.max(0, 4.5 - count)) +
    NEEDED * Math.min(fed, needed) +
    SPARE * Math.min(Math.max(0, fed - needed), ENOUGH) -
    (left < 0 ? STARVED * -left : 0)
  );
}
