import type { HexMap, IconId, Mark, Strip, Tile } from '../presentation/scene.ts';
import { circle, type Context, filled, placed, polygon, stroked } from './context.ts';
import { paintFootprint } from './figures.ts';
import { paintIcon } from './icons.ts';
import type { Theme } from './palette.ts';
import { hexagon } from './terrain/hexagon.ts';
import { write } from './text.ts';

/** Units from centre to corner in which marks are painted. */
const RADIUS = 100;
/** Where discs stand on a tile: along its right edge from the top, signs along its left one. */
const DISCS = [
  [60, -56],
  [84, -17],
  [80, 25],
  [54, 62],
] as const;

/** Along which edges of a tile there are so many marks that they reach down to its pieces. */
export interface Beside {
  readonly left: boolean;
  readonly right: boolean;
}

/** Signs stand along the left edge of a tile, numbers along the right one. */
export function edgesOf(marks: readonly Mark[], name: string): Beside {
  const signs = marks.filter((mark) => mark.mark === 'sign' && mark.at === name);
  const numbers = marks.filter((mark) => mark.mark === 'number' && mark.at === name);
  return { left: signs.length > 1, right: numbers.length > 1 };
}

/** Marks that lie on the ground, under names, goods and pieces. */
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
        at(mark.at, () => paintFrame(ctx, theme));
        break;
      case 'arrow':
      case 'sign':
      case 'number':
        break;
    }
  }
}

/** Ways from tile to tile: over goods, under pieces. */
export function paintArrows(
  ctx: Context,
  theme: Theme,
  { tiles, marks }: HexMap,
  strips: readonly Strip[],
  scale: number,
): void {
  for (const mark of marks) {
    if (mark.mark !== 'arrow') continue;
    const [from, to] = [mark.from, mark.to].map((name) => tiles.find((tile) => tile.name === name));
    const side = mark.owner === null ? undefined : strips[mark.owner];
    const colour = side === undefined ? theme.hide : theme.dyes[side.colour].fill;
    if (from !== undefined && to !== undefined) paintArrow(ctx, theme, from, to, scale, colour);
  }
}

/** Marks that are to be read, over everything. */
export function paintMarksOver(
  ctx: Context,
  theme: Theme,
  { tiles, marks }: HexMap,
  strips: readonly Strip[],
  scale: number,
): void {
  const at = placer(ctx, tiles, scale);
  const rankOf = counter();
  for (const mark of marks) {
    switch (mark.mark) {
      case 'letter':
        at(mark.at, () => paintLetter(ctx, theme, mark.letter));
        break;
      case 'sign': {
        const [x, y] = DISCS[rankOf(mark) % DISCS.length] ?? DISCS[0];
        at(mark.at, () => paintSign(ctx, theme, mark.icon, -x, y));
        break;
      }
      case 'number': {
        const side = mark.owner === null ? undefined : strips[mark.owner];
        const dye =
          side === undefined ? { fill: theme.bar, ink: theme.barInk } : theme.dyes[side.colour];
        const [x, y] = DISCS[rankOf(mark) % DISCS.length] ?? DISCS[0];
        at(mark.at, () => paintNumber(ctx, theme, mark.number, x, y, 20, dye));
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

/** A dark edge, and the footprints of a herd along it. */
function paintTrail(ctx: Context, theme: Theme): void {
  hexagon(ctx, RADIUS - 6);
  stroked(ctx, theme.hideDark, 9);
  for (const [x, y] of [
    [-78, 6],
    [-58, 42],
    [76, -4],
    [56, 40],
  ] as const) {
    placed(ctx, x, y, 1.1, () => {
      circle(ctx, 0, -4, 17);
      filled(ctx, theme.bone);
      paintFootprint(ctx, theme.hideDark);
    });
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

/** Round a tile that may be chosen. */
function paintFrame(ctx: Context, theme: Theme): void {
  hexagon(ctx, RADIUS - 4);
  stroked(ctx, theme.line, 13);
  hexagon(ctx, RADIUS - 4);
  stroked(ctx, theme.glow, 8);
}

function paintLetter(ctx: Context, theme: Theme, letter: string): void {
  // At the upper left: the middle is for pieces, the top for the name.
  paintNumber(ctx, theme, letter, -57, -48, 27, { fill: theme.glow, ink: theme.glowInk });
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

/** A sign on a disc of paper. */
function paintSign(ctx: Context, theme: Theme, icon: IconId, x: number, y: number): void {
  circle(ctx, x, y, 21);
  stroked(ctx, theme.line, 6);
  filled(ctx, theme.sheet);
  paintIcon(ctx, theme, icon, x, y, 29);
}

/** An arrow from tile to tile, bent to its left so that there and back do not hide each other. */
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
      const [start, end] = [scale * 0.34, length - scale * 0.4];
      const bend = (start - end) * 0.2;
      const half = scale * 0.15;
      // The head points the way of the curve's end.
      const slope = Math.atan2(-bend, (end - start) / 2);
      const [neckX, neckY] = [end - Math.cos(slope) * half * 2, -Math.sin(slope) * half * 2];
      for (const [grow, paint] of [
        [scale * 0.12, theme.line],
        [scale * 0.075, theme.bone],
        [0, colour],
      ] as const) {
        ctx.beginPath();
        ctx.moveTo(start, 0);
        ctx.quadraticCurveTo((start + end) / 2, bend, neckX, neckY);
        stroked(ctx, paint, scale * 0.085 + grow);
        placed(
          ctx,
          end,
          0,
          1,
          () => {
            polygon(ctx, [
              [0, 0],
              [-half * 2.1, -half * 1.2],
              [-half * 2.1, half * 1.2],
            ]);
            if (grow > 0) stroked(ctx, paint, grow);
            filled(ctx, paint);
          },
          slope,
        );
      }
    },
    turn,
  );
}
