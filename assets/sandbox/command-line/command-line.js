// @ts-check
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { html } from '../html.js';
import { Icon } from '../icons.js';
import { useLookup } from '../lookup.js';
import { act } from '../requests.js';
import { isTouched } from '../touch.js';
import { CommandForm } from './command-form.js';
import { callablesIn, fitting, typedOut } from './commands.js';
import { Suggestions } from './suggestions.js';

/**
 * @typedef {import('./commands.js').Callable} Callable
 *
 * @typedef {object} CommandLineProps
 * @property {import('../types.js').PageUser} viewer
 * @property {import('../types.js').PageChannel} channel
 * @property {readonly import('../types.js').Command[]} commands
 * @property {{ command: string, count: number }} fill a command that a button puts in; count tells two presses apart
 */

const LONGEST = 2000;

/**
 * Where one writes: plain text, or a slash command.
 * @param {CommandLineProps} props
 */
export function CommandLine({ viewer, channel, commands, fill }) {
  const lookup = useLookup();
  const listId = useId();
  const [text, setText] = useState('');
  const [called, setCalled] = useState(
    /** @type {{ callable: Callable, rest: string, count: number } | null} */ (null),
  );
  const [active, setActive] = useState(0);
  const [listOpen, setListOpen] = useState(true);
  const [refusal, setRefusal] = useState('');
  const area = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  const callables = callablesIn(commands, channel, viewer.locale);
  const isCommand = text.startsWith('/');
  const rows = isCommand ? fitting(callables, text.slice(1)) : [];

  const toText = (/** @type {string} */ next) => {
    setCalled(null);
    setText(next);
    setActive(0);
    setListOpen(true);
    setRefusal('');
    area.current?.focus();
  };
  // Coming back from a command, before the next key is pressed. By touch it would call up a keyboard over the answer.
  const wasCalled = useRef(false);
  useLayoutEffect(() => {
    if (wasCalled.current && !called && !isTouched()) area.current?.focus();
    wasCalled.current = called !== null;
  }, [called]);
  const call = (/** @type {Callable} */ callable, rest = '') => {
    setCalled({ callable, rest, count: (called?.count ?? 0) + 1 });
    setRefusal('');
  };
  useEffect(() => {
    if (fill.count === 0) return;
    const found = callables.find((each) => each.name === fill.command);
    if (found) call(found);
    else toText(`/${fill.command}`);
  }, [fill.count]);
  useEffect(() => {
    if (!isTouched()) area.current?.focus();
  }, [channel.id]);
  useEffect(() => {
    const box = area.current;
    if (!box) return;
    box.style.height = 'auto';
    box.style.height = `${box.scrollHeight}px`;
  }, [text, called]);

  const send = async () => {
    const content = text.trim();
    if (content === '') return;
    if (isCommand) {
      setRefusal('No command is called that. Choose one of the list, or begin without the slash.');
      return;
    }
    const answer = await act(viewer.id, 'send', {
      channel: channel.id,
      content: withMentions(content, lookup.people),
    });
    if (answer.ok) toText('');
    else setRefusal(answer.error);
  };
  const onInput = (/** @type {InputEvent & { currentTarget: HTMLTextAreaElement }} */ event) => {
    const next = event.currentTarget.value;
    const typed = next.startsWith('/') ? typedOut(callables, next.slice(1)) : null;
    setText(next);
    setActive(0);
    setListOpen(true);
    setRefusal('');
    if (typed) call(typed.callable, typed.rest);
  };
  const isListOpen = listOpen && rows.length > 0;
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const chosen = rows[active];
    if (event.isComposing) return;
    if (isListOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      setActive((active + (event.key === 'ArrowDown' ? 1 : -1) + rows.length) % rows.length);
    } else if (
      isListOpen &&
      chosen &&
      (event.key === 'Enter' || event.key === 'Tab') &&
      !event.shiftKey
    ) {
      call(chosen);
    } else if (event.key === 'Escape' && isListOpen) {
      setListOpen(false);
    } else if (event.key === 'Enter' && !event.shiftKey) {
      void send();
    } else return;
    event.preventDefault();
  };

  if (!channel.writable) {
    return html`<div class="command-line"><p class="cannot-write">You cannot write here: ${channel.locked ? 'this thread is closed for good' : 'this place is read only'}.</p></div>`;
  }
  if (called) {
    return html`<div class="command-line">
      <${CommandForm}
        key=${`${called.callable.name}:${called.count}:${channel.id}`}
        viewerId=${viewer.id}
        channelId=${channel.id}
        callable=${called.callable}
        firstText=${called.rest}
        onSent=${() => toText('')}
        onCancel=${() => toText(`/${called.callable.label}`)}
      />
    </div>`;
  }
  return html`<div class="command-line">
    ${
      isListOpen &&
      html`<div class="command-help">
        <p class="command-about">Commands${rows.length < callables.length ? ` that fit “${text}”` : ''}</p>
        <${Suggestions}
          id=${listId}
          label="Commands"
          rows=${rows.map((each) => ({ key: each.name, name: `/${each.label}`, description: each.description }))}
          active=${active}
          onActive=${setActive}
          onPick=${(/** @type {number} */ at) => {
            const chosen = rows[at];
            if (chosen) call(chosen);
          }}
        />
      </div>`
    }
    ${refusal && html`<p class="refusal" role="alert">${refusal}</p>`}
    <div class="text-row">
      <button type="button" class="slash" aria-label="Commands" title="Commands" onClick=${() => toText('/')}>/</button>
      <textarea
        ref=${area}
        rows="1"
        maxlength=${LONGEST}
        value=${text}
        placeholder="Write, or type / for commands"
        aria-label=${`Message or command in ${channel.name}`}
        aria-autocomplete="list"
        aria-controls=${listId}
        aria-activedescendant=${isListOpen ? `${listId}-${active}` : undefined}
        onFocus=${() => setListOpen(true)}
        onBlur=${() => setListOpen(false)}
        onInput=${onInput}
        onKeyDown=${onKeyDown}
      ></textarea>
      <button type="button" class="icon-button send" aria-label="Send" disabled=${text.trim() === ''} onClick=${() => void send()}>
        <${Icon} name="send" />
      </button>
    </div>
  </div>`;
}

/**
 * `@name` as Discord writes it, for everybody whose name it is.
 * @param {string} text
 * @param {readonly import('../types.js').PageUser[]} people
 */
function withMentions(text, people) {
  const byLength = [...people].sort((a, b) => b.name.length - a.name.length);
  return byLength.reduce((said, user) => {
    const names = [user.name, user.username].map((name) =>
      name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    );
    return said.replace(new RegExp(`@(?:${names.join('|')})(?!\\w)`, 'gi'), `<@${user.id}>`);
  }, text);
}
