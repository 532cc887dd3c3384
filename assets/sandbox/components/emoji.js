// @ts-check
import { html } from '../html.js';

/** @param {{ emoji: { id?: string | null, name?: string | null } | undefined }} props */
export function Emoji({ emoji }) {
  if (!emoji?.name) return null;
  return html`<span class="emoji" aria-hidden="true">${emoji.id ? `:${emoji.name}:` : emoji.name}</span>`;
}
