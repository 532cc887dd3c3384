import type { Seat } from '../../engine/game.ts';
import { entrySchema, type Maker } from '../../engine/match.ts';
import type { MatchId, MatchRow, Reading } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import type { Change, Reads } from '../app/change.ts';
import { refreshPost, type Effect, noticeEffect } from '../app/effect.ts';
import { notify } from '../app/notice.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import { afterLeaving, inOrder } from '../lobby/lobby.ts';
import { leavingAll } from '../proposals/proposal.ts';
import { ownersOf } from '../time/forfeited.ts';
import { votesTold } from '../time/late-vote-post.ts';
import { transact } from '../app/press.ts';

/** Tells which seats are forfeited. A match that is over has other news. */
export async function* tellForfeits(change: Change, reads: Reads): AsyncGenerator<Effect> {
  const { outcome, forfeited, after, clocks } = change;
  if (outcome === null)
    for (const seat of forfeited) yield* tellForfeit(reads, after.row, clocks, seat);
}

/**
 * Tells that a seat is forfeited. A player who never answered in the match also leaves the tables that wait for
 * players.
 */
export async function* tellForfeit(
  reads: Reads,
  row: MatchRow,
  clocks: readonly SeatClock[],
  seat: Seat,
): AsyncGenerator<Effect> {
  yield noticeEffect({ kind: 'forfeited', seat });
  // A computer player answers no offers, and votes on nothing.
  yield* leavingAll(await reads.openProposals(row.id), seat);
  yield* votesTold(row);
  yield* refreshPost(reads, row.id, 'seats');
  const user = row.seats[seat]?.user ?? null;
  const since = clocks[seat]?.since ?? -1;
  if (user === null || !(await neverCame(reads, row.id, seat, since))) return;
  const tables = (await reads.matchesWith(user, ['open'])).map(({ id }) => id);
  if (tables.length > 0) yield noticeEffect({ kind: 'absent', user, tables }, { dm: user });
}

/**
 * Tells until when a deserted match sleeps: in its thread, and by DM those who may come back for a substitute, whom no
 * post pings.
 */
export function* tellDesertion({ desertedUntil, after, clocks }: Change): Generator<Effect> {
  if (desertedUntil === null) return;
  const notice = { kind: 'deserted', until: desertedUntil } as const;
  yield noticeEffect(notice);
  for (const one of after.row.seats)
    for (const owner of ownersOf(after.row, one, clocks))
      if (owner !== one.user) yield noticeEffect(notice, { dm: owner });
}

/** By whom answers are that count as a player's own: itself, a substitute, its orders. */
const ITS_OWN: readonly Maker[] = ['person', 'substitute', 'order'];

/**
 * Whether the player of a seat has never answered anything there.
 *
 * @param since the log entry after which it got the seat
 */
export async function neverCame(
  from: Pick<Reading, 'entries'>,
  match: MatchId,
  seat: Seat,
  since: number,
): Promise<boolean> {
  const entries = await from.entries(match, since + 1);
  return !entries.some(({ entry }) => {
    const read = entrySchema.parse(entry);
    return (
      read.kind === 'answers' &&
      read.answers.some((one) => one.seat === seat && ITS_OWN.includes(one.by ?? 'person'))
    );
  });
}

/** Has somebody leave tables that wait for players. */
export async function leaveLobbies(
  app: App,
  user: string,
  tables: readonly MatchId[],
): Promise<void> {
  for (const id of tables)
    await transact(app, async (transaction) => {
      const row = await transaction.lockMatch(id);
      if (row?.status !== 'open' || row.seats.every((seat) => seat.user !== user)) return;
      const seats = inOrder(row.seats.filter((seat) => seat.user !== user));
      await transaction.setSeats(id, seats);
      await transaction.changeMatch(id, afterLeaving(app, row, seats));
      await notify(transaction, id, { kind: 'lobby' }, app.now());
    });
}
