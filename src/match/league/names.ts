import { tableAt } from '../../league/playing.ts';
import type { LockedSeason } from './in-season.ts';

/** What a table is called: `Autumn A · 3`, or `Autumn · 3` where there is one division. */
export function tableName(
  { league, season }: Pick<LockedSeason, 'league' | 'season'>,
  number: number,
): string {
  const division = tableAt(season, number)?.division ?? 0;
  const letter = season.divisions.length > 1 ? ` ${letterOf(division)}` : '';
  return `${league.name}${letter} · ${number}`;
}

/** A, B and so on; after Z comes AA. */
export const letterOf = (division: number): string =>
  (division < 26 ? '' : letterOf(Math.floor(division / 26) - 1)) +
  String.fromCharCode(65 + (division % 26));
