// @ts-check
import { html } from '../html.js';
import { Icon } from '../icons.js';
import { PictureView } from './picture.js';

/** @typedef {import('../types.js').Attachment} Attachment */

/** @param {Attachment} attachment */
function isPicture(attachment) {
  return (
    attachment.content_type?.startsWith('image/') ||
    /\.(png|jpe?g|gif|webp)$/i.test(attachment.filename)
  );
}

/** @param {Attachment} attachment @returns {import('../lookup.js').Picture} */
function pictureOf(attachment) {
  return {
    url: attachment.url,
    description: attachment.description ?? '',
    name: attachment.filename,
    width: attachment.width ?? null,
    height: attachment.height ?? null,
  };
}

/**
 * Pictures and files that came with a message.
 * @param {{ attachments: readonly Attachment[] }} props
 */
export function Attachments({ attachments }) {
  if (attachments.length === 0) return null;
  const pictures = attachments.filter(isPicture);
  const files = attachments.filter((attachment) => !isPicture(attachment));
  return html`<div class="attachments">
    ${
      pictures.length > 0 &&
      html`<div class=${`pictures of-${Math.min(pictures.length, 4)}`}>
        ${pictures.map((each) => html`<${PictureView} key=${each.id} picture=${pictureOf(each)} />`)}
      </div>`
    }
    ${files.map((each) => html`<${FileCard} key=${each.id} name=${each.filename} url=${each.url} size=${each.size} />`)}
  </div>`;
}

/** @param {{ name: string, url: string, size: number | null }} props */
export function FileCard({ name, url, size }) {
  return html`<a class="file" href=${url} download=${name}>
    <${Icon} name="file" />
    <span><span class="file-name">${name}</span>${size !== null && html`<span class="file-size">${saySize(size)}</span>`}</span>
  </a>`;
}

/** @param {number} bytes */
function saySize(bytes) {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
