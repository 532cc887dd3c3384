import { byChance } from '../../presentation/by-chance.ts';
import { valleyOfTheMammoths } from './rules.ts';

/** The rules of Valley of the Mammoths and its computer players, the weakest first: all that it takes to play it. */
export const valleyPlaying = { game: valleyOfTheMammoths, players: [byChance] } as const;
