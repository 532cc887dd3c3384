import type { Seat } from '../../engine/game.ts';
import type { MatchId } from '../../store/store.ts';
import { save } from './save.ts';
import { beginUpdate, type MatchUpdate } from '../loaded/update.ts';
import { awoken } from '../time/halt.ts';
import type { App } from '../app/app.ts';
import { commitOnce, type Press } from '../app/press.ts';
import { load, loadFrom } from '../loaded/load.ts';
import type { Loaded } from '../app/loaded.ts';
import { askedOfComputer } from '../orders/standing-orders.ts';
import { locking, playingSeat } from '../loaded/in-match.ts';

/** What a press in a running match gave back, and the match as it stands after it. */
export interface Updated<R> {
  readonly loaded: Loaded;
  readonly did: R;
}

/**
 * Carries out a press that changes a running match, for the presser's seat. If a computer player is next, its answer is
 * waited for, for a short time.
 */
export async function inUpdate<R>(
  app: App,
  press: Press,
  id: MatchId,
  work: (update: MatchUpdate, seat: Seat) => Promise<R>,
): Promise<Updated<R>> {
  const { loaded, seat, did } = await commitOnce(
    app,
    press,
    locking(app, press, id, async ({ row: found, transaction }) => {
      const presser = playingSeat(app, found, press.user.id);
      const row = await awoken(found, transaction);
      const before = await loadFrom(app, row, transaction);
      const update = beginUpdate(app, before, transaction, [presser]);
      const done = await work(update, presser);
      return { loaded: await save(update), seat: presser, did: done };
    }),
  );
  if (askedOfComputer(loaded) === undefined) return { loaded, did };
  const thought = await app.think(id, { seat, loaded });
  // What was done is done: where it cannot be read again, it is shown as it stood then.
  return { loaded: thought ?? (await load(app, id).catch(() => loaded)), did };
}
