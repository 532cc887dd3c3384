import type { HexMap, IconId, Mark, Strip, Tile } from '../presentation/scene.ts';
import { box, circle, type Context, filled, placed, polygon, stroked } from './context.ts';
import { paintFootprint } from './figures.ts';
import { paintIcon } from './icons.ts';
import type { Dye, Theme } from './palette.ts';
import { hexagon } from './terrain/hexagon.ts';
import { write } from './text.ts';

/** Units from centre to corner in which marks are painted. */
const RADIUS = 100;
/** The middle of a disc beside a tile's name, at its right; signs and letters stand at its left. */
const CORNER = { number: [51, -51], sign: [-51, -51], letter: [-55, -57] } as const;
const DISC = 20;
/** Several marks stand in a row below the name instead: its middle, and how wide and high it may be. */
const ROW = { y: -23, width: 168, height: 38 } as const;
/** From where pieces may stand below nothing, below a corner with a mark in it, and below a row of marks. */
const HEADROOM = { free: -42, corner: -29, row: -4 } as const;

/** The marks of a tile that are read: what stands beside its name or in a row below it. */
interface Read {
  readonly signs: readonly IconId[];
  readonly numbers: readonly Extract<Mark, { mark: 'number' }>[];
  readonly isRow: boolean;
}

/** What is read at a tile. */
export function readAt(marks: readonly Mark[], name: string): Read {
  const here = marks.filter((mark) => 'at' in mark && mark.at === name);
  // Fresh snow is seen by the tile's edge.
  const signs = here.flatMap((mark) =>
    mark.mark === 'sign' && mark.icon !== 'snow' ? [mark.icon] : [],
  );
  const numbers = here.filter((mark) => mark.mark === 'number');
  return { signs, numbers, isRow: signs.length > 1 || numbers.length > 1 };
}

/** From where, in units of a tile, pieces may stand without hiding its marks or being hidden by them. */
export function headroom(marks: readonly Mark[], name: string): number {
  const { signs, numbers, isRow } = readAt(marks, name);
  if (isRow) return HEADROOM.row;
  const hasLetter = marks.some((mark) => mark.mark === 'letter' && mark.at === name);
  return hasLetter || signs.length + numbers.length > 0 ? HEADROOM.corner : HEADROOM.free;
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
        at(mark.at, ({ figures }) => paintTrail(ctx, theme, figures.length === 0));
        break;
      case 'here':
        // Of one piece it is the piece itself that stands out.
        if (mark.label === null) at(mark.at, () => paintHere(ctx, theme));
        break;
      case 'letter':
        at(mark.at, () => paintFrame(ctx, theme));
        break;
      case 'sign':
        if (mark.icon === 'snow') at(mark.at, () => paintFreshSnow(ctx, theme));
        break;
      case 'arrow':
      case 'number':
        break;
    }
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
  for (const mark of marks) {
    if (mark.mark === 'letter') at(mark.at, () => paintLetter(ctx, theme, mark.letter));
  }
  for (const { name } of tiles) {
    const read = readAt(marks, name);
    if (read.signs.length + read.numbers.length > 0) {
      at(name, () => paintRead(ctx, theme, read, strips));
    }
  }
}

/** Runs a painter at a tile, in the tile's units; a name that is not on the map is left out. */
function placer(ctx: Context, tiles: readonly Tile[], scale: number) {
  return (name: string, paint: (tile: Tile) => void): void => {
    const tile = tiles.find((one) => one.name === name);
    if (tile === undefined) return;
    placed(ctx, tile.x * scale, tile.y * scale, scale / RADIUS, () => paint(tile));
  };
}

/** A sign to the left of the name and a number to its right; more of them in a row below it. */
function paintRead(
  ctx: Context,
  theme: Theme,
  { signs, numbers, isRow }: Read,
  strips: readonly Strip[],
): void {
  const dyeOf = (owner: Strip['seat'] | null): Dye => {
    const side = owner === null ? undefined : strips[owner];
    return side === undefined ? { fill: theme.bar, ink: theme.barInk } : theme.dyes[side.colour];
  };
  if (!isRow) {
    for (const icon of signs) paintSign(ctx, theme, icon, ...CORNER.sign, DISC);
    for (const { number, owner } of numbers) {
      paintNumber(ctx, theme, number, ...CORNER.number, DISC, dyeOf(owner));
    }
    return;
  }
  const step = Math.min(ROW.height, ROW.width / (signs.length + numbers.length));
  const left = (-step * (signs.length + numbers.length)) / 2;
  signs.forEach((icon, index) => {
    paintSign(ctx, theme, icon, left + (index + 0.5) * step, ROW.y, step / 2 - 1);
  });
  const dyed = numbers.map(({ number, owner }) => ({ number, dye: dyeOf(owner) }));
  paintPill(ctx, theme, dyed, left + signs.length * step, step);
}

/** Numbers in one pill, each on the colour of its side; `step` is the width of each. */
function paintPill(
  ctx: Context,
  theme: Theme,
  numbers: readonly { readonly number: number; readonly dye: Dye }[],
  left: number,
  step: number,
): void {
  const [top, width] = [ROW.y - ROW.height / 2, numbers.length * step];
  const pill = () => box(ctx, left, top, width, ROW.height, ROW.height / 2);
  pill();
  stroked(ctx, theme.line, 8);
  stroked(ctx, theme.bone, 4);
  ctx.save();
  pill();
  ctx.clip();
  ctx.fillStyle = theme.bone;
  ctx.fillRect(left, top, width, ROW.height);
  numbers.forEach(({ dye }, index) => {
    ctx.fillStyle = dye.fill;
    ctx.fillRect(
      left + index * step,
      top,
      index < numbers.length - 1 ? step - 2 : step,
      ROW.height,
    );
  });
  ctx.restore();
  numbers.forEach(({ number, dye }, index) => {
    const type = { size: 29, colour: dye.ink, align: 'center' } as const;
    write(ctx, String(number), left + (index + 0.5) * step, ROW.y, type);
  });
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

/** A dark edge, and the footprints of a herd that went on from here. */
function paintTrail(ctx: Context, theme: Theme, isLeft: boolean): void {
  hexagon(ctx, RADIUS - 6);
  stroked(ctx, theme.hideDark, 9);
  if (!isLeft) return;
  for (const [x, y] of [
    [-62, 8],
    [-48, 44],
    [62, -6],
    [48, 40],
  ] as const) {
    placed(ctx, x, y, 1, () => {
      circle(ctx, 0, -4, 17);
      filled(ctx, theme.bone);
      paintFootprint(ctx, theme.hideDark);
    });
  }
}

/** A tile that is white since a moment ago: bluish, with an edge of ice. */
function paintFreshSnow(ctx: Context, theme: Theme): void {
  hexagon(ctx, RADIUS - 8);
  ctx.globalAlpha = 0.2;
  filled(ctx, theme.ice);
  ctx.globalAlpha = 1;
  stroked(ctx, theme.ice, 9);
}

/** A ring of light, wide enough to be seen round a big piece. */
function paintHere(ctx: Context, theme: Theme): void {
  circle(ctx, 0, 0, 76);
  ctx.globalAlpha = 0.6;
  filled(ctx, theme.sheet);
  ctx.globalAlpha = 1;
  stroked(ctx, theme.line, 14);
  stroked(ctx, theme.glow, 8);
}

/** Round a tile that may be chosen. */
function paintFrame(ctx: Context, theme: Theme): void {
  hexagon(ctx, RADIUS - 4);
  stroked(ctx, theme.line, 13);
  hexagon(ctx, RADIUS - 4);
  stroked(ctx, theme.glow, 8);
}

function paintLetter(ctx: Context, theme: Theme, letter: string): void {
  const dye = { fill: theme.glow, ink: theme.glowInk };
  paintNumber(ctx, theme, letter, ...CORNER.letter, 25, dye);
}

/** A disc with one or two signs. */
export function paintNumber(
  ctx: Context,
  theme: Theme,
  text: string | number,
  x: number,
  y: number,
  radius: number,
  { fill, ink }: Dye,
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
function paintSign(
  ctx: Context,
  theme: Theme,
  icon: IconId,
  x: number,
  y: number,
  radius: number,
): void {
  circle(ctx, x, y, radius);
  stroked(ctx, theme.line, 6);
  filled(ctx, theme.sheet);
  paintIcon(ctx, theme, icon, x, y, radius * 1.4);
}
