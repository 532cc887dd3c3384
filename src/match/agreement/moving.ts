import type { Seat } from '../../engine/game.ts';
import type { Level } from '../../presentation/level.ts';
import type { MatchId, MatchRow, ProposalRow, Transaction } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { MOST_PAUSED_IN_ALL } from '../app/limits.ts';
import type { Loaded } from '../app/loaded.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { buttonOf } from '../app/spoken.ts';
import { forfeitSilent, giveToComputer } from '../company/hand-over.ts';
import { askedSealed } from '../loaded/asked.ts';
import { inMatch, playingSeat } from '../loaded/in-match.ts';
import { loadFrom } from '../loaded/load.ts';
import { mayModerate, tellRuling } from '../moderation/moderate.ts';
import { pauseIn, pausesLeft, resumeIn } from '../moderation/pause.ts';
import { settleIn } from '../moderation/settle.ts';
import { lookForSubstitute } from '../play/searches.ts';
import {
  isAboutSeat,
  mootness,
  mostOf,
  type Motion,
  neededFor,
  type SeatMotion,
  votedUntil,
  votersOf,
} from '../proposals/motion.ts';
import { closeProposal, motionOf, propose, voidProposals } from '../proposals/proposal.ts';
import { editionOf, levelIn } from '../stored/edition.ts';
import { isPerson, seatOf, tookPart } from '../stored/seats.ts';
import { isDeserted } from '../time/deserted.ts';
import type { Pauser } from '../time/halt.ts';
import { isSilent, SILENT_DAYS } from '../time/silence.ts';

/** Has the computer player of a seat play better or worse from now on. */
export const changeLevel = (
  transaction: Transaction,
  { id, seats }: MatchRow,
  { seat, level }: { readonly seat: Seat; readonly level: Level },
): Promise<void> =>
  transaction.setSeats(
    id,
    seats.map((one) => (one.seat === seat ? { ...one, level } : one)),
  );

/** What became of a motion: it is put to the others, carried at once, or a moderator has decided it. */
export type Moved = 'put' | 'carried' | 'ruled';

/**
 * Puts a motion to the people of a running match. A moderator who took no part in it decides alone, but on no level; so
 * does who plays with computer players only. What is decided is kept.
 */
export function move(app: App, press: Press, id: MatchId, wanted: Motion): Promise<Moved> {
  return inMatch(app, press, id, async (row, transaction) => {
    if (row.status !== 'running') throw new Refused('move while it runs');
    if (wanted.is === 'level') levelIn(editionOf(app, row), wanted.level);
    refuseMoot(row, wanted);
    const { user } = press;
    if (mayModerate(press, row)) {
      if (wanted.is === 'level') throw new Refused('table decides on levels');
      await carry(app, transaction, row, wanted, { by: user.id, agreed: null });
      return 'ruled';
    }
    // Nobody is left to agree; whoever sat there may end it.
    if (wanted.is === 'settle' && isDeserted(row) && tookPart(row, user.id)) {
      await carry(app, transaction, row, wanted, { by: user.id, agreed: [] });
      return 'carried';
    }
    if (seatOf(row, user.id) === null && press.moderates(row.home))
      throw new Refused('moderator took part', { button: buttonOf(app, row, 'reclaim') });
    const from = playingSeat(app, row, user.id);
    const now = app.now();
    if (isAboutSeat(wanted)) {
      if (wanted.seat === from) throw new Refused('hand over your own');
      await refuseHeard(app, transaction, row, wanted.seat);
    } else {
      refuseTooLong(row, wanted, 'table');
      if (neededFor(row, wanted, now) <= 1) {
        await carry(app, transaction, row, wanted, { by: user.id, agreed: [] });
        return 'carried';
      }
    }
    const to = votersOf(row, now).filter((seat) => seat !== from);
    const until = votedUntil(row, wanted, now);
    await propose(app, transaction, { match: id, kind: 'motion', from, to, body: wanted }, until);
    return 'put';
  });
}

/** Throws `Refused` where a motion would change nothing. */
function refuseMoot(row: MatchRow, wanted: Motion): void {
  const why = mootness(row, wanted);
  if (why !== null) throw new Refused(why);
}

/** Throws `Refused` where a seat has not been silent for so long that its table may decide about it. */
async function refuseHeard(
  app: App,
  transaction: Transaction,
  row: MatchRow,
  seat: number,
): Promise<void> {
  const loaded = await loadFrom(app, row, transaction);
  if (!isSilentSeat(loaded, seat, app.now()))
    throw new Refused('seat is not silent', { days: SILENT_DAYS });
}

/** Throws `Refused` where a match would be paused for longer in all than its table, or moderators, may. */
function refuseTooLong(row: MatchRow, wanted: Motion, by: Pauser): void {
  const count = pausesLeft(row, by);
  if (wanted.is !== 'pause' || wanted.days <= count) return;
  const most = MOST_PAUSED_IN_ALL[by];
  throw new Refused(by === 'table' ? 'paused enough' : 'moderated enough', { count, most });
}

/** By whose word something is done, and who else at the table is for it: null where a moderator decides. */
interface Word {
  readonly by: string;
  readonly agreed: readonly string[] | null;
}

/** Does in a match whose row is locked what a moderator has decided, or its table has agreed on, and keeps that. */
export async function carry(
  app: App,
  transaction: Transaction,
  row: MatchRow,
  wanted: Motion,
  word: Word,
): Promise<void> {
  refuseMoot(row, wanted);
  const { by, agreed } = word;
  refuseTooLong(row, wanted, agreed === null ? 'moderators' : 'table');
  const at = app.now();
  const deed = deedOf(row, wanted);
  const ruled = { ruling: await transaction.addRuling({ match: row.id, at, by, agreed, deed }) };
  const moderator = agreed === null ? by : null;
  switch (wanted.is) {
    case 'pause':
      return pauseIn(app, transaction, row, wanted.days, moderator);
    case 'resume':
      return resumeIn(app, transaction, row, moderator);
    case 'settle': {
      const why = agreed === null ? 'moderator' : isDeserted(row) ? 'holder' : 'table';
      return settleIn(app, transaction, row, { by: why === 'table' ? null : by, why });
    }
    case 'level':
      await changeLevel(transaction, row, wanted);
      break;
    case 'substitute':
      await lookForSubstitute(app, transaction, row, wanted.seat, by);
      break;
    case 'handOver':
      await tellRuling(app, row, transaction, ruled, row.seats[wanted.seat]?.user);
      await voidAbout(app, transaction, row, wanted.seat);
      if (moderator === null) await forfeitSilent(app, transaction, row, wanted.seat);
      else await giveToComputer(app, transaction, row, wanted.seat);
      return;
  }
  await voidAbout(app, transaction, row, wanted.seat);
  await tellRuling(app, row, transaction, ruled);
}

/** Whether so many are for a motion by now that it is carried, as its time is over or the others cannot change that. */
export function isCarried(
  loaded: Loaded,
  { from, agreed }: Pick<ProposalRow, 'from' | 'agreed'>,
  wanted: Motion,
  now: Date,
): boolean {
  const seats = [from, ...agreed];
  if (isAboutSeat(wanted)) return isCarriedBy(loaded, wanted, seats, now);
  const { row } = loaded;
  const votes = votersOf(row, now).filter((seat) => seats.includes(seat)).length;
  return votes >= neededFor(row, wanted, now);
}

/** Carries what a table has agreed on. */
export async function carryProposal(
  app: App,
  transaction: Transaction,
  row: MatchRow,
  proposal: ProposalRow,
  wanted: Motion,
): Promise<void> {
  const userAt = (seat: number): string[] => [row.seats[seat]?.user ?? []].flat();
  const [by] = userAt(proposal.from);
  if (by === undefined) throw new Error('Nobody has put this motion.');
  await closeProposal(app, transaction, proposal, 'accepted');
  await carry(app, transaction, row, wanted, { by, agreed: proposal.agreed.flatMap(userAt) });
}

/**
 * What comes of a motion whose time is over: it is carried where enough of those who are counted by then are for it, of a
 * silent seat where that is silent still; else it is off.
 */
export async function endMotion(
  app: App,
  transaction: Transaction,
  row: MatchRow,
  proposal: ProposalRow,
  wanted: Motion,
): Promise<void> {
  const now = app.now();
  const isRunning = row.status === 'running' && mootness(row, wanted) === null;
  const loaded = isRunning ? await loadFrom(app, row, transaction) : null;
  const isOpen =
    !isAboutSeat(wanted) || (loaded !== null && isSilentSeat(loaded, wanted.seat, now));
  if (loaded !== null && isOpen && isCarried(loaded, proposal, wanted, now))
    await carryProposal(app, transaction, row, proposal, wanted);
  else await closeProposal(app, transaction, proposal, 'expired');
}

/** What is kept of a motion that is carried. */
function deedOf({ seats }: MatchRow, wanted: Motion) {
  if (wanted.is === 'level') return wanted;
  if (wanted.is === 'substitute') return wanted;
  if (wanted.is !== 'handOver') return { is: wanted.is };
  return { ...wanted, from: seats[wanted.seat]?.user ?? null, to: null };
}

/** Closes what else is put to the vote about a seat: it is decided. */
const voidAbout = (
  app: App,
  transaction: Transaction,
  row: MatchRow,
  seat: number,
): Promise<void> =>
  voidProposals(app, transaction, row.id, (proposal) => {
    const put = motionOf(proposal);
    return put !== null && 'seat' in put && put.seat === seat;
  });

/**
 * Whether a table may decide about a seat: its player has been silent for seven days. Of a seat that is asked in secret
 * nobody is told whether it has chosen, so nothing is decided about it until all have.
 */
export const isSilentSeat = (loaded: Loaded, seat: Seat, now: Date): boolean =>
  !askedSealed(loaded, seat) && isSilent(loaded.row, seat, now);

/** Who decides about a silent seat: the people at the others who still answer. */
const answeringBeside = (loaded: Loaded, { seat }: SeatMotion, now: Date): Seat[] =>
  loaded.row.seats.flatMap(({ seat: one }) =>
    one !== seat && isPerson(loaded.row, one) && !isSilentSeat(loaded, one, now) ? [one] : [],
  );

/** Whether more than half of those who still answer are for a motion about a silent seat. */
export function isCarriedBy(
  loaded: Loaded,
  motion: SeatMotion,
  seats: readonly Seat[],
  now: Date,
): boolean {
  const voters = answeringBeside(loaded, motion, now);
  return voters.filter((seat) => seats.includes(seat)).length >= mostOf(voters.length);
}
