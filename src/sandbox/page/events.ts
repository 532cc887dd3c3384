import type { InteractionProgress, LiveEvent } from '../protocol.ts';
import { canSee } from '../world/permissions.ts';
import type {
  Change,
  Channel,
  Interaction,
  InteractionStep,
  Message,
  User,
} from '../world/state.ts';
import type { World } from '../world/world.ts';
import {
  pageChannel,
  pageCommands,
  pageMessage,
  pageUser,
  seesMessage,
  unreadMark,
} from './view.ts';

/** What one person is told of a change. `seen` holds the channels that the person knows of and is
 * kept up to date: a private thread appears when one is added to it. */
export function liveEvents(
  world: World,
  viewer: User,
  seen: Set<string>,
  change: Change,
): readonly LiveEvent[] {
  switch (change.is) {
    case 'message-created':
    case 'message-updated':
      return seesMessage(world, viewer, change.message)
        ? [
            { type: change.is, message: pageMessage(world, viewer, change.message) },
            ...(change.is === 'message-created'
              ? unreadEvent(world, viewer, change.message.channelId)
              : repeatedIn(world, change.message)
                  .filter((one) => seesMessage(world, viewer, one))
                  .map((one) => ({ type: change.is, message: pageMessage(world, viewer, one) }))),
          ]
        : [];
    case 'message-deleted':
    case 'message-dismissed': {
      const { message } = change;
      const isConcerned = message.ephemeralFor === null || message.ephemeralFor === viewer.id;
      if (!isConcerned || !seen.has(message.channelId)) return [];
      return [
        { type: 'message-deleted', channelId: message.channelId, messageId: message.id },
        ...unreadEvent(world, viewer, message.channelId),
      ];
    }
    case 'channel-created':
    case 'channel-updated':
      return [change.channel, ...threadsBelow(world, change)].flatMap((channel) =>
        channelEvents(world, viewer, seen, channel),
      );
    case 'thread-members':
      return channelEvents(world, viewer, seen, change.thread);
    case 'channel-deleted':
      return seen.delete(change.channel.id)
        ? [{ type: 'channel-deleted', channelId: change.channel.id }]
        : [];
    case 'guild-created':
    case 'reset':
      return [{ type: 'world-replaced' }];
    case 'member-added':
      return change.user === viewer ? [{ type: 'world-replaced' }] : [];
    case 'users-changed':
      return [{ type: 'users-changed', users: world.people.map(pageUser) }];
    case 'commands-changed':
      return [{ type: 'commands-changed', commands: pageCommands(world) }];
    case 'read':
      return change.userId === viewer.id ? unreadEvent(world, viewer, change.channelId) : [];
    case 'guild-updated':
    case 'bot-thrown-out':
    case 'bot-let-in':
      return [];
    case 'typing':
      return seen.has(change.channelId)
        ? [{ type: 'typing', channelId: change.channelId, userId: change.userId }]
        : [];
    case 'interaction':
      return change.interaction.userId === viewer.id
        ? interactionEvents(change.interaction, change.step)
        : [];
    case 'bot-online':
      return [{ type: 'bot-online', online: change.online }];
    case 'time-passed':
      return [{ type: 'time-passed', now: world.clock.now() }];
  }
}

/** Where a message is shown once more: as the first one of the thread that was started from it. */
const repeatedIn = (world: World, { id, threadId }: Message): Message[] =>
  threadId === null
    ? []
    : world
        .messagesIn(threadId)
        .filter(({ type, reference }) => type === 21 && reference?.messageId === id);

function unreadEvent(world: World, viewer: User, channelId: string): LiveEvent[] {
  const channel = world.channels.get(channelId);
  return channel === undefined
    ? []
    : [{ type: 'unread-changed', channelId, unread: unreadMark(world, viewer, channel) }];
}

/** A change of the bot's permissions in a channel shows in its threads, too. */
function threadsBelow(world: World, change: { readonly is: string; readonly channel: Channel }) {
  if (change.is !== 'channel-updated' || change.channel.kind !== 'text') return [];
  const parentId = change.channel.id;
  return [...world.channels.values()].filter(
    (channel) => channel.kind === 'thread' && channel.parentId === parentId,
  );
}

function channelEvents(
  world: World,
  viewer: User,
  seen: Set<string>,
  channel: Channel,
): LiveEvent[] {
  if (!canSee(world, viewer.id, channel))
    return seen.delete(channel.id) ? [{ type: 'channel-deleted', channelId: channel.id }] : [];
  const page = pageChannel(world, viewer, channel);
  if (seen.has(channel.id)) return [{ type: 'channel-updated', channel: page }];
  seen.add(channel.id);
  const messages = world.messagesIn(channel.id).filter((one) => seesMessage(world, viewer, one));
  return [
    { type: 'channel-created', channel: page },
    ...messages.map(
      (message): LiveEvent => ({
        type: 'message-created',
        message: pageMessage(world, viewer, message),
      }),
    ),
  ];
}

function interactionEvents(interaction: Interaction, step: InteractionStep): LiveEvent[] {
  if (interaction.data.kind === 'autocomplete') return [];
  const progress = (state: InteractionProgress['state']): LiveEvent => ({
    type: 'interaction',
    interaction: {
      interactionId: interaction.id,
      channelId: interaction.channelId,
      source:
        interaction.data.kind === 'component'
          ? { messageId: interaction.data.message.id, customId: interaction.data.customId }
          : null,
      state,
    },
  });
  switch (step.is) {
    case 'sent':
    case 'deferred':
      return [progress({ is: step.is })];
    case 'failed':
      return [progress(step)];
    case 'modal':
      return [
        progress({ is: 'done' }),
        {
          type: 'modal-opened',
          modal: {
            interactionId: interaction.id,
            channelId: interaction.channelId,
            modal: step.modal,
          },
        },
      ];
    case 'choices':
      return [];
    case 'replied':
    case 'updated':
    case 'followed-up':
    case 'deleted':
      return [progress({ is: 'done' })];
  }
}
