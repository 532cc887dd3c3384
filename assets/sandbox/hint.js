// @ts-check
import { useState } from 'preact/hooks';
import { html } from './html.js';
import { Icon } from './icons.js';
import { useLookup } from './lookup.js';

const KEY = 'firepit-hint-dismissed';

/**
 * How to begin, for somebody who has just come; gone for good once it was dismissed.
 * @param {{ commands: readonly import('./command-line/commands.js').Callable[] }} props the
 *   commands that can be used here
 */
export function Hint({ commands }) {
  const { fillCommand } = useLookup();
  const [gone, setGone] = useState(localStorage.getItem(KEY) === 'yes');
  const named = (/** @type {string} */ name) => commands.find((each) => each.name === name);
  const opening = named('match new') ?? commands[0];
  const learning = named('learn');
  if (gone || !opening) return null;
  const dismiss = () => {
    localStorage.setItem(KEY, 'yes');
    setGone(true);
  };
  return html`<aside class="hint" aria-label="How to begin">
    <span class="hint-fire" aria-hidden="true">🔥</span>
    <p>
      <strong>Welcome to the fire.</strong> At the top right you can become somebody else.
    </p>
    ${
      learning &&
      html`<button type="button" class="button primary" onClick=${() => fillCommand(learning.name)}>/${learning.label}</button>`
    }
    <button type="button" class=${`button ${learning ? 'secondary' : 'primary'}`} onClick=${() => fillCommand(opening.name)}>/${opening.label}</button>
    <button type="button" class="icon-button" aria-label="Do not show this again" onClick=${dismiss}><${Icon} name="close" /></button>
  </aside>`;
}
