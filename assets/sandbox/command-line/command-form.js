// @ts-check
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { html } from '../html.js';
import { Icon } from '../icons.js';
import { useLookup } from '../lookup.js';
import { act } from '../requests.js';
import { isTouched } from '../touch.js';
import { asksTheBot, ownChoices, useBotChoices } from './choices.js';
import { valueOf } from './commands.js';
import { Suggestions } from './suggestions.js';
import { firstFields, typedOptions } from './typed-options.js';

/**
 * @typedef {import('./commands.js').Callable} Callable
 * @typedef {import('./commands.js').Field} Field
 * @typedef {import('./commands.js').Option} Option
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

/** The field in which names of options are typed; no option is called that. */
const NEXT = '';

/**
 * A command with a field for each of its options; give it the callable's name as key.
 * @param {FormProps} props
 */
export function CommandForm({ viewerId, channelId, callable, firstText, onSent, onCancel }) {
  const lookup = useLookup();
  const listId = useId();
  const root = useRef(/** @type {HTMLFormElement | null} */ (null));
  const [begun] = useState(() => firstFields(callable, firstText));
  const [fields, setFields] = useState(begun.fields);
  const [added, setAdded] = useState(begun.added);
  const [next, setNext] = useState('');
  const [focused, setFocused] = useState(/** @type {string | null} */ (null));
  const [listOpen, setListOpen] = useState(true);
  const [moved, setMoved] = useState(/** @type {number | null} */ (null));
  const [refusal, setRefusal] = useState('');
  const [sending, setSending] = useState(false);
  const [tried, setTried] = useState(false);
  const takesFirst = useRef(false);
  const toFocus = useRef(/** @type {string | null} */ (null));

  const shown = callable.options.filter((option) => option.required || added.includes(option.name));
  const hidden = callable.options.filter((option) => !shown.includes(option));
  const option = shown.find((each) => each.name === focused) ?? null;
  const onNext = focused === NEXT && hidden.length > 0;
  const field = (option && fields[option.name]) ?? EMPTY;

  const request =
    option && asksTheBot(option) && listOpen && field.picked === null
      ? {
          command: callable.commandId,
          channel: channelId,
          path: callable.path,
          options: { ...valuesOf(shown, fields, lookup), [option.name]: field.text },
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
  const typedName = next.trim().toLowerCase();
  const offered = onNext
    ? hidden.filter((each) => [each.label, each.name].some((name) => name.startsWith(typedName)))
    : [];
  /** @type {import('./suggestions.js').Row[]} */
  const rows = onNext
    ? offered.map((each) => ({ key: each.name, name: each.label, description: each.description }))
    : choices.map((choice, at) => ({
        key: `${at}:${choice.value}`,
        name: choice.name,
        description: choice.description,
      }));
  const isOpen = listOpen && field.picked === null && rows.length > 0;
  // With nothing typed where nothing is needed, Enter sends the command rather than taking the first.
  const isBegun = onNext ? typedName !== '' : option?.required || field.text !== '';
  const active = moved ?? (isBegun ? 0 : -1);

  const focusField = (/** @type {string} */ name) => {
    const field = root.current?.querySelector(`input[name="${CSS.escape(name)}"]`);
    if (field instanceof HTMLElement) field.focus();
  };
  useLayoutEffect(() => {
    if (begun.last !== null) {
      focusField(begun.last);
      return;
    }
    const input = root.current?.querySelector('input');
    // By touch only what has to be filled in is worth a keyboard over the screen.
    const isCalledFor = !isTouched() || input?.ariaRequired === 'true' || begun.added.length > 0;
    const target = isCalledFor && input ? input : root.current?.querySelector('.send');
    if (target instanceof HTMLElement) target.focus();
  }, []);

  // A field that was added is the one to fill in next.
  useLayoutEffect(() => {
    if (toFocus.current === null) return;
    focusField(toFocus.current);
    toFocus.current = null;
  });

  const add = (/** @type {string} */ name) => {
    if (!added.includes(name)) setAdded([...added, name]);
    setNext('');
    setMoved(null);
    toFocus.current = name;
  };
  /** Something was typed into a field, or into where names are. @param {string} name @param {string} text */
  const type = (name, text) => {
    const { before, given } = typedOptions(text, callable.options);
    const last = given.at(-1)?.option.name;
    setListOpen(true);
    setMoved(null);
    setRefusal('');
    setNext(name === NEXT ? before : next);
    setFields({
      ...fields,
      ...(name === NEXT
        ? {}
        : { [name]: { text: last === undefined ? text : before.trim(), picked: null } }),
      ...Object.fromEntries(
        given.map((each) => [each.option.name, { text: each.text, picked: null }]),
      ),
    });
    if (last === undefined) return;
    const names = given.map((each) => each.option.name);
    const isNew = (/** @type {Option} */ each) =>
      names.includes(each.name) && !each.required && !added.includes(each.name);
    setAdded([...added, ...callable.options.filter(isNew).map((each) => each.name)]);
    toFocus.current = last;
  };
  const pick = (/** @type {number} */ at) => {
    const wanted = offered[at];
    if (onNext && wanted) {
      add(wanted.name);
      return;
    }
    const choice = choices[at];
    if (!option || !choice) return;
    const filled = { ...fields, [option.name]: { text: choice.name, picked: choice.value } };
    setFields(filled);
    setMoved(null);
    setListOpen(false);
    const missing = shown.find((each) => valueOf(each, filled[each.name], lookup).is === 'wrong');
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
    if (next.trim() !== '') {
      setRefusal(
        `There is no option “${next.trim()}”: type its name and a colon, or choose one of the list.`,
      );
      return;
    }
    const missing = shown.find((each) => valueOf(each, fields[each.name], lookup).is === 'wrong');
    if (missing) {
      focusField(missing.name);
      return;
    }
    if (sending) return;
    setSending(true);
    const { commandId, path } = callable;
    const body = {
      command: commandId,
      channel: channelId,
      path,
      options: valuesOf(shown, fields, lookup),
    };
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
      if (rows.length > 0)
        setMoved((Math.max(active, step === 1 ? -1 : 0) + step + rows.length) % rows.length);
    } else if (event.key === 'Enter' && onField && offer.busy && field.text !== '') {
      takesFirst.current = true;
    } else if (event.key === 'Enter' && onField && isOpen && active >= 0) {
      pick(active);
    } else if (event.key === 'Tab' && !event.shiftKey && onField && isOpen && active >= 0) {
      pick(active);
    } else if (event.key === 'Backspace' && onField && (onNext ? next : field.text) === '') {
      const before = option ? shown[shown.indexOf(option) - 1] : shown.at(-1);
      if (option) setAdded(added.filter((name) => name !== option.name));
      if (before) focusField(before.name);
      else onCancel();
    } else return;
    event.preventDefault();
  };

  return html`<form class="command-form" ref=${root} onSubmit=${send} onKeyDown=${onKeyDown} aria-label=${`Command /${callable.label}`}>
    <div class="command-help">
      <p class="command-about">
        ${
          option
            ? html`<strong>${option.label}</strong> ${option.description}${option.required ? '' : html`${' '}<span class="tag">optional</span>`}`
            : html`<strong>/${callable.label}</strong> ${callable.description}`
        }
      </p>
      ${offer.failed && asksTheBot(option) && html`<p class="refusal" role="alert">The bot did not send suggestions. Try once more.</p>`}
      ${
        isOpen &&
        html`<${Suggestions}
          id=${listId}
          label=${option ? `Choices for ${option.label}` : 'Options'}
          rows=${rows}
          active=${active}
          busy=${offer.busy}
          onActive=${setMoved}
          onPick=${pick}
        />`
      }
      ${refusal && html`<p class="refusal" role="alert">${refusal}</p>`}
    </div>
    <div class="command-row">
      <span class="command-name">/${callable.label}</span>
      <div class="command-fields">
        ${shown.map((each) => {
          const state = valueOf(each, fields[each.name], lookup);
          const why = tried && state.is === 'wrong' ? state.why : '';
          const text = fields[each.name]?.text ?? '';
          const isFocused = each.name === focused;
          return html`<label key=${each.name} class=${`option-field${why ? ' wrong' : ''}${fields[each.name]?.picked != null ? ' picked' : ''}`}>
            <span class="option-name">${each.label}</span>
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
              aria-label=${`${each.label}: ${each.description}`}
              onFocus=${() => {
                setFocused(each.name);
                setListOpen(true);
                setMoved(null);
              }}
              onInput=${(/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) => type(each.name, event.currentTarget.value)}
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
            onClick=${() => add(each.name)}
          >
            + ${each.label}
          </button>`,
        )}
        ${
          hidden.length > 0 &&
          html`<input
            class="option-next"
            type="text"
            autocomplete="off"
            autocapitalize="off"
            spellcheck=${false}
            placeholder="name: value"
            value=${next}
            role="combobox"
            aria-expanded=${onNext && isOpen}
            aria-controls=${listId}
            aria-activedescendant=${onNext && isOpen && active >= 0 ? `${listId}-${active}` : undefined}
            aria-label="More options, as name: value"
            onFocus=${() => {
              setFocused(NEXT);
              setListOpen(true);
              setMoved(null);
            }}
            onInput=${(/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) => type(NEXT, event.currentTarget.value)}
          />`
        }
      </div>
      <button type="button" class="icon-button" aria-label="Put the command away" onClick=${onCancel}><${Icon} name="close" /></button>
      <button type="submit" class="icon-button send" aria-label=${`Use /${callable.label}`} disabled=${sending}><${Icon} name="send" /></button>
    </div>
  </form>`;
}

/**
 * @param {readonly Option[]} options
 * @param {Record<string, Field>} fields
 * @param {import('../lookup.js').Lookup} lookup
 */
function valuesOf(options, fields, lookup) {
  /** @type {Record<string, string | number | boolean>} */
  const values = {};
  for (const option of options) {
    const found = valueOf(option, fields[option.name], lookup);
    if (found.is === 'value') values[option.name] = found.value;
  }
  return values;
}
