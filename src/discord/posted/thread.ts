import { ChannelType, RESTJSONErrorCodes as Codes, Routes, SnowflakeUtil } from 'discord.js';
import { z } from 'zod';
import { editionOf } from '../../match/stored/edition.ts';
import { labelOf, nameInList } from '../../match/stored/name.ts';
import { clip } from '../../presentation/clip.ts';
import type { MatchRow, OutboxRow } from '../../store/store.ts';
import type { PostOffice } from '../desk.ts';
import { speechIn } from '../said/language.ts';
import { lobbyPost } from './posts.ts';
import { bodyOf, isCode, messageSchema, post, type Post } from './sending.ts';

/** Posts the message by which people join, or shows on it how the match stands. */
export async function showLobby(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
): Promise<string | null> {
  const speech = speechIn(parts, match);
  const rulings = await parts.app.store.rulings(match.id);
  const { content, components } = lobbyPost(
    editionOf(parts.app, match),
    match,
    rulings,
    row.mark,
    speech,
  );
  const message = { content, components, ping: [], speech };
  const { channel, lobby } = match.home;
  if (lobby !== null) {
    try {
      await parts.rest.patch(Routes.channelMessage(channel, lobby), {
        body: bodyOf(message, null),
      });
      return lobby;
    } catch (error) {
      // Somebody deleted it: an open match needs it to be joined, any other does without.
      if (!isCode(error, Codes.UnknownMessage)) throw error;
      if (match.status !== 'open') return null;
    }
  }
  if (match.status !== 'open') return null;
  const posted = await post(parts, channel, message, row);
  await changeHome(parts, match, { lobby: posted });
  return posted;
}

/** A match that has a thread. */
type InThread = MatchRow & { readonly home: { readonly thread: string } };

/** Notes where a match lives, and returns it as it is then. */
async function changeHome<H extends Partial<MatchRow['home']>>(
  { app }: PostOffice,
  match: MatchRow,
  change: H,
): Promise<MatchRow & { readonly home: H }> {
  await app.store.transaction(async (transaction) => {
    const now = await transaction.lockMatch(match.id);
    if (now !== null) await transaction.changeMatch(match.id, { home: { ...now.home, ...change } });
  });
  return { ...match, home: { ...match.home, ...change } };
}

/** Whether a match has a thread, as far as is known. */
const isInThread = (match: MatchRow): match is InThread => match.home.thread !== null;

/** A match with its thread: the one it has, or a new one. */
export async function withThread(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
): Promise<InThread> {
  return isInThread(match) ? match : makeThread(parts, match, row);
}

async function makeThread(parts: PostOffice, match: MatchRow, row: OutboxRow): Promise<InThread> {
  return changeHome(parts, match, { thread: await openThread(parts, match, row) });
}

/** Opens a thread, once. Returns its id. */
async function openThread(parts: PostOffice, match: MatchRow, row: OutboxRow): Promise<string> {
  const { channel, lobby } = match.home;
  const body = {
    name: nameOf(parts, match),
    auto_archive_duration: 10_080,
  };
  // A thread that starts at a message has that message's id, so it cannot be made twice.
  if (lobby !== null && match.home.thread === null) {
    try {
      const made = await parts.rest.post(Routes.threads(channel, lobby), { body });
      return messageSchema.parse(made).id;
    } catch (error) {
      if (isCode(error, Codes.ThreadAlreadyCreatedForMessage)) return lobby;
      if (!isCode(error, Codes.UnknownMessage)) throw error;
    }
  }
  // The attempt before may have made it, and not lived to note it.
  const there = row.attempts > 1 ? await findThread(parts, match, row, body.name) : null;
  if (there !== null) return there;
  const type = await threadType(parts, channel);
  const made = await parts.rest.post(Routes.threads(channel), { body: { ...body, type } });
  return messageSchema.parse(made).id;
}

const channelSchema = z.object({ type: z.int() });

/** Of which type a thread is that everybody sees: in an announcement channel it is another one. */
async function threadType({ rest }: PostOffice, channel: string): Promise<ChannelType> {
  const { type } = channelSchema.parse(await rest.get(Routes.channel(channel)));
  return type === ChannelType.GuildAnnouncement
    ? ChannelType.AnnouncementThread
    : ChannelType.PublicThread;
}

const namedSchema = z.object({ name: z.string() });

/** Names a thread after who plays there by now; not one to which somebody gave a name of its own. */
export async function nameThread({ rest, ...parts }: PostOffice, match: InThread): Promise<void> {
  const route = Routes.channel(match.home.thread);
  const { name } = namedSchema.parse(await rest.get(route));
  const own = nameOf({ rest, ...parts }, match);
  if (name === own || !name.startsWith(`${nameInList(parts.app, match)}: `)) return;
  await rest.patch(route, { body: { name: own } });
}

const nameOf = (parts: PostOffice, match: MatchRow): string =>
  clip(labelOf(parts.app, match, speechIn(parts, match).language), 100);

const activeSchema = z.object({
  threads: z.array(
    z.object({ id: z.string(), name: z.string(), parent_id: z.string(), owner_id: z.string() }),
  ),
});

/** How much Discord's clock may differ from ours, in milliseconds. */
const CLOCKS_DIFFER_MS = 60_000;

/** My own thread of this name in the match's channel that was made for this row; null where there is none. */
async function findThread(
  { rest }: PostOffice,
  { home }: MatchRow,
  { createdAt }: OutboxRow,
  name: string,
): Promise<string | null> {
  const me = messageSchema.parse(await rest.get(Routes.user()));
  const { threads } = activeSchema.parse(await rest.get(Routes.guildActiveThreads(home.server)));
  // One that was made at the message by which people joined is as old as that message, and nobody else's.
  const atLobby = threads.find(({ id, owner_id }) => id === home.lobby && owner_id === me.id);
  if (atLobby !== undefined) return atLobby.id;
  // A lost match that had the same number, before a backup was restored, may have one of the same name.
  const since = createdAt.getTime() - CLOCKS_DIFFER_MS;
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
export async function bringIn(
  { rest, log, app }: PostOffice,
  { id, seats, home }: InThread,
): Promise<void> {
  const sitting = seats.flatMap(({ user }) => user ?? []);
  for (const user of new Set([...sitting, ...(await app.store.watchers(id))])) {
    await rest.put(Routes.threadMembers(home.thread, user)).catch((err: unknown) => {
      log.warn({ match: id, user, err }, 'somebody could not be brought into the thread');
    });
  }
}

/** What was posted, and the match as it is then: its thread may be another one. */
interface PostedInThread {
  readonly posted: string;
  readonly match: InThread;
}

/** Posts into the match's thread; where the thread was deleted, into a new one. */
export async function postInThread(
  parts: PostOffice,
  match: MatchRow,
  message: Post,
  row: OutboxRow,
): Promise<PostedInThread> {
  const before = await withThread(parts, match, row);
  try {
    return { posted: await post(parts, before.home.thread, message, row), match: before };
  } catch (error) {
    if (!isCode(error, Codes.UnknownChannel)) throw error;
    const { thread } = before.home;
    parts.log.warn({ match: match.id, thread }, 'the thread was deleted: a new one is made');
    const fresh = await makeThread(parts, before, row);
    await bringIn(parts, fresh);
    // The message that people joined by leads to the thread.
    await showLobby(parts, fresh, row);
    return { posted: await post(parts, fresh.home.thread, message, row), match: fresh };
  }
}
