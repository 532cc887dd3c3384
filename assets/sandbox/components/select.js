// @ts-check
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { html } from '../html.js';
import { Icon } from '../icons.js';
import { isTouched } from '../touch.js';
import { Emoji } from './emoji.js';

/**
 * @typedef {{ value: string, label: string, description?: string | undefined,
 *   emoji?: import('../types.js').Emoji | undefined }} SelectChoice
 *
 * @typedef {object} SelectProps
 * @property {string} label for screen readers
 * @property {string} [place] for screen readers, behind the label: where it stands
 * @property {string} [empty] shown where nothing is chosen; else the label
 * @property {readonly SelectChoice[]} choices
 * @property {readonly string[]} values what is chosen now
 * @property {number} min
 * @property {number} max
 * @property {boolean} disabled
 * @property {boolean} pending
 * @property {'each' | 'done'} reports several values: at every change, or when the person is done
 * @property {(values: string[]) => void} onChoose
 */

const FILTER_FROM = 9;

/**
 * One or several of a list of choices, with descriptions.
 * @param {SelectProps} props
 */
export function Select(props) {
  const { label, place, empty = label, choices, values, disabled, pending } = props;
  const [open, setOpen] = useState(false);
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const chosen = choices.filter((choice) => values.includes(choice.value));
  const text = chosen.map((choice) => choice.label).join(', ');
  const close = (/** @type {boolean} */ refocus) => {
    setOpen(false);
    if (refocus) root.current?.querySelector('button')?.focus();
  };
  useEffect(() => {
    if (!open) return undefined;
    root.current?.querySelector('.select-panel')?.scrollIntoView({ block: 'nearest' });
    const closeBeside = (/** @type {Event} */ event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeBeside);
    return () => document.removeEventListener('pointerdown', closeBeside);
  }, [open]);
  return html`<div class="select" ref=${root}>
    <button
      type="button"
      class=${`select-button${pending ? ' pending' : ''}`}
      disabled=${disabled}
      aria-haspopup="listbox"
      aria-expanded=${open}
      aria-busy=${pending ? 'true' : undefined}
      aria-label=${[text ? `${label}: ${text}` : label, place].filter(Boolean).join(', ')}
      onClick=${() => (open ? close(true) : !pending && setOpen(true))}
    >
      ${chosen.length === 1 && html`<${Emoji} emoji=${chosen[0]?.emoji} />`}
      <span class=${text ? 'select-text' : 'select-text empty'}>${text || empty}</span>
      <${Icon} name="down" />
    </button>
    ${open && html`<${Panel} ...${props} onClose=${close} />`}
  </div>`;
}

/** @param {SelectProps & { onClose: (refocus: boolean) => void }} props */
function Panel({ label, choices, values, min, max, reports, onChoose, onClose }) {
  const id = useId();
  const [filter, setFilter] = useState('');
  const [draft, setDraft] = useState(values);
  const [active, setActive] = useState(0);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const filterField = useRef(/** @type {HTMLElement | null} */ (null));
  const several = max > 1;
  const offered = choices.filter((choice) =>
    `${choice.label} ${choice.description ?? ''}`
      .toLowerCase()
      .includes(filter.trim().toLowerCase()),
  );
  // Before the next key comes.
  useLayoutEffect(() => {
    const first = isTouched() ? list.current : (filterField.current ?? list.current);
    first?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    list.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const choose = (/** @type {string} */ value) => {
    if (!several) {
      const isTakenBack = values.includes(value) && min === 0;
      onChoose(isTakenBack ? [] : [value]);
      onClose(true);
      return;
    }
    const next = draft.includes(value) ? draft.filter((each) => each !== value) : [...draft, value];
    if (next.length > max) return;
    setDraft(next);
    if (reports === 'each') onChoose(next);
  };
  const finish = () => {
    if (draft.length < min) return;
    if (reports === 'done') onChoose([...draft]);
    onClose(true);
  };
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const inFilter = event.target === filterField.current;
    const steps = { ArrowDown: 1, ArrowUp: -1, Home: -active, End: offered.length - 1 - active };
    const movesInText = inFilter && (event.key === 'Home' || event.key === 'End');
    const step = movesInText ? undefined : steps[/** @type {keyof typeof steps} */ (event.key)];
    const at = offered[active];
    if (step !== undefined && offered.length > 0) {
      setActive((active + step + offered.length) % offered.length);
    } else if (event.key === 'Enter' || (event.key === ' ' && !inFilter)) {
      if (event.target instanceof HTMLButtonElement || !at) return;
      choose(at.value);
    } else if (event.key === 'Escape') {
      onClose(true);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return html`<div class="select-panel" onKeyDown=${onKeyDown}>
    ${
      choices.length >= FILTER_FROM &&
      html`<input
        ref=${filterField}
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls=${id}
        aria-activedescendant=${`${id}-${active}`}
        aria-label=${`Search in ${label}`}
        placeholder="Search…"
        value=${filter}
        onInput=${(/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) => {
          setFilter(event.currentTarget.value);
          setActive(0);
        }}
      />`
    }
    <div
      id=${id}
      ref=${list}
      class="select-list"
      role="listbox"
      tabindex="0"
      aria-label=${label}
      aria-multiselectable=${several ? 'true' : undefined}
      aria-activedescendant=${`${id}-${active}`}
    >
      ${offered.map((choice, at) => {
        const isChosen = (several ? draft : values).includes(choice.value);
        const isFull = several && !isChosen && draft.length >= max;
        return html`<div
          key=${choice.value}
          id=${`${id}-${at}`}
          role="option"
          aria-selected=${isChosen}
          aria-disabled=${isFull ? 'true' : undefined}
          class=${`choice${at === active ? ' active' : ''}`}
          onClick=${() => choose(choice.value)}
          onPointerMove=${() => setActive(at)}
        >
          <${Emoji} emoji=${choice.emoji} />
          <span class="choice-text">
            <span class="choice-label">${choice.label}</span>
            ${choice.description && html`<span class="choice-description">${choice.description}</span>`}
          </span>
          ${isChosen && html`<${Icon} name="check" />`}
        </div>`;
      })}
      ${offered.length === 0 && html`<p class="choice-none">Nothing here matches.</p>`}
    </div>
    ${
      several &&
      html`<div class="select-done">
        <span>${sayHowMany(min, max)}</span>
        <button type="button" class="button primary" disabled=${draft.length < min} onClick=${finish}>
          Done (${draft.length})
        </button>
      </div>`
    }
  </div>`;
}

/** @param {number} min @param {number} max */
function sayHowMany(min, max) {
  if (min === max) return `Choose ${max}`;
  return min === 0 ? `Choose up to ${max}` : `Choose ${min} to ${max}`;
}
