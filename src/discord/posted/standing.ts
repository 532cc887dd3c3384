import { RESTJSONErrorCodes as Codes, Routes } from 'discord.js';
import { type StandingPost, standingOf } from '../../match/standing.ts';
import { openVotes } from '../../match/vote.ts';
import type { MatchRow } from '../../store/store.ts';
import type { PostOffice } from '../desk.ts';
import { isCode, isRefused, isRefusedToken } from './sending.ts';

type InThread = MatchRow & { readonly home: { readonly thread: string } };

/** A post after which nothing is played: what it shows stays. */
export const ended = (message: string): StandingPost => ({
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
export function stand(
  parts: PostOffice,
  match: InThread,
  message: string,
  again: number | null = null,
): Promise<void> {
  const next = { message, round: null, keeps: true, again };
  return note(parts, match, [...standingOf(match).filter((one) => one.message !== message), next]);
}

/**
 * Puts a post in the place of all that stand, but for those by which is voted still. Where that is interrupted, it is
 * done again with the post.
 */
export async function standInstead(
  parts: PostOffice,
  match: InThread,
  next: StandingPost,
): Promise<void> {
  const asked = openVotes(match).map(({ message }) => message);
  const others = standingOf(match).filter(({ message }) => message !== next.message);
  const stay = others.filter(({ message }) => asked.includes(message));
  for (const before of others) if (!stay.includes(before)) await takeDown(parts, match, before);
  await note(parts, match, [...stay, next]);
}

const note = (
  { house }: PostOffice,
  { id }: MatchRow,
  standing: readonly StandingPost[],
): Promise<void> =>
  house.store.transaction((transaction) => transaction.changeMatch(id, { standing }));

/** Takes from a post what the next one has. */
async function takeDown(
  parts: PostOffice,
  match: InThread,
  { message, keeps, again }: StandingPost,
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
