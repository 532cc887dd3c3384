import type { HexMap, Scene } from '../presentation/scene.ts';
import { paintCard } from './cards.ts';
import { type Context, placed } from './context.ts';
import type { Keep } from './keep.ts';
import { COMPASS_RADIUS, type Layout } from './layout.ts';
import { paintBoard, paintCompass } from './map.ts';
import type { Theme } from './palette.ts';
import { paintPanel } from './panels.ts';
import { paintStrip } from './strips.ts';
import { paintGround } from './terrain/ground.ts';
import { paintTitle } from './title.ts';

/** Paints a scene in its own pixels; `layout` is what `layOut` found for it. */
export function paintScene(
  ctx: Context,
  theme: Theme,
  scene: Scene,
  layout: Layout,
  keep: Keep,
): void {
  const { map, strips } = scene;
  if (map === null || layout.map === null) {
    paintPaper(ctx, theme, layout);
  } else {
    const { x, y, scale, compass } = layout.map;
    paintBackground(ctx, theme, map, layout, keep);
    placed(ctx, x, y, 1, () => paintBoard(ctx, theme, map, strips, scale, keep));
    if (map.compass.length > 0) {
      paintCompass(ctx, theme, map.compass, compass.x, compass.y, COMPASS_RADIUS, keep);
    }
  }
  paintTitle(ctx, theme, scene, layout.title, keep);
  for (const { panel, area } of layout.panels) {
    paintPanel(ctx, theme, panel, strips, area, layout.panelScale, keep);
  }
  for (const { card, area } of layout.cards) paintCard(ctx, theme, card, area, keep);
  for (const { strip, area } of layout.strips) paintStrip(ctx, theme, strip, area, keep);
}

/** What stays from one picture of a map to the next: the paper and the ground of its tiles. */
function paintBackground(
  ctx: Context,
  theme: Theme,
  map: HexMap,
  layout: Layout,
  keep: Keep,
): void {
  const { width, height, map: at } = layout;
  const looks = map.tiles.map(({ name, x, y, texture, rim, snow }) => [
    name,
    x,
    y,
    texture,
    rim,
    snow,
  ]);
  keep(ctx, JSON.stringify([width, height, at, looks]), { x: 0, y: 0, width, height }, (own) => {
    paintPaper(own, theme, layout);
    if (at === null) return;
    placed(own, at.x, at.y, 1, () => paintGround(own, theme, map, at.scale, keep));
  });
}

function paintPaper(ctx: Context, theme: Theme, { width, height }: Layout): void {
  ctx.fillStyle = theme.paper;
  ctx.fillRect(0, 0, width, height);
}
