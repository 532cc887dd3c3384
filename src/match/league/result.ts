import { placesOf } from '../../engine/places.ts';
import { entrantOf } from '../../league/entering.ts';
import type { Ending } from '../../league/playing.ts';
import type { LeagueTable, Season } from '../../league/season.ts';
import type { MatchRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { loadRow } from '../loaded/load.ts';
import { isSettled } from '../time/forfeited.ts';
import { stateOf } from '../time/clock-row.ts';
import { hasGivenUp } from '../stored/seats.ts';

/** What a match that has ended says of its table. Throws `BrokenMatch` where it cannot be read. */
export function endingOf(app: App, season: Season, table: LeagueTable, row: MatchRow): Ending {
  const { edition, match } = loadRow(app, row);
  const outcome = row.status === 'over' ? edition.game.outcome(match.state) : null;
  const result =
    outcome === null
      ? null
      : { places: placesOf(outcome).map(({ place }) => place), scores: [...outcome.scores] };
  return { result, ...absentAt(season, table, row) };
}

/**
 * For whom of a table nobody plays any more, and for whom somebody else does: who took over the row, or a substitute of
 * the match itself.
 */
export function absentAt(
  season: Season,
  table: LeagueTable,
  row: MatchRow,
): { readonly dropped: string[]; readonly substituted: string[] } {
  const isSettledNow = stateOf(row).settled || isSettled(row);
  const dropped: string[] = [];
  const substituted: string[] = [];
  for (const [at, user] of table.seats.entries()) {
    const seat = row.seats[at];
    const hasDropped = seat?.user === user && entrantOf(season, user)?.dropped != null;
    if (seat === undefined || seat.user === null || hasDropped) dropped.push(user);
    // What computer players settle for all says nothing of who had left before: that was noted then.
    else if (
      isSettledNow ? table.dropped.includes(user) || hasGivenUp(seat) : seat.heldBy !== 'person'
    )
      dropped.push(user);
    else if (seat.user !== user) substituted.push(user);
  }
  return { dropped, substituted };
}
