import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../../clock/hours.ts';
import type { MatchId, Pulse } from '../../store/store.ts';
import { StoreUnavailable } from '../../store/failure.ts';
import { tendSeason } from '../league/tend.ts';
import { tellDay } from '../reports/digest.ts';
import type { App } from '../app/app.ts';
import { LONGEST_WAIT_MS } from '../app/notice.ts';
import { skip, tick, expireProposal } from './tick.ts';

/** Looks at the clocks of matches again and again, and does what is due. */
export interface Timekeeper {
  /** Looks at once. Resolves when all that is due has been done. */
  look(): Promise<void>;
  /** Resolves once time in which no process ran is left out of all clocks; at once if this process has just looked. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

/** How a timekeeper works. */
export interface TimekeeperRules {
  readonly app: App;
  /** Is told that a clock could not be looked at; null for all of them. */
  readonly failed: (match: MatchId | null, error: unknown) => void;
  /** Is told for how many milliseconds no process ran; negative if the machine's clock went back. */
  readonly skipped: (ms: number) => void;
  /** How often it looks by itself, in milliseconds; null: only when it is told to. Ten seconds unless told. */
  readonly everyMs?: number | null;
}

/** How often is looked. */
const LOOK_MS = 10_000;
/** After how long without a look no process ran, or the machine's clock has jumped. */
const GAP_MS = 120_000;
/** How many matches are read at once. */
const AT_ONCE = 50;
/** After how long a match is tried again whose clock could not be looked at. */
const REST_MS = 60_000;

/** A kind of thing that falls due. */
interface Due<I extends string | number> {
  /** Until when one is left alone that could not be seen to. */
  readonly resting: Map<I, number>;
  /** What is due, the longest first: at most so many. */
  readonly due: (now: Date, limit: number) => Promise<readonly I[]>;
  /** Sees to one, once, whoever looks. */
  readonly settle: (id: I) => Promise<void>;
  /** Is told that one could not be seen to. */
  readonly failed: (id: I, error: unknown) => void;
}

/** Opens a timekeeper. Time in which no process ran is left out with its first look. */
export function openTimekeeper({
  app: announcing,
  failed,
  skipped,
  everyMs = LOOK_MS,
}: TimekeeperRules): Timekeeper {
  let hasNews = false;
  const app: App = { ...announcing, announce: () => void (hasNews = true) };
  const { store } = app;
  let closed = false;
  const clocks: Due<MatchId> = {
    resting: new Map(),
    due: (now, limit) => store.dueMatches(now, limit),
    settle: (id) => tick(app, id),
    failed,
  };
  const offers: Due<number> = {
    resting: new Map(),
    due: (now, limit) => store.dueProposals(now, limit),
    settle: (id) => expireProposal(app, id),
    failed: (_, error) => failed(null, error),
  };
  const digests: Due<string> = {
    resting: new Map(),
    due: (now, limit) => store.dueDigests(now, limit),
    settle: (user) => tellDay(app, user),
    failed: (_, error) => failed(null, error),
  };
  const seasons: Due<number> = {
    resting: new Map(),
    due: (now, limit) => store.dueSeasons(now, limit),
    settle: (id) => tendSeason(app, id),
    failed: (_, error) => failed(null, error),
  };

  /** What this process is called among those of the app. */
  const name = randomUUID();
  /** When this process has looked last; null where it has not. */
  let looked: Date | null = null;

  const hasJustLooked = (now: Date): boolean =>
    looked !== null && Math.abs(now.getTime() - looked.getTime()) <= GAP_MS;

  /**
   * Since when no process of this app ran; null if one did. A process that has just looked knows by its own clock, one
   * that starts by the database's, as the clocks of two machines may differ.
   */
  async function silentSince(now: Date): Promise<Date | null> {
    if (hasJustLooked(now)) return null;
    // Where its clock was set back, what others noted meanwhile says nothing of what it did itself.
    if (looked !== null && looked > now) return isGap(looked, now) ? looked : null;
    const pulse = await store.pulse();
    if (pulse === null || (looked === null && isAlive(pulse))) return null;
    const before = pulse.at;
    return isGap(before, now) ? before : null;
  }

  const isGap = (before: Date, now: Date): boolean =>
    Math.abs(now.getTime() - before.getTime()) > GAP_MS;
  /** Whether another process has noted just now that it is there, and has not ended since; before that: its clock was set back. */
  const isAlive = ({ by, ageMs }: Pulse): boolean =>
    by !== null && by !== name && ageMs !== null && Math.abs(ageMs) <= GAP_MS;

  /** Leaves out of all clocks the time in which no process of this app was there. */
  async function leaveOutGap(now: Date): Promise<void> {
    const before = await silentSince(now);
    if (before !== null) {
      skipped(now.getTime() - before.getTime());
      // Where this is interrupted it is done again: each clock knows what it has left out.
      for (const id of await store.matchesOnClock(null)) {
        try {
          await skip(app, id, before, now);
        } catch (error) {
          if (error instanceof StoreUnavailable) throw error;
          failed(id, error);
        }
      }
    }
    // Where time went back, nobody waits for its day's news until the time that was set then.
    if (before !== null && before > now) {
      await store.transaction(async (transaction) => {
        await transaction.makeDigestsDue(new Date(now.getTime() + DAY_MS));
        const byMs = before.getTime() - now.getTime();
        await transaction.correctOutboxTimes(now, byMs, LONGEST_WAIT_MS);
      });
    }
    await note(app.now());
  }

  /** Says that somebody is there. */
  async function note(now: Date): Promise<void> {
    await store.notePulse(now, name);
    looked = now;
  }

  async function lookOnce(): Promise<void> {
    const now = app.now();
    await leaveOutGap(now);
    await seeTo(clocks, now);
    announce();
    await seeTo(offers, now);
    await seeTo(digests, now);
    await seeTo(seasons, now);
    announce();
  }

  /** Whoever is called to several matches at one time is called once, so all of them come before that is announced. */
  function announce(): void {
    if (hasNews) announcing.announce();
    hasNews = false;
  }

  async function seeTo<I extends string | number>(kind: Due<I>, now: Date): Promise<void> {
    const { resting } = kind;
    for (const [id, until] of resting) if (until <= now.getTime()) resting.delete(id);
    // What is due again at once is looked at the next time.
    const done = new Set<I>();
    for (;;) {
      const limit = AT_ONCE + resting.size + done.size;
      const all = await kind.due(now, limit);
      const mine = all.filter((id) => !resting.has(id) && !done.has(id));
      for (const id of mine) {
        if (closed) return;
        // Much to do is no time in which nobody was there.
        if (app.now().getTime() - (looked?.getTime() ?? 0) > LOOK_MS) {
          await note(app.now());
          announce();
        }
        done.add(id);
        try {
          await kind.settle(id);
        } catch (error) {
          resting.set(id, now.getTime() + REST_MS);
          kind.failed(id, error);
        }
      }
      if (mine.length === 0 || all.length < limit) return;
    }
  }

  let looking: Promise<void> = Promise.resolve();
  const next = (work: () => Promise<void>): Promise<void> => {
    looking = looking.then(work).catch((error: unknown) => {
      if (!closed) failed(null, error);
    });
    return looking;
  };
  const look = (): Promise<void> => next(lookOnce);
  const timer = everyMs === null ? null : setInterval(() => void look(), everyMs);
  timer?.unref();

  return {
    look,
    caughtUp: async () => {
      if (!hasJustLooked(app.now())) await next(() => leaveOutGap(app.now()));
    },
    async close() {
      closed = true;
      if (timer !== null) clearInterval(timer);
      await looking;
      // Where the database is away nobody reads it either, before some minutes have passed.
      await store.endPulse(name).catch(() => undefined);
    },
  };
}
