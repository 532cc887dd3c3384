export const RESOURCES = ['wood', 'brick', 'stone', 'gold'] as const;
/** What huts and cards are paid with, from the least in worth to the most. */
export type Resource = (typeof RESOURCES)[number];

export const GOODS = ['food', ...RESOURCES] as const;
/** Everything that is gathered with dice, from the least in worth to the most. */
export type Good = (typeof GOODS)[number];

/** By how much the sum of the dice is divided, and what a resource is worth in a building (base game, act). */
export const WORTH: Readonly<Record<Good, number>> = {
  food: 2,
  wood: 3,
  brick: 4,
  stone: 5,
  gold: 6,
};
