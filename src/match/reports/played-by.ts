import type { Seat } from '../../engine/game.ts';
import type { Maker } from '../../engine/match.ts';
import { lived } from '../../engine/replay.ts';
import { type MatchRow, type SeatRow, SOMEBODY } from '../../store/store.ts';
import { BrokenMatch } from '../stored/broken.ts';
import { editionOf } from '../stored/edition.ts';
import { history } from '../loaded/history.ts';
import type { App } from '../app/app.ts';
import { entryIn } from '../stored/log.ts';
import { roundOf } from '../loaded/load.ts';
import { ownerOf, isForgotten } from '../stored/seats.ts';

/** Who played a seat from some round on. */
export interface Played {
  /** The users, where several came one after the other; a computer player is none. */
  readonly by: readonly string[];
  /** From which round; `start` is before the first, and null where the game has none. */
  readonly from: number | 'start' | null;
}

/** A seat that changed hands: whose it was first, and who played it, in order. */
export interface Handed {
  readonly owner: string;
  readonly played: readonly Played[];
}

/** Who gave a seat's answers from a log entry on. */
interface Holding {
  readonly by: 'person' | 'substitute' | 'computer';
  readonly at: number;
}

const isHolder = (by: Maker | undefined): by is Holding['by'] =>
  by === 'person' || by === 'substitute' || by === 'computer';

/**
 * Which seats of a finished match changed hands, by who gave their answers; orders and single answers after a time-out
 * count for the holder. None if the log cannot be read.
 */
export async function handedSeats(app: App, row: MatchRow): Promise<readonly Handed[]> {
  try {
    const entries = (await app.store.entries(row.id)).map(entryIn);
    const stretches = new Map<Seat, Holding[]>();
    for (const at of lived(entries)) {
      const entry = entries[at];
      for (const { seat, by } of entry?.kind === 'answers' ? entry.answers : []) {
        const before = stretches.get(seat) ?? [];
        if (isHolder(by) && before.at(-1)?.by !== by) stretches.set(seat, [...before, { by, at }]);
      }
    }
    const handed = row.seats.flatMap((seat) => {
      const own = stretches.get(seat.seat) ?? [];
      const owner = ownerOf(seat);
      return owner === null || own.every(({ by }) => by === 'person') ? [] : [{ seat, owner, own }];
    });
    if (handed.length === 0) return [];
    const edition = editionOf(app, row);
    const { matches } = await history(app, row);
    const fromOf = (at: number): Played['from'] => {
      const match = matches[at - 1];
      if (edition.round === undefined || match === undefined) return null;
      return roundOf({ edition, match }) ?? 'start';
    };
    return handed.map(({ seat, owner, own }) => ({
      owner,
      played: own.flatMap(({ by, at }, nth) =>
        nth === 0 && by === 'person'
          ? []
          : [{ by: usersOf(seat, owner, own, nth), from: fromOf(at) }],
      ),
    }));
  } catch (error) {
    // It must not keep the result from being told.
    if (error instanceof BrokenMatch) return [];
    throw error;
  }
}

/** Who played during one of a seat's holdings; all substitutes if they cannot be told apart. */
function usersOf(
  seat: SeatRow,
  owner: string,
  own: readonly Holding[],
  nth: number,
): readonly string[] {
  const by = own[nth]?.by;
  if (by === 'computer') return [];
  if (by === 'person') return [owner];
  const last = isForgotten(seat) ? SOMEBODY : seat.user;
  const all = [...new Set([...seat.formerly, ...(last === null ? [] : [last])])];
  const others = all.filter((one) => one !== owner);
  // Owner and substitute may both be forgotten.
  const substitutes = others.length === 0 ? [SOMEBODY] : others;
  const times = own.filter((one) => one.by === 'substitute').length;
  const which = own.slice(0, nth).filter((one) => one.by === 'substitute').length;
  const one = times === substitutes.length ? substitutes[which] : undefined;
  return one === undefined ? substitutes : [one];
}
