import { DAY_MS } from '../../clock/hours.ts';
import { leagueSettings } from '../../league/settings.ts';
import type { Season } from '../../league/season.ts';
import { openSeason } from './founding.ts';
import type { LockedSeason } from './in-season.ts';

/** When people can sign up for the next season of a league, if one ends now; null where a director opens it, or none comes. */
export function nextOpens({ app, league }: Pick<LockedSeason, 'app' | 'league'>): number | null {
  const { pauseDays } = leagueSettings.parse(league.settings);
  if (pauseDays === null || league.endedAt !== null) return null;
  return app.now().getTime() + pauseDays * DAY_MS;
}

/** Opens the next season of a league after the end of one, from that time on. */
export const openNext = (
  { app, transaction, league, row, season }: LockedSeason,
  from: number,
): Promise<void> => openSeason(app, transaction, league, row.number + 1, from, playedIn(season));

/** Who has played a season, and did not drop out. */
export const playedIn = ({ entrants }: Season): string[] =>
  entrants.flatMap(({ user, as, dropped }) => (as === 'player' && dropped === null ? [user] : []));
