import { oneLine } from './one-line.ts';

/** What nobody sees, or what turns the order of what follows; joiners and variants of emoji and letters stay. */
const UNSEEN =
  /(?!\p{Join_Control}|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const SEEN = /[^\s\p{Join_Control}\p{Variation_Selector}]/u;

/** All that Discord's Markdown, its mentions and its links are made of; a backslash takes its meaning away. */
const MEANING = /[!-/:-@[-`{-~]/g;

/** A text that a person chose, as one clean line for where no Markdown is read: the name of a thread, a label. */
export function plain(text: string): string {
  const line = oneLine(text.replace(UNSEEN, '')).replace(/\s+/gu, ' ');
  return SEEN.test(line) ? line : '?';
}

/** A text that a person chose, escaped for a message: no Markdown, no mention and no link is read in it. */
export function escaped(text: string): string {
  return plain(text).replace(MEANING, String.raw`\$&`);
}
