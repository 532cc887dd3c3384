/** Shortens a text to a number of UTF-16 units, as Discord counts them, without cutting a character. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > most - 1) break;
    kept += character;
  }
  return `${kept}…`;
}

/** The same, cut where a word ends. */
export function clipAtWord(text: string, most: number): string {
  const cut = clip(text, most);
  if (cut === text) return text;
  const end = cut.search(/[\s,;:(]+[^\s]*…$/u);
  return end <= 0 ? cut : `${cut.slice(0, end)} …`;
}

/** The first of these ways of saying something that is short enough, else as much of the last as is. */
export const fitting = (most: number, ...ways: readonly string[]): string =>
  ways.find(({ length }) => length <= most) ?? clip(ways.at(-1) ?? '', most);
