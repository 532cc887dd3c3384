import { choreOf, nextChoreAt, SETTLED_AGAIN_MS } from '../../league/due.ts';
import { type LeagueSettings, leagueSettings } from '../../league/settings.ts';
import { season as schema, type Season } from '../../league/season.ts';
import type { LeagueRow, MatchId, SeasonRow, Transaction } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { type Press, pressOnce } from '../app/press.ts';
import { Refused } from '../app/refused.ts';

/** A season whose row is locked, and the transaction that works on it. */
export interface LockedSeason {
  readonly app: App;
  readonly transaction: Transaction;
  readonly league: LeagueRow;
  readonly row: SeasonRow;
  readonly season: Season;
}

/** A season as it is stored. Throws where it makes no sense. */
export const seasonIn = ({ state }: Pick<SeasonRow, 'state'>): Season => schema.parse(state);

/** Locks a season; null where there is none. */
export async function lockSeason(
  app: App,
  transaction: Transaction,
  id: number,
): Promise<LockedSeason | null> {
  const row = await transaction.lockSeason(id);
  const league = row === null ? null : await transaction.league(row.league);
  return row === null || league === null
    ? null
    : { app, transaction, league, row, season: seasonIn(row) };
}

/**
 * Saves a season that was changed, due as soon as it has something to do; what is being settled ends by itself.
 *
 * @param isTended whether it was seen to which of its matches have ended: else a season that is due stays so
 */
export async function saveSeason(
  locked: LockedSeason,
  season: Season,
  { isTended = false, isSettling = false } = {},
): Promise<LockedSeason> {
  const { app, transaction, row } = locked;
  const now = app.now().getTime();
  const isWaiting = !isTended && row.runAt !== null && row.runAt.getTime() <= now;
  const at = isWaiting || choreOf(season, now) !== null ? now : nextChoreAt(season, now);
  const runAt = isSettling ? now + SETTLED_AGAIN_MS : at;
  await transaction.saveSeason(row.id, {
    state: season,
    runAt: runAt === null ? null : new Date(runAt),
  });
  return { ...locked, season };
}

/** Changes how a league is played: as it stands by now, as somebody may hold another season of it. */
export async function changeSettings(
  { transaction, league: { id } }: Pick<LockedSeason, 'transaction' | 'league'>,
  change: (settings: LeagueSettings) => Partial<LeagueSettings>,
): Promise<void> {
  const league = await transaction.lockLeague(id);
  if (league === null) return;
  const settings = leagueSettings.parse(league.settings);
  await transaction.changeLeague(id, { settings: { ...settings, ...change(settings) } });
}

/** Carries a press out in a season. Throws `Refused` where there is none. */
export function inSeason<R>(
  app: App,
  press: Press,
  id: number,
  work: (locked: LockedSeason) => Promise<R>,
): Promise<R> {
  return pressOnce(app, press, async (transaction) => {
    const locked = await lockSeason(app, transaction, id);
    if (locked === null) throw new Refused('no such season');
    return work(locked);
  });
}

/** A season with its league, as they stand. Throws `Refused` where there is none. */
export async function readSeason(
  { store }: Pick<App, 'store'>,
  id: number,
): Promise<Pick<LockedSeason, 'league' | 'row' | 'season'>> {
  const row = await store.season(id);
  const league = row === null ? null : await store.league(row.league);
  if (row === null || league === null) throw new Refused('no such season');
  return { league, row, season: seasonIn(row) };
}

/** The threads in which the open tables of a season are played, by match. */
export async function threadsOf(
  { store }: Pick<App, 'store'>,
  { tables }: Season,
): Promise<Map<MatchId, string>> {
  const open = tables.flatMap(({ status, match }) => (status === 'open' ? (match ?? []) : []));
  return new Map(
    (await store.homesOf(open)).flatMap(({ id, thread }) =>
      thread === null ? [] : [[id, thread]],
    ),
  );
}

/** Changes what is kept of a season, other than by a press. */
export async function changeSeason(
  app: App,
  id: number,
  change: (season: Season) => Season,
): Promise<void> {
  await app.store.transaction(async (transaction) => {
    const locked = await lockSeason(app, transaction, id);
    if (locked !== null) await saveSeason(locked, change(locked.season));
  });
}
