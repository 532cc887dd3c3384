import type { Amounts, Resource } from './goods.ts';
import type { Terrain } from './land.ts';

export const DEVELOPMENTS = ['altar', 'canoe', 'walls'] as const;
/** Tiles that somebody buys and keeps. */
export type DevelopmentTile = (typeof DEVELOPMENTS)[number];

export const TILES = [
  ...DEVELOPMENTS,
  'abandoned-village',
  'chieftain',
  'discovery',
  'drought',
  'invaders',
  'mammoth',
  'mild-winter',
  'plentiful-food',
  'plentiful-stone',
  'plentiful-wood',
  'tiger',
  'knowledge',
  'volcano',
] as const;
export type TileId = (typeof TILES)[number];

export interface Tile {
  /** It happens at once, and takes no slot. */
  readonly now?: true;
  /** It lies beside the board until the first village stands. */
  readonly late?: true;
  /** What doubles do while it is in a slot: 1 off its price, and off with it at 0; off with it; 1 more; it goes on. */
  readonly doubles?: 'cheaper' | 'gone' | 'more' | 'roams';
  /** What it is bought with. */
  readonly price?: { readonly kind: Resource; readonly count: number };
  /** A terrain that its owner enters for nothing. */
  readonly eases?: Terrain;
  /** What lies on it; of `each`, so much for each player. */
  readonly stock?: Amounts;
  readonly each?: Amounts;
  /** Whom it brings onto the map. */
  readonly brings?: number;
}

/** The 16 event tiles (Rise of Tribes, events). */
export const TILE: Readonly<Record<TileId, Tile>> = {
  altar: { doubles: 'cheaper', price: { kind: 'food', count: 3 } },
  canoe: { doubles: 'cheaper', price: { kind: 'wood', count: 3 }, eases: 'lake' },
  walls: { doubles: 'cheaper', price: { kind: 'stone', count: 3 } },
  'abandoned-village': { now: true, late: true },
  chieftain: { now: true, late: true },
  discovery: { stock: { food: 2, wood: 2, stone: 2 } },
  drought: { doubles: 'gone' },
  invaders: { doubles: 'more', brings: 3 },
  mammoth: {},
  'mild-winter': { each: { food: 1 } },
  'plentiful-food': { stock: { food: 6 } },
  'plentiful-stone': { stock: { stone: 6 } },
  'plentiful-wood': { stock: { wood: 6 } },
  tiger: { doubles: 'roams' },
  knowledge: {},
  volcano: { now: true },
};

export const SLOTS = 2;
/** As many as the Invaders become. Whoever fought when the last of them fell gains points. */
export const INVADERS = { most: 5, points: 2 } as const;
/** Members that it takes; what hunting brings; what taming costs, brings, and takes again. */
export const MAMMOTH = {
  members: 4,
  hunted: { food: 3, points: 1 },
  tamed: { food: 3, points: 3 },
} as const;
export const TIGER = { points: 1 } as const;
/** Alike, or one of each kind; for so many points. */
export const ALTAR = { alike: 4, points: 1 } as const;
/** What is paid by then takes the tile away. */
export const KNOWLEDGE = { paid: 3 } as const;
/** More members of a GROW, for 1 food of the tile. */
export const MILD_WINTER = { more: 2 } as const;
/** More of each hex that is gathered of, from a tile of plenty. */
export const PLENTY = { more: 2 } as const;
/** Who bids so much gains more. */
export const CHIEFTAIN = { high: 5, points: { high: 2, low: 1 } } as const;
export const ABANDONED: Amounts = { food: 1, wood: 1, stone: 1 };
/** What each tribe beside it loses by the doubles that brought it, and finds. */
export const VOLCANO = { loses: { sun: 0, blank: 1, moon: 2 }, finds: { stone: 1 } } as const;
