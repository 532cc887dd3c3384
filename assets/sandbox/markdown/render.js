// @ts-check
import { useMemo, useState } from 'preact/hooks';
import { html } from '../html.js';
import { Icon } from '../icons.js';
import { useLookup } from '../lookup.js';
import { showMessage } from '../messages/show.js';
import { parseMarkdown } from './parse.js';
import { Time } from './time.js';

/** @typedef {import('./parse.js').Block} Block @typedef {import('./parse.js').Inline} Inline */

/**
 * Message text. Built as nodes only: nothing in a message is ever read as HTML.
 * @param {{ text: string, class?: string }} props
 */
export function Markdown({ text, class: className = '' }) {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return html`<div class=${`markdown ${className}${isOnlyEmoji(text) ? ' jumbo' : ''}`}>
    ${blocks.map((block, at) => html`<${BlockView} key=${at} block=${block} />`)}
  </div>`;
}

/** @param {string} text */
function isOnlyEmoji(text) {
  return (
    /^(?:\p{Extended_Pictographic}|\p{Emoji_Component}|\s){1,16}$/u.test(text) && !/\d/.test(text)
  );
}

/** @param {{ block: Block }} props */
function BlockView({ block }) {
  switch (block.type) {
    case 'paragraph':
      return html`<p><${Inlines} nodes=${block.children} /></p>`;
    case 'heading':
      return html`<div class=${`heading heading-${block.level}`} role="heading" aria-level=${block.level + 2}>
        <${Inlines} nodes=${block.children} />
      </div>`;
    case 'subtext':
      return html`<p class="subtext"><${Inlines} nodes=${block.children} /></p>`;
    case 'quote':
      return html`<blockquote>
        ${block.children.map((child, at) => html`<${BlockView} key=${at} block=${child} />`)}
      </blockquote>`;
    case 'codeBlock':
      return html`<pre tabindex="0" aria-label="Code"><code>${block.text}</code></pre>`;
    case 'list': {
      const items = block.items.map(
        (item, at) =>
          html`<li key=${at} class=${`depth-${item.depth}`}><${Inlines} nodes=${item.children} /></li>`,
      );
      return block.ordered ? html`<ol start=${block.start}>${items}</ol>` : html`<ul>${items}</ul>`;
    }
  }
}

/** @param {{ nodes: Inline[] }} props */
function Inlines({ nodes }) {
  return html`${nodes.map((node, at) => html`<${InlineView} key=${at} node=${node} />`)}`;
}

/** @param {{ node: Inline }} props */
function InlineView({ node }) {
  const lookup = useLookup();
  switch (node.type) {
    case 'text':
      return html`${node.text}`;
    case 'bold':
      return html`<strong><${Inlines} nodes=${node.children} /></strong>`;
    case 'italic':
      return html`<em><${Inlines} nodes=${node.children} /></em>`;
    case 'underline':
      return html`<u><${Inlines} nodes=${node.children} /></u>`;
    case 'strike':
      return html`<s><${Inlines} nodes=${node.children} /></s>`;
    case 'spoiler':
      return html`<${Spoiler} nodes=${node.children} />`;
    case 'code':
      return html`<code>${node.text}</code>`;
    case 'link':
      return html`<a href=${node.url} target="_blank" rel="noopener noreferrer"><${Inlines} nodes=${node.children} /></a>`;
    case 'user':
      return html`<span class=${`mention${node.id === lookup.me ? ' me' : ''}`}>@${lookup.userName(node.id)}</span>`;
    case 'role':
      return html`<span class="mention">@${lookup.roleName(node.id)}</span>`;
    case 'everyone':
      return html`<span class="mention me">${node.text}</span>`;
    case 'channel':
      return html`<${ChannelMention} id=${node.id} />`;
    case 'post':
      return html`<${ChannelMention} id=${node.channel} post=${node.id} />`;
    case 'command':
      return html`<button type="button" class="mention" onClick=${() => lookup.fillCommand(node.name)}>/${node.name}</button>`;
    case 'time':
      return html`<${Time} seconds=${node.seconds} format=${node.style} />`;
    case 'emoji':
      return html`<span class="custom-emoji" title=${`:${node.name}:`}>:${node.name}:</span>`;
  }
}

/** @param {{ id: string, post?: string }} props `post` is one in the channel that is meant */
function ChannelMention({ id, post = '' }) {
  const lookup = useLookup();
  const channel = lookup.channel(id);
  if (!channel) return html`<span class="mention"># unknown</span>`;
  const open = () => {
    lookup.openChannel(id);
    // A channel that opens is drawn before the next frame, and stands at its end after it.
    if (post !== '') requestAnimationFrame(() => requestAnimationFrame(() => showMessage(post)));
  };
  return html`<button type="button" class="mention" onClick=${open}>
    <${Icon} name=${channel.isThread ? 'thread' : 'hash'} />${channel.name}${post === '' ? '' : ' › post'}
  </button>`;
}

/** @param {{ nodes: Inline[] }} props */
function Spoiler({ nodes }) {
  const [shown, setShown] = useState(false);
  if (shown) return html`<span class="spoiler shown"><${Inlines} nodes=${nodes} /></span>`;
  return html`<button type="button" class="spoiler" aria-label="Spoiler: press to read it" onClick=${() => setShown(true)}>
    <span aria-hidden="true"><${Inlines} nodes=${nodes} /></span>
  </button>`;
}
