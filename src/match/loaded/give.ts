import type { Seat } from '../../engine/game.ts';
import { type Maker, decisionsIn, submit } from '../../engine/match.ts';
import { Refused } from '../app/refused.ts';
import { isByHand } from '../stored/seats.ts';
import { type Sitting, enter } from './sitting.ts';

/** Who acts: for which seat, and by what. */
export interface Actor {
  readonly seat: Seat;
  readonly by: Maker;
}

/** An answer, without who gives it. */
export interface Given {
  readonly decision: string;
  readonly choice: string;
}

/**
 * Gives one answer: the one way in, for a person's press and for a computer player. Throws `Refused` if it is not
 * possible.
 */
export function give(sitting: Sitting, { seat, by }: Actor, { decision, choice }: Given): void {
  const { row, edition } = sitting.loaded;
  const { match } = sitting;
  const submitted = submit(edition.game, row.seed, match, { seat, decision, choice, by });
  if (!submitted.ok) throw new Refused(submitted.refusal);
  // An open order of the game asks nobody else: the game does not wait for it.
  if (decisionsIn(edition.game, match).some(({ id, owed }) => owed && id === decision)) {
    if (isByHand(by) && sitting.watching?.includes(seat) === true)
      sitting.acted = { seat, after: match.sequence };
    else sitting.othersActed = true;
  }
  if (submitted.value.kind === 'entered') enter(sitting, submitted.value);
  else sitting.match = submitted.value.match;
}
