import type { Area, MatchId, MatchRow, OutboxRow, Waiting } from '../../store/store.ts';
import { LONGEST_WAIT_MS, noticeOf } from '../../match/app/notice.ts';
import { noteUnheard } from '../../match/league/unheard.ts';
import { openClaims, Unanswered, untilLost } from './claims.ts';
import { deliver, Unreadable } from './deliver.ts';
import type { PostContext } from '../context.ts';
import { type Lane, openLane } from './lane.ts';
import { triedNext } from './retry.ts';
import { isCode, isRefused, isRefusedToken, MALFORMED } from './sending.ts';
import { goOn, isUntold, standStill } from '../../match/time/standstill.ts';
import { telling } from './telling.ts';
import { callTogether, isCall } from './together.ts';
import { isClosed, isPlaceless, warnHost } from './warning.ts';

/** Carries what was committed to Discord, in order for each match, as often as it takes. */
export interface Outbox {
  /** Something was committed that is to be said; what tells a match again comes behind the rest of it. */
  announced(): void;
  /** Something may be due. */
  wake(): void;
  /**
   * Something changed there that may have made way, or somebody was answered there: what was put off of its matches is
   * tried at once, each in half a minute once.
   */
  touched(area: Area): void;
  /** Resolves when everything due has been tried. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** What tells a match again; and what is said so often while one is played, and never before that. */
const RETELLING: readonly string[] = ['story', 'chart'];
const PLAYING: readonly string[] = ['turn', 'secret', 'settled', 'upNext', 'reminder'];
/** Those that tell somebody to answer: panels that wait are looked at after them. */
const CALLING: readonly string[] = ['turn', 'secret'];
/** How many messages are carried at once. A story takes seconds to paint: turns must not wait behind it. */
const LANES = [
  { kinds: { but: RETELLING }, atOnce: 16 },
  { kinds: { only: RETELLING }, atOnce: 1 },
] as const;
/** How many calls are taken up at most beside those: more than all who are called there have. */
const MOST_TOGETHER = 500;
/** How often we look for messages that were put off, or left by a process that died. */
const LOOK_AGAIN_MS = 3_000;
/** How often it is looked whether something waits that was put off in one place, and of how many that is known. */
const TOUCH_EVERY_MS = 30_000;
const MOST_TOUCHED = 1_000;
/** The longest that a message is put off where it is Discord itself that does not answer. */
const LONGEST_OUTAGE_MS = 30_000;
/** Why something waits for Discord itself: as soon as that answers, all that does is tried. */
const OUTAGE: Waiting = { error: 'unanswered' };
/** After how long it is an alarm that somebody cannot be sent a DM. */
const DM_ALARM_AFTER_MS = 3_600_000;
/** After having failed for so long a message is given up that the next one of its kind tells as well. */
const GIVE_UP_AFTER_MS: Readonly<Record<string, number>> = { digest: 23 * 3_600_000 };
/** The same for what cannot be read: a process of a newer version may be able to. */
const UNREADABLE_MS = 60_000;
/** The same for a story, for a DM, and for all that is to be said of a match that nobody plays any more. A turn never is. */
const GIVE_UP_AT_LAST_MS = 7 * 24 * 3_600_000;
const PRUNE_EVERY_MS = 3_600_000;
const KEEP_MS = 7 * 24 * 3_600_000;

/**
 * @param everyMs how often it looks by itself, in milliseconds; null: only when it is woken
 * @param told is called with a match after somebody there was told to answer, and as it was read for that
 */
export function openOutbox(
  base: Omit<PostContext, 'directs' | 'livePosts'>,
  everyMs: number | null = LOOK_AGAIN_MS,
  told: (match: MatchId, row: MatchRow | null) => void = () => undefined,
): Outbox {
  const { app, log } = base;
  const livePosts: PostContext['livePosts'] = new Map();
  const context: PostContext = { ...base, directs: new Map(), livePosts };
  let prunedAt = app.now().getTime();

  const claims = openClaims(context);
  /** When this process put something off last, and when each place was touched last since then. */
  let putOffAt = prunedAt;
  const touchedAt = new Map<string, number>();
  /** Whether something may wait for Discord itself, also since another process was here. */
  let isOut = true;
  /** How often something may have become due. */
  let wakes = 0;

  /** Says one message. Returns whether more is to be said after it. */
  const one = (row: OutboxRow): Promise<boolean> =>
    claims.hold([row], async (lost) => {
      try {
        const match = row.match === null ? null : await app.store.match(row.match);
        const rest = untilLost(context.rest, lost);
        return await noteDelivered([row], await deliver({ ...context, rest }, row, match), match);
      } catch (error) {
        await noteFailed([row], error, lost);
        return true;
      }
    });

  const noteDelivered = async (
    rows: readonly OutboxRow[],
    posted: string | null,
    about: MatchRow | null = null,
  ): Promise<boolean> => {
    const before = wakes;
    const { isMore } = await app.store.markTogether(rows, app.now(), posted, takenLivePosts(rows));
    for (const { match, kind, dm, failingSince } of rows) {
      if (match !== null && CALLING.includes(kind)) told(match, about);
      if (match !== null && dm === null && isUntold(failingSince, app.now()))
        await goOn(app, match);
    }
    // Another process may have put off what waits as well.
    const hasFailed = rows.some(({ failingSince }) => failingSince !== null);
    if ((isOut || hasFailed) && posted !== null) {
      isOut = false;
      await hurry(OUTAGE);
    }
    // What was committed while that was noted may wait for it.
    return isMore || wakes !== before;
  };

  /** The live posts that these messages leave, which are to be noted now or never. */
  const takenLivePosts = (rows: readonly OutboxRow[]): typeof livePosts =>
    new Map(
      rows.flatMap(({ match }) => {
        const posts = match === null ? undefined : livePosts.get(match);
        if (match === null || posts === undefined) return [];
        livePosts.delete(match);
        return [[match, posts]];
      }),
    );

  const noteFailed = async (
    rows: readonly OutboxRow[],
    error: unknown,
    lost: AbortSignal,
  ): Promise<void> => {
    // What stands is found out anew with the next attempt.
    takenLivePosts(rows);
    for (const row of rows) {
      const about = aboutOf(row);
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
  };

  /** Says what may go together; what is left of it one by one, in each match in order. */
  const carryTogether = async (rows: readonly OutboxRow[]): Promise<boolean> => {
    const left = new Set(rows);
    await claims.hold(rows, async (lost) => {
      const rest = untilLost(context.rest, lost);
      for await (const together of callTogether({ ...context, rest }, rows)) {
        for (const row of together.rows) left.delete(row);
        claims.release(together.rows);
        try {
          if ('error' in together) throw together.error;
          await noteDelivered(together.rows, together.posted);
        } catch (error) {
          await noteFailed(together.rows, error, lost);
        }
      }
      const matches = new Set([...left].map(({ match }) => match));
      await Promise.all(
        [...matches].map(async (match) => {
          for (const row of left) if (row.match === match && !lost.aborted) await one(row);
        }),
      );
    });
    return true;
  };

  /** Calls may go together, so they are taken up as one piece of work: also those of other matches to the same people. */
  const piecesOf = async (rows: readonly OutboxRow[]): Promise<OutboxRow[][]> => {
    const calls = rows.filter(isCall);
    const others = rows.filter((row) => !calls.includes(row)).map((row) => [row]);
    if (calls.length === 0) return others;
    const more = await app.store.claimOutbox(app.now(), claims.leaseMs, MOST_TOGETHER, {
      calledBy: calls,
    });
    const inOrder = [...calls, ...more].toSorted((one, other) => one.id - other.id);
    return [...others, inOrder];
  };

  const putOff = async (row: OutboxRow, error: unknown): Promise<void> => {
    const about = aboutOf(row);
    const match = row.match === null ? null : await app.store.match(row.match);
    if (match === null && row.match !== null) {
      throw new Error(`There is no match ${row.match}.`, { cause: error });
    }
    const hopeless = isHopeless(row, match, error, app.now());
    // Of what is given up, only how a match went on is worth a word.
    if (row.dm !== null) await alarmOfDm(row, error);
    else if (match !== null && (!hopeless || row.kind === 'turn' || row.kind === 'over')) {
      await warnHost(telling(context, match, row), error).catch((err: unknown) =>
        log.warn({ ...about, err }, 'nobody could be told'),
      );
    }
    if (hopeless && match === null && isRefused(error)) {
      const notice = noticeOf(row);
      const division = notice?.kind === 'standings' ? notice.division : null;
      if (notice !== null && 'season' in notice) await noteUnheard(app, notice.season, division);
    }
    if (hopeless) {
      const isTheirs = match === null ? isRefused(error) : isPlaceless(match, error);
      log[isTheirs ? 'info' : 'error'](about, 'a message was given up');
      await app.store.markDelivered(row, app.now(), null);
      return;
    }
    const now = app.now();
    const isOutage = error instanceof Unanswered;
    const longest = isOutage ? LONGEST_OUTAGE_MS : LONGEST_WAIT_MS;
    const until = triedNext(row.failingSince ?? now, now, longest);
    putOffAt = now.getTime();
    isOut ||= isOutage;
    const why = error instanceof Error ? error.message : 'unknown';
    await app.store.deferMessage(row, now, until, isOutage ? OUTAGE.error : why);
    if (match !== null && row.dm === null && isUntold(row.failingSince, now))
      await standStill(app, match.id);
  };

  /** Names in the log, once, what could not be said to somebody for long. */
  const alarmOfDm = async (row: OutboxRow, err: unknown): Promise<void> => {
    const { failingSince: since, alarmedAt } = row;
    const now = app.now();
    if (since === null || alarmedAt !== null || now.getTime() - since.getTime() < DM_ALARM_AFTER_MS)
      return;
    log.error({ ...aboutOf(row), since, err }, 'a message cannot be delivered');
    await app.store.markAlarmed(row, now);
  };

  const touching = new Set<Promise<void>>();
  const hurry = async (which: Area | Waiting): Promise<void> => {
    try {
      if ((await app.store.retryDeferred(which, app.now())) > 0) wake();
    } catch (err) {
      log.warn({ err }, 'what was put off could not be hurried');
    }
  };

  const prune = async (): Promise<void> => {
    if (app.now().getTime() - prunedAt <= PRUNE_EVERY_MS) return;
    prunedAt = app.now().getTime();
    await app.store.prune(new Date(prunedAt - KEEP_MS));
  };

  const lanes: readonly Lane[] = LANES.map(({ kinds, atOnce }, at) =>
    openLane<readonly OutboxRow[]>({
      atOnce,
      async take(limit) {
        const rows = await app.store.claimOutbox(app.now(), claims.leaseMs, limit, kinds);
        if (rows.length === 0) await prune();
        return piecesOf(rows);
      },
      async carry(rows) {
        const [row, ...others] = rows;
        const isMore = await (row === undefined || others.length > 0
          ? carryTogether(rows)
          : one(row));
        // What comes next in these matches may go by another lane.
        if (!rows.every(({ kind }) => PLAYING.includes(kind)))
          for (const lane of lanes) if (lane !== lanes[at]) lane.wake();
        return isMore;
      },
      failed: (err) => log.error({ err }, 'the outbox could not be read'),
    }),
  );
  const wake = (): void => {
    wakes += 1;
    for (const lane of lanes) lane.wake();
  };

  const timer = everyMs === null ? null : setInterval(wake, everyMs);
  return {
    announced() {
      wakes += 1;
      lanes[0]?.wake();
    },
    wake,
    touched(area) {
      const now = app.now().getTime();
      const place = JSON.stringify(area);
      const last = touchedAt.get(place);
      const isKnown = last !== undefined && last >= putOffAt && now - last < TOUCH_EVERY_MS;
      if (isKnown) return;
      if (touchedAt.size >= MOST_TOUCHED) touchedAt.clear();
      touchedAt.set(place, now);
      const work: Promise<void> = hurry(area).finally(() => touching.delete(work));
      touching.add(work);
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

/** What of a message stands in the log. */
const aboutOf = ({ match, id: outbox, kind }: OutboxRow) => ({ match, outbox, kind });

/**
 * Whether a message is given up. Nobody is bothered in a channel for what is about no match. What tells of a turn, or calls somebody, is tried until it stands. How often it was tried counts for nothing, as people may hurry it.
 */
function isHopeless(
  { kind, dm, failingSince }: OutboxRow,
  match: MatchRow | null,
  error: unknown,
  now: Date,
): boolean {
  // The token was reset: nothing can be said at all, until somebody has changed it.
  if (isRefusedToken(error)) return false;
  if (match === null && dm === null && isRefused(error)) return true;
  if (match !== null && isPlaceless(match, error)) return true;
  const giveUpAfter =
    (error instanceof Unreadable ? UNREADABLE_MS : GIVE_UP_AFTER_MS[kind]) ??
    (match === null || dm !== null || isClosed(match) ? GIVE_UP_AT_LAST_MS : null);
  const since = (failingSince ?? now).getTime();
  if (giveUpAfter !== null && now.getTime() - since >= giveUpAfter) return true;
  return (kind === 'lobby' || RETELLING.includes(kind)) && isCode(error, ...MALFORMED);
}
