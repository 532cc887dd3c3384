import type { Translation } from '../../../../language/say.ts';
import type { heading as english } from '../en/heading.ts';

/** Wo eine Partie steht: `Runde 3 von 4`. */
export const heading = {
  round: 'Runde {{round}}',
  'round of': 'Runde {{round}} von {{last}}',
  over: 'Ende · Runde {{round}}',
} satisfies Translation<typeof english>;
