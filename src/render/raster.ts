import type { Scene } from '../presentation/scene.ts';
import { artOf } from './drawings/registry.ts';
import { type Easel, easelOf, keeperOf, ruler, scaledTo } from './easel.ts';
import { chooseInks, COLOURS, type Inks, newSpecimens } from './inks.ts';
import { layOut } from './layout.ts';
import { type ThemeId, THEMES } from './palette.ts';
import { paintScene } from './picture.ts';
import { encodePng } from './png.ts';
import { specimenBoard, specimenCards } from './specimen.ts';
import { specimenLand } from './specimen-land.ts';

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
  paintScene(easel.ctx, THEMES[themeId], scene, layout, keeperOf(themeId, scene.game));
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

/** Of which kind pictures are: lands have inks of their own, as maps would have fewer with theirs. */
export type Kind = 'map' | 'land';

/** Scenes that show all there is in a game, and how wide they are painted for the choice of its inks. */
const SPECIMENS = {
  map: { scenesOf: [specimenBoard, specimenCards], width: Number.POSITIVE_INFINITY },
  land: { scenesOf: [specimenLand], width: 1000 },
} as const;

/** Of which kind scenes are that are to be in the same inks. */
export const kindOf = (scenes: readonly Scene[]): Kind =>
  scenes.some(({ landscape, displays }) => landscape !== null || displays.length > 0)
    ? 'land'
    : 'map';

/**
 * The inks of a theme for a game's pictures of a kind, so many at most, chosen when they are first needed: what other
 * games draw changes nothing of them. Without a game, those of what all games share.
 */
export function inksOf(themeId: ThemeId, most = COLOURS, kind: Kind = 'map', game = ''): Inks {
  const name = `${themeId} ${most} ${kind} ${game}`;
  const known = inksByTheme.get(name);
  if (known !== undefined) return known;
  // One after the other: all their pixels together are many times those of a picture.
  const specimens = newSpecimens();
  const { scenesOf, width } = SPECIMENS[kind];
  for (const sceneOf of scenesOf) {
    paint(sceneOf(game, artOf(game)), themeId, width).read((pixels) => specimens.add(pixels));
  }
  const { art: _, ...colours } = THEMES[themeId];
  const inks = chooseInks(coloursIn(colours), specimens, most);
  inksByTheme.set(name, inks);
  return inks;
}

/** Paints a scene and encodes it as a PNG. Takes its time: meant for a worker thread. */
export function rasterize(scene: Scene, { width = PIXELS, theme = 'day' }: PaintOptions): Buffer {
  const inks = inksOf(theme, COLOURS, kindOf([scene]), scene.game);
  return encodePng(paint(scene, theme, Math.min(width, PIXELS)).printed(inks), inks.palette);
}
