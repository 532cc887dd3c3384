import { SOURCES, type Source, VILLAGE, type VillagePlace } from './content/places.ts';
import { item } from '../../parts/item.ts';

export const STACKS = ['building1', 'building2', 'building3', 'building4'] as const;
/** A stack of buildings. */
export type StackPlace = (typeof STACKS)[number];

export const CARD_SLOTS = ['card1', 'card2', 'card3', 'card4'] as const;
/** A slot for a civilisation card, by what the card costs there. */
export type CardSlot = (typeof CARD_SLOTS)[number];

export const SHOPS = [...STACKS, ...CARD_SLOTS] as const;
/** Where something is to be bought. */
export type Shop = StackPlace | CardSlot;

/** Everything to which people are sent, in the order in which the board is read. */
export const LOCATIONS = [
  'forest',
  'clay',
  'quarry',
  'river',
  'hunt',
  'tools',
  'hut',
  'field',
  ...SHOPS,
] as const satisfies readonly (Source | VillagePlace | Shop)[];
export type Location = Source | VillagePlace | Shop;

/** What may stand in a plan: to act at a place or buy there, or to leave a shop alone. */
export const PLANNABLE = [...LOCATIONS, ...SHOPS.map(leaving)] as const;
export type PlannedAct = Location | `leave-${Shop}`;

/** To leave a shop alone, as a plan has it. */
export function leaving(at: Shop): `leave-${Shop}` {
  return `leave-${at}`;
}

function isIn<T extends string>(places: readonly T[]): (at: string) => at is T {
  const known = new Set<string>(places);
  return (at): at is T => known.has(at);
}

/** Whether goods are gathered there with dice. */
export const isSource = isIn(SOURCES);
/** Whether it is a place of the village. */
export const isVillage = isIn(VILLAGE);
/** Whether something is to be bought there. */
export const isShop = isIn(SHOPS);
/** Whether a building stands there. */
export const isStack = isIn(STACKS);
/** Whether a card lies there. */
export const isSlot = isIn(CARD_SLOTS);

/** The number of a stack or slot, from 0. */
export const numberOf = (at: Shop): number =>
  isStack(at) ? STACKS.indexOf(at) : CARD_SLOTS.indexOf(at);

/** The stack of a number, from 0. Throws where there is none. */
export const stackOf = (index: number): StackPlace => item(STACKS, index);
