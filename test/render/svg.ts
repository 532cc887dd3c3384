import type { Drawing, Place } from '../../src/presentation/drawing.ts';
import type { Area } from '../../src/render/context.ts';
import type { Theme } from '../../src/render/palette.ts';
import { borrowed, inked } from '../../src/render/drawings/play.ts';

/** A drawing as a picture of SVG, which others draw as well, in the colours of a theme: what it shows of this area. Nothing strays. */
export function svgOf(drawing: Drawing, theme: Theme, { x, y, width, height }: Area): string {
  const clips: string[] = [];
  const body = partsOf(drawing, theme, 1, clips);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">`,
    ...(clips.length === 0 ? [] : [`<defs>${clips.join('')}</defs>`]),
    `<g stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>`,
  ].join('');
}

function partsOf(drawing: Drawing, theme: Theme, opacity: number, clips: string[]): string {
  const faint = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return drawing
    .map((part): string => {
      if ('draw' in part) {
        const { draw, at = [[0, 0]], within } = part;
        const body = partsOf(draw, theme, opacity * (part.opacity ?? 1), clips);
        return placed(at, within === undefined ? body : clipped(body, within, clips));
      }
      if ('icon' in part || 'figure' in part) {
        return placed(part.at, partsOf(borrowed(theme, part), theme, opacity, clips));
      }
      const [path, ...inks] = part;
      return inks
        .map((ink) => {
          const { colour, width } = inked(theme, ink);
          const look =
            width === null
              ? `fill="${colour}"`
              : `fill="none" stroke="${colour}" stroke-width="${width}"`;
          return `<path d="${path.split('|')[0]}" ${look}${faint}/>`;
        })
        .join('');
    })
    .join('');
}

function clipped(body: string, within: string, clips: string[]): string {
  const id = `within${within.replace(/[^A-Za-z0-9]/g, (sign) => `_${sign.codePointAt(0)}_`)}`;
  const clip = `<clipPath id="${id}"><path d="${within}"/></clipPath>`;
  if (!clips.includes(clip)) clips.push(clip);
  return `<g clip-path="url(#${id})">${body}</g>`;
}

const placed = (at: readonly Place[], body: string): string =>
  at
    .map(([x, y, scale = 1, turn = 0]) => {
      const size = typeof scale === 'number' ? scale : scale.join(' ');
      return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${body}</g>`;
    })
    .join('');
