import type { Scene } from '../presentation/scene.ts';
import { type Easel, easelOf, keeperOf, ruler, scaledTo } from './easel.ts';
import { chooseInks, COLOURS, type Inks, newSpecimens } from './inks.ts';
import { layOut } from './layout.ts';
import { type ThemeId, THEMES } from './palette.ts';
import { paintScene } from './picture.ts';
import { encodePng } from './png.ts';
import { SPECIMEN_BOARD, SPECIMEN_CARDS } from './specimen.ts';
import { SPECIMEN_LAND } from './specimen-land.ts';

/** How a scene is to be painted. */
export interface PaintOptions {
  /** Pixels from left to right at most; the height follows. Its full size where it is left out, of a land a little less. */
  readonly width?: number;
  readonly theme?: ThemeId;
}

/** How many pixels wide a land comes out, which is high: as sharp as a map, and a fifth less to paint and to pack. */
const LAND_PIXELS = 1000;

/** Paints a scene on the easel, in its full size or no wider than is wanted. */
function paint(scene: Scene, themeId: ThemeId, wanted?: number): Easel {
  const layout = layOut(ruler, scene);
  const own = kindOf([scene]) === 'land' ? Math.min(LAND_PIXELS, layout.width) : layout.width;
  const { width, height, factor } = scaledTo(Math.round(Math.min(wanted ?? own, own)), layout);
  const easel = easelOf(width, height);
  easel.ctx.setTransform(factor, 0, 0, factor, 0, 0);
  paintScene(easel.ctx, THEMES[themeId], scene, layout, keeperOf(themeId));
  return easel;
}

/** Every colour that a theme names. */
function coloursIn(theme: object): number[] {
  return Object.values(theme).flatMap((value: unknown) => {
    if (typeof value === 'string') return [Number.parseInt(value.slice(1), 16)];
    return typeof value === 'object' && value !== null ? coloursIn(value) : [];
  });
}

const inksByTheme = new Map<string, Inks>();

/** Scenes that show all there is. Lands have inks of their own, as maps would have fewer with theirs. */
const SPECIMENS = {
  map: [SPECIMEN_BOARD, SPECIMEN_CARDS],
  land: [SPECIMEN_LAND],
} as const;

/** Of which kind scenes are that are to be in the same inks. */
export const kindOf = (scenes: readonly Scene[]): keyof typeof SPECIMENS =>
  scenes.some(({ landscape, displays }) => landscape !== null || displays.length > 0)
    ? 'land'
    : 'map';

/** The inks of a theme for a kind of scene, so many at most, chosen when they are first needed. */
export function inksOf(
  themeId: ThemeId,
  most = COLOURS,
  kind: keyof typeof SPECIMENS = 'map',
): Inks {
  const name = `${themeId} ${most} ${kind}`;
  const known = inksByTheme.get(name);
  if (known !== undefined) return known;
  // One after the other: all their pixels together are many times those of a picture.
  const specimens = newSpecimens();
  for (const scene of SPECIMENS[kind]) {
    paint(scene, themeId).read((pixels) => specimens.add(pixels));
  }
  const inks = chooseInks(coloursIn(THEMES[themeId]), specimens, most);
  inksByTheme.set(name, inks);
  return inks;
}

/** Paints a scene and encodes it as a PNG. Takes its time: meant for a worker thread. */
export function rasterize(scene: Scene, { width, theme = 'day' }: PaintOptions): Buffer {
  const inks = inksOf(theme, COLOURS, kindOf([scene]));
  return encodePng(paint(scene, theme, width).printed(inks), inks.palette);
}
