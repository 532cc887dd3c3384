import { createCanvas } from 'canvas';
import { describe, expect, it } from 'vitest';
// Registers the fonts, as the painter does.
import '../../src/render/raster.ts';
import type { Card } from '../../src/presentation/scene.ts';
import { layCards } from '../../src/render/cards.ts';
import type { Context } from '../../src/render/context.ts';

const ctx: Context = createCanvas(10, 10).getContext('2d');

const card = (more: Partial<Card> = {}): Card => ({
  name: 'Card',
  art: 'fish',
  text: 'What it is worth.',
  gives: [],
  gets: null,
  tokens: null,
  faded: false,
  note: '',
  offered: false,
  letter: null,
  ...more,
});

const laid = (...cards: readonly Card[]) => {
  const table = layCards(ctx, cards, 100);
  return { ...table, areas: table.cards.map(({ area }) => area) };
};

describe('cards to be read', () => {
  it('are alike in a draft, as high as the one with most on it', () => {
    const long = card({ text: 'What it is worth, in more words than one line holds.' });
    const { areas, width, height } = laid(card(), long, card());
    expect(new Set(areas.map((area) => `${area.y} ${area.width} ${area.height}`)).size).toBe(1);
    expect(areas[0]?.height).toBe(height);
    expect(height).toBeGreaterThan(laid(card(), card(), card()).height);
    expect((areas[2]?.x ?? 0) + (areas[2]?.width ?? 0)).toBeLessThan(width);
  });

  it('are large where one is held, and small where they were passed over, with no room left blank', () => {
    const { areas, width, height } = laid(card(), card({ faded: true }), card({ faded: true }));
    const [held, first, second] = areas;
    if (held === undefined || first === undefined || second === undefined) throw new Error('lost');
    expect(held.width).toBeGreaterThan(1.7 * first.width);
    expect(first.x).toBeGreaterThan(held.x + held.width);
    expect(second.y).toBeGreaterThan(first.y + first.height);
    expect(held.height).toBeCloseTo(height);
    expect(second.y + second.height).toBeCloseTo(100 + height);
    expect(first.x + first.width).toBeLessThan(width);
  });

  it('leave room for what lies on them', () => {
    const food = { icon: 'food', name: 'food', count: 2, words: '2 food' } as const;
    expect(laid(card({ tokens: food })).height).toBeGreaterThan(laid(card()).height);
  });
});
