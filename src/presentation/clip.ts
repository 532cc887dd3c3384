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

/** The first of these ways of saying something that is short enough, else as much of the last as is. */
export const fitting = (most: number, ...ways: readonly string[]): string =>
  ways.find(({ length }) => length <= most) ?? clip(ways.at(-1) ?? '', most);
