import type { Game, AddressedEvent } from './game.ts';
import {
  begin,
  type Beginning,
  type Entered,
  type Entry,
  follow,
  type Match,
  type Refusal,
} from './match.ts';
import { accept, refuse, type Result } from './result.ts';

/** A replayed match: the match and the events after each entry, by sequence. */
export interface Replayed<S, E> {
  readonly matches: readonly Match<S>[];
  readonly told: readonly (readonly AddressedEvent<E>[])[];
}

/** Why a log could not be replayed, and at which entry. */
export interface Broken {
  readonly sequence: number;
  readonly refusal: Refusal;
}

/** Replays the entries of a log, the setup (entry 0) first. */
export function replay<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  beginning: Beginning<C, S>,
  entries: readonly Entry[],
  each: (entered: Entered<S, E>) => void = () => {},
): Result<Replayed<S, E>, Broken> {
  const first = begin(game, beginning);
  each(first);
  const matches = [first.match];
  const told = [first.events];
  for (const [sequence, entry] of entries.entries()) {
    if (sequence === 0) {
      if (entry.kind === 'setup') continue;
      return refuse({ sequence, refusal: 'no such decision' });
    }
    const entered = follow(game, beginning.seed, matches, entry, beginning.seats);
    if (!entered.ok) return refuse({ sequence, refusal: entered.refusal });
    each(entered.value);
    matches.push(entered.value.match);
    told.push(entered.value.events);
  }
  return accept({ matches, told });
}

/**
 * The numbers of the entries that no later one has undone; undo entries are left out.
 *
 * @param from the number of the first given entry
 */
export function lived(entries: readonly Entry[], from = 0): number[] {
  let path: number[] = [];
  for (const [at, entry] of entries.entries()) {
    if (entry.kind === 'undo') path = path.filter((earlier) => earlier <= entry.to);
    else path.push(from + at);
  }
  return path;
}
