import type { Decision, Seat } from '../engine/game.ts';
import { type Match, standing } from '../engine/match.ts';
import { placesOf } from '../engine/places.ts';
import type { SealedRow, SeatRow } from '../store/store.ts';
import { isSecret } from './asked.ts';
import { type House } from './house.ts';
import { askedOfComputer, isPerson, type Loaded, snapshotOf, waitingFor } from './load.ts';
import { amend, noticeOf, type NoticeOf, notify } from './notice.ts';
import { type Sitting } from './sitting.ts';

/** What the game waits for persons to answer, whether they have sealed an answer already or not. */
function askedOfPersons({ row, edition }: Loaded, match: Match<unknown>): Decision[] {
  return standing(edition.game, match).filter(({ owed, seat }) => owed && isPerson(row, seat));
}

/** What makes a question the same as before, however many answers it takes. Each sealed one is one of its own. */
const topicOf = ({ id, seat, topic, sealed }: Decision): string =>
  sealed ? id : `${seat} ${topic}`;

/**
 * Longer than computer players take to answer, whatever becomes of them. Whoever else is asked is called with what
 * they do; where nobody lives to see to that, then.
 */
const HELD_MS = 20_000;

const RUNNING = { status: 'running', endedAt: null } as const;

/**
 * Ends a sitting: the snapshot is saved, and what there is to say is put into the outbox: when somebody else is
 * asked, or when what happened cannot be taken back any more.
 */
export async function save(house: House, sitting: Sitting): Promise<Loaded> {
  const { loaded, transaction, match } = sitting;
  const { row, edition } = loaded;
  const now = house.now();
  const isHeld = askedOfComputer({ row, edition, match }) !== undefined;
  const outcome = edition.game.outcome(match.state);
  const before = new Set(askedOfPersons(loaded, loaded.match).map(topicOf));
  const after = askedOfPersons(loaded, match);
  // Sealed questions are pinged once only: a second ping would tell who has not answered yet.
  const fresh = after.filter(
    (decision) => !before.has(topicOf(decision)) || (sitting.othersActed && !decision.sealed),
  );
  const ping = [...new Set(fresh.map(({ seat }) => seat))].sort((a, b) => a - b);
  const moved = match.sequence > row.announced;
  const passed = fresh.length > 0 || new Set(after.map(topicOf)).size !== before.size;
  const stands = outcome !== null || sitting.settled || sitting.othersActed || passed;
  // While only computer players are asked, what happened is told with what they do.
  const tell = moved && (isHeld ? fresh.length > 0 : stands);
  const owing = new Set(waitingFor({ edition, match }).map(({ seat }) => seat));
  const { acted } = sitting;
  const seats = row.seats.map((before): SeatRow => {
    // Who acts knows what came before; what its answer sets off is news to it.
    const told = acted?.seat === before.seat ? { seen: acted.after, shown: acted.after } : {};
    const seat = { ...before, ...told };
    if (!owing.has(seat.seat)) return { ...seat, owesSince: null };
    const since = ping.includes(seat.seat) ? now : (seat.owesSince ?? now);
    return { ...seat, owesSince: since };
  });
  const come = {
    sequence: match.sequence,
    snapshot: snapshotOf(edition, match),
    announced: tell ? match.sequence : row.announced,
    ...(outcome === null ? RUNNING : { status: 'over' as const, endedAt: now }),
    seats,
  };
  await transaction.advance(row.id, { entries: sitting.entries, ...come });
  const sealed = await saveSealed(sitting);
  if (tell) {
    const told = { from: row.announced + 1, to: match.sequence };
    const notice: NoticeOf<'turn' | 'over'> =
      outcome === null
        ? { kind: 'turn', ...told, ping }
        : { kind: 'over', ...told, places: placesOf(outcome) };
    const dueAt = isHeld ? new Date(now.getTime() + HELD_MS) : now;
    await announce(sitting, notice, new Set(after.map(({ seat }) => seat)), now, dueAt);
  }
  if (outcome !== null) await notify(transaction, row.id, { kind: 'story' }, now);
  const secret = fresh.filter((decision) => isSecret(edition, decision));
  await callInSecret(
    sitting,
    secret.map(({ seat }) => seat),
    now,
  );
  return { ...loaded, row: { ...row, ...come, sealed }, match };
}

/** Has those told by DM for whom a secret choice waits, once each: a DM that is still on its way does for both. */
async function callInSecret(
  { loaded: { row }, transaction, watching }: Sitting,
  seats: readonly Seat[],
  now: Date,
): Promise<void> {
  const called = seats.filter((seat) => !watching.includes(seat));
  if (called.length === 0) return;
  const known = new Set<Seat>();
  for (const message of await transaction.undelivered(row.id)) {
    const notice = message.kind === 'secret' && message.attempts === 0 ? noticeOf(message) : null;
    if (notice?.kind === 'secret') known.add(notice.seat);
  }
  for (const seat of called) {
    if (known.has(seat)) continue;
    known.add(seat);
    await notify(transaction, row.id, { kind: 'secret', seat }, now);
  }
}

/** Saves the sealed answers that were given or changed, drops those that wait no longer, and returns what waits. */
async function saveSealed({ loaded, transaction, match }: Sitting): Promise<SealedRow[]> {
  const { id } = loaded.row;
  const before = loaded.match.sealed;
  const gone = before.filter((old) => match.sealed.every((one) => one.decision !== old.decision));
  if (gone.length > 0) {
    await transaction.clearSealed(
      id,
      gone.map(({ decision }) => decision),
    );
  }
  const sealed = match.sealed.map(
    ({ by = null, ...answer }): SealedRow => ({ match: id, ...answer, by }),
  );
  for (const one of sealed) {
    const isKept = before.some(
      (old) =>
        old.decision === one.decision && old.choice === one.choice && (old.by ?? null) === one.by,
    );
    if (!isKept) await transaction.putSealed(one);
  }
  return sealed;
}

/**
 * Puts a turn, or the end, into the outbox. Where the one before it still waits there, one post tells both: people read
 * the latest picture, and those who have answered meanwhile need no ping.
 */
async function announce(
  { loaded: { row }, transaction }: Sitting,
  notice: NoticeOf<'turn' | 'over'>,
  asked: ReadonlySet<Seat>,
  now: Date,
  dueAt: Date,
): Promise<void> {
  const waiting = await transaction.undelivered(row.id);
  // A DM that goes out besides does not come between two posts.
  const last = waiting.findLast(({ kind }) => kind !== 'secret');
  const earlier = last === undefined || last.attempts > 0 ? null : noticeOf(last);
  if (last === undefined || earlier?.kind !== 'turn') {
    await notify(transaction, row.id, notice, now, dueAt);
    return;
  }
  const { from } = earlier;
  if (notice.kind === 'over') return amend(transaction, last, { ...notice, from }, dueAt);
  const both = new Set([...earlier.ping, ...notice.ping]);
  const ping = [...both].filter((seat) => asked.has(seat)).sort((a, b) => a - b);
  await amend(transaction, last, { ...notice, from, ping }, dueAt);
}
