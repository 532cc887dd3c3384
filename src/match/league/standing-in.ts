import { awakeAt } from '../../clock/hours.ts';
import { sitterOf, tableAt } from '../../league/playing.ts';
import { entrantOf, takesPart } from '../../league/entering.ts';
import {
  answered,
  askedNext,
  isSought,
  poolFor,
  tablesLeft,
  takenOver,
  wasAsked,
} from '../../league/standing-in.ts';
import type { Reseat, Search, Season } from '../../league/season.ts';
import type { MatchRow, SeatRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { tell } from '../app/locked.ts';
import { notify } from '../app/notice.ts';
import { type Press, transact } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { reseat } from '../company/hand-over.ts';
import { seatAs } from '../company/substitute.ts';
import { BrokenMatch } from '../stored/broken.ts';
import { hoursOf } from '../stored/person.ts';
import { hasGivenUp, knowsOther, seatOf } from '../stored/seats.ts';
import { isForfeited, isSettled, ownersOf } from '../time/forfeited.ts';
import { changeSeason, inSeason, type LockedSeason, saveSeason } from './in-season.ts';
import { tellRoles, tellSeason, tellStandings } from './telling.ts';

/** Has the next one asked who may take over for somebody. Returns the season after that. */
export async function askNext(locked: LockedSeason, nth: number): Promise<Season> {
  const { app, transaction, row, season } = locked;
  const search = season.searches[nth];
  if (search === undefined) return season;
  const now = app.now().getTime();
  const may = new Set<string>();
  const awake = new Map<string, number>();
  const there = await peopleAt(locked, search.row);
  const pool = isSought(season, search, now) ? poolFor(season, search, now) : [];
  for (const person of await transaction.people(pool.map(({ user }) => user))) {
    awake.set(person.id, awakeAt(hoursOf(person), now));
    const isHere = person.awayUntil === null || person.awayUntil.getTime() <= now;
    if (isHere && (await maySit(locked, there, person.id))) may.add(person.id);
  }
  const known = {
    maySit: (user: string): boolean => may.has(user),
    awakeAt: (user: string): number => awake.get(user) ?? now,
  };
  const { season: after, asked: user } = askedNext(season, nth, known, now);
  if (user !== null) {
    const asking = { kind: 'stepIn', season: row.id, search: nth, user } as const;
    await notify(transaction, null, asking, app.now(), { dm: user });
  }
  return after;
}

/** Has the presser play on for somebody, as it was asked. Throws `Refused` where that is not possible any more. */
export function takeOver(app: App, press: Press, id: number, nth: number): Promise<LockedSeason> {
  return inSeason(app, press, id, async (locked) => {
    const { season } = locked;
    const { user } = press;
    const search = searchFor(locked, nth, user.id);
    const { row } = search;
    const own = entrantOf(season, user.id);
    const isFree = season.entrants.every(({ heir }) => heir?.user !== user.id);
    const may =
      own !== undefined &&
      takesPart(own) &&
      isFree &&
      (await maySit(locked, await peopleAt(locked, row), user.id));
    if (!may) throw new Refused('cannot step in');
    const now = app.now().getTime();
    const said = answered(season, nth, user.id, 'yes', now);
    const after = takenOver(said, row, user, { now });
    await tellSeason(locked, { is: 'standsIn', user: user.id, for: row });
    const division = entrantOf(season, row)?.division ?? null;
    if (division !== null) await tellStandings(locked, division);
    await tellRoles(locked, user.id);
    return saveSeason(locked, after);
  });
}

/** Notes that the presser does not play on for somebody: the next one is asked. */
export function stepAside(app: App, press: Press, id: number, nth: number): Promise<LockedSeason> {
  return inSeason(app, press, id, (locked) => {
    searchFor(locked, nth, press.user.id);
    const now = app.now().getTime();
    return saveSeason(locked, answered(locked.season, nth, press.user.id, 'no', now));
  });
}

/** The search in which somebody was asked. Throws `Refused` where it was not, or nobody is looked for any more. */
function searchFor({ app, season }: LockedSeason, nth: number, user: string): Search {
  const search = season.searches[nth];
  if (search === undefined || !wasAsked(search, user)) throw new Refused('not asked to step in');
  if (!isSought(season, search, app.now().getTime())) throw new Refused('nobody is sought');
  return search;
}

/** Who is at the tables at which a row has still to play. */
interface PeopleAt {
  /** Its seats in the matches that are played. */
  readonly open: readonly { readonly match: MatchRow; readonly seat: SeatRow }[];
  /** All others there, and those who will be. */
  readonly others: ReadonlySet<string>;
}

async function peopleAt({ transaction, season }: LockedSeason, row: string): Promise<PeopleAt> {
  const open: { match: MatchRow; seat: SeatRow }[] = [];
  const others = new Set<string>();
  for (const number of tablesLeft(season, row)) {
    const table = tableAt(season, number);
    const seats = table?.seats ?? [];
    for (const user of seats) {
      const sitter = user === row ? null : sitterOf(season, user);
      if (sitter !== null) others.add(sitter.user);
    }
    const match = table?.match == null ? null : await transaction.match(table.match);
    const seat = match?.seats[seats.indexOf(row)];
    if (match === null || seat === undefined) continue;
    open.push({ match, seat });
    for (const one of match.seats) {
      if (one === seat) continue;
      if (one.heldBy === 'person' && one.user !== null) others.add(one.user);
      for (const user of ownersOf(match, one)) others.add(user);
    }
  }
  return { open, others };
}

/** Whether somebody may sit down at all of these tables. */
async function maySit(
  { transaction }: LockedSeason,
  { open, others }: PeopleAt,
  user: string,
): Promise<boolean> {
  if (others.has(user)) return false;
  if (open.some(({ match, seat }) => knowsOther(match, seat.seat, user))) return false;
  const { of, by } = await transaction.blocks(user);
  return [...of, ...by].every((other) => !others.has(other));
}

/** Has seats of open tables change hands, each in its match, and then notes that this is done. A second time nothing happens. */
export async function changeHands(
  app: App,
  id: number,
  season: Season,
  seats: readonly Reseat[],
): Promise<void> {
  for (const one of seats) {
    try {
      await changeHandsAt(app, season, one);
    } catch (error) {
      // Nobody can play there, and all others must not wait for that.
      if (!(error instanceof BrokenMatch)) throw error;
      app.unreadable({ match: error.match }, error.cause);
    }
    await changeSeason(app, id, (now) => ({
      ...now,
      reseats: now.reseats.filter((other) => !isSame(one, other)),
    }));
  }
}

const isSame = (one: Reseat, { table, row, leaves, comes }: Reseat): boolean =>
  one.table === table && one.row === row && one.leaves === leaves && one.comes === comes;

async function changeHandsAt(
  app: App,
  season: Season,
  { table: number, row, leaves, comes }: Reseat,
): Promise<void> {
  const table = tableAt(season, number);
  const match = table?.match ?? null;
  if (table === undefined || match === null) return;
  const heir = entrantOf(season, row)?.heir ?? null;
  await transact(app, async (transaction) => {
    const found = await transaction.lockMatch(match);
    const seat = found?.seats[table.seats.indexOf(row)];
    if (found?.status !== 'running' || isSettled(found) || seat === undefined) return;
    const locked = { app, transaction, row: found };
    const isIts = seat.heldBy === 'person' || isForfeited(found, seat);
    const isThere = seat.user === leaves && isIts && !hasGivenUp(seat);
    if (comes === null) {
      if (!isThere) return;
      await tell(locked, { kind: 'resigned', seat: seat.seat });
      await reseat(locked, seat.seat, null);
      return;
    }
    // A substitute of the match itself plays on, and who has come to know another hand does not sit down.
    const isFree = seat.heldBy !== 'person' || isThere;
    const isFit = seatOf(found, comes) === null && !knowsOther(found, seat.seat, comes);
    if (heir?.user !== comes || !isFree || !isFit) return;
    const after = await seatAs(locked, seat, { id: comes, name: heir.name }, 'elsewhere');
    // Who dropped out of a season does not come back to it.
    await transaction.setSeats(
      match,
      after.seats.map((one) => (one.seat === seat.seat ? { ...one, standsFor: null } : one)),
    );
  });
}
