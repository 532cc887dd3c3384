import { type Good, RESOURCES } from './content/goods.ts';
import { MOST_PEOPLE, MOST_TRACK } from './content/numbers.ts';
import { isSource, type Location } from './locations.ts';
import { countOf } from './payment.ts';

/** Who is fed, and with what. */
export interface Fed {
  readonly people: number;
  readonly track: number;
  readonly goods: Readonly<Record<Good, number>>;
  /** How many of them it may still send out in this round. */
  readonly unplaced: number;
  /** Where its people are who have not yet acted in this round. */
  readonly placed: readonly { readonly at: Location }[];
}

/** How many people of a tribe have no food now. */
export const missingFood = ({ people, goods }: Pick<Fed, 'people' | 'goods'>): number =>
  Math.max(0, people - goods.food);

/** Food that a tribe lacks for the meal of this round, with what its people in the village will bring. */
export function missingAtMeal({ people, track, goods, placed }: Omit<Fed, 'unplaced'>): number {
  const isAt = (place: Location): number => (placed.some(({ at }) => at === place) ? 1 : 0);
  const eaters = Math.min(MOST_PEOPLE, people + isAt('hut'));
  const harvest = Math.min(MOST_TRACK, track + isAt('field'));
  return Math.max(0, eaters - harvest - goods.food);
}

/** Whether a tribe goes hungry unless more comes in: nobody gathers any more or still may, and it cannot pay for what is missing. */
export const willHunger = (tribe: Fed): boolean =>
  tribe.unplaced === 0 && !tribe.placed.some(({ at }) => isSource(at)) && isShort(tribe);

/** Whether a tribe cannot feed everybody with what it has now. */
export const isShort = (tribe: Omit<Fed, 'unplaced'>): boolean =>
  missingAtMeal(tribe) > countOf(tribe.goods, RESOURCES);
