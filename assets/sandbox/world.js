// @ts-check

/**
 * @typedef {import('./types.js').PageWorld} PageWorld
 * @typedef {import('./types.js').PageMessage} PageMessage
 * @typedef {import('./types.js').PageChannel} PageChannel
 * @typedef {import('./types.js').PageModal} PageModal
 * @typedef {import('./types.js').InteractionProgress} InteractionProgress
 *
 * Everything that is on the page and does not belong to one part of it alone.
 * @typedef {object} View
 * @property {PageWorld} world
 * @property {Readonly<Record<string, InteractionProgress>>} interactions by interaction id
 * @property {readonly PageModal[]} modals the newest of those that were asked for here is open
 * @property {ReadonlySet<string>} startedHere interactions that began in this window
 * @property {Readonly<Record<string, Readonly<Record<string, number>>>>} typing channel → user → until (ms)
 *
 * What a person does in this window alone.
 * @typedef {{ type: 'world-loaded', world: PageWorld }
 *   | { type: 'line-lost' }
 *   | { type: 'older-loaded', channelId: string, messages: readonly PageMessage[] }
 *   | { type: 'started-here' | 'modal-closed', interactionId: string }
 *   | { type: 'failure-dismissed', interactionId: string }} LocalEvent
 * @typedef {import('./types.js').LiveEvent | LocalEvent} ViewEvent
 */

const TYPING_LASTS_MS = 10_000;

/** @param {PageWorld} world @returns {View} */
export function firstView(world) {
  return { world, interactions: {}, modals: [], startedHere: new Set(), typing: {} };
}

/**
 * The next view. Events may come twice, or be in the world already: applying one again changes
 * nothing.
 * @param {View} view
 * @param {ViewEvent} event
 * @returns {View}
 */
export function applyEvent(view, event) {
  const { world } = view;
  switch (event.type) {
    case 'world-loaded':
      return { ...view, world: event.world };
    case 'line-lost':
      return {
        ...view,
        interactions: Object.fromEntries(
          Object.entries(view.interactions).map(([id, each]) => [id, withoutLine(each)]),
        ),
      };
    case 'older-loaded': {
      const known = world.messages[event.channelId] ?? [];
      return withMessages(view, event.channelId, merge(event.messages, known));
    }
    case 'message-created':
    case 'message-updated': {
      const { message } = event;
      const known = world.messages[message.channelId] ?? [];
      const next = withMessages(view, message.channelId, merge(known, [message]));
      return withoutTyping(next, message.channelId, message.author.id);
    }
    case 'message-deleted': {
      const known = world.messages[event.channelId] ?? [];
      const left = known.filter((message) => message.id !== event.messageId);
      return withMessages(view, event.channelId, left);
    }
    case 'channel-created':
    case 'channel-updated':
      return withChannels(view, placeChannel(world.channels, event.channel));
    case 'channel-deleted':
      return withChannels(
        view,
        world.channels.filter((channel) => channel.id !== event.channelId),
      );
    case 'unread-changed':
      return withChannels(
        view,
        world.channels.map((channel) =>
          channel.id === event.channelId ? { ...channel, unread: event.unread } : channel,
        ),
      );
    case 'typing': {
      const there = view.typing[event.channelId] ?? {};
      const until = { ...there, [event.userId]: Date.now() + TYPING_LASTS_MS };
      return { ...view, typing: { ...view.typing, [event.channelId]: until } };
    }
    case 'users-changed':
      return {
        ...view,
        world: { ...world, users: event.users, viewer: viewerAmong(event.users, world) },
      };
    case 'commands-changed':
      return { ...view, world: { ...world, commands: event.commands } };
    case 'bot-online':
      return { ...view, world: { ...world, botOnline: event.online } };
    case 'time-passed':
      return { ...view, world: { ...world, now: event.now } };
    case 'started-here':
      return { ...view, startedHere: new Set([...view.startedHere, event.interactionId]) };
    case 'modal-opened':
      return { ...view, modals: [...without(view.modals, event.modal.interactionId), event.modal] };
    case 'modal-closed':
      return { ...view, modals: without(view.modals, event.interactionId) };
    case 'interaction': {
      const { interaction } = event;
      return {
        ...view,
        interactions: { ...view.interactions, [interaction.interactionId]: interaction },
      };
    }
    case 'failure-dismissed': {
      const { [event.interactionId]: _gone, ...left } = view.interactions;
      return { ...view, interactions: left };
    }
    case 'world-replaced':
      return view;
  }
}

/**
 * What was on its way is not waited for: its answer may have passed unheard.
 * @param {InteractionProgress} interaction
 * @returns {InteractionProgress}
 */
function withoutLine(interaction) {
  if (interaction.state.is !== 'sent') return interaction;
  const sentence = 'The line broke before an answer came. See whether it was done, or try again.';
  return { ...interaction, state: { is: 'failed', sentence } };
}

/** @param {readonly PageModal[]} modals @param {string} interactionId */
function without(modals, interactionId) {
  return modals.filter((modal) => modal.interactionId !== interactionId);
}

/** @param {PageWorld['users']} users @param {PageWorld} world */
function viewerAmong(users, world) {
  return users.find((user) => user.id === world.viewer.id) ?? world.viewer;
}

/** @param {View} view @param {string} channelId @param {readonly PageMessage[]} messages @returns {View} */
function withMessages(view, channelId, messages) {
  const { world } = view;
  return { ...view, world: { ...world, messages: { ...world.messages, [channelId]: messages } } };
}

/** @param {View} view @param {readonly PageChannel[]} channels @returns {View} */
function withChannels(view, channels) {
  return { ...view, world: { ...view.world, channels } };
}

/** @param {View} view @param {string} channelId @param {string} userId @returns {View} */
function withoutTyping(view, channelId, userId) {
  const { [userId]: _gone, ...others } = view.typing[channelId] ?? {};
  return { ...view, typing: { ...view.typing, [channelId]: others } };
}

/** @param {readonly PageChannel[]} channels @param {PageChannel} channel */
function placeChannel(channels, channel) {
  return channels.some((each) => each.id === channel.id)
    ? channels.map((each) => (each.id === channel.id ? channel : each))
    : [...channels, channel];
}

/**
 * Two lists of messages as one, oldest first; where both have a message the second list's is newer.
 * @param {readonly PageMessage[]} older
 * @param {readonly PageMessage[]} newer
 */
function merge(older, newer) {
  const byId = new Map(older.map((message) => [message.id, message]));
  for (const message of newer) byId.set(message.id, message);
  return [...byId.values()].sort((a, b) => compareIds(a.id, b.id));
}

/**
 * Snowflakes are numbers beyond 2⁵³; a longer one is a later one.
 * @param {string} a
 * @param {string} b
 */
export function compareIds(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

/** Is the message of the first id newer? @param {string} id @param {string} other */
export function isAfter(id, other) {
  return compareIds(id, other) > 0;
}
