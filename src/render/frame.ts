import type { Pane, Scene } from '../presentation/scene.ts';
import type { Beat } from '../presentation/story.ts';
import { CAPTION_HEIGHT, paintCaption } from './caption.ts';
import type { Area, Context } from './context.ts';
import type { PaintCache } from './paint-cache.ts';
import { fitMap } from './fit.ts';
import { crowdPanes, layOut, type Layout, stacked } from './layout.ts';
import type { Theme } from './palette.ts';
import { paneHeight } from './panes.ts';
import { paintScene } from './picture.ts';
import { stripHeight } from './strips.ts';

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
/** Of a map and, beside it, the strips. */
const MAP = { width: 724, height: 800 } as const;
const SIDE = 440;
/** How much of the story is over, at the lower edge. */
const PROGRESS = 10;

/** The stage for the scenes of one match. The context only measures text. */
export function buildStage(ctx: Context, scenes: readonly Scene[]): Stage {
  const hasMaps = scenes.some(({ map }) => map !== null);
  const layout = (scene: Scene) => (hasMaps ? besideMap(ctx, scene) : layOut(ctx, scene));
  const sizes = scenes.map(layout);
  const width = Math.max(...sizes.map((size) => size.width));
  const top = Math.max(...sizes.map((size) => size.height));
  return {
    width,
    height: top + CAPTION_HEIGHT + GAP + PROGRESS,
    caption: { x: GAP, y: top, width: width - 2 * GAP, height: CAPTION_HEIGHT },
    layout: (scene) => (hasMaps ? layout(scene) : grounded(layout(scene), top)),
  };
}

/** With the strips on the ground of the stage, so that they stay where they are whatever comes above them. */
const grounded = (layout: Layout, top: number): Layout => ({
  ...layout,
  strips: layout.strips.map(({ strip, area }) => ({
    strip,
    area: { ...area, y: area.y + top - layout.height },
  })),
});

/**
 * The map as large as its lands are by then; the strips beside it, and panes below them. Where there is
 * no map, panes take its room, and that of the strips where none is shown.
 */
function besideMap(ctx: Context, scene: Scene): Layout {
  const y = TITLE + GAP;
  const width = MAP.width + SIDE + 3 * GAP;
  const x = MAP.width + 2 * GAP;
  const shown = scene.shown.flatMap((seat) => scene.strips.find((one) => one.seat === seat) ?? []);
  let below = y;
  const strips = shown.map((strip) => {
    const area = { x, y: below, width: SIDE, height: stripHeight(ctx, strip, SIDE) };
    below += area.height + GAP;
    return { strip, area };
  });
  const map = scene.map === null ? null : fitMap(ctx, scene.map, { x: GAP, y, ...MAP }, width);
  const room = { x, y: below, width: SIDE, height: y + MAP.height - below };
  const told = stacked(ctx, scene.panes, room);
  const all = stacked(ctx, [...scene.panes, ...crowdPanes(map)], room);
  const { panes, scale } =
    map === null
      ? enlarged(ctx, scene.panes, {
          x: GAP,
          y,
          width: strips.length === 0 ? width - 2 * GAP : MAP.width,
          height: MAP.height,
        })
      : // Who stands where is read where it makes nothing smaller that is told.
        all.scale < told.scale
        ? told
        : all;
  return {
    width,
    height: y + MAP.height + GAP,
    title: { x: 0, y: 0, width, height: TITLE },
    map,
    landscape: null,
    displays: [],
    panes,
    paneScale: scale,
    crowds: [],
    cards: [],
    strips,
  };
}

/** Panes one under the other from the top of an area, as large as they may be. */
function enlarged(
  ctx: Context,
  panes: readonly Pane[],
  area: Area,
): { readonly panes: Layout['panes']; readonly scale: number } {
  const heights = panes.map((pane) => paneHeight(ctx, pane, SIDE));
  const total = heights.reduce((sum, height) => sum + height + GAP, -GAP);
  const scale = Math.min(area.width / SIDE, area.height / total);
  const x = area.x + (area.width - SIDE * scale) / 2;
  let y = area.y;
  const large = panes.map((pane, index) => {
    const height = (heights[index] ?? 0) * scale;
    const at = { pane, area: { x, y, width: SIDE * scale, height } };
    y += height + GAP * scale;
    return at;
  });
  return { panes: large, scale };
}

/** Paints one beat; `done` is how much of the story is over then, from 0 to 1. */
export function paintFrame(
  ctx: Context,
  theme: Theme,
  stage: Stage,
  { scene, caption }: Beat,
  done: number,
  cache: PaintCache,
): void {
  ctx.fillStyle = theme.paper;
  ctx.fillRect(0, 0, stage.width, stage.height);
  paintScene(ctx, theme, scene, stage.layout(scene), cache);
  paintCaption(ctx, theme, caption, scene.strips, stage.caption, cache);
  ctx.fillStyle = theme.line;
  ctx.fillRect(0, stage.height - PROGRESS, stage.width, PROGRESS);
  ctx.fillStyle = theme.glow;
  ctx.fillRect(0, stage.height - PROGRESS, stage.width * done, PROGRESS);
}
