import type { HexMap, Tile } from '../presentation/scene.ts';
import type { Area } from './context.ts';

/** Where a map's origin comes to lie, and how many pixels its unit has. */
export interface MapArea {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** How small pieces can be read on a phone, in units of a piece. */
  readonly least: number;
  /** The middle of the compass. */
  readonly compass: { readonly x: number; readonly y: number };
}

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
/** Room round a map in its units. */
const ROUND_ALL: Edges = { left: 0.06, right: 0.06, top: 0.06, bottom: 0.06 };
/** How much is seen round tiles that stand out: no name is cut, it is seen or it is not. */
const ROUND_LIT: Edges = { left: 0.95, right: 0.95, top: 0.25, bottom: 0.33 };
/** A map of a few tiles is not blown up beyond this. */
const LARGEST_TILE = 150;
export const COMPASS_RADIUS = 78;

/** The smallest rectangle round some tiles, in units of the map. */
function round(tiles: readonly Tile[], more: Edges): Edges {
  const half = Math.sqrt(3) / 2;
  return {
    left: Math.min(...tiles.map(({ x }) => x - 1)) - more.left,
    right: Math.max(...tiles.map(({ x }) => x + 1)) + more.right,
    top: Math.min(...tiles.map(({ y }) => y - half)) - more.top,
    bottom: Math.max(...tiles.map(({ y }) => y + half)) + more.bottom,
  };
}

/**
 * What is to be seen of a map, in its units. Where some tiles stand out, empty ones round them may be cut
 * off by the edge of the picture, so that those become larger.
 */
export function boundsOf({ tiles, lit }: HexMap): Area {
  const whole = round(tiles, ROUND_ALL);
  const core = tiles.filter(({ name }) => lit?.includes(name) ?? true);
  if (core.length === 0)
    return {
      x: whole.left,
      y: whole.top,
      width: whole.right - whole.left,
      height: whole.bottom - whole.top,
    };
  const taken = tiles.filter(({ pieces, figures }) => pieces.length + figures.length > 0);
  const near = round(core, ROUND_LIT);
  const far = round([...core, ...taken], ROUND_ALL);
  const x = Math.max(whole.left, Math.min(near.left, far.left));
  const y = Math.max(whole.top, Math.min(near.top, far.top));
  const right = Math.min(whole.right, Math.max(near.right, far.right));
  const bottom = Math.min(whole.bottom, Math.max(near.bottom, far.bottom));
  return { x, y, width: right - x, height: bottom - y };
}

/** The map as large as it may be in its area. */
export function scaleOf(map: HexMap, area: Pick<Area, 'width' | 'height'>): number {
  const { width, height } = boundsOf(map);
  return Math.min(LARGEST_TILE, area.width / width, area.height / height);
}

/** How wide a phone shows a picture, how high digits must be there, and those of a piece in units of a tile. */
const PHONE = { width: 400, digits: 8, piece: 0.4 } as const;

/** The map in the middle of its area, as large as it may be, on a picture of a width. */
export function fitMap(map: HexMap, area: Area, picture: number): MapArea {
  const { x, y, width, height } = boundsOf(map);
  const scale = scaleOf(map, area);
  return {
    x: area.x + area.width / 2 - (x + width / 2) * scale,
    y: area.y + area.height / 2 - (y + height / 2) * scale,
    scale,
    least: (PHONE.digits * picture) / (PHONE.width * PHONE.piece * scale),
    compass: { x: area.x + COMPASS_RADIUS, y: area.y + COMPASS_RADIUS },
  };
}
