/** Of so many characters of JSON it is known what they hold: some hundred matches with their clocks, as they stood last. */
const MOST_CHARACTERS = 2 ** 19;

/** What is known of JSON by its text, the newest last. */
const known = new Map<string, unknown>();
let characters = 0;

/**
 * What a JSON of the database holds. The same text is the same object as long as it is known: what was found out about a
 * state, or about a clock, holds for it when it is read again. Nobody may change it.
 */
export function jsonIn(text: string): unknown {
  const found: unknown = known.get(text) ?? JSON.parse(text);
  keep(text, found);
  return found;
}

/** The text of a value that is to be stored. Who reads that gets this very value, which must not be changed either. */
export function jsonOf(value: unknown): string {
  const text = JSON.stringify(value);
  keep(text, value);
  return text;
}

function keep(text: string, value: unknown): void {
  if (!(value instanceof Object)) return;
  if (!known.delete(text)) characters += text.length;
  known.set(text, value);
  for (const oldest of known.keys()) {
    if (characters <= MOST_CHARACTERS) return;
    known.delete(oldest);
    characters -= oldest.length;
  }
}
