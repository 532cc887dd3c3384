import type { Going } from '../clock/hand.ts';
import { PACES } from '../clock/pace.ts';
import type { Seat } from '../engine/game.ts';
import type { MatchRow } from '../store/store.ts';
import { isPerson } from './seats.ts';
import { WHEN_OUT, type WhenOut } from './notice.ts';

/** How often a table may give somebody more time for one decision: every match is to end. */
export const MOST_WAITS = 2;

const HOUR_MS = 3_600_000;

/** For how long is voted, in milliseconds: a day, or five minutes where people play at once. */
export const votingMs = ({ pace: { unit } }: Going): number =>
  unit === 'minutes' ? (PACES.live.allowance * HOUR_MS) / 60 : 24 * HOUR_MS;

type Votes = Readonly<Record<string, WhenOut>>;

/** What the votes come to: the most, and a computer player where that are several. */
export function decided(votes: Votes): WhenOut {
  const count = (how: WhenOut): number => Object.values(votes).filter((one) => one === how).length;
  const most = Math.max(...WHEN_OUT.map(count));
  const first = WHEN_OUT.filter((how) => count(how) === most);
  return first.length === 1 ? (first[0] ?? 'computer') : 'computer';
}

/** Who votes about a seat: the people at the other ones. */
export const votersOn = (row: MatchRow, about: Seat): Seat[] =>
  row.seats.flatMap(({ seat }) => (seat !== about && isPerson(row, seat) ? [seat] : []));

/** What those say who vote about a seat, without those who have left since. */
export function votesOf(row: MatchRow, about: Seat, by: Votes): Votes {
  const voters = votersOn(row, about).map(String);
  return Object.fromEntries(Object.entries(by).filter(([seat]) => voters.includes(seat)));
}

/** Whether what the others have yet to say cannot change what votes come to. */
export function isDecided(votes: Votes, voters: number): boolean {
  const left = voters - Object.keys(votes).length;
  if (left === 0) return true;
  return WHEN_OUT.some(
    (how) => Object.values(votes).filter((one) => one === how).length > voters / 2,
  );
}
