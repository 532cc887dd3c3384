import type { Translation } from '../../../../language/say.ts';
import type { heading as english } from '../en/heading.ts';

/** Wo ein Spiel steht. */
export const heading = {
  setup: 'Aufbau',
  turn: 'Runde {{turn}} · {{season}} {{space}}/{{spaces}}',
  limited: 'Runde {{turn}}/{{last}} · {{season}} {{space}}/{{spaces}}',
  over: 'Ende · Runde {{turn}}',
} satisfies Translation<typeof english>;
