import { acts } from './act.ts';
import { carriedOut } from './carry-out.ts';
import { forAll } from './for-all.ts';
import type { RiseMoves } from './rise-move.ts';
import { settled } from './settle.ts';
import { start } from './start.ts';

/** Every action, in the order in which a tribe comes to need its command. */
export const MOVES: RiseMoves = { ...start, ...acts, ...carriedOut, ...forAll, ...settled };
