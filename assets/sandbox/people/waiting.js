// @ts-check
import { useEffect, useState } from 'preact/hooks';
import { follow } from '../live.js';
import { applyEvent, firstView } from '../world.js';

/**
 * @typedef {import('../world.js').View} View
 * @typedef {Readonly<Record<string, { messages: number, mentions: number }>>} Waiting
 */

/** What moves unread marks; everything else about somebody else's world is left unread here. */
const MOVES_MARKS = new Set([
  'channel-created',
  'channel-updated',
  'channel-deleted',
  'unread-changed',
]);

/**
 * What everybody but the viewer has not read, by user id. Each of them is followed on a line of
 * their own: this page can be any of them, so it may know what they know.
 * @param {readonly import('../types.js').PageUser[]} users
 * @param {string} viewerId
 * @returns {Waiting}
 */
export function useWaiting(users, viewerId) {
  const [views, setViews] = useState(/** @type {Readonly<Record<string, View>>} */ ({}));
  const ids = users.map((user) => user.id).filter((id) => id !== viewerId);
  useEffect(() => {
    setViews({});
    const ends = ids.map((id) =>
      follow({
        user: id,
        onWorld: (world) =>
          setViews((before) => ({ ...before, [id]: firstView({ ...world, messages: {} }) })),
        onEvent: (event) => {
          if (!MOVES_MARKS.has(event.type)) return;
          setViews((before) => {
            const view = before[id];
            return view ? { ...before, [id]: applyEvent(view, event) } : before;
          });
        },
        onLine: () => {},
        onUnknownUser: () => {},
      }),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [ids.join()]);
  return Object.fromEntries(Object.entries(views).map(([id, view]) => [id, unreadIn(view)]));
}

/** @param {View} view */
function unreadIn(view) {
  const sum = { messages: 0, mentions: 0 };
  for (const { unread } of view.world.channels) {
    sum.messages += unread.messages;
    sum.mentions += unread.mentions;
  }
  return sum;
}
