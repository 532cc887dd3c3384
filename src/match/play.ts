import { digest } from '../engine/digest.ts';
import type { Seat } from '../engine/game.ts';
import { type Entry, entrySchema, undo } from '../engine/match.ts';
import { replay } from '../engine/replay.ts';
import type { MatchId, MatchRow, Reading } from '../store/store.ts';
import { enter, type Given, give, save, sitDown, type Sitting } from './commit.ts';
import { type House, type Press, Refused } from './house.ts';
import {
  askedOfComputer,
  BrokenMatch,
  editionOf,
  expectItsRules,
  load,
  type Loaded,
  loadFrom,
  seatOf,
} from './load.ts';
import { inMatch } from './press.ts';

/** The seat that this user may play for. Throws `Refused` where there is none. */
export function playingSeat(row: MatchRow, user: string): Seat {
  const seat = seatOf(row, user);
  if (seat === null)
    throw new Refused(row.seats.some((one) => one.user === user) ? 'gave up' : 'no seat');
  if (row.status === 'over') throw new Refused('match is over');
  if (row.status === 'cancelled') throw new Refused('match is closed');
  return seat;
}

/** The seat for a panel: a finished match is still shown to who sat there. */
export function playingSeatOrLast({ row }: Loaded, user: string): Seat {
  const seat = row.status === 'over' ? seatOf(row, user) : null;
  return seat ?? playingSeat(row, user);
}

/** What a press in a running match gave back, and the match as it stands after it. */
export interface Sat<R> {
  readonly loaded: Loaded;
  readonly did: R;
}

/**
 * Runs a press that changes a running match, for the seat that the presser holds. Computer players who are to answer
 * next are waited for, a short time.
 */
export async function inSitting<R>(
  house: House,
  press: Press,
  id: MatchId,
  work: (sitting: Sitting, seat: Seat) => Promise<R>,
): Promise<Sat<R>> {
  const { loaded, seat, did } = await inMatch(house, press, id, async (row, transaction) => {
    const before = await loadFrom(house, row, transaction);
    const presser = playingSeat(row, press.user.id);
    const sitting = sitDown(before, transaction, [presser]);
    const done = await work(sitting, presser);
    return { loaded: await save(house, sitting), seat: presser, did: done };
  });
  if (askedOfComputer(loaded) === undefined) return { loaded, did };
  await house.think(id, seat);
  // What was done is done: where it cannot be read again, it is shown as it stood then.
  return { loaded: await load(house, id).catch(() => loaded), did };
}

/**
 * What somebody answers when a match has come to where it stands. `before` is the number of the log entry
 * before the answer that was given in the same press last; null for the first one.
 */
export type Answering<G extends Given> = (loaded: Loaded, seat: Seat, before: number | null) => G;

/**
 * Answers one or several decisions in order, all of them or none, and returns what was answered. Each is
 * asked for when those before it have been given, as what is legal depends on them.
 */
export function answer<G extends Given>(
  house: House,
  press: Press,
  id: MatchId,
  answers: readonly Answering<G>[],
): Promise<Sat<readonly G[]>> {
  return inSitting(house, press, id, async (sitting, seat) => {
    const given: G[] = [];
    let before: number | null = null;
    for (const next of answers) {
      const now = { ...sitting.loaded, match: sitting.match };
      const one = next(now, seat, before);
      before = sitting.match.sequence;
      give(house, sitting, { seat, by: 'person' }, one);
      given.push(one);
    }
    return given;
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
  if (!undone.ok) throw new Refused(undone.refusal);
  enter(house, sitting, undone.value);
}

/**
 * A match played again from its log, the state after each entry compared with the one that was noted then. Throws
 * `BrokenMatch` at the first entry that does not hold together.
 */
export async function history(house: House, row: MatchRow, from: Reading = house.store) {
  const edition = editionOf(house, row);
  expectItsRules(edition, row);
  const broken = (entry: number, why: string): BrokenMatch =>
    new BrokenMatch(row.id, { entry, cause: new Error(`entry ${entry} ${why}`) });
  const rows = await from.entries(row.id);
  const entries = rows.map(({ sequence, entry }, at): Entry => {
    if (sequence !== at) throw broken(at, 'is not there');
    const { data } = entrySchema.safeParse(entry);
    if (data === undefined) throw broken(at, 'cannot be read');
    return data;
  });
  const beginning = {
    seed: row.seed,
    config: edition.game.config(row.config),
    seats: row.seats.length,
    rules: row.rules,
  };
  const replayed = replay(edition.game, beginning, entries, ({ match: { sequence, state } }) => {
    if (digest(edition.game.stored(state)) !== rows[sequence]?.digest) {
      throw broken(sequence, 'leads to another state than it did');
    }
  });
  if (!replayed.ok) {
    const { sequence, refusal } = replayed.refusal;
    throw broken(sequence, `cannot be played again: ${refusal}`);
  }
  return { ...replayed.value, entries, rows };
}
