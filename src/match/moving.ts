import { DAY_MS } from '../clock/hours.ts';
import type { Seat } from '../engine/game.ts';
import type { MatchId, MatchRow, Transaction } from '../store/store.ts';
import { isBenched } from './clock.ts';
import { type House, type Press, Refused } from './house.ts';
import type { Pauser } from './halt.ts';
import { moderatorOnly } from './moderate.ts';
import { type Motion, mootness, neededFor, peopleOf, VOTED_DAYS } from './motion.ts';
import { pauseIn, pausesLeft, resumeIn } from './pause.ts';
import { playingSeat } from './playing.ts';
import { inMatch } from './in-match.ts';
import { propose } from './proposal.ts';
import { seatOf } from './seats.ts';
import { settleIn } from './settle.ts';

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
    if (seatOf(row, user.id) === null && press.moderates(row.home)) {
      const refused = new Refused('moderator took part');
      if (await tookPart(transaction, row, user.id)) throw refused;
      await moderatorOnly(house, press, row, transaction, { is: wanted.is }, refused);
      await carry(house, transaction, row, wanted, user.id);
      return 'carried';
    }
    const from = playingSeat(row, user.id);
    refuseTooLong(row, wanted, 'table');
    const to = peopleOf(row).filter((seat) => seat !== from);
    if (neededFor(row, wanted) <= 1) {
      await carry(house, transaction, row, wanted, { from, agreed: [] });
      return 'carried';
    }
    const until = new Date(house.now().getTime() + VOTED_DAYS * DAY_MS);
    await propose(house, transaction, { match: id, kind: 'motion', from, to, body: wanted }, until);
    return 'put';
  });
}

/**
 * Whether somebody without a seat is a side in a match: it may have its seat back, a substitute plays it, or a moderator
 * has handed it to somebody else. Who gave its seat up for good is none any more.
 */
async function tookPart(transaction: Transaction, row: MatchRow, user: string): Promise<boolean> {
  const isSide = row.seats.some(
    (seat) => seat.standsFor === user || (seat.user === user && isBenched(row, seat)),
  );
  if (isSide) return true;
  const rulings = await transaction.rulings(row.id);
  return rulings.some(({ deed }) => deed.is === 'handOver' && deed.from === user);
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
  throw new Refused(by === 'table' ? 'paused enough' : 'moderated enough', { count });
}

/** Who of a table asked for something, and who else is for it. */
export interface Agreement {
  readonly from: Seat;
  readonly agreed: readonly Seat[];
}

/**
 * Does in a match whose row is locked what a moderator has decided, whose deed is kept already, or what its table has
 * agreed on, which is kept here.
 */
export async function carry(
  house: House,
  transaction: Transaction,
  row: MatchRow,
  wanted: Motion,
  whose: string | Agreement,
): Promise<void> {
  refuseMoot(row, wanted);
  const by = typeof whose === 'string' ? whose : null;
  refuseTooLong(row, wanted, by === null ? 'table' : 'moderators');
  if (typeof whose !== 'string') await keepAgreed(house, transaction, row, wanted, whose);
  if (wanted.is === 'pause') return pauseIn(house, transaction, row, wanted.days, by);
  if (wanted.is === 'resume') return resumeIn(house, transaction, row, by);
  return settleIn(house, transaction, row, by);
}

async function keepAgreed(
  house: House,
  transaction: Transaction,
  { id, seats }: MatchRow,
  { is }: Motion,
  { from, agreed }: Agreement,
): Promise<void> {
  const by = seats[from]?.user ?? null;
  if (by === null) return;
  const others = agreed.flatMap((seat) => seats[seat]?.user ?? []);
  await transaction.rule({ match: id, at: house.now(), by, agreed: others, deed: { is } });
}
