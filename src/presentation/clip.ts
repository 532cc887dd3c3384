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
