import type { MatchId, MatchRow } from '../store/store.ts';
import { type House, type Place, type Press, Refused } from './house.ts';
import { hostOrModerator, tellRuling } from './moderate.ts';
import { notify } from './notice.ts';
import { inMatch } from './press.ts';

/** What is missing of where a match stands outside. */
export interface Missing {
  /** Its thread was deleted. */
  readonly thread: boolean;
  /** Its channel was deleted, and here it is to go on; null where it stays. */
  readonly moveTo: Place | null;
}

/**
 * Has all that stands of a match outside made anew from what is stored: its thread where that is gone, who sits where,
 * the newest post with its picture, the message by which people join. Its host may, or a moderator, whose deed is kept.
 */
export async function repair(
  house: House,
  press: Press,
  id: MatchId,
  { thread: isGone, moveTo }: Missing,
): Promise<MatchRow> {
  const repaired = await inMatch(house, press, id, async (row, transaction) => {
    if (row.status === 'cancelled') throw new Refused('match is closed');
    const refused = new Refused('host or moderator repairs', { host: row.host });
    const ruled = await hostOrModerator(house, press, row, transaction, { is: 'repair' }, refused);
    if (moveTo !== null && !press.moderates(moveTo)) throw new Refused('moderator moves');
    const now = house.now();
    const isNew = moveTo !== null || isGone;
    const home =
      moveTo !== null
        ? { ...row.home, channel: moveTo.channel, thread: null, lobby: null }
        : isGone
          ? { ...row.home, thread: null }
          : row.home;
    await transaction.changeMatch(id, { home, ...(isNew ? { standing: [] } : {}) });
    await notify(transaction, id, { kind: 'lobby' }, now);
    if (row.status !== 'open') {
      if (isNew) await notify(transaction, id, { kind: 'start' }, now);
      await tellRuling(house, row, transaction, ruled);
      await notify(transaction, id, { kind: 'repaired' }, now);
    }
    return { ...row, home };
  });
  // What was put off, as there was no place for it, is said there now.
  const { channel } = repaired.home;
  if ((await house.store.hurry({ channel }, house.now())) > 0) house.announce();
  return repaired;
}
