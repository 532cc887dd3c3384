import { hasty, steady } from './players.ts';
import { STEADING } from './rules.ts';

/** The rules of the game and its computer players, the weakest first: all that it takes to play it. */
export const steadingPlaying = { game: STEADING, players: [hasty, steady] } as const;
