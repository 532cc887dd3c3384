import type { HexMap, Mark, Note, Strip, Tile } from '../presentation/scene.ts';
import { box, circle, type Context, filled, placed, polygon, stroked } from './context.ts';
import { paintFootprint } from './figures.ts';
import { paintIcon } from './icons.ts';
import type { PaintCache } from './paint-cache.ts';
import type { Dye, Theme } from './palette.ts';
import { FLAT, hexagon, type Hexagon, hexagonOf, POINTED, RADIUS } from './terrain/hexagon.ts';
import { write, writeAgain } from './text.ts';

/** What a mark all over a tile may cover. */
const WHOLE_TILE = { x: -RADIUS, y: -RADIUS, width: 2 * RADIUS, height: 2 * RADIUS } as const;
/** Where the discs beside a tile's name have their middles, in the order in which they are read. */
const BESIDE_NAME = {
  stand: 'corner',
  radius: 22,
  at: [
    [-54, -51],
    [54, -51],
  ],
} as const;
/** The same under the corner on which a tile stands. */
const UNDER_CORNER = {
  stand: 'corner',
  radius: 21,
  at: [
    [-58, -42],
    [58, -42],
  ],
} as const;
/** The same for more of them round a big piece: smaller, on two lines. */
const ROUND_FIGURE = {
  stand: 'side',
  radius: 20,
  at: [
    [-52, -63],
    [52, -63],
    [-70, -20],
    [70, -20],
  ],
} as const;
/** What a disc's outlines add to its radius. */
const OUTLINE = 1.18;
/** More marks than that stand in a row below the name: how far it may reach, and its height. */
const ROW = { y: -21, left: -84, right: 84, height: 40 } as const;
/** From where pieces may stand: below nothing, marks beside the name, those beside a big piece, and a row. */
const HEADROOM = { free: -42, corner: -27, side: 3, row: -1 } as const;
const HEADROOM_UNDER_CORNER = { free: -27, corner: -20, side: 3, row: -1 } as const;

type Sign = Extract<Mark, { mark: 'sign' }>;
type Count = Extract<Mark, { mark: 'number' }>;

/** A disc that is read: its middle from that of its tile and its radius, with all outlines, in units of a tile. */
export interface Disc {
  readonly mark: Sign | Count;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Where the marks of a tile stand that are read, signs before numbers. */
export interface Read {
  readonly discs: readonly Disc[];
  readonly stand: keyof typeof HEADROOM;
}

/** A tile without marks. */
export const NOTHING_READ: Read = { discs: [], stand: 'free' };

/** What is read at a tile, and where: beside its name, beside a big piece, else in a row. */
export function readAt(marks: readonly Mark[], { name, figures }: Tile, hex: Hexagon = FLAT): Read {
  const here = marks.filter((mark) => 'at' in mark && mark.at === name);
  const numbers = here.filter((mark) => mark.mark === 'number');
  // Fresh snow is seen by the tile's edge.
  const signs = here.filter((mark) => mark.mark === 'sign').filter(({ icon }) => icon !== 'snow');
  const read = [...signs, ...numbers];
  if (read.length === 0) return NOTHING_READ;
  // One number alone stands at the right.
  const isOneNumber = signs.length === 0 && numbers.length === 1;
  const beside = hex === POINTED ? UNDER_CORNER : BESIDE_NAME;
  for (const { stand, radius, at } of figures.length > 0 ? [beside, ROUND_FIGURE] : [beside]) {
    const free = isOneNumber ? at.filter(([x]) => x > 0) : at;
    if (read.length > free.length) continue;
    const discs = free.flatMap(([x, y], nth): Disc[] => {
      const mark = read[nth];
      return mark === undefined ? [] : [{ mark, x, y, radius: radius * OUTLINE }];
    });
    return { discs, stand };
  }
  return { discs: inRow(read), stand: 'row' };
}

/** In the middle. */
function inRow(read: readonly (Sign | Count)[]): Disc[] {
  const step = Math.min(ROW.height, (ROW.right - ROW.left) / read.length);
  const left = (-step * read.length) / 2;
  return read.map((mark, nth) => ({
    mark,
    x: left + (nth + 0.5) * step,
    y: ROW.y,
    radius: step / 2,
  }));
}

/** From where, in units of a tile, pieces may stand without hiding its marks or being hidden by them. */
export const headroom = ({ stand }: Read, hex: Hexagon = FLAT): number =>
  (hex === POINTED ? HEADROOM_UNDER_CORNER : HEADROOM)[stand];

/** Marks that lie on the ground, under names, goods and pieces. */
export function paintMarksUnder(
  ctx: Context,
  theme: Theme,
  map: HexMap,
  scale: number,
  cache: PaintCache,
): void {
  const { tiles, marks } = map;
  const hex = hexagonOf(map);
  const at = placer(ctx, tiles, scale);
  for (const mark of marks) {
    switch (mark.mark) {
      case 'burst':
        at(mark.at, () => paintBurst(ctx, theme));
        break;
      case 'trail':
        at(mark.at, ({ figures }) => paintTrail(ctx, theme, hex, figures.length === 0));
        break;
      case 'here':
        // Of one piece it is the piece itself that stands out.
        if (mark.label === null) at(mark.at, () => paintHere(ctx, theme));
        break;
      case 'choice':
        at(mark.at, () => {
          const part = hex === FLAT ? 'frame' : 'frame:pointed';
          cache(ctx, part, WHOLE_TILE, (own) => paintFrame(own, theme, hex));
        });
        break;
      case 'sign':
        if (mark.icon === 'snow') at(mark.at, () => paintFreshSnow(ctx, theme, hex));
        break;
      case 'arrow':
      case 'number':
        break;
    }
  }
}

/** Marks that are to be read, over everything; not at the tiles of these names. */
export function paintMarksOver(
  ctx: Context,
  theme: Theme,
  map: HexMap,
  strips: readonly Strip[],
  scale: number,
  except: ReadonlySet<string>,
  cache: PaintCache,
): void {
  for (const tile of map.tiles) {
    const read = readAt(map.marks, tile, hexagonOf(map));
    if (read.discs.length === 0 || except.has(tile.name)) continue;
    placed(ctx, tile.x * scale, tile.y * scale, scale / RADIUS, () => {
      paintRead(ctx, theme, read, strips, cache);
    });
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

/** Each on its own disc; numbers in a row share a pill. */
function paintRead(
  ctx: Context,
  theme: Theme,
  { discs, stand }: Read,
  strips: readonly Strip[],
  cache: PaintCache,
): void {
  const pill: { readonly number: number; readonly dye: Dye; readonly disc: Disc }[] = [];
  for (const disc of discs) {
    const { mark, x, y, radius } = disc;
    if (mark.mark === 'sign') {
      paintSign(ctx, theme, mark.icon, x, y, stand === 'row' ? radius - 1 : radius / OUTLINE);
    } else {
      const dye = dyeOf(theme, mark, strips);
      if (stand === 'row') pill.push({ number: mark.number, dye, disc });
      else paintNumber(ctx, theme, mark.number, x, y, radius / OUTLINE, dye, cache);
    }
  }
  paintPill(ctx, theme, pill, cache);
}

/**
 * Signs and numbers in a line, the first with its middle at (x, y).
 *
 * @param end where the line ends at the right: they stand nearer to each other where they would reach over it
 */
export function paintDiscs(
  ctx: Context,
  theme: Theme,
  marks: readonly Note[],
  strips: readonly Strip[],
  x: number,
  y: number,
  cache: PaintCache,
  end = Number.POSITIVE_INFINITY,
): void {
  const radius = 20;
  const step = Math.min(2.6 * radius, (end - radius - x) / Math.max(1, marks.length - 1));
  marks.forEach((mark, nth) => {
    const at = x + nth * step;
    if (mark.mark === 'sign') paintSign(ctx, theme, mark.icon, at, y, radius);
    else paintNumber(ctx, theme, mark.number, at, y, radius, dyeOf(theme, mark, strips), cache);
  });
}

/** The colours of a number: those of its side. */
function dyeOf(theme: Theme, { owner }: Pick<Count, 'owner'>, strips: readonly Strip[]): Dye {
  const side = owner === null ? undefined : strips[owner];
  return side === undefined ? { fill: theme.bar, ink: theme.barInk } : theme.dyes[side.colour];
}

/** Numbers in one pill, each on the colour of its side. */
function paintPill(
  ctx: Context,
  theme: Theme,
  numbers: readonly { readonly number: number; readonly dye: Dye; readonly disc: Disc }[],
  cache: PaintCache,
): void {
  const first = numbers[0]?.disc;
  if (first === undefined) return;
  const step = 2 * first.radius;
  const [left, top, width] = [
    first.x - first.radius,
    first.y - ROW.height / 2,
    numbers.length * step,
  ];
  const pill = () => box(ctx, left, top, width, ROW.height, ROW.height / 2);
  pill();
  stroked(ctx, theme.line, 8);
  stroked(ctx, theme.bone, 4);
  ctx.save();
  pill();
  ctx.clip();
  ctx.fillStyle = theme.bone;
  ctx.fillRect(left, top, width, ROW.height);
  numbers.forEach(({ dye, disc: { x, radius } }, index) => {
    ctx.fillStyle = dye.fill;
    const gap = index < numbers.length - 1 ? 2 : 0;
    ctx.fillRect(x - radius, top, step - gap, ROW.height);
  });
  ctx.restore();
  for (const { number, dye, disc } of numbers) {
    const type = { size: 36, colour: dye.ink, align: 'center' } as const;
    writeAgain(ctx, String(number), disc.x, disc.y, type, cache);
  }
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
function paintTrail(ctx: Context, theme: Theme, hex: Hexagon, isLeft: boolean): void {
  hexagon(ctx, RADIUS - 6, hex);
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
function paintFreshSnow(ctx: Context, theme: Theme, hex: Hexagon): void {
  hexagon(ctx, RADIUS - 8, hex);
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
function paintFrame(ctx: Context, theme: Theme, hex: Hexagon): void {
  hexagon(ctx, RADIUS - 4, hex);
  stroked(ctx, theme.line, 13);
  hexagon(ctx, RADIUS - 4, hex);
  stroked(ctx, theme.glow, 8);
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
  cache: PaintCache,
): void {
  const shown = String(text);
  const size = radius * (shown.length > 1 ? 1.3 : 1.75);
  const reach = radius * OUTLINE + 1;
  const area = { x: -reach, y: -reach, width: 2 * reach, height: 2 * reach };
  placed(ctx, x, y, 1, () => {
    cache(ctx, `number:${shown}:${radius}:${fill}:${ink}`, area, (own) => {
      circle(own, 0, 0, radius);
      stroked(own, theme.line, radius * 0.36);
      stroked(own, theme.bone, radius * 0.16);
      filled(own, fill);
      write(own, shown, 0, 0, { size, colour: ink, align: 'center' });
    });
  });
}

/** A sign on a disc of paper. */
function paintSign(
  ctx: Context,
  theme: Theme,
  icon: string,
  x: number,
  y: number,
  radius: number,
): void {
  circle(ctx, x, y, radius);
  stroked(ctx, theme.line, 6);
  filled(ctx, theme.sheet);
  paintIcon(ctx, theme, icon, x, y, radius * 1.4);
}
