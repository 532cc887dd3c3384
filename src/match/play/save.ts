import type { Decision, Seat } from '../../engine/game.ts';
import { type Match, decisionsIn } from '../../engine/match.ts';
import { placesOf } from '../../engine/places.ts';
import { DAY_MS } from '../../clock/hours.ts';
import type { ClockRow, MatchRow, SealedRow, SeatRow, Transaction } from '../../store/store.ts';
import { askedSealed, askedSeats, isSecret, owesSecret } from './asked.ts';
import { withForfeited, isForfeited, tellForfeited } from '../time/forfeited.ts';
import { atPanel, callInSecret, hasActed, settleCall } from './call.ts';
import {
  clockAfter,
  deadlineOf,
  clocksOf,
  isCalled,
  isSoughtByOthers,
  mayBePinged,
  mayBeTold,
  ownersOf,
} from '../time/clock.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import { haltOf } from '../time/halt.ts';
import type { App } from '../app/app.ts';
import type { Loaded } from '../app/loaded.ts';
import { snapshotOf } from '../loaded/load.ts';
import { entryIn } from '../stored/log.ts';
import { askedOfComputer, waitingFor } from '../orders/owed.ts';
import { isByHand, isPerson } from '../stored/seats.ts';
import { amend, endHeld, noticeOf, type NoticeOf, notify, tellAnew } from '../app/notice.ts';
import { answerByOrders } from '../orders/orders.ts';
import { pagesOf } from './promise.ts';
import { isHeard, isOutdated, voidProposals } from '../time/proposal.ts';
import { planAfter, seatPlanner } from '../stored/plan-row.ts';
import { endRests } from '../orders/resting.ts';
import { roundOf } from '../loaded/round.ts';
import type { Sitting } from '../loaded/sitting.ts';
import { isHeralded, type UpNext, upNextIn } from './up-next.ts';
import { tellChangedVotes } from '../time/vote-post.ts';
import { endSearches } from '../loaded/wanted.ts';
import { DESERTED_DAYS, isDeserted } from '../time/who-is-left.ts';

/** What the game waits for persons to answer, whether they have sealed an answer already or not. */
function askedOfPersons({ row, edition }: Loaded, match: Match<unknown>): Decision[] {
  return decisionsIn(edition.game, match).filter(({ owed, seat }) => owed && isPerson(row, seat));
}

/** What makes a question the same as before, however many answers it takes. Each sealed one is one of its own. */
export const topicOf = ({ id, seat, topic, sealed }: Decision): string =>
  sealed ? id : `${seat} ${topic}`;

/**
 * Longer than computer players take to answer, whatever becomes of them. Whoever else is asked is called with what
 * they do; where nobody lives to see to that, then.
 */
const HELD_MS = 20_000;

/** How long it stays untold what nobody waits for: who is at it goes on, or takes it back. */
const QUIET_MS = 10 * 60_000;

const RUNNING = { status: 'running', endedAt: null } as const;

/**
 * Ends a sitting: the snapshot is saved, and what there is to say is put into the outbox. It is said once somebody else
 * is asked, when a round or the match has ended, or when who is at it has rested for a while.
 */
export async function save(app: App, sitting: Sitting): Promise<Loaded> {
  answerByOrders(app, sitting);
  await endRests(sitting);
  const { loaded: before, transaction, match, acted, orders } = sitting;
  const { edition } = before;
  const now = app.now();
  // Whose time ran out again and again while all chose in secret loses the seat with that, but who reveals it by itself.
  const end = endOfSecret(sitting);
  const lost =
    end === 'revealed'
      ? before.row.seats
          .map(({ seat }) => seat)
          .filter((seat) => seat !== acted?.seat && isForfeited(before.row, sitting.hands, seat))
      : [];
  const outcome = edition.game.outcome(match.state);
  const played = { ...withForfeited(app, before.row, lost), orders };
  const deserted = outcome === null ? desertedHalt(played, sitting.hands, now) : null;
  const loaded = { ...before, row: deserted === null ? played : { ...played, halt: deserted } };
  const { row } = loaded;
  if (deserted !== null) await transaction.changeMatch(row.id, { halt: deserted });
  const isHeld = askedOfComputer({ row, edition, match }) !== undefined;
  const askedBefore = new Set(askedOfPersons(loaded, loaded.match).map(topicOf));
  const after = askedOfPersons(loaded, match);
  // Sealed questions are called for once only: a second call would tell who has not answered yet.
  const fresh = after.filter(
    (decision) =>
      sitting.callsAll ||
      !askedBefore.has(topicOf(decision)) ||
      (sitting.othersActed && !decision.sealed),
  );
  const asked = seatsOf(fresh);
  const here = atPanel(sitting, now);
  const called = asked.filter((seat) => !here.includes(seat));
  const secret = seatsOf(fresh.filter((decision) => isSecret(edition, decision)));
  const inSecret = seatsOf(after.filter((decision) => isSecret(edition, decision)));
  const owed = waitingFor({ edition, match });
  const owedBefore = waitingFor(loaded);
  const owing = new Set(owed.map(({ seat }) => seat));
  const done: SeatRow[] = [];
  const noted = row.seats.map((before): SeatRow => {
    // Who acts knows what came before; what its answer sets off is news to it.
    const seen = acted?.seat === before.seat ? { seen: acted.after, shown: acted.after } : {};
    const told = { ...seen, ...(hasActed(sitting, before.seat) ? { actedAt: now } : {}) };
    // It may have called to what is no secret, as a reminder.
    const isDone =
      before.called !== null &&
      !owesSecret({ edition, match }, before.seat) &&
      topicsOf(owedBefore, before.seat) !== topicsOf(owed, before.seat);
    if (isDone) done.push(before);
    const seat = { ...before, ...told, ...(isDone ? { called: null } : {}) };
    if (!owing.has(seat.seat)) return { ...seat, owesSince: null };
    const since = asked.includes(seat.seat) ? now : (seat.owesSince ?? now);
    return { ...seat, owesSince: since };
  });
  const heard = heardIn(sitting);
  // Nobody can take a seat of a match that is over, or is needed where its player is back.
  const kept = await endSearches(
    app,
    transaction,
    { id: row.id, seats: noted },
    (one) => outcome !== null || (heard.includes(one.seat) && isSoughtByOthers(row, one.seat)),
  );
  const seats = seatPlanner(row, kept, owing);
  const come = {
    sequence: match.sequence,
    snapshot: snapshotOf(edition, match),
    announced: match.sequence,
    ...(outcome === null ? RUNNING : { status: 'over' as const, endedAt: now }),
    seats,
  };
  await transaction.advance(row.id, { entries: sitting.entries, ...come });
  const plan = planAfter(row, sitting.entries);
  if (plan !== null) await transaction.changeMatch(row.id, { plan });
  if (isHeld) transaction.leaveToComputers(row.id);
  const unsealedBy = (seat: Seat): number =>
    owed.filter(
      ({ id, seat: whose }) =>
        whose === seat && loaded.match.sealed.some(({ decision }) => decision === id),
    ).length;
  const last = lastOf({ ...loaded, match });
  const wereMany = [...askedSeats(loaded)].some((seat) => seat !== last && isPerson(row, seat));
  const clock = clockAfter(
    { ...row, ...come },
    sitting.hands,
    (seat) => ({
      owed: owedBefore.some((one) => one.seat === seat),
      owes: owing.has(seat),
      changed: topicsOf(owedBefore, seat) !== topicsOf(owed, seat),
      answered: acted?.seat === seat,
      unsealed: unsealedBy(seat),
      alone: last === seat && (wereMany || sitting.hands[seat]?.alone === true),
      told:
        here.includes(seat) ||
        (called.includes(seat) &&
          (secret.includes(seat) ? isCalled(row, seat) : mayBePinged(row, seat, now))),
      reach: here.includes(seat) ? 'looks' : called.includes(seat) ? 'called' : null,
      uncalled: secret.includes(seat)
        ? called.includes(seat) && isCalled(row, seat) && !mayBeTold(row, seat, now)
        : inSecret.includes(seat) && sitting.hands[seat]?.uncalled === true,
    }),
    {
      isTouched: sitting.isTouched,
      with: Math.max(match.sequence, loaded.match.sequence + 1),
      backTo: sitting.backTo,
    },
    now,
  );
  if (row.planOf === null && !isSameClock(row.clock, clock))
    await transaction.setClock(row.id, clock);
  const handsAfter = clocksOf({ ...row, ...come, clock });
  await tellChangedVotes(transaction, row.id, sitting.hands, handsAfter, now);
  // Whoever answers in secret stops its clock: of that nothing is told, nor of what it sets off.
  const isAnswered = acted !== null || sitting.entries.length > 0;
  const isMoved = (seat: Seat): boolean =>
    !askedSealed({ ...loaded, match }, seat) &&
    deadlineOf({ ...before.row, status: 'running' }, seat)?.getTime() !==
      deadlineOf({ ...row, ...come, clock }, seat)?.getTime();
  if (!isAnswered && row.planOf === null && [...askedSeats({ ...loaded, match })].some(isMoved))
    await tellAnew(transaction, row.id, 'times', now);
  const sealed = await saveSealed(sitting);
  if (end !== null) await endHeld(transaction, row.id, end, now);
  if (outcome === null)
    for (const seat of lost) await tellForfeited(app, transaction, row, sitting.hands, seat);
  if (deserted !== null) await tellDeserted(transaction, row, sitting.hands, deserted.until, now);
  if (sitting.entries.length > 0) {
    const isOver = outcome !== null;
    await voidProposals(
      app,
      transaction,
      row.id,
      (one) =>
        isOver ||
        isOutdated(one, match.sequence) ||
        isHeard(one, (seat) => acted?.seat === seat || askedSealed({ ...loaded, match }, seat)),
    );
  }
  if (match.sequence > row.announced) {
    const round = roundOf(loaded);
    const isRoundOver = round !== null && round !== roundOf({ edition, match });
    // Who is called by a DM alone needs no post; how a app went back to a backup must stand in the thread.
    const isLoud = called.some((seat) => sitting.callsAll || !secret.includes(seat));
    const quiet = !isLoud && !isRoundOver && outcome === null;
    const told = { from: row.announced + 1, to: match.sequence };
    const notice: NoticeOf<'turn'> = { kind: 'turn', ...told, ping: called, quiet };
    await announce(sitting, notice, new Set(seatsOf(after)), now, isHeld);
  }
  if (outcome !== null) {
    const [from, to] = [match.sequence + 1, match.sequence];
    await notify(transaction, row.id, { kind: 'over', from, to, places: placesOf(outcome) }, now);
    for (const page of pagesOf(await transaction.promises(row.id)).keys()) {
      await notify(transaction, row.id, { kind: 'promises', page }, now);
    }
    await notify(transaction, row.id, { kind: 'story' }, now);
    await notify(transaction, row.id, { kind: 'chart' }, now);
  }
  await callInSecret(
    transaction,
    row,
    // Who sleeps is called by the clock in the morning.
    secret.filter((seat) => called.includes(seat) && mayBeTold(row, seat, now)),
    now,
  );
  for (const seat of done) await settleCall(app, transaction, row.id, seat);
  const nextBefore = sitting.callsAll ? null : upNextIn(loaded, loaded.match);
  const next = upNextIn(loaded, match);
  if (next !== null && next.seat !== nextBefore?.seat && isHeralded(loaded, next.seat, now)) {
    await herald(transaction, row, next, now);
  }
  const saved = { ...row, ...come, sealed, clock, plan: plan ?? row.plan };
  return { ...loaded, row: saved, match, newest: sitting.entries };
}

/** The seats whose players have done something themselves, as everybody may know: a secret choice once it is revealed. */
const heardIn = ({ entries, watching }: Sitting): Seat[] =>
  entries
    .map(entryIn)
    .flatMap((entry) =>
      entry.kind === 'answers'
        ? entry.answers.flatMap(({ seat, by }) => (isByHand(by) ? [seat] : []))
        : (watching ?? []),
    );

/** How a match is to stand still that nobody plays any more; null where somebody does, and where it stands still already. */
function desertedHalt(row: MatchRow, hands: readonly SeatClock[], now: Date) {
  if (haltOf(row) !== null || !isDeserted(row, hands)) return null;
  return { is: 'asleep', until: now.getTime() + DESERTED_DAYS * DAY_MS } as const;
}

/** Has told until when a match sleeps: in its thread, and by DM who may come back for a substitute, whom no post pings. */
async function tellDeserted(
  transaction: Transaction,
  row: MatchRow,
  hands: readonly SeatClock[],
  until: number,
  now: Date,
): Promise<void> {
  const notice = { kind: 'deserted', until } as const;
  await notify(transaction, row.id, notice, now);
  for (const one of row.seats)
    for (const owner of ownersOf(row, one, hands))
      if (owner !== one.user) await notify(transaction, row.id, notice, now, { dm: owner });
}

/** Tells somebody that its turn is next, once: where turns are over at once, the same may wait to be told still. */
async function herald(
  transaction: Transaction,
  { id, seats }: MatchRow,
  next: UpNext,
  now: Date,
): Promise<void> {
  const waiting = await transaction.undelivered(id);
  const isTold = waiting.some((one) => {
    const notice = one.kind === 'upNext' && one.attempts === 0 ? noticeOf(one) : null;
    return notice?.kind === 'upNext' && notice.seat === next.seat && notice.after === next.after;
  });
  const dm = seats[next.seat]?.user ?? null;
  if (!isTold) await notify(transaction, id, { kind: 'upNext', ...next }, now, { dm });
}

/** Whether a clock shows what it showed before, and is looked at when it was to be. */
const isSameClock = (before: ClockRow | null, after: ClockRow): boolean =>
  JSON.stringify(before) === JSON.stringify(after);

/** All that a seat is asked, as one text. */
export const topicsOf = (decisions: readonly Decision[], seat: Seat): string =>
  JSON.stringify(decisions.filter((one) => one.seat === seat).map(topicOf));

const seatsOf = (decisions: readonly Decision[]): Seat[] =>
  [...new Set(decisions.map(({ seat }) => seat))].sort((a, b) => a - b);

/** The only seat that is asked, where that is no secret; null where there is none, or several are. */
function lastOf(loaded: Loaded): Seat | null {
  const [seat, ...others] = askedSeats(loaded);
  if (seat === undefined || others.length > 0 || askedSealed(loaded, seat)) return null;
  return seat;
}

/** How what was asked in secret came to be asked no more; null where it is, or nothing was. */
function endOfSecret({ loaded, match, backTo }: Sitting): 'revealed' | 'taken back' | null {
  const { game } = loaded.edition;
  const secret = decisionsIn(game, loaded.match).filter(({ sealed, owed }) => sealed && owed);
  const asked = new Set(decisionsIn(game, match).map(({ id }) => id));
  if (secret.length === 0 || secret.some(({ id }) => asked.has(id))) return null;
  // Where the app went back to a backup, it is asked anew.
  const isAnew = backTo !== null || match.restores !== loaded.match.restores;
  return isAnew ? 'taken back' : 'revealed';
}

/** Saves the sealed answers that were given or changed, drops those that wait no longer, and returns what waits. */
async function saveSealed({ loaded, transaction, match }: Sitting): Promise<SealedRow[]> {
  const { id } = loaded.row;
  const before = loaded.match.sealed;
  const gone = before.filter((old) => match.sealed.every((one) => one.decision !== old.decision));
  if (gone.length > 0) {
    await transaction.clearSealed(
      id,
      gone.map(({ decision }) => decision),
    );
  }
  const sealed = match.sealed.map(
    ({ by = null, ...answer }): SealedRow => ({ match: id, ...answer, by }),
  );
  for (const one of sealed) {
    const isKept = before.some(
      (old) =>
        old.decision === one.decision && old.choice === one.choice && (old.by ?? null) === one.by,
    );
    if (!isKept) await transaction.putSealed(one);
  }
  return sealed;
}

/**
 * Puts a turn into the outbox. Where the one before it still waits there, one post tells both: people read the latest
 * picture, and those who have answered meanwhile need no call.
 *
 * @param isHeld whether computer players are to act next, with whose answers it is told
 */
async function announce(
  { loaded: { row }, transaction, acted, backTo }: Sitting,
  notice: NoticeOf<'turn'>,
  asked: ReadonlySet<Seat>,
  now: Date,
  isHeld: boolean,
): Promise<void> {
  const waiting = await transaction.undelivered(row.id);
  const last = waiting.findLast(({ kind }) => kind === 'turn' || kind === 'over');
  const earlier = last === undefined || last.attempts > 0 ? null : noticeOf(last);
  const before = earlier?.kind === 'turn' ? earlier : null;
  const from = before?.from ?? notice.from;
  const ping = [...new Set([...(before?.ping ?? []), ...notice.ping])]
    .filter((seat) => asked.has(seat) && seat !== acted?.seat)
    .sort((a, b) => a - b);
  // Who has read what is taken back now is told at once.
  const isTakenBack = backTo !== null && backTo < from - 1;
  const quiet = notice.quiet === true && (before === null || before.quiet === true) && !isTakenBack;
  const wait = quiet ? QUIET_MS : isHeld ? HELD_MS : 0;
  const dueAt = new Date(now.getTime() + wait);
  const told = { ...notice, from, ping, quiet };
  if (last === undefined || before === null) {
    await notify(transaction, row.id, told, now, { dueAt });
  } else {
    await amend(transaction, last, told, dueAt);
  }
}
