import { stoneAgeEdition } from '../../../src/games/stone-age/index.ts';
import { replayedMatch } from '../replayed.ts';

/** The recorded match of four tribes with the herd, entry by entry. */
export const replayed = () => replayedMatch(stoneAgeEdition.game, 'stone-age-3');
