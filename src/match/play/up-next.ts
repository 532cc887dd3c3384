import type { Seat } from '../../engine/game.ts';
import { decisionsIn, type Match } from '../../engine/match.ts';
import { mayBeTold } from '../time/clock.ts';
import type { Loaded } from '../app/loaded.ts';
import { personIn } from '../stored/person.ts';

/** Somebody who is next, and after whom. */
export interface UpNext {
  readonly seat: Seat;
  readonly after: Seat;
}

/** Whose turn comes after that of the one seat that is asked; null where that is not certain. */
export function upNextIn(
  { edition }: Pick<Loaded, 'edition'>,
  match: Match<unknown>,
): UpNext | null {
  // Who of those that choose in secret has done so is told to nobody.
  const owed = decisionsIn(edition.game, match).filter((decision) => decision.owed);
  const asked = [...new Set(owed.map(({ seat }) => seat))];
  const [after] = asked;
  if (after === undefined || asked.length > 1) return null;
  const seat = edition.upNext?.(edition.game.view(match.state, 'public')) ?? null;
  return seat === null || seat === after ? null : { seat, after };
}

/** Whether somebody is told that its turn is next: it wants to be, and is awake. */
export function isHeralded({ row }: Pick<Loaded, 'row'>, seat: Seat, now: Date): boolean {
  const one = row.seats[seat];
  if (one?.heldBy !== 'person') return false;
  return personIn(row, one.user)?.heralded === true && mayBeTold(row, seat, now);
}
