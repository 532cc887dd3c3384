import { refusal } from '../refusal.ts';
import { canSee } from './permissions.ts';
import type { Channel, DirectMessages, Message, TextChannel, Thread, User } from './state.ts';
import type { World } from './world.ts';

/** Whether anything can be said in a channel: not in categories, forums and media channels. */
export const hasMessages = (channel: Channel): boolean =>
  channel.kind !== 'text' || ![4, 15, 16].includes(channel.type);

/** Whether what hangs below a channel begins with its first message: posts of forums and media channels. */
export const hasPosts = ({ type }: Pick<TextChannel, 'type'>): boolean =>
  type === 15 || type === 16;

/** Discord's types of the threads that a channel can have; none in the chat of a voice channel or a stage. */
export function threadTypesOf({ type }: Pick<TextChannel, 'type'>): readonly (10 | 11 | 12)[] {
  if (type === 0) return [11, 12];
  if (type === 5) return [10];
  return hasPosts({ type }) ? [11] : [];
}

/** What a new thread is to be. */
export interface NewThread {
  readonly parent: TextChannel;
  readonly name: string;
  readonly ownerId: string;
  readonly private: boolean;
  readonly invitable?: boolean | undefined;
  readonly autoArchiveMinutes?: number | undefined;
  /** The message it starts from: the thread takes that message's id. */
  readonly starter?: Message;
}

/** Minutes after which a quiet thread is archived, unless it was opened with another number. */
const AUTO_ARCHIVE_MINUTES = 4320;

/** Opens a thread; its opener is its first member. */
export function openThread(world: World, wish: NewThread): Thread {
  if (wish.starter?.threadId) throw refusal('threadExists');
  const now = world.clock.now();
  const thread: Thread = {
    kind: 'thread',
    id: wish.starter?.id ?? world.nextId(),
    guildId: wish.parent.guildId,
    parentId: wish.parent.id,
    ownerId: wish.ownerId,
    private: wish.private,
    createdAt: now,
    name: wish.name,
    archived: false,
    locked: false,
    invitable: wish.invitable ?? true,
    autoArchiveMinutes: wish.autoArchiveMinutes ?? AUTO_ARCHIVE_MINUTES,
    archiveChangedAt: now,
    lastMessageId: null,
    messageCount: 0,
    members: new Map([[wish.ownerId, now]]),
  };
  world.channels.set(thread.id, thread);
  world.tell({ is: 'channel-created', channel: thread });
  if (wish.starter !== undefined) {
    wish.starter.threadId = thread.id;
    world.tell({ is: 'message-updated', message: wish.starter });
  }
  archiveWhenQuiet(world, thread);
  return thread;
}

/** By thread, what cancels the timer that will archive it when nobody says anything. */
const stayOpen = new WeakMap<Thread, () => void>();

/** Archives the thread once nothing was said in it for as long as it says; so far for `quietMs`. */
export function archiveWhenQuiet(world: World, thread: Thread, quietMs = 0): void {
  const leftMs = Math.max(0, thread.autoArchiveMinutes * 60_000 - quietMs);
  stayOpen.get(thread)?.();
  const cancel = world.clock.after(leftMs, () => {
    if (world.channels.has(thread.id)) setArchived(world, thread, true);
  });
  stayOpen.set(thread, cancel);
}

export function setArchived(world: World, thread: Thread, archived: boolean): void {
  if (thread.archived === archived) return;
  thread.archived = archived;
  thread.archiveChangedAt = world.clock.now();
  world.tell({ is: 'channel-updated', channel: thread });
  if (archived) stayOpen.get(thread)?.();
  else archiveWhenQuiet(world, thread);
}

/** Refuses (50083) to change a message in an archived thread. */
export function requireOpen(world: World, message: Message): void {
  const channel = world.channel(message.channelId);
  if (channel.kind === 'thread' && channel.archived) throw refusal('archivedThread');
}

/** Adds a guild member to a thread; does nothing for somebody who is in it. */
export function joinThread(world: World, thread: Thread, userId: string): void {
  if (thread.members.has(userId)) return;
  if (world.guild(thread.guildId).memberIds.has(userId) !== true) throw refusal('unknownMember');
  thread.members.set(userId, world.clock.now());
  world.tell({ is: 'thread-members', thread, added: [userId], removed: [] });
}

export function leaveThread(world: World, thread: Thread, userId: string): void {
  if (!thread.members.delete(userId)) throw refusal('unknownMember');
  world.tell({ is: 'thread-members', thread, added: [], removed: [userId] });
}

/** Deletes a thread or a text channel with its threads and all their messages. */
export function deleteChannel(world: World, channel: TextChannel | Thread): void {
  if (channel.kind === 'text') {
    for (const thread of threadsOf(world, channel.id)) deleteChannel(world, thread);
  }
  world.channels.delete(channel.id);
  world.dropMessagesOf(channel.id);
  world.tell({ is: 'channel-deleted', channel });
}

export function threadsOf(world: World, parentId: string): Thread[] {
  return [...world.channels.values()].filter(
    (channel): channel is Thread => channel.kind === 'thread' && channel.parentId === parentId,
  );
}

/** The direct messages between two users, opened if they are not yet. */
export function openDirectMessages(world: World, one: User, other: User): DirectMessages {
  for (const channel of world.channels.values()) {
    if (
      channel.kind === 'dm' &&
      channel.recipientIds.includes(one.id) &&
      channel.recipientIds.includes(other.id)
    )
      return channel;
  }
  const channel: DirectMessages = {
    kind: 'dm',
    id: world.nextId(),
    recipientIds: [one.id, other.id],
    lastMessageId: null,
  };
  world.channels.set(channel.id, channel);
  world.tell({ is: 'channel-created', channel });
  return channel;
}

/** The threads and direct messages that a user sees, and the text channels. */
export function channelsSeenBy(world: World, userId: string) {
  return [...world.channels.values()].filter((channel) => canSee(world, userId, channel));
}

/** Takes the world back to its beginning: users, guilds, channels and commands stay, and so do
 * direct messages, emptied: clients remember their channels for good. */
export function resetWorld(world: World): void {
  for (const channel of world.channels.values()) {
    if (channel.kind === 'thread') deleteChannel(world, channel);
  }
  for (const channel of world.channels.values()) {
    for (const message of world.messagesIn(channel.id).toReversed()) {
      world.dropMessage(message);
      world.tell({ is: 'message-deleted', message });
    }
    channel.lastMessageId = null;
  }
  world.interactions.clear();
  for (const user of world.people) user.dmsOpen = true;
  world.tell({ is: 'reset' });
}
