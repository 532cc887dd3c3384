// @ts-check
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { html } from '../html.js';
import { Icon } from '../icons.js';
import { useLookup } from '../lookup.js';
import { act } from '../requests.js';
import { asksTheBot, ownChoices, useBotChoices } from './choices.js';
import { valueOf } from './commands.js';
import { Suggestions } from './suggestions.js';

/**
 * @typedef {import('./commands.js').Callable} Callable
 * @typedef {import('./commands.js').Field} Field
 * @typedef {import('../types.js').ValueOption} ValueOption
 *
 * @typedef {object} FormProps
 * @property {string} viewerId
 * @property {string} channelId
 * @property {Callable} callable
 * @property {string} firstText what was typed after the command's name
 * @property {() => void} onSent
 * @property {() => void} onCancel
 */

/** @type {Field} */
const EMPTY = { text: '', picked: null };

/**
 * A command with a field for each of its options; give it the callable's name as key.
 * @param {FormProps} props
 */
export function CommandForm({ viewerId, channelId, callable, firstText, onSent, onCancel }) {
  const lookup = useLookup();
  const listId = useId();
  const root = useRef(/** @type {HTMLFormElement | null} */ (null));
  const first = callable.options[0];
  const [fields, setFields] = useState(
    /** @type {Record<string, Field>} */ (
      first && firstText ? { [first.name]: { text: firstText, picked: null } } : {}
    ),
  );
  const [added, setAdded] = useState(
    first && !first.required && (firstText || callable.options.length === 1) ? [first.name] : [],
  );
  const [focused, setFocused] = useState(/** @type {string | null} */ (null));
  const [listOpen, setListOpen] = useState(true);
  const [moved, setMoved] = useState(/** @type {number | null} */ (null));
  const [refusal, setRefusal] = useState('');
  const [sending, setSending] = useState(false);
  const [tried, setTried] = useState(false);
  const takesFirst = useRef(false);

  const shown = callable.options.filter((option) => option.required || added.includes(option.name));
  const hidden = callable.options.filter((option) => !shown.includes(option));
  const option = shown.find((each) => each.name === focused) ?? null;
  const field = (option && fields[option.name]) ?? EMPTY;

  const request =
    option && asksTheBot(option) && listOpen && field.picked === null
      ? {
          command: callable.commandId,
          channel: channelId,
          path: callable.path,
          options: { ...valuesOf(shown, fields), [option.name]: field.text },
          focused: option.name,
        }
      : null;
  const offer = useBotChoices(viewerId, request);
  const choices =
    option === null
      ? []
      : asksTheBot(option)
        ? offer.choices
        : ownChoices(option, field.text, lookup);
  const isOpen = listOpen && field.picked === null && choices.length > 0;
  // With nothing typed in an optional field, Enter sends the command rather than filling the field.
  const active = moved ?? (option?.required || field.text !== '' ? 0 : -1);

  const focusField = (/** @type {string} */ name) => {
    const field = root.current?.querySelector(`input[name="${CSS.escape(name)}"]`);
    if (field instanceof HTMLElement) field.focus();
  };
  useLayoutEffect(() => {
    const target = root.current?.querySelector('input') ?? root.current?.querySelector('.send');
    if (target instanceof HTMLElement) target.focus();
  }, []);

  // A field that was added is the one to fill in next.
  const newest = added.at(-1);
  useLayoutEffect(() => {
    if (newest !== undefined) focusField(newest);
  }, [newest]);

  const change = (/** @type {string} */ name, /** @type {Field} */ next) => {
    setFields({ ...fields, [name]: next });
    setMoved(null);
    setRefusal('');
  };
  const pick = (/** @type {number} */ at) => {
    const choice = choices[at];
    if (!option || !choice) return;
    const next = { ...fields, [option.name]: { text: choice.name, picked: choice.value } };
    setFields(next);
    setMoved(null);
    setListOpen(false);
    const missing = shown.find((each) => valueOf(each, next[each.name]).is === 'wrong');
    if (missing && missing !== option) focusField(missing.name);
  };
  useEffect(() => {
    if (!takesFirst.current || offer.busy) return;
    takesFirst.current = false;
    if (choices.length > 0) pick(0);
  }, [offer]);

  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setTried(true);
    const missing = shown.find((each) => valueOf(each, fields[each.name]).is === 'wrong');
    if (missing) {
      focusField(missing.name);
      return;
    }
    if (sending) return;
    setSending(true);
    const { commandId, path } = callable;
    const body = { command: commandId, channel: channelId, path, options: valuesOf(shown, fields) };
    const answer = await act(viewerId, 'invoke', body);
    setSending(false);
    if (answer.ok) onSent();
    else setRefusal(answer.error);
  };
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const onField = event.target instanceof HTMLInputElement;
    if (event.key === 'Escape') {
      if (isOpen) setListOpen(false);
      else onCancel();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && onField) {
      setListOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (choices.length > 0)
        setMoved((Math.max(active, step === 1 ? -1 : 0) + step + choices.length) % choices.length);
    } else if (event.key === 'Enter' && onField && offer.busy && field.text !== '') {
      takesFirst.current = true;
    } else if (event.key === 'Enter' && onField && isOpen && active >= 0) {
      pick(active);
    } else if (event.key === 'Tab' && !event.shiftKey && onField && isOpen && active >= 0) {
      pick(active);
    } else if (event.key === 'Backspace' && onField && field.text === '' && option) {
      const before = shown[shown.indexOf(option) - 1];
      setAdded(added.filter((name) => name !== option.name));
      if (before) focusField(before.name);
      else onCancel();
    } else return;
    event.preventDefault();
  };

  return html`<form class="command-form" ref=${root} onSubmit=${send} onKeyDown=${onKeyDown} aria-label=${`Command /${callable.name}`}>
    <div class="command-help">
      <p class="command-about">
        ${
          option
            ? html`<strong>${option.name}</strong> ${option.description}${option.required ? '' : html`${' '}<span class="tag">optional</span>`}`
            : html`<strong>/${callable.name}</strong> ${callable.description}`
        }
      </p>
      ${offer.failed && asksTheBot(option) && html`<p class="refusal" role="alert">The bot did not send suggestions. Try once more.</p>`}
      ${
        isOpen &&
        html`<${Suggestions}
          id=${listId}
          label=${`Choices for ${option?.name}`}
          rows=${choices.map((choice, at) => ({ key: `${at}:${choice.value}`, name: choice.name, description: choice.description }))}
          active=${active}
          busy=${offer.busy}
          onActive=${setMoved}
          onPick=${pick}
        />`
      }
      ${refusal && html`<p class="refusal" role="alert">${refusal}</p>`}
    </div>
    <div class="command-row">
      <span class="command-name">/${callable.name}</span>
      <div class="command-fields">
        ${shown.map((each) => {
          const state = valueOf(each, fields[each.name]);
          const why = tried && state.is === 'wrong' ? state.why : '';
          const text = fields[each.name]?.text ?? '';
          const isFocused = each.name === focused;
          return html`<label key=${each.name} class=${`option-field${why ? ' wrong' : ''}${fields[each.name]?.picked != null ? ' picked' : ''}`}>
            <span class="option-name">${each.name}</span>
            <input
              name=${each.name}
              type="text"
              autocomplete="off"
              autocapitalize="off"
              spellcheck=${false}
              inputmode=${each.type === 4 ? 'numeric' : each.type === 10 ? 'decimal' : 'text'}
              size=${Math.min(28, Math.max(7, text.length + 1))}
              value=${text}
              role="combobox"
              aria-expanded=${isFocused && isOpen}
              aria-controls=${listId}
              aria-activedescendant=${isFocused && isOpen && active >= 0 ? `${listId}-${active}` : undefined}
              aria-required=${each.required ? 'true' : undefined}
              aria-invalid=${why ? 'true' : undefined}
              aria-label=${`${each.name}: ${each.description}`}
              onFocus=${() => {
                setFocused(each.name);
                setListOpen(true);
                setMoved(null);
              }}
              onInput=${(/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) => {
                setListOpen(true);
                change(each.name, { text: event.currentTarget.value, picked: null });
              }}
            />
            ${why && html`<span class="option-why" role="alert">${why}</span>`}
          </label>`;
        })}
        ${hidden.map(
          (each) => html`<button
            key=${each.name}
            type="button"
            class="option-add"
            title=${each.description}
            onClick=${() => setAdded([...added, each.name])}
          >
            + ${each.name}
          </button>`,
        )}
      </div>
      <button type="button" class="icon-button" aria-label="Put the command away" onClick=${onCancel}><${Icon} name="close" /></button>
      <button type="submit" class="icon-button send" aria-label=${`Use /${callable.name}`} disabled=${sending}><${Icon} name="send" /></button>
    </div>
  </form>`;
}

/** @param {readonly ValueOption[]} options @param {Record<string, Field>} fields */
function valuesOf(options, fields) {
  /** @type {Record<string, string | number | boolean>} */
  const values = {};
  for (const option of options) {
    const found = valueOf(option, fields[option.name]);
    if (found.is === 'value') values[option.name] = found.value;
  }
  return values;
}
