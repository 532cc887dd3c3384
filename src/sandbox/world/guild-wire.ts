import type { APIApplication } from 'discord-api-types/v10';
import { threadsOf } from './channels.ts';
import { canSee } from './permissions.ts';
import type { Guild } from './state.ts';
import { channelJson, memberJson, rolesJson, threadJson, userJson } from './wire.ts';
import type { World } from './world.ts';

const NONE: number = 0;

/** A guild as REST answers it. */
export function guildJson(world: World, guild: Guild) {
  return {
    id: guild.id,
    name: guild.name,
    owner_id: guild.ownerId,
    preferred_locale: guild.locale,
    icon: null,
    splash: null,
    discovery_splash: null,
    banner: null,
    description: null,
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: 0,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    roles: rolesJson(world, guild),
    emojis: [],
    stickers: [],
    features: [],
    mfa_level: 0,
    application_id: null,
    system_channel_id: null,
    system_channel_flags: NONE,
    rules_channel_id: null,
    public_updates_channel_id: null,
    safety_alerts_channel_id: null,
    vanity_url_code: null,
    premium_tier: 0,
    premium_progress_bar_enabled: false,
    nsfw_level: 0,
    hub_type: null,
    incidents_data: null,
  };
}

/** GUILD_CREATE: with channels, active threads and the bot as its only listed member. */
export function guildCreateJson(world: World, guild: Guild) {
  const channels = world.textChannels(guild.id);
  const threads = channels
    .flatMap((channel) => threadsOf(world, channel.id))
    .filter((thread) => !thread.archived && canSee(world, world.bot.id, thread));
  return {
    ...guildJson(world, guild),
    joined_at: new Date(guild.createdAt).toISOString(),
    large: false,
    unavailable: false,
    member_count: guild.memberIds.size,
    voice_states: [],
    members: [memberJson(world, guild, world.bot)],
    channels: channels.map((channel) => channelJson(world, channel)),
    threads: threads.map((thread) => threadJson(world, thread)),
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

/** The bot's application. */
export function applicationJson(world: World): Partial<APIApplication> {
  return {
    id: world.applicationId,
    name: world.bot.name,
    icon: null,
    description: '',
    bot: userJson(world.bot),
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    team: null,
    flags: NONE,
    approximate_guild_count: world.guilds.size,
  };
}
