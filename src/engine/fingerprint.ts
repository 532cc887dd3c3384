import { digest } from './digest.ts';
import type { Game } from './game.ts';
import { once } from './once.ts';

/** A game as far as its versions go. */
type Versioned = Pick<Game<never, never, never, never, never>, 'content'>;

/** Content does not change while a process runs. */
const known = once<string | null>();

/**
 * What a match keeps of the rules that it began with: SHA-256 of a version of them with its content, 64
 * hexadecimal digits. Null for a version that the game does not have.
 */
export function fingerprint({ content }: Versioned, rules: number): string | null {
  return known(content, rules, () => {
    const data = content[rules];
    return data === undefined ? null : digest({ rules, content: data });
  });
}
