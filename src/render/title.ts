import type { Scene, Strip } from '../presentation/scene.ts';
import { type Area, type Context, placed } from './context.ts';
import type { Keep } from './keep.ts';
import type { Theme } from './palette.ts';
import { paintBadge } from './panels.ts';
import { widthOf, write } from './text.ts';

const PAD = 20;

/** The bar at the top: the turn and phase, the match, and whom the game waits for. */
export function paintTitle(
  ctx: Context,
  theme: Theme,
  scene: Scene,
  { x, y, width, height }: Area,
  keep: Keep,
): void {
  const { title, strips } = scene;
  const movers = strips.filter(({ seat }) => title.toMove.includes(seat));
  const looks = movers.map(({ name, colour, emblem }) => [name, colour, emblem]);
  const key = JSON.stringify([title, looks, width, height]);
  placed(ctx, x, y, 1, () => {
    keep(ctx, key, { x: 0, y: 0, width, height }, (own) => {
      own.fillStyle = theme.bar;
      own.fillRect(0, 0, width, height);
      const right = paintMovers(own, theme, movers, width - PAD, height / 2);
      const turn = `${title.round} · ${title.phase}`;
      const small = { size: 27, weight: 'normal', colour: theme.barInk } as const;
      write(own, turn, PAD, 30, { size: 36, colour: theme.barInk }, right - PAD);
      write(own, title.match, PAD, 68, small, right - PAD);
    });
  });
}

/** The badges of those whose move it is, from the right. Returns where they begin. */
function paintMovers(
  ctx: Context,
  theme: Theme,
  movers: readonly Strip[],
  end: number,
  middle: number,
): number {
  let right = end;
  const big = { size: 34, colour: theme.barInk } as const;
  const only = movers.length === 1 ? movers[0] : undefined;
  if (only !== undefined) {
    const space = Math.min(300, widthOf(ctx, only.name, big));
    right -= space;
    write(ctx, only.name, right, middle, big, space);
    right -= 12;
  }
  for (const mover of [...movers].reverse()) {
    paintBadge(ctx, theme, mover, right - 30, middle, 30);
    right -= 70;
  }
  if (movers.length > 0) {
    const small = { size: 27, colour: theme.barAccent, align: 'right' } as const;
    right -= write(ctx, 'To move', right, middle, small) + 24;
  }
  return right;
}
