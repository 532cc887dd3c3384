// @ts-check
import { html } from '../html.js';
import { Icon } from '../icons.js';
import { Emoji } from './emoji.js';
import { usePress } from './press.js';

/** @type {Record<number, string>} Discord's button styles */
const STYLES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 6: 'secondary' };

/** @param {{ button: import('../types.js').Button }} props */
export function ButtonView({ button }) {
  const { press, isPending, post } = usePress();
  const label = 'label' in button ? (button.label ?? '') : '';
  const emoji = 'emoji' in button ? button.emoji : undefined;
  if ('url' in button) {
    const isOff = button.disabled === true || !/^(https?|discord):/i.test(button.url);
    return html`<a
      class=${`button link${isOff ? ' off' : ''}`}
      href=${isOff ? undefined : button.url}
      aria-disabled=${isOff ? 'true' : undefined}
      aria-label=${`${label || (emoji?.name ?? 'Link')}, ${post}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      <${Emoji} emoji=${emoji} />${label}<${Icon} name="external" />
    </a>`;
  }
  if (!('custom_id' in button)) {
    return html`<button type="button" class="button secondary" disabled>Not for sale here</button>`;
  }
  const pending = isPending(button.custom_id);
  return html`<button
    type="button"
    class=${`button ${STYLES[button.style] ?? 'secondary'}${pending ? ' pending' : ''}`}
    disabled=${button.disabled === true}
    aria-busy=${pending ? 'true' : undefined}
    aria-label=${`${label || (emoji?.name ?? 'Button')}, ${post}`}
    onClick=${() => !pending && press(button.custom_id)}
  >
    <${Emoji} emoji=${emoji} />${label && html`<span>${label}</span>`}
  </button>`;
}
