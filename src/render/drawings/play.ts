import type { Colours, Dye } from '../../presentation/colours.ts';
import type { Drawing, Ink, Place, Strays } from '../../presentation/drawing.ts';
import { type Context, filled, stroked } from '../context.ts';
import type { Theme } from '../palette.ts';
import { drawingOf } from './registry.ts';
import { between, parsePath, type Segment } from './path.ts';

/**
 * Plays a drawing: an emblem in the colours of its side, a ground with what strays by lot. Its paths are read when they are
 * first drawn.
 */
export function play(
  ctx: Context,
  theme: Theme,
  drawing: Drawing,
  more: { readonly side?: Dye; readonly chance?: () => number } = {},
): void {
  const { side, chance } = more;
  for (const part of drawing) {
    if ('draw' in part) {
      const { draw, at = ONCE, strays, within, opacity } = part;
      for (const place of at) {
        const own = chance && strays ? strayed(place, strays, chance) : place;
        placedAt(ctx, own, () => {
          if (within !== undefined) {
            trace(ctx, within);
            ctx.clip();
          }
          if (opacity !== undefined) ctx.globalAlpha *= opacity;
          play(ctx, theme, draw, more);
        });
      }
    } else if ('icon' in part || 'figure' in part) {
      const draw = borrowed(theme, part);
      for (const place of part.at) placedAt(ctx, place, () => play(ctx, theme, draw));
    } else {
      const [path, ...inks] = part;
      trace(ctx, path, chance);
      for (const ink of inks) {
        const { colour, width } = inked(theme, ink, side);
        if (width === null) filled(ctx, colour);
        else stroked(ctx, colour, width);
      }
    }
  }
}

const ONCE: readonly Place[] = [[0, 0]];

/** Where something comes to lie by lot; `chance` gives numbers in [0, 1). */
function strayed(
  [x, y, scale = 1, turn = 0]: Place,
  { grow = 0, x: aside = 0, y: down = 0 }: Strays,
  chance: () => number,
): Place {
  const [wide, high] = typeof scale === 'number' ? [scale, scale] : scale;
  const more = grow === 0 ? 0 : grow * chance();
  const about = (reach: number) => (reach === 0 ? 0 : (chance() * 2 - 1) * reach);
  return [x + about(aside), y + about(down), [wide + more, high + more], turn];
}

/** An icon or a figure that a drawing has of another one. */
export const borrowed = (
  theme: Theme,
  part: { readonly icon: string } | { readonly figure: string },
): Drawing =>
  'icon' in part ? drawingOf(theme, 'icons', part.icon) : drawingOf(theme, 'figures', part.figure);

function placedAt(ctx: Context, [x, y, scale = 1, turn = 0]: Place, paint: () => void): void {
  const [wide, high] = typeof scale === 'number' ? [scale, scale] : scale;
  ctx.save();
  ctx.translate(x, y);
  if (turn !== 0) ctx.rotate((turn * Math.PI) / 180);
  ctx.scale(wide, high);
  paint();
  ctx.restore();
}

/** The colour of an ink in a theme, and how wide a line is; null where it fills. */
export function inked(
  theme: Colours,
  ink: Ink,
  side?: Dye,
): { readonly colour: string; readonly width: number | null } {
  let read = INKS.get(ink);
  if (read === undefined) {
    const [name = '', width] = ink.split(' ');
    read = { name, width: width === undefined ? null : Number(width) };
    INKS.set(ink, read);
  }
  const colour = ofSide(side, read.name) ?? coloursOf(theme).get(read.name);
  if (colour === undefined) throw new RangeError(`No theme has a colour called "${read.name}".`);
  return { colour, width: read.width };
}

function ofSide(side: Dye | undefined, name: string): string | undefined {
  if (name === 'side.ink') return side?.ink;
  return name === 'side.fill' ? side?.fill : undefined;
}

const INKS = new Map<Ink, { readonly name: string; readonly width: number | null }>();

const NAMED = new WeakMap<Colours, ReadonlyMap<string, string>>();

/** All colours of a theme by their names in drawings. */
function coloursOf(theme: Colours): ReadonlyMap<string, string> {
  let named = NAMED.get(theme);
  if (named === undefined) {
    const grounds = Object.entries(theme.grounds).flatMap(([ground, colours]) =>
      Object.entries(colours).map(([part, colour]) => [`${ground}.${part}`, colour] as const),
    );
    const plain = Object.entries(theme).flatMap(([name, colour]) =>
      typeof colour === 'string' ? [[name, colour] as const] : [],
    );
    named = new Map([...plain, ...grounds]);
    NAMED.set(theme, named);
  }
  return named;
}

const PATHS = new Map<string, readonly Segment[]>();

function read(path: string): readonly Segment[] {
  let segments = PATHS.get(path);
  if (segments === undefined) {
    segments = parsePath(path);
    PATHS.set(path, segments);
  }
  return segments;
}

/** A path as the current one of the context; of several with bars between them, one that lies between them by lot. */
export function trace(ctx: Context, path: string, chance = () => 0): void {
  const [one = '', ...others] = path.split('|');
  const segments = others.length === 0 ? read(one) : parsePath(between(one, others, chance));
  ctx.beginPath();
  for (const segment of segments) {
    switch (segment[0]) {
      case 'M':
        ctx.moveTo(segment[1], segment[2]);
        break;
      case 'L':
        ctx.lineTo(segment[1], segment[2]);
        break;
      case 'C':
        ctx.bezierCurveTo(segment[1], segment[2], segment[3], segment[4], segment[5], segment[6]);
        break;
      case 'Q':
        ctx.quadraticCurveTo(segment[1], segment[2], segment[3], segment[4]);
        break;
      case 'Z':
        ctx.closePath();
    }
  }
}
