import type { HexMap, Scene, Tile } from '../presentation/scene.ts';
import type { Beat } from '../presentation/story.ts';
import { CAPTION_HEIGHT, paintCaption } from './caption.ts';
import type { Area, Context } from './context.ts';
import type { Keep } from './keep.ts';
import { fitMap, layOut, type Layout, stacked } from './layout.ts';
import type { Theme } from './palette.ts';
import { paintScene } from './picture.ts';

/** Where everything of an animation goes: the same in all its frames, so that only what happens moves. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly caption: Area;
  layout(scene: Scene): Layout;
}

const GAP = 12;
const TITLE = 92;
const STRIP = 112;
/** Of a map and, beside it, the strips. */
const MAP = { width: 724, height: 800 } as const;
const SIDE = 440;
/** How much of the story is over, at the lower edge. */
const PROGRESS = 10;

/** The stage for the scenes of one match. The context only measures text. */
export function buildStage(ctx: Context, scenes: readonly Scene[]): Stage {
  const map = wholeMap(scenes);
  const layout = map === null ? (scene: Scene) => layOut(ctx, scene) : besideMap(ctx, map);
  const sizes = scenes.map(layout);
  const width = Math.max(...sizes.map((size) => size.width));
  const top = Math.max(...sizes.map((size) => size.height));
  return {
    width,
    height: top + CAPTION_HEIGHT + GAP + PROGRESS,
    caption: { x: GAP, y: top, width: width - 2 * GAP, height: CAPTION_HEIGHT },
    layout,
  };
}

/** All tiles that are on the map at any time; null where some scene has none. */
function wholeMap(scenes: readonly Scene[]): HexMap | null {
  const tiles = new Map<string, Tile>();
  for (const { map } of scenes) {
    if (map === null) return null;
    for (const tile of map.tiles) tiles.set(tile.name, tile);
  }
  return { tiles: [...tiles.values()], compass: [], marks: [], lit: null };
}

/** The map where it will be when it is whole; the strips beside it, and panels below them. */
function besideMap(ctx: Context, whole: HexMap): (scene: Scene) => Layout {
  const y = TITLE + GAP;
  const map = fitMap(whole, { x: GAP, y, ...MAP });
  const width = MAP.width + SIDE + 3 * GAP;
  const x = MAP.width + 2 * GAP;
  return (scene) => {
    const strips = scene.strips.map((strip, index) => ({
      strip,
      area: { x, y: y + index * (STRIP + GAP), width: SIDE, height: STRIP },
    }));
    const below = y + strips.length * (STRIP + GAP);
    const room = { x, y: below, width: SIDE, height: y + MAP.height - below };
    const { panels, scale } = stacked(ctx, scene.panels, room);
    return {
      width,
      height: y + MAP.height + GAP,
      title: { x: 0, y: 0, width, height: TITLE },
      map,
      panels,
      panelScale: scale,
      cards: [],
      strips,
    };
  };
}

/** Paints one beat; `done` is how much of the story is over then, from 0 to 1. */
export function paintFrame(
  ctx: Context,
  theme: Theme,
  stage: Stage,
  { scene, caption }: Beat,
  done: number,
  keep: Keep,
): void {
  ctx.fillStyle = theme.paper;
  ctx.fillRect(0, 0, stage.width, stage.height);
  paintScene(ctx, theme, scene, stage.layout(scene), keep);
  paintCaption(ctx, theme, caption, scene.strips, stage.caption);
  ctx.fillStyle = theme.line;
  ctx.fillRect(0, stage.height - PROGRESS, stage.width, PROGRESS);
  ctx.fillStyle = theme.glow;
  ctx.fillRect(0, stage.height - PROGRESS, stage.width * done, PROGRESS);
}
