import type { Seat } from '../../engine/game.ts';
import type { Entry } from '../../engine/match.ts';
import type { MatchId } from '../../store/store.ts';
import { type Answered, type Answering, type Came, howGiven } from './answer.ts';
import type { Given } from '../loaded/give.ts';
import { history } from '../loaded/history.ts';
import type { App } from '../app/app.ts';
import { Refused } from '../app/refused.ts';
import type { Sat } from './in-sitting.ts';
import { load } from '../loaded/load.ts';
import { entryIn, toldIn } from '../stored/log.ts';
import { playingSeatOrLast } from '../loaded/in-match.ts';
import { isByHand } from '../stored/seats.ts';

/**
 * What somebody has answered last, if they answer just the same again, as by a double tap, and what came of it. Null if
 * that was something else, or was undone. Only the log is read, so it holds over a restart.
 *
 * @param decision what was answered first
 * @param answers as in `answer`; each is asked for again in the match of then
 */
export async function answeredBefore<G extends Given>(
  app: App,
  user: string,
  id: MatchId,
  decision: string,
  answers: readonly Answering<G>[],
): Promise<Sat<Answered<G>> | null> {
  const loaded = await load(app, id);
  const { row } = loaded;
  // It may have been the last of the match.
  const seat = playingSeatOrLast(app, loaded, user);
  const entries = (await app.store.entries(id)).map(entryIn);
  const begins = entries.findLastIndex((one) => answerOf(one, seat) !== null) - answers.length + 1;
  const later = entries.slice(Math.max(0, begins));
  const isSame = begins > 0 && answerOf(entries[begins], seat)?.decision === decision;
  if (!isSame || later.some(({ kind }) => kind === 'undo' || kind === 'restore')) return null;
  const past = await history(app, row);
  const given: G[] = [];
  const came: Came[] = [];
  for (const [nth, next] of answers.entries()) {
    const at = begins + nth;
    const [before, after, stored] = [past.matches[at - 1], past.matches[at], past.rows[at]];
    if (before === undefined || after === undefined || stored === undefined) return null;
    const then = { ...loaded, match: before };
    const one = sameOr(null, () => next(then, seat, nth === 0 ? null : at - 2));
    const known = answerOf(entries[at], seat);
    if (one === null || one.choice !== known?.choice || one.decision !== known.decision)
      return null;
    given.push(one);
    came.push({ as: howGiven(then, after, seat, one), told: toldIn(stored) });
  }
  return { loaded, did: { given, came, after: begins - 1 } };
}

/** What a person answered for a seat in an entry of the log; null where it did not. */
function answerOf(entry: Entry | undefined, seat: Seat): Given | null {
  if (entry?.kind !== 'answers') return null;
  return entry.answers.find((one) => one.seat === seat && isByHand(one.by ?? 'person')) ?? null;
}

/** What is found, or something else if that is refused. */
function sameOr<T, U>(other: U, find: () => T): T | U {
  try {
    return find();
  } catch (error) {
    if (error instanceof Refused) return other;
    throw error;
  }
}
