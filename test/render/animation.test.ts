import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tuskStory } from '../../src/games/tusk/retelling.ts';
import { type Beat, WEIGHTS } from '../../src/presentation/story.ts';
import { type Animation, animate } from '../../src/render/animation.ts';
import { drawChart } from '../../src/render/draw.ts';
import { encodeGif } from '../../src/render/gif.ts';
import type { Indexed } from '../../src/render/inks.ts';
import { MOST_BEATS, paceOf, thinned } from '../../src/render/pace.ts';
import { atOnce } from '../../src/render/piecemeal.ts';
import { ARTS } from './specimens.ts';
import { createPainter } from '../../src/render/pool.ts';
import { recorded } from '../games/tusk/recorded.ts';
import { TABLE } from '../games/tusk/views.ts';
import { type Gif, picturesOf, readGif } from './read-gif.ts';
import { tuskSpeech } from '../../src/games/tusk/words/index.ts';

const SPEECH = tuskSpeech('en');

const MEGABYTE = 2 ** 20;

describe('a GIF', () => {
  /** Red, green, blue: the number after the last one is "as before". */
  const PALETTE = new Uint8Array([255, 0, 0, 0, 255, 0, 0, 0, 255]);

  const picture = (...lines: readonly string[]): Indexed => {
    const width = lines[0]?.length ?? 0;
    const rows = lines.flatMap((line) => [0, ...[...line].map((colour) => 'RGB'.indexOf(colour))]);
    return { width, height: lines.length, rows: new Uint8Array(rows) };
  };

  const written = (...pictures: readonly Indexed[]): Gif =>
    readGif(
      atOnce(
        encodeGif(
          pictures.map((one) => ({ picture: one, stays: 500 })),
          PALETTE,
        ),
      ),
    );

  it('keeps only the rectangle that changed, with what did not change in it left as it was', () => {
    const gif = written(picture('RRRR', 'RRRR', 'RRRR'), picture('RRRR', 'RGRB', 'RRRR'));
    expect(gif).toMatchObject({ width: 4, height: 3, repeats: null });
    const [first, second] = gif.frames;
    expect(first).toMatchObject({ x: 0, y: 0, width: 4, height: 3, transparent: null });
    expect(second).toMatchObject({ x: 1, y: 1, width: 3, height: 1, transparent: 3 });
    expect([...(second?.index ?? [])]).toEqual([1, 3, 2]);
  });

  it('shows each picture longer where the next one is the same', () => {
    const gif = written(picture('RG'), picture('RG'), picture('RB'));
    expect(gif.frames.map(({ delay }) => delay)).toEqual([1000, 500]);
  });

  it('comes out as it went in, whatever changes', () => {
    const colours = fc.array(fc.constantFrom('R', 'G', 'B'), { minLength: 35, maxLength: 35 });
    fc.assert(
      fc.property(fc.array(colours, { minLength: 1, maxLength: 6 }), (all) => {
        const different = all.filter((one, at) => one.join('') !== all[at - 1]?.join(''));
        const pictures = different.map((one) =>
          picture(...[0, 7, 14, 21, 28].map((at) => one.slice(at, at + 7).join(''))),
        );
        const seen = [...picturesOf(written(...pictures))].map((pixels) =>
          [...pixels].map((pixel) => ({ 0xff0000: 'R', 0xff00: 'G', 0xff: 'B' })[pixel]),
        );
        expect(seen).toEqual(different);
      }),
    );
  });

  it('takes neither no picture, nor pictures of several sizes, nor too many colours', () => {
    expect(() => written()).toThrow(RangeError);
    expect(() => written(picture('RR'), picture('R'))).toThrow(RangeError);
    const many = new Uint8Array(3 * 256);
    const still = { picture: picture('R'), stays: 1 };
    expect(() => atOnce(encodeGif([still], many))).toThrow(RangeError);
  });
});

describe('the pace of a story', () => {
  const weights = fc.array(
    fc.constantFrom(...WEIGHTS).map((weight) => ({ weight })),
    {
      minLength: 1,
      maxLength: 400,
    },
  );

  it('stays longer on what weighs more, and longest on the end', () => {
    const [small = 0, usual = 0, big = 0, end = 0] = paceOf(WEIGHTS.map((weight) => ({ weight })));
    expect(small).toBeGreaterThanOrEqual(1000);
    expect(usual).toBeGreaterThan(small);
    expect(big).toBeGreaterThan(usual);
    expect(end).toBeGreaterThan(2 * big);
  });

  it('takes a long match at a run, but never faster than can be seen', () => {
    fc.assert(
      fc.property(weights, (beats) => {
        const told = thinned([...beats, { weight: 'end' as const }], MOST_BEATS);
        // The end is one.
        const stays = paceOf(
          told.filter(({ weight }, at) => weight !== 'end' || at === told.length - 1),
        );
        expect(Math.min(...stays)).toBeGreaterThanOrEqual(400);
        expect(stays.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(60_000);
      }),
    );
  });

  it('leaves out the least, keeps the order, the first and the last, and exactly so many', () => {
    fc.assert(
      fc.property(weights, fc.integer({ min: 2, max: 50 }), (beats, most) => {
        const kept = thinned(beats, most);
        expect(kept.length).toBe(Math.min(beats.length, most));
        expect(kept[0]).toBe(beats[0]);
        expect(kept.at(-1)).toBe(beats.at(-1));
        const places = kept.map((beat) => beats.indexOf(beat));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        const inner = (of: readonly { weight: string }[], weight: string) =>
          of.slice(1, -1).filter((beat) => beat.weight === weight).length;
        // A small beat is only there when every big one is.
        if (inner(kept, 'small') > 0) expect(inner(kept, 'big')).toBe(inner(beats, 'big'));
      }),
    );
  });
});

describe('the animation of the end of a recorded match', { timeout: 60_000 }, () => {
  const beats: readonly Beat[] = tuskStory(SPEECH).beats(recorded(1).moments, TABLE).slice(-48);
  let whole: Animation;
  let gif: Gif;

  beforeAll(() => {
    whole = animate(beats, 8 * MEGABYTE);
    gif = readGif(whole.gif);
  });

  it('has one frame for each beat, all in one palette, and runs once', () => {
    expect(whole.beats).toBe(beats.length);
    expect(gif.frames.length).toBe(beats.length);
    expect(gif.frames.filter(({ hasOwnPalette }) => hasOwnPalette)).toEqual([]);
    expect(gif.repeats).toBe(null);
    expect([gif.width, gif.height]).toEqual([whole.width, whole.height]);
    expect(gif.width).toBeGreaterThanOrEqual(600);
    expect(gif.width).toBeLessThanOrEqual(700);
  });

  it('lays each frame over those before, within the picture', () => {
    for (const { x, y, width, height, disposal } of gif.frames) {
      expect(disposal).toBe(1);
      expect(x + width).toBeLessThanOrEqual(gif.width);
      expect(y + height).toBeLessThanOrEqual(gif.height);
    }
    const changed = gif.frames.slice(1).map(({ index }) => index.filter((one) => one < 255).length);
    const share = changed.reduce((sum, pixels) => sum + pixels, 0) / changed.length;
    expect(share / (gif.width * gif.height)).toBeLessThan(0.25);
  });

  it('keeps to the pace, and holds the end', () => {
    expect(gif.frames.map(({ delay }) => delay)).toEqual(paceOf(beats));
  });

  it('is the same whenever it is made', () => {
    const few = beats.slice(0, 12);
    const once = animate(few, MEGABYTE).gif;
    // What other pictures left behind must not show.
    animate(beats.slice(-2), MEGABYTE);
    expect(Buffer.compare(animate(few, MEGABYTE).gif, once)).toBe(0);
  });

  it('comes smaller where it must, and shows fewer beats in the end', () => {
    const few = beats.slice(-16);
    const { length } = animate(few, 8 * MEGABYTE).gif;
    const smaller = animate(few, Math.floor(length * 0.75));
    expect(smaller.gif.length).toBeLessThanOrEqual(length * 0.75);
    expect(smaller).toMatchObject({ beats: few.length });
    expect(smaller.width).toBeLessThan(whole.width);
    const least = animate(few, Math.floor(length * 0.42));
    expect(least.gif.length).toBeLessThanOrEqual(length * 0.42);
    expect(least.beats).toBeLessThan(few.length);
    expect(readGif(least.gif).frames.at(-1)?.delay).toBe(paceOf(few).at(-1));
  });

  it('says so where it fits in no way, and where there is nothing to show', () => {
    expect(() => animate(beats.slice(0, 2), 100)).toThrow('does not fit into 100 bytes');
    expect(() => animate([], MEGABYTE)).toThrow('no story');
  });
});

describe('a story that is told by the threads that paint', { timeout: 60_000 }, () => {
  const painter = createPainter({ arts: ARTS, threads: 1 });
  afterAll(() => painter.close());
  const { moments } = recorded(1);
  const beats = tuskStory(SPEECH).beats(moments, TABLE).slice(-6);
  const chart = tuskStory(SPEECH).chart(moments, TABLE);

  it('leaves the main thread free, and boards are painted meanwhile', async () => {
    const [first] = beats;
    if (first === undefined) throw new Error('no beat');
    const order: string[] = [];
    let turns = 0;
    const animated = painter.animate(beats, MEGABYTE).then((gif) => {
      order.push('story');
      return gif;
    });
    const counting = (async () => {
      while (!order.includes('story')) {
        turns += 1;
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    })();
    const [gif, drawn, board] = await Promise.all([
      animated,
      painter.draw(chart),
      painter.paint(first.scene),
      counting,
    ]);
    expect(readGif(gif).frames.length).toBe(6);
    expect(gif.equals(animate(beats, MEGABYTE).gif)).toBe(true);
    expect([drawn, board].map((png) => png.toString('latin1', 1, 4))).toEqual(['PNG', 'PNG']);
    expect(turns).toBeGreaterThan(20);
  });

  it('keeps no board waiting, and comes out as without a rest', async () => {
    const [first] = beats;
    if (first === undefined) throw new Error('no beat');
    let told = false;
    const story = painter.animate(beats, MEGABYTE).finally(() => {
      told = true;
    });
    const alone = await painter.paint(first.scene, { width: 300 });
    for (let board = 1; board <= 3; board += 1) {
      expect((await painter.paint(first.scene, { width: 300 })).equals(alone)).toBe(true);
    }
    // Between two boards there is time for one of its six frames.
    expect(told).toBe(false);
    expect((await story).equals(Buffer.from(animate(beats, MEGABYTE).gif))).toBe(true);
  });

  it('paints in the theme that it is asked for', async () => {
    const few = beats.slice(-2);
    const [gif, png] = await Promise.all([
      painter.animate(few, MEGABYTE, 'night'),
      painter.draw(chart, 'night'),
    ]);
    expect(gif.equals(animate(few, MEGABYTE, 'night').gif)).toBe(true);
    expect(gif.equals(animate(few, MEGABYTE).gif)).toBe(false);
    expect(png.equals(drawChart(chart, 'night'))).toBe(true);
    expect(png.equals(drawChart(chart))).toBe(false);
  });

  it('rejects what cannot be shown, and works on', async () => {
    await expect(painter.animate([], MEGABYTE)).rejects.toThrow('no story');
    expect((await painter.draw(chart)).length).toBeGreaterThan(1000);
  });
});
