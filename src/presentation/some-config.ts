import type { AnyEdition } from './edition.ts';
import { USUAL_LANGUAGE } from '../language/languages.ts';

/**
 * What a table might have chosen: one after the other, each value of each option comes up with each of the others. The
 * usual comes first.
 */
export function someConfig(edition: AnyEdition, nth: number): unknown {
  const { options = [] } = edition.in(USUAL_LANGUAGE);
  const chosen: Record<string, string> = {};
  let left = nth;
  for (const { name, values } of options) {
    const one = values[left % values.length];
    if (one !== undefined) chosen[name] = one.value;
    left = Math.floor(left / values.length);
  }
  return edition.game.config(chosen);
}
