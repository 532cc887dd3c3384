import { type Going, runsOut, stopped, withMore } from '../../clock/seat-time.ts';
import type { Seat } from '../../engine/game.ts';
import { topicOf } from '../../engine/topics.ts';
import type { MatchId, MatchRow } from '../../store/store.ts';
import { endMotion } from '../agreement/moving.ts';
import type { App } from '../app/app.ts';
import { refreshPostNow } from '../app/effect.ts';
import type { Loaded } from '../app/loaded.ts';
import { type Locked, tell, write } from '../app/locked.ts';
import { HELD, notify, type Tally, type WhenOut } from '../app/notice.ts';
import { transact } from '../app/press.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import { tellForfeit } from '../company/forfeits.ts';
import { admitDue, seatDue } from '../company/substitute.ts';
import { askedInSecret, askedSealed, waitingFor } from '../loaded/asked.ts';
import { loadFrom, loadRow } from '../loaded/load.ts';
import { give, beginUpdate, type MatchUpdate } from '../loaded/update.ts';
import { cancel } from '../lobby/close.ts';
import { putToSleep, resumeIn } from '../moderation/pause.ts';
import { settleIn } from '../moderation/settle.ts';
import { answerByOrders } from '../orders/answer-by-orders.ts';
import { makeCall } from '../play/call.ts';
import { safeAnswer } from '../play/ponder.ts';
import { save } from '../play/save.ts';
import { closeProposal, motionOf } from '../proposals/proposal.ts';
import { isWarned, lobbyClockWarned, lobbyDueAt, stateOf } from '../time/clock-row.ts';
import { mustSleep, withRunAt } from '../time/clock.ts';
import { mustForfeit, timingOut, withForfeited } from '../time/forfeited.ts';
import { haltOf, standsUntil } from '../time/halt.ts';
import {
  decided,
  isDecided,
  votedFor,
  type VoteResult,
  votersOn,
  votesOf,
  votingMs,
} from '../time/late-vote.ts';
import { leaveOut } from '../time/leave-out.ts';
import { owedCalls } from '../time/owed-calls.ts';
import { clocksOf, countsUntil, goingAt, goingBy, inHoursOf } from '../time/seat-clocks.ts';
import { goOnIfTold } from '../time/standstill.ts';
import { termsInForce } from '../time/terms.ts';

/**
 * Does what is due in a match by the clock: once, whoever looks, as its row is locked and its clock read again. Throws
 * `BrokenMatch` if it cannot be read; its clock stays as it is.
 */
export function tick(app: App, id: MatchId): Promise<void> {
  return transact(app, async (transaction) => {
    const row = await transaction.lockMatch(id);
    const at = row?.clock?.runAt ?? null;
    if (row !== null && at !== null && at <= app.now()) await tickLocked({ app, transaction, row });
  });
}

/**
 * Applies new hours or an absence to the clocks of somebody's matches at once, and to what is said of time there. A
 * match that fails is left to the timekeeper.
 */
export async function tickFor(app: App, user: string): Promise<void> {
  const rows = await app.store.matchesWith(user, ['open', 'running']);
  for (const { id, planOf } of rows) {
    if (planOf !== null) continue;
    await app.store
      .transaction(async (transaction) => {
        const row = await transaction.lockMatch(id);
        // The lobby says when its players are awake.
        if (row?.status === 'open') await notify(transaction, id, { kind: 'lobby' }, app.now());
        if (row?.status !== 'running' || haltOf(row) !== null) return;
        await tickLocked({ app, transaction, row });
        await refreshPostNow(transaction, id, 'times', app.now());
      })
      .catch(() => undefined);
  }
  if (rows.length > 0) app.announce();
}

/** The same for a match whose row is locked. */
export async function tickLocked({ app, transaction, row: before }: Locked): Promise<void> {
  const row = await goOnIfTold(transaction, before, app.now());
  const locked = { app, transaction, row };
  if (row.status === 'open') return expire(locked);
  if (row.status !== 'running') {
    return transaction.setClock(row.id, { ...NO_CLOCK, ...row.clock, runAt: null });
  }
  const taken = seatDue(row, app.now());
  if (taken !== null) return admitDue(locked, taken);
  const halt = haltOf(row);
  if (halt !== null) {
    const until = standsUntil(row);
    if (until === null || until > app.now())
      return transaction.setClock(row.id, withRunAt(row, stateOf(row), app.now()));
    if (halt.is === 'paused') await resumeIn(locked, null);
    else await settleIn(locked, { by: null, why: 'deserted' });
    transaction.leaveToComputers(row.id);
    return;
  }
  if (mustSleep(row, app.now())) return putToSleep(locked);
  const now = app.now().getTime();
  const found = await loadFrom(app, row, transaction);
  const out: Seat[] = [];
  const safe: Seat[] = [];
  const voted = new Map<Seat, Tally>();
  const clocks: SeatClock[] = [];
  for (const [seat, before] of clocksOf(row).entries()) {
    const going = goingAt(row, seat);
    if (going === null) continue;
    const kept = inHoursOf(before, going, now);
    // A player who has just said that it is away must not time out before its clock is stopped.
    const at = countsUntil(row, seat, kept, app.now());
    const owed = owedCalls(row, seat, kept, new Date(at), askedInSecret(found, seat));
    const call = owed.find(({ from }) => from <= at);
    const one = call === undefined ? kept : await makeCall(locked, found, call, kept);
    const due = dueIn(found, seat, one, going, at);
    const came = due === null ? null : voteResultOf(row, seat, one);
    if (came !== null) {
      voted.set(seat, came.votes);
      const message = one.vote?.message ?? null;
      if (message !== null) await tell(locked, { kind: 'votes', seat, message, came });
    }
    if (due === null) {
      clocks.push(at < now ? { ...one, ...stopped(one, goingBy(one, going), at) } : one);
    } else if (due === 'vote') {
      clocks.push(votedFor(one, one.voteLeft ?? votingMs(going), now));
      await tell(locked, { kind: 'vote', seat });
    } else if (due === 'wait') {
      const waited = one.waited + 1;
      clocks.push({ ...withMore(one, now), vote: null, voteLeft: null, waited, told: 'half' });
      const user = one.user;
      const votes = voted.get(seat);
      const notice = { kind: 'ranOut', seat, user, how: due, isHeld: false, votes } as const;
      await tell(locked, notice);
    } else {
      clocks.push(timingOut(one));
      out.push(seat);
      if (due === 'safe') safe.push(seat);
    }
  }
  // Nobody may know who has not chosen in secret, so such a seat is forfeited with the reveal.
  const isHeld = (seat: Seat): boolean => askedSealed(found, seat);
  const forfeited = out.filter((seat) => mustForfeit(row, clocks, seat) && !isHeld(seat));
  const loaded = loadRow(app, withForfeited(found.edition, row, forfeited));
  const update = beginUpdate(app, loaded, transaction, [], clocks);
  for (const seat of out) {
    if (forfeited.includes(seat)) {
      await write(locked, tellForfeit(transaction, row, clocks, seat));
      continue;
    }
    const how = safe.includes(seat) ? ('safe' as const) : ('computer' as const);
    const user = clocks[seat]?.user ?? null;
    const about = { seat, user, how, isHeld: isHeld(seat), votes: voted.get(seat) };
    if (!mustForfeit(row, clocks, seat)) {
      const delivery = about.isHeld ? { dueAt: HELD } : {};
      await tell(locked, { kind: 'ranOut', ...about }, delivery);
    }
    if (how === 'safe') answerSafely(update, seat);
  }
  await save(update);
  if (out.length > 0) transaction.leaveToComputers(row.id);
}

/**
 * What is due to a seat: a vote of the others, or what is done when its time is over. There is no vote about a secret
 * choice: it would tell who has chosen.
 */
function dueIn(
  loaded: Loaded,
  seat: Seat,
  one: SeatClock,
  going: Going,
  now: number,
): WhenOut | 'vote' | null {
  if (one.vote !== null) {
    const { until, left, by } = one.vote;
    const isOver = left === null && (until <= now || isDecided(loaded.row, seat, by));
    return isOver ? (voteResultOf(loaded.row, seat, one)?.how ?? null) : null;
  }
  const end = runsOut(one, goingBy(one, going));
  if (one.out || end === null || end > now) return null;
  const { row } = loaded;
  const how = termsInForce(row)?.runOut ?? 'computer';
  const hasTime = one.voteLeft === null || one.voteLeft > SHORT_MS;
  const isVoted = hasTime && votersOn(row, seat).length > 0 && !askedSealed(loaded, seat);
  return how === 'vote' && !isVoted ? 'computer' : how;
}

/** The result of the vote about a seat; null without one. */
const voteResultOf = (row: MatchRow, seat: Seat, { vote }: SeatClock): VoteResult | null =>
  vote === null ? null : decided(votesOf(row, seat, vote.by));

/** Warns a table that nobody has touched for long, and closes it a day later. */
async function expire(locked: Locked): Promise<void> {
  const { app, transaction, row } = locked;
  const now = app.now();
  const due = lobbyDueAt(row);
  if (due !== null && due > now) {
    await transaction.setClock(row.id, { ...NO_CLOCK, ...row.clock, runAt: due });
  } else if (isWarned(row)) {
    await cancel(locked);
    await transaction.setClock(row.id, { ...NO_CLOCK, runAt: null });
  } else {
    await transaction.setClock(row.id, lobbyClockWarned(now));
    await tell(locked, { kind: 'expiring' });
  }
}

/** Less time than this is too little for a vote. */
const SHORT_MS = 60_000;

const NO_CLOCK = { late: false, state: { hands: [] } } as const;

/** Gives the safe answer for a seat, as often as the same is asked and no order answers. */
function answerSafely(update: MatchUpdate, seat: Seat): void {
  const { app, loaded } = update;
  const { edition } = loaded;
  const asked = () =>
    waitingFor({ edition, match: update.match }).find((decision) => decision.seat === seat);
  const first = asked();
  for (
    let decision = first;
    decision !== undefined && first !== undefined && topicOf(decision) === topicOf(first);
    decision = asked()
  ) {
    const choice = safeAnswer(app, { ...update.loaded, match: update.match }, decision);
    give(update, { seat, by: 'default' }, { decision: decision.id, choice });
    answerByOrders(update);
  }
}

/**
 * Leaves a stretch in which nobody could play out of the clocks of a match: the app was down, or the machine's clock
 * jumped.
 */
export async function skip(app: App, id: MatchId, from: Date, to: Date): Promise<void> {
  await app.store.transaction(async (transaction) => {
    const row = await transaction.lockMatch(id);
    if (row?.status !== 'running' && row?.status !== 'open') return;
    await leaveOut(transaction, row, from, to);
  });
}

/** Closes a proposal whose time is over, once, whoever looks. A motion with enough votes is carried. */
export async function expireProposal(app: App, id: number): Promise<void> {
  const found = await app.store.proposal(id);
  if (found === null) return;
  await transact(app, async (transaction) => {
    const row = await transaction.lockMatch(found.match);
    const proposal = await transaction.proposal(id);
    const end = proposal?.until ?? null;
    if (row !== null && proposal?.status === 'open' && end !== null && end <= app.now()) {
      const put = motionOf(proposal);
      const locked = { app, transaction, row };
      if (put !== null) await endMotion(locked, proposal, put);
      else await closeProposal(locked, proposal, 'expired');
    }
  });
}
