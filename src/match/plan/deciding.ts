import type { Seat } from '../../engine/game.ts';
import type { Maker } from '../../engine/match.ts';
import { lived } from '../../engine/replay.ts';
import type { MatchId, MatchRow, Reading, SeatRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import type { Loaded } from '../app/loaded.ts';
import { loadFrom } from '../loaded/load.ts';
import { entryIn } from '../stored/log.ts';
import { planIn } from '../stored/plan-row.ts';
import { inMatch, playingSeat } from '../loaded/in-match.ts';
import { save } from '../play/save.ts';
import { isByHand, isPerson } from '../stored/seats.ts';
import { beginUpdate } from '../loaded/update.ts';
import { takeBackTogether } from '../agreement/take-back.ts';

/** The other seats for which the player of a plan decides; null if it cannot. */
export function decidedFor(row: MatchRow): readonly Seat[] | null {
  const own = planIn(row)?.seat ?? null;
  if (own === null) return null;
  return row.seats.flatMap(({ seat }) => (seat !== own && isPerson(row, seat) ? [seat] : []));
}

/** What came of deciding for others. */
export interface Decides {
  readonly loaded: Loaded;
  /** Whether answers of computer players for them were undone. */
  readonly tookBack: boolean;
}

/**
 * Has the player of a plan decide for these other seats, and computer players for the rest. It sees what they see in
 * its imagined world. What was done for them since its own last answer is undone, so that it may choose otherwise.
 * Throws `Refused` if there is no such seat.
 */
export function decideFor(
  app: App,
  press: Press,
  id: MatchId,
  wanted: readonly Seat[],
): Promise<Decides> {
  return inMatch(app, press, id, async ({ row, transaction }) => {
    playingSeat(app, row, press.user.id);
    const before = decidedFor(row);
    if (before === null || wanted.some((seat) => row.seats[seat] === undefined)) {
      throw new Refused('no such seat');
    }
    const own = planIn(row)?.seat;
    const fresh = wanted.filter((seat) => seat !== own && !before.includes(seat));
    const told = { seen: row.sequence, shown: row.sequence, actedAt: app.now() };
    const seats = row.seats.map((one): SeatRow => {
      if (one.seat === own) return { ...one, user: row.host };
      const other = { ...one, user: null };
      if (!wanted.includes(one.seat)) return { ...other, heldBy: 'computer' };
      return { ...other, heldBy: 'person', ...(fresh.includes(one.seat) ? told : {}) };
    });
    await transaction.setSeats(id, seats);
    const loaded = await loadFrom(app, { ...row, seats }, transaction);
    const update = beginUpdate(app, loaded, transaction, wanted);
    const [first] = fresh;
    const to = await beforeTheyActed(transaction, id, fresh);
    if (to !== null && first !== undefined) await takeBackTogether(update, to, first);
    return { loaded: await save(update), tookBack: to !== null };
  });
}

/** The entry before these seats acted first since a person's last answer; null if they have not. */
async function beforeTheyActed(
  from: Reading,
  id: MatchId,
  seats: readonly Seat[],
): Promise<number | null> {
  const entries = (await from.entries(id)).map(entryIn);
  const all = lived(entries);
  const isBy = (sequence: number, which: (seat: Seat, by: Maker | undefined) => boolean) => {
    const entry = entries[sequence];
    return entry?.kind === 'answers' && entry.answers.some(({ seat, by }) => which(seat, by));
  };
  const last = all.findLastIndex((one) => isBy(one, (_, by) => isByHand(by)));
  const first = all.slice(last + 1).find((one) => isBy(one, (seat) => seats.includes(seat)));
  return first === undefined ? null : first - 1;
}
