import { DAY_MS } from '../../clock/hours.ts';
import { leagueSettings } from '../../league/settings.ts';
import type { Season } from '../../league/season.ts';
import { openSeason } from './founding.ts';
import type { LockedSeason } from './in-season.ts';

/** Opens the next season of a league after the end of one, where it is to come by itself. */
export async function openNext({
  app,
  transaction,
  league,
  row,
  season,
}: LockedSeason): Promise<void> {
  const { pauseDays } = leagueSettings.parse(league.settings);
  if (pauseDays === null || league.endedAt !== null) return;
  const from = app.now().getTime() + pauseDays * DAY_MS;
  await openSeason(app, transaction, league, row.number + 1, from, playedIn(season));
}

/** Who has played a season, and did not drop out. */
export const playedIn = ({ entrants }: Season): string[] =>
  entrants.flatMap(({ user, as, dropped }) => (as === 'player' && dropped === null ? [user] : []));
