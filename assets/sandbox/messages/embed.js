// @ts-check
import { html } from '../html.js';
import { Markdown } from '../markdown/render.js';
import { Time } from '../markdown/time.js';
import { PictureView } from './picture.js';

/** @param {number | null | undefined} colour 0xRRGGBB */
export function cssColour(colour) {
  return colour === undefined || colour === null
    ? null
    : `#${colour.toString(16).padStart(6, '0')}`;
}

/** @param {{ url: string, width?: number, height?: number }} image @param {string} name */
function pictureOf(image, name) {
  return {
    url: image.url,
    description: '',
    name,
    width: image.width ?? null,
    height: image.height ?? null,
  };
}

/** @param {{ embed: import('../types.js').Embed }} props */
export function EmbedView({ embed }) {
  const { author, title, description, fields = [], footer, image, thumbnail, timestamp } = embed;
  const colour = cssColour(embed.color);
  return html`<article class="embed" style=${colour ? { borderLeftColor: colour } : {}}>
    <div class="embed-body">
      <div class="embed-text">
        ${author && html`<p class="embed-author">${author.url ? html`<${Away} url=${author.url}>${author.name}<//>` : author.name}</p>`}
        ${
          title &&
          html`<div class="embed-title">
            ${embed.url ? html`<${Away} url=${embed.url}>${title}<//>` : html`<${Markdown} text=${title} />`}
          </div>`
        }
        ${description && html`<${Markdown} text=${description} />`}
        ${
          fields.length > 0 &&
          html`<dl class="embed-fields">
            ${fields.map(
              (field, at) => html`<div key=${at} class=${field.inline ? 'inline' : ''}>
                <dt><${Markdown} text=${field.name} /></dt>
                <dd><${Markdown} text=${field.value} /></dd>
              </div>`,
            )}
          </dl>`
        }
      </div>
      ${thumbnail && html`<${PictureView} class="embed-thumbnail" picture=${pictureOf(thumbnail, 'Thumbnail')} />`}
    </div>
    ${image && html`<${PictureView} picture=${pictureOf(image, title ?? 'Picture')} />`}
    ${
      (footer || timestamp) &&
      html`<p class="embed-footer">
        ${footer?.text}${footer && timestamp ? ' · ' : ''}${
          timestamp &&
          html`<${Time} seconds=${Math.floor(Date.parse(timestamp) / 1000)} format="f" />`
        }
      </p>`
    }
  </article>`;
}

/** @param {{ url: string, children: unknown }} props */
function Away({ url, children }) {
  if (!/^https?:/i.test(url)) return html`${children}`;
  return html`<a href=${url} target="_blank" rel="noopener noreferrer">${children}</a>`;
}
