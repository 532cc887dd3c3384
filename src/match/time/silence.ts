import { DAY_MS } from '../../clock/hours.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import type { MatchRow, SeatRow } from '../../store/store.ts';
import { storedClocks } from './clock-row.ts';
import type { Seat } from '../../engine/game.ts';
import { isPerson } from '../stored/seats.ts';
import { isCounting, restOf } from './seat-clocks.ts';

/** After how many days without an answer a player is silent. */
export const SILENT_DAYS = 7;

const SILENT_MS = SILENT_DAYS * DAY_MS;

/** The clock of a seat whose player goes on voting though a moderator gave the seat to a computer player. */
export const speaking = (one: SeatClock, now: Date): SeatClock => ({
  ...one,
  speaks: now.getTime() + SILENT_MS,
});

/** Whether a player still votes for a seat that a moderator gave to a computer player: it has not been silent since. */
export function isSpoken(row: MatchRow, { seat, user, heldBy }: SeatRow, at: Date): boolean {
  const one = storedClocks(row)[seat];
  if (heldBy === 'person' || user === null || one?.user !== user) return false;
  return (one.speaks ?? 0) > at.getTime();
}

/**
 * Whether a match has waited for a player for seven days: for one answer, or for several that a computer player gave.
 * Time in which nobody could play does not count; never while the match stands still or the player is away.
 */
export function isSilent(row: MatchRow, seat: Seat, now: Date): boolean {
  const one = storedClocks(row)[seat];
  if (one === undefined || !isPerson(row, seat) || !isCounting(row)) return false;
  if (restOf(row, seat, now) !== null) return false;
  const silent = silenceOf(one, true, now.getTime());
  return silent !== null && now.getTime() - silent.since >= SILENT_MS;
}

/** Since when a player has not answered. In a clock of an earlier version, since when it runs. */
const begunBy = ({ silent, from }: SeatClock): SeatClock['silent'] =>
  silent ?? (from === null ? null : { since: from, stood: null });

/** As `begunBy`, moved forward by time that does not count; null if the player is asked nothing. */
export function silenceOf(held: SeatClock, counts: boolean, now: number): SeatClock['silent'] {
  const one = begunBy(held);
  if (one === null) return null;
  const { since, stood } = one;
  if (!counts) return { since, stood: stood ?? now };
  return { since: stood === null ? since : since + now - stood, stood: null };
}

/** The same after a stretch was left out. */
export function silenceSkipping(one: SeatClock, from: number, to: number): SeatClock['silent'] {
  const silent = begunBy(one);
  if (silent === null || silent.stood !== null) return silent;
  const { since } = silent;
  const after = to < from ? Math.min(since, to) : since + Math.max(0, to - Math.max(since, from));
  return { ...silent, since: after };
}
