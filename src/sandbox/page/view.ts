import type { PageChannel, PageMessage, PageUser, PageWorld, UnreadMark } from '../protocol.ts';
import { FLAGS, mediaOf } from '../limits/message.ts';
import { LOCALES } from '../limits/command.ts';
import { walk } from '../limits/components.ts';
import { canWrite } from '../people/talk.ts';
import { channelsSeenBy } from '../world/channels.ts';
import { botLacks, canSee } from '../world/permissions.ts';
import type { Channel, Message, User } from '../world/state.ts';
import { attachmentsJson, commandJson, componentsJson, embedsJson } from '../world/wire.ts';
import type { World } from '../world/world.ts';

/** The world as one person sees it, in the shapes of the page's protocol. */

export function pageUser(user: User): PageUser {
  const { id, username, name, colour, bot, dmsOpen, locale } = user;
  return { id, username, name, colour, bot, dmsOpen, locale };
}

/** Does this person see the message? Ephemeral ones only their reader, until put away. */
export function seesMessage(world: World, viewer: User, message: Message): boolean {
  if (message.ephemeralFor !== null)
    return message.ephemeralFor === viewer.id && !message.dismissed;
  const channel = world.channels.get(message.channelId);
  return channel !== undefined && canSee(world, viewer.id, channel);
}

export function pageMessage(world: World, viewer: User, message: Message): PageMessage {
  // The first message of a thread shows the message that the thread was started from.
  const starter =
    message.type === 21 && message.reference?.messageId != null
      ? world.findMessage(message.reference.channelId, message.reference.messageId)
      : undefined;
  const shown = starter ?? message;
  const deed = message.interaction?.deed;
  return {
    id: message.id,
    channelId: message.channelId,
    author: pageUser(world.user(message.authorId)),
    content: shown.content,
    createdAt: new Date(message.createdAt).toISOString(),
    editedAt: message.editedAt === null ? null : new Date(message.editedAt).toISOString(),
    kind: KINDS[message.type],
    ephemeral: message.ephemeralFor !== null,
    thinking: (message.flags & FLAGS.loading) !== 0,
    componentsV2: (shown.flags & FLAGS.componentsV2) !== 0,
    embeds: embedsJson(world, shown),
    components: starter === undefined ? componentsJson(world, message) : [],
    attachments: besideComponents(world, shown),
    pingedIds: message.pingedIds,
    pingsViewer: message.pingedIds.includes(viewer.id),
    interaction:
      deed?.kind === 'command' && message.interaction !== null
        ? { userId: message.interaction.userId, name: deed.name }
        : null,
    replyTo:
      message.type === 19 && message.reference?.messageId != null
        ? { messageId: message.reference.messageId }
        : null,
    threadId: message.threadId,
  };
}

const KINDS = {
  0: 'default',
  18: 'thread-created',
  19: 'reply',
  20: 'reply',
  21: 'default',
} as const satisfies Record<Message['type'], PageMessage['kind']>;

/** Files that no component shows. */
function besideComponents(world: World, message: Message) {
  const shown = new Set(
    walk(componentsJson(world, message)).flatMap(({ component }) => mediaOf(component)),
  );
  return attachmentsJson(world, message).filter((one) => !shown.has(one.url));
}

/** What of the messages of a channel this person sees, oldest first. */
export function messagesSeenIn(world: World, viewer: User, channelId: string): Message[] {
  return world.messagesIn(channelId).filter((message) => seesMessage(world, viewer, message));
}

/** What this person has not read. In a thread that one has not joined only pings count. */
export function unreadMark(world: World, viewer: User, channel: Channel): UnreadMark {
  const readId = world.readId(viewer.id, channel.id);
  const isFollowed = channel.kind !== 'thread' || channel.members.has(viewer.id);
  let messages = 0;
  let mentions = 0;
  for (const message of world.messagesIn(channel.id).toReversed()) {
    if (readId !== null && BigInt(message.id) <= BigInt(readId)) break;
    if (message.authorId === viewer.id || message.ephemeralFor !== null) continue;
    const isPing = channel.kind === 'dm' || message.pingedIds.includes(viewer.id);
    if (isPing) mentions += 1;
    if (isFollowed || isPing) messages += 1;
  }
  return { readId, messages, mentions };
}

export function pageChannel(world: World, viewer: User, channel: Channel): PageChannel {
  const base = {
    id: channel.id,
    writable: canWrite(world, viewer, channel),
    botLacks: [...botLacks(world, channel)],
    lastMessageId: channel.lastMessageId,
    unread: unreadMark(world, viewer, channel),
  };
  const open = { archived: false, locked: false, parentId: null, topic: null };
  if (channel.kind === 'dm') {
    const other = channel.recipientIds.find((id) => id !== viewer.id) ?? viewer.id;
    return {
      ...base,
      ...open,
      kind: 'dm',
      guildId: null,
      name: world.user(other).name,
      memberIds: channel.recipientIds,
    };
  }
  if (channel.kind === 'text')
    return {
      ...base,
      ...open,
      kind: 'text',
      guildId: channel.guildId,
      name: channel.name,
      topic: channel.topic,
      memberIds: [],
    };
  return {
    ...base,
    kind: channel.private ? 'private-thread' : 'public-thread',
    guildId: channel.guildId,
    parentId: channel.parentId,
    name: channel.name,
    topic: null,
    archived: channel.archived,
    locked: channel.locked,
    memberIds: [...channel.members.keys()],
  };
}

/** Messages of a channel that the page gets at first. */
const FIRST_MESSAGES = 50;

/** Everything this person sees now. */
export function pageWorld(world: World, viewer: User): PageWorld {
  const channels = channelsSeenBy(world, viewer.id);
  return {
    viewer: pageUser(viewer),
    bot: pageUser(world.bot),
    botOnline: world.isBotOnline,
    now: world.clock.now(),
    locales: LOCALES,
    users: world.people.map(pageUser),
    guilds: [...world.guilds.values()]
      .filter((guild) => guild.memberIds.has(viewer.id))
      .map(({ id, name }) => ({ id, name })),
    channels: channels.map((channel) => pageChannel(world, viewer, channel)),
    commands: pageCommands(world),
    messages: Object.fromEntries(
      channels.map((channel) => [
        channel.id,
        messagesSeenIn(world, viewer, channel.id)
          .slice(-FIRST_MESSAGES)
          .map((message) => pageMessage(world, viewer, message)),
      ]),
    ),
  };
}

export function pageCommands(world: World) {
  return [...world.commands.values()].map((command) => commandJson(world, command));
}
