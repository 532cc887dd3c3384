import { PACES } from '../../clock/pace.ts';
import type { Going } from '../../clock/seat-time.ts';
import type { Seat } from '../../engine/game.ts';
import type { MatchRow } from '../../store/store.ts';
import { type Tally, WHEN_OUT, type WhenOut } from '../app/notice.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import { isPerson } from '../stored/seats.ts';

/** Ends the vote about a seat. If it is begun again, there is as much time as was left of this one. */
export function unvoted(
  { vote, voteLeft }: SeatClock,
  now: number,
): Pick<SeatClock, 'vote' | 'voteLeft'> {
  if (vote === null) return { vote, voteLeft };
  return { vote: null, voteLeft: vote.left ?? Math.max(0, vote.until - now) };
}

/** Removes what one seat has voted about another: somebody else sits there now. */
export const unvotedBy = (one: SeatClock, seat: Seat): SeatClock => {
  if (one.vote === null) return one;
  const { [String(seat)]: _said, ...by } = one.vote.by;
  return { ...one, vote: { ...one.vote, by } };
};

/** The vote about a seat while its clock runs, or stands: the time to vote counts only while it runs. */
export function votedOn(vote: SeatClock['vote'], runs: boolean, now: number): SeatClock['vote'] {
  if (vote === null) return null;
  const { until, left, begun } = vote;
  if (runs && begun) return left === null ? vote : { ...vote, until: now + left, left: null };
  return left === null ? { ...vote, left: Math.max(0, until - now) } : vote;
}

/** The clock of a seat that the others are to vote about for `ms`, as soon as they can. */
export const votedFor = (one: SeatClock, ms: number, now: number): SeatClock => ({
  ...one,
  vote: { until: now + ms, left: ms, by: {}, begun: false, message: null },
});

/** The clock of a seat whose vote can be answered from now on, because its post stands. */
export const votable = (one: SeatClock, now: number): SeatClock =>
  one.vote === null || one.vote.begun
    ? one
    : { ...one, vote: votedOn({ ...one.vote, begun: true }, one.from !== null, now) };

/** How many times a table may give more time for one decision: every match is to end. */
export const MOST_WAITS = 2;

const HOUR_MS = 3_600_000;

/** How long a vote lasts, in milliseconds: a day, or five minutes at a live table. */
export const votingMs = ({ pace: { unit } }: Going): number =>
  unit === 'minutes' ? (PACES.live.allowance * HOUR_MS) / 60 : 24 * HOUR_MS;

type Votes = Readonly<Record<string, WhenOut>>;

/** How many say what. */
export const countVotes = (votes: Votes): Tally => {
  const count = (how: WhenOut): number => Object.values(votes).filter((one) => one === how).length;
  return { computer: count('computer'), safe: count('safe'), wait: count('wait') };
};

/** What a vote came to, and how many said what. */
export interface VoteResult {
  readonly how: WhenOut;
  readonly votes: Tally;
}

/** The result of a vote when time is up: what most say; a computer player after a tie, or without votes. */
export function decided(votes: Votes): VoteResult {
  const counts = countVotes(votes);
  const [first = 'computer', ...others] = leading(counts);
  return { how: others.length === 0 ? first : 'computer', votes: counts };
}

/** What most say: several in a tie, all if nobody has voted. */
export function leading(counts: Tally): WhenOut[] {
  const most = Math.max(...WHEN_OUT.map((how) => counts[how]));
  return WHEN_OUT.filter((how) => counts[how] === most);
}

/** Who votes about a seat: the people at the others. */
export const votersOn = (row: MatchRow, about: Seat): Seat[] =>
  row.seats.flatMap(({ seat }) => (seat !== about && isPerson(row, seat) ? [seat] : []));

/** The votes about a seat, without those of people who have left since. */
export function votesOf(row: MatchRow, about: Seat, by: Votes): Votes {
  const voters = votersOn(row, about).map(String);
  return Object.fromEntries(Object.entries(by).filter(([seat]) => voters.includes(seat)));
}

/** Whether the votes that are missing cannot change the result. They can change a tie: a voter may change its mind. */
export function isDecided(row: MatchRow, about: Seat, by: Votes): boolean {
  const said = votesOf(row, about, by);
  const left = votersOn(row, about).length - Object.keys(said).length;
  const counts = countVotes(said);
  const [most = 0, next = 0] = WHEN_OUT.map((how) => counts[how]).sort((a, b) => b - a);
  return most > next + left;
}
