import { digest } from './digest.ts';
import type { Game } from './game.ts';

/** A game as far as its versions go. */
type Versioned = Pick<Game<never, never, never, never, never>, 'content'>;

/** What was digested before: content does not change while a process runs. */
const known = new WeakMap<object, Map<number, string>>();

/**
 * What a match keeps of the rules that it began with: SHA-256 of a version of them with its content, 64
 * hexadecimal digits. Null for a version that the game does not have.
 */
export function fingerprint({ content }: Versioned, rules: number): string | null {
  const found = known.get(content)?.get(rules);
  if (found !== undefined) return found;
  const data = content[rules];
  if (data === undefined) return null;
  const made = digest({ rules, content: data });
  known.set(content, (known.get(content) ?? new Map<number, string>()).set(rules, made));
  return made;
}
