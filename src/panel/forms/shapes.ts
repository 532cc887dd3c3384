import { amountsOf } from './amounts.ts';
import type { ShapedGroup } from '../group.ts';
import { inOrderOf } from './in-order.ts';
import { picksOf } from './picks.ts';
import type { Shape } from './shape.ts';

/** How the answers to a question are offered and read back, whatever their shape. */
export function shapeOf({ asked, command, shaped }: ShapedGroup): Shape {
  if (shaped.is === 'amounts') return amountsOf(asked, command, shaped);
  return shaped.shape.inOrder ? inOrderOf(asked, shaped) : picksOf(asked, shaped);
}
