import { DiscordAPIError, RESTJSONErrorCodes as Codes } from 'discord.js';
import type { MatchId, OutboxRow } from '../store/store.ts';
import { deliver } from './deliver.ts';
import type { PostOffice } from './desk.ts';
import { openLane } from './lane.ts';
import { isCode, MALFORMED } from './sending.ts';
import { warnHost } from './warning.ts';

/** Carries what was committed to Discord, in order for each match, as often as it takes. */
export interface Outbox {
  /** Something was committed that is to be said. */
  wake(): void;
  /** Resolves when everything due has been tried. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** A claim lasts longer than any delivery: after a crash, somebody else takes the message over. */
const LEASE_MS = 60_000;
/** How many messages are carried at once. A story takes seconds to paint: turns must not wait behind it. */
const LANES = [
  { kinds: { but: ['story'] }, atOnce: 16 },
  { kinds: { only: ['story'] }, atOnce: 1 },
] as const;
/** How often we look for messages that were put off, or left by a process that died. */
const LOOK_AGAIN_MS = 5_000;
/** After so many attempts a message is given up that nobody waits for. A turn never is. */
const ATTEMPTS: Readonly<Record<string, number>> = { secret: 3, story: 20 };

const PRUNE_EVERY_MS = 3_600_000;
const KEEP_MS = 7 * 24 * 3_600_000;

export function openOutbox(parts: PostOffice): Outbox {
  const { house, log } = parts;
  let prunedAt = house.now().getTime();

  /** Matches whose hosts know that I may not post. */
  const warned = new Set<MatchId>();

  const one = async (row: OutboxRow): Promise<void> => {
    try {
      const posted = await deliver(parts, row);
      await house.store.delivered(row.id, house.now(), posted);
      warned.delete(row.match);
    } catch (error) {
      const about = { match: row.match, outbox: row.id, kind: row.kind };
      log.warn({ ...about, err: error }, 'a message was not delivered');
      // Where even that cannot be noted, the claim runs out, and the message is taken up again.
      await putOff(row, error).catch((err: unknown) =>
        log.error({ ...about, err }, 'the outbox could not be written'),
      );
    }
    // What comes next in this match may go by another lane.
    wake();
  };

  const putOff = async (row: OutboxRow, error: unknown): Promise<void> => {
    if (isHopeless(row, error)) {
      log.error({ match: row.match, outbox: row.id, kind: row.kind }, 'a message was given up');
      await house.store.delivered(row.id, house.now(), null);
      return;
    }
    if (isForbidden(error) && !warned.has(row.match)) {
      warned.add(row.match);
      await warnHost(parts, row).catch((err: unknown) =>
        log.warn({ match: row.match, err }, 'its host could not be told'),
      );
    }
    const wait = Math.min(30 * 60_000, 1_000 * 2 ** Math.min(row.attempts, 11));
    const until = new Date(house.now().getTime() + wait);
    await house.store.deferred(row.id, until, error instanceof Error ? error.message : 'unknown');
  };

  const prune = async (): Promise<void> => {
    if (house.now().getTime() - prunedAt <= PRUNE_EVERY_MS) return;
    prunedAt = house.now().getTime();
    await house.store.prune(new Date(prunedAt - KEEP_MS));
  };

  const lanes = LANES.map(({ kinds, atOnce }) =>
    openLane<OutboxRow>({
      atOnce,
      async take(limit) {
        const rows = await house.store.claimOutbox(house.now(), LEASE_MS, limit, kinds);
        if (rows.length === 0) await prune();
        return rows;
      },
      carry: one,
      failed: (err) => log.error({ err }, 'the outbox could not be read'),
    }),
  );
  const wake = (): void => {
    for (const lane of lanes) lane.wake();
  };

  const timer = setInterval(wake, LOOK_AGAIN_MS);
  return {
    wake,
    async settled() {
      while (lanes.some(({ idle }) => !idle)) {
        await Promise.all(lanes.map((lane) => lane.settled()));
      }
    },
    async close() {
      clearInterval(timer);
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

/**
 * Whether a message is given up. A DM that is refused (closed, or from a stranger) must not hold up what
 * the thread waits for: its reader finds the question there and by /next. What tells of a turn is tried until
 * it stands.
 */
function isHopeless({ kind, attempts }: OutboxRow, error: unknown): boolean {
  if (kind === 'secret' && error instanceof DiscordAPIError) return true;
  const most = ATTEMPTS[kind];
  if (most !== undefined && attempts >= most) return true;
  return (kind === 'lobby' || kind === 'story') && isCode(error, ...MALFORMED);
}

/** Not allowed, or not there any more: whoever hosts the match can help. */
const FORBIDDEN = [Codes.MissingAccess, Codes.MissingPermissions, Codes.UnknownChannel] as const;

function isForbidden(error: unknown): boolean {
  return isCode(error, ...FORBIDDEN);
}
