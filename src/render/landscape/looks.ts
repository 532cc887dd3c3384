import type { LookId } from '../../presentation/scene.ts';
import { type Context, placed } from '../context.ts';
import type { Theme } from '../palette.ts';
import { LOOK, type LookPainter } from './look.ts';
import { VILLAGE } from './village.ts';
import { WILDS } from './wilds.ts';

/** Every look of `LOOKS`. */
const PAINTERS: Readonly<Record<LookId, LookPainter>> = { ...WILDS, ...VILLAGE };

/** Paints what is at a place as large as it may be; (x, y) is the middle of the room's lower edge. */
export function paintLook(
  ctx: Context,
  theme: Theme,
  look: LookId,
  x: number,
  y: number,
  room: { readonly width: number; readonly height: number },
): void {
  const scale = Math.min(room.width / LOOK.width, room.height / LOOK.height);
  placed(ctx, x, y, scale, () => PAINTERS[look](ctx, theme));
}
