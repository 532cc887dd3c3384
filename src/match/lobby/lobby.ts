import { fingerprint } from '../../engine/fingerprint.ts';
import { begin } from '../../engine/match.ts';
import type { Seat } from '../../engine/game.ts';
import type { Language } from '../../language/languages.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import type { Computer } from '../../presentation/computers.ts';
import type { Level } from '../../presentation/level.ts';
import type {
  MatchChange,
  MatchId,
  MatchRow,
  NewMatch,
  SeatRow,
  Tables,
  Transaction,
} from '../../store/store.ts';
import { appSpeech } from '../../words/index.ts';
import { save } from '../play/save.ts';
import { enter, beginUpdate } from '../loaded/update.ts';
import type { App } from '../app/app.ts';
import type { Limits } from '../app/limits.ts';
import { type Place, type Press, type User, pressOnce } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { buttonOf } from '../app/spoken.ts';
import { mentionOf, nextComputer } from '../stored/name.ts';
import { mayBePinged } from '../time/calls.ts';
import { lobbyClock } from '../time/clock-row.ts';
import { refuseBlocked, refuseByTerms } from './block.ts';
import type { Chosen } from '../stored/chosen.ts';
import { editionOf, levelIn, playerAt } from '../stored/edition.ts';
import { snapshotOf } from '../loaded/load.ts';
import { seatOf } from '../stored/seats.ts';
import { eitherRole } from '../app/setup.ts';
import { type Terms, termsInForce, termsOf, USUAL_TERMS } from '../time/terms.ts';
import { tableOf } from '../stored/table.ts';
import { configOf, mayChoose } from './options.ts';
import { askedToStay, changeAsked } from './staying.ts';
import { notify } from '../app/notice.ts';
import { hostOrModerator, tellRuling } from '../moderation/moderate.ts';
import { inMatch } from '../loaded/in-match.ts';
import { type Locked, tell } from '../app/locked.ts';

/** What a host asks for when opening a match. */
export interface Opening {
  readonly game: string;
  readonly size: number;
  /** How many of the seats computer players take at once. */
  readonly computers: number;
  /** How well they play; as well as they can where nobody says. */
  readonly level?: string | null;
  /** What is chosen of the game's options; the usual where nobody says. */
  readonly chosen?: Chosen;
  /** What another table has chosen, as it is stored, in place of that. */
  readonly config?: unknown;
  /** How fast it is played; the usual where nobody says. */
  readonly terms?: Terms;
  readonly home: Place;
  /** Whether it is opened to learn, and begins at once: limits on tables that wait do not matter. */
  readonly toLearn?: boolean;
}

/** How well computer players play where nobody says: at their best, but against who learns the weakest plays. */
const usualLevel = (edition: AnyEdition, terms: Terms | null): Level =>
  (terms?.learners === true ? edition.players[0] : undefined)?.id ?? playerAt(edition, null).id;

/** A seat of which nothing is to be told yet. */
const FRESH = {
  owesSince: null,
  seen: -1,
  shown: -1,
  actedAt: null,
  called: null,
  standsFor: null,
  formerly: [],
  wanted: null,
} as const;

const person = (user: User, seat: number): SeatRow => ({
  seat,
  user: user.id,
  name: user.name,
  heldBy: 'person',
  level: null,
  ...FRESH,
});

const computer = (name: Computer, level: Level, seat: number): SeatRow => ({
  seat,
  user: null,
  name,
  heldBy: 'computer',
  level,
  ...FRESH,
});

/** Seats numbered anew. */
export const inOrder = (seats: readonly SeatRow[]): SeatRow[] =>
  seats.map((row, seat) => ({ ...row, seat }));

const HOUR_MS = 3_600_000;

/** Opens a match with the host in its first seat. */
export function openMatch(app: App, press: Press, opening: Opening): Promise<MatchRow> {
  return pressOnce(app, press, (transaction) => openIn(transaction, app, press, opening));
}

/** The same within a press. */
export async function openIn(
  transaction: Transaction,
  app: App,
  press: Press,
  opening: Opening,
): Promise<MatchRow> {
  const edition = app.shelf.get(opening.game);
  if (edition === undefined) throw new Refused('no such game');
  const [least, most] = edition.game.seats;
  if (opening.size < least || opening.size > most) {
    throw new Refused('number of seats', { game: edition.name, least, most });
  }
  if (opening.computers >= opening.size) {
    throw new Refused('no seat for oneself');
  }
  const now = app.now();
  const wanted = opening.level ?? null;
  const playing =
    wanted === null ? usualLevel(edition, opening.terms ?? null) : levelIn(edition, wanted);
  const lately = new Date(now.getTime() - HOUR_MS);
  const tables = await transaction.countTables(opening.home.server, press.user.id, lately);
  const {
    roles,
    tables: room,
    restDays,
    language,
    locale,
  } = await transaction.server(opening.home.server);
  const moderates = press.moderates(opening.home);
  if (roles.length > 0 && !moderates && !roles.some((role) => press.holds(role))) {
    const either = (spoken: Language): string => eitherRole(appSpeech(spoken), roles);
    throw new Refused(opening.toLearn === true ? 'role learns' : 'role opens', { roles: either });
  }
  if (opening.toLearn !== true) {
    const waitingPerServer = room ?? app.limits.waitingPerServer;
    refuseTooManyWaiting({ ...app.limits, waitingPerServer }, tables, moderates);
  }
  if (!moderates) refuseTooMany(app.limits, tables);
  const row = await transaction.createMatch({
    game: edition.game.id,
    rules: edition.game.rules,
    terms: { ...(opening.terms ?? USUAL_TERMS), restDays },
    config: opening.config ?? configOf(edition, opening.chosen ?? {}),
    home: { ...opening.home, thread: null, lobby: null },
    host: press.user.id,
    size: opening.size,
    seed: app.secret(16),
    salt: app.secret(16),
    league: null,
    createdAt: now,
  });
  const seats = [person(press.user, 0)];
  while (seats.length <= opening.computers) {
    seats.push(computer(nextComputer(row.id, seats), playing, seats.length));
  }
  await transaction.setSeats(row.id, seats);
  await transaction.setClock(row.id, lobbyClock(now));
  await notify(transaction, row.id, { kind: 'lobby' }, now);
  return { ...row, seats, spoken: { language, locale } };
}

/** Enforces the limits on tables that wait; for a moderator of the channel only that of the server. */
function refuseTooManyWaiting(limits: Limits, tables: Tables, moderates: boolean): void {
  if (tables.waitingInServer >= limits.waitingPerServer) {
    throw new Refused('too many wait here', { count: tables.waitingInServer });
  }
  if (!moderates && tables.waiting >= limits.waitingPerPerson) {
    throw new Refused('too many of yours wait', { count: tables.waiting });
  }
}

/** Enforces the limits on tables that somebody plays at, and opens. */
function refuseTooMany(limits: Limits, tables: Tables): void {
  if (tables.played >= limits.playedPerPerson) {
    throw new Refused('too many of yours run', { count: tables.played });
  }
  if (tables.lately >= limits.openedPerHour) {
    throw new Refused('too many lately', { count: tables.lately });
  }
}

/** Throws `Refused` where a match does not wait for players any more. */
export const mustBeOpen = (row: MatchRow): void => {
  if (row.status === 'open') return;
  throw new Refused(row.status === 'running' ? 'has begun' : 'match is closed');
};

async function changeSeats(
  app: App,
  press: Press,
  id: MatchId,
  change: (row: MatchRow, edition: AnyEdition) => readonly SeatRow[],
): Promise<MatchRow> {
  return inMatch(app, press, id, (locked) => seatAnew(locked, change));
}

/** Seats a table anew, whose row is locked. */
async function seatAnew(
  locked: Locked,
  change: (row: MatchRow, edition: AnyEdition) => readonly SeatRow[],
): Promise<MatchRow> {
  const { app, transaction, row } = locked;
  mustBeOpen(row);
  const seats = inOrder(change(row, editionOf(app, row)));
  await transaction.setSeats(row.id, seats);
  await transaction.setClock(row.id, lobbyClock(app.now()));
  await tell(locked, { kind: 'lobby' });
  return { ...row, seats };
}

/** Takes a free seat; nothing for who sits there already, as by a double tap. */
export function joinMatch(app: App, press: Press, id: MatchId): Promise<MatchRow> {
  return inMatch(app, press, id, (locked) => joinIn(locked, press));
}

/** The same within a press. */
export async function joinIn(locked: Locked, { user: joining }: Press): Promise<MatchRow> {
  const { transaction, row } = locked;
  if (row.status === 'open' && seatOf(row, joining.id) !== null) return row;
  await refuseBlocked(transaction, row, joining.id);
  await refuseByTerms(transaction, row, joining.id);
  return seatAnew(locked, ({ seats, size }) => {
    if (seats.length >= size) throw new Refused('seats taken, open another');
    return [...seats, person(joining, seats.length)];
  });
}

/** Gives a seat up before the start. If it is the host's, the next person becomes host. */
export function leaveMatch(app: App, press: Press, id: MatchId): Promise<MatchRow> {
  return inMatch(app, press, id, async (locked) => {
    const { row, transaction } = locked;
    mustBeOpen(row);
    if (!row.seats.some(({ user }) => user === press.user.id)) throw new Refused('no seat');
    const seats = inOrder(row.seats.filter(({ user }) => user !== press.user.id));
    await transaction.setSeats(id, seats);
    const change = afterLeaving(app, row, seats);
    await transaction.changeMatch(id, change);
    if (change.status === undefined) await transaction.setClock(id, lobbyClock(app.now()));
    await tell(locked, { kind: 'lobby' });
    return { ...row, ...change, seats };
  });
}

/** What becomes of a table that waits for players after some have left. */
export function afterLeaving(app: App, row: MatchRow, seats: readonly SeatRow[]): MatchChange {
  const people = seats.flatMap(({ user }) => user ?? []);
  const [next] = people;
  if (next === undefined) return { status: 'cancelled', endedAt: app.now() };
  return people.includes(row.host) ? {} : { host: next };
}

function hostOnly({ host }: MatchRow, press: Press, refusal: 'host seats computers'): void {
  if (host !== press.user.id) throw new Refused(refusal, { host });
}

/** Seats a computer player, or removes the last one. Refused if the number of seats is no longer `taken`. */
export function seatComputers(
  app: App,
  press: Press,
  id: MatchId,
  by: 1 | -1,
  taken: number,
): Promise<MatchRow> {
  return changeSeats(app, press, id, (row, edition) => {
    hostOnly(row, press, 'host seats computers');
    if (row.seats.length !== taken) {
      throw new Refused('table changed');
    }
    if (by === 1) {
      if (row.seats.length >= row.size) throw new Refused('seats taken');
      // Like those who sit here already.
      const { level = null } = row.seats.find(({ heldBy }) => heldBy === 'computer') ?? {};
      const plays =
        level === null ? usualLevel(edition, termsOf(row)) : playerAt(edition, level).id;
      const name = nextComputer(row.id, row.seats);
      return [...row.seats, computer(name, plays, row.seats.length)];
    }
    const last = row.seats.findLastIndex(({ heldBy }) => heldBy === 'computer');
    if (last === -1) throw new Refused('no computer player');
    return row.seats.filter((_, at) => at !== last);
  });
}

/** Says that one stays at a table that was changed; nothing for who has said so. Throws `Refused` where it was changed since. */
export function stayThere(app: App, press: Press, id: MatchId, change: string): Promise<MatchRow> {
  return changeSeats(app, press, id, (row) => {
    const own = row.seats.find(({ user }) => user === press.user.id);
    if (own === undefined) throw new Refused('no seat');
    const isAsked = askedToStay(row).includes(own);
    if (isAsked && changeAsked(row) !== change) throw new Refused('table changed');
    return row.seats.map((one) => (one === own ? { ...one, owesSince: null } : one));
  });
}

/** The host frees the seats of those who have not said that they stay after a change: those of a newer one are others. */
export function freeSeats(app: App, press: Press, id: MatchId, change: string): Promise<MatchRow> {
  return changeSeats(app, press, id, (row) => {
    mayChoose(row, press);
    if (changeAsked(row) !== change) throw new Refused('table changed');
    const gone = askedToStay(row);
    return row.seats.filter((one) => !gone.includes(one));
  });
}

/** Starts a match: the seats are fixed, the board is laid, and the first question is asked. */
export function startMatch(app: App, press: Press, id: MatchId): Promise<MatchRow> {
  return inMatch(app, press, id, (locked) => startIn(locked, press));
}

/** The same within a press. */
export async function startIn(locked: Locked, press: Press): Promise<MatchRow> {
  const { app, row } = locked;
  mustBeOpen(row);
  const deed = { is: 'start' } as const;
  const refused = new Refused('host or moderator starts', { host: row.host });
  const ruled = await hostOrModerator(locked, press, deed, refused);
  const edition = editionOf(app, row);
  const [least] = edition.game.seats;
  if (row.seats.length < least) {
    throw new Refused('too few players', { game: edition.name, least });
  }
  const asked = askedToStay(row);
  if (asked.length > 0) {
    const players = asked.map(mentionOf).join(', ');
    throw new Refused('not all stay', { players, button: buttonOf(app, row, 'host') });
  }
  // Who starts a match with computer players looks at it. Where a clock runs, it waits for the call as all others do.
  const starter = termsInForce(row) === null ? seatOf(row, press.user.id) : null;
  const laid = await layOut(locked, starter, []);
  await tellRuling(locked, ruled);
  return laid;
}

/**
 * Lays the board of a match that waits for players, and asks the first question. `starter` looks at it, and
 * `calledElsewhere` are called by something else.
 */
async function layOut(
  { app, transaction, row: open }: Locked,
  starter: Seat | null,
  calledElsewhere: readonly Seat[],
): Promise<MatchRow> {
  const edition = editionOf(app, open);
  // The rules may have changed since the match was opened.
  const { rules } = edition.game;
  const content = fingerprint(edition.game, rules);
  const size = open.seats.length;
  const begun = begin(edition.game, {
    seed: open.seed,
    config: edition.game.config(open.config),
    seats: size,
    rules,
  });
  const running = { status: 'running', rules, content, size, startedAt: app.now() } as const;
  await transaction.changeMatch(open.id, running);
  const row = { ...open, ...running };
  await tell({ app, transaction, row }, { kind: 'start' });
  const { match } = begun;
  const seats = row.seats.map((one) =>
    one.seat === starter ? { ...one, actedAt: row.startedAt } : one,
  );
  const loaded = {
    row: { ...row, seats, sequence: 0, snapshot: snapshotOf(edition, match) },
    edition,
    match,
    table: tableOf(app, row),
  };
  const update = beginUpdate(app, loaded, transaction, starter === null ? [] : [starter]);
  enter(update, begun);
  // Nobody was asked anything before the setup, so everybody who is asked now is asked anew.
  update.callsAll = true;
  update.calledElsewhere = calledElsewhere;
  return (await save(update)).row;
}

/** What is settled of a match whose seats are reserved, as at a table of a league. */
export type Reserved = Pick<NewMatch, 'game' | 'config' | 'terms' | 'league'> & {
  readonly home: Place;
  /** Who sits at which seat; null is a computer player. */
  readonly seats: readonly (User | null)[];
  /** Users who are called to several such matches at once, and so by none of them, where they want pings. */
  readonly calledElsewhere: readonly string[];
};

/** Opens a match for whom its seats are reserved, and starts it: nobody joins. The first person hosts it. */
export async function openReserved(
  { app, transaction }: Pick<Locked, 'app' | 'transaction'>,
  { home, seats: update, calledElsewhere, ...reserved }: Reserved,
): Promise<MatchRow> {
  const edition = app.shelf.get(reserved.game);
  if (edition === undefined) throw new Refused('no such game');
  const [host] = update.flatMap((one) => one ?? []);
  if (host === undefined) throw new Refused('too few players', { game: edition.name, least: 1 });
  const { id } = await transaction.createMatch({
    ...reserved,
    rules: edition.game.rules,
    home: { ...home, thread: null, lobby: null },
    host: host.id,
    size: update.length,
    seed: app.secret(16),
    salt: app.secret(16),
    createdAt: app.now(),
  });
  const seats: SeatRow[] = [];
  for (const [seat, user] of update.entries()) {
    const taken = user === null ? null : person(user, seat);
    seats.push(taken ?? computer(nextComputer(id, seats), playerAt(edition, null).id, seat));
  }
  await transaction.setSeats(id, seats);
  // What its people have said of themselves is read with it.
  const row = await transaction.lockMatch(id);
  if (row === null) throw new Refused('match is gone');
  const elsewhere = row.seats.flatMap(({ seat, user }) =>
    user !== null && calledElsewhere.includes(user) && mayBePinged(row, seat, app.now())
      ? [seat]
      : [],
  );
  return layOut({ app, transaction, row }, null, elsewhere);
}
