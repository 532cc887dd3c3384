import { z } from 'zod';
import { digest } from '../../engine/digest.ts';
import { answerName, type Match } from '../../engine/match.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import type { LogEnd, MatchId, MatchRow, Reading } from '../../store/store.ts';
import type { App, Fault } from '../app/app.ts';
import type { Loaded } from '../app/loaded.ts';
import { Refused } from '../app/refused.ts';
import { BrokenMatch, readerOf } from '../stored/broken.ts';
import { editionOf, expectItsRules } from '../stored/edition.ts';
import { planIn } from '../stored/plan-row.ts';
import { tableOf } from '../stored/table.ts';
import { haltOf } from '../time/halt.ts';
import { clocksOf } from '../time/seat-clocks.ts';
import { termsOf } from '../time/terms.ts';
import { withReadable } from './readable.ts';

const snapshotSchema = z.strictObject({
  state: z.unknown(),
  actor: z.int().nullable(),
  undoable: z.array(z.int()),
  era: z.int(),
  // Snapshots from before matches could go back to a backup have none.
  restores: z.int().default(0),
});

const readSnapshot = readerOf(snapshotSchema);

/** The stored state of a match, without its sealed answers and its sequence. */
export function snapshotOf(
  { game }: Pick<AnyEdition, 'game'>,
  { state, actor, undoable, era, restores }: Match<unknown>,
): unknown {
  return { state: game.stored(state), actor, undoable, era, restores };
}

/**
 * Reads a match that has started. Throws `Refused` if it has not, if it runs under other rules, or if its snapshot does
 * not parse; such a match is reported and left alone.
 */
export function loadRow(app: App, row: MatchRow): Loaded {
  const edition = editionOf(app, row);
  if (row.snapshot === null) {
    throw new Refused(row.status === 'cancelled' ? 'closed before it began' : 'not started');
  }
  if (row.status === 'running') expectItsRules(edition, row);
  expectReadable(row);
  let match: Match<unknown>;
  try {
    const { state, ...rest } = readSnapshot(row.id, row.snapshot);
    match = {
      ...rest,
      sequence: row.sequence,
      state: edition.game.parse(state),
      sealed: row.sealed.map(({ seat, decision, choice, by }) =>
        answerName.parse({ seat, decision, choice, ...(by === null ? {} : { by }) }),
      ),
    };
  } catch (cause) {
    throw new BrokenMatch(row.id, { cause });
  }
  return { row: withReadable(app, row), edition, match, table: tableOf(app, row) };
}

/** Throws `BrokenMatch` if something that is stored beside the snapshot does not parse. */
function expectReadable(row: MatchRow): void {
  termsOf(row);
  haltOf(row);
  clocksOf(row);
  planIn(row);
}

/** Reads a match to look at it. */
export async function load(app: App, id: MatchId, from: Reading = app.store): Promise<Loaded> {
  const row = await from.match(id);
  if (row === null) throw new Refused('match is gone');
  return loadFrom(app, row, from);
}

/**
 * Reads a match whose row is at hand. The first time since the start, its log is compared with its snapshot: throws
 * `BrokenMatch` if they differ, as nobody could undo or check what is played from there.
 */
export async function loadFrom(app: App, row: MatchRow, from: Reading): Promise<Loaded> {
  const loaded = loadRow(app, row);
  const fault = await faultInLog(app, row.id, from);
  if (fault === null) return loaded;
  const { entry, why } = fault;
  throw new BrokenMatch(row.id, { entry, cause: new Error(`entry ${entry} ${why}`) });
}

/** A running match to look at; or what is wrong with it. */
export async function loadOrWhy(app: App, row: MatchRow): Promise<Loaded | BrokenMatch> {
  try {
    return await loadFrom(app, row, app.store);
  } catch (error) {
    if (error instanceof BrokenMatch) return error;
    throw error;
  }
}

/** The round in which a match is, as everybody sees it; null before the first, and where its game has none. */
export const roundOf = ({ edition, match }: Pick<Loaded, 'edition' | 'match'>): number | null =>
  edition.round?.(edition.game.view(match.state, 'public')) ?? null;

/** As many matches as a large community plays at once. Beyond that, the oldest results are forgotten. */
const REMEMBERED = 10_000;

/** What is wrong with the log of a match, null for nothing. It is compared with the snapshot once since the start. */
export async function faultInLog(
  { judged }: Pick<App, 'judged'>,
  id: MatchId,
  from: Reading,
): Promise<Fault | null> {
  const before = judged.get(id);
  if (before !== undefined) return before;
  const end = await from.logEnd(id);
  const fault = end === null ? null : faultAtEnd(end);
  if (fault !== null) return fault;
  judged.set(id, null);
  const [oldest] = judged.keys();
  if (judged.size > REMEMBERED && oldest !== undefined) judged.delete(oldest);
  return null;
}

const stateSchema = z.object({ state: z.unknown() });

/** What is wrong with the end of a log: missing entries, or another state than the snapshot's. */
export function faultAtEnd({
  sequence,
  snapshot,
  entries,
  last,
  digest: logged,
}: LogEnd): Fault | null {
  if (entries !== sequence + 1 || last !== sequence) {
    return {
      entry: Math.min(entries, sequence),
      why: `is not there: the log has ${entries} of ${sequence + 1}`,
    };
  }
  const { data } = stateSchema.safeParse(snapshot);
  return digest(data?.state) === logged
    ? null
    : { entry: sequence, why: 'led to another state than the one that is stored' };
}
