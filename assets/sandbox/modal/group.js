// @ts-check
import { useId } from 'preact/hooks';
import { html } from '../html.js';

/** @typedef {import('./fields.js').ModalField} ModalField */

/**
 * Radio buttons, or checkboxes of which several may be ticked: all choices are seen at once.
 * @param {{ group: Extract<ModalField, { is: 'group' }>, chosen: readonly string[], fault: string,
 *   onChoose: (values: string[]) => void }} props
 */
export function Group({ group, chosen, fault, onChoose }) {
  const id = useId();
  const { several, min, max } = group;
  const isFull = several && chosen.length >= max;
  const choose = (/** @type {string} */ value) => {
    if (!several) onChoose([value]);
    // In the order of the form, as Discord sends them.
    else
      onChoose(
        group.choices
          .map((choice) => choice.value)
          .filter((each) => chosen.includes(each) !== (each === value)),
      );
  };
  return html`<fieldset class="field group" role=${several ? undefined : 'radiogroup'} aria-describedby=${`${id}-about`} aria-invalid=${fault ? 'true' : undefined}>
    <legend>${group.label}${min > 0 && html`<span class="needed" aria-hidden="true"> *</span>`}</legend>
    <div id=${`${id}-about`}>
      ${group.description && html`<p class="field-about">${group.description}</p>`}
      ${several && html`<p class="field-about">${sayHowMany(min, max, group.choices.length)}</p>`}
    </div>
    <div class="group-choices">
      ${group.choices.map((choice, at) => {
        const isChosen = chosen.includes(choice.value);
        return html`<label key=${choice.value} class=${`group-choice${isChosen ? ' chosen' : ''}`}>
          <input
            type=${several ? 'checkbox' : 'radio'}
            name=${id}
            checked=${isChosen}
            disabled=${isFull && !isChosen}
            aria-labelledby=${`${id}-${at}`}
            aria-describedby=${choice.description ? `${id}-${at}-more` : undefined}
            onChange=${() => choose(choice.value)}
          />
          <span class="choice-text">
            <span class="choice-label" id=${`${id}-${at}`}>${choice.label}</span>
            ${choice.description && html`<span class="choice-description" id=${`${id}-${at}-more`}>${choice.description}</span>`}
          </span>
        </label>`;
      })}
    </div>
    ${
      !several &&
      min === 0 &&
      chosen.length > 0 &&
      html`<button type="button" class="quiet-button" onClick=${() => onChoose([])}>Clear the choice</button>`
    }
    ${fault && html`<p class="field-foot"><span class="refusal" role="alert">${fault}</span></p>`}
  </fieldset>`;
}

/**
 * One checkbox by itself.
 * @param {{ tick: Extract<ModalField, { is: 'tick' }>, ticked: boolean, onTick: (ticked: boolean) => void }} props
 */
export function Tick({ tick, ticked, onTick }) {
  const id = useId();
  return html`<label class=${`field group-choice${ticked ? ' chosen' : ''}`}>
    <input
      type="checkbox"
      checked=${ticked}
      aria-labelledby=${id}
      aria-describedby=${tick.description ? `${id}-more` : undefined}
      onChange=${(/** @type {Event & { currentTarget: HTMLInputElement }} */ event) => onTick(event.currentTarget.checked)}
    />
    <span class="choice-text">
      <span class="choice-label" id=${id}>${tick.label}</span>
      ${tick.description && html`<span class="choice-description" id=${`${id}-more`}>${tick.description}</span>`}
    </span>
  </label>`;
}

/** @param {number} min @param {number} max @param {number} all */
function sayHowMany(min, max, all) {
  if (min === max) return `Choose ${max}.`;
  if (max < all) return min === 0 ? `Choose up to ${max}.` : `Choose ${min} to ${max}.`;
  return min === 0 ? 'Choose any.' : `Choose at least ${min}.`;
}
