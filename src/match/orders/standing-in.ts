import type { Decision } from '../../engine/game.ts';
import { isTimedOut } from '../time/forfeited.ts';
import type { Loaded } from '../app/loaded.ts';
import { COMPUTER, orderedFor } from './ordered.ts';
import { isPerson } from '../stored/seats.ts';

type Playing = Pick<Loaded, 'row' | 'edition' | 'match'>;

/** By what a computer player answers for a seat: as its own, by an order, or as its player's time has run out; null where it does not. */
export function computerFor(
  loaded: Playing,
  decision: Decision,
): 'computer' | 'order' | 'standIn' | null {
  const { row } = loaded;
  if (!isPerson(row, decision.seat)) return 'computer';
  if (orderedFor(loaded, decision).answer === COMPUTER) return 'order';
  return isTimedOut(row, decision.seat) ? 'standIn' : null;
}
