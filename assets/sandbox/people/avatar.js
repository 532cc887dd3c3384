// @ts-check
import { html } from '../html.js';

const DARK = '#000';
const LIGHT = '#fff';

/** @param {string} name */
function initials(name) {
  const words = name.split(/[\s_.-]+/).filter(Boolean);
  const letters =
    words.length > 1 ? words.slice(0, 2).map((word) => [...word][0]) : [...name].slice(0, 2);
  return letters.join('').toUpperCase();
}

/** Black or white, whichever stands out more on the colour: at least 4.58:1 (WCAG's luminance). @param {string} colour */
function inkOn(colour) {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!hex) return DARK;
  const [r = 0, g = 0, b = 0] = hex.slice(1).map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179 ? DARK : LIGHT;
}

/**
 * The round with somebody's initials; the bot's is a fire.
 * @param {{ user: import('../types.js').PageUser, size?: 'small' | 'large' }} props
 */
export function Avatar({ user, size = 'large' }) {
  return html`<span
    class=${`avatar ${size}`}
    style=${{ background: user.colour, color: inkOn(user.colour) }}
    aria-hidden="true"
    >${user.bot ? '🔥' : initials(user.name)}</span
  >`;
}
