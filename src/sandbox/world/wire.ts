import type {
  APIAttachment,
  APIChannel,
  APIEmbed,
  APIGuildMember,
  APIMessage,
  APIOverwrite,
  APIRole,
  APITextChannel,
  APIThreadChannel,
  APIThreadMember,
  APIUser,
} from 'discord-api-types/v10';
import { type TopComponent, walk } from '../limits/components.ts';
import type { CommandJson } from '../protocol.ts';
import { attachmentName, type Embed, FLAGS, mediaItems } from '../limits/message.ts';
import { BOT_ROLE_BITS, denyBits, EVERYONE_BITS, MANAGER_BITS } from './permissions.ts';
import type {
  Attachment,
  Cause,
  Channel,
  Command,
  Guild,
  Message,
  TextChannel,
  Thread,
  User,
} from './state.ts';
import type { World } from './world.ts';

/** The world in Discord's JSON: what is undefined is not there once it is sent. */

/** No bit set, of whatever kind of flags. */
const NONE: number = 0;

const iso = (at: number): string => new Date(at).toISOString();

export function userJson(user: User): APIUser {
  return {
    id: user.id,
    username: user.username,
    discriminator: '0',
    global_name: user.bot ? null : user.name,
    avatar: null,
    bot: user.bot,
    public_flags: NONE,
  };
}

/** A guild member with its user. */
export function memberJson(world: World, guild: Guild, user: User): APIGuildMember {
  return { ...bareMemberJson(world, guild, user), user: userJson(user) };
}

/** A guild member without its user (as in resolved data and messages). */
export function bareMemberJson(
  world: World,
  guild: Guild,
  user: User,
): Omit<APIGuildMember, 'user'> {
  return {
    nick: null,
    avatar: null,
    banner: null,
    roles:
      user.id === world.bot.id
        ? [guild.botRoleId]
        : guild.holders.flatMap(({ userId, roleId }) => (userId === user.id ? [roleId] : [])),
    joined_at: iso(guild.createdAt),
    premium_since: null,
    deaf: false,
    mute: false,
    flags: NONE,
    pending: false,
    communication_disabled_until: null,
  };
}

export function channelJson(world: World, channel: Channel): APIChannel | ServerChannelJson {
  if (channel.kind === 'text') return serverChannelJson(world, channel);
  if (channel.kind === 'thread') return threadJson(world, channel);
  return {
    id: channel.id,
    type: 1,
    name: null,
    flags: NONE,
    last_message_id: channel.lastMessageId,
    // As the bot gets them: the other one is the recipient.
    recipients: channel.recipientIds
      .filter((id) => id !== world.bot.id)
      .map((id) => userJson(world.user(id))),
  };
}

/** A channel of a server: what those of all types have. */
type ServerChannelJson = Omit<APITextChannel, 'type'> & {
  readonly type: TextChannel['type'];
  readonly position: number;
};

const overwrite = (id: string, allow: string, deny: string): APIOverwrite => ({
  id,
  type: 1,
  allow,
  deny,
});

function serverChannelJson(world: World, channel: TextChannel): ServerChannelJson {
  return {
    id: channel.id,
    type: channel.type,
    guild_id: channel.guildId,
    name: channel.name,
    topic: channel.topic,
    position: channel.position,
    parent_id: null,
    nsfw: false,
    flags: NONE,
    rate_limit_per_user: 0,
    last_message_id: channel.lastMessageId,
    permission_overwrites: [
      ...(channel.botLacks.size === 0
        ? []
        : [overwrite(world.bot.id, '0', denyBits(channel.botLacks))]),
      ...[...channel.hiddenFrom].map((id) => overwrite(id, '0', denyBits(['ViewChannel']))),
      ...[...channel.managedBy].map((id) => overwrite(id, MANAGER_BITS, '0')),
    ],
  };
}

/** Discord's type of a thread: one below an announcement channel has another. */
function threadType(world: World, { parentId, private: isPrivate }: Thread): 10 | 11 | 12 {
  const parent = world.channels.get(parentId);
  if (isPrivate) return 12;
  return parent?.kind === 'text' && parent.type === 5 ? 10 : 11;
}

export function threadJson(world: World, thread: Thread): APIThreadChannel {
  const joined = thread.members.get(world.bot.id);
  return {
    id: thread.id,
    type: threadType(world, thread),
    guild_id: thread.guildId,
    parent_id: thread.parentId,
    owner_id: thread.ownerId,
    name: thread.name,
    flags: NONE,
    rate_limit_per_user: 0,
    last_message_id: thread.lastMessageId,
    message_count: thread.messageCount,
    total_message_sent: thread.messageCount,
    member_count: thread.members.size,
    thread_metadata: {
      archived: thread.archived,
      locked: thread.locked,
      auto_archive_duration: thread.autoArchiveMinutes,
      archive_timestamp: iso(thread.archiveChangedAt),
      create_timestamp: iso(thread.createdAt),
      ...(thread.private ? { invitable: thread.invitable } : {}),
    },
    ...(joined === undefined ? {} : { member: threadMemberJson(thread, world.bot.id, joined) }),
  };
}

export function threadMemberJson(
  thread: Thread,
  userId: string,
  joinedAt: number,
): APIThreadMember {
  return { id: thread.id, user_id: userId, join_timestamp: iso(joinedAt), flags: NONE };
}

/** A role that stands below the bot's own, and allows nothing. */
export const roleJson = ({ id, name }: Guild['roles'][number]): APIRole => ({
  id,
  name,
  position: 1,
  permissions: '0',
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  icon: null,
  unicode_emoji: null,
  managed: false,
  mentionable: false,
  flags: NONE,
});

/** The roles of a guild: everybody's, the bot's own, and the others. */
export const rolesJson = (world: World, guild: Guild): APIRole[] => [
  { ...roleJson({ id: guild.id, name: '@everyone' }), position: 0, permissions: EVERYONE_BITS },
  {
    ...roleJson({ id: guild.botRoleId, name: world.bot.name }),
    position: 2,
    permissions: BOT_ROLE_BITS,
    managed: true,
    tags: { bot_id: world.bot.id },
  },
  ...guild.roles.map(roleJson),
];

/** Where a file can be fetched. */
function attachmentUrl(world: World, message: Message, attachment: Attachment): string {
  return `${world.origin}/attachments/${message.channelId}/${attachment.id}/${attachment.filename}`;
}

function attachmentJson(world: World, message: Message, attachment: Attachment): APIAttachment {
  const url = attachmentUrl(world, message, attachment);
  return {
    id: attachment.id,
    filename: attachment.filename,
    size: attachment.size,
    url,
    proxy_url: url,
    content_type: attachment.contentType,
    ...(attachment.description === null ? {} : { description: attachment.description }),
    ...(attachment.width === null ? {} : { width: attachment.width, height: attachment.height }),
    ...(message.ephemeralFor === null ? {} : { ephemeral: true }),
  };
}

/** Names of files that an embed shows: they are not listed as attachments besides. */
function shownInEmbeds(embeds: readonly Embed[]): Set<string> {
  const urls = embeds.flatMap((embed) => [
    embed.image?.url,
    embed.thumbnail?.url,
    embed.footer?.icon_url,
    embed.author?.icon_url,
  ]);
  return new Set(urls.flatMap((url) => attachmentName(url ?? '') ?? []));
}

/** The attachments listed under a message: those that no embed shows. */
export function attachmentsJson(world: World, message: Message): APIAttachment[] {
  const shown = shownInEmbeds(message.embeds);
  return message.attachments
    .filter((one) => !shown.has(one.filename))
    .map((one) => attachmentJson(world, message, one));
}

function resolveUrl(world: World, message: Message, url: string): string {
  const name = attachmentName(url);
  const attachment = message.attachments.find((one) => one.filename === name);
  return attachment === undefined ? url : attachmentUrl(world, message, attachment);
}

export function embedsJson(world: World, message: Message): APIEmbed[] {
  const resolve = (url: string): string => resolveUrl(world, message, url);
  return message.embeds.map((embed) => ({
    ...embed,
    ...(embed.image === undefined ? {} : { image: { url: resolve(embed.image.url) } }),
    ...(embed.thumbnail === undefined ? {} : { thumbnail: { url: resolve(embed.thumbnail.url) } }),
  }));
}

/** Components with `attachment://NAME` replaced by the file's address. */
export function componentsJson(world: World, message: Message): readonly TopComponent[] {
  const copies = structuredClone(message.components);
  for (const media of walk(copies).flatMap(({ component }) => mediaItems(component)))
    media.url = resolveUrl(world, message, media.url);
  return copies;
}

/** What may be left out may be undefined as well. */
type Loose<T> = { [Key in keyof T]: T[Key] | (object extends Pick<T, Key> ? undefined : never) };

/** A message in Discord's JSON; its components have the types of the limits they passed. */
export type MessageJson = Loose<Omit<APIMessage, 'components' | 'referenced_message'>> & {
  readonly components: readonly TopComponent[];
  readonly referenced_message: MessageJson | undefined;
};

/** A message as REST answers it. `depth` 0 leaves out the message it refers to. */
export function messageJson(world: World, message: Message, depth = 1): MessageJson {
  const { interaction, reference } = message;
  const guildId = guildIdOf(world, message.channelId);
  const thread = message.threadId === null ? undefined : world.channels.get(message.threadId);
  const referenced =
    reference?.messageId == null || depth === 0
      ? undefined
      : world.findMessage(reference.channelId, reference.messageId);
  return {
    id: message.id,
    channel_id: message.channelId,
    type: message.type,
    author: userJson(world.user(message.authorId)),
    content: message.content,
    timestamp: iso(message.createdAt),
    edited_timestamp: message.editedAt === null ? null : iso(message.editedAt),
    tts: false,
    pinned: false,
    mention_everyone: false,
    mentions: message.mentionIds.map((id) => userJson(world.user(id))),
    mention_roles: [],
    attachments: attachmentsJson(world, message),
    embeds: embedsJson(world, message),
    components: componentsJson(world, message),
    flags: message.flags | (message.threadId === null ? 0 : FLAGS.hasThread),
    nonce: message.nonce ?? undefined,
    webhook_id: interaction === null ? undefined : world.applicationId,
    application_id: interaction === null ? undefined : world.applicationId,
    interaction_metadata:
      interaction === null ? undefined : interactionMetadata(world, interaction),
    message_reference:
      reference === null
        ? undefined
        : {
            type: 0,
            channel_id: reference.channelId,
            ...(reference.messageId === null ? {} : { message_id: reference.messageId }),
            ...(guildId === null ? {} : { guild_id: guildId }),
          },
    referenced_message: referenced === undefined ? undefined : messageJson(world, referenced, 0),
    thread: thread?.kind === 'thread' ? threadJson(world, thread) : undefined,
  };
}

export function guildIdOf(world: World, channelId: string): string | null {
  const channel = world.channels.get(channelId);
  return channel === undefined || channel.kind === 'dm' ? null : channel.guildId;
}

/** Who installed the application: the guild (0), or for direct messages nobody but the user. */
export function integrationOwners({ guildId }: Pick<Cause, 'guildId'>): { 0?: string } {
  return { 0: guildId ?? '0' };
}

function interactionMetadata(
  world: World,
  cause: Cause,
): NonNullable<APIMessage['interaction_metadata']> {
  const base = {
    id: cause.id,
    user: userJson(world.user(cause.userId)),
    authorizing_integration_owners: integrationOwners(cause),
  };
  const { deed } = cause;
  if (deed.kind === 'component') return { ...base, type: 3, interacted_message_id: deed.messageId };
  if (deed.kind === 'modal') {
    const trigger = interactionMetadata(world, deed.openedBy);
    if (trigger.type !== 5) return { ...base, type: 5, triggering_interaction_metadata: trigger };
  }
  return { ...base, type: 2 };
}

/** A command as Discord lists it. */
export function commandJson(world: World, command: Command): CommandJson {
  const { guildId, id, version, form } = command;
  return {
    default_member_permissions: null,
    nsfw: false,
    contexts: null,
    ...form,
    integration_types: form.integration_types ?? [0],
    id,
    version,
    type: 1,
    application_id: world.applicationId,
    ...(guildId === null ? {} : { guild_id: guildId }),
  };
}
