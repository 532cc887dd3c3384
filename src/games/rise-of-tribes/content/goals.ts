import type { Amounts } from './goods.ts';
import type { Terrain } from './land.ts';

export const GOALS = [
  'bow',
  'evasion',
  'intimidate',
  'wayfarers',
  'pathfinder',
  'horse',
  'crafty-builders',
  'hidden-village',
  'pottery',
  'basketry',
  'oxen',
  'three-lands',
  'multitude',
  'settled',
  'dominion',
] as const;
export type GoalId = (typeof GOALS)[number];

/** What an achievement asks for: hexes of each terrain under control, or a number of something. */
export type Condition =
  | { readonly has: 'lands' }
  | { readonly has: 'members' | 'villages'; readonly count: number }
  /** By the number of players. */
  | { readonly has: 'tiles'; readonly count: Readonly<Record<number, number>> };

export interface Development {
  readonly kind: 'development';
  readonly cost: Amounts;
  /** Resources of choice, beside that. */
  readonly any?: number;
  /** Played with from so many players on. */
  readonly from?: number;
  /** A terrain that is entered for nothing. */
  readonly eases?: Terrain;
  /** How far a member may go. */
  readonly steps?: number;
}

export interface Achievement {
  readonly kind: 'achievement';
  readonly points: number;
  readonly needs: Condition;
}

/** Every tribe's goals. Names are printed; costs, points and numbers are ours (Rise of Tribes, goals). */
export const GOAL: Readonly<Record<GoalId, Development | Achievement>> = {
  bow: { kind: 'development', cost: { wood: 1, stone: 1 } },
  evasion: { kind: 'development', cost: { food: 2 } },
  intimidate: { kind: 'development', cost: { food: 1, stone: 1 } },
  wayfarers: { kind: 'development', cost: { food: 1, wood: 1 } },
  pathfinder: { kind: 'development', cost: { stone: 2 }, eases: 'mountain' },
  horse: { kind: 'development', cost: { food: 3 }, steps: 2 },
  'crafty-builders': { kind: 'development', cost: { wood: 1, stone: 2 } },
  'hidden-village': { kind: 'development', cost: { wood: 2 } },
  pottery: { kind: 'development', cost: { stone: 1 }, any: 1, from: 3 },
  basketry: { kind: 'development', cost: { wood: 1 }, any: 1 },
  oxen: { kind: 'development', cost: { food: 2, wood: 1 } },
  'three-lands': { kind: 'achievement', points: 2, needs: { has: 'lands' } },
  multitude: { kind: 'achievement', points: 2, needs: { has: 'members', count: 14 } },
  settled: { kind: 'achievement', points: 3, needs: { has: 'villages', count: 3 } },
  dominion: {
    kind: 'achievement',
    points: 4,
    needs: { has: 'tiles', count: { 2: 4, 3: 5, 4: 5 } },
  },
};
