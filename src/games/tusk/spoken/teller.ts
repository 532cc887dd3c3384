import type { SpokenTable } from '../../../presentation/table.ts';
import type { TuskSpeech } from '../words/index.ts';
import type { TuskEvent } from '../event.ts';

/** Tells events that belong together, none of them from another passage. */
export type Teller = (
  speech: TuskSpeech,
  events: readonly TuskEvent[],
  table: SpokenTable,
) => string[];
