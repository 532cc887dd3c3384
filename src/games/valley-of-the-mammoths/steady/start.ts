import { item } from '../../../parts/item.ts';
import type { ValleyAction } from '../action.ts';
import { LETTERS } from '../content/land.ts';
import { BESIDE, BY_LAKE, BY_RIVER, isRiver, type Place, placeOf, TERRAIN } from '../map.ts';
import { campAt } from '../tribes.ts';
import type { ValleyView } from '../view.ts';

const ARRIVALS = Object.values(LETTERS).map(placeOf);

/** What a place is to live on. */
const homeWorth = (at: Place): number =>
  (item(BY_LAKE, at) || item(BY_RIVER, at) ? 1 : 0) +
  (TERRAIN[at] === 'forest' ? 0.6 : 0) +
  (TERRAIN[at] === 'plains' ? 0.6 : 0) -
  (ARRIVALS.includes(at) ? 0.4 : 0);

/** What it is worth to begin on a place. */
export function startWorth(view: ValleyView, action: ValleyAction): number {
  if (action.do !== 'place') return 0;
  const { at, plants } = action;
  let worth = 2 * homeWorth(at) + (plants ? 2 : 0);
  for (const near of item(BESIDE, at)) {
    if (TERRAIN[near] === 'lake' || isRiver(at, near)) continue;
    worth += 0.4 * homeWorth(near) + 0.2;
    for (const next of item(BESIDE, near))
      if (next !== at && campAt(view, next) !== null && !isRiver(near, next)) worth -= 0.5;
  }
  return worth;
}
