// @ts-check
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { html } from '../html.js';
import { act, loadOlder } from '../requests.js';
import { isAfter } from '../world.js';
import { MessageView } from './message.js';
import { ToEnd, ToFirstNew } from './new-messages.js';
import { useOneStop } from './one-stop.js';
import { useScrolling } from './scrolling.js';

/**
 * @typedef {import('../types.js').PageMessage} PageMessage
 * @typedef {import('../types.js').PageChannel} PageChannel
 * @typedef {import('../types.js').InteractionProgress} InteractionProgress
 *
 * @typedef {object} ListProps
 * @property {string} viewerId
 * @property {PageChannel} channel
 * @property {readonly PageMessage[]} messages oldest first
 * @property {readonly InteractionProgress[]} interactions
 * @property {(messageId: string, customId: string, values?: string[]) => void} onPress
 * @property {(channelId: string, messages: readonly PageMessage[]) => void} onOlder
 */

const TOGETHER_MS = 7 * 60_000;
const PAGE = 50;
const dayName = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' });

/**
 * The messages of one channel. It stays at the newest unless the reader has scrolled up; what is
 * on screen counts as read. Give it the channel's id as key.
 * @param {ListProps} props
 */
export function MessageList({ viewerId, channel, messages, interactions, onPress, onOlder }) {
  const scroller = useRef(/** @type {HTMLElement | null} */ (null));
  const content = useRef(/** @type {HTMLElement | null} */ (null));
  const { atEnd, toEnd, onScroll, isAtTop } = useScrolling(scroller, content);
  const [unreadAtFirst] = useState(channel.unread);
  const newFrom = unreadAtFirst.messages > 0 ? unreadAtFirst.readId : null;
  const [mayHaveOlder, setMayHaveOlder] = useState(messages.length >= PAGE);

  useOneStop(content);
  useReading(viewerId, channel, atEnd);

  // What the reader did is shown, wherever they had scrolled to.
  const newest = messages.at(-1);
  const isMyDoing =
    newest &&
    (newest.ephemeral || newest.author.id === viewerId || newest.interaction?.userId === viewerId);
  useLayoutEffect(() => {
    if (isMyDoing) toEnd();
  }, [newest?.id]);

  const readOn = async () => {
    onScroll();
    const oldest = messages[0];
    if (!isAtTop() || !mayHaveOlder || !oldest) return;
    setMayHaveOlder(false);
    const answer = await loadOlder(viewerId, channel.id, oldest.id);
    if (!answer.ok || answer.value.messages.length === 0) return;
    onOlder(channel.id, answer.value.messages);
    setMayHaveOlder(answer.value.messages.length >= PAGE);
  };
  return html`<div class="list-frame">
    <div class="list" ref=${scroller} onScroll=${readOn} tabindex="0" role="log" aria-label=${`Messages in ${channel.name}`}>
      <div class="list-content" ref=${content}>
        ${!mayHaveOlder && html`<${Beginning} channel=${channel} />`}
        ${messages.map((message, at) => {
          const before = messages[at - 1];
          const isNewDay = !before || dayOf(before) !== dayOf(message);
          const isFirstNew =
            newFrom !== null &&
            isAfter(message.id, newFrom) &&
            !(before && isAfter(before.id, newFrom));
          return html`<div key=${message.id}>
            ${isNewDay && html`<div class="divider"><span>${dayName.format(new Date(message.createdAt))}</span></div>`}
            ${isFirstNew && html`<div class="divider new"><span>New</span></div>`}
            <${MessageView}
              message=${message}
              isContinued=${!isNewDay && !isFirstNew && belongTogether(before, message)}
              answered=${messages.find((each) => each.id === message.replyTo?.messageId) ?? null}
              interactions=${interactions.filter((each) => each.source?.messageId === message.id)}
              onPress=${(/** @type {string} */ customId, /** @type {string[] | undefined} */ values) => onPress(message.id, customId, values)}
              onDelete=${() => void act(viewerId, 'delete', { message: message.id })}
            />
          </div>`;
        })}
      </div>
    </div>
    ${newFrom !== null && html`<${ToFirstNew} unread=${unreadAtFirst} messages=${messages} scroller=${scroller} />`}
    ${!atEnd && html`<${ToEnd} unread=${channel.unread} messages=${messages} onPress=${toEnd} />`}
  </div>`;
}

/** @param {string} viewerId @param {PageChannel} channel @param {boolean} atEnd */
function useReading(viewerId, channel, atEnd) {
  const count = channel.unread.messages;
  useEffect(() => {
    const read = () => {
      if (count > 0 && atEnd && document.visibilityState === 'visible') {
        void act(viewerId, 'read', { channel: channel.id });
      }
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [viewerId, channel.id, count, atEnd]);
}

/** @param {PageMessage} message */
function dayOf(message) {
  return new Date(message.createdAt).toDateString();
}

/** @param {PageMessage | undefined} before @param {PageMessage} message */
function belongTogether(before, message) {
  return (
    before !== undefined &&
    before.author.id === message.author.id &&
    before.ephemeral === message.ephemeral &&
    before.kind !== 'thread-created' &&
    message.interaction === null &&
    message.replyTo === null &&
    Date.parse(message.createdAt) - Date.parse(before.createdAt) < TOGETHER_MS
  );
}

/** @param {{ channel: PageChannel }} props */
function Beginning({ channel }) {
  const words = {
    text: `This is where #${channel.name} begins.`,
    'public-thread': `This is where the thread “${channel.name}” begins.`,
    'private-thread': `This is where the private thread “${channel.name}” begins. Only its members see it.`,
    dm: `This is where your messages with ${channel.name} begin.`,
  };
  return html`<p class="beginning">${words[channel.kind]}</p>`;
}
