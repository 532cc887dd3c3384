import { acts } from './act.ts';
import { fight } from './fight.ts';
import { hunt } from './hunt.ts';
import { season } from './season.ts';
import { setup } from './setup.ts';
import { turn } from './turn.ts';
import type { TuskMoves } from './tusk-move.ts';

/** Every action, in the order in which a tribe comes to need its command. */
export const MOVES: TuskMoves = { ...setup, ...turn, ...acts, ...fight, ...hunt, ...season };
