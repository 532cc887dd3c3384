// @ts-check
import { useState } from 'preact/hooks';
import { html } from '../html.js';
import { Icon } from '../icons.js';
import { Avatar } from '../people/avatar.js';
import { act } from '../requests.js';
import { compareIds } from '../world.js';

/** @typedef {import('../types.js').PageChannel} PageChannel @typedef {import('../types.js').PageWorld} PageWorld */

/**
 * Servers with their channels, the threads below them, and direct messages.
 * @param {{ world: PageWorld, open: string | null, onOpen: (channelId: string) => void }} props
 */
export function Sidebar({ world, open, onOpen }) {
  const direct = world.channels.filter((channel) => channel.kind === 'dm');
  return html`<nav class="channels" aria-label="Channels">
    ${world.guilds.map(
      (guild) =>
        html`<${Guild} key=${guild.id} guild=${guild} world=${world} open=${open} onOpen=${onOpen} />`,
    )}
    <section>
      <h2>Direct messages</h2>
      <ul>
        ${direct.map(
          (channel) =>
            html`<${Entry} key=${channel.id} channel=${channel} world=${world} open=${open} onOpen=${onOpen} />`,
        )}
      </ul>
      <${NewDirectMessage} world=${world} direct=${direct} onOpen=${onOpen} />
    </section>
  </nav>`;
}

/** @param {{ guild: PageWorld['guilds'][number], world: PageWorld, open: string | null, onOpen: (channelId: string) => void }} props */
function Guild({ guild, world, open, onOpen }) {
  const [withArchived, setWithArchived] = useState(false);
  const here = world.channels.filter((channel) => channel.guildId === guild.id);
  const channels = here.filter((channel) => channel.kind === 'text');
  const threads = here
    .filter((channel) => channel.kind === 'public-thread' || channel.kind === 'private-thread')
    .sort((a, b) => compareIds(b.id, a.id));
  const isShown = (/** @type {PageChannel} */ thread) =>
    withArchived || !thread.archived || thread.id === open || thread.unread.messages > 0;
  const hidden = threads.filter((thread) => !isShown(thread)).length;
  return html`<section>
    <h2 class="guild">${guild.name}</h2>
    <ul>
      ${channels.map(
        (channel) => html`<li key=${channel.id} class="channel-group">
          <${EntryButton} channel=${channel} world=${world} open=${open} onOpen=${onOpen} />
          <ul>
            ${threads
              .filter((thread) => thread.parentId === channel.id && isShown(thread))
              .map(
                (thread) =>
                  html`<${Entry} key=${thread.id} channel=${thread} world=${world} open=${open} onOpen=${onOpen} />`,
              )}
          </ul>
        </li>`,
      )}
    </ul>
    ${
      (hidden > 0 || withArchived) &&
      html`<button type="button" class="quiet-button" onClick=${() => setWithArchived(!withArchived)}>
        ${withArchived ? 'Hide archived threads' : `Show archived threads (${hidden})`}
      </button>`
    }
  </section>`;
}

/** @param {{ channel: PageChannel, world: PageWorld, open: string | null, onOpen: (channelId: string) => void }} props */
function Entry(props) {
  return html`<li><${EntryButton} ...${props} /></li>`;
}

/** @param {{ channel: PageChannel, world: PageWorld, open: string | null, onOpen: (channelId: string) => void }} props */
function EntryButton({ channel, world, open, onOpen }) {
  const { messages, mentions } = channel.unread;
  const isUnread = messages > 0;
  const name = `${SPOKEN[channel.kind]} ${channel.name}`;
  const words = [
    name,
    channel.archived ? 'archived' : '',
    isUnread ? `${messages} unread` : '',
    mentions > 0 ? `${mentions} for you` : '',
  ];
  return html`<button
    type="button"
    class=${`channel ${channel.kind}${isUnread ? ' unread' : ''}${channel.archived ? ' archived' : ''}`}
    aria-current=${channel.id === open ? 'page' : undefined}
    aria-label=${words.filter(Boolean).join(', ')}
    onClick=${() => onOpen(channel.id)}
  >
    <${ChannelSign} channel=${channel} world=${world} />
    <span class="channel-name">${channel.name}</span>
    ${channel.archived && html`<span class="tag">archived</span>`}
    ${mentions > 0 && html`<span class="badge" aria-hidden="true">${mentions}</span>`}
  </button>`;
}

const SPOKEN = {
  text: 'Channel',
  'public-thread': 'Thread',
  'private-thread': 'Private thread',
  dm: 'Direct messages with',
};

/**
 * The sign before a channel's name.
 * @param {{ channel: PageChannel, world: PageWorld }} props
 */
export function ChannelSign({ channel, world }) {
  if (channel.kind !== 'dm') {
    if (channel.kind === 'text') return html`<${Icon} name="hash" />`;
    return html`<${Icon} name=${channel.kind === 'private-thread' ? 'lock' : 'thread'} />`;
  }
  const other = [...world.users, world.bot].find(
    (user) => user.id !== world.viewer.id && channel.memberIds.includes(user.id),
  );
  return other ? html`<${Avatar} user=${other} size="small" />` : null;
}

/** @param {{ world: PageWorld, direct: readonly PageChannel[], onOpen: (channelId: string) => void }} props */
function NewDirectMessage({ world, direct, onOpen }) {
  const others = [world.bot, ...world.users].filter(
    (user) =>
      user.id !== world.viewer.id && !direct.some((channel) => channel.memberIds.includes(user.id)),
  );
  if (others.length === 0) return null;
  const openWith = async (/** @type {Event & { currentTarget: HTMLSelectElement }} */ event) => {
    const select = event.currentTarget;
    const answer = await act(world.viewer.id, 'dm', { with: select.value });
    select.value = '';
    if (answer.ok) onOpen(answer.value.id);
  };
  return html`<select class="new-dm" aria-label="Write to somebody" onChange=${openWith}>
    <option value="">Write to…</option>
    ${others.map((user) => html`<option key=${user.id} value=${user.id}>${user.name}</option>`)}
  </select>`;
}
