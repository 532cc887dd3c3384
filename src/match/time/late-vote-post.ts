import type { Seat } from '../../engine/game.ts';
import type { MatchId, MatchRow, Transaction } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { writeEffects, type Effect, noticeEffect } from '../app/effect.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import { clockWith } from './clock.ts';
import { votable, votersOn } from './late-vote.ts';
import { clocksOf } from './seat-clocks.ts';

type Vote = NonNullable<SeatClock['vote']>;

/** An open vote: about which seat, who has not voted yet, and how it stands. */
interface OpenVote {
  readonly about: Seat;
  readonly voters: readonly Seat[];
  readonly vote: Vote;
}

/** The open votes on late seats of a match, whose posts stand or stood. */
export const openVotes = (row: MatchRow): readonly OpenVote[] =>
  clocksOf(row).flatMap(({ vote }, about) => {
    if (vote?.begun !== true) return [];
    const voters = votersOn(row, about).filter((seat) => vote.by[seat] === undefined);
    return [{ about, voters, vote }];
  });

/** Has the posts of all open votes updated. */
export const votesTold = (row: MatchRow): Effect[] =>
  openVotes(row).flatMap(({ about, vote }) => voteTold(about, vote));

/** As `votesTold`, at once. */
export const tellVotes = (transaction: Transaction, row: MatchRow, now: Date): Promise<void> =>
  writeEffects(transaction, row.id, votesTold(row), now);

/** Has the posts of those votes updated that have changed with the clocks, or ended. */
export const changedVotes = (before: readonly SeatClock[], after: readonly SeatClock[]): Effect[] =>
  before.flatMap(({ vote }, seat) =>
    vote === null || isSameVote(vote, after[seat]?.vote ?? null) ? [] : voteTold(seat, vote),
  );

const voteTold = (seat: Seat, { message }: Vote): Effect[] =>
  message === null ? [] : [noticeEffect({ kind: 'votes', seat, message, came: null })];

const isSameVote = (one: Vote | null, other: Vote | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.until === other.until &&
    one.left === other.left &&
    JSON.stringify(one.by) === JSON.stringify(other.by));

/**
 * Keeps the post in which a vote stands, and has it updated if the vote has changed since it was written.
 *
 * @param now when it was written: the time to vote begins then
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
    const clocks = clocksOf(row).map((before, seat) => {
      const one = seat === about ? votable(before, now.getTime()) : before;
      return seat === about && one.vote !== null ? { ...one, vote: { ...one.vote, message } } : one;
    });
    await transaction.setClock(id, clockWith(row, clocks, app.now()));
    if (!isSameVote(clocks[about]?.vote ?? null, shown))
      await writeEffects(transaction, id, voteTold(about, { ...shown, message }), app.now());
  });
}
