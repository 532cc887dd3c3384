import type { SeatClock } from '../app/seat-clock.ts';
import type { Seat } from '../../engine/game.ts';

/** Without a vote. Where it is begun anew, there is as much time for it as was left of this one. */
export function unvoted(
  { vote, voteLeft }: SeatClock,
  now: number,
): Pick<SeatClock, 'vote' | 'voteLeft'> {
  if (vote === null) return { vote, voteLeft };
  return { vote: null, voteLeft: vote.left ?? Math.max(0, vote.until - now) };
}

/** The clock of a seat about which another one has voted nothing: somebody else comes there. */
export const unvotedBy = (one: SeatClock, seat: Seat): SeatClock => {
  if (one.vote === null) return one;
  const { [String(seat)]: _said, ...by } = one.vote.by;
  return { ...one, vote: { ...one.vote, by } };
};

/** A vote about a seat while its clock runs, or stands: nobody's time to vote is over before everybody can. */
export function votedOn(vote: SeatClock['vote'], runs: boolean, now: number): SeatClock['vote'] {
  if (vote === null) return null;
  const { until, left, begun } = vote;
  if (runs && begun) return left === null ? vote : { ...vote, until: now + left, left: null };
  return left === null ? { ...vote, left: Math.max(0, until - now) } : vote;
}

/** The clock of a seat about which is voted as soon as that can be: `ms` is how long. */
export const votedFor = (one: SeatClock, ms: number, now: number): SeatClock => ({
  ...one,
  vote: { until: now + ms, left: ms, by: {}, begun: false, message: null },
});

/** The clock of a seat whose vote can be answered, as its post stands from now on. */
export const votable = (one: SeatClock, now: number): SeatClock =>
  one.vote === null || one.vote.begun
    ? one
    : { ...one, vote: votedOn({ ...one.vote, begun: true }, one.from !== null, now) };
