import type { Season } from '../../league/season.ts';
import type { MatchId } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { askedSeats } from '../loaded/asked.ts';
import { readEach } from '../loaded/readable.ts';
import { loadRow } from '../loaded/load.ts';
import { isPerson } from '../stored/seats.ts';

/** For whom the open tables of a season wait, by match: as everybody may know, who is asked. */
export async function waitsFor(
  app: App,
  { tables }: Season,
): Promise<ReadonlyMap<MatchId, readonly string[]>> {
  const found = new Map<MatchId, readonly string[]>();
  for (const { status, match } of tables) {
    const row = status !== 'open' || match === null ? null : await app.store.match(match);
    if (row === null) continue;
    const asked = readEach(app, row, (one) => askedSeats(loadRow(app, one)));
    const people = [...(asked ?? [])].filter((seat) => isPerson(row, seat));
    found.set(
      row.id,
      people.flatMap((seat) => row.seats[seat]?.user ?? []),
    );
  }
  return found;
}
