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
import { refuseInDivision } from '../loaded/league-rules.ts';
import { loadFrom } from '../loaded/load.ts';
import { mayModerate, tellRuling } from '../moderation/moderate.ts';
import { pauseCutAt, pauseIn, pausesLeft, resumeIn } from '../moderation/pause.ts';
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
import { isDeserted } from '../time/forfeited.ts';
import type { Pauser } from '../time/halt.ts';
import { isSilent, SILENT_DAYS } from '../time/silence.ts';
import type { Locked } from '../app/locked.ts';

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

/** What became of a motion: put to the others, carried at once, or decided by a moderator. */
export type Moved = 'put' | 'carried' | 'ruled';

/**
 * Puts a motion to the people of a running match. A moderator who took no part decides alone, except on a level; so
 * does somebody who plays with computer players only. Decisions are kept.
 */
export function move(app: App, press: Press, id: MatchId, wanted: Motion): Promise<Moved> {
  return inMatch(app, press, id, async (locked) => {
    const { row } = locked;
    if (row.status !== 'running') throw new Refused('move while it runs');
    if (wanted.is === 'level') levelIn(editionOf(app, row), wanted.level);
    refuseMoot(row, wanted);
    const { user } = press;
    if (mayModerate(press, row)) {
      if (wanted.is === 'level') throw new Refused('table decides on levels');
      await refuseInDivision(locked.transaction, row, user.id);
      await carry(locked, wanted, { by: user.id, agreed: null });
      return 'ruled';
    }
    // Nobody is left to agree; whoever sat there may end it.
    if (wanted.is === 'settle' && isDeserted(row) && tookPart(row, user.id)) {
      await carry(locked, wanted, { by: user.id, agreed: [] });
      return 'carried';
    }
    if (seatOf(row, user.id) === null && press.moderates(row.home))
      throw new Refused('moderator took part', { button: buttonOf(app, row, 'reclaim') });
    const from = playingSeat(app, row, user.id);
    const now = app.now();
    if (isAboutSeat(wanted)) {
      if (wanted.seat === from) throw new Refused('hand over your own');
      await refuseHeard(locked, wanted.seat);
    } else {
      refuseTooLong(row, wanted, 'table');
      if (neededFor(row, wanted, now) <= 1) {
        await carry(locked, wanted, { by: user.id, agreed: [] });
        return 'carried';
      }
    }
    const to = votersOf(row, now).filter((seat) => seat !== from);
    const until = votedUntil(row, wanted, now);
    const body = wanted.is === 'pause' ? await endingWithRound(locked, wanted) : wanted;
    await propose(locked, { kind: 'motion', from, to, body }, until);
    return 'put';
  });
}

/** A motion for a pause that says when the round of a league ends before it would be over. */
async function endingWithRound(
  { app, transaction, row }: Locked,
  wanted: Extract<Motion, { is: 'pause' }>,
): Promise<Motion> {
  const roundEnds = await pauseCutAt(transaction, row, wanted.days, app.now());
  return roundEnds === null ? wanted : { ...wanted, roundEnds };
}

/** Throws `Refused` where a motion would change nothing. */
function refuseMoot(row: MatchRow, wanted: Motion): void {
  const why = mootness(row, wanted);
  if (why !== null) throw new Refused(why);
}

/** Throws `Refused` if a seat has not been silent for long enough. */
async function refuseHeard({ app, transaction, row }: Locked, seat: number): Promise<void> {
  const loaded = await loadFrom(app, row, transaction);
  if (!isSilentSeat(loaded, seat, app.now()))
    throw new Refused('seat is not silent', { days: SILENT_DAYS });
}

/** Throws `Refused` if a match would be paused for longer in all than its table, or moderators, may. */
function refuseTooLong(row: MatchRow, wanted: Motion, by: Pauser): void {
  const count = pausesLeft(row, by);
  if (wanted.is !== 'pause' || wanted.days <= count) return;
  const most = MOST_PAUSED_IN_ALL[by];
  throw new Refused(by === 'table' ? 'paused enough' : 'moderated enough', { count, most });
}

/** Who decides something, and who else at the table agrees; `agreed` is null for a moderator. */
interface Word {
  readonly by: string;
  readonly agreed: readonly string[] | null;
}

/** Does what a moderator has decided or a table has agreed on, and keeps that. */
export async function carry(locked: Locked, wanted: Motion, { by, agreed }: Word): Promise<void> {
  const { app, transaction, row } = locked;
  refuseMoot(row, wanted);
  refuseTooLong(row, wanted, agreed === null ? 'moderators' : 'table');
  const at = app.now();
  const deed = deedOf(row, wanted);
  const ruled = { ruling: await transaction.addRuling({ match: row.id, at, by, agreed, deed }) };
  const moderator = agreed === null ? by : null;
  switch (wanted.is) {
    case 'pause':
      return pauseIn(locked, wanted.days, moderator);
    case 'resume':
      return resumeIn(locked, moderator);
    case 'settle': {
      const why = agreed === null ? 'moderator' : isDeserted(row) ? 'holder' : 'table';
      return settleIn(locked, { by: why === 'table' ? null : by, why });
    }
    case 'level':
      await changeLevel(transaction, row, wanted);
      break;
    case 'substitute':
      await lookForSubstitute(locked, wanted.seat, by);
      break;
    case 'handOver':
      await tellRuling(locked, ruled, row.seats[wanted.seat]?.user);
      await voidAbout(locked, wanted.seat);
      if (moderator === null) await forfeitSilent(locked, wanted.seat);
      else await giveToComputer(locked, wanted.seat);
      return;
  }
  await voidAbout(locked, wanted.seat);
  await tellRuling(locked, ruled);
}

/** Whether a motion has enough votes by now. */
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
  locked: Locked,
  proposal: ProposalRow,
  wanted: Motion,
): Promise<void> {
  const userAt = (seat: number): string[] => [locked.row.seats[seat]?.user ?? []].flat();
  const [by] = userAt(proposal.from);
  if (by === undefined) throw new Error('Nobody has put this motion.');
  await closeProposal(locked, proposal, 'accepted');
  await carry(locked, wanted, { by, agreed: proposal.agreed.flatMap(userAt) });
}

/**
 * Ends a motion whose time is over: it is carried if enough of the present voters are for it (and the seat, if it is
 * about one, is still silent); else it is dropped.
 */
export async function endMotion(
  locked: Locked,
  proposal: ProposalRow,
  wanted: Motion,
): Promise<void> {
  const { app, transaction, row } = locked;
  const now = app.now();
  const isRunning = row.status === 'running' && mootness(row, wanted) === null;
  const loaded = isRunning ? await loadFrom(app, row, transaction) : null;
  const isOpen =
    !isAboutSeat(wanted) || (loaded !== null && isSilentSeat(loaded, wanted.seat, now));
  if (loaded !== null && isOpen && isCarried(loaded, proposal, wanted, now))
    await carryProposal(locked, proposal, wanted);
  else await closeProposal(locked, proposal, 'expired');
}

/** What is kept of a motion that is carried. */
function deedOf({ seats }: MatchRow, wanted: Motion) {
  if (wanted.is === 'level') return wanted;
  if (wanted.is === 'substitute') return wanted;
  if (wanted.is !== 'handOver') return { is: wanted.is };
  return { ...wanted, from: seats[wanted.seat]?.user ?? null, to: null };
}

/** Closes the other motions about a seat that is decided. */
const voidAbout = (locked: Locked, seat: number): Promise<void> =>
  voidProposals(locked, (proposal) => {
    const put = motionOf(proposal);
    return put !== null && 'seat' in put && put.seat === seat;
  });

/**
 * Whether a table may decide about a seat: its player has been silent for seven days. Not while it is asked in secret,
 * as nobody may tell whether it has chosen.
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
