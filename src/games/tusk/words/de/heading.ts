import type { Translation } from '../../../../language/say.ts';
import type { heading as english } from '../en/heading.ts';

/** Wie eine Partie steht: `Runde 3 · Kampf auf D5`. */
export const heading = {
  setup: 'Aufbau',
  'turn of': 'Runde {{turn}} von {{last}}',
  turn: 'Runde {{turn}}',
  over: 'Ende · Runde {{turn}}',
} satisfies Translation<typeof english>;
