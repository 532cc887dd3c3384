import { DAY_MS } from '../../clock/hours.ts';
import type { MatchRow } from '../../store/store.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import { ownersOf } from './forfeited.ts';
import { haltOf } from './halt.ts';
import { clocksOf } from './seat-clocks.ts';

/** For how many days a deserted match sleeps before computer players play it to its end. */
export const DESERTED_DAYS = 14;

/** The halt of a match that nobody plays any more; null if somebody does, or it stands still already. */
export function desertion(row: MatchRow, clocks: readonly SeatClock[], now: Date) {
  if (haltOf(row) !== null || !isDeserted(row, clocks)) return null;
  return { is: 'asleep', until: now.getTime() + DESERTED_DAYS * DAY_MS } as const;
}

const isPlayed = ({ seats }: MatchRow): boolean => seats.some(({ heldBy }) => heldBy === 'person');

/** Whether nobody plays a running match any more, and somebody may take a seat back. */
export const isDeserted = (row: MatchRow, clocks: readonly SeatClock[] = clocksOf(row)): boolean =>
  row.status === 'running' &&
  !isPlayed(row) &&
  row.seats.some((seat) => ownersOf(row, seat, clocks).length > 0);

/** Whether computer players play a running match to its end for everybody, so that nobody may come back to it. */
export const isSettled = (row: MatchRow): boolean =>
  row.status === 'running' && !isPlayed(row) && !isDeserted(row);
