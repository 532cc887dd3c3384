import type { AnyEdition } from './edition.ts';
import { USUAL_LANGUAGE } from '../language/languages.ts';

/** What a table might have chosen: one after the other, each value of each option comes up. The usual comes first. */
export function someConfig(edition: AnyEdition, nth: number): unknown {
  const { options = [] } = edition.in(USUAL_LANGUAGE);
  const chosen = options.flatMap(({ name, values }) => {
    const one = values[nth % values.length];
    return one === undefined ? [] : [[name, one.value]];
  });
  return edition.game.config(Object.fromEntries(chosen));
}
