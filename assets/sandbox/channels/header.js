// @ts-check
import { useState } from 'preact/hooks';
import { html } from '../html.js';
import { Icon } from '../icons.js';
import { useLookup } from '../lookup.js';
import { Settings } from './settings.js';
import { ChannelSign } from './sidebar.js';

/**
 * What is open in the centre.
 * @param {{ world: import('../types.js').PageWorld, channel: import('../types.js').PageChannel }} props
 */
export function ChannelHeader({ world, channel }) {
  const { openChannel } = useLookup();
  const [settings, setSettings] = useState(false);
  const parent = world.channels.find((each) => each.id === channel.parentId);
  return html`<div class="channel-header">
    ${
      parent &&
      html`<button type="button" class="parent" onClick=${() => openChannel(parent.id)} aria-label=${`Back to ${parent.name}`}>
        <${ChannelSign} channel=${parent} world=${world} />${parent.name}
      </button><span class="path" aria-hidden="true">›</span>`
    }
    <h1><${ChannelSign} channel=${channel} world=${world} /><span>${channel.name}</span></h1>
    ${channel.archived && html`<span class="tag">archived</span>`}
    ${channel.topic && html`<p class="topic" title=${channel.topic}>${channel.topic}</p>`}
    <button type="button" class="icon-button" aria-label=${`Settings of ${channel.name}`} title="Settings" onClick=${() => setSettings(true)}>
      <${Icon} name="settings" />
    </button>
    ${
      settings &&
      html`<${Settings} viewerId=${world.viewer.id} channel=${channel} onOpen=${openChannel} onClose=${() => setSettings(false)} />`
    }
  </div>`;
}
