import { z } from 'zod';
import { LANGUAGE_IDS } from '../language/languages.ts';
import { THEME_IDS } from '../render/palette.ts';
import { isSight, type Sight } from '../render/sight.ts';

/**
 * Where a picture is taken: in which recorded match (by its short name), and the nth time, from 0, that its condition
 * holds.
 */
const moment = { match: z.string(), nth: z.int().min(0) };

const options = {
  file: z.string(),
  caption: z.string(),
  /** In pixels. */
  width: z.int().exactOptional(),
  theme: z.literal(THEME_IDS).exactOptional(),
  /** The colour vision through which it is shown. */
  sight: z.custom<Sight>(isSight).exactOptional(),
};

/** Which choices are shown: those of a command or of a piece; all if neither is named. */
const about = z.strictObject({
  command: z.string().exactOptional(),
  piece: z.string().exactOptional(),
});
export type About = z.infer<typeof about>;

const picture = z.discriminatedUnion('show', [
  /** The board as everybody sees it when a kind of decision is asked; null is the end. */
  z.strictObject({ show: z.literal('board'), asked: z.string().nullable(), ...moment, ...options }),
  /** What may be chosen then. */
  z.strictObject({
    show: z.literal('choice'),
    asked: z.string(),
    about,
    ...moment,
    ...options,
  }),
  /** What changed while a seat waited, and what it may choose; null leaves choices out. */
  z.strictObject({
    show: z.literal('since'),
    seat: z.int(),
    ...moment,
    ...options,
  }),
  /** What a seat holds when a kind of decision is asked. */
  z.strictObject({
    show: z.literal('hand'),
    seat: z.int(),
    asked: z.string(),
    ...moment,
    ...options,
  }),
  /** A page of the legend, in a language. */
  z.strictObject({
    show: z.literal('legend'),
    language: z.literal(LANGUAGE_IDS),
    ...moment,
    ...options,
  }),
]);
export type PlannedPicture = z.infer<typeof picture>;

const chapter = z.strictObject({
  title: z.string(),
  text: z.string(),
  pictures: z.array(picture).readonly(),
});

const frame = z.strictObject({
  file: z.string(),
  /** The last beat with this title is shown, */
  phase: z.string(),
  /** within this share of the beats, from 0 to 1. */
  before: z.number(),
});

const story = z.strictObject({
  title: z.string(),
  text: z.string(),
  match: z.string(),
  /** The file names of its animation and its chart, without extension. */
  animation: z.string(),
  chart: z.string(),
  frames: z.array(frame).readonly(),
});
export type PlannedStory = z.infer<typeof story>;

/** What the gallery shows: recorded matches by a short name, and pictures of them. */
export const galleryPlan = z.strictObject({
  records: z.record(z.string(), z.string()),
  chapters: z.array(chapter).readonly(),
  stories: z.array(story).readonly(),
});
export type GalleryPlan = z.infer<typeof galleryPlan>;
