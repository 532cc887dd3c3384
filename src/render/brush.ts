import type { Strip } from '../presentation/scene.ts';
import type { Context } from './context.ts';
import type { PaintCache } from './paint-cache.ts';
import type { Theme } from './palette.ts';

/** What most is painted with: where, in which theme, whose sides there are, and where copies are kept. */
export interface Brush {
  readonly ctx: Context;
  readonly theme: Theme;
  readonly strips: readonly Strip[];
  readonly cache: PaintCache;
}
