import { order } from './order.ts';
import { standing } from './standing.ts';
import { start } from './start.ts';
import { together } from './together.ts';
import type { ValleyMoves } from './valley-move.ts';

/** Every action, in the order in which a tribe comes to need its command. */
export const MOVES: ValleyMoves = { ...start, ...order, ...together, ...standing };
