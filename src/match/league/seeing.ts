import { leagueSettings } from '../../league/settings.ts';
import type { LeagueRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { directs, inLeague } from './directing.ts';
import { changeSettings } from './in-season.ts';

/** Whether somebody may see a league: everybody, or the members of its role, and who directs it. */
export function sees(
  press: Pick<Press, 'server' | 'moderates' | 'holds'>,
  league: LeagueRow,
): boolean {
  const { seenBy } = leagueSettings.parse(league.settings);
  return seenBy === null || press.holds(seenBy) || directs(press, league);
}

/** Throws `Refused` for who may not see a league. */
export function expectSees(press: Press, league: LeagueRow): void {
  const { seenBy } = leagueSettings.parse(league.settings);
  if (!sees(press, league)) throw new Refused('league is for a role', { role: seenBy ?? '' });
}

/** Shows a league to the members of a role alone; null: to everybody. Only who directs it, or manages the server, may. */
export function showTo(
  app: App,
  press: Press,
  { id }: Pick<LeagueRow, 'id'>,
  seenBy: string | null,
): Promise<void> {
  return inLeague(app, press, { id }, (locked) => changeSettings(locked, () => ({ seenBy })));
}
