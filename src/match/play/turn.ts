import { placesOf } from '../../engine/places.ts';
import type { Change, Reads } from '../app/change.ts';
import { type Effect, noticeEffect } from '../app/effect.ts';
import { noticeOf, type NoticeOf } from '../app/notice.ts';
import { roundOf } from '../loaded/load.ts';
import { pagesOf } from './promise.ts';

/**
 * Longer than computer players take to answer. What they do is told with the turn; if they never answer, the turn is
 * told then.
 */
const HELD_MS = 20_000;

/** How long a turn stays untold that nobody waits for: its player goes on, or undoes it. */
const QUIET_MS = 10 * 60_000;

/**
 * Posts a turn: at once if somebody else is asked, or a round or the match has ended; else when its player has paused
 * for a while. If the previous turn is still in the outbox, one post tells both, and only those are called who are
 * still asked.
 */
export async function* tellTurn(change: Change, reads: Reads): AsyncGenerator<Effect> {
  const { before, after, acted, backTo, called, people, now } = change;
  const { announced } = before.row;
  if (after.match.sequence <= announced) return;
  const waiting = await reads.undelivered(after.row.id);
  const last = waiting.findLast(({ kind }) => kind === 'turn' || kind === 'over');
  const earlier = last === undefined || last.attempts > 0 ? null : noticeOf(last);
  const old = earlier?.kind === 'turn' ? earlier : null;
  const from = old?.from ?? announced + 1;
  const ping = [...new Set([...(old?.ping ?? []), ...called])]
    .filter((seat) => people.includes(seat) && seat !== acted?.seat)
    .sort((a, b) => a - b);
  // An undo of what people have read is told at once.
  const isTakenBack = backTo !== null && backTo < from - 1;
  const quiet = isQuiet(change) && (old === null || old.quiet === true) && !isTakenBack;
  const wait = quiet ? QUIET_MS : change.waitsForComputer ? HELD_MS : 0;
  const dueAt = new Date(now.getTime() + wait);
  const notice: NoticeOf<'turn'> = { kind: 'turn', from, to: after.match.sequence, ping, quiet };
  if (last === undefined || old === null) yield noticeEffect(notice, { dueAt });
  else yield { is: 'amended', message: last, notice, dueAt };
}

/** Whether nobody waits for what a change brought. */
function isQuiet(change: Change): boolean {
  const { before, after, called, callsAll, calledElsewhere, freshInSecret, outcome } = change;
  const round = roundOf(before);
  const isRoundOver = round !== null && round !== roundOf(after);
  // Seats that are called by DM alone need no post in the thread. Going back to a backup must be announced there.
  const isLoud =
    calledElsewhere.length > 0 || called.some((seat) => callsAll || !freshInSecret.includes(seat));
  return !isLoud && !isRoundOver && outcome === null;
}

/** Tells how everybody came out of a match that is over, what was promised in it, and all of it again. */
export async function* tellOver(
  { outcome, after: { row, match } }: Change,
  reads: Reads,
): AsyncGenerator<Effect> {
  if (outcome === null) return;
  const [from, to] = [match.sequence + 1, match.sequence];
  yield noticeEffect({ kind: 'over', from, to, places: placesOf(outcome) });
  for (const page of pagesOf(await reads.pledges(row.id)).keys())
    yield noticeEffect({ kind: 'promises', page });
  yield noticeEffect({ kind: 'story' });
  yield noticeEffect({ kind: 'chart' });
}
