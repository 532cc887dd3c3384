import type { Amount, Compass, HexMap, Piece, Strip, Tile } from '../presentation/scene.ts';
import { isCounted, isOnWay, paintArrows, paintCounted } from './arrows.ts';
import { arrangeToRead, type PlacedPiece } from './crowd.ts';
import { box, circle, type Context, filled, placed, polygon, stroked } from './context.ts';
import { paintFigure } from './figures.ts';
import { COMPASS_NAME } from './fit.ts';
import { paintIcon } from './icons.ts';
import type { PaintCache } from './paint-cache.ts';
import {
  type Disc,
  headroom,
  NOTHING_READ,
  paintMarksOver,
  paintMarksUnder,
  readAt,
} from './marks.ts';
import type { Theme } from './palette.ts';
import { paintHeap, paintLight, paintPiece, sideOf } from './pieces.ts';
import { FLAT, hexagon, type Hexagon, hexagonOf, POINTED, RADIUS } from './terrain/hexagon.ts';
import { sizeFor, widthOf, write, writeAgain } from './text.ts';

/** So many tokens lie side by side; more would hang over the edge and are told by a number. */
const COUNTABLE = 4;
/** The room of a token with its number, beside how many are there, and of one alone. */
const TOKEN = 64;
const SINGLE = 38;
/** How much of the ground is hidden under what must be read. */
const TRAY = 0.82;
/** Names are smaller where they would not fit. */
const NAMES = [40, 34, 28] as const;
/** Letters that go below the line, and by how much more of what lies under them they need then. */
const DEEP = /[gjpqy]/u;
const DEPTH = 6;
/** What the parts of a tile may cover. */
const WHOLE_TILE = { x: -RADIUS, y: -RADIUS, width: 2 * RADIUS, height: 2 * RADIUS } as const;
/** Wider names would lie under those who stand at the right of the tile before. */
const NAME_AREA = { x: -66, y: -88, width: 132, height: 50 } as const;
/** How much lower names and goods are under the corner on which a tile stands, and over the one below. */
const UNDER_CORNER = { name: -1, tokens: -2 } as const;
const NOTE_AREA = { x: -50, y: -20, width: 100, height: 40 } as const;
/** Beside a name, letters at the left and numbers at the right: the middle, the size, and the height of what lies under them. */
const NOTES_BESIDE = [
  { x: -59, y: -34, size: 36.5, height: 36 },
  { x: 56, y: -34, size: 32, height: 34 },
] as const;
/** Where they end: no piece hides them. */
const UNDER_NOTES = -17;
const TOKENS_AREA = { x: -70, y: -30, width: 140, height: 120 } as const;
/** How much of the ground is left out where a tile stands back. */
const VEIL = 0.68;
/** How far pieces may stand from the middle: where an arrow is to be seen, elsewhere, and beside how many go. */
const BESIDE_ARROW = 80;
const BESIDE_NOTHING = 90;
const BESIDE_COUNT = 62;
/** How far the edge of a piece may reach under a mark of the next tile: its head and number do not. */
const UNDER_MARK = 4;
/** Where pieces begin before a big piece, and where they end: over tokens, where there are none, and over how many go. */
const BEFORE_FIGURE = -24;
const OVER_TOKENS = 52;
const OVER_NOTHING = 82;
const OVER_COUNT = 52;

/**
 * What changes often: names, tokens, pieces and marks of all tiles, over the ground.
 *
 * @param least how small pieces can be read, in units of a piece
 */
export function paintBoard(
  ctx: Context,
  theme: Theme,
  map: HexMap,
  strips: readonly Strip[],
  scale: number,
  cache: PaintCache,
  least = 0,
): void {
  const onTile = ({ x, y }: Tile, paint: () => void) =>
    placed(ctx, x * scale, y * scale, scale / RADIUS, paint);
  const { lit } = map;
  const hex = hexagonOf(map);
  if (lit !== null) {
    for (const tile of map.tiles)
      if (!lit.includes(tile.name)) onTile(tile, () => paintVeil(ctx, theme, hex));
  }
  paintMarksUnder(ctx, theme, map, scale, cache);
  for (const tile of map.tiles) {
    onTile(tile, () => {
      paintNotes(ctx, theme, tile, cache);
      paintGoods(ctx, theme, tile, hex, cache);
    });
  }
  paintArrows(ctx, theme, map, strips, scale);
  const crowds = crowdsOf(map, least);
  for (const { tile, meant } of crowds) {
    onTile(tile, () => {
      for (const { piece, x, y, scale: size } of meant) {
        const side = sideOf(strips, piece);
        if (side !== null) paintLight(ctx, theme, piece, side, x, y, size, cache);
      }
    });
  }
  // Names lie over light, which reaches far round a piece.
  const chosen = new Set(map.marks.flatMap((mark) => (mark.mark === 'choice' ? [mark.at] : [])));
  for (const tile of map.tiles) {
    const { name } = tile;
    const isChoice = chosen.has(name);
    onTile(tile, () => {
      const part = isChoice ? `choice ${name}` : `name ${name}`;
      placed(ctx, 0, hex === POINTED ? UNDER_CORNER.name : 0, 1, () => {
        cache(ctx, part, NAME_AREA, (own) => paintName(own, theme, name, isChoice));
      });
    });
  }
  for (const { tile, meant, standing } of crowds) {
    if (meant.length === 0) onTile(tile, () => paintPieces(ctx, theme, standing, strips, cache));
  }
  const bare = crowds.flatMap(({ tile, aside }) => (aside.length > 0 ? [tile.name] : []));
  paintMarksOver(ctx, theme, map, strips, scale, new Set(bare), cache);
  paintCounted(ctx, theme, map, strips, scale, cache);
  // Nothing at all may lie over whom the picture is about.
  for (const { tile, meant, standing } of crowds) {
    if (meant.length > 0) onTile(tile, () => paintPieces(ctx, theme, standing, strips, cache));
  }
}

/** What stands back: its ground only, as names, goods and pieces are to be read all the same. */
function paintVeil(ctx: Context, theme: Theme, hex: Hexagon): void {
  hexagon(ctx, RADIUS + 1, hex);
  ctx.globalAlpha = VEIL;
  filled(ctx, theme.paper);
  ctx.globalAlpha = 1;
}

/** The middle of a big piece, and half its width: alone, or behind the pieces of a tile; several share the room. */
export function figureAt({ pieces, figures }: Tile, nth = 0) {
  const { y, size } = pieces.length === 0 ? { y: 8, size: 62 } : { y: -18, size: 50 };
  const { length } = figures;
  if (length < 2) return { x: 3, y, size };
  return { x: 3 + (nth - (length - 1) / 2) * (140 / length), y, size: 80 / length };
}

/** What lies or stands on a tile and is nobody's. */
function paintGoods(ctx: Context, theme: Theme, tile: Tile, hex: Hexagon, cache: PaintCache): void {
  for (const [nth, { figure }] of tile.figures.entries()) {
    const { x, y, size } = figureAt(tile, nth);
    cache(ctx, `figure ${figure} ${x} ${size}`, WHOLE_TILE, (own) => {
      paintFigure(own, theme, figure, x, y, size);
    });
  }
  const heap = tile.tokens.map(({ icon, count }) => `${icon} ${count}`).join(' ');
  if (tile.crowd !== undefined) {
    const { count, limit } = tile.crowd;
    cache(ctx, `crowd ${heap} ${count} ${limit}`, TOKENS_AREA, (own) => {
      paintCrowd(own, theme, tile.tokens, { count, limit });
    });
  } else if (heap !== '') {
    placed(ctx, 0, hex === POINTED ? UNDER_CORNER.tokens : 0, 1, () => {
      cache(ctx, `tokens ${heap}`, TOKENS_AREA, (own) => paintTokens(own, theme, tile.tokens));
    });
  }
}

/** What stays the same at a place, small on both sides of its name. */
function paintNotes(
  ctx: Context,
  theme: Theme,
  { notes = ['', ''] }: Tile,
  cache: PaintCache,
): void {
  NOTES_BESIDE.forEach(({ x, y, size, height }, nth) => {
    const note = notes[nth] ?? '';
    if (note === '') return;
    const type = { size, colour: theme.ink, align: 'center' } as const;
    placed(ctx, x, y, 1, () => {
      cache(ctx, `note ${nth} ${note}`, NOTE_AREA, (own) => {
        const wide = Math.max(height, widthOf(own, note, type) + 8);
        const high = DEEP.test(note) ? height + DEPTH : height;
        own.globalAlpha = TRAY;
        box(own, -wide / 2, -height / 2, wide, high, nth === 0 ? height / 2 : 7);
        filled(own, theme.sheet);
        own.globalAlpha = 1;
        write(own, note, 0, 0, type);
      });
    });
  });
}

/** The name as people type it, at the top of the tile; on light where it may be chosen. */
function paintName(ctx: Context, theme: Theme, name: string, isChoice: boolean): void {
  const colour = isChoice ? theme.glowInk : theme.ink;
  const size = sizeFor(ctx, name, NAME_AREA.width - 10, NAMES);
  const type = { size, colour, align: 'center' } as const;
  const width = Math.min(NAME_AREA.width, Math.max(62, widthOf(ctx, name, type) + 18));
  box(ctx, -width / 2, -84, width, DEEP.test(name) ? 41 + DEPTH : 41, 14);
  ctx.globalAlpha = isChoice ? 1 : TRAY;
  filled(ctx, isChoice ? theme.glow : theme.sheet);
  ctx.globalAlpha = 1;
  write(ctx, name, 0, -63, type, NAME_AREA.width - 10);
}

function paintTokens(ctx: Context, theme: Theme, tokens: readonly Amount[]): void {
  const shown = tokens.filter(({ count }) => count > 0);
  shown.forEach(({ icon, count }, index) => {
    const y = 65 - (shown.length - 1 - index) * 34;
    const step = count <= 3 ? 35 : 27;
    const tray = count > COUNTABLE ? 42 : (step * (count - 1)) / 2 + 18;
    ctx.globalAlpha = TRAY;
    box(ctx, -tray, y - 19, 2 * tray, 38, 14);
    filled(ctx, theme.sheet);
    ctx.globalAlpha = 1;
    if (count > COUNTABLE) {
      write(ctx, `${count}`, -10, y, { size: 36, colour: theme.ink, align: 'center' });
      paintIcon(ctx, theme, icon, 24, y, 32);
      return;
    }
    const size = count <= 3 ? 36 : 32;
    for (let i = 0; i < count; i += 1) {
      paintIcon(ctx, theme, icon, (i - (count - 1) / 2) * step, y, size);
    }
  });
}

/** How many are there of how many; where it is full, as a warning. Before that the tokens, with their numbers. */
function paintCrowd(
  ctx: Context,
  theme: Theme,
  tokens: readonly Amount[],
  { count, limit }: NonNullable<Tile['crowd']>,
): void {
  const type = { size: 36 } as const;
  const [words, y] = [`${count}/${limit}`, 65];
  const wide = widthOf(ctx, words, type) + 16;
  const shown = tokens.filter((one) => one.count > 0);
  const stepOf = (one: Amount): number => (one.count > 1 ? TOKEN : SINGLE);
  const all = shown.reduce((sum, one) => sum + stepOf(one), wide);
  const isFull = count >= limit;
  const tray = (x: number, width: number, colour: string, alpha: number) => {
    ctx.globalAlpha = alpha;
    box(ctx, x, y - 20, width, 40, 13);
    filled(ctx, colour);
    ctx.globalAlpha = 1;
  };
  if (shown.length > 0) tray(-all / 2, all, theme.sheet, TRAY);
  let x = -all / 2;
  for (const one of shown) {
    if (one.count > 1)
      write(ctx, String(one.count), x + 18, y, { ...type, colour: theme.ink, align: 'center' });
    x += stepOf(one);
    paintIcon(ctx, theme, one.icon, x - 16, y, 34);
  }
  if (isFull) tray(x, wide, theme.danger, 1);
  else if (shown.length === 0) tray(x, wide, theme.sheet, TRAY);
  const colour = isFull ? theme.bone : theme.ink;
  write(ctx, words, x + wide / 2, y, { ...type, colour, align: 'center' });
}

/** The pieces of a tile where they stand, and those of them that the picture is about. */
export interface Crowd {
  readonly tile: Tile;
  readonly standing: readonly PlacedPiece[];
  readonly meant: readonly PlacedPiece[];
  /** Its marks, where pieces that stand as one leave them no room: they are read beside the map. */
  readonly aside: readonly Disc['mark'][];
}

/**
 * Pieces where nothing that is to be read hides them: before a big piece, which is seen above them. Where they are
 * smaller than `least`, those of a side stand as one.
 */
export function crowdsOf(map: HexMap, least = 0): Crowd[] {
  const { tiles, marks } = map;
  const hex = hexagonOf(map);
  const reads = tiles.map((tile) => ({ tile, read: readAt(marks, tile, hex) }));
  const discs = reads.flatMap(({ tile, read }) =>
    read.discs.map(({ x, y, radius }) => ({
      x: tile.x * RADIUS + x,
      y: tile.y * RADIUS + y,
      radius,
      tile,
    })),
  );
  return reads.flatMap(({ tile, read }) => {
    const { name, pieces, figures, tokens, crowd } = tile;
    if (pieces.length === 0) return [];
    const isBare = crowd === undefined && tokens.every((one) => one.count === 0);
    const isNoted = tile.notes?.some((note) => note !== '') ?? false;
    const topOf = (room: number) =>
      Math.max(room, figures.length > 0 ? BEFORE_FIGURE : -RADIUS, isNoted ? UNDER_NOTES : -RADIUS);
    const top = topOf(headroom(read, hex));
    const isLeft = isCounted(marks, name);
    const under = isBare ? OVER_NOTHING : OVER_TOKENS;
    const bottom = isLeft ? OVER_COUNT : under + (hex === FLAT || isBare ? 0 : UNDER_CORNER.tokens);
    // The herd's own arrow may end under pieces: the herd is seen.
    const isBesideArrow = figures.length === 0 && isOnWay(marks, name);
    // Marks in the corners of the tiles below reach over their edges.
    const beside = discs.flatMap((disc) => {
      const [x, y] = [Math.abs(disc.x - tile.x * RADIUS), disc.y - tile.y * RADIUS];
      const isBeside = y + disc.radius > top && y - disc.radius < bottom;
      return disc.tile === tile || !isBeside ? [] : [x - disc.radius + UNDER_MARK];
    });
    const free = isBesideArrow ? BESIDE_ARROW : BESIDE_NOTHING;
    const reach = Math.min(isLeft ? BESIDE_COUNT : free, ...beside);
    const isMeant = ({ owner, label }: Piece) =>
      marks.some(
        (mark) =>
          mark.mark === 'here' && mark.at === name && mark.owner === owner && mark.label === label,
      );
    const beneath = arrangeToRead(pieces, { reach, top, bottom, hex }, least, isMeant);
    const isAside = read.stand === 'row' && beneath.some(({ heap }) => heap.length > 0);
    const all = { reach, top: topOf(headroom(NOTHING_READ, hex)), bottom, hex };
    const standing = isAside ? arrangeToRead(pieces, all, least, isMeant) : beneath;
    return [
      {
        tile,
        standing,
        aside: isAside ? read.discs.map(({ mark }) => mark) : [],
        meant: standing.filter(({ piece, heap }) => heap.length === 0 && isMeant(piece)),
      },
    ];
  });
}

function paintPieces(
  ctx: Context,
  theme: Theme,
  standing: readonly PlacedPiece[],
  strips: readonly Strip[],
  cache: PaintCache,
): void {
  // Who lies has feet over those of a neighbour, and heads of the next row are over all feet.
  const inOrder = standing.toSorted(
    (one, other) => one.y - other.y || Number(one.piece.lying) - Number(other.piece.lying),
  );
  for (const { piece, heap, x, y, scale } of inOrder) {
    const side = sideOf(strips, piece);
    if (heap.length === 0) paintPiece(ctx, theme, piece, side, x, y, scale, cache);
    else if (side !== null) paintHeap(ctx, theme, heap, side, x, y, scale, cache);
  }
}

/** The faces of the die round a point, each on the side to which it sends what stands there; `radius` in pixels. */
export function paintCompass(
  ctx: Context,
  theme: Theme,
  compass: Compass,
  x: number,
  y: number,
  radius: number,
  cache: PaintCache,
): void {
  const key = `compass ${JSON.stringify(compass)}`;
  placed(ctx, x, y, radius / RADIUS, () => {
    cache(ctx, key, WHOLE_TILE, (own) => paintRose(own, theme, compass));
  });
}

/** The line that says what a compass is, its middle at (x, y). */
export function paintCompassName(
  ctx: Context,
  theme: Theme,
  { name }: Compass,
  x: number,
  y: number,
  cache: PaintCache,
): void {
  writeAgain(ctx, name, x, y, { ...COMPASS_NAME, colour: theme.ink, align: 'center' }, cache);
}

function paintRose(ctx: Context, theme: Theme, { figure, bearings }: Compass): void {
  circle(ctx, 0, 0, 96);
  filled(ctx, theme.sheet);
  stroked(ctx, theme.line, 4);
  if (figure !== null) paintFigure(ctx, theme, figure, 3, 0, 30);
  for (const { label, degrees } of bearings) {
    const turn = (degrees * Math.PI) / 180;
    placed(
      ctx,
      0,
      0,
      1,
      () => {
        polygon(ctx, [
          [0, -94],
          [13, -76],
          [-13, -76],
        ]);
        filled(ctx, theme.danger);
      },
      turn,
    );
    write(ctx, label, Math.sin(turn) * 57, -Math.cos(turn) * 57, {
      size: 38,
      colour: theme.ink,
      align: 'center',
    });
  }
}
