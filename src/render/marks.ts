import type { HexMap, Mark, Strip, Tile } from '../presentation/scene.ts';
import { circle, type Context, filled, line, placed, polygon, stroked } from './context.ts';
import { paintIcon } from './icons.ts';
import type { Theme } from './palette.ts';
import { hexagon } from './terrain/hexagon.ts';
import { write } from './text.ts';

/** Units from centre to corner in which marks are painted. */
const RADIUS = 100;
/** How far apart several signs or numbers stand on one tile. */
const STEP = 44;

/** Marks that lie on the ground, under names and pieces. */
export function paintMarksUnder(
  ctx: Context,
  theme: Theme,
  { tiles, marks }: HexMap,
  scale: number,
): void {
  const at = placer(ctx, tiles, scale);
  for (const mark of marks) {
    switch (mark.mark) {
      case 'burst':
        at(mark.at, () => paintBurst(ctx, theme));
        break;
      case 'trail':
        at(mark.at, () => paintTrail(ctx, theme));
        break;
      case 'here':
        at(mark.at, () => paintHere(ctx, theme));
        break;
      case 'letter':
      case 'arrow':
      case 'sign':
      case 'number':
        break;
    }
  }
}

/** Marks that must be seen, over everything: arrows first, then what is to be read. */
export function paintMarksOver(
  ctx: Context,
  theme: Theme,
  { tiles, marks }: HexMap,
  strips: readonly Strip[],
  scale: number,
): void {
  const at = placer(ctx, tiles, scale);
  const sideOf = (seat: number | null) => (seat === null ? undefined : strips[seat]);
  for (const mark of marks) {
    if (mark.mark !== 'arrow') continue;
    const [from, to] = [mark.from, mark.to].map((name) => tiles.find((tile) => tile.name === name));
    if (from === undefined || to === undefined) continue;
    const side = sideOf(mark.owner);
    paintArrow(
      ctx,
      theme,
      from,
      to,
      scale,
      side === undefined ? theme.hide : theme.dyes[side.colour].fill,
    );
  }
  const rankOf = counter();
  for (const mark of marks) {
    switch (mark.mark) {
      case 'letter':
        at(mark.at, () => paintLetter(ctx, theme, mark.letter));
        break;
      case 'sign': {
        const rank = rankOf(mark);
        at(mark.at, () => paintSign(ctx, theme, mark, rank));
        break;
      }
      case 'number': {
        const side = sideOf(mark.owner);
        const dye =
          side === undefined ? { fill: theme.bar, ink: theme.barInk } : theme.dyes[side.colour];
        const rank = rankOf(mark);
        at(mark.at, () => paintNumber(ctx, theme, mark.number, 66, 4 - rank * STEP, 25, dye));
        break;
      }
      case 'burst':
      case 'trail':
      case 'here':
      case 'arrow':
        break;
    }
  }
}

/** Runs a painter at a tile, in the tile's units; a name that is not on the map is left out. */
function placer(ctx: Context, tiles: readonly Tile[], scale: number) {
  return (name: string, paint: () => void): void => {
    const tile = tiles.find((one) => one.name === name);
    if (tile !== undefined) placed(ctx, tile.x * scale, tile.y * scale, scale / RADIUS, paint);
  };
}

/** How many marks of the same sort came before at the same place. */
function counter(): (mark: Mark & { readonly at: string }) => number {
  const counts = new Map<string, number>();
  return ({ mark, at }) => {
    const count = counts.get(`${mark} ${at}`) ?? 0;
    counts.set(`${mark} ${at}`, count + 1);
    return count;
  };
}

/** A jagged ring round the middle of the tile. */
function paintBurst(ctx: Context, theme: Theme): void {
  const points = Array.from({ length: 28 }, (_, i): readonly [number, number] => {
    const reach = i % 2 === 0 ? 92 : 68;
    const turn = (i / 28) * 2 * Math.PI;
    return [Math.cos(turn) * reach, Math.sin(turn) * reach * 0.92];
  });
  polygon(ctx, points);
  stroked(ctx, theme.danger, 9);
  filled(ctx, theme.glow);
}

/** The footprints of a herd across the tile. */
function paintTrail(ctx: Context, theme: Theme): void {
  hexagon(ctx, RADIUS - 6);
  stroked(ctx, theme.hideDark, 9);
  for (const [x, y] of [
    [-76, 14],
    [-58, -22],
    [60, 20],
    [74, -18],
    [-52, 50],
    [48, 54],
  ] as const) {
    circle(ctx, x, y, 12);
    stroked(ctx, theme.bone, 4);
    filled(ctx, theme.hideDark);
  }
}

/** A spot of light. */
function paintHere(ctx: Context, theme: Theme): void {
  circle(ctx, 0, 6, 60);
  ctx.globalAlpha = 0.85;
  filled(ctx, theme.sheet);
  ctx.globalAlpha = 1;
  stroked(ctx, theme.line, 10);
  stroked(ctx, theme.glow, 5);
}

function paintLetter(ctx: Context, theme: Theme, letter: string): void {
  hexagon(ctx, RADIUS - 5);
  stroked(ctx, theme.line, 15);
  hexagon(ctx, RADIUS - 5);
  stroked(ctx, theme.glow, 9);
  // At the left corner: the middle is for pieces.
  paintNumber(ctx, theme, letter, -62, 2, 30, { fill: theme.glow, ink: theme.glowInk });
}

/** A disc with one or two signs. */
export function paintNumber(
  ctx: Context,
  theme: Theme,
  text: string | number,
  x: number,
  y: number,
  radius: number,
  { fill, ink }: { readonly fill: string; readonly ink: string },
): void {
  const shown = String(text);
  circle(ctx, x, y, radius);
  stroked(ctx, theme.line, radius * 0.36);
  stroked(ctx, theme.bone, radius * 0.16);
  filled(ctx, fill);
  const size = radius * (shown.length > 1 ? 1.2 : 1.45);
  write(ctx, shown, x, y, { size, colour: ink, align: 'center' });
}

/** A sign on a disc of paper, at the left corner; more of them stand above each other. */
function paintSign(
  ctx: Context,
  theme: Theme,
  { icon }: Mark & { readonly mark: 'sign' },
  rank: number,
): void {
  const y = 4 - rank * STEP;
  circle(ctx, -66, y, 24);
  stroked(ctx, theme.line, 6);
  filled(ctx, theme.sheet);
  paintIcon(ctx, theme, icon, -66, y, 33);
}

function paintArrow(
  ctx: Context,
  theme: Theme,
  from: Tile,
  to: Tile,
  scale: number,
  colour: string,
): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y) * scale;
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  placed(
    ctx,
    from.x * scale,
    from.y * scale,
    1,
    () => {
      const [start, end, half] = [scale * 0.3, length - scale * 0.4, scale * 0.14];
      for (const [grow, paint] of [
        [scale * 0.13, theme.line],
        [scale * 0.08, theme.bone],
        [0, colour],
      ] as const) {
        line(ctx, [
          [start, 0],
          [end - half * 1.6, 0],
        ]);
        stroked(ctx, paint, scale * 0.1 + grow);
        polygon(ctx, [
          [end, 0],
          [end - half * 2, -half * 1.25],
          [end - half * 2, half * 1.25],
        ]);
        if (grow > 0) stroked(ctx, paint, grow);
        filled(ctx, paint);
      }
    },
    turn,
  );
}
