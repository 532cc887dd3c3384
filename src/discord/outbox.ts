import { DiscordAPIError, type REST, RESTJSONErrorCodes as Codes } from 'discord.js';
import type { Logger } from 'pino';
import type { House } from '../match/house.ts';
import type { Painter } from '../render/pool.ts';
import type { MatchId, OutboxRow } from '../store/store.ts';
import { deliver, warnHost } from './deliver.ts';
import { openLane } from './lane.ts';

export interface OutboxParts {
  readonly house: House;
  readonly painter: Painter;
  readonly log: Logger;
  readonly rest: REST;
}

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
/** After so many attempts a message is given up: about a day of trying. */
const ATTEMPTS = 40;
const DM_ATTEMPTS = 3;

const PRUNE_EVERY_MS = 3_600_000;
const KEEP_MS = 7 * 24 * 3_600_000;

export function openOutbox(parts: OutboxParts): Outbox {
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

/** What Discord will never take, however often it is tried. */
const MALFORMED: readonly (string | number)[] = [
  Codes.InvalidFormBodyOrContentType,
  Codes.CannotSendAnEmptyMessage,
  Codes.RequestEntityTooLarge,
];

/**
 * Whether a message is given up. A DM that is refused (closed, or from a stranger) must not hold up what
 * the thread waits for: its reader finds the question there and by /next.
 */
function isHopeless(row: OutboxRow, error: unknown): boolean {
  const refused = error instanceof DiscordAPIError ? error : null;
  if (row.kind === 'secret' && (refused !== null || row.attempts >= DM_ATTEMPTS)) return true;
  return row.attempts >= ATTEMPTS || (refused !== null && MALFORMED.includes(refused.code));
}

/** Not allowed, or not there any more: whoever hosts the match can help. */
const FORBIDDEN: readonly (string | number)[] = [
  Codes.MissingAccess,
  Codes.MissingPermissions,
  Codes.UnknownChannel,
];

function isForbidden(error: unknown): boolean {
  return error instanceof DiscordAPIError && FORBIDDEN.includes(error.code);
}
