import { z } from 'zod';
import { snowflake } from '../limits/components.ts';
import { optional, readForm } from '../limits/form.ts';
import { messageForm } from '../limits/message.ts';
import { rateLimited, refusal } from '../refusal.ts';
import {
  archiveWhenQuiet,
  deleteChannel,
  hasPosts,
  joinThread,
  leaveThread,
  openDirectMessages,
  openThread,
  setArchived,
  threadsOf,
  threadTypesOf,
} from '../world/channels.ts';
import { announceThread, composeMessage, postMessage, repeatStarter } from '../world/messages.ts';
import { requireBot } from '../world/permissions.ts';
import type { TextChannel, Thread } from '../world/state.ts';
import { channelJson, memberJson, threadJson, threadMemberJson } from '../world/wire.ts';
import type { World } from '../world/world.ts';
import { publicMessage } from './messages.ts';
import {
  type Call,
  channelOf,
  created,
  NOTHING,
  ok,
  param,
  type Reply,
  type Route,
  route,
} from './route.ts';

/** Channels, threads and their members. */
export const channelRoutes: readonly Route[] = [
  route('GET', '/channels/:channel', read),
  route('PATCH', '/channels/:channel', edit),
  route('DELETE', '/channels/:channel', remove),
  route('POST', '/channels/:channel/messages/:message/threads', openFromMessage),
  route('POST', '/channels/:channel/threads', open),
  route('GET', '/channels/:channel/thread-members', listMembers),
  route('PUT', '/channels/:channel/thread-members/:user', join),
  route('DELETE', '/channels/:channel/thread-members/:user', leave),
  route('GET', '/guilds/:guild/threads/active', listActive),
  route('GET', '/channels/:channel/threads/archived/public', (world, call) =>
    listArchived(world, call, false),
  ),
  route('GET', '/channels/:channel/threads/archived/private', (world, call) =>
    listArchived(world, call, true),
  ),
  route('POST', '/users/@me/channels', openDirect),
];

/** Renames of a channel: two in ten minutes (of real time). */
const RENAMES = { times: 2, perMs: 10 * 60_000 } as const;

const minutes = optional(z.literal([60, 1440, 4320, 10080]));
const threadName = z.string().min(1).max(100);
const threadFields = {
  name: threadName,
  auto_archive_duration: minutes,
  rate_limit_per_user: optional(z.int().min(0).max(21600).nullable()),
};
const threadFromMessage = z.object(threadFields);
const threadAlone = z.object({
  ...threadFields,
  // Without a type Discord makes a private thread.
  type: optional(z.literal([10, 11, 12])),
  invitable: optional(z.boolean()),
});
/** A post of a forum begins with a message. */
const forumPost = z.object({ ...threadFields, message: messageForm });
const threadEdit = z.object({
  name: optional(threadName),
  archived: optional(z.boolean()),
  locked: optional(z.boolean()),
  invitable: optional(z.boolean()),
  auto_archive_duration: minutes,
});

function read(world: World, call: Call): Reply {
  return ok(channelJson(world, channelOf(world, call)));
}

function edit(world: World, call: Call): Reply {
  const channel = channelOf(world, call);
  if (channel.kind === 'dm') throw refusal('onDm');
  // The bot's role has no Manage Channels.
  if (channel.kind === 'text') throw refusal('missingPermissions');
  editThread(world, channel, readForm(threadEdit, call.body));
  return ok(channelJson(world, channel));
}

function editThread(world: World, thread: Thread, wish: z.output<typeof threadEdit>): void {
  const isOwner = thread.ownerId === world.bot.id;
  if (!isOwner || wish.locked !== undefined) requireBot(world, thread, 'ManageThreads');
  if (thread.archived && wish.archived !== false) {
    const isOnlyState = Object.keys(wish).every((key) => key === 'archived' || key === 'locked');
    if (!isOnlyState) throw refusal('archivedThread');
  }
  if (wish.name !== undefined && wish.name !== thread.name) {
    const { waitMs } = world.throttle(`renames of ${thread.id}`, RENAMES);
    if (waitMs > 0) throw rateLimited(waitMs, 'shared');
    thread.name = wish.name;
  }
  thread.locked = wish.locked ?? thread.locked;
  thread.invitable = wish.invitable ?? thread.invitable;
  thread.autoArchiveMinutes = wish.auto_archive_duration ?? thread.autoArchiveMinutes;
  if (wish.archived !== undefined && wish.archived !== thread.archived)
    setArchived(world, thread, wish.archived);
  else world.tell({ is: 'channel-updated', channel: thread });
  if (wish.auto_archive_duration !== undefined && !thread.archived) archiveWhenQuiet(world, thread);
}

function remove(world: World, call: Call): Reply {
  const channel = channelOf(world, call);
  const json = channelJson(world, channel);
  if (channel.kind === 'text') throw refusal('missingPermissions');
  if (channel.kind === 'thread') {
    requireBot(world, channel, 'ManageThreads');
    deleteChannel(world, channel);
  }
  return ok(json);
}

function parentOf(world: World, call: Call): TextChannel {
  const channel = channelOf(world, call);
  if (channel.kind !== 'text') throw refusal('onChannelType');
  return channel;
}

function openFromMessage(world: World, call: Call): Reply {
  const parent = parentOf(world, call);
  if (threadTypesOf(parent).length === 0) throw refusal('onChannelType');
  requireBot(world, parent, 'CreatePublicThreads');
  const form = readForm(threadFromMessage, call.body);
  const starter = publicMessage(world, parent, param(call, 'message'));
  const thread = openThread(world, {
    parent,
    name: form.name,
    ownerId: world.bot.id,
    private: false,
    starter,
    autoArchiveMinutes: form.auto_archive_duration,
  });
  repeatStarter(world, thread, starter);
  return created(threadJson(world, thread));
}

function open(world: World, call: Call): Reply {
  const parent = parentOf(world, call);
  if (hasPosts(parent)) return openPost(world, call, parent);
  const form = readForm(threadAlone, call.body);
  const type = form.type ?? 12;
  if (!threadTypesOf(parent).includes(type)) throw refusal('onChannelType');
  const isPrivate = type === 12;
  requireBot(world, parent, isPrivate ? 'CreatePrivateThreads' : 'CreatePublicThreads');
  const thread = openThread(world, {
    parent,
    name: form.name,
    ownerId: world.bot.id,
    private: isPrivate,
    invitable: form.invitable,
    autoArchiveMinutes: form.auto_archive_duration,
  });
  if (!isPrivate) announceThread(world, thread, parent);
  return created(threadJson(world, thread));
}

function openPost(world: World, call: Call, parent: TextChannel): Reply {
  requireBot(world, parent, 'SendMessages');
  const form = readForm(forumPost, call.body);
  const parts = composeMessage(world, form.message, call.uploads);
  const channel = openThread(world, {
    parent,
    name: form.name,
    ownerId: world.bot.id,
    private: false,
    autoArchiveMinutes: form.auto_archive_duration,
  });
  const allowedMentions = form.message.allowed_mentions;
  postMessage(world, { channel, authorId: world.bot.id, type: 0, parts, allowedMentions });
  return created(threadJson(world, channel));
}

function threadOf(world: World, call: Call): Thread {
  const channel = channelOf(world, call);
  if (channel.kind !== 'thread') throw refusal('onChannelType');
  return channel;
}

function memberOf(world: World, call: Call): string {
  const id = param(call, 'user');
  return id === '@me' ? world.bot.id : world.user(id).id;
}

function listMembers(world: World, call: Call): Reply {
  const thread = threadOf(world, call);
  const guild = world.guild(thread.guildId);
  const withMember = call.query.get('with_member') === 'true';
  return ok(
    [...thread.members].map(([id, joinedAt]) => ({
      ...threadMemberJson(thread, id, joinedAt),
      member: withMember ? memberJson(world, guild, world.user(id)) : undefined,
    })),
  );
}

function join(world: World, call: Call): Reply {
  const thread = threadOf(world, call);
  if (thread.archived) throw refusal('archivedThread');
  requireBot(world, thread, 'SendMessagesInThreads');
  joinThread(world, thread, memberOf(world, call));
  return NOTHING;
}

function leave(world: World, call: Call): Reply {
  const thread = threadOf(world, call);
  if (thread.archived) throw refusal('archivedThread');
  const userId = memberOf(world, call);
  const isOwnPrivate = thread.private && thread.ownerId === world.bot.id;
  if (userId !== world.bot.id && !isOwnPrivate) requireBot(world, thread, 'ManageThreads');
  leaveThread(world, thread, userId);
  return NOTHING;
}

function listActive(world: World, call: Call): Reply {
  const guild = world.guild(param(call, 'guild'));
  const threads = world
    .textChannels(guild.id)
    .flatMap((channel) => threadsOf(world, channel.id))
    .filter((thread) => !thread.archived);
  return ok(threadList(world, threads));
}

function listArchived(world: World, call: Call, isPrivate: boolean): Reply {
  const parent = parentOf(world, call);
  requireBot(world, parent, 'ReadMessageHistory');
  if (isPrivate) requireBot(world, parent, 'ManageThreads');
  const threads = threadsOf(world, parent.id)
    .filter((thread) => thread.archived && thread.private === isPrivate)
    .toSorted((one, other) => other.archiveChangedAt - one.archiveChangedAt);
  return ok({ ...threadList(world, threads), has_more: false });
}

function threadList(world: World, threads: readonly Thread[]) {
  return {
    threads: threads.map((thread) => threadJson(world, thread)),
    members: threads.flatMap((thread) => {
      const joinedAt = thread.members.get(world.bot.id);
      return joinedAt === undefined ? [] : [threadMemberJson(thread, world.bot.id, joinedAt)];
    }),
  };
}

function openDirect(world: World, call: Call): Reply {
  const { recipient_id: id } = readForm(z.object({ recipient_id: snowflake }), call.body);
  if (!world.guildsOf(world.bot.id).some(({ memberIds }) => memberIds.has(id)))
    throw refusal('noMutualGuild');
  return ok(channelJson(world, openDirectMessages(world, world.bot, world.user(id))));
}
