import { leagueSettings } from '../../league/settings.ts';
import { notify, type SeasonNews } from '../app/notice.ts';
import type { LockedSeason } from './in-season.ts';

/** Has something told of a season in its channel, and its post said anew. */
export async function tellSeason(
  { app, transaction, row }: LockedSeason,
  news: SeasonNews,
): Promise<void> {
  await notify(transaction, null, { kind: 'seasonNews', season: row.id, news }, app.now());
  await tellSeasonPost({ app, transaction, row });
}

/** Has the post of a season said anew. */
export const tellSeasonPost = ({
  app,
  transaction,
  row,
}: Pick<LockedSeason, 'app' | 'transaction' | 'row'>): Promise<void> =>
  notify(transaction, null, { kind: 'season', season: row.id }, app.now());

/** Has the post with the standings of a division said anew. */
export const tellStandings = (
  { app, transaction, row }: LockedSeason,
  division: number,
): Promise<void> =>
  notify(transaction, null, { kind: 'standings', season: row.id, division }, app.now());

/** Has roles given and taken as they are to be by now, where a league has any: to all, or to one alone. */
export async function tellRoles(
  locked: Pick<LockedSeason, 'app' | 'transaction' | 'league' | 'row'>,
  of?: string,
): Promise<void> {
  if (leagueSettings.parse(locked.league.settings).roles.isOn) await seeToRoles(locked, null, of);
}

/** Has it done for those behind somebody, in the order of ids; null for all. */
export const seeToRoles = (
  { app, transaction, row }: Pick<LockedSeason, 'app' | 'transaction' | 'row'>,
  after: string | null,
  of?: string,
): Promise<void> =>
  notify(
    transaction,
    null,
    { kind: 'roles', season: row.id, after, ...(of === undefined ? {} : { of }) },
    app.now(),
  );

/** Has the nth claim told, or what was decided of it. */
export const tellClaim = ({ app, transaction, row }: LockedSeason, nth: number): Promise<void> =>
  notify(
    transaction,
    null,
    { kind: 'seasonNews', season: row.id, news: { is: 'claim', nth } },
    app.now(),
  );

/** Has the post said anew in which people vote on a claim. */
export const tellVote = ({ app, transaction, row }: LockedSeason, nth: number): Promise<void> =>
  notify(transaction, null, { kind: 'ballot', season: row.id, nth }, app.now());
