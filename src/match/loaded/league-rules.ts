import { playsIn } from '../../league/directing.ts';
import { entrantOf } from '../../league/entering.ts';
import { tableAt } from '../../league/playing.ts';
import { type LeagueTable, season as seasonSchema, type Season } from '../../league/season.ts';
import type { MatchRow, Transaction } from '../../store/store.ts';
import type { Change } from '../app/change.ts';
import type { Effect } from '../app/effect.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { expectSees } from '../stored/league-access.ts';
import { leagueTableOf } from '../stored/league-table.ts';
import { expectReliable } from '../stored/reliable.ts';

/** A table of a season, and the number of its league. */
interface AtTable {
  readonly league: number;
  readonly season: Season;
  readonly table: LeagueTable;
}

/** The season of which a match is a table, its league, and that table; null where it is none, or the season makes no sense. */
async function inSeason(
  store: Pick<Transaction, 'season'>,
  row: MatchRow,
): Promise<AtTable | null> {
  const of = leagueTableOf(row);
  const stored = of === null ? null : await store.season(of.season);
  const { data: season } = seasonSchema.safeParse(stored?.state);
  const table = of === null || season === undefined ? undefined : tableAt(season, of.table);
  if (stored === null || season === undefined || table === undefined) return null;
  return { league: stored.league, season, table };
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
  if (found !== null) expectNoRival(found, user);
}

/** The same of a season that was read. */
function expectNoRival({ season, table }: AtTable, user: string): void {
  const hasDropped = (entrantOf(season, user)?.dropped ?? null) !== null;
  if (hasDropped || playsIn(season, user, [table.division]))
    throw new Refused('rival in the league');
}

/** Throws `Refused` for who plays in the division of a league whose table a match is, and would decide about it. */
export async function refuseInDivision(
  transaction: Transaction,
  row: MatchRow,
  user: string,
): Promise<void> {
  const found = await inSeason(transaction, row);
  if (found !== null && playsIn(found.season, user, [found.table.division]))
    throw new Refused('own division alone');
}

/**
 * Throws `Refused` for who offers to take a seat over at a table of a league and is a rival there, or does not meet what
 * it asks of all who sign up: that they may see it, and answer in time.
 *
 * @param press null where somebody has offered before: it was seen then whether it may see the league
 */
export async function refuseByLeague(
  transaction: Transaction,
  row: MatchRow,
  user: string,
  press: Press | null,
): Promise<void> {
  const found = await inSeason(transaction, row);
  if (found === null) return;
  expectNoRival(found, user);
  const league = press === null ? null : await transaction.league(found.league);
  if (press !== null && league !== null) expectSees(press, league);
  const { reliability: least } = found.season.settings;
  if (least !== null) expectReliable(await transaction.reliabilityOf(user), least);
}

/** Has the season looked at of which a match is a table; nothing where it is none. */
export function seasonDue(row: MatchRow): Effect[] {
  const table = leagueTableOf(row);
  return table === null ? [] : [{ is: 'season due', season: table.season }];
}

/** Has a season looked at as soon as a match of it is over. */
export const seasonAfter = ({ outcome, after }: Change): Effect[] =>
  outcome === null ? [] : seasonDue(after.row);
