import type { Piece, Strip } from '../presentation/scene.ts';
import { circle, type Context, filled, placed, stroked } from './context.ts';
import { paintEmblem } from './emblems.ts';
import type { Keep } from './keep.ts';
import type { Dye, Theme } from './palette.ts';
import { write } from './text.ts';

/** The look of a side: what its pieces are painted in. */
export type Side = Pick<Strip, 'colour' | 'emblem'>;

/** The box of a standing piece, in its own units; a lying one has width and height exchanged. */
export const PIECE_WIDTH = 60;
export const PIECE_HEIGHT = 86;

/** A head with the emblem and shoulders with the label, its middle at the origin, 60 × 86. */
function paintBody(ctx: Context, theme: Theme, side: Side, { fill, ink }: Dye): void {
  shoulders(ctx);
  stroked(ctx, theme.line, 9);
  stroked(ctx, theme.bone, 5);
  filled(ctx, fill);
  circle(ctx, 0, -21, 20);
  stroked(ctx, theme.line, 7);
  filled(ctx, fill);
  stroked(ctx, theme.bone, 3);
  paintEmblem(ctx, side.emblem, 0, -21, 29, ink, fill);
}

function shoulders(ctx: Context): void {
  ctx.beginPath();
  ctx.moveTo(-29, 41);
  ctx.bezierCurveTo(-31, 6, -24, -6, 0, -6);
  ctx.bezierCurveTo(24, -6, 31, 6, 29, 41);
  ctx.closePath();
}

/** All that a piece may cover, its pips, its outlines and the light round it too. */
const REACH = { x: -62, y: -62, width: 124, height: 124 } as const;

/** Paints a piece with its middle at (x, y); at scale 1 it is `PIECE_WIDTH` × `PIECE_HEIGHT`. */
export function paintPiece(
  ctx: Context,
  theme: Theme,
  piece: Piece,
  side: Side,
  x: number,
  y: number,
  scale: number,
  keep: Keep,
): void {
  const { label, lying, pips } = piece;
  const key = `piece ${side.colour} ${side.emblem} ${label} ${lying} ${pips}`;
  placed(ctx, x, y, scale, () => {
    keep(ctx, key, REACH, (own) => paintWhole(own, theme, piece, side));
  });
}

/** Light round a piece that stands or lies there, with a dark edge: the one that is meant. */
export function paintLight(
  ctx: Context,
  theme: Theme,
  { lying }: Piece,
  x: number,
  y: number,
  scale: number,
  keep: Keep,
): void {
  placed(ctx, x, y, scale, () => {
    keep(ctx, `light ${lying}`, REACH, (own) => {
      if (lying) placed(own, 0, 12, 1, () => paintGlow(own, theme), -Math.PI / 2);
      else paintGlow(own, theme);
    });
  });
}

function paintGlow(ctx: Context, theme: Theme): void {
  for (const [colour, width] of [
    [theme.line, 31],
    [theme.glow, 24],
  ] as const) {
    shoulders(ctx);
    stroked(ctx, colour, width);
    circle(ctx, 0, -21, 20);
    stroked(ctx, colour, width);
  }
}

function paintWhole(ctx: Context, theme: Theme, piece: Piece, side: Side): void {
  const dye = theme.dyes[side.colour];
  const number = { size: 40, colour: dye.ink, align: 'center' } as const;
  if (piece.lying) {
    placed(ctx, 0, 12, 1, () => paintBody(ctx, theme, side, dye), -Math.PI / 2);
    write(ctx, piece.label, 17, 12, number);
    paintBandage(ctx, theme);
  } else {
    paintBody(ctx, theme, side, dye);
    write(ctx, piece.label, 0, 21, number);
  }
  for (let pip = 0; pip < piece.pips; pip += 1) {
    circle(ctx, (pip - (piece.pips - 1) / 2) * 22, 47, 9);
    stroked(ctx, theme.line, 5);
    filled(ctx, theme.glow);
  }
}

/** A red drop at the side of a lying piece. */
function paintBandage(ctx: Context, theme: Theme): void {
  placed(ctx, 34, -24, 26, () => {
    ctx.beginPath();
    ctx.moveTo(0, -0.6);
    ctx.bezierCurveTo(0.1, -0.2, 0.44, 0.02, 0.42, 0.22);
    ctx.bezierCurveTo(0.38, 0.62, -0.38, 0.62, -0.42, 0.22);
    ctx.bezierCurveTo(-0.44, 0.02, -0.1, -0.2, 0, -0.6);
    stroked(ctx, theme.bone, 0.24);
    filled(ctx, theme.danger);
  });
}
