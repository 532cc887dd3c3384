import { SHELF } from '../src/games/index.ts';
import type { AnyEdition } from '../src/presentation/edition.ts';
import type { Figure } from './figure.ts';

/** The first game that was measured: its figures go by their own names. */
const FIRST = 'tusk';

/** What stands before the names of a game's figures: `stone-age.`; nothing for the first one. */
export const prefixOf = (game: string): string => (game === FIRST ? '' : `${game}.`);

/** Whether a figure of this name is one of that game. */
export const isOf = (game: string, figure: string): boolean =>
  game === FIRST
    ? ![...SHELF.keys()].some((other) => other !== FIRST && figure.startsWith(prefixOf(other)))
    : figure.startsWith(prefixOf(game));

/** The figures of each game on the shelf, by name: those of another one have it before them, as `stone-age.replayMs`. */
export async function ofEachGame(
  measure: (edition: AnyEdition) => Promise<readonly Figure[]> | readonly Figure[],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [id, edition] of SHELF) {
    for (const figure of await measure(edition)) {
      figures.push({ ...figure, name: `${prefixOf(id)}${figure.name}` });
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
