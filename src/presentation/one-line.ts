/** Signs that turn the order of what comes after them, up to one that ends it, which a name may lack. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;
/** Controls and the ends of lines and paragraphs; they would make boxes, or end a text. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** What a person wrote, as part of one line: it changes nothing of the words round it. */
export function oneLine(text: string): string {
  return text.replace(TURNS, '').replace(CONTROLS, ' ').trim();
}
