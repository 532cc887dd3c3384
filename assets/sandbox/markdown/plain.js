// @ts-check
import { parseInline } from './parse.js';
import { sayTime } from './time.js';

/** @typedef {import('./parse.js').Inline} Inline @typedef {import('../lookup.js').Lookup} Lookup */

/**
 * The first line of a message as bare words, for a place with no room for more.
 * @param {string} text
 * @param {Lookup} lookup
 */
export function firstWords(text, lookup) {
  const line = text.split('\n').find((each) => each.trim() !== '') ?? '';
  return wordsOf(parseInline(line.replace(/^(?:#{1,3}|-#|>|[-*]) +/, '')), lookup);
}

/** @param {Inline[]} nodes @param {Lookup} lookup @returns {string} */
function wordsOf(nodes, lookup) {
  return nodes.map((node) => wordOf(node, lookup)).join('');
}

/** @param {Inline} node @param {Lookup} lookup @returns {string} */
function wordOf(node, lookup) {
  switch (node.type) {
    case 'text':
    case 'code':
    case 'everyone':
      return node.text;
    case 'user':
      return `@${lookup.userName(node.id)}`;
    case 'role':
      return `@${lookup.roleName(node.id)}`;
    case 'channel':
      return `#${lookup.channel(node.id)?.name ?? 'unknown'}`;
    case 'post':
      return `#${lookup.channel(node.channel)?.name ?? 'unknown'} › post`;
    case 'command':
      return `/${node.name}`;
    case 'emoji':
      return `:${node.name}:`;
    case 'time':
      return sayTime(node.seconds, node.style, lookup.locale);
    case 'spoiler':
      return '…';
    default:
      return wordsOf(node.children, lookup);
  }
}
