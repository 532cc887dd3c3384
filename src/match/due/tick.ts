import {
  dueNow,
  type Going,
  type Stage,
  stopped,
  toldAsked,
  withMore,
} from '../../clock/seat-time.ts';
import type { Seat } from '../../engine/game.ts';
import type { MatchId, MatchRow, Transaction } from '../../store/store.ts';
import { askedSealed, owesSecret, waitingFor } from '../loaded/asked.ts';
import { withForfeited, mustForfeit, timingOut } from '../time/forfeited.ts';
import { tellForfeit } from '../company/forfeits.ts';
import { callInSecret, seeToCall } from '../play/call.ts';
import { cancel } from '../lobby/close.ts';
import { mustSleep, withRunAt } from '../time/run-at.ts';
import {
  countsUntil,
  goingAt,
  goingBy,
  clocksOf,
  inHoursOf,
  reachOf,
} from '../time/seat-clocks.ts';
import { isUncalled, mayBeTold, wantsDm } from '../time/calls.ts';
import { isWarned, lobbyClockWarned, lobbyDueAt, stateOf } from '../time/clock-row.ts';
import {
  votedFor,
  decided,
  isDecided,
  type VoteResult,
  votersOn,
  votesOf,
  votingMs,
} from '../time/late-vote.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import { writeEffects, tellAnew } from '../app/effect.ts';
import { give } from '../loaded/give.ts';
import { haltOf, standsUntil } from '../time/halt.ts';
import type { App } from '../app/app.ts';
import { leaveOut } from '../time/leave-out.ts';
import type { Loaded } from '../app/loaded.ts';
import { loadFrom, loadRow } from '../loaded/load.ts';
import { HELD, notify, type Tally, type WhenOut } from '../app/notice.ts';
import { answerByOrders } from '../orders/answer-by-orders.ts';
import { putToSleep, resumeIn } from '../moderation/pause.ts';
import { safeAnswer } from '../play/ponder.ts';
import { save } from '../play/save.ts';
import { topicOf, topicsOf } from '../../engine/topics.ts';
import { settleIn } from '../moderation/settle.ts';
import { sitDown, type Sitting } from '../loaded/sitting.ts';
import { admitDue, seatDue } from '../company/substitute.ts';
import { goOnIfTold } from '../time/standstill.ts';
import { termsInForce } from '../time/terms.ts';

/** What came of looking at a match: whether a computer player is to answer now. */
export type Ticked = 'think' | 'nothing';

/**
 * Does what is due in a match by the clock: once, whoever looks, as its row is locked and its clock read again. Throws
 * `BrokenMatch` where it cannot be read; its clock stands as it stood then.
 */
export async function tick(app: App, id: MatchId): Promise<Ticked> {
  const { hasNews, ticked } = await app.store.transaction(async (transaction) => {
    const row = await transaction.lockMatch(id);
    const at = row?.clock?.runAt ?? null;
    const isDue = at !== null && at <= app.now();
    const came = row === null || !isDue ? 'nothing' : await tickLocked(app, row, transaction);
    return { hasNews: transaction.hasNews, ticked: came };
  });
  if (hasNews) app.announce();
  return ticked;
}

/**
 * Has the clocks of somebody's matches go by what it has just said of itself, and what is said there of time with them,
 * before it is answered. One where that fails is left to the timekeeper, to which it is due: what it has said is kept already.
 */
export async function tickFor(app: App, user: string): Promise<void> {
  const rows = await app.store.matchesWith(user, ['open', 'running']);
  for (const { id, planOf } of rows) {
    if (planOf !== null) continue;
    await app.store
      .transaction(async (transaction) => {
        const row = await transaction.lockMatch(id);
        // Who would join reads there when those who sit there are awake.
        if (row?.status === 'open') await notify(transaction, id, { kind: 'lobby' }, app.now());
        if (row?.status !== 'running' || haltOf(row) !== null) return;
        await tickLocked(app, row, transaction);
        await tellAnew(transaction, id, 'times', app.now());
      })
      .catch(() => undefined);
  }
  if (rows.length > 0) app.announce();
}

/** The same for a match whose row is locked. */
export async function tickLocked(
  app: App,
  locked: MatchRow,
  transaction: Transaction,
): Promise<Ticked> {
  const row = await goOnIfTold(transaction, locked, app.now());
  if (row.status === 'open') return expire(app, row, transaction);
  if (row.status !== 'running') {
    await transaction.setClock(row.id, { ...NO_CLOCK, ...row.clock, runAt: null });
    return 'nothing';
  }
  const taken = seatDue(row, app.now());
  if (taken !== null) {
    await admitDue(app, transaction, row, taken);
    return 'nothing';
  }
  const halt = haltOf(row);
  if (halt !== null) {
    const until = standsUntil(row);
    if (until !== null && until <= app.now()) {
      if (halt.is === 'paused') await resumeIn(app, transaction, row, null);
      else await settleIn(app, transaction, row, { by: null, why: 'deserted' });
      return 'think';
    }
    await transaction.setClock(row.id, withRunAt(row, stateOf(row), app.now()));
    return 'nothing';
  }
  if (mustSleep(row, app.now())) {
    await putToSleep(app, transaction, row);
    return 'nothing';
  }
  const now = app.now().getTime();
  const found = await loadFrom(app, row, transaction);
  const out: Seat[] = [];
  const safe: Seat[] = [];
  const voted = new Map<Seat, Tally>();
  const clocks: SeatClock[] = [];
  for (const [seat, before] of clocksOf(row).entries()) {
    const going = goingAt(row, seat);
    const kept = going === null ? before : inHoursOf(before, going, now);
    const isCalledNow = isUncalled(row, kept, seat) && mayBeTold(row, seat, app.now());
    if (isCalledNow) await callInSecret(transaction, row, [seat], app.now());
    const one = isCalledNow
      ? { ...kept, uncalled: false, told: toldAsked(kept) }
      : await seeToCall(transaction, found, seat, kept, app.now());
    // Who has said that it is away is not late for the moments until its clock stands.
    const at = countsUntil(row, seat, one, app.now());
    const due =
      going === null ? null : dueIn(found, seat, { one, going: goingBy(one, going), now: at });
    const came = due === null ? null : cameOf(row, seat, one);
    if (came !== null) {
      voted.set(seat, came.votes);
      const message = one.vote?.message ?? null;
      if (message !== null)
        await notify(transaction, row.id, { kind: 'votes', seat, message, came }, app.now());
    }
    if (going === null || due === null) {
      const stands = going !== null && at < now;
      clocks.push(stands ? { ...one, ...stopped(one, goingBy(one, going), at) } : one);
    } else if (due === 'vote') {
      clocks.push(votedFor(one, one.voteLeft ?? votingMs(going), now));
      await notify(transaction, row.id, { kind: 'vote', seat }, app.now());
    } else if (due === 'wait') {
      const waited = one.waited + 1;
      clocks.push({ ...withMore(one, now), vote: null, voteLeft: null, waited, told: 'half' });
      const user = one.user;
      const votes = voted.get(seat);
      const notice = { kind: 'ranOut', seat, user, how: due, isHeld: false, votes } as const;
      await notify(transaction, row.id, notice, app.now());
    } else if (due === 'computer' || due === 'safe') {
      clocks.push(timingOut(one));
      out.push(seat);
      if (due === 'safe') safe.push(seat);
    } else {
      clocks.push({ ...one, told: due });
      // That call comes with by when it has to choose, and is enough for one time.
      if (isCalledNow) continue;
      const topics = topicsOf(waitingFor(found), seat);
      const notice = { kind: 'reminder', seat, stage: due, topics } as const;
      // Who of those that choose in secret has not done so yet, the thread must not tell.
      const isByDm = wantsDm(row, seat) || owesSecret(found, seat) || askedSealed(found, seat);
      const dm = isByDm ? one.user : null;
      await notify(transaction, row.id, notice, app.now(), { dm });
    }
  }
  // Who has not chosen yet in secret is nobody else's business before that is revealed: then the seat is lost.
  const isHeld = (seat: Seat): boolean => askedSealed(found, seat);
  const forfeited = out.filter((seat) => mustForfeit(row, clocks, seat) && !isHeld(seat));
  const loaded = loadRow(app, withForfeited(found.edition, row, forfeited));
  const sitting = sitDown(loaded, transaction, [], clocks);
  for (const seat of out) {
    if (forfeited.includes(seat)) {
      await writeEffects(
        transaction,
        row.id,
        tellForfeit(transaction, row, clocks, seat),
        app.now(),
      );
      continue;
    }
    const how = safe.includes(seat) ? ('safe' as const) : ('computer' as const);
    const user = clocks[seat]?.user ?? null;
    const about = { seat, user, how, isHeld: isHeld(seat), votes: voted.get(seat) };
    if (!mustForfeit(row, clocks, seat)) {
      const dueAt = about.isHeld ? HELD : undefined;
      const way = dueAt === undefined ? {} : { dueAt };
      await notify(transaction, row.id, { kind: 'ranOut', ...about }, app.now(), way);
    }
    if (how === 'safe') answerSafely(app, sitting, seat);
  }
  await save(app, sitting);
  return out.length > 0 ? 'think' : 'nothing';
}

/**
 * What is due to a seat: to be told something, that the others vote, or what is done as its time is over. There is no
 * vote on what is chosen in secret: it would tell who has not chosen, and who has.
 */
function dueIn(
  loaded: Loaded,
  seat: Seat,
  { one, going, now }: { readonly one: SeatClock; readonly going: Going; readonly now: number },
): Exclude<Stage, 'nothing'> | WhenOut | 'vote' | null {
  if (one.vote !== null) {
    const { until, left, by } = one.vote;
    const isOver = left === null && (until <= now || isDecided(loaded.row, seat, by));
    return isOver ? (cameOf(loaded.row, seat, one)?.how ?? null) : null;
  }
  const due = dueNow(one, going, reachOf(loaded.row, seat), now);
  if (due === null) return null;
  if (due.is !== 'out') return due.is;
  const { row } = loaded;
  const how = termsInForce(row)?.runOut ?? 'computer';
  const hasTime = one.voteLeft === null || one.voteLeft > SHORT_MS;
  const isVoted = hasTime && votersOn(row, seat).length > 0 && !askedSealed(loaded, seat);
  return how === 'vote' && !isVoted ? 'computer' : how;
}

/** What a vote about a seat has come to; null where there is none. */
const cameOf = (row: MatchRow, seat: Seat, { vote }: SeatClock): VoteResult | null =>
  vote === null ? null : decided(votesOf(row, seat, vote.by));

/** Closes a match that nobody has touched for long, a day after that was said. */
async function expire(app: App, row: MatchRow, transaction: Transaction): Promise<Ticked> {
  const now = app.now();
  const due = lobbyDueAt(row);
  if (due !== null && due > now) {
    await transaction.setClock(row.id, { ...NO_CLOCK, ...row.clock, runAt: due });
  } else if (isWarned(row)) {
    await cancel(app, row, transaction);
    await transaction.setClock(row.id, { ...NO_CLOCK, runAt: null });
  } else {
    await transaction.setClock(row.id, lobbyClockWarned(now));
    await notify(transaction, row.id, { kind: 'expiring' }, now);
  }
  return 'nothing';
}

/** In less time nobody can vote. */
const SHORT_MS = 60_000;

const NO_CLOCK = { late: false, state: { hands: [] } } as const;

/** Gives the safe answer to what a seat is asked, as often as the same is asked and it has ordered nothing for that. */
function answerSafely(app: App, sitting: Sitting, seat: Seat): void {
  const { edition } = sitting.loaded;
  const asked = () =>
    waitingFor({ edition, match: sitting.match }).find((decision) => decision.seat === seat);
  const first = asked();
  for (
    let decision = first;
    decision !== undefined && first !== undefined && topicOf(decision) === topicOf(first);
    decision = asked()
  ) {
    const choice = safeAnswer(app, { ...sitting.loaded, match: sitting.match }, decision);
    give(app, sitting, { seat, by: 'default' }, { decision: decision.id, choice });
    answerByOrders(app, sitting);
  }
}

/**
 * Has the clocks of a match count nothing from one time to another, as nobody could play then: where the app was
 * down, or where its machine's clock jumped.
 */
export async function skip(app: App, id: MatchId, from: Date, to: Date): Promise<void> {
  await app.store.transaction(async (transaction) => {
    const row = await transaction.lockMatch(id);
    if (row?.status !== 'running' && row?.status !== 'open') return;
    await leaveOut(transaction, row, from, to);
  });
}
