// @ts-check
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { readAddress, writeAddress } from './address.js';
import { ChannelHeader } from './channels/header.js';
import { Sidebar } from './channels/sidebar.js';
import { setNow } from './clock.js';
import { CommandLine } from './command-line/command-line.js';
import { callablesIn } from './command-line/commands.js';
import { Failures } from './failures.js';
import { Hint } from './hint.js';
import { html } from './html.js';
import { Icon } from './icons.js';
import { follow } from './live.js';
import { LookupContext } from './lookup.js';
import { MessageList } from './messages/list.js';
import { Enlarged } from './messages/picture.js';
import { TypingLine } from './messages/typing.js';
import { Modal } from './modal/modal.js';
import { PeopleSwitch } from './people/switch.js';
import { act, onStarted } from './requests.js';
import { applyEvent, firstView } from './world.js';

/**
 * @typedef {import('./world.js').View} View
 * @typedef {import('./world.js').ViewEvent} ViewEvent
 * @typedef {import('./types.js').PageWorld} PageWorld
 * @typedef {import('./lookup.js').Lookup} Lookup
 */

/** @param {View | null} view @param {ViewEvent} event @returns {View | null} */
function reduce(view, event) {
  if (event.type === 'world-loaded' && view?.world.viewer.id !== event.world.viewer.id) {
    return firstView(event.world);
  }
  return view && applyEvent(view, event);
}

/** The whole page. */
export function App() {
  const [address] = useState(readAddress);
  const [user, setUser] = useState(address.user);
  const [chosen, setChosen] = useState(address.channel);
  const [view, tell] = useReducer(reduce, null);
  const [trouble, setTrouble] = useState('');

  useEffect(
    () =>
      follow({
        user,
        onWorld(world) {
          setNow(world.now);
          tell({ type: 'world-loaded', world });
        },
        onEvent(event) {
          if (event.type === 'time-passed') setNow(event.now);
          tell(event);
        },
        onLine: (line) => {
          setTrouble(line.is === 'down' ? line.sentence : '');
          if (line.is === 'down') tell({ type: 'line-lost' });
        },
        onUnknownUser: () => setUser(null),
      }),
    [user],
  );
  useEffect(() => onStarted((interactionId) => tell({ type: 'started-here', interactionId })), []);
  const viewerId = view?.world.viewer.id ?? null;
  const open = view && openChannelIn(view.world, chosen);
  useEffect(() => {
    if (viewerId !== null && (user === null || user === viewerId))
      writeAddress(viewerId, open?.id ?? null);
  }, [user, viewerId, open?.id]);
  useTitle(view?.world ?? null);

  if (!view) return html`<p class="starting" role="status">${trouble || 'Lighting the fire…'}</p>`;
  return html`<${Room} view=${view} open=${open} tell=${tell} trouble=${trouble} onOpen=${setChosen} onSwitch=${setUser} />`;
}

/** @param {PageWorld} world @param {string | null} chosen */
function openChannelIn(world, chosen) {
  const { channels } = world;
  return (
    channels.find((each) => each.id === chosen) ??
    channels.find((each) => each.kind === 'text') ??
    channels[0] ??
    null
  );
}

/** Unread pings stand in the window's title. @param {PageWorld | null} world */
function useTitle(world) {
  const pings = world?.channels.reduce((sum, channel) => sum + channel.unread.mentions, 0) ?? 0;
  const name = world?.viewer.name;
  useEffect(() => {
    if (name) document.title = `${pings > 0 ? `(${pings}) ` : ''}${name} · Firepit sandbox`;
  }, [pings, name]);
}

/**
 * @param {{ view: View, open: import('./types.js').PageChannel | null, tell: (event: ViewEvent) => void,
 *   trouble: string, onOpen: (channelId: string) => void, onSwitch: (userId: string) => void }} props
 */
function Room({ view, open, tell, trouble, onOpen, onSwitch }) {
  const { world } = view;
  const { viewer } = world;
  const [drawer, setDrawer] = useState(false);
  const [picture, setPicture] = useState(
    /** @type {import('./lookup.js').Picture | null} */ (null),
  );
  const [fill, setFill] = useState({ command: '', count: 0 });
  const [refusal, setRefusal] = useState('');
  const pressing = useRef(new Set());
  const openChannel = (/** @type {string} */ id) => {
    setDrawer(false);
    onOpen(id);
  };
  const lookup = useMemo(
    () =>
      lookupIn(
        world,
        openChannel,
        (command) => setFill(({ count }) => ({ command, count: count + 1 })),
        setPicture,
      ),
    [world],
  );
  const press = async (
    /** @type {string} */ message,
    /** @type {string} */ customId,
    /** @type {string[] | undefined} */ values,
  ) => {
    const key = `${message} ${customId}`;
    // The second click of a double click.
    if (pressing.current.has(key)) return;
    pressing.current.add(key);
    setRefusal('');
    const answer = await act(viewer.id, 'press', {
      message,
      customId,
      ...(values ? { values } : {}),
    });
    pressing.current.delete(key);
    if (!answer.ok) setRefusal(answer.error);
  };
  // Somebody may have several windows: a form opens where it was asked for.
  const modal = view.modals.findLast(({ interactionId }) => view.startedHere.has(interactionId));
  const interactions = Object.values(view.interactions).filter(
    (each) => each.channelId === open?.id,
  );
  const said = open ? (world.messages[open.id] ?? []) : [];
  const isNewHere = open?.kind === 'text' && !said.some((each) => each.interaction);
  const unreadElsewhere = world.channels.filter(
    (each) => each.id !== open?.id && each.unread.messages > 0,
  );
  const pings = unreadElsewhere.reduce((sum, each) => sum + each.unread.mentions, 0);
  return html`<${LookupContext.Provider} value=${lookup}>
    <div class=${`room${drawer ? ' with-drawer' : ''}`} onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === 'Escape' && setDrawer(false)}>
      <div class="drawer" id="drawer"><${Sidebar} world=${world} open=${open?.id ?? null} onOpen=${openChannel} /></div>
      <div class="drawer-shade" onClick=${() => setDrawer(false)}></div>
      <main>
        <header class="top">
          <button
            type="button"
            class="icon-button drawer-button"
            aria-controls="drawer"
            aria-expanded=${drawer}
            aria-label=${`Channels${pings > 0 ? `; ${pings} unread for you` : unreadElsewhere.length > 0 ? '; some unread' : ''}`}
            onClick=${() => setDrawer(!drawer)}
          >
            <${Icon} name=${drawer ? 'close' : 'menu'} />
            ${pings > 0 ? html`<span class="badge" aria-hidden="true">${pings}</span>` : unreadElsewhere.length > 0 && html`<span class="badge dot" aria-hidden="true"></span>`}
          </button>
          ${open && html`<${ChannelHeader} key=${open.id} world=${world} channel=${open} />`}
          <${PeopleSwitch} viewer=${viewer} users=${world.users} locales=${world.locales} onSwitch=${onSwitch} />
        </header>
        ${trouble && html`<p class="bar" role="status">${trouble}</p>`}
        ${!trouble && !world.botOnline && html`<p class="bar" role="status">${world.bot.name} is not connected: commands and buttons have to wait.</p>`}
        ${
          open
            ? html`
                ${isNewHere && html`<${Hint} commands=${callablesIn(world.commands, open, viewer.locale)} />`}
                <${MessageList}
                  key=${`${viewer.id}:${open.id}`}
                  viewerId=${viewer.id}
                  channel=${open}
                  messages=${said}
                  interactions=${interactions}
                  onPress=${press}
                  onOlder=${(/** @type {string} */ channelId, /** @type {PageWorld['messages'][string]} */ messages) => tell({ type: 'older-loaded', channelId, messages })}
                />
                <div class="foot">
                  <${TypingLine} typing=${view.typing[open.id] ?? {}} />
                  ${refusal && html`<p class="refusal" role="alert">${refusal}</p>`}
                  <${Failures} interactions=${interactions} onDismiss=${(/** @type {string} */ interactionId) => tell({ type: 'failure-dismissed', interactionId })} />
                  <${CommandLine} key=${viewer.id} viewer=${viewer} channel=${open} commands=${world.commands} fill=${fill} />
                </div>
              `
            : html`<p class="starting">There is no channel that ${viewer.name} can see.</p>`
        }
      </main>
      ${
        modal &&
        html`<${Modal}
          key=${modal.interactionId}
          viewerId=${viewer.id}
          botName=${world.bot.name}
          modal=${modal}
          interactions=${view.interactions}
          onClose=${() => tell({ type: 'modal-closed', interactionId: modal.interactionId })}
        />`
      }
      ${picture && html`<${Enlarged} picture=${picture} onClose=${() => setPicture(null)} />`}
    </div>
  <//>`;
}

/**
 * @param {PageWorld} world
 * @param {Lookup['openChannel']} openChannel
 * @param {Lookup['fillCommand']} fillCommand
 * @param {Lookup['enlarge']} enlarge
 * @returns {Lookup}
 */
function lookupIn(world, openChannel, fillCommand, enlarge) {
  const people = [...world.users, world.bot];
  return {
    userName: (id) => people.find((user) => user.id === id)?.name ?? 'somebody who is gone',
    roleName: () => 'role',
    channel: (id) => {
      const found = world.channels.find((channel) => channel.id === id);
      return found ? { name: found.name, isThread: found.parentId !== null } : null;
    },
    people,
    channels: world.channels,
    me: world.viewer.id,
    locale: world.viewer.locale,
    openChannel,
    fillCommand,
    enlarge,
  };
}
