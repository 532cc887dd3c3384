import type { Seat, Told } from '../../engine/game.ts';
import { decisionsIn } from '../../engine/match.ts';
import { personAt } from '../stored/seats.ts';
import type { MatchId } from '../../store/store.ts';
import { type Given, give } from '../loaded/give.ts';
import type { App } from '../app/app.ts';
import type { Press } from '../app/press.ts';
import type { Loaded } from '../app/loaded.ts';
import { toldIn } from '../stored/log.ts';
import { type Sat, inSitting } from './in-sitting.ts';

/**
 * What somebody answers when a match has come to where it stands. `before` is the number of the log entry
 * before the answer that was given in the same press last; null for the first one. Null where it stops there, and
 * neither answers that nor what was to follow.
 */
export type Answering<G extends Given> = (
  loaded: Loaded,
  seat: Seat,
  before: number | null,
) => G | null;

/** What was answered in one press. */
export interface Answered<G extends Given> {
  readonly given: readonly G[];
  /** What came of each of them. */
  readonly came: readonly Came[];
  /** The last entry of the log before the first of them. */
  readonly after: number;
}

/** What came of an answer in the press in which it was given. */
export interface Came {
  /**
   * Whether the game waited for it, and asks its seat on (`part`) or not; it stands until it is changed, or it waits
   * under seal for the others.
   */
  readonly as: 'owed' | 'part' | 'order' | 'sealed';
  /** Nothing, where no entry was made of it yet. */
  readonly told: readonly Told<unknown>[];
}

/**
 * Answers one or several decisions in order, all of them or none, and returns what was answered. Each is
 * asked for when those before it have been given, as what is legal depends on them.
 */
export function answer<G extends Given>(
  app: App,
  press: Press,
  id: MatchId,
  answers: readonly Answering<G>[],
): Promise<Sat<Answered<G>>> {
  return inSitting(app, press, id, async (sitting, seat) => {
    const given: G[] = [];
    const came: Came[] = [];
    const after = sitting.match.sequence;
    let before: number | null = null;
    for (const next of answers) {
      const now = { ...sitting.loaded, match: sitting.match };
      const one = next(now, seat, before);
      if (one === null) break;
      before = sitting.match.sequence;
      const made = sitting.entries.length;
      give(app, sitting, { seat, by: personAt(sitting.loaded.row, seat) }, one);
      given.push(one);
      const as = howGiven(now, sitting.match, seat, one);
      came.push({ as, told: sitting.entries.slice(made).flatMap(toldIn) });
    }
    return { given, came, after };
  });
}

/** As what a seat gave an answer, by the match before and after it. */
export function howGiven(
  before: Loaded,
  after: Loaded['match'],
  seat: Seat,
  one: Given,
): Came['as'] {
  const kind = kindOf(before, one);
  const asked = owedIn(before, seat);
  const asksOn = owedIn({ ...before, match: after }, seat).some((id) => !asked.includes(id));
  return kind === 'owed' && asksOn ? 'part' : kind;
}

/** What an answer that is still to be given is to its game. */
function kindOf({ edition, match }: Loaded, { decision }: Given): Exclude<Came['as'], 'part'> {
  const about = decisionsIn(edition.game, match).find(({ id }) => id === decision);
  if (about?.sealed === true) return 'sealed';
  return about?.owed === false ? 'order' : 'owed';
}

/** What a seat is waited for, by the ids of its decisions. */
const owedIn = ({ edition, match }: Loaded, seat: Seat): string[] =>
  decisionsIn(edition.game, match).flatMap((one) => (one.owed && one.seat === seat ? one.id : []));
