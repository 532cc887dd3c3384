import type { Seat } from '../../engine/game.ts';
import type { Season } from '../../league/season.ts';
import type { MatchId, MatchRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { askedSeats } from '../loaded/asked.ts';
import { loadRow } from '../loaded/load.ts';
import { readEach } from '../loaded/readable.ts';
import { isPerson } from '../stored/seats.ts';
import { mayBePinged } from '../time/calls.ts';
import { clocksOf } from '../time/seat-clocks.ts';

/** A match of a season that is played, and whom it waits for. */
export interface WaitingTable {
  readonly row: MatchRow;
  /** As everybody may know: who is asked. */
  readonly people: readonly {
    readonly seat: Seat;
    readonly user: string;
    /** Whether it may be pinged now. */
    readonly mayPing: boolean;
    /** Whether it knows that it is asked. */
    readonly isReached: boolean;
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
    const read = readEach(app, row, (one) => ({
      asked: askedSeats(loadRow(app, one)),
      clocks: clocksOf(one),
    }));
    const people = row.seats.flatMap(({ seat, user }) => {
      const isAsked = user !== null && read?.asked.has(seat) === true && isPerson(row, seat);
      if (!isAsked) return [];
      const isReached = read.clocks[seat]?.reached ?? false;
      return [{ seat, user, mayPing: mayBePinged(row, seat, now), isReached }];
    });
    found.set(row.id, { row, people });
  }
  return found;
}
