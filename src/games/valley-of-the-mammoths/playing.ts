import { dreamy } from '../../presentation/dreamy.ts';
import { valleyOfTheMammoths } from './rules.ts';
import { hasty, steady } from './steady.ts';

/** How often, out of 100, the weakest player gives whatever answer comes to mind. */
const DREAMS = 15;

/** The rules of Valley of the Mammoths and its computer players, the weakest first: all that it takes to play it. */
export const valleyPlaying = {
  game: valleyOfTheMammoths,
  players: [dreamy(hasty, DREAMS), hasty, steady],
} as const;
