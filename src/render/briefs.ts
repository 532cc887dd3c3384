import type { Brief } from '../presentation/scene.ts';
import { type Area, type Context, placed } from './context.ts';
import { paintIcon } from './icons.ts';
import type { PaintCache } from './paint-cache.ts';
import type { Theme } from './palette.ts';
import { widthOf, write } from './text.ts';

/** How large something in brief is: its letters, its signs, from one sign to the next, and between its parts. */
export interface BriefLook {
  readonly size: number;
  readonly icon: number;
  readonly step: number;
  readonly gap: number;
}

/** Whether it stands back, and in which colour it is written. */
export interface BriefInk {
  readonly pale?: boolean;
  readonly colour?: string;
}

/** Letters are not made smaller than this. */
const LEAST = 25;
/** How near signs may come to each other, in shares of their usual step. */
const NEAREST = 0.5;
/** How much is seen of signs that stand back. */
const PALE = 0.45;

/** How wide it comes out in its full size. */
export function briefWidth(
  ctx: Context,
  { label, icons, text }: Brief,
  { size, step, gap }: BriefLook,
): number {
  const parts = [
    label === '' ? 0 : widthOf(ctx, label, { size }),
    icons.length * step,
    text === '' ? 0 : widthOf(ctx, text, { size }),
  ].filter((width) => width > 0);
  return parts.reduce((sum, width) => sum + width, Math.max(0, parts.length - 1) * gap);
}

/** What something in brief may cover: signs and letters reach out of their room a little. */
function reachOf(width: number, { size, icon }: BriefLook): Area {
  const high = Math.max(size, icon) * 0.8;
  return { x: -icon / 3, y: -high, width: width + icon, height: 2 * high };
}

/**
 * Letters, signs and letters from (x, y) to the right, all smaller where they would be wider than `room`.
 * Returns how wide they came out.
 */
export function paintBrief(
  ctx: Context,
  theme: Theme,
  brief: Brief,
  x: number,
  y: number,
  look: BriefLook,
  room: number,
  cache: PaintCache,
  { pale = false, colour = pale ? theme.faded : theme.ink }: BriefInk = {},
): number {
  const { label, icons, text } = brief;
  const { size, icon, step, gap } = look;
  const wide = briefWidth(ctx, brief, look);
  if (wide === 0) return 0;
  const isRead = label !== '' || text !== '';
  const scale = Math.min(1, Math.max(isRead ? LEAST / size : 0, room / wide));
  // Signs move together before letters are left out.
  const over = Math.max(0, wide - room / scale);
  const near = Math.max(step * NEAREST, step - over / Math.max(1, icons.length));
  const free = room / scale;
  const key = JSON.stringify(['brief', brief, look, near, wide > free ? free : null, pale, colour]);
  placed(ctx, x, y, scale, () => {
    cache(ctx, key, reachOf(Math.min(wide, free), look), (own) => {
      let at = 0;
      const written = (words: string, left: number) => {
        const rest = free - at - left;
        // In less room than that nothing can be read of it.
        return rest < size ? 0 : write(own, words, at, 0, { size, colour }, rest);
      };
      if (label !== '') at += written(label, icons.length * near) + gap;
      own.globalAlpha = pale ? PALE : 1;
      for (const one of icons) {
        paintIcon(own, theme, one, at + near / 2, 0, Math.min(icon, near * 1.6));
        at += near;
      }
      own.globalAlpha = 1;
      if (icons.length > 0) at += gap;
      if (text !== '') written(text, 0);
    });
  });
  return Math.min(room, wide * scale);
}
