import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../src/engine/fingerprint.ts';
import { CONTENT } from '../../../src/games/stone-age/content.ts';
import { BUILDING, BUILDINGS } from '../../../src/games/stone-age/content/buildings.ts';
import { CARD, CARDS, CRAFTS, SYMBOLS } from '../../../src/games/stone-age/content/cards.ts';
import { RESOURCES } from '../../../src/games/stone-age/content/goods.ts';
import { TILE, TILES } from '../../../src/games/stone-age/content/herd.ts';
import { VERSIONS } from '../../../src/games/stone-age/content/versions.ts';
import { worthOf } from '../../../src/games/stone-age/payment.ts';
import { stoneAge } from '../../../src/games/stone-age/rules.ts';
import { ALL_BUILDINGS, ALL_CARDS } from '../../../src/games/stone-age/setup.ts';

const FOLDER = new URL('../../../src/games/stone-age/content/', import.meta.url);

it('is, by version, what matches that run hold the fingerprint of', () => {
  expect(Object.keys(CONTENT)).toEqual(VERSIONS.map(String));
  // Where this fails, put the content back, or give what is new a version of its own beside this one.
  expect(fingerprint(stoneAge, 1)).toBe(
    '29b6c0004da7d0cd9a7b14acba8aa1df8c35663223a0ccf44e647a50219ae3cb',
  );
  expect(fingerprint(stoneAge, 2)).toBe(
    '648d8c223fd8a6a6eaecae1fc992709b2d30b849109211f5d722c4d3417d1054',
  );
  expect(fingerprint(stoneAge, 3)).toBe(
    'ef46858d0ccc2d32f511d1439f3ecd0703074fd4482a5e7b68c3b9394d908fb3',
  );
  expect(fingerprint(stoneAge, 4)).toBe(
    '7272dfbe1eccc58b611c5aabb50f4e80d3b6dd7e850883c58264d775456b4305',
  );
});

it.each(readdirSync(FOLDER).filter((file) => file !== 'versions.ts'))(
  'holds all that %s declares',
  async (file) => {
    const declared: Record<string, unknown> = await import(new URL(file, FOLDER).href);
    const held = Object.values(CONTENT[1]).flatMap((part): unknown[] => Object.values(part));
    for (const [name, value] of Object.entries(declared)) {
      expect(held, name).toContainEqual(value);
    }
  },
);

describe('the box', () => {
  it('has 36 cards: each symbol twice, 7 farmers, 8 tool makers, 9 builders and 7 shamans', () => {
    expect(ALL_CARDS).toHaveLength(36);
    const counts = new Map<string, number>();
    for (const card of ALL_CARDS) {
      const { bottom } = CARD[card];
      const [what, count] =
        'symbol' in bottom ? [bottom.symbol, 1] : ([bottom.craft, bottom.count] as const);
      counts.set(what, (counts.get(what) ?? 0) + count);
    }
    expect(SYMBOLS.map((symbol) => counts.get(symbol))).toEqual(SYMBOLS.map(() => 2));
    expect(CRAFTS.map((craft) => counts.get(craft))).toEqual([7, 8, 9, 7]);
  });

  it('has as many cards of each sort as are printed', () => {
    const tops = ALL_CARDS.map((card) => {
      const { top } = CARD[card];
      return top.brings === 'goods' && top.good === 'food' ? 'food' : top.brings;
    });
    const count = (brings: string) => tops.filter((top) => top === brings).length;
    expect(count('dice for all')).toBe(10);
    expect(count('food')).toBe(7);
    expect(count('goods')).toBe(5);
    expect(count('roll')).toBe(3);
    expect(count('points')).toBe(3);
    expect(count('field')).toBe(2);
    expect(count('tool')).toBe(1);
    expect(count('one-use tool')).toBe(3);
    expect(count('card')).toBe(1);
    expect(count('any')).toBe(1);
    expect(CARDS).toEqual([...new Set(CARDS)]);
  });

  it('has 28 buildings, and those with printed points score what their resources are worth', () => {
    expect(ALL_BUILDINGS).toHaveLength(28);
    const printed = BUILDINGS.flatMap((id) => {
      const { price } = BUILDING[id];
      return price.takes === 'these' ? [price] : [];
    });
    expect(printed).toHaveLength(13);
    for (const { goods, points } of printed) expect(worthOf(goods)).toBe(points);
  });

  it('has 16 tiles of the herd, four for each resource', () => {
    expect(TILES).toHaveLength(16);
    for (const resource of RESOURCES) {
      expect(TILES.filter((tile) => TILE[tile].back === resource)).toHaveLength(4);
    }
  });
});
