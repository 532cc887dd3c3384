import { guildCreateJson, guildJson } from './world/guild-wire.ts';
import { interactionJson } from './world/interaction-wire.ts';
import { canSee } from './world/permissions.ts';
import type { Change, Message } from './world/state.ts';
import {
  bareMemberJson,
  channelJson,
  memberJson,
  messageJson,
  threadJson,
  threadMemberJson,
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
  readonly guildId: string | null;
  readonly data: unknown;
  /** Sent to sessions that asked for one of these; 0 for all. */
  readonly intents: number;
  /** Instead of `data` for sessions without the intent for the content of messages. */
  readonly withoutContent?: unknown;
}

const dispatch = (
  event: string,
  guildId: string | null,
  data: unknown,
  intents: number = INTENTS.guilds,
): Dispatch => ({ event, guildId, data, intents });

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
      return [dispatch('GUILD_CREATE', change.guild.id, guildCreateJson(world, change.guild))];
    case 'guild-updated':
      return [dispatch('GUILD_UPDATE', change.guild.id, guildJson(world, change.guild))];
    case 'bot-thrown-out':
      return [dispatch('GUILD_DELETE', change.guild.id, { id: change.guild.id })];
    case 'member-added': {
      const { id } = change.guild;
      const member = { ...memberJson(world, change.guild, change.user), guild_id: id };
      return [dispatch('GUILD_MEMBER_ADD', id, member, INTENTS.guildMembers)];
    }
    case 'interaction': {
      if (change.step.is !== 'sent') return [];
      const json = interactionJson(world, change.interaction);
      return [dispatch('INTERACTION_CREATE', change.interaction.guildId, json, 0)];
    }
    default:
      return [];
  }
}

/** Ephemeral messages are nobody's news but their reader's. */
function messageDispatch(world: World, event: string, message: Message): readonly Dispatch[] {
  const channel = world.channels.get(message.channelId);
  if (message.ephemeralFor !== null || channel === undefined) return [];
  if (!canSee(world, world.bot.id, channel)) return [];
  const guild = channel.kind === 'dm' ? null : world.guild(channel.guildId);
  const base = {
    channel_id: channel.id,
    channel_type: channelJson(world, channel).type,
    guild_id: guild?.id,
  };
  const [guildId, intents] =
    guild === null ? [null, INTENTS.directMessages] : [guild.id, INTENTS.guildMessages];
  if (event === 'MESSAGE_DELETE')
    return [dispatch(event, guildId, { id: message.id, ...base }, intents)];
  const author = world.user(message.authorId);
  const data = {
    ...messageJson(world, message),
    ...base,
    member: guild === null ? undefined : bareMemberJson(world, guild, author),
  };
  // What a bot says itself, what mentions it and what is said to it alone it may read in any case.
  const isForBot = author === world.bot || message.mentionIds.includes(world.bot.id);
  const isReadable = guild === null || isForBot;
  const nothing = { content: '', embeds: [], attachments: [], components: [] };
  const withoutContent = isReadable ? data : { ...data, ...nothing };
  return [{ ...dispatch(event, guildId, data, intents), withoutContent }];
}

const VERBS = {
  'channel-created': 'CREATE',
  'channel-updated': 'UPDATE',
  'channel-deleted': 'DELETE',
} as const;

function channelDispatch(
  world: World,
  { is, channel }: Extract<Change, { is: keyof typeof VERBS }>,
): readonly Dispatch[] {
  // Bots are not told of direct messages being opened.
  if (channel.kind === 'dm') return [];
  const verb = VERBS[is];
  const { guildId } = channel;
  if (channel.kind === 'text')
    return [dispatch(`CHANNEL_${verb}`, guildId, channelJson(world, channel))];
  if (!canSee(world, world.bot.id, channel)) return [];
  const json = threadJson(world, channel);
  const { id, guild_id, parent_id, type } = json;
  const data = {
    CREATE: { ...json, newly_created: true },
    UPDATE: json,
    DELETE: { id, guild_id, parent_id, type },
  }[verb];
  return [dispatch(`THREAD_${verb}`, guildId, data)];
}

function threadMembersDispatch(
  world: World,
  { thread, added, removed }: Extract<Change, { is: 'thread-members' }>,
): readonly Dispatch[] {
  const guild = world.guild(thread.guildId);
  const data = {
    id: thread.id,
    guild_id: guild.id,
    member_count: thread.members.size,
    added_members: added.map((id) => ({
      ...threadMemberJson(thread, id, thread.members.get(id) ?? world.clock.now()),
      member: memberJson(world, guild, world.user(id)),
    })),
    removed_member_ids: removed,
  };
  // Without the members intent a bot hears of itself only.
  const concernsBot = [...added, ...removed].includes(world.bot.id);
  const intents = concernsBot ? INTENTS.guilds : INTENTS.guildMembers;
  const isNewToBot = thread.private && added.includes(world.bot.id);
  return [
    ...(isNewToBot ? [dispatch('THREAD_CREATE', guild.id, threadJson(world, thread))] : []),
    dispatch('THREAD_MEMBERS_UPDATE', guild.id, data, intents),
  ];
}
