import type { HexMap, Mark, Strip, Tile } from '../presentation/scene.ts';
import { type Context, placed, polygon, filled, stroked } from './context.ts';
import { readAt } from './marks.ts';
import type { Theme } from './palette.ts';

type Arrow = Extract<Mark, { mark: 'arrow' }>;
type Point = readonly [number, number];

/** Units from centre to corner in which arrows are painted. */
const RADIUS = 100;
/** From the centre of a tile to that of one beside it, and a little. */
const NEAR = 180;
/** Where arrows leave a tile and where they end in one, from its centre: before those who stand there. */
const LEAVES = 54;
const ENDS = 78;
/** The same where the way is short: there is to be more of it than its head. */
const LEAVES_NEAR = 44;
/** Above there are names, and signs and numbers beside them: arrows pass at such angles from straight up. */
const BESIDE_NAME = { angle: 39, reach: 74 } as const;
const BESIDE_MARKS = 80;
/** How far arrows between the same two tiles are from each other. */
const LANE = 34;

/** Ways from tile to tile: over names and goods, under pieces, at whose shoulders they end. */
export function paintArrows(
  ctx: Context,
  theme: Theme,
  { tiles, marks }: HexMap,
  strips: readonly Strip[],
  scale: number,
): void {
  const arrows = marks.filter((mark) => mark.mark === 'arrow');
  for (const arrow of arrows) {
    const [from, to] = [arrow.from, arrow.to].map((name) =>
      tiles.find((tile) => tile.name === name),
    );
    if (from === undefined || to === undefined || from === to) continue;
    const side = arrow.owner === null ? undefined : strips[arrow.owner];
    const colour = side === undefined ? theme.hide : theme.dyes[side.colour].fill;
    placed(ctx, from.x * scale, from.y * scale, scale / RADIUS, () => {
      paintArrow(ctx, theme, wayOf(from, to, laneOf(arrow, arrows), marks), colour);
    });
  }
}

/** Whether an arrow begins or ends at a tile: it needs room beside the pieces. */
export const isOnWay = (marks: readonly Mark[], name: string): boolean =>
  marks.some((mark) => mark.mark === 'arrow' && (mark.from === name || mark.to === name));

/** How far an arrow is from the middle of all between the same two tiles, there and back. */
function laneOf(arrow: Arrow, arrows: readonly Arrow[]): number {
  const names = [arrow.from, arrow.to];
  const alike = arrows.filter(({ from, to }) => names.includes(from) && names.includes(to));
  return (alike.indexOf(arrow) - (alike.length - 1) / 2) * LANE;
}

/** A curve from its tail past a point to its tip, from the centre of the tile where it begins. */
interface Way {
  readonly tail: Point;
  readonly past: Point;
  readonly tip: Point;
  readonly isNear: boolean;
}

/**
 * Straight to a tile beside, else bent down, where it passes between names and goods of the tiles on its
 * way. Straight up and down those are in the way: it goes to the left of them.
 */
function wayOf(from: Tile, to: Tile, lane: number, marks: readonly Mark[]): Way {
  const [x, y] = [(to.x - from.x) * RADIUS, (to.y - from.y) * RADIUS];
  const length = Math.hypot(x, y);
  const isNear = length < NEAR;
  const [isUpright, isLevel] = [Math.abs(x) < 1, Math.abs(y) < 1];
  // Across its way, and the same for a way back; along a border a little up, as names are below it.
  const down = (x > 0 ? 1 : -1) / length;
  const [acrossX, acrossY] = isUpright ? [-1, 0] : isLevel ? [0, -1] : [-y * down, x * down];
  const bend = isUpright ? 46 : isLevel ? 24 : isNear ? 0 : length * 0.16;
  const past = [x / 2 + acrossX * bend, y / 2 + acrossY * bend] as const;
  const leaves = isNear ? LEAVES_NEAR : LEAVES;
  const tail = gate(past, leaves, BESIDE_NAME.angle, BESIDE_NAME.angle);
  const { discs } = readAt(marks, to);
  const beside = (side: -1 | 1) =>
    discs.some((disc) => disc.mark.mark !== 'letter' && disc.x * side > 0)
      ? BESIDE_MARKS
      : BESIDE_NAME.angle;
  // Along a border it comes in below others from that side.
  const comes = [past[0] - x, isLevel ? 2 * bend : past[1] - y] as const;
  const end = gate(comes, ENDS, beside(-1), beside(1));
  const tip = [end[0] + x, end[1] + y] as const;
  const middle = [(tail[0] + tip[0]) / 2, (tail[1] + tip[1]) / 2] as const;
  const aside = ([px, py]: Point): Point => [px + acrossX * lane, py + acrossY * lane];
  return { tail: aside(tail), past: aside(isNear ? middle : past), tip: aside(tip), isNear };
}

/** Where the line from a tile's centre to a point leaves what is written on it; angles are from straight up. */
function gate([x, y]: Point, reach: number, left: number, right: number): Point {
  const angle = (Math.atan2(x, -y) * 180) / Math.PI;
  const isFree = angle <= -left || angle >= right;
  const turn = isFree ? angle : angle < (right - left) / 2 ? -left : right;
  const out = isFree ? reach : BESIDE_NAME.reach;
  return [Math.sin((turn * Math.PI) / 180) * out, -Math.cos((turn * Math.PI) / 180) * out];
}

function paintArrow(ctx: Context, theme: Theme, way: Way, colour: string): void {
  const { tail, past, tip, isNear } = way;
  const turn = Math.atan2(tip[1] - past[1], tip[0] - past[0]);
  const long = 33;
  const half = 20;
  const thick = isNear ? 15 : 10;
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
