import { RESTJSONErrorCodes as Codes, Routes } from 'discord.js';
import { type LivePost, livePostsOf } from '../../match/stored/live-post.ts';
import { openVotes } from '../../match/time/late-vote-post.ts';
import type { Row } from '../../panel/controls.ts';
import { threadButtons } from './posts.ts';
import { isCode, isRefused, isRefusedToken, type Post, saidAnew } from './sending.ts';
import type { Telling, TellingThere } from './telling.ts';
import { postInThread } from './thread.ts';

/**
 * Posts what is no turn, with buttons that go when the next turn is told.
 *
 * @param ping users that are pinged, of those that the text mentions
 * @param more rows below the usual one
 */
export async function postBeside(
  at: Telling,
  content: string,
  ping: readonly string[] = [],
  more: readonly Row[] = [],
): Promise<string> {
  const isOver = at.match.status !== 'running';
  const components = [threadButtons(at), ...more];
  const { posted, there } = await postInThread(at, { content, components, ping });
  if (isOver) await replaceLivePosts(there, ended(posted));
  else addLivePost(there, posted);
  return posted;
}

/** Posts what is for a user who is asked, and goes when the next turn is told. */
export async function postPassing(at: Telling, content: string, user: string): Promise<string> {
  const components = [threadButtons(at)];
  const { posted, there } = await postInThread(at, { content, components, ping: [user] });
  addLivePost(there, posted, at.match.announced + 1);
  return posted;
}

/** Posts what nothing of the match comes after. */
export async function postLast(
  at: Telling,
  said: Omit<Post, 'speech'>,
): Promise<{ readonly posted: string; readonly there: TellingThere }> {
  const made = await postInThread(at, { ...said, components: [threadButtons(at)] });
  await replaceLivePosts(made.there, ended(made.posted));
  return made;
}

/** A post after which nothing is played: what it shows stays. */
const ended = (message: string): LivePost => ({
  message,
  round: null,
  keeps: true,
  again: null,
});

/**
 * Has a post stand beside those that stand already.
 *
 * @param again the entry from which the next turn tells, if the post goes then; null where it stays
 */
function addLivePost(there: TellingThere, message: string, again: number | null = null): void {
  const next = { message, round: null, keeps: true, again };
  const others = livePostsOf(there.match).filter((one) => one.message !== message);
  there.livePosts.set(there.match.id, [...others, next]);
}

/**
 * Puts a post in the place of all that stand, but for those by which is voted still. Where that is interrupted, it is
 * done again with the post.
 *
 * @param isPictured whether it has its picture; where it has none, those before it keep theirs until one has
 */
export async function replaceLivePosts(
  there: TellingThere,
  next: LivePost,
  isPictured = true,
): Promise<void> {
  const asked = openVotes(there.match).map(({ vote }) => vote.message);
  const stay: LivePost[] = [];
  for (const before of livePostsOf(there.match)) {
    if (before.message === next.message) continue;
    if (asked.includes(before.message)) {
      stay.push(before);
    } else {
      await takeDown(there, before, isPictured);
      if (!isPictured) stay.push({ ...before, again: null });
    }
  }
  there.livePosts.set(there.match.id, [...stay, next]);
}

/** Takes from a post what the next one has: its buttons, and where that is pictured, its picture or all of it. */
async function takeDown(
  there: TellingThere,
  { message, keeps, again }: LivePost,
  isPictured: boolean,
): Promise<void> {
  const route = Routes.channelMessage(there.match.home.thread, message);
  const body = { components: [], ...(keeps || !isPictured ? {} : { attachments: [] }) };
  await asFarAsLet(there, message, () =>
    isPictured && again !== null ? there.rest.delete(route) : there.rest.patch(route, { body }),
  );
}

/** Has a post say something else from now on, as far as Discord lets that be done; nothing where there is none. */
export async function sayThere(
  at: Telling,
  channel: string | null,
  message: string | null,
  said: Pick<Post, 'content' | 'components'>,
): Promise<null> {
  if (channel === null || message === null) return null;
  const body = saidAnew({ ...said, speech: at.speech });
  await asFarAsLet(at, message, () =>
    at.rest.patch(Routes.channelMessage(channel, message), { body }),
  );
  return null;
}

/** Changes a post that stands no more. What Discord does not let go stays: it does no harm. */
export async function asFarAsLet(
  { log, match }: Telling,
  message: string,
  change: () => Promise<unknown>,
): Promise<void> {
  try {
    await change();
  } catch (err) {
    if (!isRefused(err) || isRefusedToken(err)) throw err;
    const isGone = isCode(err, Codes.UnknownMessage, Codes.UnknownChannel);
    log[isGone ? 'info' : 'warn'](
      { match: match.id, message, err },
      'an older post stays as it is',
    );
  }
}
