import { z } from 'zod';
import {
  type Change,
  channel,
  command,
  guild,
  id,
  type Message,
  message,
  readMark,
  user,
} from '../world/state.ts';
import type { World } from '../world/world.ts';

/** The lines of the file in which a world is kept. Each says how something is now; the last counts. */

/** The first line. */
export const heading = z.object({
  /** The form of the lines. Raised whenever lines of before cannot be read any more. */
  version: z.literal(1),
  token: z.string(),
  bot: user,
  /** No id so far was greater. */
  lastId: id,
});
export type Heading = z.output<typeof heading>;

/** Every other line. */
export const entry = z.discriminatedUnion('is', [
  z.object({ is: z.literal('people'), people: z.array(user) }),
  z.object({ is: z.literal('guild'), guild }),
  z.object({ is: z.literal('channel'), channel }),
  z.object({ is: z.literal('channel-gone'), id }),
  z.object({ is: z.literal('message'), message }),
  z.object({ is: z.literal('message-gone'), channelId: id, id }),
  readMark.extend({ is: z.literal('read') }),
  z.object({ is: z.literal('commands'), commands: z.array(command) }),
  /** An id that went to something that is not kept. */
  z.object({ is: z.literal('id'), id }),
]);
export type Entry = z.output<typeof entry>;

/** A line as it is written. */
export function lineOf(entry: Heading | Entry): string {
  return JSON.stringify(entry, (_, value: unknown) =>
    value instanceof Set || value instanceof Map ? [...value] : value,
  );
}

/** What a change of the world leaves to be written. */
export function entriesOf(world: World, change: Change): readonly Entry[] {
  switch (change.is) {
    case 'message-created':
      return [
        ...messageEntries(change.message),
        // Its newest message, for a thread also who is in it.
        { is: 'channel', channel: world.channel(change.message.channelId) },
      ];
    case 'message-updated':
      return messageEntries(change.message);
    case 'message-deleted':
    case 'message-dismissed':
      return [goneEntry(change.message)];
    case 'channel-created':
    case 'channel-updated':
      return [{ is: 'channel', channel: change.channel }];
    case 'thread-members':
      return [{ is: 'channel', channel: change.thread }];
    case 'channel-deleted':
      return [{ is: 'channel-gone', id: change.channel.id }];
    case 'guild-created':
      return [
        { is: 'guild', guild: change.guild },
        ...world
          .textChannels(change.guild.id)
          .map((channel): Entry => ({ is: 'channel', channel })),
      ];
    case 'member-added':
    case 'guild-updated':
    case 'bot-thrown-out':
    case 'bot-let-in':
      return [{ is: 'guild', guild: change.guild }];
    case 'users-changed':
      return [{ is: 'people', people: world.people }];
    case 'commands-changed':
      return [{ is: 'commands', commands: [...world.commands.values()] }];
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
    ...[...world.guilds.values()].map((guild): Entry => ({ is: 'guild', guild })),
    ...channels.map((channel): Entry => ({ is: 'channel', channel })),
    ...channels.flatMap(({ id }) => world.messagesIn(id).flatMap(messageEntries)),
    ...world.readMarks
      .filter(({ channelId }) => world.channels.has(channelId))
      .map((mark): Entry => ({ is: 'read', ...mark })),
    { is: 'commands', commands: [...world.commands.values()] },
  ];
}

/** The line that takes a message away. */
export function goneEntry({ channelId, id }: Message): Entry {
  return { is: 'message-gone', channelId, id };
}

/** A message that its only reader has put away is not kept: only its interaction's token, which is
 * forgotten, could still reach it. */
function messageEntries(message: Message): readonly Entry[] {
  return message.dismissed ? [] : [{ is: 'message', message }];
}
