import type { MatchId, MatchRow, SeatRow } from '../../store/store.ts';
import { backAtSeat, mayTakeBack } from '../time/forfeited.ts';
import { clocksOf } from '../time/seat-clocks.ts';
import { wake } from '../time/halt.ts';
import type { App } from '../app/app.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { loadFrom } from '../loaded/load.ts';
import { refreshPostNow } from '../app/effect.ts';
import { inMatch, noSeat } from '../loaded/in-match.ts';
import { joinProposals } from '../proposals/proposal.ts';
import { save } from '../play/save.ts';
import { knowsOther, seatOf } from '../stored/seats.ts';
import { beginUpdate } from '../loaded/update.ts';
import { seatAs } from './substitute.ts';
import { tellVotes } from '../time/late-vote-post.ts';
import { searchEnded } from '../play/searches.ts';
import { tell, write } from '../app/locked.ts';

/**
 * Takes a seat back from a computer player that forfeits gave it to, or from a substitute, who is told so. It wakes a
 * sleeping match. Throws `Refused` for anybody else, and for somebody who has sat at another seat since.
 */
export function reclaim(app: App, press: Press, id: MatchId): Promise<MatchRow> {
  return inMatch(app, press, id, async (locked) => {
    const { row, transaction } = locked;
    if (row.status === 'over') throw new Refused('match is over');
    if (row.status !== 'running') throw new Refused('match is closed');
    const { user } = press;
    if (seatOf(row, user.id) !== null) throw new Refused('seated already');
    const mine = row.seats.find((one) => mayTakeBack(row, one, user.id));
    if (mine === undefined) throw noSeat(app, row, user.id);
    if (knowsOther(row, mine.seat, user.id)) throw new Refused('sat elsewhere');
    if (mine.user !== user.id) return seatAs(locked, mine, user, 'at its panel');
    const seats = row.seats.map(
      (one): SeatRow =>
        one.seat === mine.seat
          ? { ...one, heldBy: 'person', level: null, owesSince: null, wanted: null }
          : one,
    );
    const proposals = await joinProposals(locked, mine.seat);
    const awake = await wake(row, transaction);
    const back = { ...awake, seats, proposals };
    // Whoever takes its seat back sees what it is asked.
    const clocks = clocksOf(back).map((one, seat) =>
      seat === mine.seat
        ? { ...backAtSeat(one, app.now().getTime()), told: 'asked' as const }
        : one,
    );
    await tellVotes(transaction, back, app.now());
    await refreshPostNow(transaction, id, 'seats', app.now());
    const { seat } = mine;
    await tell(locked, { kind: 'reclaimed', seat });
    // Nobody is looked for any more.
    await write(locked, searchEnded(mine, user));
    const loaded = await loadFrom(app, back, transaction);
    return (await save(beginUpdate(app, loaded, transaction, [seat], clocks))).row;
  });
}
