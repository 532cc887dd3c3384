import type { Landscape, Site, Strip } from '../../presentation/scene.ts';
import { type Area, box, type Context, placed, stroked } from '../context.ts';
import type { PaintCache } from '../paint-cache.ts';
import type { Theme } from '../palette.ts';
import { paintBackdrop, paintLook } from './looks.ts';
import { paintSite, paintSiteVeil, PLATE } from './sites.ts';

/** How high a landscape is where it is so wide. */
export const landscapeHeight = ({ width, height }: Landscape, wide: number): number =>
  Math.round((height * wide) / width);

/** Where a place lies in a landscape that fills this area. */
export function siteArea({ width }: Landscape, site: Site, area: Area): Area {
  const scale = area.width / width;
  return {
    x: Math.round(area.x + site.x * scale),
    y: Math.round(area.y + site.y * scale),
    width: Math.round(site.width * scale),
    height: Math.round(site.height * scale),
  };
}

/** A drawn land that fills an area, with all that is at its places. */
export function paintLandscape(
  ctx: Context,
  theme: Theme,
  landscape: Landscape,
  strips: readonly Strip[],
  { x, y, width, height }: Area,
  cache: PaintCache,
): void {
  const whole = { x: 0, y: 0, width, height };
  const placesOf = landscape.sites.map((site) => ({
    site,
    area: siteArea(landscape, site, whole),
  }));
  const looks = placesOf.map(({ site, area }) => [site.look, area]);
  placed(ctx, x, y, 1, () => {
    // The land itself is the same in all matches of a game.
    const key = JSON.stringify(['land', landscape.backdrop, width, height, looks]);
    cache(ctx, key, whole, (own) => {
      own.save();
      box(own, 1.5, 1.5, width - 3, height - 3, 18);
      own.clip();
      paintBackdrop(own, theme, landscape.backdrop, width, height);
      for (const { site, area } of placesOf) {
        const room = { width: area.width, height: area.height - PLATE };
        const foot = area.y + area.height - PLATE;
        paintLook(own, theme, site.look, area.x + area.width / 2, foot, room);
      }
      own.restore();
      box(own, 1.5, 1.5, width - 3, height - 3, 18);
      stroked(own, theme.line, 3);
    });
    for (const { site, area } of placesOf) paintSiteVeil(ctx, theme, site, area);
    for (const { site, area } of placesOf) paintSite(ctx, theme, site, strips, area, cache);
  });
}
