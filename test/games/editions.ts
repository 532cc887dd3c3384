import { SHELF } from '../../src/games/index.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { pebblesEdition } from './pebbles/index.ts';
import { steadingEdition } from './steading/index.ts';

/** Every game there is: those of the shelf, the one with all that a game may need, and the smallest. */
export const EDITIONS: readonly AnyEdition[] = [...SHELF.values(), steadingEdition, pebblesEdition];
