import { describe, expect, it } from 'vitest';
import { VICTORIES } from '../../src/games/tusk/content/victory.ts';
import { cardName } from '../../src/games/tusk/spoken/names.ts';
import { tuskSpeech } from '../../src/games/tusk/words/index.ts';
import { LANGUAGE_IDS } from '../../src/language/languages.ts';
import type { Amount, HeldCard, Strip } from '../../src/presentation/scene.ts';
import type { Area, Context } from '../../src/render/context.ts';
import { ruler } from '../../src/render/easel.ts';
import { type PaintCache, paintUncached } from '../../src/render/paint-cache.ts';
import { themeFor } from '../../src/render/drawings/registry.ts';
import { THEMES } from '../../src/render/palette.ts';
import { paintStrip, stripHeight } from '../../src/render/strips.ts';
import { painted } from './pixels.ts';
import { type Written, written } from './written.ts';

const theme = themeFor(THEMES.day, 'tusk');

/** Of a board with two strips beside each other, of the story's frames, and with three beside each other. */
const [BOARD, FRAME, THIRD] = [816, 440, 402] as const;

const GOODS = ['stick', 'grass', 'stone', 'food'] as const;
const goods = (...counts: number[]): Amount[] =>
  counts.map((count, index) => {
    const icon = GOODS[index] ?? 'food';
    return { icon, name: icon, count, words: `${count} ${icon}` };
  });

const members = (count: number): Strip['waiting'] =>
  Array.from({ length: count }, (_, index) => ({
    owner: 0,
    label: `m${index + 1}`,
    lying: false,
    pips: 0,
    state: [],
  }));

const SPEAR = { flag: 'spear', words: 'leads the hunt' } as const;

const strip = (more: Partial<Strip> = {}): Strip => ({
  seat: 0,
  name: 'Ada Lovelace',
  side: 'Ember',
  colour: 'red',
  emblem: 'flame',
  pieces: 'members',
  goods: goods(1, 2, 3, 4),
  tools: [],
  holdings: [],
  waiting: [],
  cost: null,
  card: null,
  flags: [],
  score: null,
  ...more,
});

const onStrip = (width: number, more: Partial<Strip>): Written[] =>
  written((ctx) =>
    paintStrip({ ctx, theme, strips: [], cache: paintUncached }, strip(more), {
      x: 0,
      y: 0,
      width,
      height: 112,
    }),
  );

const texts = (all: readonly Written[]): string[] => all.map(({ text }) => text);

/** Within the strip, and nothing over anything else that stands on its line: goods are painted in order. */
function expectNumbersApart(all: readonly Written[], width: number): void {
  const numbers = all.filter(({ text }) => /^×?\d+$/.test(text));
  for (const { left, right } of numbers) {
    expect(left).toBeGreaterThan(15);
    expect(right).toBeLessThan(width - 10);
  }
  const places = numbers.toSorted((a, b) => a.left - b.left);
  places.slice(1).forEach(({ left }, index) => {
    expect(left).toBeGreaterThan(places[index]?.right ?? 0);
  });
}

describe('the goods of a strip', () => {
  it.each([BOARD, FRAME, THIRD])('are whole numbers at a width of %i', (width) => {
    for (let count = 0; count < 100; count += 1) {
      const all = onStrip(width, { goods: goods(count, count, count, count), card: null });
      expect(texts(all).filter((text) => text === String(count))).toHaveLength(4);
      expectNumbersApart(all, width);
    }
  });

  it.each([BOARD, FRAME])(
    'are whole beside all who wait, their price and a card, at %i',
    (width) => {
      for (const counts of [
        [20, 34, 58, 99],
        [0, 10, 0, 88],
      ]) {
        const more = {
          goods: goods(...counts),
          waiting: members(3),
          cost: { icon: 'food', name: 'food', count: 1, words: '1 food' },
          card: { card: 'face down' },
        } as const;
        const all = onStrip(width, more);
        expect(texts(all)).toEqual(expect.arrayContaining([...counts.map(String), 'm1', '1']));
        expect(texts(all).some((text) => text === '×3' || text === 'm3')).toBe(true);
        expectNumbersApart(all.slice(0, counts.length), width);
      }
    },
  );

  it('line up below each other, whatever their digits', () => {
    const places = (...counts: number[]) =>
      onStrip(BOARD, { goods: goods(...counts) })
        .filter(({ text }) => /^\d$/.test(text))
        .map(({ left }) => left);
    expect(places(1, 1, 1, 1)).toEqual(places(8, 4, 0, 7));
  });
});

describe('those who wait', () => {
  const three = {
    waiting: members(3),
    cost: { icon: 'food', name: 'food', count: 2, words: '2 food' },
  } as const;

  it('all stand there where there is room', () => {
    expect(texts(onStrip(BOARD, three))).toEqual(expect.arrayContaining(['m1', 'm2', 'm3']));
  });

  it('are a pile where there is little, and the price stays', () => {
    const all = texts(onStrip(FRAME, three));
    expect(all).toEqual(expect.arrayContaining(['m1', '×3']));
    expect(all).not.toContain('m2');
    expect(all.filter((text) => text === '2')).toHaveLength(2);
  });
});

describe('a strip of kept parts', () => {
  const flags = ['winner', 'first', SPEAR, 'computer', 'away', 'to-move'] as const;
  const full: Partial<Strip> = { flags, score: 123, card: { card: 'face down' } };

  it.each([
    ['a name whose first letter reaches out of its line', BOARD, { side: 'julia' }],
    ['many signs', THIRD, full],
    ['a name that runs on under the signs', FRAME, { ...full, side: 'Long River' }],
  ] as const)('keeps nothing that is cut off, with %s', (_, width, more) => {
    const cut: string[] = [];
    const strict: PaintCache = (ctx, key, area, paint) => {
      if (reachesOut(area, paint)) cut.push(key);
      paint(ctx);
    };
    painted(width, 112, (ctx) =>
      paintStrip({ ctx, theme, strips: [], cache: strict }, strip(more), {
        x: 0,
        y: 0,
        width,
        height: 112,
      }),
    );
    expect(cut).toEqual([]);
  });
});

/** Whether anything is painted outside of an area, by a pixel or more. */
function reachesOut(area: Area, paint: (ctx: Context) => void): boolean {
  const margin = 90;
  const [width, height] = [area.width, area.height].map((size) => Math.ceil(size) + 2 * margin);
  if (width === undefined || height === undefined) return true;
  const pixels = painted(width, height, (ctx) => {
    ctx.translate(margin - area.x, margin - area.y);
    paint(ctx);
  });
  return pixels.some((alpha, at) => {
    if (at % 4 !== 3 || alpha === 0) return false;
    const [x, y] = [((at - 3) / 4) % width, Math.floor((at - 3) / 4 / width)];
    const isWithin = (where: number, size: number) =>
      where >= margin - 1 && where < margin + size + 1;
    return !isWithin(x, area.width) || !isWithin(y, area.height);
  });
}

describe('the names on a strip', () => {
  const shown: HeldCard = { card: 'shown', name: 'Spiteful Spirit', tokens: 2 };

  it('are not begun where there is no room for them', () => {
    const flags = ['first', SPEAR, 'computer', 'away'] as const;
    const all = texts(onStrip(FRAME, { name: 'Björn with a long name', card: shown, flags }));
    expect(all).toContain('Ember');
    expect(all.join(' ')).not.toMatch(/…/);
    expect(texts(onStrip(BOARD, { name: 'Björn' }))).toContain('Björn');
  });

  it('are left out on the own one of its reader, which is lower where that makes room', () => {
    const card = { card: 'secret', name: 'Spiteful Spirit' } as const;
    const own = { card, isOwn: true, name: '' } as const;
    expect(texts(onStrip(BOARD, own))).not.toContain('Ember');
    expect(texts(onStrip(BOARD, own))).toContain('Spiteful Spirit');
    const width = 680;
    expect(stripHeight(ruler, strip(own), width)).toBeLessThan(
      stripHeight(ruler, strip({ card }), width),
    );
  });

  it('leave room for the name of an open card, alone on their line', () => {
    const all = onStrip(BOARD, { card: shown });
    expect(texts(all)).toContain('Ember');
    expect(all.find(({ text }) => text === 'Spiteful Spirit ×2')?.colour).toBe(theme.cardInk);
  });

  it('are whole of each card, in each language, however many signs there are', () => {
    const flags = ['first', SPEAR, 'computer', 'away'] as const;
    for (const language of LANGUAGE_IDS) {
      for (const id of VICTORIES) {
        const name = cardName(tuskSpeech(language), id);
        const card = { card: 'shown', name, tokens: 12 } as const;
        const more = { card, flags, goods: goods(20, 34, 58, 99), waiting: members(3) };
        const all = onStrip(THIRD, more);
        const [found, ...others] = all.filter(({ text }) => text === `${name} ×12`);
        expect(others).toEqual([]);
        expect(found?.left).toBeGreaterThan(15);
        expect(found?.right).toBeLessThan(THIRD - 10);
      }
    }
  });

  it('have a line of their own where both others are full', () => {
    const heightOf = (name: string) =>
      stripHeight(ruler, strip({ card: { ...shown, name }, flags: ['first', 'away'] }), THIRD);
    expect(heightOf('Spirit of the long winter')).toBeGreaterThan(heightOf('Elk') + 30);
  });

  it('say quietly what card is known to its holder alone', () => {
    const all = onStrip(BOARD, { card: { card: 'secret', name: 'Spiteful Spirit' } });
    expect(all.find(({ text }) => text === 'Spiteful Spirit')?.colour).toBe(theme.faded);
  });
});
