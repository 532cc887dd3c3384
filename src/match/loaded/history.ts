import { digest } from '../../engine/digest.ts';
import type { Seat } from '../../engine/game.ts';
import { type Entry, entrySchema, undo } from '../../engine/match.ts';
import { replay } from '../../engine/replay.ts';
import type { MatchRow, Reading } from '../../store/store.ts';
import { planIn } from '../stored/plan-row.ts';
import { enter, type MatchUpdate } from './update.ts';
import type { App } from '../app/app.ts';
import { Refused } from '../app/refused.ts';
import { BrokenMatch } from '../stored/broken.ts';
import { editionOf, expectItsRules } from '../stored/edition.ts';

/** Goes back to the state after entry `to`, as `by` have agreed. */
export async function goBackTo(
  update: MatchUpdate,
  to: number,
  by: readonly Seat[],
  unasked: readonly Seat[] = [],
): Promise<void> {
  const { app, row, transaction } = update;
  const past = await history(app, row, transaction);
  const undone = undo(update.match, past.matches, to, by, row.seats.length, unasked);
  if (!undone.ok) throw new Refused(undone.refusal);
  enter(update, undone.value);
}

/**
 * Replays a match from its log, and compares the state after each entry with the digest that was kept of it. Throws `BrokenMatch`
 * at the first entry that differs.
 */
export async function history(app: App, row: MatchRow, from: Reading = app.store) {
  const edition = editionOf(app, row);
  expectItsRules(edition, row);
  const broken = (entry: number, why: string): BrokenMatch =>
    new BrokenMatch(row.id, { entry, cause: new Error(`entry ${entry} ${why}`) });
  const rows = await from.entries(row.id);
  const entries = rows.map(({ sequence, entry }, at): Entry => {
    if (sequence !== at) throw broken(at, 'is not there');
    const { data } = entrySchema.safeParse(entry);
    if (data === undefined) throw broken(at, 'cannot be read');
    return data;
  });
  const plan = planIn(row);
  const beginning = {
    ...(plan === null
      ? {}
      : { from: { ...plan.base, state: edition.game.parse(plan.base.state) } }),
    seed: row.seed,
    config: edition.game.config(row.config),
    seats: row.seats.length,
    rules: row.rules,
  };
  /** The entries for which dice fell. */
  const drawn: number[] = [];
  const replayed = replay(edition.game, beginning, entries, ({ match, isDrawn }) => {
    const { sequence, state } = match;
    if (isDrawn === true) drawn.push(sequence);
    if (digest(edition.game.stored(state)) !== rows[sequence]?.digest) {
      throw broken(sequence, 'leads to another state than it did');
    }
  });
  if (!replayed.ok) {
    const { sequence, refusal } = replayed.refusal;
    throw broken(sequence, `cannot be played again: ${refusal}`);
  }
  return { ...replayed.value, entries, rows, drawn };
}
