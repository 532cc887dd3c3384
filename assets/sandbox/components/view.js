// @ts-check
import { useState } from 'preact/hooks';
import { html } from '../html.js';
import { Markdown } from '../markdown/render.js';
import { FileCard } from '../messages/attachments.js';
import { cssColour } from '../messages/embed.js';
import { PictureView } from '../messages/picture.js';
import { ButtonView } from './button.js';
import { MessageSelect } from './message-select.js';

/**
 * @typedef {import('../types.js').Component} Component
 * @typedef {import('../types.js').Attachment} Attachment
 */

/**
 * Any component of a message, with what is nested in it. Discord's numbers name the types.
 * @param {{ component: Component, attachments: readonly Attachment[] }} props
 */
export function ComponentView({ component, attachments }) {
  switch (component.type) {
    case 1:
      return html`<div class="action-row">
        ${component.components.map((each, at) => html`<${ComponentView} key=${at} component=${each} attachments=${attachments} />`)}
      </div>`;
    case 2:
      return html`<${ButtonView} button=${component} />`;
    case 3:
    case 5:
      return html`<${MessageSelect} menu=${component} />`;
    case 9:
      return html`<div class="section">
        <div class="section-text">
          ${component.components.map((each, at) => html`<${ComponentView} key=${at} component=${each} attachments=${attachments} />`)}
        </div>
        <div class="section-accessory"><${ComponentView} component=${component.accessory} attachments=${attachments} /></div>
      </div>`;
    case 10:
      return html`<${Markdown} text=${component.content} />`;
    case 11:
      return html`<${PictureView}
        class="thumbnail"
        picture=${pictureOf(component.media, component.description, attachments)}
        spoiler=${component.spoiler === true}
      />`;
    case 12:
      return html`<div class=${`pictures of-${Math.min(component.items.length, 4)}`}>
        ${component.items.map(
          (item, at) => html`<${PictureView}
            key=${at}
            picture=${pictureOf(item.media, item.description, attachments)}
            spoiler=${item.spoiler === true}
          />`,
        )}
      </div>`;
    case 13:
      return html`<${FileCard}
        name=${nameIn(component.file.url)}
        url=${component.file.url}
        size=${attachments.find((each) => each.url === component.file.url)?.size ?? null}
      />`;
    case 14:
      return html`<div
        class=${`separator${component.spacing === 2 ? ' wide' : ''}${component.divider === false ? ' bare' : ''}`}
        role=${component.divider === false ? undefined : 'separator'}
      ></div>`;
    case 17:
      return html`<${Container} container=${component} attachments=${attachments} />`;
  }
}

/** @param {{ container: Extract<Component, { type: 17 }>, attachments: readonly Attachment[] }} props */
function Container({ container, attachments }) {
  const [shown, setShown] = useState(container.spoiler !== true);
  const colour = cssColour(container.accent_color);
  return html`<div class=${`container${colour ? ' accented' : ''}`} style=${colour ? { '--accent': colour } : {}}>
    ${
      shown
        ? container.components.map(
            (each, at) =>
              html`<${ComponentView} key=${at} component=${each} attachments=${attachments} />`,
          )
        : html`<button type="button" class="picture-cover" onClick=${() => setShown(true)}>Spoiler: press to see it</button>`
    }
  </div>`;
}

/** @param {string} url */
function nameIn(url) {
  return decodeURIComponent(new URL(url, location.href).pathname.split('/').at(-1) ?? 'file');
}

/**
 * @param {{ url: string }} media
 * @param {string | null | undefined} description
 * @param {readonly Attachment[]} attachments
 * @returns {import('../lookup.js').Picture}
 */
function pictureOf(media, description, attachments) {
  const file = attachments.find((each) => each.url === media.url);
  return {
    url: media.url,
    description: description ?? file?.description ?? '',
    name: file?.filename ?? nameIn(media.url),
    width: file?.width ?? null,
    height: file?.height ?? null,
  };
}
