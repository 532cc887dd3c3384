import { refusal } from '../refusal.ts';
import type { BotPermission, Channel, TextChannel } from './state.ts';
import type { World } from './world.ts';

/** Discord's permission bits, by name. */
const BITS = {
  Administrator: 3n,
  ManageChannels: 4n,
  ManageGuild: 5n,
  AddReactions: 6n,
  ViewChannel: 10n,
  SendMessages: 11n,
  ManageMessages: 13n,
  EmbedLinks: 14n,
  AttachFiles: 15n,
  ReadMessageHistory: 16n,
  UseExternalEmojis: 18n,
  ChangeNickname: 26n,
  UseApplicationCommands: 31n,
  ManageThreads: 34n,
  CreatePublicThreads: 35n,
  CreatePrivateThreads: 36n,
  SendMessagesInThreads: 38n,
  CreateEvents: 44n,
} as const;
type Permission = keyof typeof BITS;

const bitsOf = (names: Iterable<Permission>): bigint => {
  let bits = 0n;
  for (const name of names) bits |= 1n << BITS[name];
  return bits;
};

const EVERYONE: readonly Permission[] = [
  'AddReactions',
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'UseExternalEmojis',
  'ChangeNickname',
  'UseApplicationCommands',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'SendMessagesInThreads',
  'CreateEvents',
];
const BOT_ROLE: readonly Permission[] = [...EVERYONE, 'ManageMessages', 'ManageThreads'];

/** The bits of the @everyone role, of the bot's role, and of somebody who may do anything. */
export const EVERYONE_BITS = bitsOf(EVERYONE).toString();
export const BOT_ROLE_BITS = bitsOf(BOT_ROLE).toString();
/** The bits that whoever manages one channel has there beside those of everyone. */
export const MANAGER_BITS = bitsOf(['ManageChannels']).toString();
const OWNER_BITS = bitsOf(Object.keys(BITS).filter(isPermission)).toString();

function isPermission(name: string): name is Permission {
  return name in BITS;
}

/** The bits that a set of the bot's permissions stands for (a channel's overwrite). */
export function denyBits(lacks: Iterable<BotPermission>): string {
  return bitsOf(lacks).toString();
}

/** The channel whose overwrites count: a thread has those of its parent. */
function overwritesOf(world: World, channel: Channel): TextChannel | null {
  if (channel.kind === 'dm') return null;
  const holder = channel.kind === 'text' ? channel : world.channel(channel.parentId);
  return holder.kind === 'text' ? holder : null;
}

/** What was taken from the bot in a channel or, for a thread, in its parent. */
export function botLacks(world: World, channel: Channel): ReadonlySet<BotPermission> {
  return overwritesOf(world, channel)?.botLacks ?? new Set();
}

/** Takes a permission from the bot in a channel, or gives it back. Threads follow their parent. */
export function setBotPermission(
  world: World,
  channel: Channel,
  permission: BotPermission,
  allowed: boolean,
): void {
  changeOverwrites(world, channel, ({ botLacks: lacks }) => {
    if (allowed) lacks.delete(permission);
    else lacks.add(permission);
  });
}

/** Hides a channel from somebody, and with it its threads. The owner of the guild sees everything. */
export function hideFrom(world: World, channel: Channel, userId: string): void {
  changeOverwrites(world, channel, ({ hiddenFrom }) => hiddenFrom.add(userId));
}

/** Lets somebody manage a channel, and with it its threads. */
export function letManage(world: World, channel: Channel, userId: string): void {
  changeOverwrites(world, channel, ({ managedBy }) => managedBy.add(userId));
}

function changeOverwrites(
  world: World,
  channel: Channel,
  change: (holder: TextChannel) => void,
): void {
  const holder = overwritesOf(world, channel);
  if (holder === null) throw refusal('onDm');
  change(holder);
  world.tell({ is: 'channel-updated', channel: holder });
}

/** The bits of what the bot may do in a channel. */
export function botBits(world: World, channel: Channel): string {
  const lacks = botLacks(world, channel);
  if (lacks.has('ViewChannel')) return '0';
  return (bitsOf(BOT_ROLE) & ~bitsOf(lacks)).toString();
}

/** The bits of what a person may do in a channel; the owner of the guild may do anything. */
export function personBits(world: World, userId: string, channel: Channel): string {
  if (channel.kind !== 'dm' && world.guilds.get(channel.guildId)?.ownerId === userId)
    return OWNER_BITS;
  if (overwritesOf(world, channel)?.managedBy.has(userId) !== true) return EVERYONE_BITS;
  return (BigInt(EVERYONE_BITS) | BigInt(MANAGER_BITS)).toString();
}

/** May the person use what asks for these bits (a command's default_member_permissions)? */
export function hasBits(given: string, asked: string): boolean {
  const bits = BigInt(given);
  return (bits & (1n << BITS.Administrator)) !== 0n || (bits & BigInt(asked)) === BigInt(asked);
}

/** Can this user see the channel? The bot's overwrites count for the bot. */
export function canSee(world: World, userId: string, channel: Channel): boolean {
  if (channel.kind === 'dm') return channel.recipientIds.includes(userId);
  const guild = world.guilds.get(channel.guildId);
  if (guild?.memberIds.has(userId) !== true) return false;
  if (guild.ownerId !== userId && overwritesOf(world, channel)?.hiddenFrom.has(userId) === true) {
    return false;
  }
  const isBot = userId === world.bot.id;
  const lacks = isBot ? botLacks(world, channel) : new Set();
  if (lacks.has('ViewChannel')) return false;
  if (channel.kind === 'text' || !channel.private || channel.members.has(userId)) return true;
  return isBot && !lacks.has('ManageThreads');
}

/** Refuses with 50001 when the bot cannot see the channel, 50013 when it lacks one of these. */
export function requireBot(
  world: World,
  channel: Channel,
  ...permissions: readonly BotPermission[]
): void {
  if (!canSee(world, world.bot.id, channel)) throw refusal('missingAccess');
  const lacks = botLacks(world, channel);
  if (permissions.some((permission) => lacks.has(permission))) throw refusal('missingPermissions');
}

/** Whether somebody may delete what others have written. */
export const managesMessages = (world: World, userId: string, channel: Channel): boolean =>
  channel.kind !== 'dm' &&
  hasBits(personBits(world, userId, channel), bitsOf(['ManageMessages']).toString());
