import { dreamy } from '../../presentation/dreamy.ts';
import { stoneAge } from './rules.ts';
import { hasty, steady } from './steady.ts';

/** The rules of Stone Age and its computer players, the weakest first: all that it takes to play it. */
export const stoneAgePlaying = {
  game: stoneAge,
  players: [dreamy(hasty, 35), hasty, steady],
} as const;
