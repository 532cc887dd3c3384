// @ts-check
import { h } from 'preact';
import htm from 'htm';

/**
 * Markup as a tagged template. Text that is put in becomes a text node, never markup, so no message
 * can bring its own tags.
 * @type {(strings: TemplateStringsArray, ...values: unknown[]) => import('preact').VNode}
 */
export const html = /** @type {any} */ (htm).bind(h);
