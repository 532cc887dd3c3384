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
import { composeMessage, postMessage } from '../world/messages.ts';
import { announceThread, repeatStarter } from '../world/thread-messages.ts';
import { requireBot } from '../world/permissions.ts';
import type { Channel, TextChannel, Thread } from '../world/state.ts';
import { channelJson, memberJson, threadJson, threadMemberJson, userJson } from '../world/wire.ts';
import type { World } from '../world/world.ts';
import { publicMessage } from './messages.ts';
import { type Call, NOTHING, ok, param, type Reply, type Route } from './route.ts';

/** Channels, threads and their members. */
export const channelRoutes: readonly Route[] = [
  { method: 'GET', path: '/channels/:channel', auth: 'bot', handle: read },
  { method: 'PATCH', path: '/channels/:channel', auth: 'bot', handle: edit },
  { method: 'DELETE', path: '/channels/:channel', auth: 'bot', handle: remove },
  {
    method: 'POST',
    path: '/channels/:channel/messages/:message/threads',
    auth: 'bot',
    handle: openFromMessage,
  },
  { method: 'POST', path: '/channels/:channel/threads', auth: 'bot', handle: open },
  { method: 'GET', path: '/channels/:channel/thread-members', auth: 'bot', handle: listMembers },
  { method: 'PUT', path: '/channels/:channel/thread-members/:user', auth: 'bot', handle: join },
  { method: 'DELETE', path: '/channels/:channel/thread-members/:user', auth: 'bot', handle: leave },
  { method: 'GET', path: '/guilds/:guild/threads/active', auth: 'bot', handle: listActive },
  {
    method: 'GET',
    path: '/channels/:channel/threads/archived/public',
    auth: 'bot',
    handle: (call) => listArchived(call, false),
  },
  {
    method: 'GET',
    path: '/channels/:channel/threads/archived/private',
    auth: 'bot',
    handle: (call) => listArchived(call, true),
  },
  { method: 'POST', path: '/users/@me/channels', auth: 'bot', handle: openDirect },
];

/** Renames of a channel: two in ten minutes (of real time). */
const RENAMES = { times: 2, perMs: 10 * 60_000 } as const;

const minutes = optional(z.literal([60, 1440, 4320, 10080]));
const threadFields = {
  name: z.string().min(1).max(100),
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
  name: optional(z.string().min(1).max(100)),
  archived: optional(z.boolean()),
  locked: optional(z.boolean()),
  invitable: optional(z.boolean()),
  auto_archive_duration: minutes,
});
function read(call: Call): Reply {
  const channel = call.world.channel(param(call, 'channel'));
  requireBot(call.world, channel);
  return ok(channelJson(call.world, channel));
}

function edit(call: Call): Reply {
  const { world } = call;
  const channel = world.channel(param(call, 'channel'));
  requireBot(world, channel);
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
    const waitMs = world.throttle(`renames of ${thread.id}`, RENAMES);
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

function remove(call: Call): Reply {
  const { world } = call;
  const channel = world.channel(param(call, 'channel'));
  requireBot(world, channel);
  if (channel.kind === 'thread') {
    requireBot(world, channel, 'ManageThreads');
    const json = threadJson(world, channel);
    deleteChannel(world, channel);
    return ok(json);
  }
  if (channel.kind === 'text') throw refusal('missingPermissions');
  return ok(channelJson(world, channel));
}

function parentOf(call: Call): TextChannel {
  const channel = call.world.channel(param(call, 'channel'));
  requireBot(call.world, channel);
  if (channel.kind !== 'text') throw refusal('onChannelType');
  return channel;
}

function openFromMessage(call: Call): Reply {
  const { world } = call;
  const parent = parentOf(call);
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
    ...(form.auto_archive_duration === undefined
      ? {}
      : { autoArchiveMinutes: form.auto_archive_duration }),
  });
  repeatStarter(world, thread, starter);
  return { status: 201, json: threadJson(world, thread) };
}

function open(call: Call): Reply {
  const { world } = call;
  const parent = parentOf(call);
  if (hasPosts(parent)) return openPost(call, parent);
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
    ...(form.invitable === undefined ? {} : { invitable: form.invitable }),
    ...(form.auto_archive_duration === undefined
      ? {}
      : { autoArchiveMinutes: form.auto_archive_duration }),
  });
  if (!isPrivate) announceThread(world, thread, parent);
  return { status: 201, json: threadJson(world, thread) };
}

function openPost(call: Call, parent: TextChannel): Reply {
  const { world } = call;
  requireBot(world, parent, 'SendMessages');
  const form = readForm(forumPost, call.body);
  const parts = composeMessage(world, form.message, call.uploads);
  const post = openThread(world, {
    parent,
    name: form.name,
    ownerId: world.bot.id,
    private: false,
    ...(form.auto_archive_duration === undefined
      ? {}
      : { autoArchiveMinutes: form.auto_archive_duration }),
  });
  const allowedMentions = form.message.allowed_mentions;
  postMessage(world, { channel: post, authorId: world.bot.id, type: 0, parts, allowedMentions });
  return { status: 201, json: threadJson(world, post) };
}

function threadOf(call: Call): Thread {
  const channel = call.world.channel(param(call, 'channel'));
  requireBot(call.world, channel);
  if (channel.kind !== 'thread') throw refusal('onChannelType');
  return channel;
}

function memberOf(call: Call): string {
  const id = param(call, 'user');
  return id === '@me' ? call.world.bot.id : call.world.user(id).id;
}

function listMembers(call: Call): Reply {
  const { world, query } = call;
  const thread = threadOf(call);
  const guild = world.guild(thread.guildId);
  return ok(
    [...thread.members].map(([id, joinedAt]) => ({
      ...threadMemberJson(thread, id, joinedAt),
      ...(query.get('with_member') === 'true'
        ? {
            member: { ...memberJson(world, guild, world.user(id)), user: userJson(world.user(id)) },
          }
        : {}),
    })),
  );
}

function join(call: Call): Reply {
  const thread = threadOf(call);
  if (thread.archived) throw refusal('archivedThread');
  requireBot(call.world, thread, 'SendMessagesInThreads');
  joinThread(call.world, thread, memberOf(call));
  return NOTHING;
}

function leave(call: Call): Reply {
  const thread = threadOf(call);
  if (thread.archived) throw refusal('archivedThread');
  const userId = memberOf(call);
  const isOwnPrivate = thread.private && thread.ownerId === call.world.bot.id;
  if (userId !== call.world.bot.id && !isOwnPrivate)
    requireBot(call.world, thread, 'ManageThreads');
  leaveThread(call.world, thread, userId);
  return NOTHING;
}

function listActive(call: Call): Reply {
  const { world } = call;
  const guild = world.guild(param(call, 'guild'));
  const threads = world
    .textChannels(guild.id)
    .flatMap((channel) => threadsOf(world, channel.id))
    .filter((thread) => !thread.archived);
  return ok(threadList(world, threads));
}

function listArchived(call: Call, isPrivate: boolean): Reply {
  const { world } = call;
  const parent = parentOf(call);
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

function openDirect(call: Call): Reply {
  const { recipient_id } = readForm(z.object({ recipient_id: snowflake }), call.body);
  const { world } = call;
  const guilds = world.guildsOf(world.bot.id);
  if (!guilds.some(({ memberIds }) => memberIds.has(recipient_id))) throw refusal('noMutualGuild');
  const channel: Channel = openDirectMessages(world, world.bot, world.user(recipient_id));
  return ok(channelJson(world, channel));
}
