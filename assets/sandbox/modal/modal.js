// @ts-check
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Select } from '../components/select.js';
import { html } from '../html.js';
import { Icon } from '../icons.js';
import { useLookup } from '../lookup.js';
import { Markdown } from '../markdown/render.js';
import { act } from '../requests.js';
import { isTouched } from '../touch.js';
import { chosenIn, faultsIn, fieldsOf, firstValues } from './fields.js';
import { Group, Tick } from './group.js';

/**
 * @typedef {import('./fields.js').ModalField} ModalField
 * @typedef {import('../types.js').InteractionProgress} InteractionProgress
 */

/**
 * A form that the bot opened. It stays, with what was typed, until the bot has taken it.
 * @param {{ viewerId: string, botName: string, modal: import('../types.js').PageModal,
 *   interactions: Readonly<Record<string, InteractionProgress>>, onClose: () => void }} props
 */
export function Modal({ viewerId, botName, modal, interactions, onClose }) {
  const lookup = useLookup();
  const titleId = useId();
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const fields = fieldsOf(modal.modal, lookup);
  const [values, setValues] = useState(() => firstValues(fields));
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState(
    /** @type {{ is: 'no' } | { is: 'sending' } | { is: 'sent', id: string } | { is: 'refused', error: string }} */ ({
      is: 'no',
    }),
  );
  const faults = tried ? faultsIn(fields, values) : {};
  const state = sent.is === 'sent' ? interactions[sent.id]?.state : undefined;
  const error = sent.is === 'refused' ? sent.error : state?.is === 'failed' ? state.sentence : '';
  const busy =
    sent.is === 'sending' || (sent.is === 'sent' && (state === undefined || state.is === 'sent'));

  useEffect(() => {
    dialog.current?.showModal();
    if (isTouched()) return;
    const first = dialog.current?.querySelector(
      '.modal-fields input, .modal-fields textarea, .modal-fields button',
    );
    if (first instanceof HTMLElement) first.focus();
  }, []);
  useEffect(() => {
    if (state?.is === 'deferred' || state?.is === 'done') onClose();
  }, [state?.is]);

  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setTried(true);
    if (busy || Object.keys(faultsIn(fields, values)).length > 0) return;
    setSent({ is: 'sending' });
    const answer = await act(viewerId, 'submit', {
      interaction: modal.interactionId,
      fields: values,
    });
    setSent(
      answer.ok
        ? { is: 'sent', id: answer.value.interactionId }
        : { is: 'refused', error: answer.error },
    );
  };
  const set = (/** @type {string} */ id, /** @type {string | string[] | boolean} */ value) =>
    setValues({ ...values, [id]: value });
  return html`<dialog class="modal" ref=${dialog} aria-labelledby=${titleId} onClose=${onClose}>
    <form method="dialog" onSubmit=${submit}>
      <header>
        <div>
          <h2 id=${titleId}>${modal.modal.title}</h2>
          <p class="modal-from">${botName} asks you this.</p>
        </div>
        <button type="button" class="icon-button" aria-label="Close without sending" onClick=${onClose}><${Icon} name="close" /></button>
      </header>
      <div class="modal-fields">
        ${fields.map((field, at) => html`<${FieldView} key=${at} field=${field} values=${values} faults=${faults} onChange=${set} />`)}
      </div>
      ${error && html`<p class="refusal" role="alert">${error}</p>`}
      <footer>
        <button type="button" class="button secondary" onClick=${onClose}>Cancel</button>
        <button type="submit" class=${`button primary${busy ? ' pending' : ''}`} aria-busy=${busy ? 'true' : undefined}>Submit</button>
      </footer>
    </form>
  </dialog>`;
}

/**
 * @param {{ field: ModalField, values: import('./fields.js').Values, faults: Record<string, string>,
 *   onChange: (id: string, value: string | string[] | boolean) => void }} props
 */
function FieldView({ field, values, faults, onChange }) {
  const id = useId();
  switch (field.is) {
    case 'words':
      return html`<${Markdown} text=${field.text} />`;
    case 'text': {
      const {
        custom_id: customId,
        style,
        placeholder,
        max_length: max,
        required = true,
      } = field.input;
      const value = String(values[customId] ?? '');
      const props = {
        id,
        value,
        placeholder: placeholder ?? '',
        maxlength: max ?? 4000,
        'aria-required': required ? 'true' : undefined,
        'aria-invalid': faults[customId] ? 'true' : undefined,
        'aria-describedby': `${id}-about`,
        onInput: (/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) =>
          onChange(customId, event.currentTarget.value),
      };
      return html`<div class="field">
        <label for=${id}>${field.label}${required && html`<span class="needed" aria-hidden="true"> *</span>`}</label>
        ${field.description && html`<p class="field-about">${field.description}</p>`}
        ${style === 2 ? html`<textarea rows="4" ...${props}></textarea>` : html`<input type="text" autocomplete="off" ...${props} />`}
        <p class="field-foot" id=${`${id}-about`}>
          <span class="refusal">${faults[customId] ?? ''}</span>
          ${max !== undefined && html`<span>${value.length} of ${max}</span>`}
        </p>
      </div>`;
    }
    case 'select': {
      const fault = faults[field.customId];
      return html`<div class="field">
        <p class="field-label">${field.label}${field.min > 0 && html`<span class="needed" aria-hidden="true"> *</span>`}</p>
        ${field.description && html`<p class="field-about">${field.description}</p>`}
        <${Select}
          label=${field.placeholder === 'Make a choice' ? field.label : `${field.label}: ${field.placeholder}`}
          empty=${field.placeholder}
          choices=${field.choices}
          values=${chosenIn(values, field.customId)}
          min=${field.min}
          max=${field.max}
          disabled=${field.disabled}
          pending=${false}
          reports="each"
          onChoose=${(/** @type {string[]} */ next) => onChange(field.customId, next)}
        />
        ${fault && html`<p class="field-foot"><span class="refusal">${fault}</span></p>`}
      </div>`;
    }
    case 'group':
      return html`<${Group}
        group=${field}
        chosen=${chosenIn(values, field.customId)}
        fault=${faults[field.customId] ?? ''}
        onChoose=${(/** @type {string[]} */ next) => onChange(field.customId, next)}
      />`;
    case 'tick':
      return html`<${Tick}
        tick=${field}
        ticked=${values[field.customId] === true}
        onTick=${(/** @type {boolean} */ ticked) => onChange(field.customId, ticked)}
      />`;
  }
}
