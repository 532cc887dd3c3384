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
