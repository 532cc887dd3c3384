import type { ActionId } from './dice.ts';
import type { Amounts } from './goods.ts';

export const LEADERS = [
  'trader',
  'cunning',
  'farming',
  'long-march',
  'ambush',
  'dreamtime',
  'shared-bounty',
  'light-in-the-dark',
] as const;
export type LeaderId = (typeof LEADERS)[number];

export interface Leader {
  /** Of a village. */
  readonly cost: Amounts;
  /** The action that does 1 more by its power; the rules say what the other powers do. */
  readonly more?: Exclude<ActionId, 'gather'>;
}

/** Powers are ours, and only used where a table says so; costs always are (Rise of Tribes, leaders). */
export const LEADER: Readonly<Record<LeaderId, Leader>> = {
  trader: { cost: { food: 2, wood: 1, stone: 3 } },
  cunning: { cost: { food: 4, wood: 1, stone: 1 } },
  farming: { cost: { food: 1, wood: 2, stone: 3 }, more: 'grow' },
  'long-march': { cost: { food: 3, wood: 2, stone: 1 }, more: 'move' },
  ambush: { cost: { food: 1, wood: 4, stone: 1 } },
  dreamtime: { cost: { food: 1, wood: 3, stone: 2 }, more: 'lead' },
  'shared-bounty': { cost: { food: 3, wood: 1, stone: 2 } },
  'light-in-the-dark': { cost: { food: 2, wood: 3, stone: 1 } },
};
