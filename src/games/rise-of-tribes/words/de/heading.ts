import type { Translation } from '../../../../language/say.ts';
import type { heading as english } from '../en/heading.ts';

/** Wo die Partie steht. */
export const heading = {
  setup: 'Aufbau',
  turn: 'Zug {{turn}}',
  short: '{{heading}} · bis {{points}} Punkte',
  over: 'Ende · Zug {{turn}}',
} satisfies Translation<typeof english>;
