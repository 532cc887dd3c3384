import type { OwnGround } from '../../presentation/drawing.ts';
import type { Edge, HexMap, Tile } from '../../presentation/scene.ts';
import { type Area, circle, type Context, filled, placed, stroked } from '../context.ts';
import { missing } from '../drawings/registry.ts';
import { inked, play } from '../drawings/play.ts';
import type { PaintCache } from '../paint-cache.ts';
import type { Ground, Theme } from '../palette.ts';
import { FLAT, grain, type Hexagon, hexagon, hexagonOf, RADIUS } from './hexagon.ts';

/** Each ground and all snow come in so many kinds, so that neighbours differ and copies can be kept. */
const KINDS = 5;
/** How far the edge of the lands reaches out of their tiles. */
const EDGE = 4;
/** How far a tile may reach over its edge, and the snow on it. */
const TILE = 6;
const DRIFT = 42;

/** What holds a tile and so much around it. */
function areaWithin({ half }: Hexagon, reach: number): Area {
  const [x, y] = [RADIUS * half.x + reach, RADIUS * half.y + reach];
  return { x: -x, y: -y, width: 2 * x, height: 2 * y };
}

/** A texture in a hexagon of `radius` round (x, y); `name` decides where its trees stand. */
export function paintTexture(
  ctx: Context,
  theme: Theme,
  texture: string,
  x: number,
  y: number,
  radius: number,
  name: string,
  hex: Hexagon = FLAT,
): void {
  placed(ctx, x, y, radius / RADIUS, () => {
    hexagon(ctx, RADIUS, hex);
    ctx.clip();
    filled(ctx, inked(theme, groundOf(theme, texture).field).colour);
    paintMotif(ctx, theme, texture, name);
  });
}

/** What stands on a ground. */
const paintMotif = (ctx: Context, theme: Theme, texture: string, name: string): void =>
  play(ctx, theme, groundOf(theme, texture).draw, { chance: grain(name) });

/** How a game draws a ground. Throws where it does not. */
function groundOf({ art }: Theme, texture: string): OwnGround {
  const ground = art.grounds?.[texture];
  if (ground === undefined) throw missing('grounds', texture);
  return ground;
}

/** Which of the kinds a tile is: always the same one. */
function kindOf(name: string): string {
  return `kind ${Math.floor(grain(name)() * KINDS)}`;
}

/**
 * What lies under all else: grounds, rims and snow of all tiles; the scale is in pixels from centre to corner.
 * The origin is the origin of the map.
 */
export function paintGround(
  ctx: Context,
  theme: Theme,
  map: HexMap,
  scale: number,
  cache: PaintCache,
): void {
  const onTile = ({ x, y }: Tile, paint: () => void) =>
    placed(ctx, x * scale, y * scale, scale / RADIUS, paint);
  const hex = hexagonOf(map);
  const [whole, drift] = [areaWithin(hex, TILE), areaWithin(hex, DRIFT)];
  outlines(ctx, map.tiles, hex, scale);
  filled(ctx, theme.line);
  for (const tile of map.tiles) {
    const { texture, rim } = tile;
    if (texture === null) continue;
    const kind = kindOf(tile.name);
    onTile(tile, () => {
      cache(ctx, `ground ${texture} ${rim !== null} ${kind} ${hex === FLAT}`, whole, (own) => {
        paintTexture(own, theme, texture, 0, 0, RADIUS, kind, hex);
        if (rim !== null) paintRim(own, theme, kind, hex);
        hexagon(own, RADIUS, hex);
        stroked(own, theme.line, 3);
      });
    });
  }
  paintEdges(ctx, theme, map, scale);
  const snowy = map.tiles.filter(({ snow }) => snow);
  // All edges lie under all snow, so that the field of snow is one.
  for (const [layer, paint] of SNOW_LAYERS) {
    for (const tile of snowy) {
      const kind = kindOf(tile.name);
      onTile(tile, () =>
        cache(ctx, `${layer} ${kind}`, drift, (own) => paint(own, theme, kind, hex)),
      );
    }
  }
  for (const tile of snowy) {
    const { texture, buried, name } = tile;
    const kind = kindOf(name);
    onTile(tile, () => {
      const cover = `buried ${buried} ${kind}`;
      cache(ctx, cover, whole, (own) => paintCover(own, theme, buried, kind, hex));
      hexagon(ctx, RADIUS, hex);
      stroked(ctx, theme.snowEdge, 5);
      // A place that keeps its function under the snow shows something of it.
      if (texture !== null) paintTexture(ctx, theme, texture, 0, 0, RADIUS * 0.62, kind, hex);
    });
  }
}

/** What lies between tiles, layer by layer, so that one stretch of a river flows into the next. */
function paintEdges(
  ctx: Context,
  theme: Theme,
  { tiles, edges = [] }: HexMap,
  scale: number,
): void {
  const layersOf = ({ kind }: Edge) => {
    const layers = theme.art.edges?.[kind];
    if (layers === undefined) throw missing('edges', kind);
    return layers;
  };
  const most = Math.max(0, ...edges.map((edge) => layersOf(edge).length));
  for (let layer = 0; layer < most; layer += 1) {
    for (const edge of edges) {
      const draw = layersOf(edge)[layer];
      const [a, b] = edge.between.map((name) => tiles.find((tile) => tile.name === name));
      if (draw === undefined || a === undefined || b === undefined) continue;
      const across = Math.atan2(b.y - a.y, b.x - a.x) + Math.PI / 2;
      const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
      const paint = () => play(ctx, theme, draw);
      placed(ctx, x * scale, y * scale, scale / RADIUS, paint, across);
    }
  }
}

/** All tiles, a little larger than they are, as one path. */
function outlines(ctx: Context, tiles: readonly Tile[], { corners }: Hexagon, scale: number): void {
  const reach = 1 + EDGE / RADIUS;
  ctx.beginPath();
  for (const tile of tiles) {
    corners.forEach(([x, y], corner) => {
      const at = [(tile.x + x * reach) * scale, (tile.y + y * reach) * scale] as const;
      if (corner === 0) ctx.moveTo(...at);
      else ctx.lineTo(...at);
    });
    ctx.closePath();
  }
}

/** Rocks along all six sides. */
function paintRim(ctx: Context, theme: Theme, kind: string, { corners }: Hexagon): void {
  const chance = grain(`${kind} rim`);
  corners.forEach(([x, y], side) => {
    const [toX, toY] = corners[(side + 1) % 6] ?? [x, y];
    for (let i = 0; i < 6; i += 1) {
      const along = (i + 0.5) / 6;
      const out = 91;
      placed(
        ctx,
        (x + (toX - x) * along) * out,
        (y + (toY - y) * along) * out,
        0.85 + chance() * 0.35,
        () => {
          ctx.beginPath();
          ctx.moveTo(-9, 5);
          ctx.lineTo(-6, -5);
          ctx.lineTo(2, -7);
          ctx.lineTo(9, -1);
          ctx.lineTo(7, 6);
          ctx.closePath();
          stroked(ctx, theme.line, 3);
          filled(ctx, theme.rock);
          ctx.beginPath();
          ctx.moveTo(-5, -1);
          ctx.lineTo(1, -5);
          ctx.lineTo(4, -1);
          ctx.closePath();
          filled(ctx, theme.rockLight);
        },
        (side * Math.PI) / 3 + chance(),
      );
    }
  });
}

/** Round lumps along the tile's edge, that reach a little into its neighbours; the same each time. */
function lobes(kind: string, { corners }: Hexagon): { x: number; y: number; size: number }[] {
  const chance = grain(`${kind} snow`);
  return corners.flatMap(([x, y], side) => {
    const [toX, toY] = corners[(side + 1) % 6] ?? [x, y];
    return [0, 0.25, 0.5, 0.75].map((along) => ({
      x: (x + (toX - x) * along) * 91,
      y: (y + (toY - y) * along) * 91,
      size: 14 + chance() * 10,
    }));
  });
}

/** From the outside in: thin veils, a shade, and the snow itself, which makes its edge soft. */
const SNOW_LAYERS: readonly (readonly [
  string,
  (ctx: Context, theme: Theme, kind: string, hex: Hexagon) => void,
])[] = [
  [
    'snow haze',
    (ctx, theme, kind, hex) => {
      paintLobes(ctx, theme.snow, kind, hex, 17, 0.28);
      paintLobes(ctx, theme.snow, kind, hex, 11, 0.4);
    },
  ],
  ['snow edge', (ctx, theme, kind, hex) => paintLobes(ctx, theme.snowEdge, kind, hex, 5, 1)],
  ['snow', paintSnow],
];

function paintLobes(
  ctx: Context,
  colour: string,
  kind: string,
  hex: Hexagon,
  grow: number,
  opacity: number,
): void {
  ctx.globalAlpha = opacity;
  ctx.beginPath();
  // One path: where lumps overlap the veil is no thicker.
  for (const { x, y, size } of lobes(kind, hex)) {
    ctx.moveTo(x + size + grow, y);
    ctx.arc(x, y, size + grow, 0, 2 * Math.PI);
  }
  filled(ctx, colour);
  ctx.globalAlpha = 1;
}

function paintSnow(ctx: Context, theme: Theme, kind: string, hex: Hexagon): void {
  for (const { x, y, size } of lobes(kind, hex)) {
    circle(ctx, x, y, size);
    filled(ctx, theme.snow);
  }
  hexagon(ctx, RADIUS, hex);
  filled(ctx, theme.snow);
}

/** What shows of snow within a tile: the shapes of what it has buried, and drifts where it has buried nothing. */
function paintCover(
  ctx: Context,
  theme: Theme,
  buried: string | null,
  kind: string,
  hex: Hexagon,
): void {
  if (buried !== null) {
    ctx.save();
    hexagon(ctx, RADIUS, hex);
    ctx.clip();
    paintMotif(ctx, snowedIn(theme), buried, kind);
    ctx.restore();
    return;
  }
  const chance = grain(`${kind} drifts`);
  for (const [x, y] of DRIFTS) {
    const wide = 34 + chance() * 16;
    placed(ctx, x + (chance() - 0.5) * 26, y + (chance() - 0.5) * 18, 1, () => {
      // A wave of snow, light on top, with its shadow below.
      ctx.beginPath();
      ctx.moveTo(-wide, 5);
      ctx.bezierCurveTo(-wide * 0.4, -15, wide * 0.3, -13, wide, 3);
      ctx.bezierCurveTo(wide * 0.3, -3, -wide * 0.3, 0, -wide, 5);
      filled(ctx, theme.snowLight);
      ctx.beginPath();
      ctx.moveTo(-wide, 5);
      ctx.bezierCurveTo(-wide * 0.3, 0, wide * 0.3, -3, wide, 3);
      ctx.bezierCurveTo(wide * 0.3, 8, -wide * 0.4, 14, -wide, 5);
      ctx.globalAlpha = SHADOW;
      filled(ctx, theme.snowEdge);
      ctx.globalAlpha = 1;
    });
  }
}

/** A theme in which all that stands on grounds is snow. */
function snowedIn(theme: Theme): Theme {
  const { snow, snowShape, snowLight, snowEdge } = theme;
  const ground: Ground = { field: snow, motif: snowShape, light: snowLight };
  return {
    ...theme,
    line: snowEdge,
    flint: snowEdge,
    rock: snowEdge,
    rockLight: snowShape,
    bone: snowLight,
    hide: snowShape,
    hideDark: snowEdge,
    wood: snowShape,
    straw: snowShape,
    stone: snowShape,
    stoneLight: snowLight,
    grounds: {
      forest: ground,
      grassland: ground,
      mountain: ground,
      berries: ground,
      jungle: ground,
      river: ground,
      plains: ground,
      swamp: ground,
      'breeding-ground': ground,
    },
  };
}

/** About where waves of snow lie on a tile, and how dark their shadows are. */
const DRIFTS = [
  [-34, -38],
  [36, -20],
  [-40, 14],
  [28, 36],
  [-8, 62],
] as const;
const SHADOW = 0.55;
