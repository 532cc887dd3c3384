import {
  deleteChannel,
  hasMessages,
  hasPosts,
  joinThread,
  openDirectMessages,
  openThread,
  setArchived,
  threadTypesOf,
} from '../world/channels.ts';
import { announceThread, deleteMessage, plainText, postMessage } from '../world/messages.ts';
import { canSee, managesMessages } from '../world/permissions.ts';
import type {
  Channel,
  DirectMessages,
  Message,
  TextChannel,
  Thread,
  User,
} from '../world/state.ts';
import type { World } from '../world/world.ts';
import { PersonRefusal } from './sentence.ts';

/** The channel, if that person sees it. */
export function visibleChannel(world: World, user: User, channelId: string): Channel {
  const channel = world.channels.get(channelId);
  if (channel === undefined || !canSee(world, user.id, channel))
    throw new PersonRefusal('That channel is not there any more.');
  return channel;
}

/** May that person write in the channel now? */
export function canWrite(world: World, user: User, channel: Channel): boolean {
  const isLocked = channel.kind === 'thread' && channel.locked;
  return canSee(world, user.id, channel) && hasMessages(channel) && !isLocked;
}

/** Says something in a channel. */
export function say(world: World, user: User, channelId: string, content: string): Message {
  const channel = visibleChannel(world, user, channelId);
  if (!hasMessages(channel)) throw new PersonRefusal('There are posts here alone: start one.');
  if (!canWrite(world, user, channel)) throw new PersonRefusal('This thread is locked.');
  if (content.length > 2000) throw new PersonRefusal('A message has at most 2000 characters.');
  return postMessage(world, {
    channel,
    authorId: user.id,
    type: 0,
    parts: plainText(content),
  });
}

/** Opens the direct messages with somebody. */
export function writeTo(world: World, user: User, otherId: string): DirectMessages {
  const other = world.users.get(otherId);
  if (other === undefined || other === user)
    throw new PersonRefusal('There is nobody of that name to write to.');
  return openDirectMessages(world, user, other);
}

/** Accepts or refuses direct messages from the bot. */
export function setDirectMessagesOpen(world: World, user: User, open: boolean): void {
  user.dmsOpen = open;
  world.tell({ is: 'users-changed' });
}

/** Sets somebody's client to another of Discord's locales. */
export function setLocale(world: World, user: User, locale: string): void {
  user.locale = locale;
  world.tell({ is: 'users-changed' });
}

/** Marks all that is in a channel as read. */
export function readAll(world: World, user: User, channelId: string): void {
  const channel = visibleChannel(world, user, channelId);
  if (channel.lastMessageId !== null) world.markRead(user.id, channel.id, channel.lastMessageId);
}

/** Puts an ephemeral message away, or deletes a message: of one's own, or as who may manage those of others. */
export function removeMessage(world: World, user: User, messageId: string): void {
  const message = world.messageAnywhere(messageId);
  if (message?.ephemeralFor === user.id) {
    message.dismissed = true;
    world.tell({ is: 'message-dismissed', message });
  } else if (message !== undefined && mayDelete(world, user, message)) {
    deleteMessage(world, message);
  } else {
    throw new PersonRefusal('You can delete your own messages only.');
  }
}

function mayDelete(world: World, user: User, message: Message): boolean {
  if (message.authorId === user.id) return true;
  const channel = world.channel(message.channelId);
  return message.ephemeralFor === null && managesMessages(world, user.id, channel);
}

/** Starts a thread in a channel; in a forum, a post that begins with its name. */
export function startThread(
  world: World,
  user: User,
  wish: {
    readonly channel: string;
    readonly name: string;
    readonly private: boolean;
    readonly members?: readonly string[] | undefined;
  },
): Thread {
  const parent = visibleChannel(world, user, wish.channel);
  const types = parent.kind === 'text' ? threadTypesOf(parent) : [];
  if (parent.kind !== 'text' || (wish.private ? !types.includes(12) : types.length === 0))
    throw new PersonRefusal('There are no such threads here.');
  const thread = openThread(world, {
    parent,
    name: wish.name,
    ownerId: user.id,
    private: wish.private,
  });
  if (hasPosts(parent)) {
    const parts = plainText(wish.name);
    postMessage(world, { channel: thread, authorId: user.id, type: 0, parts });
  } else if (!wish.private) announceThread(world, thread, parent);
  for (const id of wish.members ?? []) joinThread(world, thread, world.user(id).id);
  return thread;
}

export function archiveThread(
  world: World,
  user: User,
  channelId: string,
  archived: boolean,
): Thread {
  const thread = visibleChannel(world, user, channelId);
  if (thread.kind !== 'thread') throw new PersonRefusal('Only threads can be archived.');
  setArchived(world, thread, archived);
  return thread;
}

/** Deletes a thread or a text channel. */
export function dropChannel(world: World, user: User, channelId: string): void {
  const channel = visibleChannel(world, user, channelId);
  if (channel.kind === 'dm') throw new PersonRefusal('Direct messages cannot be deleted.');
  deleteChannel(world, channel);
}

/** A new text channel in a guild. */
export function makeChannel(world: World, guildId: string, name: string): TextChannel {
  const guild = world.guilds.get(guildId);
  if (guild === undefined) throw new PersonRefusal('That server is not there.');
  return world.addTextChannel(guild, name);
}
