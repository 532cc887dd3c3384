// @ts-check
// Who is looking, and at which channel, stands in the address: two windows can be two people.

/** @returns {{ user: string | null, channel: string | null }} */
export function readAddress() {
  const query = new URLSearchParams(location.search);
  return { user: query.get('user'), channel: query.get('channel') };
}

/** @param {string} user @param {string | null} channel */
export function addressOf(user, channel) {
  const query = new URLSearchParams({ user });
  if (channel !== null) query.set('channel', channel);
  return `${location.pathname}?${query}`;
}

/** @param {string} user @param {string | null} channel */
export function writeAddress(user, channel) {
  history.replaceState(null, '', addressOf(user, channel));
}
