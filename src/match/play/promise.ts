import type { Seat } from '../../engine/game.ts';
import type { MatchId, MatchRow, PledgeRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { inMatch, noSeat, playingSeat } from '../loaded/in-match.ts';
import { tell } from '../app/locked.ts';

/** The most characters of a promise. */
export const LONGEST_PROMISE = 200;
/** The most promises that a seat makes in a match: all are shown when it is over. */
const MOST_PROMISES = 5;

/** How many promises are shown at once: all of each of them has room in one message. */
const PROMISES_A_PAGE = 6;

/** The promises of a match, page by page; none if there were none. */
export const pagesOf = (promises: readonly PledgeRow[]): PledgeRow[][] =>
  Array.from({ length: Math.ceil(promises.length / PROMISES_A_PAGE) }, (_, page) =>
    promises.slice(page * PROMISES_A_PAGE, (page + 1) * PROMISES_A_PAGE),
  );

/** Promises others something in words, which binds nobody: everybody reads it, and again when the match is over. */
export function promise(
  app: App,
  press: Press,
  id: MatchId,
  to: Seat | 'all',
  text: string,
): Promise<MatchRow> {
  return inMatch(app, press, id, async (locked) => {
    const { row, transaction } = locked;
    const from = playingSeat(app, row, press.user.id);
    if (row.status !== 'running') throw new Refused('move while it runs');
    if (to === from) throw new Refused('deal with oneself');
    if (to !== 'all' && row.seats[to] === undefined) throw new Refused('no such seat');
    const words = text.trim();
    if (words === '' || words.length > LONGEST_PROMISE) {
      throw new Refused('length of a promise', { most: LONGEST_PROMISE });
    }
    const mine = (await transaction.pledges(id)).filter((one) => one.from === from);
    if (mine.length >= MOST_PROMISES)
      throw new Refused('too many promises', { most: MOST_PROMISES });
    const at = app.now();
    const seats = to === 'all' ? [] : [to];
    const made = await transaction.addPledge({ match: id, from, to: seats, text: words, at });
    await tell(locked, { kind: 'promise', promise: made });
    return row;
  });
}

/** Says after the match whether a promise was kept. Those it was made to may. */
export function judgePromise(
  app: App,
  press: Press,
  id: MatchId,
  which: number,
  kept: boolean,
): Promise<MatchRow> {
  return inMatch(app, press, id, async ({ row, transaction }) => {
    if (row.status !== 'over') throw new Refused('promises when over');
    const seat = row.seats.find(({ user }) => user === press.user.id)?.seat;
    if (seat === undefined) throw noSeat(app, row, press.user.id);
    const found = (await transaction.pledges(id)).find((one) => one.id === which);
    if (found === undefined || !isTo(found, seat)) throw new Refused('promise to others');
    await transaction.judgePledge(which, kept);
    return row;
  });
}

/** Whether something was promised to a seat, alone or with all others. */
const isTo = ({ from, to }: PledgeRow, seat: Seat): boolean =>
  to.length === 0 ? from !== seat : to.includes(seat);
