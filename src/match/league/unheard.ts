import { saidUnheard } from '../../league/due.ts';
import { SOMEBODY } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { notify } from '../app/notice.ts';
import { channelFor } from './homes.ts';
import { lockSeason, saveSeason } from './in-season.ts';

/**
 * Has who founded a league told, once for each channel, that nothing of it, or of a division, can be said there. Its season
 * goes on.
 */
export async function noteUnheard(app: App, id: number, division: number | null): Promise<void> {
  await app.store.transaction(async (transaction) => {
    const locked = await lockSeason(app, transaction, id);
    if (locked === null) return;
    const { season, league } = locked;
    const channel = division === null ? league.channel : channelFor(league, division);
    const { host: dm } = season;
    const said = saidUnheard(channel);
    if (dm === null || dm.startsWith(SOMEBODY) || season.said.includes(said)) return;
    await saveSeason(locked, { ...season, said: [...season.said, said] });
    await notify(transaction, null, { kind: 'unheard', season: id, channel }, app.now(), { dm });
  });
  app.announce();
}
