import type { Seat, Step, Told } from './game.ts';
import type { Random } from './random.ts';

/** An answer while it is worked out: the state to change, the chance to draw from, what was told. */
export interface Play<W, E> {
  /** A private copy: what is changed here is nobody else's. */
  readonly state: W;
  readonly random: Random;
  /** Null where nobody listens. */
  readonly told: Told<E>[] | null;
  /** Something that was hidden from somebody was shown. */
  reveals: boolean;
}

export function beginPlay<W, E>(state: W, random: Random, told: Told<E>[] | null = []): Play<W, E> {
  return { state, random, told, reveals: false };
}

/** What an answer has brought about once it is worked out. */
export function endPlay<W, E>({ state, told, reveals }: Play<W, E>): Step<W, E> {
  return { state, events: told ?? [], reveals };
}

/** Tells everybody. */
export function tell<E>(play: Pick<Play<unknown, E>, 'told'>, event: E): void {
  play.told?.push({ event });
}

/** Tells one seat, and the others something else or nothing. */
export function tellOnly<E>(
  play: Pick<Play<unknown, E>, 'told'>,
  seat: Seat,
  event: E,
  others: E | null = null,
): void {
  play.told?.push({ event, only: [seat], others });
}
