import { SHELF } from '../src/games/index.ts';
import type { AnyEdition } from '../src/presentation/edition.ts';
import type { Figure } from './figure.ts';

/** The first game that was measured: its figures go by their own names. */
const FIRST = 'tusk';

/** The figures of each game on the shelf, by name: those of another one have it before them, as `stone-age.replayMs`. */
export async function ofEachGame(
  measure: (edition: AnyEdition) => Promise<readonly Figure[]> | readonly Figure[],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [id, edition] of SHELF) {
    for (const figure of await measure(edition)) {
      figures.push(id === FIRST ? figure : { ...figure, name: `${id}.${figure.name}` });
    }
  }
  return figures;
}

/** Who plays a game best. Throws where nobody plays it. */
export function bestOf({ players, name }: AnyEdition): AnyEdition['players'][number] {
  const best = players.at(-1);
  if (best === undefined) throw new Error(`Nobody plays ${name}.`);
  return best;
}
