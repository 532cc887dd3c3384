import type { Resource } from './goods.ts';

/** What a building takes. */
export type Price =
  /** Exactly these, for printed points. */
  | {
      readonly takes: 'these';
      readonly goods: Readonly<Partial<Record<Resource, number>>>;
      readonly points: number;
    }
  /** So many resources of exactly so many kinds; it scores what they are worth. */
  | { readonly takes: 'kinds'; readonly count: number; readonly kinds: number }
  /** From the least to the most resources of any kind; it scores what they are worth. */
  | { readonly takes: 'any'; readonly least: number; readonly most: number };

export interface Building {
  readonly price: Price;
  readonly copies: number;
}

export const BUILDINGS = [
  'wwb',
  'wws',
  'wbb',
  'wwg',
  'wss',
  'bbs',
  'bbg',
  'bss',
  'ssg',
  'wbs',
  'wbg',
  'wsg',
  'bsg',
  '4-of-1',
  '4-of-2',
  '4-of-3',
  '4-of-4',
  '5-of-1',
  '5-of-2',
  '5-of-3',
  '5-of-4',
  'any-7',
] as const;
export type BuildingId = (typeof BUILDINGS)[number];

const these = (
  goods: Readonly<Partial<Record<Resource, number>>>,
  points: number,
  copies = 1,
): Building => ({ price: { takes: 'these', goods, points }, copies });
const kinds = (count: number, of: number): Building => ({
  price: { takes: 'kinds', count, kinds: of },
  copies: 1,
});

/** The 28 buildings (base game, buildings). */
export const BUILDING: Readonly<Record<BuildingId, Building>> = {
  wwb: these({ wood: 2, brick: 1 }, 10),
  wws: these({ wood: 2, stone: 1 }, 11),
  wbb: these({ wood: 1, brick: 2 }, 11),
  wwg: these({ wood: 2, gold: 1 }, 12),
  wss: these({ wood: 1, stone: 2 }, 13),
  bbs: these({ brick: 2, stone: 1 }, 13),
  bbg: these({ brick: 2, gold: 1 }, 14),
  bss: these({ brick: 1, stone: 2 }, 14),
  ssg: these({ stone: 2, gold: 1 }, 16),
  wbs: these({ wood: 1, brick: 1, stone: 1 }, 12, 2),
  wbg: these({ wood: 1, brick: 1, gold: 1 }, 13, 2),
  wsg: these({ wood: 1, stone: 1, gold: 1 }, 14, 2),
  bsg: these({ brick: 1, stone: 1, gold: 1 }, 15, 2),
  '4-of-1': kinds(4, 1),
  '4-of-2': kinds(4, 2),
  '4-of-3': kinds(4, 3),
  '4-of-4': kinds(4, 4),
  '5-of-1': kinds(5, 1),
  '5-of-2': kinds(5, 2),
  '5-of-3': kinds(5, 3),
  '5-of-4': kinds(5, 4),
  'any-7': { price: { takes: 'any', least: 1, most: 7 }, copies: 3 },
};
