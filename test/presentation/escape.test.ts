import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plain, escaped } from '../../src/presentation/escape.ts';
import { partsOf } from '../markdown.ts';
import { NASTY } from '../nasty.ts';

/** Letters, marks of Markdown in every order, and whatever else Unicode has. */
const name = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'*_~|`<>@#:/.\\-+=!()[]{}$"\'?&^%; '),
      fc.constantFrom('https://', '<@123456789012345678>', '**', '__', '||', '```', '-# ', '1. '),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }),
      fc.constantFrom(...'ab1'),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

const read = (text: string) => partsOf(text).map(({ type, text: read }) => [type, read]);

describe('what people chose, as a message holds it', () => {
  it('reads as the text itself, wherever it stands', () => {
    fc.assert(
      fc.property(name, (chosen) => {
        const line = plain(chosen);
        expect(read(escaped(chosen))).toEqual([
          ['paragraph', undefined],
          ['text', line],
        ]);
        expect(read(`Hi ${escaped(chosen)}, ${escaped(chosen)}: 5 (a)`)).toEqual([
          ['paragraph', undefined],
          ['text', `Hi ${line}, ${line}: 5 (a)`],
        ]);
      }),
      { numRuns: 500 },
    );
  });

  // The page knows less than Discord; what has no meaning anywhere needs no list of meanings.
  it('leaves no mark its meaning', () => {
    fc.assert(
      fc.property(name, (chosen) => {
        expect(escaped(chosen).replace(/\\[!-/:-@[-`{-~]/g, '')).toMatch(/^[^!-/:-@[-`{-~]*$/);
      }),
    );
  });

  it.each(NASTY)('reads as it is: %j', (chosen) => {
    expect(read(escaped(chosen))).toEqual([
      ['paragraph', undefined],
      ['text', plain(chosen)],
    ]);
  });

  it('is one line that turns nothing and hides nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (chosen) => {
        expect(plain(chosen)).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}\u200B\u200E\u200F\u202A-\u202E]+$/u);
        expect(plain(plain(chosen))).toBe(plain(chosen));
      }),
    );
    expect(plain('a\n\u202Eb\u200B c\u3164')).toBe('a b c');
    expect(plain('\u3164\u200D')).toBe('?');
  });

  it('leaves people their letters and emoji', () => {
    for (const kept of ['Björn 🦣', '田中さくら', 'محمد علي', 'نمی\u200Cخواهم', '👩\u200D👧 ❤️']) {
      expect(escaped(kept)).toBe(kept);
    }
  });
});
