import type { Seat } from '../../engine/game.ts';
import type { MatchId, MatchRow, SeatRow, Transaction } from '../../store/store.ts';
import { askedSealed } from '../loaded/asked.ts';
import { refuseBlocked, refuseWhoHasLearned } from '../lobby/block.ts';
import type { Where } from '../play/call.ts';
import { isForfeited } from '../time/forfeited.ts';
import { isSoughtByOthers, searchAt } from '../time/clock-row.ts';
import { withSearch } from '../time/run-at.ts';
import { reseat } from './hand-over.ts';
import type { App } from '../app/app.ts';
import type { Press, User } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { loadFrom } from '../loaded/load.ts';
import { moderatorOnly, tellRuling } from '../moderation/moderate.ts';
import { notify } from '../app/notice.ts';
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
import { writeEffects } from '../app/effect.ts';
import { lookForSubstitute, searchEnded } from '../play/searches.ts';
import { isSettled } from '../time/deserted.ts';

/** What became of asking for a substitute: one is wanted now, or no more. */
export type Wanting = 'wanted' | 'not wanted';

/**
 * Asks for a substitute for a seat of a running match, or no more. Who sits there may, and for a seat that a computer
 * player has, its host.
 *
 * @param seat null for the presser's own
 */
export function wantSubstitute(
  app: App,
  press: Press,
  id: MatchId,
  seat: Seat | null,
): Promise<{ readonly did: Wanting; readonly seat: Seat }> {
  return inMatch(app, press, id, async (row, transaction) => {
    if (row.status !== 'running') throw new Refused('hand over while it runs');
    const found =
      seat === null ? row.seats.find((one) => isOwn(row, press.user.id, one)) : row.seats[seat];
    if (found === undefined) throw noSeat(app, row, press.user.id);
    if (!mayAsk(row, press.user.id, found)) throw new Refused('who asks for substitutes');
    refuseSettled(row);
    if (found.wanted === null) {
      await lookForSubstitute(app, transaction, row, found.seat, press.user.id);
      return { did: 'wanted', seat: found.seat };
    }
    await stopLooking(app, transaction, row, found);
    return { did: 'not wanted', seat: found.seat };
  });
}

/** Has a moderator end the search for a substitute, whoever asked for one; that is kept. */
export function callOff(app: App, press: Press, id: MatchId, seat: Seat): Promise<void> {
  return inMatch(app, press, id, async (row, transaction) => {
    const found = wantedSeat(row, seat);
    const refused = new Refused('who asks for substitutes');
    const deed = { is: 'callOff', seat } as const;
    const ruled = await moderatorOnly(app, press, row, transaction, deed, refused);
    await stopLooking(app, transaction, row, found);
    await tellRuling(app, row, transaction, ruled);
  });
}

async function stopLooking(
  app: App,
  transaction: Transaction,
  row: MatchRow,
  found: SeatRow,
): Promise<void> {
  const { seat } = found;
  const seats = row.seats.map((one) => (one.seat === seat ? { ...one, wanted: null } : one));
  await transaction.setSeats(row.id, seats);
  const ended = withSearch({ ...row, seats }, seat, newSearch(null), app.now());
  await transaction.setClock(row.id, ended);
  await writeEffects(transaction, row.id, searchEnded(found, null), app.now());
}

/** Whether somebody has a seat, or lost it to a computer player until it comes back; not where it gave that up. */
const isOwn = (row: MatchRow, user: string, seat: SeatRow): boolean =>
  seat.user === user && (seat.heldBy === 'person' || isForfeited(row, seat));

/** Whether somebody asks for a substitute by itself: for its own seat, and as a host for one that a computer player has. */
export const mayAsk = (row: MatchRow, user: string, seat: SeatRow): boolean =>
  isOwn(row, user, seat) || (row.host === user && seat.heldBy === 'computer');

/** Throws `Refused` where all have agreed that computer players play it to its end. */
function refuseSettled(row: MatchRow): void {
  if (isSettled(row)) throw new Refused('settling already');
}

/**
 * What became of somebody who would take a seat over: it plays there, as the seat was its own before, or is in line at
 * this place, from 0.
 */
export type Stood = { readonly did: 'plays' } | { readonly did: 'waits'; readonly place: number };

/**
 * Comes into the line of those who would take a seat over, with its hand, its orders forgotten, and all that happened
 * there to be read. Whoever asked for a substitute, or the host, says yes or no to the first of them; who says nothing
 * for a day agrees. Whose seat it was has it back at once. Throws `Refused` where nobody is wanted there, and for who
 * sits at the match, or sat there and knows another hand.
 */
export function standFor(app: App, press: Press, id: MatchId, seat: Seat): Promise<Stood> {
  return inMatch(app, press, id, async (row, transaction) => {
    const { user } = press;
    // Who has come back already, or is in line, hears just that, as after a double tap.
    if (row.status === 'running' && seatOf(row, user.id) === seat) return { did: 'plays' };
    const before = wantedSeat(row, seat);
    await refuseWhoCannot(transaction, row, before, user.id);
    if (ownerOf(before) === user.id) {
      await seatAs(app, transaction, row, before, user, 'at its panel');
      return { did: 'plays' };
    }
    const now = searchAt(row, seat);
    if (now.declined.includes(user.id)) throw new Refused('was declined');
    const place = now.line.findIndex((one) => one.user === user.id);
    if (place >= 0) return { did: 'waits', place };
    await change(app, transaction, row, seat, withCandidate(now, user, app.now()));
    return { did: 'waits', place: now.line.length };
  });
}

/** Leaves the line of those who would take a seat over. Throws `Refused` for who is not in it. */
export function standBack(app: App, press: Press, id: MatchId, seat: Seat): Promise<void> {
  return inMatch(app, press, id, async (row, transaction) => {
    wantedSeat(row, seat);
    const { id: user } = press.user;
    const now = searchAt(row, seat);
    if (now.line.every((one) => one.user !== user)) throw new Refused('not in line');
    await change(app, transaction, row, seat, withoutCandidate(now, user, app.now()));
  });
}

/** Has somebody leave all lines of a locked match, whoever asks for that. */
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
  await change(app, transaction, row, found.seat, without);
  await leaveLines(app, transaction, id, user);
}

/** What became of a word about who would take a seat over; `cannot`: it cannot any more, and is out of the line. */
export type Decided = 'plays' | 'declined' | 'cannot';

/**
 * Says yes or no to the first in line for a seat. Throws `Refused` for who has no say in that, or about itself, and
 * where another one is the first by now.
 */
export function decideOn(
  app: App,
  press: Press,
  id: MatchId,
  seat: Seat,
  { user, isYes }: { readonly user: string; readonly isYes: boolean },
): Promise<Decided> {
  return inMatch(app, press, id, async (row, transaction) => {
    // What was said before is said once more, as by a double tap.
    if (isYes && row.status === 'running' && seatOf(row, user) === seat) return 'plays';
    wantedSeat(row, seat);
    const now = searchAt(row, seat);
    if (!deciders(row, seat, now).includes(press.user.id)) throw new Refused('who has a say');
    if (press.user.id === user) throw new Refused('no say about oneself');
    if (!isYes && now.declined.includes(user)) return 'declined';
    if (now.line[0]?.user !== user) throw new Refused('not first in line');
    if (isYes) return admitFirst(app, transaction, row, seat);
    const without = withoutCandidate(now, user, app.now());
    const declined = { ...without, declined: [...now.declined, user] };
    const told = { kind: 'declined', seat, user } as const;
    await notify(transaction, id, told, app.now(), { dm: user });
    await change(app, transaction, row, seat, declined);
    return 'declined';
  });
}

/** For which seat the time of all is over who had a say in who takes it over; null where there is none. */
export const seatDue = (row: MatchRow, now: Date): Seat | null =>
  row.seats.find(({ seat }) => {
    const until = searchAt(row, seat).line[0]?.until ?? null;
    return until !== null && until <= now.getTime();
  })?.seat ?? null;

/**
 * Has the first in line for a seat play there whose time is over, as nobody has said anything. Where others look for it and
 * the seat is asked in secret it waits for another day: nobody is told yet whether its player has come back and chosen.
 */
export async function admitDue(
  app: App,
  transaction: Transaction,
  row: MatchRow,
  seat: Seat,
): Promise<void> {
  const isHidden =
    isSoughtByOthers(row, seat) && askedSealed(await loadFrom(app, row, transaction), seat);
  if (!isHidden) await admitFirst(app, transaction, row, seat);
  else await change(app, transaction, row, seat, withAnotherDay(searchAt(row, seat), app.now()));
}

/**
 * Has the first in line for a seat play there from now on, if it still may; else it is out of the line. The match's row
 * is locked.
 */
async function admitFirst(
  app: App,
  transaction: Transaction,
  row: MatchRow,
  seat: Seat,
): Promise<'plays' | 'cannot'> {
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
    await change(app, transaction, row, seat, withoutCandidate(now, user.id, app.now()));
    return 'cannot';
  }
  await seatAs(app, transaction, row, before, user, 'elsewhere');
  return 'plays';
}

/** The seat for which a substitute is wanted. Throws `Refused` where none is. */
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
): Promise<void> {
  if (seatOf(row, user) !== null) throw new Refused('seated already');
  if (knowsOther(row, before.seat, user)) throw new Refused('sat elsewhere');
  await refuseBlocked(transaction, row, user, before.seat);
  if (ownerOf(before) !== user) await refuseWhoHasLearned(transaction, row, user);
}

/** Has somebody play at a seat from now on, whoever had it, and has both told. */
export async function seatAs(
  app: App,
  transaction: Transaction,
  row: MatchRow,
  { seat, user: from }: SeatRow,
  to: User,
  where: Where,
): Promise<MatchRow> {
  const called = where === 'elsewhere';
  const told = { kind: 'substituted', seat, from, to: to.id, called } as const;
  if (from !== null && from !== to.id)
    await notify(transaction, row.id, told, app.now(), { dm: from });
  await notify(transaction, row.id, told, app.now());
  return reseat(app, transaction, row, seat, to);
}

/** Keeps how a search goes on, and has it told: on its post, and to who has a say in whoever is the first now. */
async function change(
  app: App,
  transaction: Transaction,
  row: MatchRow,
  seat: Seat,
  after: Search,
): Promise<void> {
  const now = app.now();
  const before = searchAt(row, seat).line[0]?.user;
  await transaction.setClock(row.id, withSearch(row, seat, after, now));
  await notify(transaction, row.id, { kind: 'search', seat }, now);
  const first = after.line[0]?.user;
  if (first === undefined || first === before) return;
  await notify(transaction, row.id, { kind: 'candidate', seat, user: first }, now);
}
