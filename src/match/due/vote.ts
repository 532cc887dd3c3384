import type { Seat } from '../../engine/game.ts';
import type { MatchId } from '../../store/store.ts';
import { clocksOf } from '../time/seat-clocks.ts';
import { withClocks } from '../time/clock-row.ts';
import { refusePaused } from '../time/halt.ts';
import type { App } from '../app/app.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import type { WhenOut } from '../app/notice.ts';
import { inMatch, playingSeat } from '../loaded/in-match.ts';
import { tickLocked } from './tick.ts';
import { tellVotes } from '../time/late-vote-post.ts';
import { isDecided, MOST_WAITS, votersOn, votesOf } from '../time/late-vote.ts';

/** What became of a vote: counted, it decides, or the last one makes it a tie. */
export type Voted = 'counted' | 'decided' | 'tied';

/** Votes on what is done about a late seat; a second vote replaces the first. */
export async function vote(
  app: App,
  press: Press,
  id: MatchId,
  about: Seat,
  how: WhenOut,
): Promise<Voted> {
  return inMatch(app, press, id, async (locked) => {
    const { row, transaction } = locked;
    const seat = playingSeat(app, row, press.user.id);
    refusePaused(row);
    const clocks = clocksOf(row);
    const open = clocks[about]?.vote ?? null;
    if (open === null) throw new Refused('vote is over');
    if (!votersOn(row, about).includes(seat)) throw new Refused('vote of others');
    if (how === 'wait' && (clocks[about]?.waited ?? 0) >= MOST_WAITS) {
      throw new Refused('waited enough');
    }
    const by = { ...votesOf(row, about, open.by), [seat]: how };
    const voted = clocks.map((one, at) => (at === about ? { ...one, vote: { ...open, by } } : one));
    const after = withClocks(row, voted);
    const isOver = isDecided(row, about, by);
    if (isOver && open.left === null) {
      await tickLocked({ ...locked, row: { ...row, clock: after } });
    } else {
      await transaction.setClock(id, after);
      await tellVotes(transaction, { ...row, clock: after }, app.now());
    }
    if (isOver) return 'decided';
    return Object.keys(by).length === votersOn(row, about).length ? 'tied' : 'counted';
  });
}
