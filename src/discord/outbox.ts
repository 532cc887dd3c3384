import { DiscordAPIError, type REST, RESTJSONErrorCodes as Codes } from 'discord.js';
import type { Logger } from 'pino';
import type { House } from '../match/house.ts';
import type { Painter } from '../render/pool.ts';
import type { OutboxRow } from '../store/store.ts';
import { deliver, warnHost } from './deliver.ts';

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
const AT_ONCE = 8;
/** How often we look for messages that were put off, or left by a process that died. */
const LOOK_AGAIN_MS = 5_000;
/** After so many attempts a message is given up: about a day of trying. */
const ATTEMPTS = 40;

const PRUNE_EVERY_MS = 3_600_000;
const KEEP_MS = 7 * 24 * 3_600_000;

export function openOutbox(parts: OutboxParts): Outbox {
  const { house, log } = parts;
  const carried = new Set<Promise<void>>();
  let filling: Promise<void> | null = null;
  let asked = false;
  let closed = false;
  let prunedAt = house.now().getTime();

  const one = async (row: OutboxRow): Promise<void> => {
    try {
      const posted = await deliver(parts, row);
      await house.store.delivered(row.id, house.now(), posted);
    } catch (error) {
      log.warn(
        { match: row.match, outbox: row.id, kind: row.kind, err: error },
        'a message was not delivered',
      );
      if (isHopeless(error) || row.attempts >= ATTEMPTS) {
        await house.store.delivered(row.id, house.now(), null);
        return;
      }
      if (row.attempts <= 1 && isForbidden(error)) {
        await warnHost(parts, row).catch((err: unknown) =>
          log.warn({ match: row.match, err }, 'its host could not be told'),
        );
      }
      const wait = Math.min(30 * 60_000, 1_000 * 2 ** Math.min(row.attempts, 11));
      const until = new Date(house.now().getTime() + wait);
      await house.store.deferred(row.id, until, error instanceof Error ? error.message : 'unknown');
    }
  };

  /** Claims as many messages as there is room for, until nothing is due. */
  const fill = async (): Promise<void> => {
    while (!closed && carried.size < AT_ONCE) {
      asked = false;
      const rows = await house.store.claimOutbox(house.now(), LEASE_MS, AT_ONCE - carried.size);
      for (const row of rows) {
        const carrying: Promise<void> = one(row).finally(() => {
          carried.delete(carrying);
          wake();
        });
        carried.add(carrying);
      }
      if (rows.length === 0 && !asked) break;
    }
    if (house.now().getTime() - prunedAt > PRUNE_EVERY_MS) {
      prunedAt = house.now().getTime();
      await house.store.prune(new Date(prunedAt - KEEP_MS));
    }
  };

  const wake = (): void => {
    asked = true;
    if (closed || filling !== null) return;
    filling = fill()
      .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        filling = null;
      });
  };

  const timer = setInterval(wake, LOOK_AGAIN_MS);
  return {
    wake,
    async settled() {
      while (filling !== null || carried.size > 0) await Promise.all([filling, ...carried]);
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await filling;
      await Promise.allSettled([...carried]);
    },
  };
}

/** Closed DMs: the person finds the question in the thread and by /next. */
function isHopeless(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === Codes.CannotSendMessagesToThisUser;
}

function isForbidden(error: unknown): boolean {
  const codes: (string | number)[] = [Codes.MissingAccess, Codes.MissingPermissions];
  return error instanceof DiscordAPIError && codes.includes(error.code);
}
