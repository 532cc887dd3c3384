import type { HexMap, Scene } from '../presentation/scene.ts';
import type { Beat } from '../presentation/story.ts';
import { CAPTION_HEIGHT, paintCaption } from './caption.ts';
import type { Area, Context } from './context.ts';
import type { Keep } from './keep.ts';
import { fitMap, layOut, type Layout, stacked } from './layout.ts';
import type { Theme } from './palette.ts';
import { paintScene } from './picture.ts';

/**
 * Where everything of an animation goes: the same in all its frames, so that only what happens moves, but
 * for a map that steps back when lands are found.
 */
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
  const hasMaps = scenes.every(({ map }) => map !== null);
  const layout = (scene: Scene) =>
    hasMaps && scene.map !== null ? besideMap(ctx, scene, scene.map) : layOut(ctx, scene);
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

/** The map as large as its lands are by then; the strips beside it, and panels below them. */
function besideMap(ctx: Context, scene: Scene, map: HexMap): Layout {
  const y = TITLE + GAP;
  const width = MAP.width + SIDE + 3 * GAP;
  const x = MAP.width + 2 * GAP;
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
    map: fitMap(map, { x: GAP, y, ...MAP }),
    panels,
    panelScale: scale,
    cards: [],
    strips,
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
