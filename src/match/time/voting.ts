import type { Going } from '../../clock/hand.ts';
import { PACES } from '../../clock/pace.ts';
import type { Seat } from '../../engine/game.ts';
import type { MatchRow } from '../../store/store.ts';
import { isPerson } from '../stored/seats.ts';
import { type Tally, WHEN_OUT, type WhenOut } from '../app/notice.ts';

/** How often a table may give somebody more time for one decision: every match is to end. */
export const MOST_WAITS = 2;

const HOUR_MS = 3_600_000;

/** For how long is voted, in milliseconds: a day, or five minutes where people play at once. */
export const votingMs = ({ pace: { unit } }: Going): number =>
  unit === 'minutes' ? (PACES.live.allowance * HOUR_MS) / 60 : 24 * HOUR_MS;

type Votes = Readonly<Record<string, WhenOut>>;

/** How many say what. */
export const tally = (votes: Votes): Tally => {
  const count = (how: WhenOut): number => Object.values(votes).filter((one) => one === how).length;
  return { computer: count('computer'), safe: count('safe'), wait: count('wait') };
};

/** What a vote came to, and how many said what. */
export interface Outcome {
  readonly how: WhenOut;
  readonly votes: Tally;
}

/** What the votes come to when time is up: what most say, and a computer player where that are several, or nobody. */
export function decided(votes: Votes): Outcome {
  const counts = tally(votes);
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
  const counts = tally(said);
  const [most = 0, next = 0] = WHEN_OUT.map((how) => counts[how]).sort((a, b) => b - a);
  return most > next + left;
}
