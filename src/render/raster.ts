import { COLOURS, type Scene, type Strip } from '../presentation/scene.ts';
import type { Chart } from '../presentation/story.ts';
import { artOf } from './drawings/registry.ts';
import { type Easel, easelOf, cacheOf, ruler, scaledTo } from './easel.ts';
import { chooseInks, type Inks, MOST_INKS, newSpecimens } from './inks.ts';
import { layOut } from './layout.ts';
import { type ThemeId, THEMES } from './palette.ts';
import { paintScene } from './picture.ts';
import { encodePng } from './png.ts';
import { FEW_SIDES, specimenBoard, specimenCards } from './specimen.ts';
import { specimenLand } from './specimen-land.ts';

/** How a scene is to be painted. */
export interface PaintOptions {
  /** Pixels from left to right at most; the height follows. As wide as it is read best where it is left out. */
  readonly width?: number;
  readonly theme?: ThemeId;
}

/** How many pixels wide pictures come out at most: a desk shows 550 of its own beside what is written, a phone 297 to 400. */
const PIXELS = 800;

/** Paints a scene on the easel, so many pixels wide at most. */
function paint(scene: Scene, themeId: ThemeId, most: number): Easel {
  const layout = layOut(ruler, scene);
  const wide = Math.round(Math.min(most, layout.width));
  const { width, height, factor } = scaledTo(wide, layout);
  const easel = easelOf(width, height);
  easel.ctx.setTransform(factor, 0, 0, factor, 0, 0);
  paintScene(easel.ctx, THEMES[themeId], scene, layout, cacheOf(themeId, scene.game));
  return easel;
}

/** Every colour that a theme names. */
function coloursIn(colours: object): number[] {
  return Object.values(colours).flatMap((value: unknown) => {
    if (typeof value === 'string') return [Number.parseInt(value.slice(1), 16)];
    return typeof value === 'object' && value !== null ? coloursIn(value) : [];
  });
}

const inksByTheme = new Map<string, Inks>();

/** Lands have inks of their own, as maps would have fewer with theirs. */
type Kind = 'map' | 'land';

/** Scenes that show all there is in a game: they are painted in full size for the choice of its inks. */
const SPECIMENS = { map: [specimenBoard, specimenCards], land: [specimenLand] } as const;

/** What pictures are of that are to be in the same inks: of which game and kind, and with how many sides. */
export interface Subject {
  readonly game: string;
  readonly kind: Kind;
  readonly sides: number;
}

/** Of no game: what all games share. */
const PLAIN: Subject = { game: '', kind: 'map', sides: FEW_SIDES };

/** So many of `COLOURS`: few where the strips wear no more, which leaves more inks for all else. */
const sidesOn = (strips: readonly Strip[]): number =>
  strips.some(({ colour }) => COLOURS.indexOf(colour) >= FEW_SIDES) ? COLOURS.length : FEW_SIDES;

/** Of a match in numbers. */
export const subjectOfChart = ({ strips }: Chart): Subject => ({
  ...PLAIN,
  sides: sidesOn(strips),
});

/** Of scenes of one match that are to be in the same inks. */
export const subjectOf = (scenes: readonly Scene[]): Subject => ({
  game: scenes[0]?.game ?? '',
  kind: scenes.some(({ landscape, displays }) => landscape !== null || displays.length > 0)
    ? 'land'
    : 'map',
  sides: sidesOn(scenes.flatMap(({ strips }) => strips)),
});

/**
 * The inks of a theme for pictures of a subject, so many at most, chosen when they are first needed: what other games
 * draw changes nothing of them.
 */
export function inksOf(themeId: ThemeId, most = MOST_INKS, subject: Subject = PLAIN): Inks {
  const { game, kind, sides } = subject;
  const name = `${themeId} ${most} ${kind} ${sides} ${game}`;
  const known = inksByTheme.get(name);
  if (known !== undefined) return known;
  // One after the other: all their pixels together are many times those of a picture.
  const specimens = newSpecimens();
  for (const sceneOf of SPECIMENS[kind]) {
    const scene = sceneOf(game, artOf(game), sides);
    paint(scene, themeId, Number.POSITIVE_INFINITY).read((pixels) => specimens.add(pixels));
  }
  const { art: _, dyes, ...colours } = THEMES[themeId];
  const worn = COLOURS.slice(0, sides).map((colour) => dyes[colour]);
  const inks = chooseInks(coloursIn({ ...colours, worn }), specimens, most);
  inksByTheme.set(name, inks);
  return inks;
}

/** Paints a scene and encodes it as a PNG. Takes its time: meant for a worker thread. */
export function rasterize(scene: Scene, { width = PIXELS, theme = 'day' }: PaintOptions): Buffer {
  const inks = inksOf(theme, MOST_INKS, subjectOf([scene]));
  return encodePng(paint(scene, theme, Math.min(width, PIXELS)).printed(inks), inks.palette);
}
