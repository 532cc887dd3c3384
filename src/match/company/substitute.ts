import type { Seat } from '../../engine/game.ts';
import type { MatchId, MatchRow, SeatRow, Transaction } from '../../store/store.ts';
import { askedSealed } from '../loaded/asked.ts';
import { refuseBlocked, refuseByTerms } from '../lobby/block.ts';
import type { Where } from '../play/call.ts';
import { isForfeited, isSettled } from '../time/forfeited.ts';
import { isSoughtByOthers, searchAt } from '../time/clock-row.ts';
import { withSearch } from '../time/clock.ts';
import { reseat } from './hand-over.ts';
import type { App } from '../app/app.ts';
import type { Press, User } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { loadFrom } from '../loaded/load.ts';
import { moderatorOnly, tellRuling } from '../moderation/moderate.ts';
import { inMatch, noSeat } from '../loaded/in-match.ts';
import {
  deciders,
  newSearch,
  type Search,
  withAnotherDay,
  withCandidate,
  withoutCandidate,
} from '../stored/search.ts';
import { knowsOther, ownerOf, seatOf } from '../stored/seats.ts';
import { refuseByLeague } from '../loaded/league-rules.ts';
import { lookForSubstitute, searchEnded } from '../play/searches.ts';
import { type Locked, tell, write } from '../app/locked.ts';

/** Whether a substitute is wanted now, or no longer. */
export type Wanting = 'wanted' | 'not wanted';

/**
 * Asks for a substitute for a seat of a running match, or no longer. The seat's player may, and the host for a computer
 * player's seat.
 *
 * @param seat null for the presser's own
 */
export function wantSubstitute(
  app: App,
  press: Press,
  id: MatchId,
  seat: Seat | null,
): Promise<{ readonly did: Wanting; readonly seat: Seat }> {
  return inMatch(app, press, id, async (locked) => {
    const { row } = locked;
    if (row.status !== 'running') throw new Refused('hand over while it runs');
    const found =
      seat === null ? row.seats.find((one) => isOwn(row, press.user.id, one)) : row.seats[seat];
    if (found === undefined) throw noSeat(app, row, press.user.id);
    if (!mayAsk(row, press.user.id, found)) throw new Refused('who asks for substitutes');
    refuseSettled(row);
    if (found.wanted === null) {
      await lookForSubstitute(locked, found.seat, press.user.id);
      return { did: 'wanted', seat: found.seat };
    }
    await stopLooking(locked, found);
    return { did: 'not wanted', seat: found.seat };
  });
}

/** Has a moderator end the search for a substitute; that is kept. */
export function callOff(app: App, press: Press, id: MatchId, seat: Seat): Promise<void> {
  return inMatch(app, press, id, async (locked) => {
    const found = wantedSeat(locked.row, seat);
    const refused = new Refused('who asks for substitutes');
    const deed = { is: 'callOff', seat } as const;
    const ruled = await moderatorOnly(locked, press, deed, refused);
    await stopLooking(locked, found);
    await tellRuling(locked, ruled);
  });
}

async function stopLooking(locked: Locked, found: SeatRow): Promise<void> {
  const { app, transaction, row } = locked;
  const { seat } = found;
  const seats = row.seats.map((one) => (one.seat === seat ? { ...one, wanted: null } : one));
  await transaction.setSeats(row.id, seats);
  const ended = withSearch({ ...row, seats }, seat, newSearch(null), app.now());
  await transaction.setClock(row.id, ended);
  await write(locked, searchEnded(found, null));
}

/** Whether somebody has a seat, or has forfeited it and may come back. */
const isOwn = (row: MatchRow, user: string, seat: SeatRow): boolean =>
  seat.user === user && (seat.heldBy === 'person' || isForfeited(row, seat));

/** Whether somebody may ask for a substitute: for their own seat, or as host for a computer player's. */
export const mayAsk = (row: MatchRow, user: string, seat: SeatRow): boolean =>
  isOwn(row, user, seat) || (row.host === user && seat.heldBy === 'computer');

/** Throws `Refused` if computer players play the match to its end. */
function refuseSettled(row: MatchRow): void {
  if (isSettled(row)) throw new Refused('settling already');
}

/** What became of a candidate: `plays`, as it was their own seat before; or waits in line at this place, from 0. */
export type Stood = { readonly did: 'plays' } | { readonly did: 'waits'; readonly place: number };

/**
 * Joins the candidates for a seat. A substitute gets its hand but not its orders, and may read all that happened there.
 * Those who decide answer about the first candidate; after a day without an answer they agree. The seat's own player
 * has it back at once. Throws `Refused` if nobody is wanted there, and for people who sit at the match or know another
 * hand.
 */
export function standFor(app: App, press: Press, id: MatchId, seat: Seat): Promise<Stood> {
  return inMatch(app, press, id, async (locked) => {
    const { row, transaction } = locked;
    const { user } = press;
    // A double tap is answered as the first one was.
    if (row.status === 'running' && seatOf(row, user.id) === seat) return { did: 'plays' };
    const before = wantedSeat(row, seat);
    await refuseWhoCannot(transaction, row, before, user.id, press);
    if (ownerOf(before) === user.id) {
      await seatAs(locked, before, user, 'at its panel');
      return { did: 'plays' };
    }
    const now = searchAt(row, seat);
    if (now.declined.includes(user.id)) throw new Refused('was declined');
    const place = now.line.findIndex((one) => one.user === user.id);
    if (place >= 0) return { did: 'waits', place };
    await changeSearch(locked, seat, withCandidate(now, user, app.now()));
    return { did: 'waits', place: now.line.length };
  });
}

/** Leaves the candidates for a seat. Throws `Refused` for somebody who is none. */
export function standBack(app: App, press: Press, id: MatchId, seat: Seat): Promise<void> {
  return inMatch(app, press, id, async (locked) => {
    wantedSeat(locked.row, seat);
    const { id: user } = press.user;
    const now = searchAt(locked.row, seat);
    if (now.line.every((one) => one.user !== user)) throw new Refused('not in line');
    await changeSearch(locked, seat, withoutCandidate(now, user, app.now()));
  });
}

/** Has somebody leave the candidates of all seats of a match. */
export async function leaveLines(
  app: App,
  transaction: Transaction,
  id: MatchId,
  user: string,
): Promise<void> {
  const row = await transaction.lockMatch(id);
  const found = row?.seats.find(({ seat }) =>
    searchAt(row, seat).line.some((one) => one.user === user),
  );
  if (row === null || found === undefined) return;
  const without = withoutCandidate(searchAt(row, found.seat), user, app.now());
  await changeSearch({ app, transaction, row }, found.seat, without);
  await leaveLines(app, transaction, id, user);
}

/** What became of a decision about a candidate; `cannot`: they may no longer play there, and are removed. */
export type Decided = 'plays' | 'declined' | 'cannot';

/**
 * Says yes or no to the first candidate for a seat. Throws `Refused` for somebody who does not decide, about oneself,
 * and if another candidate is the first by now.
 */
export function decideOn(
  app: App,
  press: Press,
  id: MatchId,
  seat: Seat,
  { user, isYes }: { readonly user: string; readonly isYes: boolean },
): Promise<Decided> {
  return inMatch(app, press, id, async (locked) => {
    const { row } = locked;
    // A double tap is answered as the first one was.
    if (isYes && row.status === 'running' && seatOf(row, user) === seat) return 'plays';
    wantedSeat(row, seat);
    const now = searchAt(row, seat);
    if (!deciders(row, seat, now).includes(press.user.id)) throw new Refused('who has a say');
    if (press.user.id === user) throw new Refused('no say about oneself');
    if (!isYes && now.declined.includes(user)) return 'declined';
    if (now.line[0]?.user !== user) throw new Refused('not first in line');
    if (isYes) return admitFirst(locked, seat);
    const without = withoutCandidate(now, user, app.now());
    const declined = { ...without, declined: [...now.declined, user] };
    await tell(locked, { kind: 'declined', seat, user }, { dm: user });
    await changeSearch(locked, seat, declined);
    return 'declined';
  });
}

/** The seat whose first candidate plays there now, as nobody has decided in time; null if there is none. */
export const seatDue = (row: MatchRow, now: Date): Seat | null =>
  row.seats.find(({ seat }) => {
    const until = searchAt(row, seat).line[0]?.until ?? null;
    return until !== null && until <= now.getTime();
  })?.seat ?? null;

/**
 * Has the first candidate play there whose time is over. If others look for a substitute and the seat is asked in
 * secret, it waits another day: nobody may tell yet whether the player has come back and chosen.
 */
export async function admitDue(locked: Locked, seat: Seat): Promise<void> {
  const { app, transaction, row } = locked;
  const isHidden =
    isSoughtByOthers(row, seat) && askedSealed(await loadFrom(app, row, transaction), seat);
  if (!isHidden) await admitFirst(locked, seat);
  else await changeSearch(locked, seat, withAnotherDay(searchAt(row, seat), app.now()));
}

/** Has the first candidate for a seat play there, if they still may; else they are removed. */
async function admitFirst(locked: Locked, seat: Seat): Promise<'plays' | 'cannot'> {
  const { app, transaction, row } = locked;
  const now = searchAt(row, seat);
  const [first] = now.line;
  if (first === undefined) throw new Refused('not first in line');
  const user = { id: first.user, name: first.name };
  let before: SeatRow;
  try {
    before = wantedSeat(row, seat);
    await refuseWhoCannot(transaction, row, before, user.id);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await changeSearch(locked, seat, withoutCandidate(now, user.id, app.now()));
    return 'cannot';
  }
  await seatAs(locked, before, user, 'elsewhere');
  return 'plays';
}

/** The seat for which a substitute is wanted. Throws `Refused` if none is. */
function wantedSeat(row: MatchRow, seat: Seat): SeatRow {
  if (row.status === 'over') throw new Refused('match is over');
  if (row.status !== 'running') throw new Refused('match is closed');
  const one = row.seats[seat];
  if (one === undefined || one.wanted === null) throw new Refused('no substitute wanted');
  refuseSettled(row);
  return one;
}

async function refuseWhoCannot(
  transaction: Transaction,
  row: MatchRow,
  before: SeatRow,
  user: string,
  press: Press | null = null,
): Promise<void> {
  if (seatOf(row, user) !== null) throw new Refused('seated already');
  if (knowsOther(row, before.seat, user)) throw new Refused('sat elsewhere');
  await refuseBlocked(transaction, row, user, before.seat);
  if (ownerOf(before) === user) return;
  await refuseByLeague(transaction, row, user, press);
  await refuseByTerms(transaction, row, user);
}

/** Puts somebody at a seat, and tells them and whoever had it. */
export async function seatAs(
  locked: Locked,
  { seat, user: from }: SeatRow,
  to: User,
  where: Where,
): Promise<MatchRow> {
  const called = where === 'elsewhere';
  const told = { kind: 'substituted', seat, from, to: to.id, called } as const;
  if (from !== null && from !== to.id) await tell(locked, told, { dm: from });
  await tell(locked, told);
  return reseat(locked, seat, to);
}

/** Saves a search, and tells its post and those who decide about a new first candidate. */
async function changeSearch(locked: Locked, seat: Seat, after: Search): Promise<void> {
  const { app, transaction, row } = locked;
  const before = searchAt(row, seat).line[0]?.user;
  await transaction.setClock(row.id, withSearch(row, seat, after, app.now()));
  await tell(locked, { kind: 'search', seat });
  const first = after.line[0]?.user;
  if (first === undefined || first === before) return;
  await tell(locked, { kind: 'candidate', seat, user: first });
}
