import type { Seat } from '../engine/game.ts';
import type { MatchRow } from '../store/store.ts';
import { isBenched, MOST_MISSED } from './clock.ts';
import { type House, Refused } from './house.ts';
import type { Loaded } from './load.ts';
import { seatOf } from './seats.ts';
import { buttonOf } from './spoken.ts';

/** The seat that this user may play for. Throws `Refused` where there is none. */
export function playingSeat(house: House, row: MatchRow, user: string): Seat {
  const seat = seatOf(row, user);
  if (seat === null) {
    const own = row.seats.find((one) => one.user === user);
    if (own === undefined) throw new Refused('no seat');
    if (row.status !== 'running' || !isBenched(row, own)) throw new Refused('gave up');
    throw new Refused('benched', {
      times: MOST_MISSED,
      button: buttonOf(house, row, 'reclaim'),
    });
  }
  if (row.status === 'over') throw new Refused('match is over');
  if (row.status === 'cancelled') throw new Refused('match is closed');
  return seat;
}

/** The seat for a panel: a finished match is still shown to who sat there. */
export function playingSeatOrLast(house: House, { row }: Loaded, user: string): Seat {
  const seat = row.status === 'over' ? seatOf(row, user) : null;
  return seat ?? playingSeat(house, row, user);
}
