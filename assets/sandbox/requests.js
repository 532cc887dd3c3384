// @ts-check

/**
 * @template T
 * @typedef {{ ok: true, value: T } | { ok: false, error: string }} Answer
 */

/** Told of each interaction that begins in this window, with its id. @type {(interactionId: string) => void} */
let tellStarted = () => {};

/** @param {typeof tellStarted} tell */
export function onStarted(tell) {
  tellStarted = tell;
}

/**
 * Does something as a user.
 * @template T
 * @param {string} user
 * @param {import('./types.js').PageAction} action
 * @param {object} body
 * @returns {Promise<Answer<T>>}
 */
export async function act(user, action, body) {
  const answer = await ask(`/page/as/${user}/${action}`, body);
  if (answer.ok && answer.value.interactionId) tellStarted(answer.value.interactionId);
  return answer;
}

/**
 * A new person in the world.
 * @param {string} name
 * @returns {Promise<Answer<import('./types.js').PageUser>>}
 */
export function addSomebody(name) {
  return ask('/page/users', { name });
}

/**
 * Lets time pass at once, for the bot as well.
 * @param {number} hours
 * @returns {Promise<Answer<{}>>}
 */
export function passTime(hours) {
  return ask('/page/clock', { hours });
}

/** @returns {Promise<Answer<{}>>} */
export function resetWorld() {
  return ask('/page/reset', {});
}

/**
 * Messages before one that is already here, oldest first.
 * @param {string} user
 * @param {string} channel
 * @param {string} before
 * @returns {Promise<Answer<{ messages: import('./types.js').PageMessage[] }>>}
 */
export function loadOlder(user, channel, before) {
  return ask(`/page/messages?${new URLSearchParams({ user, channel, before, limit: '50' })}`);
}

/**
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<Answer<any>>}
 */
async function ask(path, body) {
  try {
    const response = await fetch(
      path,
      body
        ? {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }
        : {},
    );
    const value = await response.json();
    if (response.ok) return { ok: true, value };
    return { ok: false, error: value.error ?? 'The sandbox refused this.' };
  } catch {
    return { ok: false, error: 'The sandbox does not answer. Is it still running?' };
  }
}
