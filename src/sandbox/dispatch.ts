import { guildCreateJson, guildJson } from './world/guild-wire.ts';
import { interactionJson } from './world/interaction-wire.ts';
import { canSee } from './world/permissions.ts';
import type { Change, Message, Thread } from './world/state.ts';
import {
  channelJson,
  guildIdOf,
  memberJson,
  messageJson,
  threadJson,
  threadMemberJson,
  userJson,
} from './world/wire.ts';
import type { World } from './world/world.ts';

/** Which gateway events a change of the world is, and who asked for them. */

/** Bits of the intents that matter here. */
export const INTENTS = {
  guilds: 1 << 0,
  guildMembers: 1 << 1,
  guildMessages: 1 << 9,
  directMessages: 1 << 12,
  messageContent: 1 << 15,
} as const;

/** An event for the clients: whom it concerns, and what it says. */
export interface Dispatch {
  readonly event: string;
  /** Sent to sessions that asked for one of these; 0 for all. */
  readonly intents: number;
  readonly guildId: string | null;
  readonly data: unknown;
}

/** Without the intent for it, the words of others' guild messages that do not mention the bot
 * are left out. */
export function withoutContent(
  world: World,
  intents: number,
  event: string,
  data: unknown,
): unknown {
  const isMessage = event === 'MESSAGE_CREATE' || event === 'MESSAGE_UPDATE';
  if (!isMessage || (intents & INTENTS.messageContent) !== 0) return data;
  if (typeof data !== 'object' || data === null || !('id' in data)) return data;
  const message = world.messageAnywhere(String(data.id));
  const isPlain =
    message === undefined ||
    message.authorId === world.bot.id ||
    message.mentionIds.includes(world.bot.id) ||
    guildIdOf(world, message.channelId) === null;
  return isPlain ? data : { ...data, content: '', embeds: [], attachments: [], components: [] };
}

/** The events that a change is; none when no client is told. */
export function dispatchesOf(world: World, change: Change): readonly Dispatch[] {
  switch (change.is) {
    case 'message-created':
      return messageDispatch(world, 'MESSAGE_CREATE', change.message);
    case 'message-updated':
      return messageDispatch(world, 'MESSAGE_UPDATE', change.message);
    case 'message-deleted':
      return messageDispatch(world, 'MESSAGE_DELETE', change.message);
    case 'channel-created':
    case 'channel-updated':
    case 'channel-deleted':
      return channelDispatch(world, change);
    case 'thread-members':
      return threadMembersDispatch(world, change);
    case 'guild-created':
    case 'bot-let-in':
      return [
        {
          event: 'GUILD_CREATE',
          intents: INTENTS.guilds,
          guildId: change.guild.id,
          data: guildCreateJson(world, change.guild),
        },
      ];
    case 'guild-updated':
      return [
        {
          event: 'GUILD_UPDATE',
          intents: INTENTS.guilds,
          guildId: change.guild.id,
          data: guildJson(world, change.guild),
        },
      ];
    case 'bot-thrown-out':
      return [
        {
          event: 'GUILD_DELETE',
          intents: INTENTS.guilds,
          guildId: change.guild.id,
          data: { id: change.guild.id },
        },
      ];
    case 'member-added':
      return [
        {
          event: 'GUILD_MEMBER_ADD',
          intents: INTENTS.guildMembers,
          guildId: change.guild.id,
          data: {
            ...memberJson(world, change.guild, change.user),
            user: userJson(change.user),
            guild_id: change.guild.id,
          },
        },
      ];
    case 'interaction':
      return change.step.is === 'sent'
        ? [
            {
              event: 'INTERACTION_CREATE',
              intents: 0,
              guildId: change.interaction.guildId,
              data: interactionJson(world, change.interaction),
            },
          ]
        : [];
    default:
      return [];
  }
}

/** Ephemeral messages are nobody's news but their reader's. */
function messageDispatch(world: World, event: string, message: Message): readonly Dispatch[] {
  const channel = world.channels.get(message.channelId);
  if (message.ephemeralFor !== null || channel === undefined) return [];
  if (!canSee(world, world.bot.id, channel)) return [];
  const guildId = guildIdOf(world, message.channelId);
  const guild = guildId === null ? null : world.guild(guildId);
  const base = {
    channel_id: message.channelId,
    channel_type: channelJson(world, channel).type,
    ...(guild === null ? {} : { guild_id: guild.id }),
  };
  const author = world.user(message.authorId);
  return [
    {
      event,
      intents: guild === null ? INTENTS.directMessages : INTENTS.guildMessages,
      guildId,
      data:
        event === 'MESSAGE_DELETE'
          ? { id: message.id, ...base }
          : {
              ...messageJson(world, message),
              ...base,
              ...(guild === null ? {} : { member: memberJson(world, guild, author) }),
            },
    },
  ];
}

function channelDispatch(
  world: World,
  change: Extract<Change, { is: 'channel-created' | 'channel-updated' | 'channel-deleted' }>,
): readonly Dispatch[] {
  const { channel } = change;
  // Bots are not told of direct messages being opened.
  if (channel.kind === 'dm') return [];
  const verb = {
    'channel-created': 'CREATE',
    'channel-updated': 'UPDATE',
    'channel-deleted': 'DELETE',
  }[change.is];
  const about = { intents: INTENTS.guilds, guildId: channel.guildId };
  if (channel.kind === 'text')
    return [{ ...about, event: `CHANNEL_${verb}`, data: channelJson(world, channel) }];
  if (!canSee(world, world.bot.id, channel)) return [];
  const json = threadJson(world, channel);
  const data =
    verb === 'DELETE'
      ? { id: json.id, guild_id: json.guild_id, parent_id: json.parent_id, type: json.type }
      : verb === 'CREATE'
        ? { ...json, newly_created: true }
        : json;
  return [{ ...about, event: `THREAD_${verb}`, data }];
}

function threadMembersDispatch(
  world: World,
  change: {
    readonly thread: Thread;
    readonly added: readonly string[];
    readonly removed: readonly string[];
  },
): readonly Dispatch[] {
  const { thread, added, removed } = change;
  const guild = world.guild(thread.guildId);
  const concernsBot = [...added, ...removed].includes(world.bot.id);
  const members: Dispatch = {
    event: 'THREAD_MEMBERS_UPDATE',
    // Without the members intent a bot hears of itself only.
    intents: concernsBot ? INTENTS.guilds : INTENTS.guildMembers,
    guildId: guild.id,
    data: {
      id: thread.id,
      guild_id: guild.id,
      member_count: thread.members.size,
      added_members: added.map((id) => ({
        ...threadMemberJson(thread, id, thread.members.get(id) ?? world.clock.now()),
        member: { ...memberJson(world, guild, world.user(id)), user: userJson(world.user(id)) },
      })),
      removed_member_ids: removed,
    },
  };
  const isNewToBot = thread.private && added.includes(world.bot.id);
  return isNewToBot
    ? [
        {
          event: 'THREAD_CREATE',
          intents: INTENTS.guilds,
          guildId: guild.id,
          data: threadJson(world, thread),
        },
        members,
      ]
    : [members];
}
