import { complaint, readForm } from '../limits/form.ts';
import { messageForm } from '../limits/message.ts';
import { invalidForm, rateLimited, refusal } from '../refusal.ts';
import {
  composeEdit,
  composeMessage,
  deleteMessage,
  editMessage,
  postMessage,
} from '../world/messages.ts';
import { hasMessages, requireOpen } from '../world/channels.ts';
import { botLacks, requireBot } from '../world/permissions.ts';
import type { Channel, Message } from '../world/state.ts';
import { messageJson } from '../world/wire.ts';
import type { World } from '../world/world.ts';
import {
  type Call,
  channelOf,
  NOTHING,
  ok,
  param,
  type Reply,
  type Route,
  route,
} from './route.ts';

/** Milliseconds in which a nonce is remembered ("the past few minutes"). */
const NONCE_MS = 5 * 60_000;
/** Edits of messages older than an hour: three in twenty seconds (of real time) per channel. */
const OLD_MS = 60 * 60_000;
const OLD_EDITS = { times: 3, perMs: 20_000 } as const;

/** Messages of a channel, as the bot itself reads and writes them. */
export const messageRoutes: readonly Route[] = [
  route('GET', '/channels/:channel/messages', list),
  route('GET', '/channels/:channel/messages/:message', read),
  route('POST', '/channels/:channel/messages', create),
  route('PATCH', '/channels/:channel/messages/:message', edit),
  route('DELETE', '/channels/:channel/messages/:message', remove),
  route('POST', '/channels/:channel/typing', type),
];

function list(world: World, call: Call): Reply {
  const channel = channelOf(world, call);
  const limit = Number(call.query.get('limit') ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw invalidForm([
      { path: ['limit'], code: 'NUMBER_TYPE_MAX', message: 'int value should be 1 to 100.' },
    ]);
  // Without ReadMessageHistory the list is empty, not refused.
  const visible = botLacks(world, channel).has('ReadMessageHistory')
    ? []
    : world.messagesIn(channel.id).filter((message) => message.ephemeralFor === null);
  return ok(page(visible, call.query, limit).map((message) => messageJson(world, message)));
}

/** The messages that a query asks for, newest first. */
function page(visible: readonly Message[], query: URLSearchParams, limit: number) {
  const before = query.get('before');
  const after = query.get('after');
  const around = query.get('around');
  const newestFirst = visible.toReversed();
  if (after !== null) {
    const later = visible.filter((message) => isOlder(after, message.id));
    return later.slice(0, limit).toReversed();
  }
  if (around !== null) {
    const at = newestFirst.findIndex((message) => !isOlder(around, message.id));
    const from = Math.max(0, at - Math.floor(limit / 2));
    return newestFirst.slice(from, from + limit);
  }
  return newestFirst.filter(({ id }) => before === null || isOlder(id, before)).slice(0, limit);
}

function read(world: World, call: Call): Reply {
  const channel = channelOf(world, call, 'ReadMessageHistory');
  return ok(messageJson(world, publicMessage(world, channel, param(call, 'message'))));
}

function create(world: World, call: Call): Reply {
  const channel = world.channel(param(call, 'channel'));
  const form = readForm(messageForm, call.body);
  requireToSend(world, channel, form.embeds != null, call.uploads.length > 0);
  if (form.enforce_nonce && form.nonce != null) {
    const repeated = world
      .messagesIn(channel.id)
      .findLast(
        (message) =>
          message.nonce === form.nonce &&
          message.authorId === world.bot.id &&
          world.clock.now() - message.createdAt < NONCE_MS,
      );
    if (repeated !== undefined) return ok(messageJson(world, repeated));
  }
  const reference = form.message_reference;
  const replied =
    reference === undefined ? undefined : world.findMessage(channel.id, reference.message_id);
  if (reference !== undefined && !replied && reference.fail_if_not_exists !== false)
    throw invalidForm([complaint(['message_reference'], 'MESSAGE_REFERENCE_UNKNOWN_MESSAGE')]);
  const message = postMessage(world, {
    channel,
    authorId: world.bot.id,
    type: replied === undefined ? 0 : 19,
    parts: composeMessage(world, form, call.uploads),
    allowedMentions: form.allowed_mentions,
    nonce: form.nonce,
    reference: replied,
  });
  return ok(messageJson(world, message));
}

function edit(world: World, call: Call): Reply {
  const channel = channelOf(world, call);
  const message = publicMessage(world, channel, param(call, 'message'));
  if (message.authorId !== world.bot.id) throw refusal('notAuthor');
  if (message.type === 18 || message.type === 21) throw refusal('onSystemMessage');
  requireOpen(world, message);
  const form = readForm(messageForm, call.body);
  if (world.clock.now() - message.createdAt > OLD_MS) {
    const { waitMs } = world.throttle(`old edits in ${channel.id}`, OLD_EDITS);
    if (waitMs > 0) throw rateLimited(waitMs, 'shared', 30046);
  }
  const parts = composeEdit(world, message, form, call.uploads);
  return ok(messageJson(world, editMessage(world, message, parts, form.allowed_mentions)));
}

function remove(world: World, call: Call): Reply {
  const channel = channelOf(world, call);
  const message = publicMessage(world, channel, param(call, 'message'));
  if (message.authorId !== world.bot.id) {
    if (channel.kind === 'dm') throw refusal('onDm');
    requireBot(world, channel, 'ManageMessages');
  }
  deleteMessage(world, message);
  return NOTHING;
}

function type(world: World, call: Call): Reply {
  const channel = world.channel(param(call, 'channel'));
  requireToSend(world, channel, false, false);
  world.tell({ is: 'typing', userId: world.bot.id, channelId: channel.id });
  return NOTHING;
}

/** Refuses when the bot may not post here: 50001, 50013, or 50007 in closed direct messages. */
function requireToSend(
  world: World,
  channel: Channel,
  hasEmbeds: boolean,
  hasFiles: boolean,
): void {
  requireBot(world, channel);
  if (channel.kind === 'dm') {
    const other = channel.recipientIds.find((id) => id !== world.bot.id);
    if (other === undefined || !world.user(other).dmsOpen) throw refusal('closedDm');
    const isShared = world.guildsOf(world.bot.id).some(({ memberIds }) => memberIds.has(other));
    if (!isShared) throw refusal('noMutualGuild');
    return;
  }
  if (!hasMessages(channel)) throw refusal('onNonText');
  requireBot(world, channel, channel.kind === 'thread' ? 'SendMessagesInThreads' : 'SendMessages');
  if (hasEmbeds) requireBot(world, channel, 'EmbedLinks');
  if (hasFiles) requireBot(world, channel, 'AttachFiles');
  const isLocked = channel.kind === 'thread' && channel.locked;
  if (isLocked && botLacks(world, channel).has('ManageThreads'))
    throw refusal(channel.archived ? 'archivedThread' : 'threadLocked');
}

/** A message that is not ephemeral: those are reached by their webhook only. */
export function publicMessage(world: World, channel: Channel, id: string): Message {
  const message = world.findMessage(channel.id, id);
  if (message === undefined || message.ephemeralFor !== null) throw refusal('unknownMessage');
  return message;
}

/** Ids carry the time, so that the older one is the smaller number. */
function isOlder(one: string, other: string): boolean {
  return BigInt(one) < BigInt(other);
}
