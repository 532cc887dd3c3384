import type { Stage } from '../../clock/seat-time.ts';
import type { Seat } from '../../engine/game.ts';
import type { MatchId, MatchRow, SeatRow } from '../../store/store.ts';
import { save } from '../play/save.ts';
import { beginUpdate } from '../loaded/update.ts';
import {
  withForfeited,
  backAtSeat,
  TIMEOUTS_TO_FORFEIT,
  ownersOf,
  isSettled,
} from '../time/forfeited.ts';
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
import { refuseInDivision, refuseRival } from '../loaded/league-rules.ts';
import { knowsOther, ownerOf, seatOf } from '../stored/seats.ts';
import { askedInSecret } from '../loaded/asked.ts';
import { moderatorOnly, tellRuling } from '../moderation/moderate.ts';
import { refreshPostNow } from '../app/effect.ts';
import { joinProposals, leaveProposals } from '../proposals/proposal.ts';
import { inMatch, playingSeat } from '../loaded/in-match.ts';
import { tellVotes } from '../time/late-vote-post.ts';
import { searchEnded } from '../play/searches.ts';
import { type Locked, tell, write } from '../app/locked.ts';

/** Gives the presser's seat to a computer player for good. A match to which nobody can come back is closed. */
export function resign(app: App, press: Press, id: MatchId): Promise<MatchRow> {
  return inMatch(app, press, id, async (locked) => {
    const { row } = locked;
    const seat = playingSeat(app, row, press.user.id);
    mustRun(row, 'resign while it runs');
    await tell(locked, { kind: 'resigned', seat });
    return reseat(locked, seat, null);
  });
}

/**
 * Has a moderator hand a seat to somebody else; null is a computer player. A match to which nobody can come back is
 * closed.
 */
export function handOver(
  app: App,
  press: Press,
  id: MatchId,
  seat: Seat,
  to: User | null,
): Promise<MatchRow> {
  return inMatch(app, press, id, async (locked) => {
    const { row, transaction } = locked;
    mustRun(row, 'hand over while it runs');
    if (isSettled(row)) throw new Refused('settling already');
    const before = row.seats[seat];
    if (before === undefined) throw new Refused('no such seat to hand over');
    const from = handedFrom(row, before, to?.id ?? null);
    const deed = { is: 'handOver', seat, from, to: to?.id ?? null } as const;
    const refused = new Refused('moderator hands over');
    const ruled = await moderatorOnly(locked, press, deed, refused);
    await refuseInDivision(transaction, row, press.user.id);
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
    if (to !== null && ownerOf(before) !== to.id) await refuseRival(transaction, row, to.id);
    await tellRuling(locked, ruled, from);
    return reseat(locked, seat, to, true);
  });
}

/** Who loses a seat that is handed over: its player, or for whom a computer player has it; null for nobody. */
export function handedFrom(row: MatchRow, seat: SeatRow, to: string | null): string | null {
  const from = seat.heldBy === 'person' ? seat.user : (ownersOf(row, seat).at(-1) ?? null);
  return from === to ? null : from;
}

/** Gives a person's seat to a computer player by a moderator's decision. */
export const giveToComputer = (locked: Locked, seat: Seat): Promise<MatchRow> =>
  reseat(locked, seat, null, true);

/** Gives a silent player's seat to a computer player until the player comes back, as after time-outs. */
export async function forfeitSilent(locked: Locked, seat: Seat): Promise<void> {
  const { app, transaction, row } = locked;
  await leaveProposals(locked, seat);
  const proposals = await transaction.openProposals(row.id);
  const forfeited = { ...withForfeited(editionOf(app, row), row, [seat]), proposals };
  const loaded = await loadFrom(app, forfeited, transaction);
  const clocks = clocksOf(row).map((one, at) =>
    at === seat ? { ...one, missed: TIMEOUTS_TO_FORFEIT } : unvotedBy(one, seat),
  );
  await save(beginUpdate(app, loaded, transaction, [], clocks));
}

function mustRun(
  { status }: MatchRow,
  refusal: 'resign while it runs' | 'hand over while it runs',
): void {
  if (status !== 'running') throw new Refused(refusal);
}

/** A new player of a seat has been told nothing that happened there. */
const UNTOLD = { seen: -1, shown: -1, actedAt: null } as const;

/**
 * Puts somebody else at a seat; null is a computer player.
 *
 * @param isRuled whether a moderator decided it: then a player who loses the seat to a computer player goes on voting
 */
export async function reseat(
  locked: Locked,
  seat: Seat,
  to: User | null,
  isRuled = false,
): Promise<MatchRow> {
  const { app, transaction, row } = locked;
  const { id } = row;
  const now = app.now();
  const before = row.seats[seat];
  if (before !== undefined)
    await write(locked, [...callSettled(before), ...searchEnded(before, to)]);
  const seats = row.seats.map((old): SeatRow => {
    // No panel shows that a seat changed hands and what follows, so everybody is called.
    if (old.seat !== seat) return { ...old, actedAt: null };
    const one = { ...old, actedAt: null, called: null, wanted: null };
    const owner = ownerOf(old);
    const before = old.user === null || old.user === to?.id ? [] : [old.user];
    // Who had it last comes last.
    const formerly = [...old.formerly.filter((one) => !before.includes(one)), ...before];
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
  // Orders are secret, and end with their player.
  await transaction.deleteOrders(id, seat);
  // Nobody is left who could accept or withdraw these.
  await leaveProposals(locked, seat);
  // Voters on late seats may have changed.
  await tellVotes(transaction, row, now);
  await refreshPostNow(transaction, id, 'seats', now);
  const proposals = await (to === null
    ? transaction.openProposals(id)
    : joinProposals(locked, seat));
  const people = seats.flatMap(({ user, heldBy }) => (heldBy === 'person' ? (user ?? []) : []));
  const clocks = clocksOf({ ...row, seats }).map((one, at) => {
    if (at !== seat) return unvotedBy(one, seat);
    // Nothing has called it yet to what it is asked now.
    if (to !== null) return { ...backAtSeat(one, now.getTime()), reached: false };
    // Giving up is no forfeit, however late the player was.
    const left = { ...one, missed: 0, speaks: null };
    return isRuled ? speaking(left, now) : left;
  });
  // Where somebody may take a seat back, the match sleeps until then.
  const owners = seats.flatMap((one) => ownersOf({ ...row, seats }, one, clocks));
  const [first] = [...people, ...owners];
  if (first === undefined) return cancel({ ...locked, row: { ...row, seats } });
  // The host hears about trouble with the match, so it must be somebody who plays.
  const host = people.includes(row.host) ? row.host : (to?.id ?? first);
  if (host !== row.host) await transaction.changeMatch(id, { host });
  const awake = to === null ? row : await wake(row, transaction);
  const loaded = await loadFrom(
    app,
    { ...awake, seats, host, proposals, orders: row.orders.filter((one) => one.seat !== seat) },
    transaction,
  );
  // The post about it calls the new player.
  const told: Stage = mayBeCalled(loaded.row, seat, now) ? 'asked' : 'nothing';
  const toldClocks = clocks.map((one, at) => (at === seat && to !== null ? { ...one, told } : one));
  const saved = await save(beginUpdate(app, loaded, transaction, [], toldClocks));
  // The question is new to this player; leaving the call out would tell that it is answered.
  if (to !== null && askedInSecret(saved, seat)) {
    await callInSecret(transaction, saved.row, [seat], now);
  }
  return saved.row;
}
