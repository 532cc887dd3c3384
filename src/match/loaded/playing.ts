import type { Seat } from '../../engine/game.ts';
import type { MatchRow } from '../../store/store.ts';
import { mayTakeBack } from '../time/forfeited.ts';
import type { App } from '../app/app.ts';
import { Refused } from '../app/refused.ts';
import type { Loaded } from '../app/loaded.ts';
import { hasHad } from '../stored/search.ts';
import { seatOf, tookPart } from '../stored/seats.ts';
import { buttonOf } from '../app/spoken.ts';
import { isSettled } from '../time/who-is-left.ts';

/** The seat that this user may play for. Throws `Refused` with the reason where there is none. */
export function playingSeat(app: App, row: MatchRow, user: string): Seat {
  const isTheirs = tookPart(row, user);
  // What is over for everybody is the reason for whoever sat there, whatever became of its seat.
  if (isTheirs && row.status === 'over') throw new Refused('match is over');
  if (isTheirs && row.status === 'cancelled') throw new Refused('match is closed');
  const seat = seatOf(row, user);
  if (seat === null) throw noSeat(app, row, user);
  return seat;
}

/** Why somebody has no seat in a match, or none any more. */
export function noSeat(app: App, row: MatchRow, user: string): Refused {
  const own = row.seats.find((one) => one.user === user);
  const was = own ?? row.seats.find((one) => hasHad(one, user));
  if (was === undefined) return new Refused('no seat');
  if (isSettled(row)) return new Refused('settling already');
  const mayReturn = row.status === 'running' && mayTakeBack(row, was, user);
  const facts = { user: was.user ?? '', button: buttonOf(app, row, 'reclaim') };
  if (was.heldBy === 'person')
    return mayReturn ? new Refused('played for you', facts) : new Refused('seat was given', facts);
  return mayReturn ? new Refused('benched', facts) : new Refused('gave up');
}

/** The seat for a panel: a finished match is still shown to who sat there. */
export function playingSeatOrLast(app: App, { row }: Loaded, user: string): Seat {
  const seat = row.status === 'over' ? seatOf(row, user) : null;
  return seat ?? playingSeat(app, row, user);
}
