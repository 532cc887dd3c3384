import type { MatchId, MatchRow } from '../../store/store.ts';
import { mayTakeBack } from '../time/forfeited.ts';
import type { App } from '../app/app.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { notify } from '../app/notice.ts';
import { inMatch } from '../loaded/in-match.ts';

/** Has somebody follow a match at which it does not sit, or no more: it is brought into the thread, or leaves it. */
export function watch(app: App, press: Press, id: MatchId, watches: boolean): Promise<MatchRow> {
  return inMatch(app, press, id, async (row, transaction) => {
    const { user } = press;
    if (row.status === 'cancelled') throw new Refused('match is closed');
    const sits = row.seats.some((one) => one.user === user.id && one.heldBy === 'person');
    if (watches && sits) throw new Refused('seated already');
    await transaction.setWatcher(id, user.id, watches);
    // Who has a seat by now stays in the thread, and so does who may take one back there.
    const isBack = row.seats.some((one) => mayTakeBack(row, one, user.id));
    if (!sits && !isBack) {
      await notify(transaction, id, { kind: 'watching', user: user.id, watches }, app.now());
    }
    return row;
  });
}
