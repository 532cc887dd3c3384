import type { MatchId, MatchRow } from '../../store/store.ts';
import { mayTakeBack } from '../time/forfeited.ts';
import type { App } from '../app/app.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { inMatch } from '../loaded/in-match.ts';
import { tell } from '../app/locked.ts';

/** Has somebody follow a match at which they do not sit, or no longer: they are added to the thread, or removed. */
export function watch(app: App, press: Press, id: MatchId, watches: boolean): Promise<MatchRow> {
  return inMatch(app, press, id, async (locked) => {
    const { row, transaction } = locked;
    const { user } = press;
    if (row.status === 'cancelled') throw new Refused('match is closed');
    const sits = row.seats.some((one) => one.user === user.id && one.heldBy === 'person');
    if (watches && sits) throw new Refused('seated already');
    await transaction.setWatcher(id, user.id, watches);
    // Who has a seat by now stays in the thread, and so does who may take one back there.
    const isBack = row.seats.some((one) => mayTakeBack(row, one, user.id));
    if (!sits && !isBack) {
      await tell(locked, { kind: 'watching', user: user.id, watches });
    }
    return row;
  });
}
