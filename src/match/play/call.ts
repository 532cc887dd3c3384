import { toldBy } from '../../clock/seat-time.ts';
import type { Seat } from '../../engine/game.ts';
import { topicsOf } from '../../engine/topics.ts';
import type { MatchRow, OutboxRow, SeatRow, Transaction } from '../../store/store.ts';
import type { Change, Reads } from '../app/change.ts';
import { writeEffects, type Effect, noticeEffect } from '../app/effect.ts';
import type { Loaded } from '../app/loaded.ts';
import { type Notice, noticeOf, notify } from '../app/notice.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import type { Locked } from '../app/locked.ts';
import { waitingFor } from '../loaded/asked.ts';
import type { MatchUpdate } from '../loaded/update.ts';
import { mayBeCalled, mayBeTold } from '../time/calls.ts';
import type { OwedCall } from '../time/owed-calls.ts';

/**
 * Where the presser sees the result: on a panel, which also shows what is asked next, or elsewhere, which does not and
 * so leaves a call necessary.
 */
export type Where = 'at its panel' | 'elsewhere';

/** Somebody who answered so lately still looks at the panel. */
const AT_PANEL_MS = 60_000;

/**
 * The seats that need no call because their players look at a panel: the presser, and whoever answered within the last
 * minute, is awake, and was followed by computer players only.
 */
export function atPanel(
  {
    loaded: { row },
    watching,
    byThought,
    callsAll,
  }: Pick<MatchUpdate, 'watching' | 'byThought' | 'callsAll'> & {
    readonly loaded: Pick<Loaded, 'row'>;
  },
  now: Date,
): readonly Seat[] {
  if (watching === null) return [];
  if (callsAll || !byThought) return watching;
  const last = lastActed(row);
  const isHere =
    last?.actedAt !== null &&
    last !== undefined &&
    now.getTime() - last.actedAt.getTime() < AT_PANEL_MS &&
    mayBeCalled(row, last.seat, now);
  return isHere ? [...watching, last.seat] : watching;
}

/** Whether a seat's player has answered the game: by this press, or by an order that it set off. */
export const hasActed = (
  { watching, acted, othersActed, byThought }: MatchUpdate,
  seat: Seat,
): boolean =>
  acted === null
    ? othersActed && !byThought && watching?.includes(seat) === true
    : acted.seat === seat;

/** The seat whose player answered last; undefined if none has. */
function lastActed({ seats }: MatchRow): SeatRow | undefined {
  const at = ({ actedAt }: SeatRow): number => actedAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  return seats
    .filter(({ heldBy, actedAt }) => heldBy === 'person' && actedAt !== null)
    .reduce<SeatRow | undefined>(
      (last, one) => (last === undefined || at(one) > at(last) ? one : last),
      undefined,
    );
}

/** Calls these seats to secret choices by DM, once each: a DM that is still in the outbox does. */
export async function* secretCalls(
  reads: Pick<Transaction, 'undelivered'>,
  { id, seats }: MatchRow,
  called: readonly Seat[],
): AsyncGenerator<Effect> {
  if (called.length === 0) return;
  const known = new Set<Seat>();
  for (const message of await reads.undelivered(id)) {
    const notice = message.kind === 'secret' && message.attempts === 0 ? noticeOf(message) : null;
    if (notice?.kind === 'secret') known.add(notice.seat);
  }
  for (const seat of called)
    if (!known.has(seat))
      yield noticeEffect({ kind: 'secret', seat }, { dm: seats[seat]?.user ?? null });
}

/** As `secretCalls`, at once. */
export const callInSecret = (
  transaction: Transaction,
  row: MatchRow,
  called: readonly Seat[],
  now: Date,
): Promise<void> => writeEffects(transaction, row.id, secretCalls(transaction, row, called), now);

/** Calls those who are newly asked in secret. The clock calls those who sleep in the morning. */
export const callFreshInSecret = (change: Change, reads: Reads): AsyncGenerator<Effect> => {
  const { freshInSecret, called, now } = change;
  const { row } = change.after;
  return secretCalls(
    reads,
    row,
    freshInSecret.filter((seat) => called.includes(seat) && mayBeTold(row, seat, now)),
  );
};

/** Edits the DM that called somebody, so that it says that nothing waits any more; does nothing if there was none. */
export const callSettled = ({ user, called: message }: SeatRow): Effect[] =>
  user === null || message === null
    ? []
    : [noticeEffect({ kind: 'settled', user, message }, { dm: user })];

/** Has the DMs say so whose calls have been answered. */
export const settleCalls = ({ before, after }: Change): Effect[] =>
  before.row.seats.flatMap((one) =>
    after.row.seats[one.seat]?.called === null ? callSettled(one) : [],
  );

/** The posts that call whoever is asked. */
const CALLING_POSTS: readonly Notice['kind'][] = [
  'start',
  'turn',
  'resumed',
  'ruling',
  'substituted',
];

/**
 * Makes a call that is owed by now. While one is on its way that does as well, nothing is done; a player who wants DMs
 * gets one if its thread cannot be told. Returns the seat's clock.
 */
export async function makeCall(
  { transaction, app }: Locked,
  loaded: Loaded,
  { seat, stage, method }: OwedCall,
  one: SeatClock,
): Promise<SeatClock> {
  const { row } = loaded;
  const topics = topicsOf(waitingFor(loaded), seat);
  const made = { ...one, told: toldBy(one, stage), uncalled: one.uncalled && method !== 'secret' };
  if (method === 'secret' || !one.reached) {
    const waiting = await transaction.undelivered(row.id);
    if (waiting.some((message) => calls(message, seat, topics))) return made;
    const posts = waiting.filter(({ dm, kind }) => dm === null && isCallingPost(kind));
    if (method === 'none') return posts.length === 0 ? { ...one, reached: true } : one;
    const isStuck = waiting.some(({ dm, failingSince }) => dm === null && failingSince !== null);
    const mayWait = method === 'ping' || (method === 'dm' && !isStuck);
    if (mayWait && one.told !== 'nothing' && posts.length > 0) return one;
  }
  const reminder = { kind: 'reminder', seat, stage, topics, isReached: one.reached } as const;
  if (method === 'secret') await callInSecret(transaction, row, [seat], app.now());
  else if (method !== 'none')
    await notify(transaction, row.id, reminder, app.now(), {
      dm: method === 'dm' ? one.user : null,
    });
  return made;
}

const isCallingPost = (kind: string): boolean => CALLING_POSTS.some((one) => one === kind);

/** Whether a message calls this seat alone, to what it is asked now. */
function calls(message: OutboxRow, seat: Seat, topics: string): boolean {
  if (!['secret', 'reminder'].includes(message.kind)) return false;
  const notice = noticeOf(message);
  if (notice?.kind === 'secret') return notice.seat === seat;
  if (notice?.kind !== 'reminder' || notice.stage !== 'asked') return false;
  return notice.seat === seat && (notice.topics ?? topics) === topics;
}
