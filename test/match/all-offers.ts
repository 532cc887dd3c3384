import { eachChoice } from '../../src/engine/choices.ts';
import type { Asked, Offered } from '../../src/match/loaded/asked.ts';

/** Everything that may be answered in words, amounts and picks as well: only where they are few. */
export const allOffers = (asked: readonly Asked[]): Offered[] =>
  asked.flatMap(({ offers, shaped, offer }) =>
    shaped === null ? [...offers] : [...eachChoice(shaped.shape)].map(offer),
  );
