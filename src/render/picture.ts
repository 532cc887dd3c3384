import type { Scene } from '../presentation/scene.ts';
import { paintCard } from './cards.ts';
import { type Context, placed } from './context.ts';
import { paintDisplay } from './displays.ts';
import { themeFor } from './drawings/registry.ts';
import { paintLandscape } from './landscape/landscape.ts';
import type { PaintCache } from './paint-cache.ts';
import { COMPASS_RADIUS } from './fit.ts';
import type { Layout } from './layout.ts';
import { paintBoard, paintCompass, paintCompassName } from './map.ts';
import type { Theme } from './palette.ts';
import { paintPane } from './panes.ts';
import { paintStrip } from './strips.ts';
import { paintGround } from './terrain/ground.ts';
import { paintTitle } from './title.ts';

/** Paints a scene in its own pixels, with the art of its game; `layout` is what `layOut` found for it. */
export function paintScene(
  ctx: Context,
  colours: Theme,
  scene: Scene,
  layout: Layout,
  cache: PaintCache,
): void {
  const { strips } = scene;
  const theme = themeFor(colours, scene.game);
  const brush = { ctx, theme, strips, cache };
  ctx.fillStyle = theme.paper;
  ctx.fillRect(0, 0, layout.width, layout.height);
  if (layout.map !== null) {
    const { map, x, y, scale, least, compass } = layout.map;
    placed(ctx, x, y, 1, () => {
      paintGround(ctx, theme, map, scale, cache);
      paintBoard(ctx, theme, map, strips, scale, cache, least);
    });
    if (map.compass !== null) {
      paintCompass(ctx, theme, map.compass, compass.x, compass.y, COMPASS_RADIUS, cache);
      paintCompassName(ctx, theme, map.compass, compass.x, compass.nameY, cache);
    }
  }
  if (scene.landscape !== null && layout.landscape !== null) {
    paintLandscape(ctx, theme, scene.landscape, strips, layout.landscape, cache);
  }
  if (layout.title.height > 0) paintTitle(ctx, theme, scene, layout.title, cache);
  for (const { display, area } of layout.displays) {
    paintDisplay(brush, display, area);
  }
  for (const { pane, area } of layout.panes) {
    paintPane(brush, pane, area, layout.paneScale);
  }
  for (const { pane, area } of layout.crowds) paintPane(brush, pane, area, 1);
  for (const { card, area } of layout.cards) paintCard(brush, card, area);
  for (const { strip, area } of layout.strips) paintStrip(brush, strip, area);
}
