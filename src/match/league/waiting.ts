import type { Seat } from '../../engine/game.ts';
import { saidToAll } from '../../league/due.ts';
import type { Season } from '../../league/season.ts';
import type { MatchId, MatchRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { notify, type SeasonNews } from '../app/notice.ts';
import { transact } from '../app/press.ts';
import { askedSeats } from '../loaded/asked.ts';
import { loadRow } from '../loaded/load.ts';
import { readEach } from '../loaded/readable.ts';
import { isPerson } from '../stored/seats.ts';
import { lockSeason, saveSeason } from './in-season.ts';
import { calledFrom, isCalled, mayBePinged, wantsDm } from '../time/calls.ts';
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
    /** When and how it is told what the post cannot ping it for; null where it can, or where it wants no calls. */
    readonly later: { readonly at: Date; readonly byDm: boolean } | null;
    /** Whether it knows that it is asked. */
    readonly isReached: boolean;
  }[];
}

/**
 * Has those warned by themselves, once, whom the post could not ping: by DM, or in the morning. `tables`: as they stood
 * when it was written.
 */
export function warnLater(
  app: App,
  season: number,
  news: Extract<SeasonNews, { is: 'warned' }>,
  tables: ReadonlyMap<MatchId, WaitingTable>,
): Promise<void> {
  const open = [...tables.values()].flatMap(({ people }) => people);
  const said = saidToAll(news.round, news.hours);
  return transact(app, async (transaction) => {
    const locked = await lockSeason(app, transaction, season);
    if (locked === null || locked.season.said.includes(said)) return;
    for (const [user, { at, byDm }] of new Map(
      open.flatMap(({ user, later }) => (later === null ? [] : [[user, later] as const])),
    )) {
      const notice = { kind: 'seasonNews', season, news: { ...news, user } } as const;
      const delivery = { dueAt: at, dm: byDm ? user : null };
      await notify(transaction, null, notice, app.now(), delivery);
    }
    await saveSeason(locked, { ...locked.season, said: [...locked.season.said, said] });
  });
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
      const mayPing = mayBePinged(row, seat, now);
      const isLater = !mayPing && isCalled(row, seat);
      const later = isLater
        ? { at: new Date(calledFrom(row, seat, now)), byDm: wantsDm(row, seat) }
        : null;
      return [{ seat, user, mayPing, later, isReached }];
    });
    found.set(row.id, { row, people });
  }
  return found;
}
