import type { SpokenTable } from '../../../../presentation/table.ts';
import type { TuskEvent } from '../../event.ts';

/** Tells events that belong together, none of them from another passage. */
export type Teller = (events: readonly TuskEvent[], table: SpokenTable) => string[];
