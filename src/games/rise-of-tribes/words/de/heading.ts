import type { Translation } from '../../../../language/say.ts';
import type { heading as english } from '../en/heading.ts';

/** Wo die Partie steht. */
export const heading = {
  setup: 'Aufbau',
  round: 'Runde {{round}}',
  short: '{{heading}} · bis {{points}} Punkte',
  over: 'Ende · Runde {{round}}',
} satisfies Translation<typeof english>;
