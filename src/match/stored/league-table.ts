import { z } from 'zod';
import type { MatchRow } from '../../store/store.ts';
import type { Change } from '../app/change.ts';
import type { Effect } from '../app/effect.ts';

const leagueTable = z.strictObject({
  season: z.int(),
  /** Its number in the schedule of the season, from 1. */
  table: z.int(),
  /** What it is called: `Autumn A · table 3`. */
  name: z.string(),
});

/** Of which season of a league a match is a table. */
export type LeagueTableOf = z.infer<typeof leagueTable>;

/** Of which season a match is a table; null for none. */
export const leagueTableOf = ({ league }: Pick<MatchRow, 'league'>): LeagueTableOf | null =>
  leagueTable.safeParse(league).data ?? null;

/** Has the season looked at of which a match is a table; nothing where it is none. */
export function seasonDue(row: MatchRow): Effect[] {
  const table = leagueTableOf(row);
  return table === null ? [] : [{ is: 'season due', season: table.season }];
}

/** Has a season looked at as soon as a match of it is over. */
export const seasonAfter = ({ outcome, after }: Change): Effect[] =>
  outcome === null ? [] : seasonDue(after.row);
