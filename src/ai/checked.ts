import { digest } from '../engine/digest.ts';
import type { Game } from '../engine/game.ts';
import type { Entered } from '../engine/match.ts';
import { playAndKeep, type Played, playOut, type Playout } from './playout.ts';

/** A match that went the same way by entries and in place. */
export interface Checked<S, E> extends Played<S> {
  readonly entered: readonly (Entered<S, E> & { readonly digest: string })[];
}

/**
 * Plays a match twice, by log entries and in place, and compares the digest of the state after each entry. Returns the
 * logged match with these digests. Throws a sentence if they differ. That also finds rules that change data which two
 * states share: logged states are digested at the end, those in place at once.
 *
 * @param playout makes the same match each time, with fresh randomness for its players
 */
export function playChecked<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  playout: () => Playout<A, V, C>,
): Checked<S, E> {
  const inPlace: string[] = [];
  playOut(game, {
    ...playout(),
    each: (state) => inPlace.push(digest(game.stored(state))),
  });
  const kept = playAndKeep(game, playout());
  const entered = kept.entered.map((one) => ({
    ...one,
    digest: digest(game.stored(one.match.state)),
  }));
  const entries = Math.max(entered.length, inPlace.length);
  for (let entry = 0; entry < entries; entry += 1) {
    if (entered[entry]?.digest === inPlace[entry]) continue;
    throw new Error(`A match of ${game.id} goes another way in place from entry ${entry} on.`);
  }
  return { ...kept, entered };
}
