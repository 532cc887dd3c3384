import { acts } from './act.ts';
import { buying } from './buy.ts';
import { gains } from './gain.ts';
import { sending } from './place.ts';
import type { StoneAgeMoves } from './stone-age-move.ts';

/** Every action, in the order in which a tribe comes to need its command. */
export const MOVES: StoneAgeMoves = { ...sending, ...acts, ...buying, ...gains };
