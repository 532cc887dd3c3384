import type { MatchId, MatchRow, Transaction } from '../store/store.ts';
import { haltOf } from './halt.ts';
import { type House, type Press, Refused } from './house.ts';
import { moderatorOnly } from './moderate.ts';
import { type Motion, neededFor, peopleOf } from './motion.ts';
import { pauseIn, resumeIn } from './pause.ts';
import { playingSeat } from './playing.ts';
import { inMatch } from './press.ts';
import { propose } from './proposal.ts';
import { seatOf } from './seats.ts';
import { settleIn } from './settle.ts';

/** What became of a motion: it is put to the others, or carried at once. */
export type Moved = 'put' | 'carried';

/**
 * Puts a motion to the people of a running match. A moderator who does not play there decides alone, which is kept; so
 * does who plays with computer players only.
 */
export function move(house: House, press: Press, id: MatchId, wanted: Motion): Promise<Moved> {
  return inMatch(house, press, id, async (row, transaction) => {
    if (row.status !== 'running') throw new Refused('move while it runs');
    refuseMoot(row, wanted);
    const { user } = press;
    if (seatOf(row, user.id) === null && press.moderates(row.home)) {
      const refused = new Refused('no seat');
      await moderatorOnly(house, press, row, transaction, { is: wanted.is }, refused);
      await carry(house, transaction, row, wanted, user.id);
      return 'carried';
    }
    const from = playingSeat(row, user.id);
    const to = peopleOf(row).filter((seat) => seat !== from);
    if (neededFor(row, wanted) <= 1) {
      await carry(house, transaction, row, wanted, null);
      return 'carried';
    }
    await propose(house, transaction, { match: id, kind: 'motion', from, to, body: wanted });
    return 'put';
  });
}

/** Throws `Refused` where a motion would change nothing. */
function refuseMoot(row: MatchRow, { is }: Motion): void {
  const halt = haltOf(row);
  if (is === 'pause' && halt?.is === 'paused') throw new Refused('paused already');
  if (is === 'resume' && halt === null) throw new Refused('not paused');
}

/** Does what a table has agreed on, or a moderator has decided (`by`), in a match whose row is locked. */
export async function carry(
  house: House,
  transaction: Transaction,
  row: MatchRow,
  wanted: Motion,
  by: string | null,
): Promise<void> {
  refuseMoot(row, wanted);
  if (wanted.is === 'pause') return pauseIn(house, transaction, row, wanted.days, by);
  if (wanted.is === 'resume') return resumeIn(house, transaction, row, by);
  return settleIn(house, transaction, row, by);
}
