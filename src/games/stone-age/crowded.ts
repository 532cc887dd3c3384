import { TRIBES_AT_PLACE, VILLAGE_PLACES } from './content/numbers.ts';
import { SOURCE, type Source } from './content/places.ts';
import { isVillage, type Location } from './locations.ts';

/** Who is where, in a state as in a view of it. */
export interface Valley {
  readonly tribes: readonly { readonly placed: readonly { readonly at: Location }[] }[];
  readonly herd: { readonly now: { readonly at: Source } | null } | null;
}

/** Whether no other tribe may gather there in this round, whatever room is left. The herd's place takes any number of them. */
export function isTakenByTribes({ tribes, herd }: Valley, at: Source): boolean {
  const most = TRIBES_AT_PLACE[tribes.length] ?? 0;
  // Where all tribes may be there at once, nobody is kept out.
  if (SOURCE[at].room === null || herd?.now?.at === at || most >= tribes.length) return false;
  let there = 0;
  for (const { placed } of tribes) for (const one of placed) if (one.at === at) there += 1;
  return there >= most;
}

/** Whether so many places of the village are used as may be in a round: nobody goes where somebody is. */
export function isVillageFull({ tribes }: Pick<Valley, 'tribes'>): boolean {
  let used = 0;
  for (const { placed } of tribes) for (const { at } of placed) if (isVillage(at)) used += 1;
  return used >= (VILLAGE_PLACES[tribes.length] ?? 0);
}
