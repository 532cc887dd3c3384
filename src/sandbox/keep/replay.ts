import type { Clock } from '../clock.ts';
import { FLAGS } from '../limits/message.ts';
import { archiveWhenQuiet } from '../world/channels.ts';
import { UNANSWERED } from '../world/interactions.ts';
import type { Channel, Message } from '../world/state.ts';
import { type Files, World } from '../world/world.ts';
import { type Entry, entry, heading } from './entry.ts';

/** A world that was kept, and the token that its bot logs in with. */
export interface Kept {
  readonly world: World;
  readonly token: string;
}

/** Makes the world of its lines. Throws where one of them is not what it should be. */
export function replay(lines: readonly string[], clock: Clock, files: Files): Kept {
  const { token, bot, lastId } = parsed(lines, 0, heading);
  const world = new World(clock, files, bot);
  world.passId(lastId);
  const messages = new Map<string, Map<string, Message>>();
  for (let n = 1; n < lines.length; n += 1) apply(world, messages, parsed(lines, n, entry));
  for (const [channelId, inChannel] of messages) {
    for (const message of inChannel.values()) {
      requireKnown(world, message, channelId);
      world.keepMessage(answered(message));
    }
  }
  requireWhole(world);
  for (const channel of world.channels.values()) {
    if (channel.kind !== 'thread' || channel.archived) continue;
    const said = world.messagesIn(channel.id).findLast((one) => one.ephemeralFor === null);
    const quietMs = clock.now() - Math.max(channel.archiveChangedAt, said?.createdAt ?? 0);
    archiveWhenQuiet(world, channel, quietMs);
  }
  return { world, token };
}

function parsed<T>(
  lines: readonly string[],
  n: number,
  schema: { readonly parse: (value: unknown) => T },
): T {
  try {
    return schema.parse(JSON.parse(lines[n] ?? ''));
  } catch (error) {
    throw new Error(`line ${n + 1} makes no sense`, { cause: error });
  }
}

function apply(world: World, messages: Map<string, Map<string, Message>>, line: Entry): void {
  switch (line.is) {
    case 'people':
      for (const person of line.people) {
        world.users.set(person.id, person);
        world.passId(person.id);
      }
      return;
    case 'guild':
      world.guilds.set(line.guild.id, line.guild);
      for (const { id } of [...line.guild.roles, { id: line.guild.botRoleId }]) world.passId(id);
      return;
    case 'channel':
      world.channels.set(line.channel.id, line.channel);
      world.passId(line.channel.id);
      return;
    case 'channel-gone':
      world.channels.delete(line.id);
      messages.delete(line.id);
      return;
    case 'message': {
      const { message } = line;
      const inChannel = messages.get(message.channelId) ?? new Map<string, Message>();
      messages.set(message.channelId, inChannel.set(message.id, message));
      for (const { id } of [message, ...message.attachments]) world.passId(id);
      return;
    }
    case 'message-gone':
      messages.get(line.channelId)?.delete(line.id);
      return;
    case 'read':
      world.markRead(line.userId, line.channelId, line.messageId);
      return;
    case 'commands':
      world.commands.clear();
      for (const command of line.commands) {
        world.commands.set(command.id, command);
        world.passId(command.version);
      }
      return;
    case 'id':
      world.passId(line.id);
  }
}

/** What was still being thought about: nobody can answer it any more. */
function answered(message: Message): Message {
  if ((message.flags & FLAGS.loading) === 0) return message;
  return { ...message, flags: message.flags & ~FLAGS.loading, content: UNANSWERED };
}

function requireKnown(world: World, message: Message, channelId: string): void {
  const { interaction, mentionIds, authorId } = message;
  const userIds = [authorId, ...mentionIds, ...(interaction === null ? [] : [interaction.userId])];
  if (!world.channels.has(channelId) || !areUsers(world, userIds))
    throw new Error(`message ${message.id} is of somebody or somewhere unknown`);
}

function requireWhole(world: World): void {
  if (world.guilds.size === 0 || world.people.length === 0) throw new Error('nobody is in it');
  for (const { id, ownerId, memberIds } of world.guilds.values()) {
    if (!areUsers(world, [ownerId, ...memberIds]))
      throw new Error(`a member of server ${id} is unknown`);
  }
  for (const channel of world.channels.values()) {
    if (!isPlaced(world, channel)) throw new Error(`channel ${channel.id} belongs nowhere`);
  }
}

function isPlaced(world: World, channel: Channel): boolean {
  if (channel.kind === 'dm') return areUsers(world, channel.recipientIds);
  if (!world.guilds.has(channel.guildId)) return false;
  if (channel.kind === 'text') return true;
  const isBelowText = world.channels.get(channel.parentId)?.kind === 'text';
  return isBelowText && areUsers(world, [...channel.members.keys()]);
}

function areUsers(world: World, ids: readonly string[]): boolean {
  return ids.every((id) => world.users.has(id));
}
