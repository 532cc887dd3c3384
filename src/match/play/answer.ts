import type { Seat, AddressedEvent } from '../../engine/game.ts';
import { decisionsIn, type Entry } from '../../engine/match.ts';
import type { MatchId } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import type { Loaded } from '../app/loaded.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { history } from '../loaded/history.ts';
import { playingSeatOrLast } from '../loaded/in-match.ts';
import { load } from '../loaded/load.ts';
import { give, type GivenAnswer } from '../loaded/update.ts';
import { entryIn, toldIn } from '../stored/log.ts';
import { isByHand, personAt } from '../stored/seats.ts';
import { inUpdate, type Updated } from './in-update.ts';

/**
 * Chooses the next answer of a press, given the match as it stands by then. `before` is the log entry before the
 * previous answer of the same press; null for the first. Null ends the press.
 */
export type Answering<G extends GivenAnswer> = (
  loaded: Loaded,
  seat: Seat,
  before: number | null,
) => G | null;

/** What was answered in one press. */
export interface Answered<G extends GivenAnswer> {
  readonly given: readonly G[];
  /** What came of each of them. */
  readonly results: readonly AnswerResult[];
  /** The last entry of the log before the first of them. */
  readonly after: number;
}

/** The immediate result of one answer. */
export interface AnswerResult {
  /**
   * `owed`: the game waited for it; `part`: it did, and asks the seat on; `order`: it stands until it is changed;
   * `sealed`: it waits under seal for the others.
   */
  readonly as: 'owed' | 'part' | 'order' | 'sealed';
  /** What was told of it; nothing if it made no entry yet. */
  readonly told: readonly AddressedEvent<unknown>[];
}

/**
 * Answers one or several decisions in order, all or none. Each answer is asked for after those before it are given, as
 * what is legal depends on them.
 */
export function answer<G extends GivenAnswer>(
  app: App,
  press: Press,
  id: MatchId,
  answers: readonly Answering<G>[],
): Promise<Updated<Answered<G>>> {
  return inUpdate(app, press, id, async (update, seat) => {
    const given: G[] = [];
    const results: AnswerResult[] = [];
    const after = update.match.sequence;
    let before: number | null = null;
    for (const next of answers) {
      const now = { ...update.loaded, match: update.match };
      const one = next(now, seat, before);
      if (one === null) break;
      before = update.match.sequence;
      const made = update.entries.length;
      give(update, { seat, by: personAt(update.loaded.row, seat) }, one);
      given.push(one);
      const as = howGiven(now, update.match, seat, one);
      results.push({ as, told: update.entries.slice(made).flatMap(toldIn) });
    }
    return { given, results, after };
  });
}

/** What kind of answer a seat gave, by the match before and after it. */
export function howGiven(
  before: Loaded,
  after: Loaded['match'],
  seat: Seat,
  one: GivenAnswer,
): AnswerResult['as'] {
  const kind = kindOf(before, one);
  const asked = owedIn(before, seat);
  const asksOn = owedIn({ ...before, match: after }, seat).some((id) => !asked.includes(id));
  return kind === 'owed' && asksOn ? 'part' : kind;
}

/** What kind of answer it is to its game, before it is given. */
function kindOf(
  { edition, match }: Loaded,
  { decision }: GivenAnswer,
): Exclude<AnswerResult['as'], 'part'> {
  const about = decisionsIn(edition.game, match).find(({ id }) => id === decision);
  if (about?.sealed === true) return 'sealed';
  return about?.owed === false ? 'order' : 'owed';
}

/** What the game waits for from a seat, by the ids of the decisions. */
const owedIn = ({ edition, match }: Loaded, seat: Seat): string[] =>
  decisionsIn(edition.game, match).flatMap((one) => (one.owed && one.seat === seat ? one.id : []));

/**
 * What somebody has answered last, if they answer just the same again, as by a double tap, and what came of it. Null if
 * that was something else, or was undone. Only the log is read, so it holds over a restart.
 *
 * @param decision what was answered first
 * @param answers as in `answer`; each is asked for again in the match of then
 */
export async function answeredBefore<G extends GivenAnswer>(
  app: App,
  user: string,
  id: MatchId,
  decision: string,
  answers: readonly Answering<G>[],
): Promise<Updated<Answered<G>> | null> {
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
  const results: AnswerResult[] = [];
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
    results.push({ as: howGiven(then, after, seat, one), told: toldIn(stored) });
  }
  return { loaded, did: { given, results, after: begins - 1 } };
}

/** What a person answered for a seat in an entry of the log; null where it did not. */
function answerOf(entry: Entry | undefined, seat: Seat): GivenAnswer | null {
  if (entry?.kind !== 'answers') return null;
  return entry.answers.find((one) => one.seat === seat && isByHand(one.by ?? 'person')) ?? null;
}

/** The result of `find`, or `other` if that throws `Refused`. */
function sameOr<T, U>(other: U, find: () => T): T | U {
  try {
    return find();
  } catch (error) {
    if (error instanceof Refused) return other;
    throw error;
  }
}
