import type { LeagueRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { type Place, type Press, pressOnce } from '../app/press.ts';
import { expectDirects } from './directing.ts';
import { lockSeason } from './in-season.ts';
import { tellSeasonPost, tellStandings } from './telling.ts';

/**
 * Has a league go on in another channel: what is said of it, and tables from now on. Those that are open stay where they
 * are. Only who directs it, or manages the server, may.
 */
export function moveLeague(app: App, press: Press, league: LeagueRow, home: Place): Promise<void> {
  return pressOnce(app, press, async (transaction) => {
    expectDirects(press, league);
    await transaction.changeLeague(league.id, { channel: home.channel });
    const [newest] = await transaction.seasonsOf(league.id);
    const locked = newest === undefined ? null : await lockSeason(app, transaction, newest.id);
    if (locked === null) return;
    await tellSeasonPost(locked);
    for (const division of locked.season.divisions.keys()) await tellStandings(locked, division);
  });
}
