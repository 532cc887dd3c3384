// @ts-check
import { useEffect, useRef, useState } from 'preact/hooks';
import { addressOf } from '../address.js';
import { html } from '../html.js';
import { Icon } from '../icons.js';
import { act, addSomebody } from '../requests.js';
import { Avatar } from './avatar.js';
import { useWaiting } from './waiting.js';

/**
 * @typedef {import('../types.js').PageUser} PageUser
 * @typedef {import('./waiting.js').Waiting} Waiting
 */

const IN_A_ROW = 5;

/**
 * Who you are, who else you can be, and for whom something waits.
 * @param {{ viewer: PageUser, users: readonly PageUser[], locales: readonly string[], onSwitch: (id: string) => void }} props
 */
export function PeopleSwitch({ viewer, users, locales, onSwitch }) {
  const waiting = useWaiting(users, viewer.id);
  const [open, setOpen] = useState(false);
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!open) return undefined;
    const close = (/** @type {Event} */ event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [open]);

  const others = users.filter((user) => user.id !== viewer.id);
  const othersWaiting = others.reduce((sum, user) => sum + (waiting[user.id]?.messages ?? 0), 0);
  const switchTo = (/** @type {string} */ id) => {
    setOpen(false);
    onSwitch(id);
  };
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  return html`<div class="people" ref=${root} onKeyDown=${onKeyDown}>
    <div class="people-row">
      ${others.slice(0, IN_A_ROW).map(
        (user) => html`<button
          key=${user.id}
          type="button"
          class="person-round"
          title=${`Become ${user.name}`}
          aria-label=${`Become ${user.name}${sayWaiting(waiting[user.id])}`}
          onClick=${() => switchTo(user.id)}
        >
          <${Avatar} user=${user} />
          <${WaitingBadge} waiting=${waiting[user.id]} />
        </button>`,
      )}
    </div>
    <button
      type="button"
      class="person-now"
      aria-haspopup="true"
      aria-expanded=${open}
      aria-label=${`You are ${viewer.name}. Switch to somebody else${othersWaiting > 0 ? `; ${othersWaiting} unread for others` : ''}`}
      onClick=${() => setOpen(!open)}
    >
      <${Avatar} user=${viewer} size="small" />
      <span class="person-name">${viewer.name}</span>
      ${othersWaiting > 0 && html`<span class="badge quiet only-narrow" aria-hidden="true">${othersWaiting}</span>`}
      <${Icon} name="down" />
    </button>
    ${
      open &&
      html`<div class="people-menu" role="group" aria-label="People">
        <p class="menu-title">Who are you?</p>
        <ul>
          ${users.map(
            (user) => html`<li key=${user.id}>
              <button
                type="button"
                class="person"
                aria-current=${user.id === viewer.id ? 'true' : undefined}
                aria-label=${`${user.name}${user.id === viewer.id ? ', that is you now' : sayWaiting(waiting[user.id])}`}
                onClick=${() => switchTo(user.id)}
              >
                <${Avatar} user=${user} size="small" />
                <span class="person-name">${user.name}</span>
                ${user.id === viewer.id ? html`<${Icon} name="check" />` : html`<${WaitingBadge} waiting=${waiting[user.id]} />`}
              </button>
              <a class="icon-button" href=${addressOf(user.id, null)} target="_blank" title="In a new window" aria-label=${`Open a new window as ${user.name}`}>
                <${Icon} name="external" />
              </a>
            </li>`,
          )}
        </ul>
        <${AddSomebody} onAdded=${switchTo} />
        <${DirectMessages} viewer=${viewer} />
        <${ClientLanguage} viewer=${viewer} locales=${locales} />
      </div>`
    }
  </div>`;
}

/** @param {Waiting[string] | undefined} waiting */
function sayWaiting(waiting) {
  if (!waiting || waiting.messages === 0) return '';
  return `; ${waiting.messages} unread, ${waiting.mentions} of them for them`;
}

/** @param {{ waiting: Waiting[string] | undefined }} props */
function WaitingBadge({ waiting }) {
  if (!waiting || waiting.messages === 0) return null;
  const forThem = waiting.mentions > 0;
  return html`<span class=${`badge${forThem ? '' : ' quiet'}`} aria-hidden="true"
    >${forThem ? waiting.mentions : waiting.messages}</span
  >`;
}

/** @param {{ onAdded: (id: string) => void }} props */
function AddSomebody({ onAdded }) {
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState('');
  const add = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (name.trim() === '') {
      setRefusal('Type a name first.');
      return;
    }
    const answer = await addSomebody(name.trim());
    if (answer.ok) onAdded(answer.value.id);
    else setRefusal(answer.error);
  };
  return html`<form class="add-somebody" onSubmit=${add}>
    <input
      type="text"
      aria-label="Name of somebody new"
      placeholder="Somebody new…"
      maxlength="32"
      value=${name}
      onInput=${(/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) => setName(event.currentTarget.value)}
    />
    <button type="submit" class="button secondary">Add</button>
    ${refusal && html`<p class="refusal" role="alert">${refusal}</p>`}
  </form>`;
}

/** @param {{ viewer: PageUser }} props */
function DirectMessages({ viewer }) {
  const set = (/** @type {Event & { currentTarget: HTMLInputElement }} */ event) =>
    void act(viewer.id, 'dms', { open: event.currentTarget.checked });
  return html`<label class="tick">
    <input type="checkbox" checked=${viewer.dmsOpen} onChange=${set} />
    <span>${viewer.name} takes direct messages from the bot</span>
  </label>`;
}

/** @param {{ viewer: PageUser, locales: readonly string[] }} props */
function ClientLanguage({ viewer, locales }) {
  const set = (/** @type {Event & { currentTarget: HTMLSelectElement }} */ event) =>
    void act(viewer.id, 'locale', { locale: event.currentTarget.value });
  return html`<label class="client-language">
    <span>Discord speaks</span>
    <select onChange=${set}>
      ${locales.map(
        (locale) =>
          html`<option key=${locale} value=${locale} selected=${locale === viewer.locale}>${nameOf(locale)}</option>`,
      )}
    </select>
  </label>`;
}

/** What a language calls itself. @param {string} locale */
function nameOf(locale) {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
}
