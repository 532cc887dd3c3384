import { isOpen } from '../../league/claims.ts';
import type { LeagueRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import type { Place, Press } from '../app/press.ts';
import { inLeague } from './directing.ts';
import { changeSettings } from './in-season.ts';
import { tellClaim, tellSeasonPost, tellStandings, tellVote } from './telling.ts';

/**
 * Has a league, or a division of it, go on in another channel: what is said of it, and tables from now on. Those that are
 * open stay where they are. Only who directs it, or manages the server, may.
 *
 * @param division from 0; null for all that have no channel of their own
 */
export function moveLeague(
  app: App,
  press: Press,
  { id }: Pick<LeagueRow, 'id'>,
  { channel }: Place,
  division: number | null,
): Promise<void> {
  return inLeague(app, press, { id }, async (locked) => {
    const { transaction, league } = locked;
    if (division === null) await transaction.changeLeague(id, { channel });
    else {
      await changeSettings(locked, ({ channels }) => {
        const { [division]: _, ...others } = channels;
        return {
          channels: channel === league.channel ? others : { ...others, [division]: channel },
        };
      });
    }
    await tellSeasonPost(locked);
    for (const [nth, claim] of locked.season.claims.entries()) {
      if (division !== null || !isOpen(claim)) continue;
      await tellClaim(locked, nth);
      if (claim.vote !== null) await tellVote(locked, nth);
    }
    for (const division of locked.season.divisions.keys()) await tellStandings(locked, division);
  });
}
