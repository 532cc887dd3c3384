import type { Seat } from '../../engine/game.ts';
import type { MatchRow } from '../../store/store.ts';
import { anew } from '../app/anew.ts';
import type { Change, Reads } from '../app/change.ts';
import { type Effect, said } from '../app/effect.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import { leavingAll } from '../time/proposal.ts';
import { ownersOf } from '../time/forfeited.ts';
import { votesTold } from '../time/vote-post.ts';
import { neverCame } from './never-came.ts';

/** Tells which seats were lost to the clock. A match that is over has other news. */
export async function* tellForfeits(change: Change, reads: Reads): AsyncGenerator<Effect> {
  const { outcome, forfeited, after, clocks } = change;
  if (outcome === null)
    for (const seat of forfeited) yield* tellForfeit(reads, after.row, clocks, seat);
}

/** Tells that a seat was lost to the clock. Who never came to the match leaves the tables that wait for players. */
export async function* tellForfeit(
  reads: Reads,
  row: MatchRow,
  clocks: readonly SeatClock[],
  seat: Seat,
): AsyncGenerator<Effect> {
  yield said({ kind: 'benched', seat });
  // A computer player answers no offers, and votes on nothing.
  yield* leavingAll(await reads.openProposals(row.id), seat);
  yield* votesTold(row);
  yield* anew(reads, row.id, 'seats');
  const user = row.seats[seat]?.user ?? null;
  const since = clocks[seat]?.since ?? -1;
  if (user === null || !(await neverCame(reads, row.id, seat, since))) return;
  const tables = (await reads.matchesWith(user, ['open'])).map(({ id }) => id);
  if (tables.length > 0) yield said({ kind: 'absent', user, tables }, { dm: user });
}

/**
 * Tells until when a match sleeps that nobody plays any more: in its thread, and by DM to who may come back for a
 * substitute, whom no post pings.
 */
export function* tellDesertion({ desertedUntil, after, clocks }: Change): Generator<Effect> {
  if (desertedUntil === null) return;
  const notice = { kind: 'deserted', until: desertedUntil } as const;
  yield said(notice);
  for (const one of after.row.seats)
    for (const owner of ownersOf(after.row, one, clocks))
      if (owner !== one.user) yield said(notice, { dm: owner });
}
