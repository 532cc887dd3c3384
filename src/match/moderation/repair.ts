import type { Seat } from '../../engine/game.ts';
import { type MatchId, type MatchRow, SOMEBODY, type SeatRow } from '../../store/store.ts';
import { haltOf } from '../time/halt.ts';
import type { App } from '../app/app.ts';
import type { Place, Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { hostOrModerator, tellRuling } from './moderate.ts';
import { inMatch } from '../loaded/in-match.ts';
import { pagesOf } from '../play/promise.ts';
import { seatOf } from '../stored/seats.ts';
import { openVotes } from '../time/late-vote-post.ts';
import { type Locked, tell } from '../app/locked.ts';

/** What of a match is missing in Discord. */
export interface Missing {
  /** Its thread that was deleted; null where it has none that was. */
  readonly thread: string | null;
  /** Those of the posts by which substitutes are wanted that were deleted. */
  readonly wanted: readonly string[];
  /** Those of the open proposals of which the posts were deleted, by their numbers. */
  readonly proposals: readonly number[];
  /** About which seats the others vote in posts that were deleted. */
  readonly votes: readonly Seat[];
  /** Where it is to go on, as its channel was deleted; null if it stays. */
  readonly moveTo: Place | null;
}

/**
 * Has everything that stands of a match in Discord made again from what is stored: its thread if that is gone, who sits
 * where, the newest post, what is open between players, the lobby. Players, the host or a moderator may; a moderator's
 * deed is kept.
 */
export async function repair(
  app: App,
  press: Press,
  id: MatchId,
  missing: Missing,
): Promise<MatchRow> {
  const { thread: dead, wanted: deleted, moveTo } = missing;
  const repaired = await inMatch(app, press, id, async (locked) => {
    const { row, transaction } = locked;
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
      : await hostOrModerator(locked, press, { is: 'repair' }, refused);
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
    await tell(locked, { kind: 'lobby' });
    if (row.status !== 'open') {
      if (isNew) await tell(locked, { kind: 'start' });
      await tellRuling(locked, ruled);
      await tell(locked, { kind: 'repaired' });
      if (isNew) await tellOpen(locked);
      else await askAnew(locked, missing);
    }
    const isMissing = ({ wanted }: SeatRow): boolean =>
      wanted !== null && (moveTo !== null || deleted.includes(wanted));
    if (row.status === 'running') await lookAnew(locked, isMissing);
    return { ...row, home };
  });
  // What was put off, as there was no place for it, is said there now.
  const { channel } = repaired.home;
  if ((await app.store.retryDeferred({ channel }, app.now())) > 0) app.announce();
  return repaired;
}

/** Posts in a new thread what was open in the old one; of a match that is over, its story. */
async function tellOpen(locked: Locked): Promise<void> {
  const { transaction, row } = locked;
  const { id, status } = row;
  if (status === 'over') {
    for (const page of pagesOf(await transaction.pledges(id)).keys()) {
      await tell(locked, { kind: 'promises', page });
    }
    await tell(locked, { kind: 'story' });
    await tell(locked, { kind: 'chart' });
  }
  if (status !== 'running') return;
  const halt = haltOf(row);
  if (halt?.is === 'paused') {
    await tell(locked, { kind: 'paused', until: halt.until, by: null });
  }
  if (halt?.is === 'asleep' && halt.until !== null) {
    await tell(locked, { kind: 'deserted', until: halt.until });
  }
  for (const { id: proposal } of row.proposals) {
    await tell(locked, { kind: 'proposal', proposal });
  }
  for (const { about } of openVotes(row)) {
    await tell(locked, { kind: 'vote', seat: about });
  }
}

/** Posts again what can be answered only on its post. */
async function askAnew(
  locked: Locked,
  missing: Pick<Missing, 'proposals' | 'votes'>,
): Promise<void> {
  for (const { id: proposal } of locked.row.proposals)
    if (missing.proposals.includes(proposal)) await tell(locked, { kind: 'proposal', proposal });
  for (const { about } of openVotes(locked.row))
    if (missing.votes.includes(about)) await tell(locked, { kind: 'vote', seat: about });
}

/** Posts the searches for substitutes again that stand nowhere. */
async function lookAnew(locked: Locked, isMissing: (seat: SeatRow) => boolean): Promise<void> {
  const { transaction, row } = locked;
  const { id, seats } = row;
  const missing = seats.filter(isMissing);
  if (missing.length === 0) return;
  await transaction.setSeats(
    id,
    seats.map((one) => (missing.includes(one) ? { ...one, wanted: '' } : one)),
  );
  for (const { seat } of missing) await tell(locked, { kind: 'wanted', seat });
}
