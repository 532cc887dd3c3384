import type { MatchId, MatchRow } from '../../store/store.ts';
import { callSettled } from '../play/call.ts';
import { mustBeOpen } from './lobby.ts';
import type { App } from '../app/app.ts';
import type { NoticeOf } from '../app/notice.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { hostOrModerator, moderatorOnly, tellRuling } from '../moderation/moderate.ts';
import { inMatch } from '../loaded/in-match.ts';
import { voidProposals } from '../proposals/proposal.ts';
import { endSearches } from '../play/searches.ts';
import { refuseInDivision, seasonDue } from '../loaded/league-rules.ts';
import { type Locked, tell, write } from '../app/locked.ts';

/** Closes a match that has not begun, for good. */
export function closeLobby(app: App, press: Press, id: MatchId): Promise<MatchRow> {
  return inMatch(app, press, id, (locked) => closeOpen(locked, press));
}

/** Closes a match for good: before its start its host or a moderator may, after that only a moderator. */
export function closeMatch(app: App, press: Press, id: MatchId): Promise<MatchRow> {
  return inMatch(app, press, id, async (locked) => {
    const { row } = locked;
    if (row.status !== 'running') return closeOpen(locked, press);
    const ruled = await moderatorOnly(locked, press, CLOSE, new Refused('moderator closes'));
    await refuseInDivision(locked.transaction, row, press.user.id);
    await tellRuling(locked, ruled);
    return breakOff(locked);
  });
}

/** Ends a match that runs without a result, as its league wants it: its season was called off, or a director did it. */
export async function breakOffFor(
  locked: Locked,
  why: NoticeOf<'brokenOff'>['why'],
): Promise<MatchRow> {
  await tell(locked, { kind: 'brokenOff', why });
  return breakOff(locked);
}

async function breakOff(locked: Locked): Promise<MatchRow> {
  const { row, transaction } = locked;
  const seats = row.seats.map((seat) => ({ ...seat, owesSince: null }));
  await transaction.setSeats(row.id, seats);
  return cancel({ ...locked, row: { ...row, seats } });
}

const CLOSE = { is: 'close' } as const;

async function closeOpen(locked: Locked, press: Press): Promise<MatchRow> {
  const { row } = locked;
  mustBeOpen(row);
  const refused = new Refused('host or moderator closes', { host: row.host });
  await hostOrModerator(locked, press, CLOSE, refused);
  return cancel(locked);
}

/** Ends a match without a result. */
export async function cancel(locked: Locked): Promise<MatchRow> {
  const { app, transaction, row } = locked;
  const endedAt = app.now();
  await transaction.changeMatch(row.id, { status: 'cancelled', endedAt });
  await tell(locked, { kind: 'lobby' });
  await voidProposals(locked, () => true);
  await write(locked, row.seats.flatMap(callSettled));
  const isWanted = row.seats.some(({ wanted }) => wanted !== null);
  if (isWanted) await transaction.setSeats(row.id, await endSearches(locked));
  await write(locked, seasonDue(row));
  return { ...row, status: 'cancelled', endedAt };
}
