import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstLines, fitLines, asTyped, paged } from '../../src/panel/wording/text.ts';
import { type Line, plainLine } from '../../src/presentation/line.ts';
import { clip } from '../../src/presentation/clip.ts';
import { appSpeech } from '../../src/words/index.ts';
import { partsOf } from '../markdown.ts';
import { NASTY } from '../nasty.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 80 });

describe('clip', () => {
  it('keeps what fits, and cuts the rest off between characters', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 90 }), (whole, most) => {
        const clipped = clip(whole, most);
        expect(clipped.length).toBeLessThanOrEqual(most);
        if (whole.length <= most) {
          expect(clipped).toBe(whole);
          return;
        }
        expect(clipped.endsWith('…')).toBe(true);
        expect(whole.startsWith(clipped.slice(0, -1))).toBe(true);
        expect(clipped).not.toMatch(/\p{Surrogate}/u);
      }),
    );
  });
});

it.each(NASTY)('says back what was typed, as text: %j', (typed) => {
  expect(partsOf(`${asTyped(typed)} is not possible.`).map(({ type }) => type)).toEqual([
    'paragraph',
    'text',
  ]);
});

describe('fitLines', () => {
  it('keeps all lines where they fit, else the first and the last, and says how many are left out', () => {
    fc.assert(
      fc.property(
        fc.array(
          text.map((line) => line.replaceAll('\n', ' ')),
          { maxLength: 40 },
        ),
        fc.integer({ min: 40, max: 2000 }),
        (lines, most) => {
          const fitted = fitLines(lines.map(plainLine), most, appSpeech('en'));
          expect(fitted.length).toBeLessThanOrEqual(most);
          if (lines.join('\n').length <= most) {
            expect(fitted).toBe(lines.join('\n'));
            return;
          }
          const shown = fitted.split('\n');
          const at = shown.findIndex((line) => /^… and \d+ more lines?: \/log$/.test(line));
          const left = Number(/\d+/.exec(shown[at] ?? '')?.[0]);
          expect(left + shown.length - 1).toBe(lines.length);
          expect(shown.slice(0, at)).toEqual(lines.slice(0, at));
          expect(shown.slice(at + 1)).toEqual(lines.slice(lines.length - (shown.length - at - 1)));
        },
      ),
    );
  });

  it('comes to an end where not even one line fits', () => {
    for (const count of [1, 2, 3]) {
      const lines = Array.from({ length: count }, () => 'x'.repeat(90));
      expect(fitLines(lines.map(plainLine), 60, appSpeech('en'))).toMatch(
        /^… and \d more lines?: \/log$/u,
      );
    }
  });

  it('rather lets go of how it began than of how it came out', () => {
    const lines = Array.from({ length: 30 }, (_, nth) => `This is line ${nth} of thirty.`);
    const shown = fitLines(lines.map(plainLine), 400, appSpeech('en')).split('\n');
    expect(shown.slice(0, 2)).toEqual([lines[0], lines[1]]);
    expect(shown.slice(-8)).toEqual(lines.slice(-8));
  });
});

const line = (kind: Line['kind'], text: string): Line => ({
  text,
  kind,
  befalls: [],
  isAsked: false,
});
/** What is left of lines, and of which kind each is. */
const shownOf = (lines: readonly Line[], most: number, forOutcomes = most): string[] =>
  fitLines(lines, most, appSpeech('en'), forOutcomes).split('\n');

it('lets go of dice first, then of steps on the way, and of no outcome', () => {
  const lines = (['step', 'dice', 'outcome', 'won'] as const).flatMap((kind) =>
    Array.from({ length: 4 }, (_, nth) => line(kind, `Tribe ${nth} has a line of ${kind}.`)),
  );
  const left = (most: number): string[] =>
    shownOf(lines, most).map((text) => text.replace(/^Tribe \d has a line of /u, ''));
  const whole = lines.map(({ text }) => text).join('\n').length;
  expect(left(whole - 10).filter((kind) => kind === 'dice.')).toHaveLength(2);
  const few = left(300);
  expect(few).not.toContain('dice.');
  expect(few.filter((kind) => kind === 'step.')).toHaveLength(1);
  for (const kind of ['outcome.', 'won.'])
    expect(few.filter((one) => one === kind)).toHaveLength(4);
});

it('shortens outcomes rather than leave any out, and first gives them more room', () => {
  const lines = Array.from({ length: 6 }, (_, nth) =>
    line('outcome', `${nth} ${'gets 2 wood, '.repeat(12)}`),
  );
  const all = lines.map(({ text }) => text);
  expect(shownOf(lines, 400, 1200)).toEqual(all);
  const short = shownOf(lines, 800);
  expect(short).toHaveLength(6);
  for (const [nth, text] of short.entries()) expect(text).toMatch(new RegExp(`^${nth} .*…$`, 'u'));
});

describe('firstLines', () => {
  it('keeps the first lines that fit, and says how many are left', () => {
    const foot = (left: number): string => `… and ${left} more`;
    fc.assert(
      fc.property(fc.array(text, { maxLength: 20 }), fc.nat(9), (lines, besides) => {
        const shown = firstLines(lines, 400, besides, foot);
        expect(shown.length).toBeLessThanOrEqual(400);
        const left = Number(/… and (\d+) more$/.exec(shown)?.[1] ?? 0);
        if (lines.length === 0) return;
        expect(shown).toBe(
          [
            ...lines.slice(0, lines.length - (left - (left === 0 ? 0 : besides))),
            ...(left === 0 ? [] : [foot(left)]),
          ].join('\n'),
        );
      }),
    );
    expect(firstLines(['one', 'two', 'three'], 24, 4, foot)).toBe('one\ntwo\n… and 5 more');
  });
});

describe('paged', () => {
  it('cuts no line that fits a page, and no page short', () => {
    const most = { lines: 4, length: 100 };
    fc.assert(
      fc.property(fc.array(text, { maxLength: 30 }), (lines) => {
        const pages = paged(lines, most);
        expect(pages.flat()).toEqual(lines.map((line) => clip(line, most.length)));
        for (const [nth, page] of pages.entries()) {
          expect(page.length).toBeLessThanOrEqual(most.lines);
          expect(page.join('\n').length).toBeLessThanOrEqual(most.length);
          const [next] = pages[nth + 1] ?? [];
          if (next === undefined || page.length === most.lines) continue;
          expect([...page, next].join('\n').length).toBeGreaterThan(most.length);
        }
      }),
    );
  });
});
