import { PACES } from '../../clock/pace.ts';
import type { Going } from '../../clock/seat-time.ts';
import type { Seat } from '../../engine/game.ts';
import type { MatchRow } from '../../store/store.ts';
import { type Tally, WHEN_OUT, type WhenOut } from '../app/notice.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import { isPerson } from '../stored/seats.ts';

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

/** How often a table may give somebody more time for one decision: every match is to end. */
export const MOST_WAITS = 2;

const HOUR_MS = 3_600_000;

/** For how long is voted, in milliseconds: a day, or five minutes where people play at once. */
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

/** What the votes come to when time is up: what most say, and a computer player where that are several, or nobody. */
export function decided(votes: Votes): VoteResult {
  const counts = countVotes(votes);
  const [first = 'computer', ...others] = leading(counts);
  return { how: others.length === 0 ? first : 'computer', votes: counts };
}

/** What most say: several where it is a tie, all where nobody has said anything. */
export function leading(counts: Tally): WhenOut[] {
  const most = Math.max(...WHEN_OUT.map((how) => counts[how]));
  return WHEN_OUT.filter((how) => counts[how] === most);
}

/** Who votes about a seat: the people at the other ones. */
export const votersOn = (row: MatchRow, about: Seat): Seat[] =>
  row.seats.flatMap(({ seat }) => (seat !== about && isPerson(row, seat) ? [seat] : []));

/** What those say who vote about a seat, without those who have left since. */
export function votesOf(row: MatchRow, about: Seat, by: Votes): Votes {
  const voters = votersOn(row, about).map(String);
  return Object.fromEntries(Object.entries(by).filter(([seat]) => voters.includes(seat)));
}

/**
 * Whether what those have yet to say who vote about a seat cannot change what votes come to. A tie can: somebody may
 * change its mind.
 */
export function isDecided(row: MatchRow, about: Seat, by: Votes): boolean {
  const said = votesOf(row, about, by);
  const left = votersOn(row, about).length - Object.keys(said).length;
  const counts = countVotes(said);
  const [most = 0, next = 0] = WHEN_OUT.map((how) => counts[how]).sort((a, b) => b - a);
  return most > next + left;
}
