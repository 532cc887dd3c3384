// @ts-check
import { now } from '../clock.js';
import { ComponentView } from '../components/view.js';
import { PressContext } from '../components/press.js';
import { html } from '../html.js';
import { Icon } from '../icons.js';
import { useLookup } from '../lookup.js';
import { firstWords } from '../markdown/plain.js';
import { Markdown } from '../markdown/render.js';
import { Avatar } from '../people/avatar.js';
import { Attachments } from './attachments.js';
import { EmbedView } from './embed.js';
import { postWords } from './post-words.js';
import { showMessage } from './show.js';

/**
 * @typedef {import('../types.js').PageMessage} PageMessage
 * @typedef {import('../types.js').InteractionProgress} InteractionProgress
 *
 * @typedef {object} MessageProps
 * @property {PageMessage} message
 * @property {boolean} isContinued the one above is by the same author, a moment before
 * @property {PageMessage | null} answered the message that this one replies to, where it is here
 * @property {readonly InteractionProgress[]} interactions those that began on this message
 * @property {(customId: string, values?: string[]) => void} onPress
 * @property {() => void} onDelete
 */

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const full = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });

/** @param {MessageProps} props */
export function MessageView({ message, isContinued, answered, interactions, onPress, onDelete }) {
  const lookup = useLookup();
  const { me } = lookup;
  const { author } = message;
  const post = postWords(message, lookup);
  const createdAt = new Date(message.createdAt);
  const failed = interactions.at(-1)?.state;
  const press = {
    press: onPress,
    isPending: (/** @type {string} */ customId) =>
      interactions.some((each) => each.source?.customId === customId && each.state.is === 'sent'),
    post,
  };
  const classes = [
    'message',
    isContinued ? 'continued' : '',
    message.ephemeral ? 'ephemeral' : '',
    message.pingsViewer ? 'pings' : '',
  ];
  if (message.kind === 'thread-created') {
    return html`<article class="message notice" data-message=${message.id}>
      <${Icon} name="thread" />
      <p><strong>${author.name}</strong> started a thread: <${ThreadLink} id=${message.threadId} name=${message.content} /></p>
    </article>`;
  }
  return html`<article class=${classes.filter(Boolean).join(' ')} data-message=${message.id} aria-label=${`${author.name}, ${clock.format(createdAt)}`}>
    <${AnswerLine} message=${message} answered=${answered} />
    ${!isContinued && html`<${Avatar} user=${author} />`}
    <div class="message-main">
      ${
        !isContinued &&
        html`<header>
          <span class="author">${author.name}</span>
          ${author.bot && html`<span class="app-badge">APP</span>`}
          <time datetime=${message.createdAt} title=${full.format(createdAt)}>${sayWhen(createdAt)}</time>
        </header>`
      }
      <${PressContext.Provider} value=${press}><${Body} message=${message} /><//>
      ${failed?.is === 'failed' && html`<p class="failed" role="alert">${failed.sentence}</p>`}
      ${message.threadId && html`<${ThreadLink} id=${message.threadId} name=${null} />`}
      ${
        message.ephemeral &&
        html`<p class="only-you">
          <${Icon} name="eye" /> Only you can see this ·${' '}
          <button type="button" aria-label=${`Dismiss message, ${post}`} onClick=${onDelete}>Dismiss message</button>
        </p>`
      }
    </div>
    ${
      author.id === me &&
      !message.ephemeral &&
      html`<button type="button" class="icon-button delete" aria-label=${`Delete this message, ${post}`} title="Delete" onClick=${onDelete}>
        <${Icon} name="close" />
      </button>`
    }
  </article>`;
}

/** @param {Date} date */
function sayWhen(date) {
  const isToday = date.toDateString() === new Date(now()).toDateString();
  return isToday ? clock.format(date) : `${date.toLocaleDateString()} ${clock.format(date)}`;
}

/** @param {{ message: PageMessage }} props */
function Body({ message }) {
  if (message.thinking) {
    return html`<p class="thinking" role="status">
      <span class="dots" aria-hidden="true"><i></i><i></i><i></i></span> ${message.author.name} is thinking…
    </p>`;
  }
  const { attachments } = message;
  const edited =
    message.editedAt !== null &&
    html`<span class="edited" title=${full.format(new Date(message.editedAt))}>(edited)</span>`;
  const components =
    message.components.length > 0 &&
    html`<div class="components">
      ${message.components.map(
        (each, at) =>
          html`<${ComponentView} key=${at} component=${each} attachments=${attachments} />`,
      )}
    </div>`;
  if (message.componentsV2) return html`${components}${edited}`;
  return html`
    ${message.content && html`<${Markdown} text=${message.content} />`}
    ${edited}
    ${message.embeds.map((embed, at) => html`<${EmbedView} key=${at} embed=${embed} />`)}
    <${Attachments} attachments=${attachments} />
    ${components}
  `;
}

/** @param {{ message: PageMessage, answered: PageMessage | null }} props */
function AnswerLine({ message, answered }) {
  const lookup = useLookup();
  if (message.interaction) {
    const { userId, name } = message.interaction;
    return html`<p class="answer-line">
      <${Icon} name="reply" /><strong>${lookup.userName(userId)}</strong> used${' '}
      <button type="button" class="mention" onClick=${() => lookup.fillCommand(name)}>/${name}</button>
    </p>`;
  }
  if (!message.replyTo) return null;
  if (!answered)
    return html`<p class="answer-line"><${Icon} name="reply" /> <em>An earlier message</em></p>`;
  const show = () => showMessage(answered.id);
  const said = firstWords(answered.content, lookup);
  const words = said || (answered.attachments.length > 0 ? 'a picture' : 'a message');
  return html`<p class="answer-line">
    <${Icon} name="reply" /><button type="button" class="answered" onClick=${show}><strong>${answered.author.name}</strong> ${words}</button>
  </p>`;
}

/** @param {{ id: string | null, name: string | null }} props */
function ThreadLink({ id, name }) {
  const lookup = useLookup();
  const thread = id === null ? null : lookup.channel(id);
  if (id === null || !thread) return name === null ? null : html`<span>${name}</span>`;
  return html`<button type="button" class="thread-link" onClick=${() => lookup.openChannel(id)}>
    <${Icon} name="thread" /> ${thread.name}
  </button>`;
}
