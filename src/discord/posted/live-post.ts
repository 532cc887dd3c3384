import { RESTJSONErrorCodes as Codes, Routes } from 'discord.js';
import { type LivePost, livePostsOf } from '../../match/stored/live-post.ts';
import { openVotes } from '../../match/time/late-vote-post.ts';
import type { MatchRow } from '../../store/store.ts';
import type { PostOffice } from '../desk.ts';
import { isCode, isRefused, isRefusedToken } from './sending.ts';

type InThread = MatchRow & { readonly home: { readonly thread: string } };

/** A post after which nothing is played: what it shows stays. */
export const ended = (message: string): LivePost => ({
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
export function addLivePost(
  parts: PostOffice,
  match: InThread,
  message: string,
  again: number | null = null,
): Promise<void> {
  const next = { message, round: null, keeps: true, again };
  return note(parts, match, [...livePostsOf(match).filter((one) => one.message !== message), next]);
}

/**
 * Puts a post in the place of all that stand, but for those by which is voted still. Where that is interrupted, it is
 * done again with the post.
 *
 * @param isPictured whether it has its picture; where it has none, those before it keep theirs until one has
 */
export async function replaceLivePosts(
  parts: PostOffice,
  match: InThread,
  next: LivePost,
  isPictured = true,
): Promise<void> {
  const asked = openVotes(match).map(({ vote }) => vote.message);
  const stay: LivePost[] = [];
  for (const before of livePostsOf(match)) {
    if (before.message === next.message) continue;
    if (asked.includes(before.message)) {
      stay.push(before);
    } else if (isPictured) {
      await takeDown(parts, match, before);
    } else {
      await takeButtons(parts, match, before);
      stay.push({ ...before, again: null });
    }
  }
  await note(parts, match, [...stay, next]);
}

const note = (
  { app }: PostOffice,
  { id }: MatchRow,
  livePosts: readonly LivePost[],
): Promise<void> => app.store.noteLivePosts(id, livePosts);

/** Takes from a post what can be pressed there. */
const takeButtons = (parts: PostOffice, match: InThread, { message }: LivePost): Promise<void> =>
  asFarAsLet(parts, match, message, () =>
    parts.rest.patch(Routes.channelMessage(match.home.thread, message), {
      body: { components: [] },
    }),
  );

/** Takes from a post what the next one has. */
async function takeDown(
  parts: PostOffice,
  match: InThread,
  { message, keeps, again }: LivePost,
): Promise<void> {
  const route = Routes.channelMessage(match.home.thread, message);
  const body = { components: [], ...(keeps ? {} : { attachments: [] }) };
  await asFarAsLet(parts, match, message, () =>
    again !== null ? parts.rest.delete(route) : parts.rest.patch(route, { body }),
  );
}

/** Changes a post that stands no more. What Discord does not let go stays: it does no harm. */
export async function asFarAsLet(
  { log }: PostOffice,
  { id }: MatchRow,
  message: string,
  change: () => Promise<unknown>,
): Promise<void> {
  try {
    await change();
  } catch (err) {
    if (!isRefused(err) || isRefusedToken(err)) throw err;
    const isGone = isCode(err, Codes.UnknownMessage, Codes.UnknownChannel);
    log[isGone ? 'info' : 'warn']({ match: id, message, err }, 'an older post stays as it is');
  }
}
