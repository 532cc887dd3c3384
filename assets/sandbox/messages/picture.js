// @ts-check
import { useEffect, useRef, useState } from 'preact/hooks';
import { usePress } from '../components/press.js';
import { html } from '../html.js';
import { Icon } from '../icons.js';
import { useLookup } from '../lookup.js';

/** @typedef {import('../lookup.js').Picture} Picture */

/**
 * A picture in a message. Pressing it shows it at full size; its alt text is shown on demand.
 * @param {{ picture: Picture, spoiler?: boolean, class?: string }} props
 */
export function PictureView({ picture, spoiler = false, class: className = '' }) {
  const { enlarge } = useLookup();
  const { post } = usePress();
  const [shown, setShown] = useState(!spoiler);
  const [withAlt, setWithAlt] = useState(false);
  if (!shown) {
    return html`<button type="button" class=${`picture-cover ${className}`} onClick=${() => setShown(true)}>
      Spoiler: press to see the picture
    </button>`;
  }
  const size =
    picture.width && picture.height ? { aspectRatio: `${picture.width} / ${picture.height}` } : {};
  return html`<figure class=${`picture ${className}`}>
    <div class="picture-frame">
      <img
        src=${picture.url}
        alt=${picture.description || picture.name}
        width=${picture.width ?? undefined}
        height=${picture.height ?? undefined}
        style=${size}
        decoding="async"
        onClick=${() => enlarge(picture)}
      />
      <button type="button" class="picture-open" aria-label=${`Enlarge the picture, ${post}`} onClick=${() => enlarge(picture)}></button>
      ${
        picture.description &&
        html`<button
          type="button"
          class="alt-button"
          aria-expanded=${withAlt}
          aria-label=${`${withAlt ? 'Hide' : 'Show'} the description (ALT), ${post}`}
          onClick=${() => setWithAlt(!withAlt)}
        >
          ALT
        </button>`
      }
    </div>
    ${withAlt && html`<figcaption>${picture.description}</figcaption>`}
  </figure>`;
}

/**
 * One picture over everything else: fitted to the window, or at its own size.
 * @param {{ picture: Picture, onClose: () => void }} props
 */
export function Enlarged({ picture, onClose }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [fitted, setFitted] = useState(true);
  const [withAlt, setWithAlt] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const closeBeside = (/** @type {MouseEvent} */ event) => {
    if (event.target instanceof HTMLElement && event.target.matches('.enlarged, .enlarged-room'))
      onClose();
  };
  return html`<dialog class="enlarged" ref=${dialog} aria-label=${picture.name} onClose=${onClose} onClick=${closeBeside}>
    <div class="enlarged-bar">
      <button type="button" class="button secondary" onClick=${() => setFitted(!fitted)}>
        ${fitted ? 'Full size' : 'Fit to window'}
      </button>
      ${
        picture.description &&
        html`<button type="button" class="button secondary" aria-expanded=${withAlt} onClick=${() => setWithAlt(!withAlt)}>
          ${withAlt ? 'Hide description' : 'Description'}
        </button>`
      }
      <a class="button secondary" href=${picture.url} target="_blank" rel="noopener">Open alone</a>
      <button type="button" class="icon-button" aria-label="Close" onClick=${onClose}><${Icon} name="close" /></button>
    </div>
    ${withAlt && html`<p class="enlarged-text">${picture.description}</p>`}
    <div class=${`enlarged-room${fitted ? ' fitted' : ''}`}>
      <img src=${picture.url} alt=${picture.description || picture.name} onClick=${() => setFitted(!fitted)} />
    </div>
  </dialog>`;
}
