// @ts-check

/**
 * @typedef {{ type: 'text', text: string }
 *   | { type: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler', children: Inline[] }
 *   | { type: 'code', text: string }
 *   | { type: 'link', url: string, children: Inline[] }
 *   | { type: 'user' | 'role' | 'channel', id: string }
 *   | { type: 'post', id: string, channel: string }
 *   | { type: 'everyone', text: string }
 *   | { type: 'command', name: string, id: string }
 *   | { type: 'time', seconds: number, style: string }
 *   | { type: 'emoji', name: string, id: string }} Inline
 * @typedef {{ type: 'paragraph', children: Inline[] }
 *   | { type: 'heading', level: number, children: Inline[] }
 *   | { type: 'subtext', children: Inline[] }
 *   | { type: 'quote', children: Block[] }
 *   | { type: 'list', ordered: boolean, start: number, items: ListItem[] }
 *   | { type: 'codeBlock', language: string, text: string }} Block
 * @typedef {{ depth: number, children: Inline[] }} ListItem
 */

/** @type {{ match: RegExp, build: (groups: RegExpExecArray) => Inline }[]} */
const INLINE_RULES = [
  { match: /^\\([^\sA-Za-z0-9])/, build: (found) => ({ type: 'text', text: part(found, 1) }) },
  {
    match: /^(`+)([\s\S]*?[^`])\1(?!`)/,
    build: (found) => ({ type: 'code', text: part(found, 2).replace(/^ (?=`)|(?<=`) $/g, '') }),
  },
  wrapping('bold', /^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/),
  wrapping('underline', /^__((?:\\[\s\S]|[^\\])+?)__(?!_)/),
  wrapping('italic', /^\*(?=\S)((?:\*\*|\\[\s\S]|[^*\\\s]|\s+(?![*\s]))+?)\*(?!\*)/),
  wrapping('italic', /^_((?:__|\\[\s\S]|[^\\_])+?)_(?![A-Za-z0-9_])/),
  wrapping('strike', /^~~((?:\\[\s\S]|[^\\])+?)~~/),
  wrapping('spoiler', /^\|\|([\s\S]+?)\|\|/),
  {
    match: /^\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/,
    build: (found) => ({
      type: 'link',
      url: part(found, 2),
      children: parseInline(part(found, 1)),
    }),
  },
  { match: /^<@!?(\d{5,20})>/, build: (found) => ({ type: 'user', id: part(found, 1) }) },
  { match: /^<@&(\d{5,20})>/, build: (found) => ({ type: 'role', id: part(found, 1) }) },
  { match: /^<#(\d{5,20})>/, build: (found) => ({ type: 'channel', id: part(found, 1) }) },
  {
    match: /^<\/([^:>\n]{1,100}):(\d{1,20})>/,
    build: (found) => ({ type: 'command', name: part(found, 1), id: part(found, 2) }),
  },
  {
    match: /^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/,
    build: (found) => ({
      type: 'time',
      seconds: Number(part(found, 1)),
      style: part(found, 2) || 'f',
    }),
  },
  {
    match: /^<a?:(\w{2,32}):(\d{5,20})>/,
    build: (found) => ({ type: 'emoji', name: part(found, 1), id: part(found, 2) }),
  },
  { match: /^<(https?:\/\/[^\s>]+)>/, build: plainLink },
  {
    match: /^https:\/\/discord\.com\/channels\/(?:\d{5,20}|@me)\/(\d{5,20})\/(\d{5,20})/,
    build: (found) => ({ type: 'post', channel: part(found, 1), id: part(found, 2) }),
  },
  { match: /^(https?:\/\/[^\s<]+[^\s<.,:;"'\])])/, build: plainLink },
  { match: /^(@everyone|@here)/, build: (found) => ({ type: 'everyone', text: part(found, 1) }) },
];

// Every rule begins with one of these, so everything up to the next of them is plain text.
const PLAIN = /^[\s\S][^\\`*_~|[<h@]*/;

/** @param {RegExpMatchArray} found @param {number} group */
function part(found, group) {
  return found[group] ?? '';
}

/**
 * @param {'bold' | 'italic' | 'underline' | 'strike' | 'spoiler'} type
 * @param {RegExp} match
 * @returns {{ match: RegExp, build: (groups: RegExpExecArray) => Inline }}
 */
function wrapping(type, match) {
  return { match, build: (found) => ({ type, children: parseInline(part(found, 1)) }) };
}

/** @param {RegExpExecArray} found @returns {Inline} */
function plainLink(found) {
  const url = part(found, 1);
  return { type: 'link', url, children: [{ type: 'text', text: url }] };
}

/**
 * The inline part of Discord's Markdown: marks, links, mentions, times.
 * @param {string} source
 * @returns {Inline[]}
 */
export function parseInline(source) {
  /** @type {Inline[]} */
  const nodes = [];
  let rest = source;
  let before = '';
  while (rest !== '') {
    const inWord = /\w/.test(before);
    const hit = firstRule(rest, inWord);
    const plain = PLAIN.exec(rest)?.[0] ?? rest;
    /** @type {Inline} */
    const node = hit?.node ?? { type: 'text', text: plain };
    const last = nodes.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.text += node.text;
    else nodes.push(node);
    const used = hit?.length ?? plain.length;
    before = rest[used - 1] ?? '';
    rest = rest.slice(used);
  }
  return nodes;
}

/** @param {string} rest @param {boolean} inWord */
function firstRule(rest, inWord) {
  // An underscore inside a word (snake_case) marks nothing.
  if (inWord && rest[0] === '_' && rest[1] !== '_') return null;
  if (inWord && rest[0] === 'h') return null;
  for (const rule of INLINE_RULES) {
    const found = rule.match.exec(rest);
    if (found) return { node: rule.build(found), length: found[0].length };
  }
  return null;
}

const FENCE = /```(?:([A-Za-z0-9+#.-]*)\n)?([\s\S]+?)```/g;

/**
 * Discord's Markdown as a tree. Nothing in it is markup yet.
 * @param {string} source
 * @returns {Block[]}
 */
export function parseMarkdown(source) {
  /** @type {Block[]} */
  const blocks = [];
  let from = 0;
  for (const found of source.matchAll(FENCE)) {
    blocks.push(...parseLines(source.slice(from, found.index).replace(/\n$/, '')));
    const text = part(found, 2).replace(/^\n+|\n+$/g, '');
    blocks.push({ type: 'codeBlock', language: found[1] ?? '', text });
    from = found.index + found[0].length;
    if (source[from] === '\n') from += 1;
  }
  blocks.push(...parseLines(source.slice(from)));
  return blocks;
}

const LINE = {
  quoteRest: /^>>> ?/,
  quote: /^> ?(?=.|$)/,
  heading: /^(#{1,3}) +(.+)$/,
  subtext: /^-# +(.+)$/,
  bullet: /^( *)[-*] +(.+)$/,
  numbered: /^( *)(\d{1,9})\. +(.+)$/,
};

/** @param {string} source @returns {Block[]} */
function parseLines(source) {
  if (source === '') return [];
  const lines = source.split('\n');
  /** @type {Block[]} */
  const blocks = [];
  /** @type {string[]} */
  let paragraph = [];
  const close = () => {
    if (paragraph.length > 0) {
      blocks.push({ type: 'paragraph', children: parseInline(paragraph.join('\n')) });
      paragraph = [];
    }
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (LINE.quoteRest.test(line)) {
      close();
      const quoted = [line.replace(LINE.quoteRest, ''), ...lines.slice(at + 1)];
      blocks.push({ type: 'quote', children: parseLines(quoted.join('\n')) });
      return blocks;
    }
    if (line.startsWith('> ') || line === '>') {
      close();
      const quoted = takeWhile(lines, at, (next) => next.startsWith('> ') || next === '>');
      const inner = quoted.map((each) => each.replace(LINE.quote, '')).join('\n');
      blocks.push({ type: 'quote', children: parseLines(inner) });
      at += quoted.length - 1;
      continue;
    }
    const list = listAt(lines, at);
    if (list) {
      close();
      blocks.push(list.block);
      at += list.length - 1;
      continue;
    }
    const heading = LINE.heading.exec(line);
    const subtext = LINE.subtext.exec(line);
    if (heading) {
      close();
      const level = part(heading, 1).length;
      blocks.push({ type: 'heading', level, children: parseInline(part(heading, 2)) });
    } else if (subtext) {
      close();
      blocks.push({ type: 'subtext', children: parseInline(part(subtext, 1)) });
    } else {
      paragraph.push(line);
    }
  }
  close();
  return blocks;
}

/** @param {string[]} lines @param {number} from @param {(line: string) => boolean} accepts */
function takeWhile(lines, from, accepts) {
  const end = lines.findIndex((line, at) => at >= from && !accepts(line));
  return lines.slice(from, end === -1 ? lines.length : end);
}

/**
 * @param {string[]} lines
 * @param {number} from
 * @returns {{ block: Block, length: number } | null}
 */
function listAt(lines, from) {
  const first = lines[from] ?? '';
  const ordered = LINE.numbered.test(first);
  if (!ordered && !LINE.bullet.test(first)) return null;
  const pattern = ordered ? LINE.numbered : LINE.bullet;
  const taken = takeWhile(lines, from, (line) => pattern.test(line));
  const items = taken.map((line) => {
    const found = /** @type {RegExpExecArray} */ (pattern.exec(line));
    const depth = Math.min(2, Math.ceil(part(found, 1).length / 2));
    return { depth, children: parseInline(part(found, ordered ? 3 : 2)) };
  });
  const start = ordered ? Number(LINE.numbered.exec(first)?.[2] ?? 1) : 1;
  return { block: { type: 'list', ordered, start, items }, length: taken.length };
}
