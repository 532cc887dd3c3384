import { dreamy } from '../../presentation/dreamy.ts';
import { tusk } from './rules.ts';
import { hasty, steady } from './steady.ts';

/** The rules of Tusk! and its computer players, the weakest first: all that it takes to play it. */
export const tuskPlaying = { game: tusk, players: [dreamy(hasty, 18), hasty, steady] } as const;
