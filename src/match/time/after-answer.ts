import { DAY_MS } from '../../clock/hours.ts';
import {
  type Going,
  goingOn,
  settled,
  spentBy,
  started,
  stopped,
  toldAsked,
  unsettled,
  waitedFor,
} from '../../clock/seat-time.ts';
import type { Decision, Seat } from '../../engine/game.ts';
import { seatsOf, topicsOf } from '../../engine/topics.ts';
import type { ClockRow, MatchRow } from '../../store/store.ts';
import type { Change, Patch, Reads } from '../app/change.ts';
import { refreshPost, type Effect } from '../app/effect.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import { isPerson } from '../stored/seats.ts';
import { isCalled, mayBePinged, mayBeTold } from './calls.ts';
import { type ClockState, stateOf } from './clock-row.ts';
import { deadlineOf, withRunAt } from './clock.ts';
import { changedVotes } from './late-vote-post.ts';
import { unvoted, votedOn } from './late-vote.ts';
import {
  clocksOf,
  goingAt,
  goingBy,
  inHoursOf,
  isCounting,
  mayRun,
  restOf,
} from './seat-clocks.ts';
import { silenceOf } from './silence.ts';

/** Settles the clocks of seats that have answered, and starts those of seats that are asked and know it. */
export function goOnWithClock(change: Change): Patch {
  const { before, after, clocks, isTouched, backTo, now } = change;
  const asking = askingIn(change);
  const reached = Math.max(after.match.sequence, before.match.sequence + 1);
  const came = { isTouched, with: reached, backTo };
  return { clock: clockAfter(after.row, clocks, asking, came, now) };
}

/** What became of the question to each seat. */
function askingIn(change: Change): (seat: Seat) => SeatQuestion {
  const { after, clocks, acted, asked, called, here, freshInSecret, inSecret, now } = change;
  const { calledElsewhere, callsAll } = change;
  const { row } = after;
  const [owedBefore, owed] = [asked.before.open, asked.after.open];
  const wereSealed = asked.before.all.filter((one) => !owedBefore.includes(one));
  const last = onlyIn(asked.after.all);
  const wereMany = asked.before.all.some(({ seat }) => seat !== last && isPerson(row, seat));
  return (seat) => {
    const [isHere, isCalledNow] = [here.includes(seat), called.includes(seat)];
    const isSecret = freshInSecret.includes(seat);
    const mayCall = isSecret ? isCalled(row, seat) : mayBePinged(row, seat, now);
    const own = owed.filter((one) => one.seat === seat);
    const changed = topicsOf(owedBefore, seat) !== topicsOf(owed, seat);
    // Whom a call has reached knows what it is asked, also where others have acted since.
    const knows = !callsAll && !changed && clocks[seat]?.reached === true;
    return {
      owed: owedBefore.some((one) => one.seat === seat),
      owes: own.length > 0,
      changed,
      answered: acted?.seat === seat,
      unsealed: own.filter(({ id }) => wereSealed.some((one) => one.id === id)).length,
      alone: last === seat && (wereMany || clocks[seat]?.alone === true),
      told: isHere || calledElsewhere.includes(seat) || (isCalledNow && mayCall),
      reach: isHere ? 'looks' : isCalledNow && !knows ? 'called' : null,
      uncalled: isSecret
        ? isCalledNow && isCalled(row, seat) && !mayBeTold(row, seat, now)
        : inSecret.includes(seat) && clocks[seat]?.uncalled === true,
    };
  };
}

/** The only seat that is asked, if that is no secret; null if several are, or none. */
function onlyIn(asked: readonly Decision[]): Seat | null {
  const [seat, ...others] = seatsOf(asked);
  if (seat === undefined || others.length > 0 || asked.some(({ sealed }) => sealed)) return null;
  return seat;
}

/** Has the posts of votes on late seats updated. */
export const tellVotesAfter = ({ clocks, after }: Change): Effect[] =>
  changedVotes(clocks, clocksOf(after.row));

/** Has the deadlines in posts updated, if they moved though nobody answered: after an answer, its turn tells them. */
export async function* tellTimes(change: Change, reads: Reads): AsyncGenerator<Effect> {
  const { before, after, acted, asked, entries } = change;
  const { row } = after;
  if (acted !== null || entries.length > 0 || row.planOf !== null) return;
  // A secret answer stops its clock; neither that nor what it sets off may show.
  const sealed = seatsOf(asked.after.all.filter((one) => one.sealed));
  const isMoved = (seat: Seat): boolean =>
    !sealed.includes(seat) &&
    deadlineOf({ ...before.row, status: 'running' }, seat)?.getTime() !==
      deadlineOf(row, seat)?.getTime();
  if (seatsOf(asked.after.all).some(isMoved)) yield* refreshPost(reads, row.id, 'times');
}

/** What became of a seat's question. */
interface SeatQuestion {
  /** Whether it owed an answer before, and does now. */
  readonly owed: boolean;
  readonly owes: boolean;
  /** Whether it is asked something else than before, or nothing any more. */
  readonly changed: boolean;
  /** Whether its player has answered. */
  readonly answered: boolean;
  /** How many of its sealed answers are asked for again. */
  readonly unsealed: number;
  /** Whether its player needs no reminder that it is asked: it looks at a panel, or is called. */
  readonly told: boolean;
  /** Whether its player looks at the question on a panel, or is to be called; null if neither is new. */
  readonly reach: 'looks' | 'called' | null;
  /** Whether everybody waits for it, as all who were asked along with it have answered. */
  readonly alone: boolean;
  /** Whether its player is still to be called to a secret choice. */
  readonly uncalled: boolean;
}

/** What was done in a match. */
interface Progress {
  /** Whether a person acted there. */
  readonly isTouched: boolean;
  /** The newest entry of the log; or the next one, if only answers were sealed. */
  readonly with: number;
  /** The earliest entry to which was gone back; null where nothing was taken back. */
  readonly backTo: number | null;
}

/** Of how many past questions a clock keeps how it stood: more are hardly undone. */
const MOST_PAST = 8;

/** The clock of a seat after what it is asked has changed, or was taken back. */
function afterQuestion(
  before: SeatClock,
  going: Going,
  now: number,
  { owed, answered, changed, unsealed }: SeatQuestion,
  { backTo, with: at }: Progress,
): SeatClock {
  // A player who is still to be called has not heard of the question.
  const one: SeatClock = before.uncalled ? { ...before, told: 'nothing' } : before;
  if (unsealed > 0) {
    const [past, back] = [one.past.slice(0, -unsealed), one.past.slice(-unsealed)];
    const { waited } = back[0] ?? one;
    return { ...one, ...unsettled(one, going, now, back), ...unvoted(one, now), waited, past };
  }
  const back = backTo === null ? [] : one.past.filter((each) => each.at > backTo);
  // Changing a sealed answer is an answer, too.
  if (!changed && back.length === 0) return answered ? { ...before, missed: 0 } : before;
  if (backTo !== null) {
    const past = one.past.filter((each) => each.at <= backTo);
    const { waited } = back[0] ?? one;
    return { ...one, ...unsettled(one, going, now, back), ...unvoted(one, now), waited, past };
  }
  // What was used before an undo counts for the next question, which is news to its player.
  if (!owed) return { ...one, told: 'nothing' };
  const past = [...one.past, { ...spentBy(one, going, now), at, waited: one.waited }];
  const after = settled(one, going, now, answered);
  const unasked = { vote: null, voteLeft: null, waited: 0 };
  return { ...one, ...after, ...unasked, past: past.slice(-MOST_PAST) };
}

/**
 * The clock of a seat after a computer player has answered for it. The player may come back even after an undo, and all
 * must agree to undo what the computer player did.
 */
function withoutPlayer(before: SeatClock, after: SeatClock): SeatClock {
  const known = before.past.at(-1)?.at ?? -1;
  const past = after.past.map((each) => (each.at > known ? { ...each, out: true } : each));
  return { ...after, missed: before.missed, past };
}

/**
 * The clock of a match after something was done in it.
 *
 * @param row the match after that, its seats with what they owe
 * @param clocks the clocks before
 * @param came what was done
 */
function clockAfter(
  row: MatchRow,
  clocks: readonly SeatClock[],
  asking: (seat: Seat) => SeatQuestion,
  came: Progress,
  now: Date,
): ClockRow {
  const at = now.getTime();
  const isPlayed = isCounting(row);
  const after = row.seats.flatMap(({ seat }): SeatClock[] => {
    const [going, before] = [goingAt(row, seat), clocks[seat]];
    if (before === undefined) return [];
    if (going === null) return [{ ...before, from: null }];
    const asked = asking(seat);
    const silent = silenceOf(before, mayRun(row, seat, now), at);
    const { owes, told, changed, uncalled, reach } = asked;
    const reached = owes && (reach === null ? before.reached : reach === 'looks');
    const by = goingBy(before, going);
    const after = afterQuestion(before, by, at, asked, came);
    const answered = isPerson(row, seat) ? after : withoutPlayer(before, after);
    const runs = reached && isPlayed && isPerson(row, seat) && restOf(row, seat, now) === null;
    const still = runs ? answered : { ...answered, ...stopped(answered, by, at) };
    const kept = inHoursOf(still, going, at);
    const one = waitedFor(kept, goingBy(kept, going), at, asked.alone && !changed);
    const vote = votedOn(one.vote, runs, at);
    const toldNow = owes && told ? toldAsked(one) : one.told;
    const isSilentStill = !asked.answered && (after.missed > 0 || (owes && !changed));
    const fresh = runs ? { since: at, stood: null } : null;
    const unheard = (isSilentStill ? silent : null) ?? fresh;
    const noted = { told: toldNow, vote, uncalled, reached, silent: unheard };
    if (!runs) return [{ ...one, ...noted }];
    const again = goingOn(one, goingBy(one, going));
    return [{ ...again, ...started(again, at), ...noted }];
  });
  const before = stateOf(row);
  const touched = touchedAt(before, came.isTouched, at);
  return withRunAt(row, { ...before, ...NO_LOBBY, hands: after, touched }, now);
}

/** When a person acted in a match last; to the day, so that not every answer writes it. */
const touchedAt = ({ touched }: ClockState, isTouched: boolean, now: number): number =>
  touched === null || (isTouched && now - touched >= DAY_MS) ? now : touched;

const NO_LOBBY = { warned: false, due: null } as const;
