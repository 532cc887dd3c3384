import type { SeatRow } from '../../store/store.ts';
import type { Change, Patch } from '../app/change.ts';
import { topicsOf } from '../../engine/topics.ts';
import { isAskedInSecret } from '../loaded/asked.ts';

/**
 * Notes at each seat since when it owes an answer, what its player has seen, and that the DM which called it is done.
 */
export function noteSeats(change: Change): Patch {
  const { now, after, acted, actors, asked, fresh } = change;
  const { open } = asked.after;
  const seats = after.row.seats.map((before): SeatRow => {
    const { seat } = before;
    // A player who acts knows what came before, and has yet to hear what the answer set off.
    const seen = acted?.seat === seat ? { seen: acted.after, shown: acted.after } : {};
    const active = actors.includes(seat) ? { actedAt: now } : {};
    const called = isDone(change, before) ? { called: null } : {};
    const owes = open.some((one) => one.seat === seat);
    const since = fresh.includes(seat) ? now : (before.owesSince ?? now);
    return { ...before, ...seen, ...active, ...called, owesSince: owes ? since : null };
  });
  return { seats };
}

/** Whether that to which a DM called a seat is done. The DM may have been a reminder of something that is no secret. */
function isDone({ after: { edition }, asked }: Change, { seat, called }: SeatRow): boolean {
  const { open } = asked.after;
  const owesSecret = open.some((one) => one.seat === seat && isAskedInSecret(edition, one));
  const isOther = topicsOf(asked.before.open, seat) !== topicsOf(open, seat);
  return called !== null && !owesSecret && isOther;
}
