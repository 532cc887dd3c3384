import type { Beat } from '../presentation/story.ts';
import { easelOf, cacheOf, ruler, scaledTo } from './easel.ts';
import { buildStage, paintFrame, type Stage } from './frame.ts';
import { encodeGif, type Still } from './gif.ts';
import { type Inks, MOST_INKS } from './inks.ts';
import { MOST_BEATS, paceOf, thinned } from './pace.ts';
import { THEMES, type ThemeId } from './palette.ts';
import { atOnce, type Piecemeal } from './piecemeal.ts';
import { encodePng } from './png.ts';
import { inksOf, subjectOf } from './raster.ts';

/** An animation of a match, and how it came out. */
export interface Animation {
  readonly gif: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** How many beats it shows. */
  readonly beats: number;
}

/** How an animation may be made: smaller and smaller until it fits. */
interface Rung {
  readonly width: number;
  readonly colours: number;
  /** The most beats it shows. */
  readonly beats: number;
}

/** The first is what it should be; a match longer than its beats loses the least of them. */
const LADDER: readonly Rung[] = [
  { width: 660, colours: 255, beats: MOST_BEATS },
  { width: 660, colours: 128, beats: MOST_BEATS },
  { width: 560, colours: 128, beats: MOST_BEATS },
  { width: 480, colours: 128, beats: 40 },
  { width: 400, colours: 128, beats: 30 },
  { width: 400, colours: 128, beats: 12 },
];

/** Animates a match as `animating` does, without a rest. */
export function animate(beats: readonly Beat[], bytes: number, theme: ThemeId = 'day'): Animation {
  return atOnce(animating(beats, bytes, theme));
}

/**
 * Animates a match, as large and whole as it fits into so many bytes. Takes its time, and may rest after each
 * frame, whatever else is painted meanwhile. Throws where there is nothing to show, or nothing that fits.
 */
export function* animating(
  beats: readonly Beat[],
  bytes: number,
  theme: ThemeId = 'day',
): Piecemeal<Animation> {
  if (beats.length === 0) throw new Error('this match has no story to show');
  const scenes = beats.map(({ scene }) => scene);
  const subject = subjectOf(scenes);
  const stage = buildStage(ruler, scenes);
  for (const rung of LADDER) {
    const shown = thinned(beats, rung.beats);
    const inks = inksOf(theme, rung.colours, subject);
    const size = scaledTo(rung.width, stage);
    const gif = yield* encodeGif(stillsOf(shown, stage, size, inks, theme), inks.palette);
    const { width, height } = size;
    if (gif.length <= bytes) return { gif, width, height, beats: shown.length };
  }
  throw new Error(`the story of this match does not fit into ${bytes} bytes`);
}

/** One frame of an animation by its number, as a PNG in full size. Throws where there is none. */
export function drawBeat(beats: readonly Beat[], index: number, theme: ThemeId = 'day'): Buffer {
  const beat = beats[index];
  if (beat === undefined) throw new RangeError(`This story has no beat ${index}.`);
  const scenes = beats.map(({ scene }) => scene);
  const inks = inksOf(theme, MOST_INKS, subjectOf(scenes));
  const stage = buildStage(ruler, scenes);
  const { ctx, printed } = easelOf(stage.width, stage.height);
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  const cache = cacheOf(theme, beat.scene.game);
  paintFrame(ctx, THEMES[theme], stage, beat, (index + 1) / beats.length, cache);
  return encodePng(printed(inks), inks.palette);
}

function* stillsOf(
  beats: readonly Beat[],
  stage: Stage,
  { width, height, factor }: ReturnType<typeof scaledTo>,
  inks: Inks,
  theme: ThemeId,
): Generator<Still> {
  const pace = paceOf(beats);
  for (const [index, beat] of beats.entries()) {
    // Taken anew for each: other pictures may have been painted on it since.
    const easel = easelOf(width, height);
    easel.ctx.setTransform(factor, 0, 0, factor, 0, 0);
    const cache = cacheOf(theme, beat.scene.game);
    paintFrame(easel.ctx, THEMES[theme], stage, beat, (index + 1) / beats.length, cache);
    yield { picture: easel.printed(inks), stays: pace[index] ?? 0 };
  }
}
