import { createCanvas } from 'canvas';
import { describe, expect, it } from 'vitest';
// Registers the fonts, as the painter does.
import '../../src/render/raster.ts';
import { tuskStory } from '../../src/games/tusk/retelling.ts';
import { tuskScene } from '../../src/games/tusk/scene.ts';
import { captionLines } from '../../src/render/caption.ts';
import type { Context } from '../../src/render/context.ts';
import { recorded } from '../games/tusk/recorded.ts';
import { busyView, TABLE } from '../games/tusk/views.ts';
import { tuskSpeech } from '../../src/games/tusk/words/index.ts';

const SPEECH = tuskSpeech('en');

const ctx: Context = createCanvas(10, 10).getContext('2d');
const { strips } = tuskScene(SPEECH, busyView(), TABLE);
const WIDTH = 1140;

const read = (caption: readonly string[], width = WIDTH): string[] =>
  captionLines(ctx, caption, strips, width).map((words) => words.map(({ text }) => text).join(' '));

describe('a caption', () => {
  it('is told whole where it fits', () => {
    expect(read(['**Turn 2.** Heron waits.', 'Nobody hunts'])).toEqual([
      'Turn 2. Heron waits. Nobody hunts.',
    ]);
  });

  it('takes two lines, and keeps the first and the last of what happened', () => {
    const middle = 'Something of no great weight goes on between the two for quite a while.';
    const lines = read(['It begins.', middle, middle, middle, middle, 'It ends.']);
    expect(lines.length).toBe(2);
    expect(lines.join(' ')).toMatch(/^It begins\. Something .* It ends\.$/);
  });

  it('ends in … where even that is too long', () => {
    const lines = read(['A fight goes on and on. '.repeat(20)]);
    expect(lines.length).toBe(2);
    expect(lines[1]).toMatch(/…$/);
    for (const words of captionLines(ctx, ['A fight goes on. '.repeat(20)], strips, WIDTH)) {
      const wide = words.reduce((sum, { width }) => sum + width, 0);
      expect(wide).toBeLessThanOrEqual(WIDTH);
    }
  });

  it('says everything that it begins to say of a recorded match', () => {
    for (const number of [1, 2, 3] as const) {
      for (const { caption } of tuskStory(SPEECH).beats(recorded(number).moments, TABLE)) {
        expect(read(caption).join(' ')).not.toContain('…');
      }
    }
  });

  it('has a side’s badge in place of its sign, and no sign that no font has', () => {
    const [words = []] = captionLines(ctx, ['⚔️ 🐦 Heron fights 🔥 Ember.'], strips, WIDTH);
    expect(words.map(({ text, side }) => [text, side?.side ?? null])).toEqual([
      ['Heron', 'Heron'],
      ['fights', null],
      ['Ember.', 'Ember'],
    ]);
  });

  it('has no sign at its beginning but one that is what it is about', () => {
    expect(read(['🌱 Spring', '🦣 🎲 5: the herd stays', '🦣 strikes back'])).toEqual([
      'Spring. 🎲 5: the herd stays. 🦣 strikes back.',
    ]);
  });

  it('may be empty, and may be one endless word', () => {
    expect(read([])).toEqual([]);
    expect(read(['x'.repeat(500)]).length).toBe(1);
  });
});
