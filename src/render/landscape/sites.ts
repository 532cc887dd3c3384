import type { Site, Spot, Strip } from '../../presentation/scene.ts';
import { paintBrief } from '../briefs.ts';
import { type Area, box, type Context, filled, placed, stroked } from '../context.ts';
import { paintFigure } from '../figures.ts';
import { paintIcon } from '../icons.ts';
import type { PaintCache } from '../paint-cache.ts';
import { paintDiscs } from '../marks.ts';
import type { Theme } from '../palette.ts';
import { paintParties, widthOfParties } from '../parties.ts';
import { paintRoom, widthOfRoom } from '../room.ts';
import { LEAST } from '../read.ts';
import { sizeFor, write } from '../text.ts';

/** What a place is called and what one has there, below its picture. */
export const PLATE = 78;
const PAD = 11;
/** Nothing is beside why a place is closed: it may come so near to the edge. */
const EDGE = 6;
/** The middles of its two lines. */
const UPPER = 22;
const LOWER = 56;
const NAMES = [29, 27, LEAST] as const;
const GIVES = { size: 29, icon: 35, step: 37, gap: 3 } as const;
/** People are as large as there is room. */
const PIECE = 0.92;
/** How far their middles stand over the plate. */
const ABOVE_PLATE = 43;
/** How much of the land is left out where a place stands back. */
const VEIL = 0.6;
/** The middle of the first mark. */
const NOTES = { x: 34, y: 34 } as const;

/** Whether nobody may go there now. */
const isBack = ({ faded, closed }: Spot): boolean => faded || closed !== null;

/** What lies over the land where a place stands back. */
export function paintSiteVeil(ctx: Context, theme: Theme, site: Site, area: Area): void {
  if (!isBack(site)) return;
  box(ctx, area.x, area.y, area.width, area.height, 26);
  ctx.globalAlpha = VEIL;
  filled(ctx, theme.paper);
  ctx.globalAlpha = 1;
}

/** What changes at a place: its plate, its frame, who is there, and what is marked. */
export function paintSite(
  ctx: Context,
  theme: Theme,
  site: Site,
  strips: readonly Strip[],
  area: Area,
  cache: PaintCache,
): void {
  const { x, y, width, height } = area;
  const top = height - PLATE;
  placed(ctx, x, y, 1, () => {
    for (const { figure } of site.figures) {
      const size = Math.min(68, top * 0.36);
      const whole = { x: -1.3, y: -1.2, width: 2.6, height: 2.4 };
      placed(ctx, width * 0.67, top * 0.35, size, () => {
        cache(ctx, `figure ${figure}`, whole, (own) => paintFigure(own, theme, figure, 0, 0, 1));
      });
    }
    paintPlate(ctx, theme, site, { x: 0, y: top, width, height: PLATE }, cache);
    if (site.here) paintFrame(ctx, theme, 0, 0, width, height);
    const scale = Math.min(PIECE, width / widthOfParties(site.parties.length, 1));
    const foot = top - ABOVE_PLATE * scale;
    paintParties(ctx, theme, site.parties, strips, width / 2, foot, scale, cache);
    paintDiscs(ctx, theme, site.notes, strips, NOTES.x, NOTES.y, cache, width - 6);
  });
}

/** Light round a place that may be chosen, or that is asked about. */
export function paintFrame(
  ctx: Context,
  theme: Theme,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 22,
): void {
  box(ctx, x + 2, y + 2, width - 4, height - 4, radius);
  stroked(ctx, theme.line, 12);
  stroked(ctx, theme.glow, 7);
}

function paintPlate(
  ctx: Context,
  theme: Theme,
  site: Site,
  { x, y, width, height }: Area,
  cache: PaintCache,
): void {
  const { name, gives, room, parties, faded, closed } = site;
  const taken = parties.map(({ count }) => count);
  const key = JSON.stringify(['plate', name, gives, room, taken, faded, closed, width]);
  const area = { x: -3, y: -3, width: width + 6, height: height + 6 };
  placed(ctx, x, y, 1, () => {
    cache(ctx, key, area, (own) => paintSign(own, theme, site, width, height, cache));
  });
}

function paintSign(
  ctx: Context,
  theme: Theme,
  site: Site,
  width: number,
  height: number,
  cache: PaintCache,
): void {
  const { name, gives, room, parties, closed } = site;
  box(ctx, 1.5, 1.5, width - 3, height - 3, 18);
  filled(ctx, theme.sheet);
  stroked(ctx, theme.line, 3);
  const colour = isBack(site) ? theme.faded : theme.ink;
  const long = width - 2 * PAD;
  const size = sizeFor(ctx, name, long, NAMES);
  write(ctx, name, PAD, UPPER, { size, colour }, long);
  if (closed !== null) {
    paintIcon(ctx, theme, 'blocked', PAD + 16, LOWER, 30);
    const type = { size: 25, weight: 'normal', colour } as const;
    write(ctx, closed, PAD + 38, LOWER, type, width - EDGE - PAD - 38);
    return;
  }
  paintRoom(ctx, theme, room, parties, width - PAD, LOWER);
  if (gives === null) return;
  const free = width - 2 * PAD - widthOfRoom(ctx, room) - 6;
  paintBrief(ctx, theme, gives, PAD, LOWER, GIVES, free, cache, { pale: isBack(site) });
}
