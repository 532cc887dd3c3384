import { z } from 'zod';
import { playsIn } from '../../league/directing.ts';
import { entrantOf } from '../../league/entering.ts';
import { tableAt } from '../../league/playing.ts';
import { type LeagueTable, season as seasonSchema, type Season } from '../../league/season.ts';
import type { MatchRow, Transaction } from '../../store/store.ts';
import type { Change } from '../app/change.ts';
import type { Effect } from '../app/effect.ts';
import { Refused } from '../app/refused.ts';

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

/** The season of which a match is a table, and that; null where it is none, or the season makes no sense. */
async function inSeason(
  store: Pick<Transaction, 'season'>,
  row: MatchRow,
): Promise<{ readonly season: Season; readonly table: LeagueTable } | null> {
  const of = leagueTableOf(row);
  const stored = of === null ? null : await store.season(of.season);
  const { data: season } = seasonSchema.safeParse(stored?.state);
  const table = of === null || season === undefined ? undefined : tableAt(season, of.table);
  return season === undefined || table === undefined ? null : { season, table };
}

/** When the round of a table ends, or the next one where that is over, in milliseconds since 1970; null for never. */
export async function roundEndOf(
  store: Pick<Transaction, 'season'>,
  row: MatchRow,
  now: number,
): Promise<number | null> {
  const found = await inSeason(store, row);
  const ends = found?.season.roundEnds.slice(found.table.round) ?? [];
  return ends.find((end) => end > now) ?? null;
}

/**
 * Throws `Refused` for who may not take a seat over at a table of a league: it plays in that division, for itself or
 * another, or has dropped out of the season.
 */
export async function refuseRival(
  transaction: Transaction,
  row: MatchRow,
  user: string,
): Promise<void> {
  const found = await inSeason(transaction, row);
  if (found === null) return;
  const { season, table } = found;
  const hasDropped = (entrantOf(season, user)?.dropped ?? null) !== null;
  if (hasDropped || playsIn(season, user, [table.division]))
    throw new Refused('rival in the league');
}

/** Has the season looked at of which a match is a table; nothing where it is none. */
export function seasonDue(row: MatchRow): Effect[] {
  const table = leagueTableOf(row);
  return table === null ? [] : [{ is: 'season due', season: table.season }];
}

/** Has a season looked at as soon as a match of it is over. */
export const seasonAfter = ({ outcome, after }: Change): Effect[] =>
  outcome === null ? [] : seasonDue(after.row);
