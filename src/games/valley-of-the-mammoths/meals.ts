import { item } from '../../parts/item.ts';
import type { Unfed } from './action.ts';
import { EATS } from './content/numbers.ts';
import { type Place, PLACES } from './map.ts';
import type { FixedTribe, ValleyState } from './state.ts';
import { occupiedBy, type Sex } from './tribes.ts';

type Weather = { readonly turn: Pick<ValleyState['turn'], 'event'> };
type Eaters = Pick<FixedTribe, 'warriors' | 'females' | 'camps'>;

/** What one of a tribe eats on a place: in the cold more where it has no camp. */
export const mealAt = ({ turn }: Weather, { camps }: Pick<Eaters, 'camps'>, at: Place): number =>
  turn.event === 'deep-cold' && !camps.includes(at) ? EATS.cold : EATS.warm;

/** What all of a tribe eat. */
export const mealsOf = (state: Weather, tribe: Eaters): number =>
  PLACES.reduce(
    (all, at) =>
      all + (item(tribe.warriors, at) + item(tribe.females, at)) * mealAt(state, tribe, at),
    0,
  );

/** Who die if a tribe says nothing: warriors first, outside camps first, the last hex first. */
export function defaultDeaths(state: ValleyState, tribe: Eaters, lack: number): Unfed[] {
  const dead = new Map<Place, Record<Sex, number>>();
  const outsideFirst = occupiedBy(tribe)
    .toReversed()
    .toSorted((a, b) => Number(tribe.camps.includes(a)) - Number(tribe.camps.includes(b)));
  let left = lack;
  for (const sex of ['warriors', 'females'] as const)
    for (const at of outsideFirst) {
      const meal = mealAt(state, tribe, at);
      const count = Math.min(item(tribe[sex], at), Math.ceil(Math.max(0, left) / meal));
      left -= count * meal;
      dead.set(at, { ...(dead.get(at) ?? { warriors: 0, females: 0 }), [sex]: count });
    }
  return [...dead].map(([at, counts]) => ({ at, ...counts }));
}
