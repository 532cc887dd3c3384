import type { Scene } from '../presentation/scene.ts';
import { type Context, placed } from './context.ts';
import type { Area } from './layout.ts';
import type { Theme } from './palette.ts';
import { paintBadge } from './panels.ts';
import { widthOf, write } from './text.ts';

const PAD = 20;

/** The bar at the top: the turn and phase, the match, and whom the game waits for. */
export function paintTitle(ctx: Context, theme: Theme, scene: Scene, area: Area): void {
  const { match, round, phase, toMove } = scene.title;
  placed(ctx, area.x, area.y, 1, () => {
    ctx.fillStyle = theme.bar;
    ctx.fillRect(0, 0, area.width, area.height);
    const middle = area.height / 2;
    const movers = scene.strips.filter(({ seat }) => toMove.includes(seat));
    let right = area.width - PAD;
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
      const small = { size: 27, colour: theme.glow, align: 'right' } as const;
      right -= write(ctx, 'To move', right, middle, small) + 24;
    }
    const turn = `${round} · ${phase}`;
    write(ctx, turn, PAD, 30, { size: 36, colour: theme.barInk }, right - PAD);
    write(ctx, match, PAD, 68, { size: 27, weight: 'normal', colour: theme.barInk }, right - PAD);
  });
}
