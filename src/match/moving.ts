import type { MatchId, MatchRow, Transaction } from '../store/store.ts';
import { type House, type Press, Refused } from './house.ts';
import type { Pauser } from './halt.ts';
import {
  MOST_PAUSED_IN_ALL,
  type Motion,
  mootness,
  neededFor,
  peopleOf,
  votedUntil,
} from './motion.ts';
import { pauseIn, pausesLeft, resumeIn } from './pause.ts';
import { playingSeat } from './playing.ts';
import { inMatch } from './in-match.ts';
import { propose } from './proposal.ts';
import { seatOf, tookPart } from './seats.ts';
import { buttonOf } from './spoken.ts';
import { settleIn } from './settle.ts';
import { isDeserted } from './who-is-left.ts';

/** What became of a motion: it is put to the others, or carried at once. */
export type Moved = 'put' | 'carried';

/**
 * Puts a motion to the people of a running match. A moderator who took no part in it decides alone; so does who plays
 * with computer players only. What is decided is kept.
 */
export function move(house: House, press: Press, id: MatchId, wanted: Motion): Promise<Moved> {
  return inMatch(house, press, id, async (row, transaction) => {
    if (row.status !== 'running') throw new Refused('move while it runs');
    refuseMoot(row, wanted);
    const { user } = press;
    // Nobody is left to agree; whoever sat there may end it.
    if (wanted.is === 'settle' && isDeserted(row) && tookPart(row, user.id)) {
      await carry(house, transaction, row, wanted, { by: user.id, agreed: [] });
      return 'carried';
    }
    if (seatOf(row, user.id) === null && press.moderates(row.home)) {
      if (tookPart(row, user.id)) {
        throw new Refused('moderator took part', { button: buttonOf(house, row, 'reclaim') });
      }
      await carry(house, transaction, row, wanted, { by: user.id, agreed: null });
      return 'carried';
    }
    const from = playingSeat(house, row, user.id);
    refuseTooLong(row, wanted, 'table');
    const to = peopleOf(row).filter((seat) => seat !== from);
    if (neededFor(row, wanted) <= 1) {
      await carry(house, transaction, row, wanted, { by: user.id, agreed: [] });
      return 'carried';
    }
    const until = votedUntil(row, wanted, house.now());
    await propose(house, transaction, { match: id, kind: 'motion', from, to, body: wanted }, until);
    return 'put';
  });
}

/** Throws `Refused` where a motion would change nothing. */
function refuseMoot(row: MatchRow, wanted: Motion): void {
  const why = mootness(row, wanted);
  if (why !== null) throw new Refused(why);
}

/** Throws `Refused` where a match would be paused for longer in all than its table, or moderators, may. */
function refuseTooLong(row: MatchRow, wanted: Motion, by: Pauser): void {
  const count = pausesLeft(row, by);
  if (wanted.is !== 'pause' || wanted.days <= count) return;
  const most = MOST_PAUSED_IN_ALL[by];
  throw new Refused(by === 'table' ? 'paused enough' : 'moderated enough', { count, most });
}

/** By whose word something is done, and who else at the table is for it: null where a moderator decides. */
export interface Word {
  readonly by: string;
  readonly agreed: readonly string[] | null;
}

/** Does in a match whose row is locked what a moderator has decided, or its table has agreed on, and keeps that. */
export async function carry(
  house: House,
  transaction: Transaction,
  row: MatchRow,
  wanted: Motion,
  { by, agreed }: Word,
): Promise<void> {
  refuseMoot(row, wanted);
  refuseTooLong(row, wanted, agreed === null ? 'moderators' : 'table');
  const { is } = wanted;
  await transaction.rule({ match: row.id, at: house.now(), by, agreed, deed: { is } });
  const moderator = agreed === null ? by : null;
  if (is === 'pause') return pauseIn(house, transaction, row, wanted.days, moderator);
  if (is === 'resume') return resumeIn(house, transaction, row, moderator);
  const why = agreed === null ? 'moderator' : isDeserted(row) ? 'holder' : 'table';
  return settleIn(house, transaction, row, { by: why === 'table' ? null : by, why });
}
