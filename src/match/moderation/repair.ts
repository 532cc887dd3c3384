import type { Seat } from '../../engine/game.ts';
import {
  type MatchId,
  type MatchRow,
  SOMEBODY,
  type SeatRow,
  type Transaction,
} from '../../store/store.ts';
import { haltOf } from '../time/halt.ts';
import type { App } from '../app/app.ts';
import type { Place, Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { hostOrModerator, tellRuling } from './moderate.ts';
import { notify } from '../app/notice.ts';
import { inMatch } from '../loaded/in-match.ts';
import { pagesOf } from '../play/promise.ts';
import { seatOf } from '../stored/seats.ts';
import { openVotes } from '../time/late-vote-post.ts';

/** What is missing of where a match stands outside. */
export interface Missing {
  /** Its thread that was deleted; null where it has none that was. */
  readonly thread: string | null;
  /** Those of the posts by which substitutes are wanted that were deleted. */
  readonly wanted: readonly string[];
  /** Those of the open proposals of which the posts were deleted, by their numbers. */
  readonly proposals: readonly number[];
  /** About which seats the others vote in posts that were deleted. */
  readonly votes: readonly Seat[];
  /** Its channel was deleted, and here it is to go on; null where it stays. */
  readonly moveTo: Place | null;
}

/**
 * Has all that stands of a match outside made anew from what is stored: its thread where that is gone, who sits where,
 * the newest post with its picture, what is open between its players, the message by which people join. Who plays there may, its host, or a moderator, whose deed is kept.
 */
export async function repair(
  app: App,
  press: Press,
  id: MatchId,
  missing: Missing,
): Promise<MatchRow> {
  const { thread: dead, wanted: deleted, moveTo } = missing;
  const repaired = await inMatch(app, press, id, async (row, transaction) => {
    if (row.status === 'cancelled') throw new Refused('match is closed');
    if (moveTo !== null && !press.moderates(moveTo)) throw new Refused('moderator moves');
    const { host } = row;
    const refused =
      host === SOMEBODY
        ? new Refused('players or moderator repair')
        : new Refused('host or moderator repairs', { host });
    const isPlayers = moveTo === null && seatOf(row, press.user.id) !== null;
    const ruled = isPlayers
      ? null
      : await hostOrModerator(app, press, row, transaction, { is: 'repair' }, refused);
    const now = app.now();
    // Somebody else may have repaired it since that was seen: then it has another one.
    const isGone = dead !== null && row.home.thread === dead;
    const isNew = moveTo !== null || isGone;
    const home =
      moveTo !== null
        ? { ...row.home, channel: moveTo.channel, thread: null, lobby: null }
        : isGone
          ? { ...row.home, thread: null }
          : row.home;
    await transaction.changeMatch(id, { home, ...(isNew ? { livePosts: [] } : {}) });
    await notify(transaction, id, { kind: 'lobby' }, now);
    if (row.status !== 'open') {
      if (isNew) await notify(transaction, id, { kind: 'start' }, now);
      await tellRuling(app, row, transaction, ruled);
      await notify(transaction, id, { kind: 'repaired' }, now);
      if (isNew) await tellOpen(app, row, transaction);
      else await askAnew(app, row, transaction, missing);
    }
    const isMissing = ({ wanted }: SeatRow): boolean =>
      wanted !== null && (moveTo !== null || deleted.includes(wanted));
    if (row.status === 'running') await lookAnew(app, row, transaction, isMissing);
    return { ...row, home };
  });
  // What was put off, as there was no place for it, is said there now.
  const { channel } = repaired.home;
  if ((await app.store.retryDeferred({ channel }, app.now())) > 0) app.announce();
  return repaired;
}

/** Has told in a new thread what was open in the old one, or, of a match that is over, its story. */
async function tellOpen(app: App, row: MatchRow, transaction: Transaction): Promise<void> {
  const { id, status } = row;
  const now = app.now();
  if (status === 'over') {
    for (const page of pagesOf(await transaction.pledges(id)).keys()) {
      await notify(transaction, id, { kind: 'promises', page }, now);
    }
    await notify(transaction, id, { kind: 'story' }, now);
    await notify(transaction, id, { kind: 'chart' }, now);
  }
  if (status !== 'running') return;
  const halt = haltOf(row);
  if (halt?.is === 'paused') {
    await notify(transaction, id, { kind: 'paused', until: halt.until, by: null }, now);
  }
  if (halt?.is === 'asleep' && halt.until !== null) {
    await notify(transaction, id, { kind: 'deserted', until: halt.until }, now);
  }
  for (const { id: proposal } of row.proposals) {
    await notify(transaction, id, { kind: 'proposal', proposal }, now);
  }
  for (const { about } of openVotes(row)) {
    await notify(transaction, id, { kind: 'vote', seat: about }, now);
  }
}

/** Has posted again what can be answered by nothing but its post. */
async function askAnew(
  app: App,
  row: MatchRow,
  transaction: Transaction,
  missing: Pick<Missing, 'proposals' | 'votes'>,
): Promise<void> {
  const now = app.now();
  for (const { id: proposal } of row.proposals) {
    if (missing.proposals.includes(proposal)) {
      await notify(transaction, row.id, { kind: 'proposal', proposal }, now);
    }
  }
  for (const { about } of openVotes(row)) {
    if (missing.votes.includes(about)) {
      await notify(transaction, row.id, { kind: 'vote', seat: about }, now);
    }
  }
}

/** Has posted again for which seats a substitute is wanted, where that stands nowhere. */
async function lookAnew(
  app: App,
  { id, seats }: MatchRow,
  transaction: Transaction,
  isMissing: (seat: SeatRow) => boolean,
): Promise<void> {
  const missing = seats.filter(isMissing);
  if (missing.length === 0) return;
  await transaction.setSeats(
    id,
    seats.map((one) => (missing.includes(one) ? { ...one, wanted: '' } : one)),
  );
  for (const { seat } of missing) {
    await notify(transaction, id, { kind: 'wanted', seat }, app.now());
  }
}
