import type { HexMap, Scene } from '../presentation/scene.ts';
import { type Context, placed } from './context.ts';
import { COMPASS_RADIUS, type Layout } from './layout.ts';
import { paintBoard, paintCompass } from './map.ts';
import type { Theme } from './palette.ts';
import { paintPanel } from './panels.ts';
import { paintStrip } from './strips.ts';
import { paintGround } from './terrain/ground.ts';
import { paintTitle } from './title.ts';

/** Paints paper and ground of a whole picture; a keeper of layers may paint a copy that it has. */
export type GroundPainter = (ctx: Context, theme: Theme, map: HexMap, layout: Layout) => void;

/** What stays from one picture of a map to the next: the paper and the ground of its tiles. */
export function paintBackground(ctx: Context, theme: Theme, map: HexMap, layout: Layout): void {
  paintPaper(ctx, theme, layout);
  const at = layout.map;
  if (at !== null) placed(ctx, at.x, at.y, 1, () => paintGround(ctx, theme, map, at.scale));
}

/** Paints a scene in its own pixels; `layout` is what `layOut` found for it. */
export function paintScene(
  ctx: Context,
  theme: Theme,
  scene: Scene,
  layout: Layout,
  background: GroundPainter = paintBackground,
): void {
  if (scene.map === null || layout.map === null) {
    paintPaper(ctx, theme, layout);
  } else {
    const { map } = scene;
    const { x, y, scale, compass } = layout.map;
    background(ctx, theme, map, layout);
    placed(ctx, x, y, 1, () => paintBoard(ctx, theme, map, scene.strips, scale));
    if (map.compass.length > 0) {
      paintCompass(ctx, theme, map.compass, compass.x, compass.y, COMPASS_RADIUS);
    }
  }
  paintTitle(ctx, theme, scene, layout.title);
  for (const { panel, area } of layout.panels) {
    paintPanel(ctx, theme, panel, scene.strips, area, layout.panelScale);
  }
  scene.strips.forEach((strip, index) => {
    const area = layout.strips[index];
    if (area !== undefined) paintStrip(ctx, theme, strip, area);
  });
}

function paintPaper(ctx: Context, theme: Theme, { width, height }: Layout): void {
  ctx.fillStyle = theme.paper;
  ctx.fillRect(0, 0, width, height);
}
