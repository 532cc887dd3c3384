import { createCanvas } from 'canvas';
import { describe, expect, it } from 'vitest';
// Registers the fonts, as the painter does.
import '../../src/render/raster.ts';
import type { Card } from '../../src/presentation/scene.ts';
import { layCards } from '../../src/render/cards.ts';
import type { Context } from '../../src/render/context.ts';
import { WIDTH } from '../../src/render/read.ts';

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
  ...more,
});

const laid = (...cards: readonly Card[]) => {
  const table = layCards(ctx, cards, 100);
  return { ...table, areas: table.cards.map(({ area }) => area) };
};

describe('cards to be read', () => {
  it('are alike in a draft, as high as the one with most on it', () => {
    const long = card({ text: 'What it is worth, in more words than one line holds.' });
    const { areas, height } = laid(card(), long, card());
    expect(new Set(areas.map((area) => `${area.y} ${area.width} ${area.height}`)).size).toBe(1);
    expect(areas[0]?.height).toBe(height);
    expect(height).toBeGreaterThan(laid(card(), card(), card()).height);
    expect((areas[2]?.x ?? 0) + (areas[2]?.width ?? 0)).toBeLessThan(WIDTH);
  });

  it('lie in rows of three at most, all of them in the middle', () => {
    const { areas, height } = laid(card(), card(), card(), card(), card());
    const [first, , third, fourth, fifth] = areas;
    expect(third?.y).toBe(first?.y);
    expect(fourth?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
    expect((fourth?.x ?? 0) + (fifth?.x ?? 0) + (fifth?.width ?? 0)).toBeCloseTo(WIDTH);
    expect((fifth?.y ?? 0) + (fifth?.height ?? 0)).toBeCloseTo(100 + height);
  });

  it('leave room for what lies on them', () => {
    const food = { icon: 'food', name: 'food', count: 2, words: '2 food' } as const;
    expect(laid(card({ tokens: food })).height).toBeGreaterThan(laid(card()).height);
  });
});
