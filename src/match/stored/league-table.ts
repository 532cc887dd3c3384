import { z } from 'zod';
import type { MatchRow } from '../../store/store.ts';

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
