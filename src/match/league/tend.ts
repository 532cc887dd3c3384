import { type Chore, choreOf, saidWarning, saidWeek } from '../../league/due.ts';
import { ended, opened, breakEnds, sitterOf, tableAt, withTable } from '../../league/playing.ts';
import type { Season } from '../../league/season.ts';
import { concluded, withShown } from '../../league/table-of.ts';
import type { MatchId, MatchRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import type { Locked } from '../app/locked.ts';
import { notify, type SeasonNews } from '../app/notice.ts';
import { transact } from '../app/press.ts';
import { readEach } from '../loaded/readable.ts';
import { breakOffFor } from '../lobby/close.ts';
import { openReserved } from '../lobby/lobby.ts';
import { goOnIn, restIn } from '../moderation/pause.ts';
import { settleIn } from '../moderation/settle.ts';
import { BrokenMatch } from '../stored/broken.ts';
import { isSettled } from '../time/forfeited.ts';
import { decideVote, openVote } from './claiming.ts';
import { drawIn } from './drawing.ts';
import { tellOpened } from './founding.ts';
import { channelFor } from './homes.ts';
import { changeSeason, type LockedSeason, lockSeason, saveSeason } from './in-season.ts';
import { tableName } from './names.ts';
import { nextOpens, openNext } from './next-season.ts';
import { absentAt, endingOf } from './result.ts';
import { askNext, changeHands } from './standing-in.ts';
import { tellRoles, tellSeason, tellSeasonPost, tellStandings } from './telling.ts';

/**
 * Does all that a season has to do by now, once, whoever looks: each chore in a transaction of its own, so that one that
 * is cut off goes on where it was. A match that cannot be read is left out of it.
 */
export async function tendSeason(app: App, id: number): Promise<void> {
  for (;;) {
    const did = await transact(app, async (transaction) => {
      const locked = await lockSeason(app, transaction, id);
      return locked === null ? null : tendIn(locked);
    });
    if (did === null) return;
    if (did.is === 'reseat') await changeHands(app, id, did.season, did.season.reseats);
    if (did.is === 'rest') await rest(app, id, did);
    if (did.is === 'go on') await goOn(app, id, did.matches);
    if (did.is === 'settle' || did.is === 'break off') {
      const end = did.is === 'settle' ? settle : breakOff;
      for (const match of did.matches)
        if (!(await inRunning(app, match, end))) await leaveOut(app, id, match);
      if (did.is === 'settle') return;
    }
  }
}

/** What was done: something, after which there may be more; or what is to be done in matches, outside of the season's lock. */
type Did =
  | { readonly is: 'done' }
  | { readonly is: 'reseat'; readonly season: Season }
  | { readonly is: 'rest'; readonly until: number; readonly matches: readonly MatchId[] }
  | { readonly is: 'settle' | 'break off' | 'go on'; readonly matches: readonly MatchId[] };

/** Does the next thing that a locked season has to do; null if there is nothing, and it is saved when there will be. */
async function tendIn(before: LockedSeason): Promise<Did | null> {
  const locked = await withEnded(before);
  const now = locked.app.now().getTime();
  const chore = choreOf(locked.season, now);
  if (chore === null) {
    await saveSeason(locked, locked.season, { isTended: true });
    return null;
  }
  if (chore.is === 'reseat') {
    await saveSeason(locked, locked.season, { isTended: true });
    return { is: 'reseat', season: locked.season };
  }
  if (chore.is === 'rest') {
    await saveSeason(locked, locked.season, { isTended: true });
    const { tables, until } = chore;
    return { is: 'rest', until, matches: matchesAt(locked.season, tables) };
  }
  if (chore.is === 'settle') {
    const season = await withAbsent(locked, chore.tables);
    await saveSeason(locked, season, { isTended: true, isSettling: true });
    return { is: 'settle', matches: matchesAt(season, chore.tables) };
  }
  if (chore.is === 'break off' || chore.is === 'go on') {
    await saveSeason(locked, locked.season, { isTended: true });
    return { is: chore.is, matches: matchesAt(locked.season, chore.tables) };
  }
  await saveSeason(locked, await doChore(locked, chore), { isTended: true });
  return { is: 'done' };
}

const matchesAt = (season: Season, tables: readonly number[]): MatchId[] =>
  tables.flatMap((number) => tableAt(season, number)?.match ?? []);

/** What a season is after a chore. */
async function doChore(
  locked: LockedSeason,
  chore: Exclude<Chore, { is: 'rest' | 'go on' | 'settle' | 'reseat' | 'break off' }>,
): Promise<Season> {
  const { season } = locked;
  switch (chore.is) {
    case 'call off':
      await tellSeason(locked, { is: 'cancelled' });
      return { ...season, phase: 'cancelled' };
    case 'sign-up':
      await tellOpened(locked.app, locked.transaction, locked.row.id, season.before);
      return { ...season, opens: null };
    case 'draw': {
      const drawn = await drawIn(locked);
      await tellSeason(locked, drawn.phase === 'cancelled' ? { is: 'cancelled' } : { is: 'drawn' });
      return drawn;
    }
    case 'begin':
      await tellSeason(locked, { is: 'begun' });
      for (const division of season.divisions.keys()) await tellStandings(locked, division);
      await tellRoles(locked);
      return { ...season, phase: 'playing' };
    case 'open':
      return openTables(locked, chore.tables);
    case 'ask':
      return askNext(locked, chore.nth);
    case 'vote':
      return openVote(locked, chore.nth);
    case 'decide':
      return decideVote(locked, chore.nth);
    case 'warn':
      await tellSeason(locked, { is: 'warned', round: chore.round, hours: chore.hours });
      return { ...season, said: [...season.said, saidWarning(chore.round, chore.hours)] };
    case 'week':
      await tellWithThreads(locked, { is: 'week' });
      return { ...season, said: [...season.said, saidWeek(chore.week)] };
    case 'end': {
      const over = concluded(season);
      const next = nextOpens(locked);
      const isLater = next !== null && next > locked.app.now().getTime();
      await tellSeason(locked, { is: 'over', next: isLater ? next : null });
      await tellRoles(locked);
      if (next !== null) await openNext({ ...locked, season: over }, next);
      return over;
    }
  }
}

/** How many tables are opened in one transaction. */
const OPENED_AT_ONCE = 10;

/**
 * Opens tables of the schedule, the first of these. Whoever gets several, now or in the next minutes, is called to all of
 * them by one post, along with the last of them.
 */
async function openTables(locked: LockedSeason, numbers: readonly number[]): Promise<Season> {
  const now = locked.app.now().getTime();
  const before = locked.season.tables.flatMap(({ status, opened }, at) =>
    status === 'open' && opened !== null && now - opened < CALLED_TOGETHER_MS ? [at + 1] : [],
  );
  const tables = [...before, ...numbers];
  const sits = new Map<string, number[]>();
  for (const number of tables)
    for (const row of tableAt(locked.season, number)?.seats ?? []) {
      const user = sitterOf(locked.season, row)?.user ?? null;
      if (user !== null) sits.set(user, [...(sits.get(user) ?? []), number]);
    }
  const several = [...sits].filter(([, own]) => own.length > 1);
  const opening = numbers.slice(0, OPENED_AT_ONCE);
  const calledElsewhere = several.map(([user]) => user);
  let { season } = locked;
  for (const number of opening)
    season = await openTable({ ...locked, season }, number, calledElsewhere);
  const called = several.filter(([, own]) => opening.includes(own.at(-1) ?? 0));
  for (const users of postsFor(called))
    await tellWithThreads(locked, { is: 'opened', tables, users });
  return season;
}

/** Those who are called by one post each: as many as it has room for. */
function postsFor(called: readonly (readonly [string, readonly number[]])[]): string[][] {
  const posts: string[][] = [];
  let room = 0;
  for (const [user, { length }] of called) {
    room -= 1 + length;
    if (room >= 0) posts.at(-1)?.push(user);
    else {
      posts.push([user]);
      room = MENTIONED_AT_ONCE - 1 - length;
    }
  }
  return posts;
}

/** How many people and threads one post can name. */
const MENTIONED_AT_ONCE = 70;

/** Tables that open within this time call together. */
const CALLED_TOGETHER_MS = 5 * 60_000;

/** How long threads of tables take to be made. */
const MADE_AFTER_MS = 15_000;

/** Has something told of a season once the tables that open now have their threads. */
function tellWithThreads({ app, transaction, row }: LockedSeason, news: SeasonNews): Promise<void> {
  const dueAt = new Date(app.now().getTime() + MADE_AFTER_MS);
  const notice = { kind: 'seasonNews', season: row.id, news } as const;
  return notify(transaction, null, notice, app.now(), { dueAt });
}

/** Opens a table of the schedule for whom its seats are; one for which nobody is left is not played. */
async function openTable(
  locked: LockedSeason,
  number: number,
  calledElsewhere: readonly string[],
): Promise<Season> {
  const { app, transaction, league, row, season } = locked;
  const now = app.now().getTime();
  const { game, config, terms, least } = season.settings;
  const table = tableAt(season, number);
  if (table === undefined) return season;
  const there = table.seats.filter((user) => sitterOf(season, user) !== null);
  if (there.length === 0) return withTable(season, number, { status: 'void', ended: now });
  // Who has dropped before it opens leaves no seat behind, as long as enough are left to play.
  const seats = there.length >= least ? there : table.seats;
  const match = await openReserved(
    { app, transaction },
    {
      game,
      config,
      terms,
      home: { server: league.server, channel: channelFor(league, table.division) },
      league: { season: row.id, table: number, name: tableName(locked, number) },
      calledElsewhere,
      seats: seats.map((user) => {
        const sitter = sitterOf(season, user);
        return sitter === null ? null : { id: sitter.user, name: sitter.name };
      }),
    },
  );
  return opened(withTable(season, number, { seats }), number, match.id, now);
}

/** A locked season that knows which of its matches have ended. */
async function withEnded(locked: LockedSeason): Promise<LockedSeason> {
  const { app, transaction } = locked;
  const open = locked.season.tables.flatMap(({ status, match }, at) =>
    status === 'open' && match !== null ? [{ number: at + 1, match }] : [],
  );
  if (open.length === 0) return locked;
  const over = await transaction.endedOf(open.map(({ match }) => match));
  let { season } = locked;
  const changed = new Set<number>();
  const closed: number[] = [];
  for (const { number, match } of open) {
    if (!over.includes(match)) continue;
    const table = tableAt(season, number);
    const row = await transaction.match(match);
    if (table === undefined || row === null) continue;
    const at = (row.endedAt ?? app.now()).getTime();
    const before = season;
    const ending = readEach(app, row, (one) => endingOf(app, before, table, one));
    const counts = ending !== null && (ending.result !== null || season.phase !== 'playing');
    if (!counts) closed.push(season.rulings.length);
    season = counts ? ended(season, number, ending, at) : unread(season, number, at);
    changed.add(table.division);
  }
  for (const nth of closed) await tellSeason(locked, { is: 'ruled', nth });
  for (const division of changed) await tellStandings(locked, division);
  return { ...locked, season: changed.size === 0 ? season : withShown(season) };
}

/** A season that has noted who had left the tables that computer players are about to settle. */
async function withAbsent(
  { app, transaction, season: before }: LockedSeason,
  tables: readonly number[],
): Promise<Season> {
  let season = before;
  for (const number of tables) {
    const table = tableAt(season, number);
    const row = table?.match == null ? null : await transaction.match(table.match);
    if (table === undefined || row === null) continue;
    const absent = readEach(app, row, (one) => absentAt(before, table, one));
    season = withTable(season, number, absent ?? {});
  }
  return season;
}

/** Has matches of a season stand still until its break is over; one that cannot be read stays as it is. */
async function rest(app: App, id: number, { until, matches }: Extract<Did, { is: 'rest' }>) {
  for (const match of matches) await inRunning(app, match, (locked) => restIn(locked, until));
  await changeSeason(app, id, (season) =>
    season.break?.until === until ? { ...season, break: { until, stands: true } } : season,
  );
}

/** Has matches of a season go on as its break is over, and its post say so. */
async function goOn(app: App, id: number, matches: readonly MatchId[]): Promise<void> {
  for (const match of matches) await inRunning(app, match, goOnIn);
  await transact(app, async (transaction) => {
    const locked = await lockSeason(app, transaction, id);
    if (locked === null || breakEnds(locked.season, app.now().getTime()) !== null) return;
    await tellSeasonPost(locked);
    await saveSeason(locked, { ...locked.season, break: null });
  });
}

/** Has computer players play a match to its end, if they do not yet. */
async function settle(locked: Locked): Promise<void> {
  if (isSettled(locked.row)) return;
  await settleIn(locked, { by: null, why: 'season' });
  locked.transaction.leaveToComputers(locked.row.id);
}

const breakOff = (locked: Locked): Promise<MatchRow> => breakOffFor(locked, 'season');

/** Does this with a match that runs. Returns whether that can be: it can be read. */
async function inRunning(
  app: App,
  id: MatchId,
  work: (locked: Locked) => Promise<unknown>,
): Promise<boolean> {
  try {
    await transact(app, async (transaction) => {
      const row = await transaction.lockMatch(id);
      if (row?.status === 'running') await work({ app, transaction, row });
    });
    return true;
  } catch (error) {
    if (!(error instanceof BrokenMatch)) throw error;
    app.unreadable({ match: id }, error.cause);
    return false;
  }
}

/** Goes on with a season without a table whose match cannot be read. */
const leaveOut = (app: App, id: number, match: MatchId): Promise<void> =>
  changeSeason(app, id, (season) => {
    const number = 1 + season.tables.findIndex((table) => table.match === match);
    return tableAt(season, number)?.status === 'open'
      ? unread(season, number, app.now().getTime())
      : season;
  });

/** A season in which a table does not count, as its match was closed or cannot be read: directors may enter a result by hand. */
const unread = (season: Season, number: number, now: number): Season => ({
  ...withTable(season, number, { status: 'void', ended: now }),
  rulings: [
    ...season.rulings,
    { at: now, by: null, deed: { is: 'voided', table: number }, why: '' },
  ],
});
