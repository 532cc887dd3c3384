import type { Seat } from '../../engine/game.ts';
import { decisionsIn, type Match } from '../../engine/match.ts';
import type { Change, Reads } from '../app/change.ts';
import { type Effect, noticeEffect } from '../app/effect.ts';
import { noticeOf } from '../app/notice.ts';
import { mayBeTold } from '../time/calls.ts';
import type { Loaded } from '../app/loaded.ts';
import { personIn } from '../stored/person.ts';

/** Somebody who is next, and after whom. */
export interface UpNext {
  readonly seat: Seat;
  readonly after: Seat;
}

/** Whose turn comes after that of the one seat that is asked; null if that is not certain. */
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

/** Whether somebody is told that its turn is next: it wants that, and is awake. */
export function mayPingUpNext({ row }: Pick<Loaded, 'row'>, seat: Seat, now: Date): boolean {
  const one = row.seats[seat];
  if (one?.heldBy !== 'person') return false;
  return personIn(row, one.user)?.wantsUpNextPing === true && mayBeTold(row, seat, now);
}

/** Tells somebody, once, that its turn is next: after short turns the same notice may still wait. */
export async function* tellUpNext(
  { before, after, callsAll, now }: Change,
  reads: Reads,
): AsyncGenerator<Effect> {
  const known = callsAll ? null : upNextIn(before, before.match);
  const next = upNextIn(after, after.match);
  if (next === null || next.seat === known?.seat || !mayPingUpNext(after, next.seat, now)) return;
  const isTold = (await reads.undelivered(after.row.id)).some((one) => {
    const notice = one.kind === 'upNext' && one.attempts === 0 ? noticeOf(one) : null;
    return notice?.kind === 'upNext' && notice.seat === next.seat && notice.after === next.after;
  });
  const dm = after.row.seats[next.seat]?.user ?? null;
  if (!isTold) yield noticeEffect({ kind: 'upNext', ...next }, { dm });
}
