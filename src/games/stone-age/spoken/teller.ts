import type { StoneAgeEvent } from '../event.ts';
import type { StoneAgeSpeech } from '../words/index.ts';

/** Tells events that belong together, none of them from another passage. */
export type Teller = (speech: StoneAgeSpeech, events: readonly StoneAgeEvent[]) => string[];
