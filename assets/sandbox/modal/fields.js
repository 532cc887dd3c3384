// @ts-check
import { choicesOf, defaultsOf } from '../components/menu-choices.js';

/**
 * @typedef {Extract<import('../types.js').ModalInput, { type: 4 }>} TextInput
 * @typedef {import('../components/select.js').SelectChoice} SelectChoice
 *
 * What a modal asks, whichever of Discord's shapes it came in.
 * @typedef {{ is: 'words', text: string }
 *   | { is: 'text', label: string, description: string, input: TextInput }
 *   | { is: 'select', label: string, description: string, customId: string, placeholder: string,
 *       choices: SelectChoice[], first: string[], min: number, max: number, disabled: boolean }
 *   | { is: 'group', label: string, description: string, customId: string, several: boolean,
 *       choices: SelectChoice[], first: string[], min: number, max: number }
 *   | { is: 'tick', label: string, description: string, customId: string, first: boolean }} ModalField
 * @typedef {Record<string, string | string[] | boolean>} Values
 */

/**
 * @param {import('../types.js').PageModal['modal']} modal
 * @param {import('../lookup.js').Lookup} lookup
 * @returns {ModalField[]}
 */
export function fieldsOf(modal, lookup) {
  return modal.components.flatMap((component) => {
    if (component.type === 10) return [{ is: 'words', text: component.content }];
    if (component.type === 18) {
      return [fieldOf(component.component, component.label, component.description ?? '', lookup)];
    }
    if (component.type === 1) {
      return component.components.map((input) => fieldOf(input, input.label, '', lookup));
    }
    return [];
  });
}

/**
 * @param {import('../types.js').ModalInput} component
 * @param {string} label
 * @param {string} description
 * @param {import('../lookup.js').Lookup} lookup
 * @returns {ModalField}
 */
function fieldOf(component, label, description, lookup) {
  switch (component.type) {
    case 4:
      return { is: 'text', label, description, input: component };
    case 3:
    case 5:
      return {
        is: 'select',
        label,
        description,
        customId: component.custom_id,
        placeholder: component.placeholder || 'Make a choice',
        choices: choicesOf(component, lookup),
        first: defaultsOf(component),
        min: component.required === false ? 0 : (component.min_values ?? 1),
        max: component.max_values ?? 1,
        disabled: component.disabled === true,
      };
    case 21:
    case 22: {
      const several = component.type === 22;
      const least = several ? (component.min_values ?? 1) : 1;
      return {
        is: 'group',
        label,
        description,
        customId: component.custom_id,
        several,
        choices: component.options,
        first: component.options.filter((each) => each.default).map((each) => each.value),
        min: component.required === false ? 0 : least,
        max: several ? (component.max_values ?? component.options.length) : 1,
      };
    }
    case 23:
      return {
        is: 'tick',
        label,
        description,
        customId: component.custom_id,
        first: component.default === true,
      };
  }
}

/** @param {readonly ModalField[]} fields @returns {Values} */
export function firstValues(fields) {
  /** @type {Values} */
  const values = {};
  for (const field of fields) {
    if (field.is === 'text') values[field.input.custom_id] = field.input.value ?? '';
    else if (field.is !== 'words') values[field.customId] = field.first;
  }
  return values;
}

/**
 * What is wrong with each field, by custom id.
 * @param {readonly ModalField[]} fields
 * @param {Values} values
 * @returns {Record<string, string>}
 */
export function faultsIn(fields, values) {
  /** @type {Record<string, string>} */
  const faults = {};
  for (const field of fields) {
    if (field.is === 'text') {
      const { custom_id: id, required = true, min_length: min = 0 } = field.input;
      const { length } = String(values[id] ?? '');
      if (required && length === 0) faults[id] = 'This one is needed.';
      else if (length > 0 && length < min) faults[id] = `At least ${min} characters.`;
    } else if (field.is === 'select' || field.is === 'group') {
      const { length } = chosenIn(values, field.customId);
      if (length < field.min)
        faults[field.customId] = field.min === 1 ? 'Choose one.' : `Choose at least ${field.min}.`;
    }
  }
  return faults;
}

/** @param {Values} values @param {string} customId of a field that takes choices */
export function chosenIn(values, customId) {
  const chosen = values[customId];
  return Array.isArray(chosen) ? chosen : [];
}
