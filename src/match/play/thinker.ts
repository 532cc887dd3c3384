import type { Mind } from '../../ai/mind.ts';
import type { Chosen } from '../../ai/think.ts';
import type { Thought } from '../../ai/thought.ts';
import type { Seat } from '../../engine/game.ts';
import type { MatchId } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { Refused } from '../app/refused.ts';
import { BrokenMatch } from '../stored/broken.ts';
import type { Loaded } from '../app/loaded.ts';
import { loadFrom } from '../loaded/load.ts';
import { answerFor, type Pondered, ponder, ponderDeals } from './ponder.ts';

/**
 * Has computer players answer, each in a transaction of its own, wherever a match waits for one, judge deals that they
 * are offered, and play matches that show how a game goes.
 */
export interface Thinker
  extends Pick<App, 'think' | 'thoughtThrough' | 'takesFirst' | 'playSample'> {
  /** Resolves when no match is thought about any more. */
  settled(): Promise<void>;
  /** Takes up nothing more. Resolves when what is thought now has been answered, or given up. */
  close(): Promise<void>;
}

/** How a thinker works. */
export interface ThinkerRules {
  readonly app: App;
  readonly mind: Mind;
  /** Resolves when somebody has been kept waiting for long enough. */
  readonly wait: () => Promise<unknown>;
  /** Is told that nothing came of a thought, so that the game's safe answer was given, or a deal declined. */
  readonly fellBack: (match: MatchId, thought: Thought, error: unknown) => void;
  /** Is told that no match could be played to show how a game goes. */
  readonly noSample: (game: string, error: unknown) => void;
  /** Is told that a match could not be thought about, now. */
  readonly failed: (match: MatchId | null, error: unknown) => void;
  /** How often it looks for what another process has left, in milliseconds; null: only at the start. Five seconds unless told. */
  readonly everyMs?: number | null;
}

/** How often is looked for matches that a process left which has died, and how long they have waited then. */
const LOOK_AGAIN_MS = 5_000;
/** Who ordered a computer player to answer and owes its answer for longer than this owes something else. */
const ORDERED_MS = 10 * 60_000;
/** After how long a match is tried again that could not be thought about; at once, where somebody presses in it. */
const REST_MS = 60_000;

/** A thinker that looks at once for matches that wait. */
export function openThinker({
  app,
  mind,
  wait,
  fellBack,
  noSample,
  failed,
  everyMs = LOOK_AGAIN_MS,
}: ThinkerRules): Thinker {
  const atWork = new Map<MatchId, Promise<Loaded | null>>();
  /** The matches that were committed to since they were last looked at, as they stood then; null: read it. */
  const changed = new Map<MatchId, Loaded | null>();
  /** Who is kept waiting in which match. */
  const watching = new Map<MatchId, readonly Seat[]>();
  /** The matches that a process left which died. */
  const left = new Set<MatchId>();
  /** Until when a match rests whose thought failed. */
  const resting = new Map<MatchId, number>();
  let looking: Promise<void> = Promise.resolve();
  let closed = false;

  /** Answers for computer players until the match waits for none, and returns it; null if that failed. */
  async function thinkThrough(id: MatchId, known: Loaded | null): Promise<Loaded | null> {
    try {
      let loaded = known ?? (await read(id));
      while (loaded !== null) {
        const asked = ponder(app, loaded);
        if (asked === null) return loaded;
        const chosen = closed ? null : await choose(id, asked);
        if (chosen === null) return null;
        loaded = await answerWith(id, asked, chosen);
      }
    } catch (error) {
      resting.set(id, app.now().getTime() + REST_MS);
      failed(id, error);
    }
    return null;
  }

  async function read(id: MatchId): Promise<Loaded | null> {
    const row = await app.store.match(id);
    return row?.status === 'running' ? loadFrom(app, row, app.store) : null;
  }

  /** What the computer player chooses, or the safe answer if its thought fails; null if the thinker is closing. */
  async function choose(
    id: MatchId,
    { thought, safe }: Pondered,
  ): Promise<readonly Chosen[] | null> {
    try {
      return await mind.choose(thought);
    } catch (error) {
      if (closed) return null;
      fellBack(id, thought, error);
      return [safe()];
    }
  }

  async function answerWith(
    id: MatchId,
    asked: Pondered,
    chosen: readonly Chosen[],
  ): Promise<Loaded | null> {
    const watchers = (): readonly Seat[] | null => watching.get(id) ?? (left.has(id) ? null : []);
    try {
      return await answerFor(app, asked, chosen, watchers());
    } catch (error) {
      if (!(error instanceof Refused) || error instanceof BrokenMatch) throw error;
      fellBack(id, asked.thought, error);
      return answerFor(app, asked, [asked.safe()], watchers());
    }
  }

  function takeUp(id: MatchId, known: Loaded | null): Promise<Loaded | null> {
    if (closed) return Promise.resolve(null);
    changed.set(id, changed.get(id) === null ? null : known);
    const before = atWork.get(id);
    if (before !== undefined) return before;
    const work = (async () => {
      let last: Loaded | null = null;
      for (let next = changed.get(id); next !== undefined; next = changed.get(id)) {
        changed.delete(id);
        last = await thinkThrough(id, next === null ? null : laterOf(next, last));
      }
      atWork.delete(id);
      return last;
    })();
    atWork.set(id, work);
    return work;
  }

  /** @param orderedFrom what was ordered before that is no news; null where this app has not looked yet */
  async function lookAround(since: number, orderedFrom: number | null): Promise<void> {
    try {
      const now = app.now().getTime();
      for (const [id, until] of resting) if (until <= now) resting.delete(id);
      const from = orderedFrom === null ? null : new Date(orderedFrom);
      for (const id of await app.store.idsWaitingForComputers(new Date(since), from)) {
        if (resting.has(id) || atWork.has(id)) continue;
        left.add(id);
        void takeUp(id, null).finally(() => left.delete(id));
      }
    } catch (error) {
      if (!closed) failed(null, error);
    }
  }

  looking = lookAround(app.now().getTime(), null);
  const lookAgain = (): void => {
    looking = looking.then(() => {
      const now = app.now().getTime();
      return lookAround(now - LOOK_AGAIN_MS, now - ORDERED_MS);
    });
  };
  const timer = everyMs === null ? null : setInterval(lookAgain, everyMs);

  return {
    async think(id, kept) {
      if (kept === null) return takeUp(id, null);
      const { seat, loaded } = kept;
      watching.set(id, [...(watching.get(id) ?? []), seat]);
      try {
        return await Promise.race([takeUp(id, loaded), wait().then(() => null)]);
      } finally {
        const others = [...(watching.get(id) ?? [])];
        others.splice(others.indexOf(seat), 1);
        if (others.length > 0) watching.set(id, others);
        else watching.delete(id);
      }
    },
    thoughtThrough: async (id) => (await atWork.get(id)) ?? null,
    async takesFirst(loaded, seat, deals) {
      if (closed) return null;
      const thought = ponderDeals(app, loaded, seat, deals);
      try {
        return deals[(await mind.judge(thought)) ?? -1] ?? null;
      } catch (error) {
        if (!closed) fellBack(loaded.row.id, thought, error);
        return null;
      }
    },
    async playSample(game, moments) {
      if (closed) return null;
      try {
        return await mind.playSample(game, moments);
      } catch (error) {
        if (!closed) noSample(game, error);
        return null;
      }
    },
    async settled() {
      await looking;
      while (atWork.size > 0) await Promise.all(atWork.values());
    },
    async close() {
      closed = true;
      if (timer !== null) clearInterval(timer);
      await looking;
      await Promise.all(atWork.values());
    },
  };
}

/** Sealed answers make no entry, so of two with the same entry the one that was told last counts. */
const laterOf = (told: Loaded, last: Loaded | null): Loaded =>
  last !== null && last.row.sequence > told.row.sequence ? last : told;
