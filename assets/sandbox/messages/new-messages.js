// @ts-check
import { useEffect, useState } from 'preact/hooks';
import { html } from '../html.js';
import { Icon } from '../icons.js';
import { isAfter } from '../world.js';

/** @typedef {import('../types.js').PageMessage} PageMessage @typedef {import('../types.js').UnreadMark} UnreadMark */

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/**
 * The way back to the newest message; as a bar where something new waits there.
 * @param {{ unread: UnreadMark, messages: readonly PageMessage[], onPress: () => void }} props
 */
export function ToEnd({ unread, messages, onPress }) {
  if (unread.messages === 0) {
    return html`<button type="button" class="button secondary to-end" title="To the newest message" aria-label="To the newest message" onClick=${onPress}>
      <${Icon} name="down" />
    </button>`;
  }
  return html`<button type="button" class="new-messages" onClick=${onPress}>
    <span>${sayNew(unread, messages)}</span>
    <span class="new-messages-way">To the newest <${Icon} name="down" /></span>
  </button>`;
}

/**
 * The way up to what had not been read when the channel was opened, until its beginning has been in sight.
 * @param {{ unread: UnreadMark, messages: readonly PageMessage[], scroller: { current: HTMLElement | null } }} props
 */
export function ToFirstNew({ unread, messages, scroller }) {
  const [isAbove, setIsAbove] = useState(false);
  const firstNew = () => scroller.current?.querySelector('.divider.new');
  useEffect(() => {
    const line = firstNew();
    if (!line) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        setIsAbove(!entry.isIntersecting);
        if (entry.isIntersecting) observer.disconnect();
      },
      { root: scroller.current },
    );
    observer.observe(line);
    return () => observer.disconnect();
  }, []);
  if (!isAbove) return null;
  return html`<button type="button" class="new-messages above" onClick=${() => firstNew()?.scrollIntoView({ block: 'start' })}>
    <span>${sayNew(unread, messages)}</span>
    <span class="new-messages-way">Up to them</span>
  </button>`;
}

/** @param {UnreadMark} unread @param {readonly PageMessage[]} messages those of the channel that are here */
function sayNew({ messages: count, readId }, messages) {
  const first = messages.find((each) => readId === null || isAfter(each.id, readId));
  const since = first ? ` since ${clock.format(new Date(first.createdAt))}` : '';
  return `${count} new ${count === 1 ? 'message' : 'messages'}${since}`;
}
