import type { EmblemId, Piece, Strip } from '../presentation/scene.ts';
import { circle, type Context, filled, line, placed, stroked } from './context.ts';
import { cut, paintEmblem } from './emblems.ts';
import { paintIcon } from './icons.ts';
import type { Keep } from './keep.ts';
import type { Dye, Theme } from './palette.ts';
import { write } from './text.ts';

/** The look of a side: what its pieces are painted in. */
export type Side = Pick<Strip, 'colour' | 'emblem'>;

/** The box of a standing piece, in its own units; a lying one has width and height exchanged. */
export const PIECE_WIDTH = 60;
export const PIECE_HEIGHT = 86;

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

/** The leg of who lies on the ground, with the toes up: without it, head and body look like a tag. */
const LEG = {
  line: [
    [16, 34],
    [39, 34],
    [40, 19],
  ],
  width: 12,
} as const;
/** The middle of the head of who lies on the ground, its number's and that of the blood over it. */
const LYING = { head: [-28, 25], number: [4, 24], blood: [-26, -9] } as const;

/** The same of who is wounded: it lies on the ground, with a red edge, and blood over it. */
function paintFallen(ctx: Context, theme: Theme, { emblem }: Side, dye: Dye): void {
  const edges = [
    [theme.bone, 10],
    [theme.danger, 6],
  ] as const;
  for (const [colour, width] of [...edges, [dye.fill, 0] as const]) {
    line(ctx, LEG.line);
    stroked(ctx, colour, LEG.width + width);
  }
  for (const part of ['lyingBody', 'lyingHead'] as const) {
    cut(ctx, emblem, part);
    for (const [colour, width] of edges) stroked(ctx, colour, width);
    filled(ctx, dye.fill);
  }
  const paint = () => paintEmblem(ctx, theme, emblem, dye, 0, 0, 18);
  placed(ctx, ...LYING.head, 1, paint, FALLEN);
  paintIcon(ctx, theme, 'wound', ...LYING.blood, 32);
}

/** How far the head of who is wounded has fallen over. */
const FALLEN = -Math.PI / 2;

/** All that a piece may cover, its pips, its outlines and the light round it too. */
const REACH = { x: -62, y: -62, width: 124, height: 124 } as const;
/** The same of its label, and of its pips. */
const LABELLED = { x: -40, y: 0, width: 80, height: 46 } as const;
const BELOW = { x: -62, y: 34, width: 124, height: 26 } as const;

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
  const dye = theme.dyes[side.colour];
  const look = `${side.colour} ${side.emblem} ${lying}`;
  // Each part is kept by itself: all that a piece may look like would be many times more.
  placed(ctx, x, y, scale, () => {
    keep(ctx, `piece ${look}`, REACH, (own) => {
      (lying ? paintFallen : paintBody)(own, theme, side, dye);
    });
    keep(ctx, `label ${label} ${dye.ink} ${lying}`, LABELLED, (own) => {
      const number = { size: 40, colour: dye.ink, align: 'center' } as const;
      // Smaller than on who stands: all of it lies on the body.
      if (lying) write(own, label, ...LYING.number, { ...number, size: 30 });
      else write(own, label, 0, 21, number);
    });
    if (pips > 0) keep(ctx, `pips ${pips}`, BELOW, (own) => paintPips(own, theme, pips));
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
  keep: Keep,
): void {
  const isHurt = pieces.some(({ lying }) => lying);
  const count = `×${pieces.length}`;
  placed(ctx, x, y, scale, () => {
    keep(ctx, `heap ${side.colour} ${side.emblem} ${count} ${isHurt}`, REACH, (own) => {
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
  keep: Keep,
): void {
  placed(ctx, x, y, scale, () => {
    keep(ctx, `light ${emblem} ${lying}`, REACH, (own) => {
      paintGlow(own, theme, emblem, lying);
    });
  });
}

const STANDING_PARTS = ['head', 'body'] as const;
const LYING_PARTS = ['lyingHead', 'lyingBody'] as const;

function paintGlow(ctx: Context, theme: Theme, emblem: EmblemId, isLying: boolean): void {
  for (const [colour, width] of [
    [theme.line, 31],
    [theme.glow, 24],
  ] as const) {
    for (const part of isLying ? LYING_PARTS : STANDING_PARTS) {
      cut(ctx, emblem, part);
      stroked(ctx, colour, width);
    }
    if (!isLying) continue;
    line(ctx, LEG.line);
    stroked(ctx, colour, LEG.width + width);
  }
}

function paintPips(ctx: Context, theme: Theme, pips: number): void {
  for (let pip = 0; pip < pips; pip += 1) {
    circle(ctx, (pip - (pips - 1) / 2) * 22, 47, 9);
    stroked(ctx, theme.line, 5);
    filled(ctx, theme.glow);
  }
}
