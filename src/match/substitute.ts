import type { Seat } from '../engine/game.ts';
import type { MatchId, MatchRow, SeatRow } from '../store/store.ts';
import { refuseBlocked } from './block.ts';
import { reseat } from './hand-over.ts';
import { type House, type Press, Refused } from './house.ts';
import { refuseWhoHasLearned } from './learners.ts';
import { notify } from './notice.ts';
import { inMatch } from './in-match.ts';
import { knowsOther, seatOf } from './seats.ts';
import { notifyFound } from './wanted.ts';
import { isSettled } from './who-is-left.ts';

/** What became of asking for a substitute: one is wanted now, or no more. */
export type Wanting = 'wanted' | 'not wanted';

/**
 * Asks for a substitute for a seat of a running match, or no more. Who sits there may, and for a seat that a computer
 * player has, its host; a moderator may for any.
 *
 * @param seat null for the presser's own
 */
export function wantSubstitute(
  house: House,
  press: Press,
  id: MatchId,
  seat: Seat | null,
): Promise<{ readonly did: Wanting; readonly seat: Seat }> {
  return inMatch(house, press, id, async (row, transaction) => {
    if (row.status !== 'running') throw new Refused('hand over while it runs');
    const found = seat === null ? ownSeat(row, press) : row.seats[seat];
    if (found === undefined) throw new Refused('no seat');
    if (!mayAsk(row, press, found)) throw new Refused('who asks for substitutes');
    refuseSettled(row);
    const wanted = found.wanted === null ? '' : null;
    await transaction.setSeats(
      id,
      row.seats.map((one) => (one.seat === found.seat ? { ...one, wanted } : one)),
    );
    if (wanted === null) await notifyFound(house, transaction, id, found, null);
    else await notify(transaction, id, { kind: 'wanted', seat: found.seat }, house.now());
    return { did: wanted === null ? 'not wanted' : 'wanted', seat: found.seat };
  });
}

/** The seat that was somebody's own, whoever answers for it now. */
const ownSeat = (row: MatchRow, { user }: Press): SeatRow | undefined =>
  row.seats.find((one) => one.user === user.id);

function mayAsk(row: MatchRow, press: Press, seat: SeatRow): boolean {
  if (press.moderates(row.home) || seat.user === press.user.id) return true;
  return row.host === press.user.id && seat.heldBy === 'computer';
}

/** Throws `Refused` where all have agreed that computer players play it to its end. */
function refuseSettled(row: MatchRow): void {
  if (isSettled(row)) throw new Refused('settling already');
}

/**
 * Takes a seat as a substitute, with its hand, its orders forgotten, and all that happened there to be read. Throws
 * `Refused` where none is wanted there, and for who sits at the match, or sat there and knows another hand.
 */
export function substitute(house: House, press: Press, id: MatchId, seat: Seat): Promise<MatchRow> {
  return inMatch(house, press, id, async (row, transaction) => {
    if (row.status === 'over') throw new Refused('match is over');
    if (row.status !== 'running') throw new Refused('match is closed');
    const { user } = press;
    if (seatOf(row, user.id) !== null) throw new Refused('seated already');
    const before = row.seats[seat];
    if (before === undefined || before.wanted === null) throw new Refused('no substitute wanted');
    refuseSettled(row);
    if (knowsOther(row, seat, user.id)) throw new Refused('sat elsewhere');
    await refuseBlocked(transaction, row, user.id, seat);
    await refuseWhoHasLearned(transaction, row, user.id);
    const now = house.now();
    const from = before.user;
    await notify(transaction, id, { kind: 'substituted', seat, from, to: user.id }, now);
    return reseat(house, transaction, row, seat, user);
  });
}
