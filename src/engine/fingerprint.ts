import { digest } from './digest.ts';
import type { Game } from './game.ts';
import { once } from './once.ts';

/** The part of a game that holds its content by version. */
type Versioned = Pick<Game<never, never, never, never, never>, 'content'>;

/** A cache: content does not change while a process runs. */
const known = once<string | null>();

/**
 * SHA-256 of a version of the rules with its content, 64 hexadecimal digits: a match stores it when it begins. Null for
 * a version that the game does not have.
 */
export function fingerprint({ content }: Versioned, rules: number): string | null {
  return known(content, rules, () => {
    const data = content[rules];
    return data === undefined ? null : digest({ rules, content: data });
  });
}
