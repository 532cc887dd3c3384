import type { Seat } from '../engine/game.ts';
import { entrySchema, undo } from '../engine/match.ts';
import { replay } from '../engine/replay.ts';
import type { MatchId, MatchRow, Reading, Transaction } from '../store/store.ts';
import { enter, type Given, give, save, sitDown, type Sitting } from './commit.ts';
import { type House, type Press, Refused } from './house.ts';
import { BrokenMatch, editionOf, type Loaded, loadRow, seatOf } from './load.ts';
import { inMatch, pressOnce } from './press.ts';
import { NO_SEAT, REFUSALS } from './sentences.ts';

/** The seat that this user may play for. Throws `Refused` where there is none. */
export function playingSeat(row: MatchRow, user: string): Seat {
  const seat = seatOf(row, user);
  if (seat === null) throw new Refused(NO_SEAT);
  if (row.seats[seat]?.heldBy === 'computer') {
    throw new Refused(
      'You gave this seat up; a computer player has it now. You can still look with /board.',
    );
  }
  if (row.status === 'over')
    throw new Refused('This match is over. Open a new one with /match new.');
  if (row.status === 'cancelled')
    throw new Refused('This match is closed. Open a new one with /match new.');
  return seat;
}

/** The seat for a panel: a finished match is still shown to who sat there. */
export function playingSeatOrLast({ row }: Loaded, user: string): Seat {
  const seat = row.status === 'over' ? seatOf(row, user) : null;
  return seat ?? playingSeat(row, user);
}

/** Runs a press that changes a running match. Returns the match as it stands after it. */
export function inSitting(
  house: House,
  press: Press,
  id: MatchId,
  work: (sitting: Sitting, seat: Seat) => Promise<void>,
): Promise<Loaded> {
  const read = async (row: MatchRow, transaction: Transaction): Promise<Loaded> =>
    loadRow(house, row, await transaction.sealed(id));
  return pressOnce(house, press, id, {
    async work(row, transaction) {
      const loaded = await read(row, transaction);
      const seat = playingSeat(row, press.user.id);
      const sitting = sitDown(loaded, transaction, seat);
      await work(sitting, seat);
      return save(house, sitting);
    },
    again: read,
  });
}

/**
 * Answers one or several decisions in order: all of them or none. `answersOf` is asked before each one,
 * as what is legal depends on the answers before.
 */
export function answer(
  house: House,
  press: Press,
  id: MatchId,
  given: readonly ((loaded: Loaded, seat: Seat) => Given)[],
): Promise<Loaded> {
  return inSitting(house, press, id, async (sitting, seat) => {
    for (const next of given) {
      const now = { ...sitting.loaded, match: sitting.match };
      give(house, sitting, seat, next(now, seat));
    }
  });
}

/** Goes back to the state after entry `to`, as `by` have agreed. */
export async function goBackTo(
  house: House,
  sitting: Sitting,
  to: number,
  by: readonly Seat[],
): Promise<void> {
  const { row } = sitting.loaded;
  const past = await history(house, row, sitting.transaction);
  const undone = undo(sitting.match, past.matches, to, by, row.seats.length);
  if (!undone.ok) throw new Refused(REFUSALS[undone.refusal]);
  enter(house, sitting, undone.value);
}

/** A match played again from its log. Throws `BrokenMatch` where the log does not hold together. */
export async function history(house: House, row: MatchRow, from: Reading = house.store) {
  const edition = editionOf(house, row);
  const rows = await from.entries(row.id);
  const parsed = rows.map(({ entry }) => entrySchema.safeParse(entry));
  const entries = parsed.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const beginning = {
    seed: row.seed,
    config: edition.game.config(row.config),
    seats: row.seats.length,
    rules: row.rules,
  };
  const replayed = replay(edition.game, beginning, entries);
  if (!replayed.ok || entries.length !== rows.length) {
    throw new BrokenMatch(row.id, {
      cause: replayed.ok ? 'an entry is unreadable' : replayed.refusal,
    });
  }
  return { ...replayed.value, entries, rows };
}

/** Gives a seat to a computer player for good; a match without persons is closed. */
export function resign(house: House, press: Press, id: MatchId): Promise<MatchRow> {
  return inMatch(house, press, id, async (row, transaction) => {
    if (row.status !== 'running') throw new Refused('Only a running match can be resigned.');
    const seat = playingSeat(row, press.user.id);
    const seats = row.seats.map((one) =>
      one.seat === seat ? { ...one, heldBy: 'computer' as const, owesSince: null } : one,
    );
    await transaction.setSeats(id, seats);
    const resigned = { ...row, seats };
    const createdAt = house.now();
    await transaction.enqueue({ match: id, kind: 'resigned', payload: { seat }, createdAt });
    await voidOffersOf(seat, id, transaction);
    if (seats.every(({ heldBy }) => heldBy === 'computer')) {
      await transaction.changeMatch(id, { status: 'cancelled', endedAt: createdAt });
      await transaction.enqueue({ match: id, kind: 'lobby', payload: {}, createdAt });
      return { ...resigned, status: 'cancelled' };
    }
    const loaded = loadRow(house, resigned, await transaction.sealed(id));
    return (await save(house, sitDown(loaded, transaction, null))).row;
  });
}

/** Offers by and to a seat that nobody holds any more can neither be accepted nor withdrawn. */
async function voidOffersOf(seat: Seat, id: MatchId, transaction: Transaction): Promise<void> {
  for (const offer of await transaction.openProposals(id)) {
    if (offer.from !== seat && !offer.to.includes(seat)) continue;
    await transaction.changeProposal(offer.id, { status: 'void' });
  }
}
