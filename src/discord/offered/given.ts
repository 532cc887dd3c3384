import { choiceNamed } from '../../engine/choices.ts';
import type { Asked, Offered } from '../../match/asked.ts';
import type { Given } from '../../match/give.ts';

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

/** The line on a panel that tells what was just answered. */
export const saidOf = (given: readonly Said[]): string =>
  `✅ ${given.map(({ said }) => said).join(' · ')}`;

/** An answer in words, by its names; null where it is not offered. */
export function offered(asked: readonly Asked[], { decision, choice }: Given): Offered | null {
  const one = asked.find((about) => about.decision.id === decision);
  if (one === undefined) return null;
  if (one.shaped === null) return one.offers.find((offer) => offer.choice === choice) ?? null;
  const found = choiceNamed(one.shaped.shape, choice);
  return found === null ? null : one.offer(found);
}
