import type { AnyEdition } from '../presentation/edition.ts';
import { riseEdition } from './rise-of-tribes/index.ts';
import { stoneAgeEdition } from './stone-age/index.ts';
import { tuskEdition } from './tusk/index.ts';
import { valleyEdition } from './valley-of-the-mammoths/index.ts';

/** Every game that Firepit plays, by its id. A new one is a folder beside `tusk/` and a line here. */
const EDITIONS: readonly AnyEdition[] = [tuskEdition, stoneAgeEdition, riseEdition, valleyEdition];

export const SHELF: ReadonlyMap<string, AnyEdition> = new Map(
  EDITIONS.map((edition) => [edition.game.id, edition]),
);
