import type { Change, Message } from '../world/state.ts';
import type { World } from '../world/world.ts';
import { channelEntry, commandsEntry, type Entry, guildEntry } from './entry.ts';

/** What a change of the world leaves to be written. */
export function entriesOf(world: World, change: Change): readonly Entry[] {
  switch (change.is) {
    case 'message-created':
      return [
        ...messageEntries(change.message),
        // Its newest message, for a thread also who is in it.
        channelEntry(world.channel(change.message.channelId)),
      ];
    case 'message-updated':
      return messageEntries(change.message);
    case 'message-deleted':
    case 'message-dismissed':
      return [goneEntry(change.message)];
    case 'channel-created':
    case 'channel-updated':
      return [channelEntry(change.channel)];
    case 'thread-members':
      return [channelEntry(change.thread)];
    case 'channel-deleted':
      return [{ is: 'channel-gone', id: change.channel.id }];
    case 'guild-created':
      return [
        guildEntry(change.guild),
        ...world.textChannels(change.guild.id).map((channel) => channelEntry(channel)),
      ];
    case 'member-added':
    case 'guild-updated':
    case 'bot-thrown-out':
    case 'bot-let-in':
      return [guildEntry(change.guild)];
    case 'users-changed':
      return [{ is: 'people', people: world.people }];
    case 'commands-changed':
      return [commandsEntry(world.commands.values())];
    case 'read': {
      const { userId, channelId } = change;
      const messageId = world.readId(userId, channelId);
      return messageId === null ? [] : [{ is: 'read', userId, channelId, messageId }];
    }
    case 'interaction':
      return change.step.is === 'sent' ? [{ is: 'id', id: change.interaction.id }] : [];
    case 'typing':
    case 'bot-online':
    case 'time-passed':
    case 'reset':
      return [];
  }
}

/** The whole world. */
export function entriesOfAll(world: World): readonly Entry[] {
  const channels = [...world.channels.values()];
  return [
    { is: 'people', people: world.people },
    ...[...world.guilds.values()].map((guild) => guildEntry(guild)),
    ...channels.map((channel) => channelEntry(channel)),
    ...channels.flatMap(({ id }) => world.messagesIn(id).flatMap(messageEntries)),
    ...world.readMarks
      .filter(({ channelId }) => world.channels.has(channelId))
      .map((mark): Entry => ({ is: 'read', ...mark })),
    commandsEntry(world.commands.values()),
  ];
}

/** The line that takes a message away. */
export function goneEntry({ channelId, id }: Message): Entry {
  return { is: 'message-gone', channelId, id };
}

/** A message that its only reader has put away is not kept: only its interaction's token, which is
 * forgotten, could still reach it. */
function messageEntries(message: Message): readonly Entry[] {
  if (message.dismissed) return [];
  const { embeds, components, attachments, mentionIds, pingedIds, ...rest } = message;
  return [
    {
      is: 'message',
      message: {
        ...rest,
        embeds: [...embeds],
        components: [...components],
        attachments: [...attachments],
        mentionIds: [...mentionIds],
        pingedIds: [...pingedIds],
      },
    },
  ];
}
