import type { HexMap, Tile } from '../presentation/scene.ts';
import type { Area, Context } from './context.ts';
import { LABEL } from './pieces.ts';
import { LEAST, onPhone, PHONE } from './read.ts';
import { hexagonOf } from './terrain/hexagon.ts';
import { widthOf } from './text.ts';

/** What is seen of a map, where its origin comes to lie, and how many pixels its unit has. */
export interface MapArea {
  readonly map: HexMap;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** How small pieces can be read on a phone, in units of a piece. */
  readonly least: number;
  /** The middle of the compass, and of the line that says what it is. */
  readonly compass: { readonly x: number; readonly y: number; readonly nameY: number };
}

/** Room round a map in its units. */
const RIM = 0.06;
/** A map of a few tiles is not blown up beyond this. */
const LARGEST_TILE = 110;
/** The compass, and the line that says what it is: above it in the upper corners of a map, below it in the lower ones. */
export const COMPASS_RADIUS = 66;
export const COMPASS_NAME = { size: LEAST, height: 34 } as const;
/** Of a map that is left out in part, so much of its longer side is seen at most: less gained is not worth the change. */
const WORTH = 0.87;

/** Whether a tile shows nothing but snow, and nothing is there. */
const isEmptySnow = ({ snow, texture, tokens, figures, pieces }: Tile): boolean =>
  snow && texture === null && tokens.length + figures.length + pieces.length === 0;

/** The names of the tiles that marks are about, or that stand out. */
const pointedAt = ({ marks, lit }: HexMap): ReadonlySet<string> =>
  new Set([
    ...(lit ?? []),
    ...marks.flatMap((mark) => ('at' in mark ? [mark.at] : [mark.from, mark.to])),
  ]);

/**
 * A map without the snow that nothing is on and nothing points at, but for a rim of it: whatever is left comes out
 * larger. The whole map where that would gain little.
 */
export function withoutEmptySnow(map: HexMap): HexMap {
  const pointed = pointedAt(map);
  const kept = map.tiles.filter((tile) => !isEmptySnow(tile) || pointed.has(tile.name));
  if (kept.length === 0) return map;
  // A tile is half a step aside of those beside it.
  const { step } = hexagonOf(map);
  const [right, down] = [step.column * 1.1, step.row * 1.1];
  const [xs, ys] = [kept.map(({ x }) => x), kept.map(({ y }) => y)];
  const [left, most] = [Math.min(...xs) - right, Math.max(...xs) + right];
  const [top, bottom] = [Math.min(...ys) - down, Math.max(...ys) + down];
  const tiles = map.tiles.filter(({ x, y }) => x > left && x < most && y > top && y < bottom);
  const [part, whole] = [{ ...map, tiles }, map].map((one) => {
    const { width, height } = boundsOf(one);
    return Math.max(width, height);
  });
  return (part ?? 0) > (whole ?? 0) * WORTH ? map : { ...map, tiles };
}

/** The room that a map takes, in its units. */
export function boundsOf(map: HexMap): Area {
  const { half } = hexagonOf(map);
  const [xs, ys] = [map.tiles.map(({ x }) => x), map.tiles.map(({ y }) => y)];
  const x = Math.min(...xs) - half.x - RIM;
  const y = Math.min(...ys) - half.y - RIM;
  return {
    x,
    y,
    width: Math.max(...xs) + half.x + RIM - x,
    height: Math.max(...ys) + half.y + RIM - y,
  };
}

/** The map as large as it may be in its area. */
export function scaleOf(map: HexMap, area: Pick<Area, 'width' | 'height'>): number {
  const { width, height } = boundsOf(map);
  return Math.min(LARGEST_TILE, area.width / width, area.height / height);
}

/** The map in the middle of its area, as large as it may be, on a picture of a width. The context only measures text. */
export function fitMap(ctx: Context, map: HexMap, area: Area, picture: number): MapArea {
  const { x, y, width, height } = boundsOf(map);
  const scale = scaleOf(map, area);
  const origin = {
    x: area.x + area.width / 2 - (x + width / 2) * scale,
    y: area.y + area.height / 2 - (y + height / 2) * scale,
  };
  const { compass, hidden } = besideTiles(ctx, map, area, origin, scale);
  return {
    map:
      hidden.length === 0
        ? map
        : { ...map, tiles: map.tiles.filter((one) => !hidden.includes(one)) },
    ...origin,
    scale,
    least: PHONE.letters / onPhone((LABEL / 100) * scale, picture),
    compass,
  };
}

/** What of a tile the compass may not hide, each round a point below its middle, in tiles: its name, and who is there. */
const READ = [
  { below: -0.63, reach: 0.42 },
  { below: 0, reach: 0.75 },
] as const;

const NO_COMPASS = { compass: { x: 0, y: 0, nameY: 0 }, hidden: [] } as const;
/** From the edge of the line that says what it is to its letters. */
const NAME_PAD = 8;

/**
 * The middle of the compass: in the corner of an area where it hides no tile, or else the fewest that are anything but
 * empty snow. What is no more than that leaves its room to it.
 */
function besideTiles(
  ctx: Context,
  map: HexMap,
  { x, y, width, height }: Area,
  origin: Pick<MapArea, 'x' | 'y'>,
  scale: number,
): { readonly compass: MapArea['compass']; readonly hidden: readonly Tile[] } {
  if (map.compass === null) return NO_COMPASS;
  const wide = widthOf(ctx, map.compass.name, COMPASS_NAME) + 2 * NAME_PAD;
  const aside = Math.max(COMPASS_RADIUS, wide / 2);
  const pointed = pointedAt(map);
  const corners = [y, y + height].flatMap((edge, nth) =>
    [x + aside, x + width - aside].map((middle) => {
      const inward = nth === 0 ? 1 : -1;
      const compass = {
        x: middle,
        y: edge + inward * (COMPASS_NAME.height + COMPASS_RADIUS),
        nameY: edge + (inward * COMPASS_NAME.height) / 2,
      };
      const under = map.tiles.filter((tile) =>
        READ.some(({ below, reach }) => {
          const across = Math.abs(origin.x + tile.x * scale - compass.x);
          const at = origin.y + (tile.y + below) * scale;
          const besideName = Math.hypot(
            Math.max(0, across - wide / 2),
            Math.max(0, Math.abs(at - compass.nameY) - COMPASS_NAME.height / 2),
          );
          const besideRose = Math.hypot(across, at - compass.y) - COMPASS_RADIUS;
          return Math.min(besideName, besideRose) < reach * scale;
        }),
      );
      const hidden = under.filter((tile) => isEmptySnow(tile) && !pointed.has(tile.name));
      return { compass, hidden, cost: (under.length - hidden.length) * 100 + hidden.length };
    }),
  );
  const least = Math.min(...corners.map(({ cost }) => cost));
  return corners.find(({ cost }) => cost === least) ?? NO_COMPASS;
}
