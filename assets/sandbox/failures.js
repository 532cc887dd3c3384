// @ts-check
import { html } from './html.js';
import { Icon } from './icons.js';

/**
 * Commands and forms that came to nothing, in the channel where they were used. A failed button
 * says so on its own message.
 * @param {{ interactions: readonly import('./types.js').InteractionProgress[], onDismiss: (interactionId: string) => void }} props
 */
export function Failures({ interactions, onDismiss }) {
  return html`<div class="failures" role="status">
    ${interactions.map(
      ({ interactionId, source, state }) =>
        state.is === 'failed' &&
        source === null &&
        html`<p key=${interactionId} class="refusal">
          ${state.sentence}
          <button type="button" class="icon-button" aria-label="Dismiss" onClick=${() => onDismiss(interactionId)}><${Icon} name="close" /></button>
        </p>`,
    )}
  </div>`;
}
