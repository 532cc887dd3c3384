// @ts-check
import { firstWords } from '../markdown/plain.js';

/** @typedef {import('../types.js').PageMessage} PageMessage @typedef {import('../types.js').Component} Component */

const LONGEST = 80;

/**
 * A post in a few words, for whoever meets its buttons in a list of all buttons.
 * @param {PageMessage} message
 * @param {import('../lookup.js').Lookup} lookup
 */
export function postWords(message, lookup) {
  for (const text of textsOf(message)) {
    const words = firstWords(text, lookup).trim();
    if (words !== '') return words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words;
  }
  return `a message of ${message.author.name}`;
}

/** @param {PageMessage} message @returns {string[]} in reading order */
function textsOf({ content, embeds, components, attachments }) {
  return [
    content,
    ...embeds.flatMap((embed) => [embed.title ?? '', embed.description ?? '']),
    ...components.flatMap(textsIn),
    ...attachments.map((each) => each.description ?? ''),
  ];
}

/** @param {Component} component @returns {string[]} */
function textsIn(component) {
  switch (component.type) {
    case 9:
    case 17:
      return component.components.flatMap(textsIn);
    case 10:
      return [component.content];
    case 12:
      return component.items.map((item) => item.description ?? '');
    default:
      return [];
  }
}
