import { choiceNamed } from '../../engine/choices.ts';
import { heard, type Seat } from '../../engine/game.ts';
import type { Language } from '../../language/languages.ts';
import type { Answered } from '../../match/answer.ts';
import type { Asked, Offered } from '../../match/asked.ts';
import type { Given } from '../../match/give.ts';
import type { Loaded } from '../../match/load.ts';
import { tableIn } from '../../match/table.ts';

/** An answer with what it says, to be told when it was given. */
export interface Said extends Given {
  readonly said: string;
  /** With which piece it was done; null for none. */
  readonly piece: string | null;
}

export const saying = ({ decision, choice, phrase, piece }: Offered): Said => ({
  decision,
  choice,
  said: phrase.label,
  piece,
});

/**
 * The line on a panel that tells what was just answered: several answers as the log tells them together, where all that
 * it tells of them is its seat’s own doing.
 */
export function saidOf(
  { edition, table }: Pick<Loaded, 'edition' | 'table'>,
  seat: Seat,
  { given, told }: Answered<Said>,
  language: Language,
): string {
  const own = told.map((one) =>
    heard(one, seat).filter((event) => edition.isOwnDoing?.(event, seat) === true),
  );
  const isTold =
    given.length > 1 && own.length === given.length && own.every((one) => one.length > 0);
  const lines = isTold ? edition.in(language).lines(own.flat(), tableIn(table, language)) : [];
  const said = lines.length > 0 ? lines.join(' ') : given.map((one) => one.said).join(' · ');
  return `✅ ${said}`;
}

/** An answer in words, by its names; null where it is not offered. */
export function offered(asked: readonly Asked[], { decision, choice }: Given): Offered | null {
  const one = asked.find((about) => about.decision.id === decision);
  if (one === undefined) return null;
  if (one.shaped === null) return one.offers.find((offer) => offer.choice === choice) ?? null;
  const found = choiceNamed(one.shaped.shape, choice);
  return found === null ? null : one.offer(found);
}
