import { amountsOf } from './amounts.ts';
import type { ShapedGroup } from './group.ts';
import { picksOf } from './picks.ts';
import type { Shape } from './shape.ts';

/** How the answers to a question are offered and read back, whatever their shape. */
export function shapeOf({ asked, command, shaped }: ShapedGroup): Shape {
  return shaped.is === 'amounts' ? amountsOf(asked, command, shaped) : picksOf(asked, shaped);
}
