import { TRIBES_AT_PLACE, VILLAGE_PLACES } from './content/numbers.ts';
import { SOURCE, type Source } from './content/places.ts';
import { isVillage } from './locations.ts';
import type { StoneAgeView } from './view.ts';

/** Whether no other tribe may gather there in this round, whatever room is left. The herd's place takes any number of them. */
export function isTakenByTribes({ tribes, herd }: StoneAgeView, at: Source): boolean {
  const most = TRIBES_AT_PLACE[tribes.length] ?? 0;
  // Where all tribes may be there at once, nobody is kept out.
  if (SOURCE[at].room === null || herd?.now?.at === at || most >= tribes.length) return false;
  return tribes.filter(({ placed }) => placed.some((one) => one.at === at)).length >= most;
}

/** Whether so many places of the village are used as may be in a round. */
export function isVillageFull({ tribes }: StoneAgeView): boolean {
  const used = new Set(
    tribes.flatMap(({ placed }) => placed.map(({ at }) => at).filter(isVillage)),
  );
  return used.size >= (VILLAGE_PLACES[tribes.length] ?? 0);
}
