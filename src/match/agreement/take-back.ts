import type { Seat } from '../../engine/game.ts';
import type { Entry, Match } from '../../engine/match.ts';
import { undoTarget } from '../../engine/undo-floor.ts';
import { lived } from '../../engine/replay.ts';
import { refuse } from '../../engine/result.ts';
import type { MatchId, MatchRow } from '../../store/store.ts';
import { timedOutSince } from '../time/forfeited.ts';
import { goBackTo, history } from '../loaded/history.ts';
import type { App } from '../app/app.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { inUpdate, type Updated } from '../play/in-update.ts';
import { load } from '../loaded/load.ts';
import type { Loaded } from '../app/loaded.ts';
import { entryIn } from '../stored/log.ts';
import { restOrders } from '../orders/answer-by-orders.ts';
import { playingSeat } from '../loaded/in-match.ts';
import { isPerson } from '../stored/seats.ts';
import { propose } from '../proposals/proposal.ts';
import type { MatchUpdate } from '../loaded/update.ts';

/** How a seat may undo its latest answer. */
export type WayBack =
  | { readonly is: 'alone'; readonly to: number }
  /** With all others, who are computer players, as the match stands after entry `at`. */
  | { readonly is: 'together'; readonly at: number }
  /** The same, where other people are asked whether they agree. */
  | { readonly is: 'asking'; readonly at: number };

/** Whether a seat may undo without asking people: the others are computer players. */
export const hasNobodyToAsk = (row: MatchRow, seat: Seat): boolean =>
  row.planOf !== null || row.seats.every((one) => one.seat === seat || !isPerson(row, one.seat));

/** How far a seat may go back alone. All must agree to undo a time-out, as they have waited. */
function aloneTarget(
  row: MatchRow,
  match: Match<unknown>,
  seat: Seat,
): ReturnType<typeof undoTarget> {
  const target = undoTarget(match, seat);
  if (!target.ok || !timedOutSince(row, seat, target.value)) return target;
  return refuse('others must agree');
}

/** How a seat may undo its latest answer by a button; null if it cannot, or has asked for that already. */
export function wayBack({ row, match }: Loaded, seat: Seat): WayBack | null {
  if (row.status !== 'running') return null;
  const target = aloneTarget(row, match, seat);
  if (target.ok) return { is: 'alone', to: target.value };
  // To start a match answers nothing.
  const { startedAt } = row;
  const actedAt = row.seats[seat]?.actedAt ?? null;
  const hasActed = actedAt !== null && (startedAt === null || actedAt > startedAt);
  const hasAnswered = hasActed || undoTarget(match, seat).ok;
  if (target.refusal !== 'others must agree' || !hasAnswered) return null;
  const at = match.sequence;
  if (hasNobodyToAsk(row, seat)) return { is: 'together', at };
  const isAsked = row.proposals.some(({ kind, from }) => kind === 'undo' && from === seat);
  return isAsked ? null : { is: 'asking', at };
}

/**
 * Undoes the presser's latest answer, if going back to after entry `to` still means that. A double tap changes nothing
 * more.
 */
export function takeBackTo(
  app: App,
  press: Press,
  id: MatchId,
  to: number,
): Promise<Updated<void>> {
  const updated = inUpdate(app, press, id, async (update, seat) => {
    const target = aloneTarget(update.loaded.row, update.match, seat);
    if (!target.ok || target.value !== to) {
      throw new Refused('taken back already');
    }
    await goBackTo(update, to, [seat]);
    await restOrders(update, seat);
  });
  return updated.catch(async (error: unknown) => {
    const isSame = (entry: Entry): boolean => entry.kind === 'undo' && entry.to === to;
    return { loaded: await takenBackBefore(app, press, id, isSame, error), did: undefined };
  });
}

/** The match, if the presser's latest deed was such an undo; else throws what was thrown. */
async function takenBackBefore(
  app: App,
  press: Press,
  id: MatchId,
  isSame: (entry: Entry, at: number) => boolean,
  error: unknown,
): Promise<Loaded> {
  if (!(error instanceof Refused)) throw error;
  const loaded = await load(app, id);
  const seat = playingSeat(app, loaded.row, press.user.id);
  const entries = (await app.store.entries(id)).map(entryIn);
  const at = entries.findLastIndex(
    (one) =>
      (one.kind === 'undo' && one.by.includes(seat)) ||
      (one.kind === 'answers' && one.answers.some((given) => given.seat === seat)),
  );
  const last = entries[at];
  if (last?.kind !== 'undo' || !isSame(last, at)) throw error;
  return loaded;
}

/** Why others have to agree: dice fell, something hidden was shown, somebody else has acted, or its time was over. */
type WhyAsked = 'dice' | 'shown' | 'others' | 'time';

/** What came of an undo. */
export type TookBack = 'taken back' | `asked: ${WhyAsked}`;

/**
 * Undoes the presser's latest answer: alone if the undo floor allows it, else by asking the others.
 *
 * @param at the entry after which that was wanted; null for the present one
 */
export function takeBackOrAsk(
  app: App,
  press: Press,
  id: MatchId,
  at: number | null = null,
): Promise<Updated<TookBack>> {
  const updated = inUpdate<TookBack>(app, press, id, async (update, seat) => {
    if (at !== null && update.match.sequence !== at) throw new Refused('taken back already');
    const target = aloneTarget(update.loaded.row, update.match, seat);
    if (target.ok) {
      await goBackTo(update, target.value, [seat]);
      await restOrders(update, seat);
      return 'taken back';
    }
    if (target.refusal !== 'others must agree') throw new Refused(target.refusal);
    const { row } = update.loaded;
    const { entries, drawn } = await history(app, row, update.transaction);
    // In a plan all people are one.
    const own =
      row.planOf === null
        ? [seat]
        : row.seats.flatMap((one) => (isPerson(row, one.seat) ? [one.seat] : []));
    const path = lived(entries);
    const mine = path.findLast((sequence) => {
      const entry = entries[sequence];
      return entry?.kind === 'answers' && entry.answers.some((name) => own.includes(name.seat));
    });
    if (mine === undefined) throw new Refused('nothing to undo');
    const others = row.seats
      .filter((one) => !own.includes(one.seat) && one.heldBy === 'person')
      .map((one) => one.seat);
    const body = { at: update.match.sequence, to: mine - 1 };
    if (others.length === 0) {
      await takeBackTogether(update, body.to, seat);
      return 'taken back';
    }
    await propose(update, { kind: 'undo', from: seat, to: others, body });
    if (undoTarget(update.match, seat).ok) return 'asked: time';
    if (path.at(-1) !== mine) return 'asked: others';
    return drawn.includes(mine) ? 'asked: dice' : 'asked: shown';
  });
  return updated.catch(async (error: unknown) => {
    const isSame = (_: Entry, entry: number): boolean => at !== null && entry === at + 1;
    const loaded = await takenBackBefore(app, press, id, isSame, error);
    return { loaded, did: 'taken back' };
  });
}

/** Goes back to the state after entry `to`, as `asker` wanted and everybody has agreed. */
export async function takeBackTogether(
  update: MatchUpdate,
  to: number,
  asker: Seat,
): Promise<void> {
  const { row } = update.loaded;
  const [people, computers] = [true, false].map((asked) =>
    row.seats.flatMap(({ seat }) => (isPerson(row, seat) === asked ? [seat] : [])),
  );
  await goBackTo(update, to, people ?? [], computers);
  await restOrders(update, asker);
}
