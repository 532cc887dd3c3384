import type { MatchId } from '../store/store.ts';
import { tellDay } from './digest.ts';
import { expireProposal } from './expire.ts';
import type { House } from './house.ts';
import { skip, tick } from './tick.ts';

/** Looks at the clocks of matches, and does what is due. */
export interface Timekeeper {
  /** Looks at once. Resolves when all that is due has been done. */
  look(): Promise<void>;
  close(): Promise<void>;
}

/** How a timekeeper works. */
export interface TimekeeperRules {
  readonly house: House;
  /** Is told that a clock could not be looked at, now; null for all of them. */
  readonly failed: (match: MatchId | null, error: unknown) => void;
  /** Is told that nobody was there for so long, in milliseconds; less than nothing where the machine's clock went back. */
  readonly skipped: (ms: number) => void;
  /** How often it looks by itself, in milliseconds; null: only when it is told to. Ten seconds unless told. */
  readonly everyMs?: number | null;
}

/** How often is looked. */
const LOOK_MS = 10_000;
/** After how long without a look nobody was there, or the machine's clock has jumped. */
const GAP_MS = 120_000;
/** How many matches are read at once. */
const AT_ONCE = 50;
/** After how long a match is tried again whose clock could not be looked at. */
const REST_MS = 60_000;

/** A timekeeper that looks again and again. Until it has looked once, time in which nobody was there is not left out. */
export function openTimekeeper({
  house,
  failed,
  skipped,
  everyMs = LOOK_MS,
}: TimekeeperRules): Timekeeper {
  const resting = new Map<MatchId, number>();
  let closed = false;

  /** Leaves out of all clocks the time in which no process of this house was there. */
  async function leaveOut(now: Date): Promise<void> {
    const before = await house.store.pulse();
    const gap = before === null ? 0 : now.getTime() - before.getTime();
    if (before !== null && Math.abs(gap) > GAP_MS) {
      skipped(gap);
      // Where this is interrupted it is done again: a hand that was set on counts from there.
      for (const id of await house.store.matchesOnClock()) await skip(house, id, before, now);
    }
    await house.store.notePulse(now);
  }

  async function lookOnce(): Promise<void> {
    const now = house.now();
    await leaveOut(now);
    for (const [id, until] of resting) if (until <= now.getTime()) resting.delete(id);
    // What is due again at once is looked at the next time.
    const done = new Set<MatchId>();
    for (;;) {
      const due = await house.store.dueMatches(now, AT_ONCE + resting.size + done.size);
      const mine = due.filter((id) => !resting.has(id) && !done.has(id));
      for (const id of mine) {
        if (closed) return;
        done.add(id);
        try {
          if ((await tick(house, id)) === 'think') void house.think(id, null);
        } catch (error) {
          resting.set(id, now.getTime() + REST_MS);
          failed(id, error);
        }
      }
      if (mine.length === 0) break;
    }
    await expire(now);
    await tellDays(now);
  }

  /** Closes the offers whose end has come. */
  async function expire(now: Date): Promise<void> {
    for (let due: number[] | null = null; due === null || due.length === AT_ONCE; ) {
      due = await house.store.dueProposals(now, AT_ONCE);
      for (const id of due) {
        if (closed) return;
        await expireProposal(house, id);
      }
    }
  }

  /** Has those told what waits for them who are told that once a day. */
  async function tellDays(now: Date): Promise<void> {
    for (let due: string[] | null = null; due === null || due.length === AT_ONCE; ) {
      due = await house.store.dueDigests(now, AT_ONCE);
      for (const user of due) {
        if (closed) return;
        await tellDay(house, user);
      }
    }
  }

  let looking: Promise<void> = Promise.resolve();
  const look = (): Promise<void> => {
    looking = looking.then(lookOnce).catch((error: unknown) => {
      if (!closed) failed(null, error);
    });
    return looking;
  };
  const timer = everyMs === null ? null : setInterval(() => void look(), everyMs);
  timer?.unref();

  return {
    look,
    async close() {
      closed = true;
      if (timer !== null) clearInterval(timer);
      await looking;
    },
  };
}
