import { decisionsIn } from '../../engine/match.ts';
import type { Decision } from '../../engine/game.ts';
import { computerFor } from './standing-in.ts';
import { haltOf } from '../time/halt.ts';
import type { Loaded } from '../app/loaded.ts';

/** The owed decision that a computer player is to answer next; undefined where it is for persons to act. */
export function askedOfComputer(
  loaded: Pick<Loaded, 'row' | 'edition' | 'match'>,
): Decision | undefined {
  if (haltOf(loaded.row) !== null) return undefined;
  return waitingFor(loaded).find((decision) => computerFor(loaded, decision) !== null);
}

/** The owed decisions that have no sealed answer yet: those the game waits for. */
export function waitingFor({ edition, match }: Pick<Loaded, 'edition' | 'match'>): Decision[] {
  return decisionsIn(edition.game, match).filter(
    ({ id, owed }) => owed && !match.sealed.some(({ decision }) => decision === id),
  );
}
