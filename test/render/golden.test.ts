import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas } from 'canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { tuskScene } from '../../src/games/tusk/scene.ts';
import type { TuskView } from '../../src/games/tusk/view.ts';
import { easelOf, cacheOf, newSheet, scaledTo } from '../../src/render/easel.ts';
import { MOST_INKS } from '../../src/render/inks.ts';
import { paintUncached } from '../../src/render/paint-cache.ts';
import { THEMES } from '../../src/render/palette.ts';
import { encodePng } from '../../src/render/png.ts';
import { inksOf } from '../../src/render/raster.ts';
import { at, busyView, TABLE } from '../games/tusk/views.ts';
import { type Picture, worstDifference } from './likeness.ts';
import { decoded } from './pixels.ts';
import { ofScene, type Sheet, SHEETS } from './sheets.ts';
import { type Written, written } from './written.ts';
import { tuskSpeech } from '../../src/games/tusk/words/index.ts';

const SPEECH = tuskSpeech('en');

/**
 * Sheets of all that is drawn, as it was when somebody last looked at them: shapes by their pixels, and every
 * word and number by what it says, where, how large and in which colour. After a change that is meant,
 * `npm run golden` paints them anew: look at each, and at what has changed in the words, before it is committed.
 */
const FOLDER = join(import.meta.dirname, 'golden');
const isWriting = process.env['GOLDEN'] === 'write';

/** Wide enough for every sign. */
const WIDTH = 600;
/** The part of a block that differs where other versions of cairo and FreeType smooth otherwise, at most. */
const UNNOTICED = 0.085;
/** How far words may be aside, and how much larger, where such versions measure otherwise, in full size. */
const ASIDE = 5;
const LARGER = 1;

/** A sheet as a PNG of `WIDTH`, painted as pictures for people are. */
function png(sheet: Sheet): Buffer {
  // First, as they are chosen from specimens that need the easel, too.
  const inks = inksOf(sheet.theme, MOST_INKS, sheet.subject);
  const { width, height, factor } = scaledTo(WIDTH, sheet);
  const { ctx, printed } = easelOf(width, height);
  ctx.setTransform(factor, 0, 0, factor, 0, 0);
  sheet.paint(ctx, THEMES[sheet.theme], {
    cache: cacheOf(sheet.theme, sheet.subject?.game ?? ''),
    newSheet,
  });
  return encodePng(printed(inks), inks.palette);
}

const wordsOn = ({ theme, paint }: Sheet): Written[] =>
  written((ctx, sheets) => paint(ctx, THEMES[theme], { cache: paintUncached, newSheet: sheets }));

/** Where words stand on a sheet that is `WIDTH` wide. */
function boxesOf(sheet: Sheet): Parameters<typeof worstDifference>[2] {
  const { factor } = scaledTo(WIDTH, sheet);
  return wordsOn(sheet).map(({ left, right, y, size }) => ({
    left: (left - 2) * factor,
    right: (right + 2) * factor,
    top: (y - size) * factor,
    bottom: (y + size * 0.3) * factor,
  }));
}

/** A line of the listing: where it stands, how large and in which colour, and what it says. */
function lineOf({ x, y, size, colour, text }: Written): string {
  const place = [x, y, size].map((value) => String(Math.round(value)).padStart(4)).join(' ');
  return `${place} ${colour} ${text}`;
}

/** The line as it was, where this one says the same hardly aside; else this one. */
function alike(line: string, was = ''): string {
  const [now = [], then = []] = [line, was].map((one) => one.trim().split(/ +/));
  const isNear = [ASIDE, ASIDE, LARGER].every(
    (most, part) => Math.abs(Number(now[part]) - Number(then[part])) <= most,
  );
  return isNear && now.slice(3).join(' ') === then.slice(3).join(' ') ? was : line;
}

async function kept(file: string, now: () => string | Buffer): Promise<Buffer> {
  const path = join(FOLDER, file);
  if (isWriting) await writeFile(path, now());
  expect(existsSync(path), `${path} is missing: run npm run golden`).toBe(true);
  return readFile(path);
}

describe('the golden sheets', () => {
  beforeAll(async () => {
    if (isWriting) await rm(FOLDER, { recursive: true, force: true });
    await mkdir(FOLDER, { recursive: true });
  });

  it.each(Object.entries(SHEETS))('%s looks as it did', async (name, sheet) => {
    const now = png(sheet);
    const was = await kept(`${name}.png`, () => now);
    // As a rule nothing at all has changed.
    const difference = was.equals(now)
      ? 0
      : worstDifference(await decoded(was), await decoded(now), boxesOf(sheet));
    const hint = `${name} looks different: if that is meant, run npm run golden and look at it`;
    expect(difference, hint).toBeLessThan(UNNOTICED);
  });

  it.each(Object.entries(SHEETS))('%s says what it did', async (name, sheet) => {
    const now = wordsOn(sheet).map(lineOf);
    const was = (await kept(`${name}.txt`, () => `${now.join('\n')}\n`)).toString();
    const lines = was.trimEnd().split('\n');
    expect(now.map((line, nth) => alike(line, lines[nth]))).toEqual(lines);
  });

  it('are all there is in their folder', async () => {
    const names = Object.keys(SHEETS).flatMap((name) => [`${name}.png`, `${name}.txt`]);
    expect((await readdir(FOLDER)).toSorted()).toEqual(names.toSorted());
  });
});

describe('what is compared', () => {
  const sheetOf = (view: TuskView): Sheet => ofScene(tuskScene(SPEECH, view, TABLE));
  const busy = sheetOf(busyView());
  const boxes = boxesOf(busy);
  const of = (view: TuskView) => decoded(png(sheetOf(view)));

  it('shows a wound, an action, a token, a place and a mark', async () => {
    const view = busyView();
    const was = await of(view);
    const first = (change: object): TuskView['tribes'] =>
      view.tribes.map((one) => ({
        ...one,
        members: one.members.map((member) =>
          one.seat === 0 && member.member === 1 ? { ...member, ...change } : member,
        ),
      }));
    const fewer = view.tiles.map((tile) =>
      tile?.place === at('C4') ? { ...tile, tokens: tile.tokens + 1 } : tile,
    );
    for (const changed of [
      busyView({ tribes: first({ wounded: true }) }),
      busyView({ tribes: first({ actions: 1 }) }),
      busyView({ tribes: first({ at: at('B3') }) }),
      busyView({ tiles: fewer }),
      busyView({ stages: [{ stage: 'roaming', path: [at('C4')] }] }),
    ]) {
      expect(worstDifference(was, await of(changed), boxes)).toBeGreaterThan(UNNOTICED);
    }
  });

  it('reads every digit, wherever it stands', () => {
    const lines = wordsOn(busy).map(lineOf);
    const digits = lines.filter((line) => /\d$/.test(line));
    expect(digits.length).toBeGreaterThan(60);
    for (const line of digits) {
      const other = line.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
      expect(alike(other, line)).toBe(other);
    }
    const [line = ''] = lines;
    expect(
      alike(
        line.replace(/^ *\d+/, (x) => String(Number(x) + 9)),
        line,
      ),
    ).not.toBe(line);
  });

  it('overlooks colours a shade off, and what stands one pixel aside', async () => {
    const was = await of(busyView());
    const off = was.pixels.map((value, i) => (i % 4 === 3 ? value : value + (((i * 7) % 11) - 5)));
    const aside = was.pixels.map((value, i) => was.pixels[i - 4 * (was.width + 1)] ?? value);
    for (const pixels of [off, aside]) {
      expect(worstDifference(was, { ...was, pixels }, boxes)).toBeLessThan(UNNOTICED / 2);
    }
  });

  it('overlooks letters that another hand has set', () => {
    const { width, height, factor } = scaledTo(WIDTH, busy);
    const [one, other] = (['path', 'glyph'] as const).map((mode): Picture => {
      const ctx = createCanvas(width, height).getContext('2d');
      // The other way is hinted: further from ours than any release of FreeType from the next.
      ctx.textDrawingMode = mode;
      ctx.scale(factor, factor);
      busy.paint(ctx, THEMES[busy.theme], { cache: paintUncached, newSheet });
      return { width, height, pixels: ctx.getImageData(0, 0, width, height).data };
    });
    if (one === undefined || other === undefined) throw new Error('There are two ways.');
    expect(worstDifference(one, other, [])).toBeGreaterThan(UNNOTICED);
    expect(worstDifference(one, other, boxes)).toBeLessThan(UNNOTICED);
  });
});
