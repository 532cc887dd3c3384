import { RESTJSONErrorCodes as Codes, Routes } from 'discord.js';
import { editionOf, labelOf } from '../match/load.ts';
import type { MatchRow, OutboxRow } from '../store/store.ts';
import type { PostOffice } from './desk.ts';
import { lobby } from './posts.ts';
import { bodyOf, isCode, messageSchema, post, type Post } from './sending.ts';
import { clip } from './text.ts';

/** Posts the message by which people join, or shows on it how the match stands. */
export async function showLobby(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
): Promise<string | null> {
  const rulings = await parts.house.store.rulings(match.id);
  const { content, components } = lobby(editionOf(parts.house, match), match, rulings, row.mark);
  const message = { content, components: components.map((one) => one.toJSON()), ping: [] };
  const { channel, notice } = match.home;
  if (notice !== null) {
    try {
      await parts.rest.patch(Routes.channelMessage(channel, notice), {
        body: bodyOf(message, null),
      });
      return notice;
    } catch (error) {
      // Somebody deleted it: an open match needs it to be joined, any other does without.
      if (!isCode(error, Codes.UnknownMessage)) throw error;
      if (match.status !== 'open') return null;
    }
  }
  if (match.status !== 'open') return null;
  const posted = await post(parts, channel, message, row);
  await changeHome(parts, match, { notice: posted });
  return posted;
}

async function changeHome(
  { house }: PostOffice,
  match: MatchRow,
  change: Partial<MatchRow['home']>,
): Promise<void> {
  await house.store.transaction(async (transaction) => {
    const now = await transaction.lockMatch(match.id);
    if (now !== null) await transaction.changeMatch(match.id, { home: { ...now.home, ...change } });
  });
}

/** The thread of a match. Where it does not exist, or was deleted, a new one is made. */
export async function threadOf(parts: PostOffice, match: MatchRow): Promise<string> {
  return match.home.thread ?? makeThread(parts, match);
}

async function makeThread(parts: PostOffice, match: MatchRow): Promise<string> {
  const { channel, notice } = match.home;
  const body = {
    name: clip(labelOf(parts.house, match), 100),
    auto_archive_duration: 10_080,
  };
  // A thread that starts at a message has that message's id, so it cannot be made twice.
  if (notice !== null && match.home.thread === null) {
    try {
      const made = await parts.rest.post(Routes.threads(channel, notice), { body });
      return await keepThread(parts, match, messageSchema.parse(made).id);
    } catch (error) {
      if (isCode(error, Codes.ThreadAlreadyCreatedForMessage))
        return keepThread(parts, match, notice);
      if (!isCode(error, Codes.UnknownMessage)) throw error;
    }
  }
  const made = await parts.rest.post(Routes.threads(channel), { body: { ...body, type: 11 } });
  return keepThread(parts, match, messageSchema.parse(made).id);
}

async function keepThread(parts: PostOffice, match: MatchRow, thread: string): Promise<string> {
  await changeHome(parts, match, { thread });
  return thread;
}

/** Posts into the match's thread; where the thread was deleted, into a new one. */
export async function postInThread(
  parts: PostOffice,
  match: MatchRow,
  message: Post,
  row: OutboxRow,
): Promise<string> {
  const thread = await threadOf(parts, match);
  try {
    return await post(parts, thread, message, row);
  } catch (error) {
    if (!isCode(error, Codes.UnknownChannel)) throw error;
    parts.log.warn({ match: match.id, thread }, 'the thread was deleted: a new one is made');
    const fresh = await makeThread(parts, match);
    // The message that people joined by leads to the thread.
    await showLobby(parts, { ...match, home: { ...match.home, thread: fresh } }, row);
    return post(parts, fresh, message, row);
  }
}
