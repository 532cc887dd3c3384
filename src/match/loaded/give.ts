import type { Seat } from '../../engine/game.ts';
import { type Maker, decisionsIn, submit } from '../../engine/match.ts';
import type { App } from '../app/app.ts';
import { Refused } from '../app/refused.ts';
import { isByHand } from '../stored/seats.ts';
import { type Sitting, enter } from './sitting.ts';

/** Who acts: for which seat, and by what. */
export interface Actor {
  readonly seat: Seat;
  readonly by: Maker;
}

/** An answer as somebody gives it, seat apart. */
export interface Given {
  readonly decision: string;
  readonly choice: string;
}

/**
 * Gives one answer: the way in for whatever answers in a match, a person's press as much as a computer player.
 * Throws `Refused` with the reason where it is not possible.
 */
export function give(
  app: App,
  sitting: Sitting,
  { seat, by }: Actor,
  { decision, choice }: Given,
): void {
  const { row, edition } = sitting.loaded;
  const { match } = sitting;
  const submitted = submit(edition.game, row.seed, match, { seat, decision, choice, by });
  if (!submitted.ok) throw new Refused(submitted.refusal);
  // An order that stands open moves nobody on: neither who gives it nor those who are asked.
  if (decisionsIn(edition.game, match).some(({ id, owed }) => owed && id === decision)) {
    if (isByHand(by) && sitting.watching?.includes(seat) === true)
      sitting.acted = { seat, after: match.sequence };
    else sitting.othersActed = true;
  }
  if (submitted.value.kind === 'entered') enter(app, sitting, submitted.value);
  else sitting.match = submitted.value.match;
}
