import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createCanvas } from 'canvas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
// Registers the fonts, as the painter does.
import '../../src/render/raster.ts';
import type { Context } from '../../src/render/context.ts';
import { newSheet } from '../../src/render/easel.ts';
import { createPaintCache } from '../../src/render/paint-cache.ts';
import { fitted, widthOf, wrapped, write, writeAgain } from '../../src/render/text.ts';
import { difference, painted } from './pixels.ts';
import type { Measured } from './widths.ts';

const ctx: Context = createCanvas(10, 10).getContext('2d');
const type = { size: 30, weight: 'bold' } as const;

describe('fitted text', () => {
  it('is left alone where it fits', () => {
    expect(fitted(ctx, '  Ada\nLovelace ', 500, type)).toBe('Ada Lovelace');
  });

  it('ends with … and is no wider than asked, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
        const shown = fitted(ctx, name, 150, type);
        expect(widthOf(ctx, shown, type)).toBeLessThanOrEqual(150);
        expect(Buffer.from(shown).toString()).toBe(shown);
      }),
      { numRuns: 50 },
    );
  });

  it('never cuts within a sign', () => {
    const family = '👨‍👩‍👧‍👦';
    const shown = fitted(ctx, family.repeat(20), 200, type);
    expect(shown.replace('…', '').replaceAll(family, '')).toBe('');
  });

  it('takes a name of any length', () => {
    expect(fitted(ctx, 'x'.repeat(100_000), 150, type)).toMatch(/^x+…$/);
  });
});

describe('wrapped text', () => {
  it('breaks at spaces and loses no word', () => {
    const text = 'The first card is drawn at the end of turn 1.';
    const lines = wrapped(ctx, text, 200, type);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(widthOf(ctx, line, type)).toBeLessThanOrEqual(200);
  });
});

describe('the fonts that ship with the project', () => {
  // With no font of the system in reach: a host may have none.
  const script = fileURLToPath(new URL('./widths.ts', import.meta.url));
  const fonts = fileURLToPath(new URL('./no-system-fonts.conf', import.meta.url));
  const signs = {
    Latin: 'Äÿ',
    Greek: 'Ωλ',
    Cyrillic: 'Жя',
    Han: '田語龍',
    Hanzi: '语这汉',
    Kana: 'さカ',
  };
  const more = { Hangul: '한글', Arabic: 'عر', Hebrew: 'שג', emoji: '🦣🔥', marks: '…×−' };
  const others = {
    Devanagari: 'अक',
    Bengali: 'অক',
    Gurmukhi: 'ਅਕ',
    Gujarati: 'અક',
    Oriya: 'ଅକ',
    Tamil: 'அக',
    Telugu: 'అక',
    Kannada: 'ಅಕ',
    Malayalam: 'അക',
    Sinhala: 'අක',
    Thai: 'กข',
    Lao: 'ກຂ',
    Tibetan: 'ཀཁ',
    Myanmar: 'ကခ',
    Khmer: 'កខ',
    Mongolian: 'ᠠᠪ',
    Georgian: 'აბ',
    Armenian: 'Աբ',
    Ethiopic: 'አበ',
    Cherokee: 'ᎠᎡ',
    Thaana: 'ހށ',
    Tifinagh: 'ⴰⴱ',
    syllabics: 'ᐁᐂ',
    'letters in fancy dress': '𝓐𝖇ℌ',
    'small capitals': 'ᴀʙ',
    symbols: '★♛⚔☘',
  };
  const scripts = { ...signs, ...more, ...others };
  const all = [...Object.values(scripts).join('')];
  const missing = ['\uE123', '\u{F0123}'];
  const { measured, digits } = JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', script, ...missing, ...all], {
      env: { ...process.env, FONTCONFIG_FILE: fonts },
      encoding: 'utf8',
    }),
  ) as Measured;

  it.each(Object.entries(scripts))('have the signs of %s', (_, text) => {
    const boxes = missing.map((sign) => measured[sign]);
    for (const sign of text) expect(boxes, sign).not.toContainEqual(measured[sign]);
  });

  it('set digits in the same hand as letters, not as emoji', () => {
    expect(digits).toBeLessThan(0.8 * 30);
  });
});

describe('a line that is written again', () => {
  it.each(['left', 'center', 'right'] as const)('is all of it, aligned %s', (align) => {
    const cache = createPaintCache(newSheet, 2 ** 20)('day');
    const look = { ...type, colour: '#000000', align };
    const line = 'Ångström Ÿ jgpqy (fj';
    const first = painted(400, 60, (on) => {
      expect(write(on, line, 200, 30, look)).toBe(writeAgain(ctx, line, 0, 0, look, cache));
    });
    for (let time = 0; time < 3; time += 1) {
      const again = painted(400, 60, (on) => writeAgain(on, line, 200, 30, look, cache));
      expect(difference(first, again)).toBeLessThan(0.01);
    }
  });
});
