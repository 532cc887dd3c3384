import { DiscordAPIError, RateLimitError } from 'discord.js';
import type { OutboxRow } from '../../store/store.ts';
import type { Api, HandlerContext } from '../context.ts';

/** Discord did not answer, or as one that is out of order: that is about nothing that was asked of it. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

/** A claim ends soon after its process: then somebody else takes the message over. */
const LEASE_MS = 10_000;
const RENEW_EVERY_MS = 3_000;
const LOOK_EVERY_MS = 1_000;

/** The claims of this process on messages of the outbox. As long as a message is carried, its claim is held. */
export interface Claims {
  /** How long a new claim lasts, in milliseconds. */
  readonly leaseMs: number;
  /**
   * Carries messages as one. The signal says that the claim on one of them was lost: then it is somebody else's to say.
   */
  hold<R>(rows: readonly OutboxRow[], carry: (lost: AbortSignal) => Promise<R>): Promise<R>;
  /**
   * Stops renewing the claims on these messages, which are about to be marked as delivered; they can no longer be lost.
   */
  release(rows: readonly OutboxRow[]): void;
  close(): void;
}

export function openClaims({ app, log }: Pick<HandlerContext, 'app' | 'log'>): Claims {
  /** What is carried, and until when it is claimed. */
  const held = new Map<OutboxRow, { until: number; readonly lost: AbortController }>();
  const end = (): number => app.now().getTime() + LEASE_MS;

  const renew = async (): Promise<void> => {
    const until = end();
    const asked = [...held];
    try {
      const rows = asked.map(([row]) => row);
      const still = new Set(await app.store.renewClaims(rows, new Date(until)));
      for (const [row, claim] of asked) {
        if (still.has(row.id)) claim.until = until;
        else if (held.get(row) === claim) claim.lost.abort();
      }
    } catch (err) {
      log.warn({ err }, 'the claims on the outbox could not be renewed');
    }
  };

  /** Without the database a claim runs out here just as it does there, also while it is being renewed. */
  const expire = (): void => {
    const now = app.now().getTime();
    for (const { until, lost } of held.values()) if (until <= now) lost.abort();
  };

  let renewing: Promise<void> | null = null;
  const renewOnce = (): void => {
    if (held.size === 0) return;
    renewing ??= renew().finally(() => {
      renewing = null;
    });
  };

  const release = (rows: readonly OutboxRow[]): void => {
    for (const row of rows) held.delete(row);
  };

  const timers = [setInterval(renewOnce, RENEW_EVERY_MS), setInterval(expire, LOOK_EVERY_MS)];
  return {
    leaseMs: LEASE_MS,
    async hold(rows, carry) {
      const lost = new AbortController();
      for (const row of rows) held.set(row, { until: end(), lost });
      try {
        return await carry(lost.signal);
      } finally {
        release(rows);
      }
    },
    release,
    close: () => timers.forEach((timer) => clearInterval(timer)),
  };
}

/** Discord's API as long as a claim stands: whoever has lost it says nothing more. */
export function untilLost(api: Api, lost: AbortSignal): Api {
  const asked =
    (method: keyof Api): Api['get'] =>
    async (route, options) => {
      lost.throwIfAborted();
      try {
        // One of its own for each: a signal that many listen to is taken for a leak.
        return await api[method](route, { ...options, signal: AbortSignal.any([lost]) });
      } catch (error) {
        lost.throwIfAborted();
        if (error instanceof RateLimitError) throw error;
        if (error instanceof DiscordAPIError && error.status < 500) throw error;
        throw new Unanswered('unanswered', { cause: error });
      }
    };
  return {
    get: asked('get'),
    post: asked('post'),
    patch: asked('patch'),
    put: asked('put'),
    delete: asked('delete'),
  };
}
