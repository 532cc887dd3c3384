// @ts-check
import { html } from './html.js';

/** Our own line drawings, 24 × 24. */
const PATHS = {
  hash: 'M9 4 7 20M17 4l-2 16M4 9h16M4 15h16',
  thread: 'M5 5v9a3 3 0 0 0 3 3h11M15 13l4 4-4 4',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  archive: 'M4 5h16v4H4zM6 9v10h12V9M10 13h4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  send: 'M4 12 20 4l-5 16-4-7z',
  down: 'm6 9 6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  reply: 'M4 18v-3a5 5 0 0 1 5-5h9M14 6l4 4-4 4',
  external: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
  file: 'M7 3h7l4 4v14H7zM14 3v4h4',
  gear: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M12 3v2.500M12 18.500V21M3 12h2.500M18.500 12H21M5.600 5.600l1.800 1.800M16.600 16.600l1.800 1.800M18.400 5.600l-1.800 1.800M7.400 16.600l-1.800 1.800',
  eye: 'M3 12c3-5 6-7 9-7s6 2 9 7c-3 5-6 7-9 7s-6-2-9-7M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  check: 'm5 12 5 5 9-10',
};

/**
 * A drawing beside words that say the same, so it is hidden from screen readers.
 * @param {{ name: keyof typeof PATHS }} props
 */
export function Icon({ name }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;
}
