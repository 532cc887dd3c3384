import type { Seat } from '../../engine/game.ts';
import type { MatchId, MatchRow, SeatRow, Transaction } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { noticeOf, notify } from '../app/notice.ts';
import type { Sitting } from '../loaded/sitting.ts';

/** Where somebody is shown what comes of its press: on a panel that says what it is asked, or in a sentence or a post. */
export type Where = 'at its panel' | 'elsewhere';

/** Who has answered so lately sees on the panel what comes of it. */
const AT_PANEL_MS = 60_000;

/**
 * The seats whose player sees what comes next, and need not be called: who pressed; and who did so a moment ago, where
 * only computer players have answered since, by themselves: whatever somebody else's press sets off, its own panel
 * alone shows.
 */
export function atPanel(
  { loaded: { row }, watching, byThought, callsAll }: Sitting,
  now: Date,
): readonly Seat[] {
  if (watching === null) return [];
  if (callsAll || !byThought) return watching;
  const last = lastActed(row);
  const isHere =
    last?.actedAt !== null &&
    last !== undefined &&
    now.getTime() - last.actedAt.getTime() < AT_PANEL_MS;
  return isHere ? [...watching, last.seat] : watching;
}

/** Whether a seat's player has answered what the game waits for: by this press, or by an order that it set off. */
export const hasActed = (
  { watching, acted, othersActed, byThought }: Sitting,
  seat: Seat,
): boolean =>
  acted === null
    ? othersActed && !byThought && watching?.includes(seat) === true
    : acted.seat === seat;

/** The seat whose player answered last; undefined where none has. */
function lastActed({ seats }: MatchRow): SeatRow | undefined {
  const at = ({ actedAt }: SeatRow): number => actedAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  return seats
    .filter(({ heldBy, actedAt }) => heldBy === 'person' && actedAt !== null)
    .reduce<SeatRow | undefined>(
      (last, one) => (last === undefined || at(one) > at(last) ? one : last),
      undefined,
    );
}

/** Has those told by DM for whom a secret choice waits, once each: a DM that is still on its way does for both. */
export async function callInSecret(
  transaction: Transaction,
  { id: match, seats }: MatchRow,
  called: readonly Seat[],
  now: Date,
): Promise<void> {
  if (called.length === 0) return;
  const known = new Set<Seat>();
  for (const message of await transaction.undelivered(match)) {
    const notice = message.kind === 'secret' && message.attempts === 0 ? noticeOf(message) : null;
    if (notice?.kind === 'secret') known.add(notice.seat);
  }
  for (const seat of called) {
    if (known.has(seat)) continue;
    known.add(seat);
    const dm = seats[seat]?.user ?? null;
    await notify(transaction, match, { kind: 'secret', seat }, now, { dm });
  }
}

/** Has the DM by which somebody was called say that it is done; nothing where there was none. */
export async function settleCall(
  app: App,
  transaction: Transaction,
  match: MatchId,
  { user, called: message }: SeatRow,
): Promise<void> {
  if (user === null || message === null) return;
  await notify(transaction, match, { kind: 'settled', user, message }, app.now(), { dm: user });
}
