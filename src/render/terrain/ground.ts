import type { HexMap, TextureId, Tile } from '../../presentation/scene.ts';
import { circle, type Context, filled, placed, stroked } from '../context.ts';
import type { Theme } from '../palette.ts';
import { CORNERS, grain, hexagon } from './hexagon.ts';
import { TERRAIN_PAINTERS } from './terrain.ts';

/** Units from centre to corner in which tiles are painted. */
const RADIUS = 100;

/** A texture in a hexagon of `radius` round (x, y); `name` decides where its trees stand. */
export function paintTexture(
  ctx: Context,
  theme: Theme,
  texture: TextureId,
  x: number,
  y: number,
  radius: number,
  name: string,
): void {
  placed(ctx, x, y, radius / RADIUS, () => {
    hexagon(ctx, RADIUS);
    ctx.clip();
    const ground = theme.grounds[texture];
    filled(ctx, ground.field);
    TERRAIN_PAINTERS[texture](ctx, ground, theme, grain(name));
  });
}

/**
 * What changes seldom: grounds, rims and snow of all tiles; the scale is in pixels from centre to corner.
 * The origin is the origin of the map.
 */
export function paintGround(ctx: Context, theme: Theme, map: HexMap, scale: number): void {
  for (const tile of map.tiles) {
    placed(ctx, tile.x * scale, tile.y * scale, scale / RADIUS, () => {
      hexagon(ctx, RADIUS + 4);
      filled(ctx, theme.line);
    });
  }
  for (const tile of map.tiles) {
    if (tile.texture === null) continue;
    const [x, y] = [tile.x * scale, tile.y * scale];
    paintTexture(ctx, theme, tile.texture, x, y, scale, tile.name);
    if (tile.rim) placed(ctx, x, y, scale / RADIUS, () => paintRim(ctx, theme, tile.name));
    placed(ctx, x, y, scale / RADIUS, () => {
      hexagon(ctx, RADIUS);
      stroked(ctx, theme.line, 3);
    });
  }
  const snowy = map.tiles.filter(({ snow }) => snow);
  // All edges lie under all snow, so that the field of snow is one.
  for (const layer of [paintSnowEdge, paintSnow]) {
    for (const tile of snowy) {
      placed(ctx, tile.x * scale, tile.y * scale, scale / RADIUS, () => layer(ctx, theme, tile));
    }
  }
  for (const { texture, x, y, name } of snowy) {
    placed(ctx, x * scale, y * scale, scale / RADIUS, () => {
      hexagon(ctx, RADIUS);
      stroked(ctx, theme.snowEdge, 3);
    });
    // A place that keeps its function under the snow shows something of it.
    if (texture !== null)
      paintTexture(ctx, theme, texture, x * scale, y * scale, scale * 0.62, name);
  }
}

/** Rocks along all six sides. */
function paintRim(ctx: Context, theme: Theme, name: string): void {
  const chance = grain(`${name} rim`);
  CORNERS.forEach(([x, y], side) => {
    const [toX, toY] = CORNERS[(side + 1) % 6] ?? [x, y];
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
function lobes(name: string): { x: number; y: number; size: number }[] {
  const chance = grain(`${name} snow`);
  return CORNERS.flatMap(([x, y], side) => {
    const [toX, toY] = CORNERS[(side + 1) % 6] ?? [x, y];
    return [0, 0.25, 0.5, 0.75].map((along) => ({
      x: (x + (toX - x) * along) * 93,
      y: (y + (toY - y) * along) * 93,
      size: 15 + chance() * 9,
    }));
  });
}

function paintSnowEdge(ctx: Context, theme: Theme, { name }: Tile): void {
  for (const { x, y, size } of lobes(name)) {
    circle(ctx, x, y, size + 5);
    filled(ctx, theme.snowEdge);
  }
}

function paintSnow(ctx: Context, theme: Theme, { name }: Tile): void {
  for (const { x, y, size } of lobes(name)) {
    circle(ctx, x, y, size);
    filled(ctx, theme.snow);
  }
  hexagon(ctx, RADIUS);
  filled(ctx, theme.snow);
  const chance = grain(`${name} drifts`);
  for (let i = 0; i < 5; i += 1) {
    const [x, y] = [(chance() - 0.5) * 110, (chance() - 0.5) * 90];
    ctx.beginPath();
    ctx.moveTo(x - 16, y);
    ctx.quadraticCurveTo(x, y - 9, x + 18, y + 1);
    stroked(ctx, theme.snowEdge, 4);
  }
}
