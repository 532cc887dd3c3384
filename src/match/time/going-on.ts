import type { Decision, Seat } from '../../engine/game.ts';
import { anew } from '../app/anew.ts';
import type { Change, Patch, Reads } from '../app/change.ts';
import type { Effect } from '../app/effect.ts';
import { isPerson } from '../stored/seats.ts';
import {
  type Asking,
  clockAfter,
  clocksOf,
  deadlineOf,
  isCalled,
  mayBePinged,
  mayBeTold,
} from './clock.ts';
import { seatsOf, topicsOf } from './topics.ts';
import { changedVotes } from './vote-post.ts';

/** Has the clocks of a match go on: of who has answered it stands, of who is asked and knows it it runs. */
export function goOnWithClock(change: Change): Patch {
  const { before, after, clocks, isTouched, backTo, now } = change;
  const asking = askingIn(change);
  const reached = Math.max(after.match.sequence, before.match.sequence + 1);
  const came = { isTouched, with: reached, backTo };
  return { clock: clockAfter(after.row, clocks, asking, came, now) };
}

/** What became of the question to each seat. */
function askingIn(change: Change): (seat: Seat) => Asking {
  const { before, after, clocks, acted, asked, called, here, freshInSecret, inSecret, now } =
    change;
  const { row } = after;
  const [owedBefore, owed] = [asked.before.open, asked.after.open];
  const wereSealed = before.match.sealed.map(({ decision }) => decision);
  const last = onlyIn(asked.after.all);
  const wereMany = asked.before.all.some(({ seat }) => seat !== last && isPerson(row, seat));
  return (seat) => {
    const [isHere, isCalledNow] = [here.includes(seat), called.includes(seat)];
    const isSecret = freshInSecret.includes(seat);
    const mayCall = isSecret ? isCalled(row, seat) : mayBePinged(row, seat, now);
    const own = owed.filter((one) => one.seat === seat);
    return {
      owed: owedBefore.some((one) => one.seat === seat),
      owes: own.length > 0,
      changed: topicsOf(owedBefore, seat) !== topicsOf(owed, seat),
      answered: acted?.seat === seat,
      unsealed: own.filter(({ id }) => wereSealed.includes(id)).length,
      alone: last === seat && (wereMany || clocks[seat]?.alone === true),
      told: isHere || (isCalledNow && mayCall),
      reach: isHere ? 'looks' : isCalledNow ? 'called' : null,
      uncalled: isSecret
        ? isCalledNow && isCalled(row, seat) && !mayBeTold(row, seat, now)
        : inSecret.includes(seat) && clocks[seat]?.uncalled === true,
    };
  };
}

/** The only seat that is asked, where that is no secret; null where there is none, or several are. */
function onlyIn(asked: readonly Decision[]): Seat | null {
  const [seat, ...others] = seatsOf(asked);
  if (seat === undefined || others.length > 0 || asked.some(({ sealed }) => sealed)) return null;
  return seat;
}

/** Shows in the posts of votes on who is late how those stand by now. */
export const tellVotesAfter = ({ clocks, after }: Change): Effect[] =>
  changedVotes(clocks, clocksOf(after.row));

/** Says anew by when is to be answered, where that has moved and nobody has answered: what an answer moves, its turn tells. */
export async function* tellTimes(change: Change, reads: Reads): AsyncGenerator<Effect> {
  const { before, after, acted, asked, entries } = change;
  const { row } = after;
  if (acted !== null || entries.length > 0 || row.planOf !== null) return;
  // Whoever answers in secret stops its clock: of that nothing is told, nor of what it sets off.
  const sealed = seatsOf(asked.after.all.filter((one) => one.sealed));
  const isMoved = (seat: Seat): boolean =>
    !sealed.includes(seat) &&
    deadlineOf({ ...before.row, status: 'running' }, seat)?.getTime() !==
      deadlineOf(row, seat)?.getTime();
  if (seatsOf(asked.after.all).some(isMoved)) yield* anew(reads, row.id, 'times');
}
