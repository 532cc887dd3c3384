// @ts-check
import { useEffect, useRef, useState } from 'preact/hooks';
import { html } from '../html.js';
import { Icon } from '../icons.js';
import { act, passTime, resetWorld } from '../requests.js';

/** @typedef {import('../types.js').PageChannel} PageChannel */

/** @type {[import('../../../src/sandbox/world/state.ts').BotPermission, string][]} */
const PERMISSIONS = [
  ['ViewChannel', 'see this place'],
  ['SendMessages', 'send messages'],
  ['SendMessagesInThreads', 'send messages in threads'],
  ['CreatePublicThreads', 'start threads'],
  ['CreatePrivateThreads', 'start private threads'],
  ['ManageThreads', 'manage threads'],
  ['ManageMessages', 'manage messages'],
  ['ReadMessageHistory', 'read earlier messages'],
  ['EmbedLinks', 'embed links'],
  ['AttachFiles', 'attach files and pictures'],
];

/** @type {[hours: number, words: string][]} */
const SPANS = [
  [1, '1 hour'],
  [8, '8 hours'],
  [24, '1 day'],
  [168, '1 week'],
];

/**
 * What a moderator could do here: start, archive and delete threads, take the bot's
 * permissions away to see what it does then, and let time pass.
 * @param {{ viewerId: string, channel: PageChannel, onClose: () => void, onOpen: (channelId: string) => void }} props
 */
export function Settings({ viewerId, channel, onClose, onOpen }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [refusal, setRefusal] = useState('');
  const [name, setName] = useState('');
  const [isPrivate, setIsPrivate] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const isThread = channel.parentId !== null;
  const attempt = async (/** @type {Promise<import('../requests.js').Answer<any>>} */ asked) => {
    const answer = await asked;
    setRefusal(answer.ok ? '' : answer.error);
    return answer;
  };
  const startThread = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const answer = await attempt(
      act(viewerId, 'thread', { channel: channel.id, name: name.trim(), private: isPrivate }),
    );
    if (!answer.ok) return;
    onOpen(answer.value.id);
    onClose();
  };
  const remove = async () => {
    const answer = await attempt(act(viewerId, 'delete-channel', { channel: channel.id }));
    if (answer.ok) onClose();
  };
  const beginAgain = async () => {
    const answer = await attempt(resetWorld());
    if (answer.ok) onClose();
  };
  return html`<dialog class="modal" ref=${dialog} aria-label=${`Settings of ${channel.name}`} onClose=${onClose}>
    <header>
      <h2>${isThread ? 'Thread' : 'Channel'} “${channel.name}”</h2>
      <button type="button" class="icon-button" aria-label="Close" onClick=${onClose}><${Icon} name="close" /></button>
    </header>
    <div class="modal-fields">
      ${
        isThread &&
        html`<div class="setting-row">
          <button type="button" class="button secondary" onClick=${() => void attempt(act(viewerId, 'archive', { channel: channel.id, archived: !channel.archived }))}>
            ${channel.archived ? 'Reopen the thread' : 'Archive the thread'}
          </button>
          <button type="button" class="button danger" onClick=${() => void remove()}>Delete the thread</button>
        </div>`
      }
      ${
        channel.kind === 'text' &&
        html`<form class="field" onSubmit=${startThread}>
          <label for="thread-name">Start a thread</label>
          <div class="setting-row">
            <input id="thread-name" type="text" maxlength="100" required value=${name} onInput=${(/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) => setName(event.currentTarget.value)} />
            <button type="submit" class="button primary">Start</button>
          </div>
          <label class="tick">
            <input type="checkbox" checked=${isPrivate} onChange=${() => setIsPrivate(!isPrivate)} />
            <span>private</span>
          </label>
        </form>`
      }
      ${
        channel.kind !== 'dm' &&
        html`<fieldset class="field">
          <legend>The bot may here</legend>
          ${PERMISSIONS.map(
            ([permission, words]) => html`<label key=${permission} class="tick">
              <input
                type="checkbox"
                checked=${!channel.botLacks.includes(permission)}
                onChange=${(/** @type {Event & { currentTarget: HTMLInputElement }} */ event) =>
                  void attempt(
                    act(viewerId, 'permission', {
                      channel: channel.id,
                      permission,
                      allowed: event.currentTarget.checked,
                    }),
                  )}
              />
              <span>${words}</span>
            </label>`,
          )}
        </fieldset>`
      }
      <div class="field">
        <span>Let time pass</span>
        <div class="setting-row">
          ${SPANS.map(
            ([hours, words]) =>
              html`<button key=${hours} type="button" class="button secondary" onClick=${() => void attempt(passTime(hours))}>${words}</button>`,
          )}
        </div>
      </div>
      <details>
        <summary>Begin the sandbox again</summary>
        <p>All messages and threads go, for everybody. People and commands stay.</p>
        <button type="button" class="button danger" onClick=${() => void beginAgain()}>Empty the sandbox</button>
      </details>
    </div>
    ${refusal && html`<p class="refusal" role="alert">${refusal}</p>`}
  </dialog>`;
}
