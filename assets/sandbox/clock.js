// @ts-check

/** How far the sandbox's time is ahead of this machine's, in milliseconds: people may let time pass at once. */
let ahead = 0;
/** @type {Set<() => void>} */
const watchers = new Set();

/** When it is in the sandbox, in milliseconds since 1970. */
export const now = () => Date.now() + ahead;

/**
 * Says when it is in the sandbox.
 * @param {number} ms since 1970
 */
export function setNow(ms) {
  ahead = ms - Date.now();
  for (const tell of watchers) tell();
}

/**
 * Tells when time has passed at once. Returns how to stop that.
 * @param {() => void} tell
 */
export function onTimePassed(tell) {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
