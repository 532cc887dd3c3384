import { restore } from '../../engine/match.ts';
import type { MatchId, MatchRow, Reading, Transaction } from '../../store/store.ts';
import { enter, beginUpdate } from '../loaded/update.ts';
import { save } from '../play/save.ts';
import type { App } from '../app/app.ts';
import { Refused } from '../app/refused.ts';
import { BrokenMatch } from '../stored/broken.ts';
import type { Loaded } from '../app/loaded.ts';
import { loadFrom } from '../loaded/load.ts';
import { notify } from '../app/notice.ts';
import { entryIn } from '../stored/log.ts';

/** What becomes of the matches when the app goes back to a backup. */
export interface Restored {
  /** These go on with new dice, and say so in their threads. */
  readonly renewed: readonly MatchId[];
  /** These have not begun, and get another seed. */
  readonly reseeded: readonly MatchId[];
  /** These were told before, and nothing was played since. */
  readonly told: readonly MatchId[];
  /** These cannot be read, and are left alone. */
  readonly broken: readonly MatchId[];
}

/** What becomes of one match; null for nothing. */
type Becomes =
  | { readonly is: 'renewed'; readonly loaded: Loaded; readonly count: number }
  | { readonly is: 'reseeded' }
  | { readonly is: 'told' }
  | null;

/**
 * Tells every match that the app went back to a backup: what came after it may have been seen, so new dice, ids of
 * questions and numbers of messages must differ from the lost ones.
 *
 * @param times how often the app has gone back since this backup was made. A match that was told as many times, and was
 * not played since, is not told again.
 */
export async function restoreMatches(app: App, times: number): Promise<Restored> {
  await app.store.skipIds();
  const restored = await eachMatch(app, (id) =>
    app.store.transaction(async (transaction) => {
      const row = await transaction.lockMatch(id);
      return row === null ? null : restoreMatch(app, row, transaction, times);
    }),
  );
  app.announce();
  return restored;
}

/** What `restoreMatches` would do as the matches stand now; nothing is changed. */
export function foreseeRestoring(app: App, times: number): Promise<Restored> {
  return eachMatch(app, async (id) => {
    const row = await app.store.match(id);
    return row === null ? null : ((await becomes(app, row, app.store, times))?.is ?? null);
  });
}

async function eachMatch(
  { store }: App,
  is: (id: MatchId) => Promise<keyof Restored | null>,
): Promise<Restored> {
  const restored: Record<keyof Restored, MatchId[]> = {
    renewed: [],
    reseeded: [],
    told: [],
    broken: [],
  };
  for (const id of await store.idsByStatus(['open', 'running'])) {
    try {
      const became = await is(id);
      if (became !== null) restored[became].push(id);
    } catch (error) {
      if (!(error instanceof BrokenMatch)) throw error;
      restored.broken.push(id);
    }
  }
  return restored;
}

async function becomes(app: App, row: MatchRow, from: Reading, times: number): Promise<Becomes> {
  if (row.status === 'open') return { is: 'reseeded' };
  if (row.status !== 'running') return null;
  const loaded = await loadFrom(app, row, from);
  const count = (await countInBackup(loaded, from)) + times;
  return loaded.match.restores >= count ? { is: 'told' } : { is: 'renewed', loaded, count };
}

async function restoreMatch(
  app: App,
  row: MatchRow,
  transaction: Transaction,
  times: number,
): Promise<keyof Restored | null> {
  const what = await becomes(app, row, transaction, times);
  if (what === null || what.is === 'told') return what?.is ?? null;
  if (what.is === 'reseeded') {
    // Nothing is promised before the start, and after it somebody may have seen these dice.
    await transaction.changeMatch(row.id, { seed: app.secret(16), salt: app.secret(16) });
  } else {
    const restored = restore(what.loaded.match, what.count);
    if (!restored.ok) throw new Refused(restored.refusal);
    const update = beginUpdate(app, what.loaded, transaction, []);
    update.callsAll = true;
    enter(update, restored.value);
    await save(update);
  }
  await showAsItIs(app, row, transaction);
  return what.is;
}

/** How often a match had gone back when its backup was made: later tellings are at the end of its log. */
async function countInBackup({ row, match }: Loaded, from: Reading): Promise<number> {
  const [last] = await from.entries(row.id, row.sequence, row.sequence);
  if (last === undefined || entryIn(last).kind !== 'restore') return match.restores;
  const entries = (await from.entries(row.id)).map(entryIn);
  const played = entries.findLastIndex(({ kind }) => kind !== 'restore');
  const before = entries.slice(0, played).findLast((entry) => entry.kind === 'restore');
  return before?.count ?? 0;
}

/** Updates the lobby message, which may show what was lost: who joined, that it began or ended. */
async function showAsItIs(app: App, row: MatchRow, transaction: Transaction): Promise<void> {
  await notify(transaction, row.id, { kind: 'lobby' }, app.now());
}
