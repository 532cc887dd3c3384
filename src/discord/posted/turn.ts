import { createHash } from 'node:crypto';
import { RESTJSONErrorCodes as Codes, Routes } from 'discord.js';
import type { Seat } from '../../engine/game.ts';
import { askedInSecret } from '../../match/loaded/asked.ts';
import { pausedUntil } from '../../match/time/halt.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { loadRow, roundOf } from '../../match/loaded/load.ts';
import { logLines } from '../../match/stored/log.ts';
import { refreshPostNow } from '../../match/app/effect.ts';
import { matchAfter, sceneFor } from '../../match/reports/shown.ts';
import { livePostsOf } from '../../match/stored/live-post.ts';
import { describeScene } from '../../presentation/alt.ts';
import type { Line } from '../../presentation/line.ts';
import type { Scene } from '../../presentation/scene.ts';
import { sheetsOf } from '../../presentation/sheets.ts';
import type { AppSpeech } from '../../words/index.ts';
import { fitLines } from '../../panel/wording/text.ts';
import { whenWords } from '../../panel/wording/when.ts';
import { themeFor } from '../theme.ts';
import { call, calledOf, callsOf, LONGEST, LONGEST_OUTCOMES, waitingWords } from './calling.ts';
import { reclaimRows } from './clock.ts';
import { makesDo } from './retry.ts';
import { threadButtons } from './posts.ts';
import { isCode, isRefused, type Post, saidAnew } from './sending.ts';
import { asFarAsLet, replaceLivePosts } from './live-post.ts';
import type { Tell, Telling } from './telling.ts';
import { postInThread } from './thread.ts';

const FIRST_ROUND = 1;

/** What entries brought, for those who have to know: who is called comes first. */
export const tellTurn: Tell<'turn'> = async (at, { from, to, ping: named, quiet = false }) => {
  const { app, match, speech } = at;
  const loaded = loadRow(app, match);
  // This post replaces the quiet ones before it, so it begins with the entries that they told.
  const before = livePostsOf(match);
  const first = Math.min(from, ...before.flatMap(({ again }) => again ?? []));
  const isPlayed = match.status === 'running';
  // A quiet turn (nobody waits for it) is not posted once the match is over.
  if (quiet && !isPlayed) return null;
  // Whoever was to act when this was written may have acted meanwhile, or given the seat up.
  const called = isPlayed ? calledOf(loaded, named) : [];
  const [lines, seen] = await Promise.all([
    logLines(app, match, first, to, 'public', speech),
    matchAfter(app, loaded, to),
  ]);
  // A quiet turn that was undone before it was posted is left out. The setup is posted even without lines.
  if (quiet && lines.length === 0 && first > 0) return null;
  // Of a scene only the map: the rest is behind **Board** below it, and with that a desktop would show the picture too
  // small to read.
  const [scene] = sheetsOf(sceneFor(seen, 'public', speech.language));
  const picture = await paint(at, scene);
  const isPictured = picture.pictures !== undefined;
  const now = app.now();
  const content = turnWords(loaded, called, lines, isPictured, speech, now);
  const components = [threadButtons(at), ...reclaimRows(at)];
  // A secret choice calls by a DM; whether it has been made meanwhile, a ping must not tell.
  const open = called.filter((seat) => !askedInSecret(loaded, seat));
  const { ping, note } = await call(at, loaded, open, now);
  const message = { content, components, ping, quiet, ...picture };
  const { posted, there } = await postInThread(at, message);
  await note();
  const round = roundOf(seen);
  const rounds = before.flatMap((one) => one.round ?? []);
  // The post that began the match shows the board before the first round.
  const was = rounds.length > 0 ? rounds : [FIRST_ROUND];
  const next = {
    message: posted,
    round: isPictured ? round : null,
    keeps: !isPlayed || was.some((one) => one !== (round ?? FIRST_ROUND)),
    again: quiet ? first : null,
    ...(isPlayed
      ? {
          turn: {
            from: first,
            to,
            called: [...called],
            pictured: isPictured,
            shows: digestOf(content),
            told: null,
          },
        }
      : {}),
  };
  await replaceLivePosts(there, next, isPictured);
  return posted;
};

/** What a turn brought: who is called and for what, what happened, and for whom the game waits besides. */
function turnWords(
  loaded: Loaded,
  called: readonly Seat[],
  lines: readonly Line[],
  isPictured: boolean,
  speech: AppSpeech,
  now: Date,
): string {
  const { row } = loaded;
  const until = row.status === 'running' ? pausedUntil(row) : null;
  const calls = callsOf(loaded, called, speech, now);
  const after = [
    ...(row.status === 'running' ? waitingWords(loaded, called, speech) : []),
    ...(until === null ? [] : [speech.say('halts.stands still', { when: whenWords(until) })]),
    ...(isPictured ? [] : [speech.say('posts.no picture')]),
  ];
  const taken = [...calls, ...after].join('\n').length + 4;
  const [room, forOutcomes] = [LONGEST - taken, LONGEST_OUTCOMES - taken];
  const told = lines.length === 0 ? [] : [fitLines(lines, room, speech, forOutcomes)];
  return [calls.join('\n'), ...told, ...after].filter((part) => part !== '').join('\n');
}

const digestOf = (content: string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** How often a post is edited when its deadlines change: Discord allows few edits of older posts. */
const TIMES_EVERY_MS = 10 * 60_000;

/**
 * Has the newest turn say anew what it says of time, where that has changed while nothing else has: by when is to be
 * answered, who is away, that the match is paused. Reminders that stand after it say by when as well, and go.
 */
export const tellTimesAnew: Tell<'times'> = async (at) => {
  const { app, rest, log, match, row, speech } = at;
  const { thread } = match.home;
  const live = livePostsOf(match);
  const newest = live.findLast(({ turn }) => turn !== undefined);
  const { turn } = newest ?? {};
  // Where the match has gone on, the next post tells all of it.
  if (match.status !== 'running' || thread === null || newest === undefined) return null;
  if (turn === undefined || turn.to !== match.sequence) return null;
  const loaded = loadRow(app, match);
  const lines = await logLines(app, match, turn.from, turn.to, 'public', speech);
  const called = calledOf(loaded, turn.called);
  const now = app.now();
  const content = turnWords(loaded, called, lines, turn.pictured, speech, now);
  const shows = digestOf(content);
  if (shows === turn.shows) return null;
  const later = async (time: number): Promise<null> => {
    await app.store.transaction((transaction) =>
      refreshPostNow(transaction, match.id, 'times', now, new Date(time)),
    );
    return null;
  };
  const next = turn.told === null ? 0 : turn.told + TIMES_EVERY_MS;
  if (next > now.getTime()) return later(next);
  try {
    await rest.patch(Routes.channelMessage(thread, newest.message), {
      body: saidAnew({ content, speech }),
    });
  } catch (error) {
    // It was edited too often by what else there is.
    if (isCode(error, Codes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached))
      return later(now.getTime() + TIMES_EVERY_MS);
    if (!isRefused(error)) throw error;
    log.info({ match: row.match, message: newest.message, err: error }, 'a post stays as it is');
  }
  const nth = live.indexOf(newest);
  const reminders = live.filter(
    (one, place) => place > nth && one.turn === undefined && one.again !== null,
  );
  for (const { message } of reminders) {
    await asFarAsLet(at, message, () => rest.delete(Routes.channelMessage(thread, message)));
  }
  const gone = reminders.map(({ message }) => message);
  await app.store.transaction(async (transaction) => {
    const locked = await transaction.lockMatch(match.id);
    if (locked === null) return;
    const kept = livePostsOf(locked)
      .filter(({ message }) => !gone.includes(message))
      .map((one) =>
        one.message === newest.message
          ? { ...one, turn: { ...turn, shows, told: now.getTime() } }
          : one,
      );
    await transaction.changeMatch(match.id, { livePosts: kept });
  });
  return null;
};

/** The picture of a turn; where it cannot be painted again and again, the turn is told without one. */
async function paint(at: Telling, scene: Scene): Promise<Pick<Post, 'pictures'>> {
  const { app, painter, log, match, row } = at;
  const theme = await themeFor(app, match, match.host);
  try {
    const file = await painter.paint(scene, { theme });
    return {
      pictures: [{ name: 'board.png', type: 'image/png', file, alt: describeScene(scene) }],
    };
  } catch (err) {
    if (!makesDo(at)) throw err;
    log.error({ match: row.match, outbox: row.id, err }, 'a turn is told without its picture');
    return {};
  }
}
