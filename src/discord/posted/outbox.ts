import type { Area, MatchRow, OutboxRow } from '../../store/store.ts';
import { openClaims, untilLost } from './claims.ts';
import { deliver } from './deliver.ts';
import type { PostOffice } from '../desk.ts';
import { type Lane, openLane } from './lane.ts';
import { isCode, isRefused, isRefusedToken, MALFORMED, takesNoDm } from './sending.ts';
import { isClosed, isPlaceless, warnHost } from './warning.ts';

/** Carries what was committed to Discord, in order for each match, as often as it takes. */
export interface Outbox {
  /** Something was committed that is to be said. */
  wake(): void;
  /** Something changed there that may have made way: what was put off of its matches is tried at once. */
  touched(area: Area): void;
  /** Somebody was answered there: the same, but only now and then, as nothing need have changed. */
  met(area: Area): void;
  /** Resolves when everything due has been tried. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** What tells a match again. */
const RETELLING: readonly string[] = ['story', 'chart'];
/** How many messages are carried at once. A story takes seconds to paint: turns must not wait behind it. */
const LANES = [
  { kinds: { but: RETELLING }, atOnce: 16 },
  { kinds: { only: RETELLING }, atOnce: 1 },
] as const;
/** How often we look for messages that were put off, or left by a process that died. */
const LOOK_AGAIN_MS = 3_000;
/** The longest that a message is put off. */
const LONGEST_WAIT_MS = 5 * 60_000;
/** After having failed for so long a message is given up that nobody waits for. A turn never is. */
const PATIENCE_MS: Readonly<Record<string, number>> = { settled: 5_000 };
/** The same for a story, and for all that is to be said of a match that nobody plays any more. */
const LAST_PATIENCE_MS = 7 * 24 * 3_600_000;
/** How often people hurry the messages of one place: what Discord refuses too often it blocks. */
const HURRY_EVERY_MS = 30_000;
/** Of how many places it is known when they were hurried last. */
const PLACES = 1_000;

const PRUNE_EVERY_MS = 3_600_000;
const KEEP_MS = 7 * 24 * 3_600_000;

/** @param everyMs how often it looks by itself, in milliseconds; null: only when it is woken */
export function openOutbox(parts: PostOffice, everyMs: number | null = LOOK_AGAIN_MS): Outbox {
  const { house, log } = parts;
  let prunedAt = house.now().getTime();

  const claims = openClaims(parts);
  /** Until when something may wait for its next attempt, as far as this process knows. */
  let putOffUntil = prunedAt + LONGEST_WAIT_MS;

  const one = (row: OutboxRow): Promise<void> =>
    claims.hold(row, async (lost) => {
      const about = { match: row.match, outbox: row.id, kind: row.kind };
      try {
        const posted = await deliver({ ...parts, rest: untilLost(parts.rest, lost) }, row);
        await house.store.delivered(row, house.now(), posted);
      } catch (error) {
        if (lost.aborted) {
          log.warn(about, 'a message is somebody else’s to deliver now');
        } else {
          log.warn({ ...about, err: error }, 'a message was not delivered');
          // Where even that cannot be noted, the claim runs out, and the message is taken up again.
          await putOff(row, error).catch((err: unknown) =>
            log.error({ ...about, err }, 'the outbox could not be written'),
          );
        }
      }
    });

  const putOff = async (row: OutboxRow, error: unknown): Promise<void> => {
    const about = { match: row.match, outbox: row.id, kind: row.kind };
    const match = row.match === null ? null : await house.store.match(row.match);
    if (match === null && row.match !== null) {
      throw new Error(`There is no match ${row.match}.`, { cause: error });
    }
    const hopeless = isHopeless(row, match, error, house.now());
    // Of what is given up, only how a match went on is worth a word.
    if (match !== null && (!hopeless || row.kind === 'turn' || row.kind === 'over')) {
      await warnHost(parts, match, row, error).catch((err: unknown) =>
        log.warn({ ...about, err }, 'nobody could be told'),
      );
    }
    if (hopeless) {
      const isTheirs = match === null ? takesNoDm(error) : isPlaceless(match, error);
      log[isTheirs ? 'info' : 'error'](about, 'a message was given up');
      await house.store.delivered(row, house.now(), null);
      return;
    }
    const now = house.now();
    const wait = Math.min(LONGEST_WAIT_MS, 1_000 * 2 ** Math.min(row.attempts, 11));
    const until = new Date(now.getTime() + wait);
    putOffUntil = Math.max(putOffUntil, until.getTime());
    const why = error instanceof Error ? error.message : 'unknown';
    await house.store.deferred(row, now, until, why);
  };

  const touching = new Set<Promise<void>>();
  /** When people hurried a place last, the latest one last. */
  const metAt = new Map<string, number>();
  const hurry = async (area: Area): Promise<void> => {
    try {
      if ((await house.store.hurry(area, house.now())) > 0) wake();
    } catch (err) {
      log.warn({ err }, 'what was put off could not be hurried');
    }
  };

  const touch = (area: Area): void => {
    if (house.now().getTime() > putOffUntil) return;
    const work: Promise<void> = hurry(area).finally(() => touching.delete(work));
    touching.add(work);
  };

  const prune = async (): Promise<void> => {
    if (house.now().getTime() - prunedAt <= PRUNE_EVERY_MS) return;
    prunedAt = house.now().getTime();
    await house.store.prune(new Date(prunedAt - KEEP_MS));
  };

  const lanes: readonly Lane[] = LANES.map(({ kinds, atOnce }, at) =>
    openLane<OutboxRow>({
      atOnce,
      async take(limit) {
        const rows = await house.store.claimOutbox(house.now(), claims.leaseMs, limit, kinds);
        if (rows.length === 0) await prune();
        return rows;
      },
      async carry(row) {
        await one(row);
        // What comes next in this match may go by another lane.
        for (const lane of lanes) if (lane !== lanes[at]) lane.wake();
      },
      failed: (err) => log.error({ err }, 'the outbox could not be read'),
    }),
  );
  const wake = (): void => {
    for (const lane of lanes) lane.wake();
  };

  const timer = everyMs === null ? null : setInterval(wake, everyMs);
  return {
    wake,
    touched: touch,
    met(area) {
      const place = JSON.stringify(area);
      const now = house.now().getTime();
      if (now - (metAt.get(place) ?? Number.NEGATIVE_INFINITY) < HURRY_EVERY_MS) return;
      metAt.delete(place);
      metAt.set(place, now);
      const [oldest] = metAt.keys();
      if (metAt.size > PLACES && oldest !== undefined) metAt.delete(oldest);
      touch(area);
    },
    async settled() {
      while (touching.size > 0 || lanes.some(({ idle }) => !idle)) {
        await Promise.all([...touching, ...lanes.map((lane) => lane.settled())]);
      }
    },
    async close() {
      if (timer !== null) clearInterval(timer);
      await Promise.all([...touching, ...lanes.map((lane) => lane.close())]);
      claims.close();
    },
  };
}

/**
 * Whether a message is given up. Nobody is bothered for what is about no match. That a call by DM is settled must not hold
 * up what the thread waits for. What tells of a turn, or calls somebody, is tried until it stands. How often it was tried counts for nothing, as people may hurry it.
 */
function isHopeless(
  { kind, failingSince }: OutboxRow,
  match: MatchRow | null,
  error: unknown,
  now: Date,
): boolean {
  // The token was reset: nothing can be said at all, until somebody has changed it.
  if (isRefusedToken(error)) return false;
  if (match === null && isRefused(error)) return true;
  if (match !== null && isPlaceless(match, error)) return true;
  const patience =
    PATIENCE_MS[kind] ?? (match === null || isClosed(match) ? LAST_PATIENCE_MS : null);
  const since = (failingSince ?? now).getTime();
  if (patience !== null && now.getTime() - since >= patience) return true;
  return (kind === 'lobby' || RETELLING.includes(kind)) && isCode(error, ...MALFORMED);
}
