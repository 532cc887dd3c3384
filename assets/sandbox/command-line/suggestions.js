// @ts-check
import { useEffect, useRef } from 'preact/hooks';
import { html } from '../html.js';

/**
 * @typedef {{ key: string, name: string, description?: string | undefined }} Row
 */

/**
 * The list above the command line. The field that it belongs to keeps the focus and names the
 * active row with aria-activedescendant.
 * @param {{ id: string, label: string, rows: readonly Row[], active: number, busy?: boolean,
 *   onActive: (at: number) => void, onPick: (at: number) => void }} props
 */
export function Suggestions({ id, label, rows, active, busy = false, onActive, onPick }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    list.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return html`<div id=${id} ref=${list} class="suggestions" role="listbox" aria-label=${label} aria-busy=${busy ? 'true' : undefined}>
    ${rows.map(
      (row, at) => html`<div
        key=${row.key}
        id=${`${id}-${at}`}
        role="option"
        aria-selected=${at === active}
        class=${`suggestion${at === active ? ' active' : ''}`}
        onPointerMove=${() => at !== active && onActive(at)}
        onMouseDown=${(/** @type {Event} */ event) => event.preventDefault()}
        onClick=${() => onPick(at)}
      >
        <span class="suggestion-name">${row.name}</span>
        ${row.description && html`<span class="suggestion-description">${row.description}</span>`}
      </div>`,
    )}
  </div>`;
}
