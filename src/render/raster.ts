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
  /** Pixels from left to right at most; the height follows. As wide as it is read best where it is left out. */
  readonly width?: number;
  readonly theme?: ThemeId;
}

/** How many pixels wide pictures come out at most: a desk shows 550 of its own beside what is written, a phone 400. */
const PIXELS = 800;

/** Paints a scene on the easel, so many pixels wide at most. */
function paint(scene: Scene, themeId: ThemeId, most: number): Easel {
  const layout = layOut(ruler, scene);
  const wide = Math.round(Math.min(most, layout.width));
  const { width, height, factor } = scaledTo(wide, layout);
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

/** Scenes that show all there is, and how wide they are painted for it. Lands have inks of their own, as maps would have fewer with theirs. */
const SPECIMENS = {
  map: { scenes: [SPECIMEN_BOARD, SPECIMEN_CARDS], width: Number.POSITIVE_INFINITY },
  land: { scenes: [SPECIMEN_LAND], width: 1000 },
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
  const { scenes, width } = SPECIMENS[kind];
  for (const scene of scenes) {
    paint(scene, themeId, width).read((pixels) => specimens.add(pixels));
  }
  const inks = chooseInks(coloursIn(THEMES[themeId]), specimens, most);
  inksByTheme.set(name, inks);
  return inks;
}

/** Paints a scene and encodes it as a PNG. Takes its time: meant for a worker thread. */
export function rasterize(scene: Scene, { width = PIXELS, theme = 'day' }: PaintOptions): Buffer {
  const inks = inksOf(theme, COLOURS, kindOf([scene]));
  return encodePng(paint(scene, theme, Math.min(width, PIXELS)).printed(inks), inks.palette);
}
