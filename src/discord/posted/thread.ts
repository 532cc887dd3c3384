import { THREAD_NAME } from '../../panel/limits.ts';
import { ChannelType, RESTJSONErrorCodes as Codes, Routes, SnowflakeUtil } from 'discord.js';
import { z } from 'zod';
import { headOf, labelOf } from '../../match/stored/name.ts';
import { clip } from '../../presentation/clip.ts';
import type { MatchRow } from '../../store/store.ts';
import { lobbyPost } from './posts.ts';
import { isCode, messageSchema, post, type Post, saidAnew } from './sending.ts';
import type { Telling, TellingThere } from './telling.ts';

/** Posts the message by which people join, or shows on it how the match stands. */
export const showLobby = async (at: Telling): Promise<string | null> => {
  const { app, rest, match, row } = at;
  const message = lobbyPost(at, await app.store.rulings(match.id));
  const { channel, lobby } = match.home;
  if (lobby !== null) {
    try {
      await rest.patch(Routes.channelMessage(channel, lobby), { body: saidAnew(message) });
      return lobby;
    } catch (error) {
      // Somebody deleted it: an open match needs it to be joined, any other does without.
      if (!isCode(error, Codes.UnknownMessage)) throw error;
    }
  }
  if (match.status !== 'open') return null;
  const posted = await post(at, channel, message, row);
  await changeHome(at, { lobby: posted });
  return posted;
};

/** Notes where a match lives, and returns it as it is then. */
async function changeHome<H extends Partial<MatchRow['home']>>(
  at: Telling,
  change: H,
): Promise<Telling & { readonly match: { readonly home: H } }> {
  const { app, match } = at;
  await app.store.transaction(async (transaction) => {
    const now = await transaction.lockMatch(match.id);
    if (now !== null) await transaction.changeMatch(match.id, { home: { ...now.home, ...change } });
  });
  return { ...at, match: { ...match, home: { ...match.home, ...change } } };
}

/** Whether a match has a thread, as far as is known. */
export const isInThread = (at: Telling): at is TellingThere => at.match.home.thread !== null;

/** A match with its thread: the one it has, or a new one. */
export const withThread = async (at: Telling): Promise<TellingThere> =>
  isInThread(at) ? at : makeThread(at);

const makeThread = async (at: Telling): Promise<TellingThere> =>
  changeHome(at, { thread: await openThread(at) });

/** Opens a thread, once. Returns its id. */
async function openThread(at: Telling): Promise<string> {
  const { rest, match, row } = at;
  const { channel, lobby } = match.home;
  const body = { name: nameOf(at), auto_archive_duration: 10_080 };
  // A thread that starts at a message has that message's id, so it cannot be made twice.
  if (lobby !== null && match.home.thread === null) {
    try {
      const made = await rest.post(Routes.threads(channel, lobby), { body });
      return messageSchema.parse(made).id;
    } catch (error) {
      if (isCode(error, Codes.ThreadAlreadyCreatedForMessage)) return lobby;
      if (!isCode(error, Codes.UnknownMessage)) throw error;
    }
  }
  // The attempt before may have made it, and not lived to note it.
  const there = row.attempts > 1 ? await findThread(at, body.name) : null;
  if (there !== null) return there;
  const type = await threadType(at, channel);
  const made = await rest.post(Routes.threads(channel), { body: { ...body, type } });
  return messageSchema.parse(made).id;
}

const channelSchema = z.object({ type: z.int() });

/** Of which type a thread is that everybody sees: in an announcement channel it is another one. */
async function threadType({ rest }: Telling, channel: string): Promise<ChannelType> {
  const { type } = channelSchema.parse(await rest.get(Routes.channel(channel)));
  return type === ChannelType.GuildAnnouncement
    ? ChannelType.AnnouncementThread
    : ChannelType.PublicThread;
}

const namedSchema = z.object({ name: z.string() });

/** Names a thread after who plays there by now; not one to which somebody gave a name of its own. */
export async function nameThread(there: TellingThere): Promise<void> {
  const { app, rest, match } = there;
  const route = Routes.channel(match.home.thread);
  const { name } = namedSchema.parse(await rest.get(route));
  const own = nameOf(there);
  if (name === own || !name.startsWith(headOf(app, match))) return;
  await rest.patch(route, { body: { name: own } });
}

const nameOf = ({ app, match, speech }: Telling): string =>
  clip(labelOf(app, match, speech.language), THREAD_NAME);

const activeSchema = z.object({
  threads: z.array(
    z.object({ id: z.string(), name: z.string(), parent_id: z.string(), owner_id: z.string() }),
  ),
});

/** How much Discord's clock may differ from ours, in milliseconds. */
const CLOCKS_DIFFER_MS = 60_000;

/** My own thread of this name in the match's channel that was made for this row; null where there is none. */
async function findThread(
  { rest, match: { home }, row }: Telling,
  name: string,
): Promise<string | null> {
  const me = messageSchema.parse(await rest.get(Routes.user()));
  const { threads } = activeSchema.parse(await rest.get(Routes.guildActiveThreads(home.server)));
  // One that was made at the message by which people joined is as old as that message, and nobody else's.
  const atLobby = threads.find(({ id, owner_id }) => id === home.lobby && owner_id === me.id);
  if (atLobby !== undefined) return atLobby.id;
  // A lost match that had the same number, before a backup was restored, may have one of the same name.
  const since = row.createdAt.getTime() - CLOCKS_DIFFER_MS;
  const found = threads.find(
    (thread) =>
      thread.name === name &&
      thread.parent_id === home.channel &&
      thread.owner_id === me.id &&
      SnowflakeUtil.timestampFrom(thread.id) >= since,
  );
  return found?.id ?? null;
}

/** Brings everybody who sits at a match, or follows it, into its thread, without a ping. */
export async function bringIn({ rest, log, app, match }: TellingThere): Promise<void> {
  const { id, seats, home } = match;
  const sitting = seats.flatMap(({ user }) => user ?? []);
  for (const user of new Set([...sitting, ...(await app.store.watchers(id))])) {
    await rest.put(Routes.threadMembers(home.thread, user)).catch((err: unknown) => {
      log.warn({ match: id, user, err }, 'somebody could not be brought into the thread');
    });
  }
}

/** Posts into the match's thread; where the thread was deleted, into a new one, in which the match is from then on. */
export async function postInThread(
  at: Telling,
  said: Omit<Post, 'speech'>,
): Promise<{ readonly posted: string; readonly there: TellingThere }> {
  const message = { ...said, speech: at.speech };
  const before = await withThread(at);
  try {
    return { posted: await post(at, before.match.home.thread, message, at.row), there: before };
  } catch (error) {
    if (!isCode(error, Codes.UnknownChannel)) throw error;
    const { id, home } = before.match;
    at.log.warn({ match: id, thread: home.thread }, 'the thread was deleted: a new one is made');
    const fresh = await makeThread(before);
    await bringIn(fresh);
    // The message that people joined by leads to the thread.
    await showLobby(fresh);
    return { posted: await post(at, fresh.match.home.thread, message, at.row), there: fresh };
  }
}
