import type { Seat } from '../../engine/game.ts';
import type { MatchRow, ProposalRow } from '../../store/store.ts';
import type { Where } from '../play/call.ts';
import { makeDeal } from './deal.ts';
import { clocksOf } from '../time/seat-clocks.ts';
import { isSpoken, speaking } from '../time/silence.ts';
import { withClocks } from '../time/clock-row.ts';
import { awoken } from '../time/halt.ts';
import type { App } from '../app/app.ts';
import { type Press, pressOnce } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { editionOf, expectItsRules } from '../stored/edition.ts';
import { lockFor, playingSeat } from '../loaded/in-match.ts';
import { loadFrom } from '../loaded/load.ts';
import { mayModerate, tellRuling } from '../moderation/moderate.ts';
import { isAboutSeat, type Motion } from '../proposals/motion.ts';
import { carryProposal, isCarried } from './moving.ts';
import { buttonOf } from '../app/spoken.ts';
import { isPerson } from '../stored/seats.ts';
import {
  closeProposal,
  isOutdated,
  isToAll,
  leaving,
  proposalBody,
} from '../proposals/proposal.ts';
import { save } from '../play/save.ts';
import { beginUpdate } from '../loaded/update.ts';
import { takeBackTogether } from './take-back.ts';
import { type Locked, write } from '../app/locked.ts';

/** What became of a proposal. */
export type ProposalAnswered = 'accepted' | 'agreed' | 'declined' | 'withdrawn';

/** What somebody may say to a proposal. Its maker may withdraw it, also by declining it. */
export type ProposalAnswer = 'accept' | 'decline' | 'withdraw';

/**
 * Answers a proposal.
 *
 * @param where whether the presser is shown what comes of it
 */
export function answerProposal(
  app: App,
  press: Press,
  id: number,
  answer: ProposalAnswer,
  where: Where = 'elsewhere',
): Promise<{ row: MatchRow; proposal: ProposalRow; did: ProposalAnswered }> {
  return pressOnce(app, press, async (transaction) => {
    const found = await transaction.proposal(id);
    const row = found === null ? null : await lockFor(app, press, transaction, found.match);
    // Read again under the lock: somebody else may have answered while we waited for it.
    const proposal = row === null ? null : await transaction.proposal(id);
    if (row === null || proposal === null) throw new Refused('no such proposal');
    const locked = { app, transaction, row };
    const before = answeredSo(row, proposal, press.user.id, answer);
    if (before !== null) return { row, proposal, did: before };
    if (answer === 'decline' && (await leaveSeat(locked, press, proposal)))
      return { row, proposal, did: 'declined' };
    const seat = answeringSeat(app, row, proposal, press.user.id);
    expectItsRules(editionOf(app, row), row);
    expectOpen(proposal);
    const did = await decide(locked, proposal, seat, answer, where);
    return { row, proposal, did };
  });
}

/** What came of the same answer before, if somebody gives it again, as by a double tap; else null. */
function answeredSo(
  row: MatchRow,
  proposal: ProposalRow,
  user: string,
  answer: ProposalAnswer,
): ProposalAnswered | null {
  const { status, from, to, agreed, kind } = proposal;
  const seat = row.seats.find((one) => one.user === user)?.seat;
  if (seat === undefined) return null;
  if (seat === from) return answer !== 'accept' && status === 'withdrawn' ? status : null;
  if (answer === 'decline') {
    // Who has declined what others may still agree to is asked no more.
    const isLeft = status === 'open' && (kind === 'motion' || isToAll(proposal));
    if (isLeft && !to.includes(seat) && isPerson(row, seat)) return 'declined';
    return to.includes(seat) && status === 'declined' ? status : null;
  }
  if (answer === 'withdraw' || !agreed.includes(seat)) return null;
  if (status === 'accepted') return status;
  return kind === 'motion' && status === 'open' ? 'agreed' : null;
}

function expectOpen({ status }: ProposalRow): void {
  if (status !== 'open') throw new Refused(`proposal was ${status}`);
}

/** The seat somebody answers for; on a motion also one that a moderator has given to a computer player. */
function answeringSeat(app: App, row: MatchRow, { kind }: ProposalRow, user: string): Seat {
  const spoken = row.seats.find((one) => one.user === user && isSpoken(row, one, app.now()));
  return kind === 'motion' && spoken !== undefined ? spoken.seat : playingSeat(app, row, user);
}

/**
 * Has a moderator who took no part in a match leave a silent seat as it is, and keeps that. False for anybody else, and
 * for other proposals: there are commands for what those ask for.
 */
async function leaveSeat(locked: Locked, press: Press, proposal: ProposalRow): Promise<boolean> {
  const { app, transaction, row } = locked;
  const body = proposalBody(proposal);
  if (body.kind !== 'motion' || !isAboutSeat(body.motion) || !mayModerate(press, row)) return false;
  expectOpen(proposal);
  const deed = { is: 'keep', seat: body.motion.seat } as const;
  const { id: by } = press.user;
  const ruling = await transaction.addRuling({
    match: row.id,
    at: app.now(),
    by,
    agreed: null,
    deed,
  });
  await closeProposal(locked, proposal, 'declined');
  await tellRuling(locked, { ruling });
  return true;
}

async function decide(
  locked: Locked,
  proposal: ProposalRow,
  seat: Seat,
  answer: ProposalAnswer,
  where: Where,
): Promise<ProposalAnswered> {
  const { app, transaction, row } = locked;
  const { from, to, until } = proposal;
  if (from === seat) {
    if (answer === 'accept') {
      if (proposal.kind === 'motion') throw new Refused('own motion');
      throw new Refused('own proposal', { button: buttonOf(app, row, 'withdraw') });
    }
    await closeProposal(locked, proposal, 'withdrawn');
    return 'withdrawn';
  }
  if (answer === 'withdraw') throw new Refused('maker withdraws');
  if (!to.includes(seat)) throw new Refused('proposal is for others');
  if (until !== null && until <= app.now()) throw new Refused('proposal was expired');
  const body = proposalBody(proposal);
  if (body.kind === 'motion') {
    return voteOnMotion(locked, proposal, body.motion, seat, answer === 'accept');
  }
  if (answer === 'decline') {
    await write(locked, leaving(proposal, seat, 'declined'));
    return 'declined';
  }
  const played = await awoken(row, transaction);
  const watching = where === 'at its panel' ? [seat] : [];
  const update = beginUpdate(app, await loadFrom(app, played, transaction), transaction, watching);
  update.isTouched = true;
  const agreed = [...new Set([...proposal.agreed, seat])].sort((a, b) => a - b);
  await transaction.changeProposal(proposal.id, { agreed });
  if (body.kind === 'undo' && to.some((one) => isPerson(row, one) && !agreed.includes(one))) {
    if (played !== row) await save(update);
    return 'agreed';
  }
  if (body.kind === 'trade') {
    const { gives, takes } = body;
    await makeDeal(update, { from, to: seat, gives, takes });
  } else {
    // One from before they were closed when the match goes on.
    if (isOutdated(proposal, update.match.sequence)) throw new Refused('proposal was void');
    await takeBackTogether(update, body.to, from);
  }
  await closeProposal(locked, proposal, 'accepted');
  await save(update);
  return 'accepted';
}

/** Votes on a motion, which is carried or dropped as soon as the rest cannot change that. */
async function voteOnMotion(
  locked: Locked,
  proposal: ProposalRow,
  motion: Motion,
  seat: Seat,
  accept: boolean,
): Promise<ProposalAnswered> {
  if (proposal.agreed.includes(seat)) throw new Refused('voted already');
  const { app, transaction } = locked;
  const row = await heardAt(locked, seat);
  const now = app.now();
  const about = isAboutSeat(motion) ? motion : null;
  if (!accept) {
    const to = proposal.to.filter((other) => other !== seat);
    const left = { ...proposal, to, agreed: to };
    const loaded = await loadFrom(app, row, transaction);
    // Whoever is not silent after all has its seat.
    if (about?.seat === seat || !isCarried(loaded, left, motion, now))
      await closeProposal(locked, proposal, 'declined');
    else await transaction.changeProposal(proposal.id, { to });
    return 'declined';
  }
  const agreed = [...proposal.agreed, seat].sort((a, b) => a - b);
  await transaction.changeProposal(proposal.id, { agreed });
  // About a silent seat a moderator may decide first, unless that agrees itself.
  const isEarly = about !== null && about.seat !== seat;
  const nowAgreed = { ...proposal, agreed };
  if (isEarly) return 'agreed';
  const loaded = await loadFrom(app, row, transaction);
  if (about === null && !isCarried(loaded, nowAgreed, motion, now)) return 'agreed';
  await carryProposal({ ...locked, row }, nowAgreed, motion);
  return 'accepted';
}

/** A match in which somebody who votes for a seat that a moderator gave away counts as having spoken. */
async function heardAt({ app, transaction, row }: Locked, seat: Seat): Promise<MatchRow> {
  if (isPerson(row, seat) || row.clock === null) return row;
  const clocks = clocksOf(row).map((one, at) => (at === seat ? speaking(one, app.now()) : one));
  const clock = withClocks(row, clocks);
  await transaction.setClock(row.id, clock);
  return { ...row, clock };
}
