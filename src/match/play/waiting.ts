import type { Seat } from '../../engine/game.ts';
import { ownDecision } from '../../engine/match.ts';
import type { Language } from '../../language/languages.ts';
import type { Question } from '../../presentation/edition.ts';
import type { MatchRow, WaitingRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { BrokenMatch } from '../stored/broken.ts';
import { loadOrWhy } from '../loaded/load.ts';
import { waitingFor } from '../loaded/asked.ts';
import { tableIn } from '../stored/table.ts';

/** A running match in which a user owes an answer, also where the match cannot be read. */
export interface Waiting {
  readonly row: MatchRow;
  readonly seat: Seat;
  readonly since: Date;
  readonly question: Question | BrokenMatch;
  /** How many come after it. */
  readonly left: number;
}

/**
 * What waits for a user in every server, the longest first, at most `most`. Matches are read in one statement; each is
 * parsed only when it is asked for. More are read if some turn out not to wait.
 */
export async function* waitingForUser(
  app: App,
  user: string,
  most: number,
  language: Language,
): AsyncGenerator<Waiting> {
  let given = 0;
  let last: WaitingRow | null = null;
  for (;;) {
    const limit = most - given;
    const { rows, total } = await app.store.waitingFor(user, last, limit);
    for (const [at, one] of rows.entries()) {
      last = one;
      const { match: row, seat, since } = one;
      const question = await questionFor(app, row, seat, language);
      if (question === null) continue;
      given += 1;
      yield { row, seat, since, question, left: total - at - 1 };
    }
    if (given === most || rows.length < limit) return;
  }
}

async function questionFor(
  app: App,
  row: MatchRow,
  seat: Seat,
  language: Language,
): Promise<Question | BrokenMatch | null> {
  const loaded = await loadOrWhy(app, row);
  // One match that cannot be read must not hide the others.
  if (loaded instanceof BrokenMatch) return loaded;
  const { edition, match, table } = loaded;
  const owed = waitingFor(loaded).find((decision) => decision.seat === seat);
  if (owed === undefined) return null;
  const inGame = ownDecision(edition.game, match, owed.id);
  if (inGame === undefined) return null;
  const view = edition.game.view(match.state, seat);
  return edition.in(language).question(inGame, view, tableIn(table, language));
}
