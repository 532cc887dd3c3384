import type { HexMap, Mark, Strip, Tile } from '../presentation/scene.ts';
import { type Context, placed, polygon, filled, stroked } from './context.ts';
import type { PaintCache } from './paint-cache.ts';
import { paintNumber, readAt } from './marks.ts';
import type { Theme } from './palette.ts';
import { hexagonOf, POINTED, RADIUS } from './terrain/hexagon.ts';

type Arrow = Extract<Mark, { mark: 'arrow' }>;
type Point = readonly [number, number];

/** From the centre of a tile to that of one beside it, and a little. */
const NEAR = 180;
/** Where arrows leave a tile and where they end in one, from its centre: before those who stand there. */
const LEAVES = 54;
const ENDS = 78;
/** The same where the way is short: there is to be more of it than its head. */
const LEAVES_NEAR = 44;
/** Where more than one stay behind it begins beside them, and ends a little farther off. */
const BESIDE_OTHERS = { x: 62, y: 6, ends: 7 } as const;
/** Above there are names, and signs and numbers beside them: arrows pass at such angles from straight up. */
const BESIDE_NAME = { angle: 39, reach: 74 } as const;
const BESIDE_MARKS = 80;
/** The same angle under a corner: neighbours there are at 30°. */
const UNDER_CORNER = 27;
/** From below it ends before the feet of those who stand there: they are nearer to the edge. */
const BEFORE_FEET = 90;
/** So far beside the name of the tile that it leaves, then. */
const BESIDE_CORNER = 17;
/** How far arrows between the same two tiles are from each other. */
const LANE = 34;
/** Straight up and down, arrows go beside names; where they end below a tile's middle, and above it. */
const UPRIGHT = { aside: 48, below: 66, above: -52, aboveMark: -80 } as const;
/** How far long arrows may be bent, as parts of their way: the first that goes past all names. */
const BENDS = [0.16, 0.22, 0.28, 0.1, 0.34, -0.16, -0.22, -0.28] as const;
/** The same along a border, in units of a tile: names are below it, and it comes in as at the first of them. */
const LEVEL_BENDS = [24, 34] as const;
/** A name, and the pieces of a tile on the way. */
const NAME: Read = { x: 0, y: -63, shaft: [43, 31], head: [47, 36] };
const CROWD: Read = { x: 0, y: 12, shaft: [62, 48], head: [68, 54] };
/** At so many points of an arrow it is seen whether it goes past a name. */
const STEPS = 16;
/** From how many go to a tile beside, beside names and what is written beside them; to the right. */
const ACROSS = {
  level: { tail: [76, 8], tip: [122, 8] },
  up: { tail: [54, -72], tip: [71, -116] },
  down: { tail: [33, 62], tip: [45, 100] },
} as const;
/** The number of who goes. */
const COUNT = 20;
/** Heads, half as wide as that to each side, and how thick what comes before them is. */
const NEAR_HEAD = { long: 27, half: 19, thick: 12 } as const;
const FAR_HEAD = { long: 33, half: 20, thick: 10 } as const;

/** Ways from tile to tile: over goods, under names and pieces, at whose shoulders they end. */
export function paintArrows(
  ctx: Context,
  theme: Theme,
  map: HexMap,
  strips: readonly Strip[],
  scale: number,
): void {
  for (const { owner, from, curve, count } of curvesOf(map)) {
    if (count !== null) continue;
    const side = owner === null ? undefined : strips[owner];
    const colour = side === undefined ? theme.hide : theme.dyes[side.colour].fill;
    placed(ctx, from.x * scale, from.y * scale, scale / RADIUS, () => {
      paintArrow(ctx, theme, curve, colour);
    });
  }
}

/** Those with how many go, over all who stand there: a number, and from it the curve. */
export function paintCounted(
  ctx: Context,
  theme: Theme,
  map: HexMap,
  strips: readonly Strip[],
  scale: number,
  cache: PaintCache,
): void {
  for (const { owner, from, curve, count } of curvesOf(map)) {
    const side = owner === null ? undefined : strips[owner];
    if (count === null || side === undefined) continue;
    const dye = theme.dyes[side.colour];
    placed(ctx, from.x * scale, from.y * scale, scale / RADIUS, () => {
      paintArrow(ctx, theme, curve, dye.fill);
      paintNumber(ctx, theme, count, ...curve.tail, COUNT, dye, cache);
    });
  }
}

/** The curves of all arrows of a map, each from the centre of the tile where it begins. */
export function curvesOf(map: HexMap) {
  const { tiles, marks } = map;
  const arrows = marks.filter((mark) => mark.mark === 'arrow');
  return arrows.flatMap((arrow) => {
    const [from, to] = [arrow.from, arrow.to].map((name) =>
      tiles.find((tile) => tile.name === name),
    );
    if (from === undefined || to === undefined || from === to) return [];
    const lane = laneOf(arrow, arrows);
    const { owner, count = null } = arrow;
    const curve =
      (count === null ? null : levelCurve(from, to, map)) ?? curveOf(from, to, lane, map);
    return [{ owner, count, from, curve }];
  });
}

/** Whether an arrow begins or ends at a tile: it needs room beside the pieces. */
export const isOnWay = (marks: readonly Mark[], name: string): boolean =>
  marks.some((mark) => mark.mark === 'arrow' && (mark.from === name || mark.to === name));

/** Whether it is told how many go from a tile: their number needs more room. */
export const isCounted = (marks: readonly Mark[], name: string): boolean =>
  marks.some((mark) => mark.mark === 'arrow' && mark.from === name && mark.count !== undefined);

/** How far an arrow is from the middle of all between the same two tiles, there and back. */
function laneOf(arrow: Arrow, arrows: readonly Arrow[]): number {
  const names = [arrow.from, arrow.to];
  const alike = arrows.filter(({ from, to }) => names.includes(from) && names.includes(to));
  return (alike.indexOf(arrow) - (alike.length - 1) / 2) * LANE;
}

/** A curve from its tail past a point to its tip, from the centre of the tile where it begins. */
export interface Curve {
  readonly tail: Point;
  readonly past: Point;
  readonly tip: Point;
  readonly isNear: boolean;
}

/** From edge to edge, with room for a number: to a tile beside, where tiles stand on a corner. Null elsewhere. */
function levelCurve(from: Tile, to: Tile, map: HexMap): Curve | null {
  const [x, y] = [(to.x - from.x) * RADIUS, (to.y - from.y) * RADIUS];
  if (hexagonOf(map) !== POINTED || Math.hypot(x, y) >= NEAR) return null;
  const { tail, tip } = ACROSS[Math.abs(y) < 1 ? 'level' : y < 0 ? 'up' : 'down'];
  const side = Math.sign(x);
  const [begins, ends] = [
    [side * tail[0], tail[1]],
    [side * tip[0], tip[1]],
  ] as const;
  const past = [(begins[0] + ends[0]) / 2, (begins[1] + ends[1]) / 2] as const;
  return { tail: begins, past, tip: ends, isNear: true };
}

/** Straight to a tile beside; to others bent, as far as it takes to go past the names between. */
function curveOf(from: Tile, to: Tile, lane: number, map: HexMap): Curve {
  const { tiles, marks } = map;
  const [x, y] = [(to.x - from.x) * RADIUS, (to.y - from.y) * RADIUS];
  const length = Math.hypot(x, y);
  const { discs } = readAt(marks, to, hexagonOf(map));
  const isMarked = (side: -1 | 1) => discs.some((disc) => disc.x * side > 0);
  const free = hexagonOf(map) === POINTED ? UNDER_CORNER : BESIDE_NAME.angle;
  const beside: Beside = [
    free,
    isMarked(-1) ? BESIDE_MARKS : free,
    isMarked(1) ? BESIDE_MARKS : free,
  ];
  if (Math.abs(x) < 1) return uprightCurve(y, lane, isMarked);
  if (length < NEAR) {
    const curve = bentCurve([x, y], 0, lane, beside);
    if (from.pieces.length < 2) return curve;
    const tail = [Math.sign(x) * BESIDE_OTHERS.x, Math.sign(y) * BESIDE_OTHERS.y] as const;
    const tip = [curve.tip[0] - Math.sign(x) * BESIDE_OTHERS.ends, curve.tip[1]] as const;
    const past = [(tail[0] + tip[0]) / 2, (tail[1] + tip[1]) / 2] as const;
    return { tail, past, tip, isNear: true };
  }
  const others = tiles.filter((tile) => tile !== from && tile !== to);
  const crowds = others.filter(({ pieces, figures }) => pieces.length + figures.length > 0);
  const read = [
    ...tiles.map((tile) => seenFrom(from, tile, NAME)),
    ...crowds.map((tile) => seenFrom(from, tile, CROWD)),
  ];
  const bends = Math.abs(y) < 1 ? LEVEL_BENDS : BENDS.map((bend) => bend * length);
  const curves = bends.map((bend) => bentCurve([x, y], bend, lane, beside));
  const hits = curves.map((curve) => hitsOf(curve, read));
  const least = Math.min(...hits);
  return curves[hits.indexOf(least)] ?? bentCurve([x, y], 0, lane, beside);
}

/** Beside the names, at the left, and at the right where there are several. */
function uprightCurve(y: number, lane: number, isMarked: (side: -1 | 1) => boolean): Curve {
  const side = lane > 0 ? 1 : -1;
  const nth = Math.floor((lane > 0 ? lane - 1 : -lane) / LANE);
  const x = side * (UPRIGHT.aside + nth * LANE);
  const above = isMarked(side) ? UPRIGHT.aboveMark : UPRIGHT.above;
  const tail = [x, Math.sign(y) * LEAVES_NEAR] as const;
  const tip = [x, y + (y < 0 ? UPRIGHT.below : above)] as const;
  const past = [x + side * 8, (tail[1] + tip[1]) / 2] as const;
  return { tail, past, tip, isNear: Math.abs(y) < NEAR };
}

/** Angles from straight up at which an arrow passes names where it leaves, and at both sides of one where it ends. */
type Beside = readonly [leaves: number, left: number, right: number];

/** A curve that is so far from a straight one in its middle, twice as far as it seems. */
function bentCurve([x, y]: Point, bend: number, lane: number, [free, left, right]: Beside): Curve {
  const length = Math.hypot(x, y);
  const isNear = length < NEAR;
  const isLevel = Math.abs(y) < 1;
  // Across its curve, and the same for one back; along a border a little up, as names are below it.
  const down = (x > 0 ? 1 : -1) / length;
  const [acrossX, acrossY] = isLevel ? [0, -1] : [-y * down, x * down];
  const past = [x / 2 + acrossX * bend, y / 2 + acrossY * bend] as const;
  const leaves = isNear ? LEAVES_NEAR : LEAVES;
  const tail = gate(past, leaves, free, free);
  // Along a border it comes in below others from that side.
  const comes = [past[0] - x, isLevel ? 2 * LEVEL_BENDS[0] : past[1] - y] as const;
  const isFromBelow = free === UNDER_CORNER && !isLevel && comes[1] > 0;
  const end = gate(comes, isFromBelow ? BEFORE_FEET : ENDS, left, right);
  const tip = [end[0] + x, end[1] + y] as const;
  const middle = [(tail[0] + tip[0]) / 2, (tail[1] + tip[1]) / 2] as const;
  const [awayX, awayY] = [
    acrossX * lane + (isFromBelow ? Math.sign(x) * BESIDE_CORNER : 0),
    acrossY * lane,
  ];
  const aside = ([px, py]: Point): Point => [px + awayX, py + awayY];
  return { tail: aside(tail), past: aside(isNear ? middle : past), tip: aside(tip), isNear };
}

/** What is read on a tile: its middle, and how near to it the middle of a shaft and of a head may come. */
interface Read {
  readonly x: number;
  readonly y: number;
  readonly shaft: Point;
  readonly head: Point;
}

/** The same seen from the tile where an arrow begins. */
const seenFrom = (from: Tile, tile: Tile, { x, y, ...near }: Read): Read => ({
  x: (tile.x - from.x) * RADIUS + x,
  y: (tile.y - from.y) * RADIUS + y,
  ...near,
});

/** At how many of its points a curve lies under a name or pieces; its head counts as much as all before it. */
function hitsOf(curve: Curve, read: readonly Read[]): number {
  const { long } = headOf(curve);
  const isHit = ([x, y]: Point, part: 'shaft' | 'head') =>
    read.some((one) => {
      const [nearX, nearY] = one[part];
      return Math.abs(x - one.x) < nearX && Math.abs(y - one.y) < nearY;
    });
  const points = Array.from({ length: STEPS }, (_, nth) => pointAt(curve, nth / STEPS));
  const shaft = points.filter((point) => isHit(point, 'shaft')).length;
  const turn = turnOf(curve);
  const head = [
    curve.tip[0] - (Math.cos(turn) * long) / 2,
    curve.tip[1] - (Math.sin(turn) * long) / 2,
  ] as const;
  return shaft + (isHit(head, 'head') ? STEPS : 0);
}

function pointAt({ tail, past, tip }: Curve, part: number): Point {
  const on = (axis: 0 | 1) =>
    (1 - part) ** 2 * tail[axis] + 2 * part * (1 - part) * past[axis] + part ** 2 * tip[axis];
  return [on(0), on(1)];
}

/** Where an arrow points, in radians. */
const turnOf = ({ past, tip }: Curve): number => Math.atan2(tip[1] - past[1], tip[0] - past[0]);

const headOf = ({ isNear }: Curve) => (isNear ? NEAR_HEAD : FAR_HEAD);

/** Where the line from a tile's centre to a point leaves what is written on it; angles are from straight up. */
function gate([x, y]: Point, reach: number, left: number, right: number): Point {
  const angle = (Math.atan2(x, -y) * 180) / Math.PI;
  const isFree = angle <= -left || angle >= right;
  const turn = isFree ? angle : angle < (right - left) / 2 ? -left : right;
  const out = isFree ? reach : BESIDE_NAME.reach;
  return [Math.sin((turn * Math.PI) / 180) * out, -Math.cos((turn * Math.PI) / 180) * out];
}

function paintArrow(ctx: Context, theme: Theme, curve: Curve, colour: string): void {
  const { tail, past, tip, isNear } = curve;
  const turn = turnOf(curve);
  const { long, half, thick } = headOf(curve);
  const neck = [
    tip[0] - Math.cos(turn) * long * 0.9,
    tip[1] - Math.sin(turn) * long * 0.9,
  ] as const;
  for (const [grow, paint] of [
    [13, theme.line],
    [8, theme.bone],
    [0, colour],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(...tail);
    ctx.quadraticCurveTo(...(isNear ? neck : past), ...neck);
    stroked(ctx, paint, thick + grow);
    placed(
      ctx,
      ...tip,
      1,
      () => {
        polygon(ctx, [
          [0, 0],
          [-long, -half],
          [-long, half],
        ]);
        if (grow > 0) stroked(ctx, paint, grow);
        filled(ctx, paint);
      },
      turn,
    );
  }
}
