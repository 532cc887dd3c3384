import type { Seat, Step, AddressedEvent } from './game.ts';
import type { Random } from './random.ts';

/** An answer while it is applied: the state to change, the randomness to draw from, the events so far. */
export interface Play<W, E> {
  /** A private copy, which may be changed. */
  readonly state: W;
  readonly random: Random;
  /** Null if nobody reads the events. */
  readonly told: AddressedEvent<E>[] | null;
  /** Whether something hidden was shown to somebody. */
  reveals: boolean;
}

export function beginPlay<W, E>(
  state: W,
  random: Random,
  told: AddressedEvent<E>[] | null = [],
): Play<W, E> {
  return { state, random, told, reveals: false };
}

/** The result of an answer that was applied. */
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
