import type { Good } from './goods.ts';

export const SYMBOLS = [
  'pottery',
  'writing',
  'time',
  'transport',
  'art',
  'music',
  'healing',
  'weaving',
] as const;
/** A green symbol: different ones make a set. */
export type SymbolId = (typeof SYMBOLS)[number];

export const CRAFTS = ['farmer', 'maker', 'builder', 'shaman'] as const;
/** Who multiplies something at the end: the food track, tools, buildings, people. */
export type Craft = (typeof CRAFTS)[number];

/** What a card brings at once: its upper half. */
export type Top =
  /** As many dice as tribes; each takes one. */
  | { readonly brings: 'dice for all' }
  | { readonly brings: 'goods'; readonly good: Good; readonly count: number }
  | { readonly brings: 'roll'; readonly dice: number; readonly good: Good }
  | { readonly brings: 'points'; readonly points: number }
  | { readonly brings: 'field' }
  | { readonly brings: 'tool' }
  | { readonly brings: 'one-use tool'; readonly value: number }
  /** Another card, of which only the lower half counts. */
  | { readonly brings: 'card' }
  | { readonly brings: 'any'; readonly count: number };

/** What a card counts at the end: its lower half. */
export type Bottom =
  | { readonly symbol: SymbolId }
  | { readonly craft: Craft; readonly count: number };

export interface Card {
  readonly top: Top;
  readonly bottom: Bottom;
  readonly copies: number;
}

export const CARDS = [
  'dice-pottery',
  'dice-writing',
  'dice-time',
  'dice-transport',
  'dice-farmer-1',
  'dice-farmer-2',
  'dice-maker-2',
  'dice-builder-1',
  'dice-builder-2',
  'food-7-pottery',
  'food-5-healing',
  'food-4-builder-1',
  'food-3-weaving',
  'food-3-farmer-2',
  'food-2-builder-2',
  'food-1-weaving',
  'stone-2-transport',
  'stone-1-farmer-1',
  'stone-1-shaman-1',
  'brick-1-shaman-2',
  'gold-1-shaman-1',
  'roll-gold-art',
  'roll-wood-shaman-2',
  'roll-stone-shaman-1',
  'points-music',
  'points-builder-3',
  'field-time',
  'field-farmer-1',
  'tool-art',
  'tool-4-maker-1',
  'tool-3-maker-1',
  'tool-2-maker-2',
  'card-writing',
  'any-healing',
] as const;
export type CardId = (typeof CARDS)[number];

const DICE: Top = { brings: 'dice for all' };
const goods = (good: Good, count: number): Top => ({ brings: 'goods', good, count });
const roll = (good: Good): Top => ({ brings: 'roll', dice: 2, good });
const POINTS: Top = { brings: 'points', points: 3 };
const FIELD: Top = { brings: 'field' };
const oneUse = (value: number): Top => ({ brings: 'one-use tool', value });

const symbol = (of: SymbolId): Bottom => ({ symbol: of });
const craft = (of: Craft, count: number): Bottom => ({ craft: of, count });

const card = (top: Top, bottom: Bottom, copies = 1): Card => ({ top, bottom, copies });

/** The 36 civilisation cards (base game, civilisation cards). */
export const CARD: Readonly<Record<CardId, Card>> = {
  'dice-pottery': card(DICE, symbol('pottery')),
  'dice-writing': card(DICE, symbol('writing')),
  'dice-time': card(DICE, symbol('time')),
  'dice-transport': card(DICE, symbol('transport')),
  'dice-farmer-1': card(DICE, craft('farmer', 1)),
  'dice-farmer-2': card(DICE, craft('farmer', 2)),
  'dice-maker-2': card(DICE, craft('maker', 2), 2),
  'dice-builder-1': card(DICE, craft('builder', 1)),
  'dice-builder-2': card(DICE, craft('builder', 2)),
  'food-7-pottery': card(goods('food', 7), symbol('pottery')),
  'food-5-healing': card(goods('food', 5), symbol('healing')),
  'food-4-builder-1': card(goods('food', 4), craft('builder', 1)),
  'food-3-weaving': card(goods('food', 3), symbol('weaving')),
  'food-3-farmer-2': card(goods('food', 3), craft('farmer', 2)),
  'food-2-builder-2': card(goods('food', 2), craft('builder', 2)),
  'food-1-weaving': card(goods('food', 1), symbol('weaving')),
  'stone-2-transport': card(goods('stone', 2), symbol('transport')),
  'stone-1-farmer-1': card(goods('stone', 1), craft('farmer', 1)),
  'stone-1-shaman-1': card(goods('stone', 1), craft('shaman', 1)),
  'brick-1-shaman-2': card(goods('brick', 1), craft('shaman', 2)),
  'gold-1-shaman-1': card(goods('gold', 1), craft('shaman', 1)),
  'roll-gold-art': card(roll('gold'), symbol('art')),
  'roll-wood-shaman-2': card(roll('wood'), craft('shaman', 2)),
  'roll-stone-shaman-1': card(roll('stone'), craft('shaman', 1)),
  'points-music': card(POINTS, symbol('music'), 2),
  'points-builder-3': card(POINTS, craft('builder', 3)),
  'field-time': card(FIELD, symbol('time')),
  'field-farmer-1': card(FIELD, craft('farmer', 1)),
  'tool-art': card({ brings: 'tool' }, symbol('art')),
  'tool-4-maker-1': card(oneUse(4), craft('maker', 1)),
  'tool-3-maker-1': card(oneUse(3), craft('maker', 1)),
  'tool-2-maker-2': card(oneUse(2), craft('maker', 2)),
  'card-writing': card({ brings: 'card' }, symbol('writing')),
  'any-healing': card({ brings: 'any', count: 2 }, symbol('healing')),
};

/** What a die of "dice for all" brings, by its face. */
export const DIE: Readonly<Record<number, Top>> = {
  1: goods('wood', 1),
  2: goods('brick', 1),
  3: goods('stone', 1),
  4: goods('gold', 1),
  5: { brings: 'tool' },
  6: FIELD,
};
