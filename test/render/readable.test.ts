import { describe, expect, it } from 'vitest';
import { paintUncached } from '../../src/render/paint-cache.ts';
import { THEMES } from '../../src/render/palette.ts';
import { paintPiece } from '../../src/render/pieces.ts';
import { onPhone, PHONE } from '../../src/render/read.ts';
import { SHEETS } from './sheets.ts';
import { written } from './written.ts';

/** Numbers are read where words would not be any more. */
const NUMBERS = 7.4;
/** Signs of a legend are shown by what they look like: only their meaning is read. */
const SIGNS = /^([A-G]\d|\d[a-g]|\d+)$/;

/** All that is read of a picture, and how large it is on a phone. Of a story that is its caption. */
function readOn(name: string) {
  const sheet = SHEETS[name];
  const all = written((ctx, newSheet) =>
    sheet?.paint(ctx, THEMES.day, { cache: paintUncached, newSheet }),
  );
  const read = all.map(({ text, size }) => ({ text, size: onPhone(size, sheet?.width ?? 0) }));
  return name.startsWith('legend') ? read.filter(({ text }) => !SIGNS.test(text)) : read;
}

const names = Object.keys(SHEETS).filter((name) => !name.startsWith('story'));

describe('on a phone', () => {
  it.each(names)('all words of %s can be read', (name) => {
    const small = readOn(name).filter(
      ({ text, size }) => /\p{L}/u.test(text) && size < PHONE.letters,
    );
    expect(small).toEqual([]);
  });

  // Who stands on a crowded tile is read beside the map.
  it.each(names.filter((name) => !/^(board|crowd|season)/.test(name)))(
    'all numbers of %s can be read',
    (name) => {
      const small = readOn(name).filter(({ size }) => size < NUMBERS);
      expect(small).toEqual([]);
    },
  );

  it.each(['story-fight', 'story-season', 'story-end'])('the caption of %s can be read', (name) => {
    const words = readOn(name).filter(({ text, size }) => size >= PHONE.letters && text !== '');
    expect(words.length).toBeGreaterThan(5);
  });

  it('the compass says what it is', () => {
    expect(readOn('tribes').map(({ text }) => text)).toContain('Mammoth’s die');
  });

  it('who is wounded has as large a number as who stands', () => {
    const [stands, lies] = [false, true].map((lying) =>
      written((ctx) => {
        const piece = { owner: 0, label: '3', lying, pips: 0, state: [] };
        const side = { colour: 'red', emblem: 'flame' } as const;
        paintPiece(ctx, THEMES.day, piece, side, 0, 0, 1, paintUncached);
      }).map(({ size }) => size),
    );
    expect(stands).toHaveLength(1);
    expect(lies).toEqual(stands);
  });
});
