import {
  ABOUT_ALL,
  changeBy,
  type Directed,
  directedBy,
  divisionsOf,
  isFree,
  ordersOf,
  type OrderName,
  playsIn,
  ruled,
  seenAs,
  stillPlays,
} from '../../league/directing.ts';
import { drawn, movedTo } from '../../league/drawing.ts';
import { entrantOf } from '../../league/entering.ts';
import { tableAt } from '../../league/playing.ts';
import type { Season } from '../../league/season.ts';
import { concluded, withShown } from '../../league/table-of.ts';
import type { LeagueRow, MatchId, MatchRow, Transaction } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { type Press, pressOnce } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { breakOffFor } from '../lobby/close.ts';
import { knownIn } from './drawing.ts';
import { openSeason } from './founding.ts';
import {
  changeSettings,
  type LockedSeason,
  lockSeason,
  saveSeason,
  seasonIn,
} from './in-season.ts';
import { playedIn } from './next-season.ts';
import { directs } from '../stored/league-access.ts';
import { tookPart } from '../stored/seats.ts';
import { tellRoles, tellSeason, tellSeasonPost, tellStandings } from './telling.ts';

/** Throws `Refused` for who does not direct a league. */
export function expectDirects(press: Press, league: LeagueRow): void {
  if (directs(press, league)) return;
  if (league.directors.length === 0) throw new Refused('managers only');
  throw new Refused('directors only', { roles: rolesOf(league) });
}

/**
 * Does something with a league at any time, its newest season locked. Throws `Refused` for who does not direct it, as
 * `expectDirects` does.
 */
export function inLeague(
  app: App,
  press: Press,
  { id }: Pick<LeagueRow, 'id'>,
  work: (locked: LockedSeason) => Promise<void>,
): Promise<void> {
  return pressOnce(app, press, async (transaction) => {
    const [newest] = await transaction.seasonsOf(id);
    const locked = newest === undefined ? null : await lockSeason(app, transaction, newest.id);
    if (locked === null) return;
    expectDirects(press, locked.league);
    await work(locked);
  });
}

/** Throws `Refused` for a director who plays in one of these divisions itself, or has sat at the match that it is about. */
export function expectUninvolved(
  press: Press,
  { league, season }: Pick<LockedSeason, 'league' | 'season'>,
  divisions: readonly number[],
  played: MatchRow | null = null,
): void {
  const { id } = press.user;
  const isThere = played !== null && tookPart(played, id);
  if (!isThere && !playsIn(season, id, divisions)) return;
  if (league.directors.length === 0) throw new Refused('own division alone');
  throw new Refused('own division', { roles: rolesOf(league) });
}

/** The roles that direct a league, as a text mentions them. */
const rolesOf = ({ directors }: LeagueRow): string =>
  directors.map((role) => `<@&${role}>`).join(', ');

/** A director's reason for a deed, and the state of the season that its form showed. */
export interface DirectorNote {
  readonly why: string;
  readonly seen: string;
}

/** Which order a deed belongs to. */
const orderOf = ({ is }: Directed): OrderName =>
  is === 'correct' || is === 'void' || is === 'replay' ? 'result' : is;

/**
 * Does by hand what a director wants of a season, and tells it to all. Throws `Refused` where that may not be, and where
 * the season is not any more as the director saw it.
 */
export function direct(
  app: App,
  press: Press,
  id: number,
  directed: Directed,
  { why, seen }: DirectorNote,
): Promise<LockedSeason> {
  return pressOnce(app, press, async (transaction) => {
    const broken = await brokenOff(transaction, id, directed);
    // A match is locked before its season, everywhere.
    const match = broken === null ? null : await transaction.lockMatch(broken);
    const locked = await lockSeason(app, transaction, id);
    if (locked === null) throw new Refused('no such season');
    const { league, season } = locked;
    expectDirects(press, league);
    const now = app.now().getTime();
    if (toBreakOff(season, directed) !== broken || seenAs(season) !== seen)
      throw new Refused('season has changed');
    const next = await phaseAfter(locked);
    if (!ordersOf(season, now, league.endedAt !== null, next).includes(orderOf(directed)))
      throw new Refused(next === null ? 'no such order now' : 'next season is there');
    if (ABOUT_ALL.includes(orderOf(directed)) && stillPlays(season, press.user.id))
      throw new Refused('still plays');
    const divisions = divisionsOf(season, directed);
    expectUninvolved(press, locked, divisions, await matchAt(locked, directed));
    const after = await afterDeed(locked, press, directed, why);
    await beside(locked, after, directed, match);
    const isLate = season.phase === 'over' && orderOf(directed) === 'result';
    for (const division of season.phase === 'playing' || isLate ? divisions : [])
      await tellStandings(locked, division);
    if (isLate) await tellRoles(locked);
    if (directed.is === 'off') await tellRoles(locked);
    if (directed.is === 'drop') await tellRoles(locked, directed.user);
    // Whoever signs up for it reads in its post how it is played.
    const isUnread = isFree(season) && season.opens === null && changeBy(directed) !== null;
    await (isUnread
      ? tellSeasonPost(locked)
      : tellSeason(locked, { is: 'ruled', nth: after.rulings.length - 1 }));
    if (isLate) return saveSeason(locked, concluded(after));
    return saveSeason(locked, season.phase === 'playing' ? withShown(after) : after);
  });
}

/** The match of the table that something is about; null for none. */
function matchAt(
  { transaction, season }: LockedSeason,
  directed: Directed,
): Promise<MatchRow | null> {
  const table = 'table' in directed ? tableAt(season, directed.table) : undefined;
  return table?.match == null ? Promise.resolve(null) : transaction.match(table.match);
}

/** How far the season after a locked one is, which then waits; null where there is none. */
async function phaseAfter({
  app,
  transaction,
  league,
  row,
}: LockedSeason): Promise<Season['phase'] | null> {
  const next = (await transaction.seasonsOf(league.id)).find(
    ({ number }) => number === row.number + 1,
  );
  const locked = next === undefined ? null : await lockSeason(app, transaction, next.id);
  return locked?.season.phase ?? null;
}

/** What a season would be if somebody were moved: nothing is kept of it. Throws `Refused` as `direct` does. */
export const foreseen = (
  app: App,
  press: Press,
  id: number,
  directed: Extract<Directed, { is: 'move' }>,
  seen: string,
): Promise<LockedSeason> => direct(app, rehearsed(press), id, directed, { why: '', seen });

const rehearsed = (press: Press): Press => ({
  ...press,
  isRehearsal: true,
  moderates: (place) => press.moderates(place),
  holds: (role) => press.holds(role),
});

/** The match that is broken off by what a director does; null for none. */
async function brokenOff(
  transaction: Transaction,
  id: number,
  directed: Directed,
): Promise<MatchId | null> {
  const row = directed.is === 'void' ? await transaction.season(id) : null;
  return row === null ? null : toBreakOff(seasonIn(row), directed);
}

function toBreakOff(season: Season, directed: Directed): MatchId | null {
  const table = directed.is === 'void' ? tableAt(season, directed.table) : undefined;
  return table?.status === 'open' ? table.match : null;
}

async function afterDeed(
  locked: LockedSeason,
  press: Press,
  directed: Directed,
  why: string,
): Promise<Season> {
  const { app, season } = locked;
  const now = app.now().getTime();
  const by = press.user.id;
  if (directed.is === 'redraw') {
    // Who has dropped out since is not drawn again.
    const entrants = season.entrants.map((one) =>
      one.dropped === null ? one : ({ ...one, as: 'gone', division: null } as const),
    );
    const anew = drawn({ ...season, entrants, seed: app.secret(16) }, await knownIn(locked));
    if (anew.phase === 'cancelled') throw new Refused('too few to draw');
    return ruled(anew, { at: now, by, deed: { is: 'redrawn' }, why });
  }
  if (directed.is === 'move') {
    const { user, division: to } = directed;
    const from = entrantOf(season, user)?.division ?? null;
    if (from === null || from === to || to >= season.divisions.length)
      throw new Refused('no such move');
    const moved = movedTo(season, user, to, await knownIn(locked));
    const isEmpty = [from, to].some((one) =>
      moved.tables.every(({ division }) => division !== one),
    );
    if (isEmpty) throw new Refused('division too small');
    return ruled(moved, { at: now, by, deed: { is: 'moved', user, from, to }, why });
  }
  const after = directedBy(season, directed, { by, why, now });
  if (typeof after === 'string') throw new Refused(after);
  return after;
}

/** Does what comes of a deed outside of its season. */
async function beside(
  locked: LockedSeason,
  after: Season,
  directed: Directed,
  match: MatchRow | null,
): Promise<void> {
  const { app, transaction, league, row, season } = locked;
  const now = app.now();
  switch (directed.is) {
    case 'next': {
      // It is there, and waits for its day.
      if (season.opens !== null) return;
      const played = season.phase === 'over' ? playedIn(season) : [];
      if ((await transaction.seasonsOf(league.id)).some(({ number }) => number > row.number))
        throw new Refused('season has changed');
      await transaction.changeLeague(league.id, { endedAt: null });
      await openSeason(app, transaction, league, row.number + 1, now.getTime(), played);
      return;
    }
    case 'last':
      return transaction.changeLeague(league.id, { endedAt: now });
    case 'redraw':
      return tellSeason({ ...locked, season: after }, { is: 'drawn' });
    case 'void':
      if (match?.status === 'running')
        await breakOffFor({ app, transaction, row: match }, 'director');
      return;
    default: {
      const change = changeBy(directed);
      if (change === null) return;
      return changeSettings(locked, () => change);
    }
  }
}
