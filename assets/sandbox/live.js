// @ts-check

/** @typedef {import('./types.js').PageWorld} PageWorld @typedef {import('./types.js').LiveEvent} LiveEvent */

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 5000;

/**
 * Follows the world of one user: loads it, tells what happens in it, and begins again whenever the
 * line drops.
 * @param {object} options
 * @param {string | null} options.user null for the first user of the world
 * @param {(world: PageWorld) => void} options.onWorld
 * @param {(event: LiveEvent) => void} options.onEvent
 * @param {(line: { is: 'open' } | { is: 'down', sentence: string }) => void} options.onLine
 * @param {() => void} options.onUnknownUser nobody has that id: it is not tried again
 * @returns {() => void} ends it
 */
export function follow({ user, onWorld, onEvent, onLine, onUnknownUser }) {
  const query = user === null ? '' : `?user=${encodeURIComponent(user)}`;
  let ended = false;
  let wait = FIRST_WAIT_MS;
  /** @type {WebSocket | null} */
  let socket = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const again = () => {
    if (ended) return;
    clearTimeout(timer);
    timer = setTimeout(open, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };

  const lost = async () => {
    if (ended) return;
    onLine({ is: 'down', sentence: 'The line to the sandbox is down. Trying again…' });
    const loaded = await loadWorld(query);
    if (!ended && !loaded.ok && loaded.refused && user !== null) {
      ended = true;
      onUnknownUser();
    } else again();
  };

  const open = () => {
    const line = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/page/live${query}`);
    socket = line;
    /** @type {LiveEvent[] | null} */
    let early = [];
    // The line is opened before the world is read, so nothing falls between the two.
    const load = async () => {
      early = [];
      const loaded = await loadWorld(query);
      if (ended || socket !== line) return;
      if (!loaded.ok) {
        line.close();
        return;
      }
      onWorld(loaded.world);
      for (const event of early ?? []) onEvent(event);
      early = null;
      wait = FIRST_WAIT_MS;
      onLine({ is: 'open' });
    };
    line.addEventListener('open', () => void load());
    line.addEventListener('message', ({ data }) => {
      if (ended) return;
      /** @type {LiveEvent} */
      const event = JSON.parse(String(data));
      if (event.type === 'world-replaced') void load();
      else if (early) early.push(event);
      else onEvent(event);
    });
    line.addEventListener('close', () => {
      if (socket === line) void lost();
    });
  };

  open();
  return () => {
    ended = true;
    clearTimeout(timer);
    socket?.close();
  };
}

/** @param {string} query @returns {Promise<{ ok: true, world: PageWorld } | { ok: false, refused: boolean }>} */
async function loadWorld(query) {
  try {
    const response = await fetch(`/page/world${query}`);
    if (response.ok) return { ok: true, world: await response.json() };
    return { ok: false, refused: response.status < 500 };
  } catch {
    return { ok: false, refused: false };
  }
}
