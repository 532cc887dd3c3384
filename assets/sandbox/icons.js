// @ts-check
import { html } from './html.js';

/** Our own line drawings, 24 × 24. */
const PATHS = {
  hash: 'M9 4 7 20M17 4l-2 16M4 9h16M4 15h16',
  thread: 'M5 5v9a3 3 0 0 0 3 3h11M15 13l4 4-4 4',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  send: 'M4 12 20 4l-5 16-4-7z',
  down: 'm6 9 6 6 6-6',
  reply: 'M4 18v-3a5 5 0 0 1 5-5h9M14 6l4 4-4 4',
  external: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
  file: 'M7 3h7l4 4v14H7zM14 3v4h4',
  settings:
    'M4 7h8M18 7h2M4 17h2M12 17h8M15 4.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5M9 14.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5',
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
