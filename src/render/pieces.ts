import type { EmblemId, Piece, Strip } from '../presentation/scene.ts';
import { drawBadge, type Side } from './badge.ts';
import { circle, type Context, filled, placed, stroked } from './context.ts';
import { inked, play } from './drawings/play.ts';
import { missing } from './drawings/registry.ts';
import { cut, paintEmblem } from './emblems.ts';
import { paintIcon } from './icons.ts';
import type { PaintCache } from './paint-cache.ts';
import type { Dye, Theme } from './palette.ts';
import { write } from './text.ts';

/** The box of a standing piece, in its own units; a lying one has width and height exchanged. */
export const PIECE_WIDTH = 60;
export const PIECE_HEIGHT = 86;

/** How high a number of one sign is on a piece, and where its middle is on who stands. */
export const LABEL = 43;
const STANDING_AT = [0, 21] as const;

/** A head with the emblem and a body for the label, cut as its side's pieces are, its middle at the origin, 60 × 86. */
function paintBody(ctx: Context, theme: Theme, { emblem }: Side, dye: Dye): void {
  cut(ctx, emblem, 'body');
  stroked(ctx, theme.line, 9);
  stroked(ctx, theme.bone, 5);
  filled(ctx, dye.fill);
  cut(ctx, emblem, 'head');
  stroked(ctx, theme.line, 7);
  filled(ctx, dye.fill);
  stroked(ctx, theme.bone, 3);
  paintEmblem(ctx, theme, emblem, dye, 0, -21, 20);
}

/** Who lies is painted so much larger than its outlines, its feet on the ground all the same: its number is to be read. */
const LYING = { scale: 1.32, x: 14, y: -13 } as const;
/** In its outlines' units, the middle of its head and that of the blood over it; the middle of its number. */
const FALLEN_AT = { head: [-28, 25], blood: [-26, -8], number: [22, 18] } as const;

/** The same of who is wounded: it lies on the ground, with a red edge, and blood over it. */
function paintFallen(ctx: Context, theme: Theme, { emblem }: Side, dye: Dye): void {
  placed(ctx, LYING.x, LYING.y, LYING.scale, () => {
    for (const part of LYING_PARTS) {
      cut(ctx, emblem, part);
      stroked(ctx, theme.bone, 9);
      stroked(ctx, theme.danger, 5.5);
      filled(ctx, dye.fill);
    }
    const paint = () => paintEmblem(ctx, theme, emblem, dye, 0, 0, 18);
    placed(ctx, ...FALLEN_AT.head, 1, paint, FALLEN);
    paintIcon(ctx, theme, 'wound', ...FALLEN_AT.blood, 30);
  });
}

/** A piece of a game, with the emblem of its side and its label where it has room for them. */
function paintOwn(ctx: Context, theme: Theme, look: string, side: Side | null, label: string) {
  const piece = theme.art.pieces?.[look];
  if (piece === undefined) throw missing('pieces', look);
  const dye = side === null ? { fill: theme.sheet, ink: theme.ink } : theme.dyes[side.colour];
  play(ctx, theme, piece.draw, { side: dye });
  if (side !== null && piece.badge !== undefined) drawBadge(ctx, theme, side, ...piece.badge);
  if (side !== null && piece.emblem !== undefined)
    paintEmblem(ctx, theme, side.emblem, dye, ...piece.emblem);
  if (piece.label === undefined || label === '') return;
  const [x, y, high] = piece.label;
  const size = label.length > 1 ? high * TWO_DIGITS : high;
  const colour = piece.ink === undefined ? dye.ink : inked(theme, piece.ink, dye).colour;
  write(ctx, label, x, y, { size, colour, align: 'center' });
}

/** How much less high two digits are than one. */
const TWO_DIGITS = 0.86;

/** Whose colours a piece has; null for nobody's. */
export const sideOf = (strips: readonly Strip[], { owner }: Piece): Side | null =>
  owner === null ? null : (strips[owner] ?? null);

/** How far the head of who is wounded has fallen over. */
const FALLEN = -Math.PI / 2;

/** All that a piece may cover, its pips, its outlines and the light round it too. */
const REACH = { x: -62, y: -62, width: 124, height: 124 } as const;
/** The same of its label, and of its pips. */
const LABELLED = { x: -40, y: -4, width: 90, height: 52 } as const;
const BELOW = { x: -62, y: 30, width: 124, height: 32 } as const;

/** Paints a piece with its middle at (x, y); at scale 1 it is `PIECE_WIDTH` × `PIECE_HEIGHT`. */
export function paintPiece(
  ctx: Context,
  theme: Theme,
  piece: Piece,
  side: Side | null,
  x: number,
  y: number,
  scale: number,
  cache: PaintCache,
): void {
  const { label, lying, pips, look: own } = piece;
  if (own !== undefined) {
    const key = `piece ${own} ${side?.colour} ${side?.emblem} ${label}`;
    placed(ctx, x, y, scale, () => {
      cache(ctx, key, REACH, (to) => paintOwn(to, theme, own, side, label));
    });
    return;
  }
  if (side === null) return;
  const dye = theme.dyes[side.colour];
  const look = `${side.colour} ${side.emblem} ${lying}`;
  // Each part is kept by itself: all that a piece may look like would be many times more.
  placed(ctx, x, y, scale, () => {
    cache(ctx, `piece ${look}`, REACH, (own) => {
      (lying ? paintFallen : paintBody)(own, theme, side, dye);
    });
    cache(ctx, `label ${label} ${dye.ink} ${lying}`, LABELLED, (own) => {
      const number = {
        size: label.length > 1 ? 40 : LABEL,
        colour: dye.ink,
        align: 'center',
      } as const;
      const [across, down] = lying ? FALLEN_AT.number : STANDING_AT;
      write(own, label, across, down, number);
    });
    if (pips > 0) cache(ctx, `pips ${pips}`, BELOW, (own) => paintPips(own, theme, pips));
  });
}

/** Several pieces of a side as one with their number, and blood on its head where some of them are wounded. */
export function paintHeap(
  ctx: Context,
  theme: Theme,
  pieces: readonly Piece[],
  side: Side,
  x: number,
  y: number,
  scale: number,
  cache: PaintCache,
): void {
  const isHurt = pieces.some(({ lying }) => lying);
  const count = `×${pieces.length}`;
  placed(ctx, x, y, scale, () => {
    cache(ctx, `heap ${side.colour} ${side.emblem} ${count} ${isHurt}`, REACH, (own) => {
      const dye = theme.dyes[side.colour];
      placed(own, 4, -3, 1, () => paintBody(own, theme, side, dye));
      placed(own, -3, 2, 1, () => {
        paintBody(own, theme, side, dye);
        write(own, count, 0, 22, { size: 41, colour: dye.ink, align: 'center' }, 56);
      });
      if (!isHurt) return;
      circle(own, 17, -27, 17);
      stroked(own, theme.danger, 5);
      filled(own, theme.bone);
      paintIcon(own, theme, 'wound', 17, -27, 27);
    });
  });
}

/** Light round a piece that stands or lies there, with a dark edge: the one that is meant. */
export function paintLight(
  ctx: Context,
  theme: Theme,
  { lying }: Piece,
  { emblem }: Side,
  x: number,
  y: number,
  scale: number,
  cache: PaintCache,
): void {
  placed(ctx, x, y, scale, () => {
    cache(ctx, `light ${emblem} ${lying}`, REACH, (own) => {
      paintGlow(own, theme, emblem, lying);
    });
  });
}

const STANDING_PARTS = ['head', 'body'] as const;
const LYING_PARTS = ['lyingBody', 'lyingHead'] as const;

function paintGlow(ctx: Context, theme: Theme, emblem: EmblemId, isLying: boolean): void {
  const { x, y, scale } = isLying ? LYING : { x: 0, y: 0, scale: 1 };
  placed(ctx, x, y, scale, () => {
    for (const [colour, width] of [
      [theme.line, 31],
      [theme.glow, 24],
    ] as const) {
      for (const part of isLying ? LYING_PARTS : STANDING_PARTS) {
        cut(ctx, emblem, part);
        stroked(ctx, colour, width / scale);
      }
    }
  });
}

/** From one dot to the next. */
export const PIP_STEP = 26;

function paintPips(ctx: Context, theme: Theme, pips: number): void {
  for (let pip = 0; pip < pips; pip += 1) {
    circle(ctx, (pip - (pips - 1) / 2) * PIP_STEP, 50, 10.5);
    stroked(ctx, theme.line, 6);
    filled(ctx, theme.glow);
  }
}
