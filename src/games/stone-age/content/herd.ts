import type { Top } from './cards.ts';
import type { Resource } from './goods.ts';

/** Our own tiles: a host may swap this file while no match runs. That there are 16, and how they are used, is printed. */

/** What one line of a tile brings. */
export type Bonus =
  | { readonly brings: 'field' }
  | { readonly brings: 'tool' }
  | { readonly brings: 'person' }
  /** The top civilisation card, of which only the lower half counts. */
  | { readonly brings: 'card' }
  | { readonly brings: 'points'; readonly points: number }
  | { readonly brings: 'goods'; readonly good: Resource; readonly count: number }
  /** One resource of choice. */
  | { readonly brings: 'any' };

/** What a card, a die or a line of a tile brings. */
export type Brought = Top | Bonus;

export interface Tile {
  /** The back: where the herd goes. */
  readonly back: Resource;
  /** For who tames the herd alone. */
  readonly first: Bonus;
  /** For each of those who tie; the winner may choose it instead. */
  readonly all: Bonus;
}

export const TILES = [
  'wood-field',
  'wood-tool',
  'wood-three',
  'wood-card',
  'brick-field',
  'brick-tool',
  'brick-two',
  'brick-person',
  'stone-card',
  'stone-tool',
  'stone-two',
  'stone-points',
  'gold-person',
  'gold-card',
  'gold-two',
  'gold-points',
] as const;
export type TileId = (typeof TILES)[number];

const FIELD: Bonus = { brings: 'field' };
const TOOL: Bonus = { brings: 'tool' };
const PERSON: Bonus = { brings: 'person' };
const CARD: Bonus = { brings: 'card' };
const ANY: Bonus = { brings: 'any' };
const points = (count: number): Bonus => ({ brings: 'points', points: count });
const goods = (good: Resource, count: number): Bonus => ({ brings: 'goods', good, count });

/** The 16 tiles of the herd (Mammoth Herd; what stands on them is ours). */
export const TILE: Readonly<Record<TileId, Tile>> = {
  'wood-field': { back: 'wood', first: FIELD, all: ANY },
  'wood-tool': { back: 'wood', first: TOOL, all: points(2) },
  'wood-three': { back: 'wood', first: goods('wood', 3), all: goods('wood', 1) },
  'wood-card': { back: 'wood', first: CARD, all: points(2) },
  'brick-field': { back: 'brick', first: FIELD, all: goods('brick', 1) },
  'brick-tool': { back: 'brick', first: TOOL, all: points(2) },
  'brick-two': { back: 'brick', first: goods('brick', 2), all: goods('brick', 1) },
  'brick-person': { back: 'brick', first: PERSON, all: points(2) },
  'stone-card': { back: 'stone', first: CARD, all: goods('stone', 1) },
  'stone-tool': { back: 'stone', first: TOOL, all: ANY },
  'stone-two': { back: 'stone', first: goods('stone', 2), all: points(3) },
  'stone-points': { back: 'stone', first: points(5), all: points(2) },
  'gold-person': { back: 'gold', first: PERSON, all: points(3) },
  'gold-card': { back: 'gold', first: CARD, all: ANY },
  'gold-two': { back: 'gold', first: goods('gold', 2), all: goods('gold', 1) },
  'gold-points': { back: 'gold', first: points(6), all: points(3) },
};
