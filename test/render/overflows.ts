import type { Scene } from '../../src/presentation/scene.ts';
import type { Area } from '../../src/render/context.ts';
import { paintUncached } from '../../src/render/paint-cache.ts';
import type { Layout } from '../../src/render/layout.ts';
import { THEMES } from '../../src/render/palette.ts';
import { paintScene } from '../../src/render/picture.ts';
import { type Written, written } from './written.ts';

/** Where words stand in boxes of their own. */
const boxes = ({ title, landscape, displays, panes, cards, strips }: Layout): Area[] => [
  title,
  ...(landscape === null ? [] : [landscape]),
  ...[...displays, ...panes, ...cards, ...strips].map(({ area }) => area),
];

/** Texts that reach out of their box, or over another one on their line. */
export function overflows(all: readonly Written[], areas: readonly Area[]): string[] {
  return areas.flatMap((area) => {
    const here = all.filter(
      ({ x, y }) =>
        x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height,
    );
    const out = here.filter(({ left, right }) => left < area.x || right > area.x + area.width + 1);
    const over = here.flatMap((one, index) =>
      here
        .slice(index + 1)
        .filter(
          (other) =>
            Math.abs(one.y - other.y) < 0.7 * Math.min(one.size, other.size) &&
            one.left + 1 < other.right &&
            other.left + 1 < one.right,
        )
        .map((other) => `${one.text} | ${other.text}`),
    );
    return [...out.map(({ text }) => `${text} reaches out`), ...over];
  });
}

/** The same of a whole picture. */
export function overflowsOn(scene: Scene, layout: Layout): string[] {
  const all = written((ctx) => paintScene(ctx, THEMES.day, scene, layout, paintUncached));
  return overflows(all, boxes(layout));
}
