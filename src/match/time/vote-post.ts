import type { Seat } from '../../engine/game.ts';
import type { MatchId, MatchRow, Transaction } from '../../store/store.ts';
import { clockWith, clocksOf, votable } from './clock.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import type { App } from '../app/app.ts';
import { notify } from '../app/notice.ts';
import { votersOn } from './voting.ts';

type Vote = NonNullable<SeatClock['vote']>;

/** A vote that is open: about which seat, who has not said anything yet, and how it stands. */
interface OpenVote {
  readonly about: Seat;
  readonly voters: readonly Seat[];
  readonly vote: Vote;
}

/** The votes on who is late in a match that are open: their posts stand, or stood. */
export const openVotes = (row: MatchRow): readonly OpenVote[] =>
  clocksOf(row).flatMap(({ vote }, about) => {
    if (vote?.begun !== true) return [];
    const voters = votersOn(row, about).filter((seat) => vote.by[seat] === undefined);
    return [{ about, voters, vote }];
  });

/** Has the posts of open votes show how those stand: what was said, or who votes, has changed. */
export async function tellVotes(transaction: Transaction, row: MatchRow, now: Date): Promise<void> {
  for (const { about, vote } of openVotes(row)) await tell(transaction, row.id, about, vote, now);
}

/** Has the posts of those votes show how they stand, or that they are over, which have changed with the clock. */
export async function tellChangedVotes(
  transaction: Transaction,
  id: MatchId,
  before: readonly SeatClock[],
  after: readonly SeatClock[],
  now: Date,
): Promise<void> {
  for (const [seat, { vote }] of before.entries()) {
    const isSame = isSameVote(vote, after[seat]?.vote ?? null);
    if (vote !== null && !isSame) await tell(transaction, id, seat, vote, now);
  }
}

async function tell(
  transaction: Transaction,
  id: MatchId,
  seat: Seat,
  { message }: Vote,
  now: Date,
): Promise<void> {
  if (message === null) return;
  await notify(transaction, id, { kind: 'votes', seat, message, came: null }, now);
}

const isSameVote = (one: Vote | null, other: Vote | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.until === other.until &&
    one.left === other.left &&
    JSON.stringify(one.by) === JSON.stringify(other.by));

/**
 * Keeps which post a vote about a seat stands in, which shows it as it was when that was written; what has changed since
 * is told there.
 *
 * @param now when it was written: their time to vote begins then
 */
export async function noteVotePost(
  app: App,
  id: MatchId,
  about: Seat,
  shown: Vote,
  message: string,
  now: Date,
): Promise<void> {
  await app.store.transaction(async (transaction) => {
    const row = await transaction.lockMatch(id);
    if (row === null || row.clock === null) return;
    const hands = clocksOf(row).map((before, seat) => {
      const one = seat === about ? votable(before, now.getTime()) : before;
      return seat === about && one.vote !== null ? { ...one, vote: { ...one.vote, message } } : one;
    });
    await transaction.setClock(id, clockWith(row, hands, app.now()));
    if (!isSameVote(hands[about]?.vote ?? null, shown))
      await tell(transaction, id, about, { ...shown, message }, app.now());
  });
}
