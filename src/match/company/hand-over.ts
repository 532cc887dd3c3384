import type { Stage } from '../../clock/seat-time.ts';
import type { Seat } from '../../engine/game.ts';
import type { MatchId, MatchRow, SeatRow, Transaction } from '../../store/store.ts';
import { save } from '../play/save.ts';
import { sitDown } from '../loaded/sitting.ts';
import { withForfeited, backAtSeat, MOST_MISSED, ownersOf } from '../time/forfeited.ts';
import { refuseBlockedPair } from '../lobby/block.ts';
import { clocksOf } from '../time/seat-clocks.ts';
import { mayBeCalled } from '../time/calls.ts';
import { speaking } from '../time/silence.ts';
import { unvotedBy } from '../time/late-vote.ts';
import { callInSecret, callSettled } from '../play/call.ts';
import { cancel } from '../lobby/close.ts';
import { wake } from '../time/halt.ts';
import type { App } from '../app/app.ts';
import type { Press, User } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { editionOf, playerAt } from '../stored/edition.ts';
import { loadFrom } from '../loaded/load.ts';
import { knowsOther, ownerOf, seatOf } from '../stored/seats.ts';
import { askedInSecret } from '../loaded/asked.ts';
import { moderatorOnly, tellRuling } from '../moderation/moderate.ts';
import { writeEffects, tellAnew } from '../app/effect.ts';
import { notify } from '../app/notice.ts';
import { joinProposals, leaveProposals } from '../proposals/proposal.ts';
import { inMatch, playingSeat } from '../loaded/in-match.ts';
import { tellVotes } from '../time/late-vote-post.ts';
import { searchEnded } from '../play/searches.ts';
import { isSettled } from '../time/deserted.ts';

/** Gives one's seat to a computer player for good; a match to which no person can come back is closed. */
export function resign(app: App, press: Press, id: MatchId): Promise<MatchRow> {
  return inMatch(app, press, id, async (row, transaction) => {
    const seat = playingSeat(app, row, press.user.id);
    mustRun(row, 'resign while it runs');
    await notify(transaction, id, { kind: 'resigned', seat }, app.now());
    return reseat(app, transaction, row, seat, null);
  });
}

/**
 * Has a moderator hand a seat to somebody else, whoever had it; null is a computer player. A match to
 * which no person can come back is closed.
 */
export function handOver(
  app: App,
  press: Press,
  id: MatchId,
  seat: Seat,
  to: User | null,
): Promise<MatchRow> {
  return inMatch(app, press, id, async (row, transaction) => {
    mustRun(row, 'hand over while it runs');
    if (isSettled(row)) throw new Refused('settling already');
    const before = row.seats[seat];
    if (before === undefined) throw new Refused('no such seat to hand over');
    const from = handedFrom(row, before, to?.id ?? null);
    const deed = {
      is: 'handOver' as const,
      seat,
      from,
      to: to?.id ?? null,
    };
    const refused = new Refused('moderator hands over');
    const ruled = await moderatorOnly(app, press, row, transaction, deed, refused);
    if (to === null && before.heldBy === 'computer') {
      throw new Refused('computer has it already');
    }
    if (to !== null && seatOf(row, to.id) !== null) {
      throw new Refused('sits here already', { user: to.id });
    }
    if (to !== null && knowsOther(row, seat, to.id)) {
      throw new Refused('knows another hand', { user: to.id });
    }
    if (to !== null) await refuseBlockedPair(transaction, row, seat, to.id);
    await tellRuling(app, row, transaction, ruled, from);
    return reseat(app, transaction, row, seat, to, true);
  });
}

/** Who loses a seat that goes to another one: its player, or for whom a computer player has it; null for nobody. */
export function handedFrom(row: MatchRow, seat: SeatRow, to: string | null): string | null {
  const from = seat.heldBy === 'person' ? seat.user : (ownersOf(row, seat).at(-1) ?? null);
  return from === to ? null : from;
}

/** Has a moderator give a person's seat to a computer player. */
export const giveToComputer = (
  app: App,
  transaction: Transaction,
  row: MatchRow,
  seat: Seat,
): Promise<MatchRow> => reseat(app, transaction, row, seat, null, true);

/** Has a computer player have the seat of somebody who has been silent until that comes back, as if its time had run out. */
export async function forfeitSilent(
  app: App,
  transaction: Transaction,
  row: MatchRow,
  seat: Seat,
): Promise<void> {
  await leaveProposals(app, transaction, row.id, seat);
  const proposals = await transaction.openProposals(row.id);
  const forfeited = { ...withForfeited(editionOf(app, row), row, [seat]), proposals };
  const loaded = await loadFrom(app, forfeited, transaction);
  const clocks = clocksOf(row).map((one, at) =>
    at === seat ? { ...one, missed: MOST_MISSED } : unvotedBy(one, seat),
  );
  await save(app, sitDown(loaded, transaction, [], clocks));
}

function mustRun(
  { status }: MatchRow,
  refusal: 'resign while it runs' | 'hand over while it runs',
): void {
  if (status !== 'running') throw new Refused(refusal);
}

/** Whoever comes to a seat has been told of nothing that happened there. */
const UNTOLD = { seen: -1, shown: -1, actedAt: null } as const;

/**
 * Puts somebody else at a seat; null is a computer player, who then answers what the seat is asked.
 *
 * @param isRuled whether a moderator wants it: whose seat a computer player gets by that goes on voting with its table
 */
export async function reseat(
  app: App,
  transaction: Transaction,
  row: MatchRow,
  seat: Seat,
  to: User | null,
  isRuled = false,
): Promise<MatchRow> {
  const { id } = row;
  const now = app.now();
  const before = row.seats[seat];
  if (before !== undefined) await writeEffects(transaction, id, callSettled(before), now);
  if (before !== undefined) await writeEffects(transaction, id, searchEnded(before, to), app.now());
  const seats = row.seats.map((old): SeatRow => {
    // Nobody sees on a panel that a seat went to somebody else, and what follows from it.
    if (old.seat !== seat) return { ...old, actedAt: null };
    const one = { ...old, actedAt: null, called: null, wanted: null };
    const owner = ownerOf(old);
    const before = old.user === null || old.user === to?.id ? [] : [old.user];
    const formerly = [...new Set([...old.formerly, ...before])];
    return to === null
      ? {
          ...one,
          heldBy: 'computer',
          level: playerAt(editionOf(app, row), null).id,
          owesSince: null,
        }
      : {
          seat,
          user: to.id,
          name: to.name,
          heldBy: 'person',
          level: null,
          owesSince: null,
          called: null,
          standsFor: owner === to.id ? null : owner,
          formerly,
          wanted: null,
          ...UNTOLD,
        };
  });
  await transaction.setSeats(id, seats);
  // What somebody ordered is nobody else's business.
  await transaction.deleteOrders(id, seat);
  // Those by and to who no longer sits there can neither be accepted nor withdrawn.
  await leaveProposals(app, transaction, id, seat);
  // Somebody else votes on who is late, or is late.
  await tellVotes(transaction, row, now);
  await tellAnew(transaction, id, 'seats', now);
  const proposals = await (to === null
    ? transaction.openProposals(id)
    : joinProposals(app, transaction, id, seat));
  const people = seats.flatMap(({ user, heldBy }) => (heldBy === 'person' ? (user ?? []) : []));
  const clocks = clocksOf({ ...row, seats }).map((one, at) => {
    if (at !== seat) return unvotedBy(one, seat);
    // Nothing has called it yet to what it is asked now.
    if (to !== null) return { ...backAtSeat(one, now.getTime()), reached: false };
    // Who has given its seat up has not lost it to the clock, however late it was.
    const left = { ...one, missed: 0, speaks: null };
    return isRuled ? speaking(left, now) : left;
  });
  // Where somebody may take a seat back, the match sleeps until then.
  const owners = seats.flatMap((one) => ownersOf({ ...row, seats }, one, clocks));
  const [first] = [...people, ...owners];
  if (first === undefined) return cancel(app, { ...row, seats }, transaction);
  // The host is told where something hinders the match, so it is somebody who plays.
  const host = people.includes(row.host) ? row.host : (to?.id ?? first);
  if (host !== row.host) await transaction.changeMatch(id, { host });
  const awake = to === null ? row : await wake(row, transaction);
  const loaded = await loadFrom(
    app,
    { ...awake, seats, host, proposals, orders: row.orders.filter((one) => one.seat !== seat) },
    transaction,
  );
  // Who is handed a seat is told so.
  const told: Stage = mayBeCalled(loaded.row, seat, now) ? 'asked' : 'nothing';
  const toldClocks = clocks.map((one, at) => (at === seat && to !== null ? { ...one, told } : one));
  const saved = await save(app, sitDown(loaded, transaction, [], toldClocks));
  // The question is an old one, and new to who has the seat now; a call that is left out would tell that it is answered.
  if (to !== null && askedInSecret(saved, seat)) {
    await callInSecret(transaction, saved.row, [seat], now);
  }
  return saved.row;
}
