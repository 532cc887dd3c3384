import type { Seat } from '../../engine/game.ts';
import type { Season } from '../../league/season.ts';
import type { MatchId, MatchRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { askedSeats } from '../loaded/asked.ts';
import { loadRow } from '../loaded/load.ts';
import { readEach } from '../loaded/readable.ts';
import { isPerson } from '../stored/seats.ts';
import { mayBePinged } from '../time/calls.ts';

/** A match of a season that is played, and whom it waits for. */
export interface WaitingTable {
  readonly row: MatchRow;
  /** As everybody may know: who is asked. */
  readonly people: readonly {
    readonly seat: Seat;
    readonly user: string;
    /** Whether it may be pinged now. */
    readonly mayPing: boolean;
  }[];
}

/** The open tables of a season, by match. */
export async function waitingTables(
  app: App,
  { tables }: Season,
): Promise<ReadonlyMap<MatchId, WaitingTable>> {
  const found = new Map<MatchId, WaitingTable>();
  const now = app.now();
  for (const { status, match } of tables) {
    const row = status !== 'open' || match === null ? null : await app.store.match(match);
    if (row === null) continue;
    const asked = readEach(app, row, (one) => askedSeats(loadRow(app, one))) ?? new Set<Seat>();
    const people = row.seats.flatMap(({ seat, user }) =>
      user !== null && asked.has(seat) && isPerson(row, seat)
        ? [{ seat, user, mayPing: mayBePinged(row, seat, now) }]
        : [],
    );
    found.set(row.id, { row, people });
  }
  return found;
}
