import type { BuildingId } from './content/buildings.ts';
import { CARD, type CardId, type Craft, type SymbolId, SYMBOLS } from './content/cards.ts';
import { RESOURCES } from './content/goods.ts';
import { MOST_TILES } from './content/numbers.ts';
import { countOf } from './payment.ts';
import type { FixedTribe } from './state.ts';
import { toolTotal } from './tools.ts';

/** What a tribe's points are made of. */
export interface Tally {
  /** On the score track: buildings, cards and tiles that bring points, hunger. */
  readonly track: number;
  /** For the most tiles of the herd. */
  readonly herd: number;
  /** Sets of different green symbols. */
  readonly symbols: number;
  readonly farmers: number;
  readonly makers: number;
  readonly builders: number;
  readonly shamans: number;
  readonly resources: number;
  readonly total: number;
}

/** What is multiplied at the end. */
type Counted = Pick<FixedTribe, 'track' | 'people' | 'tools' | 'goods' | 'points'> & {
  readonly buildings: readonly BuildingId[];
};

/** How many of a craft some cards show together. */
export function craftsOn(cards: readonly CardId[], craft: Craft): number {
  return cards.reduce((sum, card) => {
    const { bottom } = CARD[card];
    return sum + ('craft' in bottom && bottom.craft === craft ? bottom.count : 0);
  }, 0);
}

/** The sets of different symbols that some cards show together, the largest first. */
export function symbolSets(cards: readonly CardId[]): (readonly SymbolId[])[] {
  const sets: Set<SymbolId>[] = [];
  for (const card of cards) {
    const { bottom } = CARD[card];
    if (!('symbol' in bottom)) continue;
    const set = sets.find((one) => !one.has(bottom.symbol));
    if (set === undefined) sets.push(new Set([bottom.symbol]));
    else set.add(bottom.symbol);
  }
  return sets.map((set) => SYMBOLS.filter((symbol) => set.has(symbol)));
}

/** The points of a tribe with these cards, and without or with the most tiles (base game, scoring). */
export function tallyOf(tribe: Counted, cards: readonly CardId[], hasMostTiles: boolean): Tally {
  const parts = {
    track: tribe.points,
    herd: hasMostTiles ? MOST_TILES : 0,
    symbols: symbolSets(cards).reduce((sum, { length }) => sum + length * length, 0),
    farmers: craftsOn(cards, 'farmer') * tribe.track,
    makers: craftsOn(cards, 'maker') * toolTotal(tribe.tools),
    builders: craftsOn(cards, 'builder') * tribe.buildings.length,
    shamans: craftsOn(cards, 'shaman') * tribe.people,
    resources: countOf(tribe.goods, RESOURCES),
  };
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}

/** Which tribes have the most tiles of the herd: several may, and none where nobody has one. */
export function haveMostTiles(tribes: readonly Pick<FixedTribe, 'tiles'>[]): boolean[] {
  const most = Math.max(1, ...tribes.map(({ tiles }) => tiles.length));
  return tribes.map(({ tiles }) => tiles.length === most);
}
