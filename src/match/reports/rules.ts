import { fingerprint } from '../../engine/fingerprint.ts';
import type { MatchId, RulesRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { hasItsRules } from '../stored/edition.ts';
import { nameInList } from '../stored/name.ts';
import { notify } from '../app/notice.ts';

/** A running match that cannot be played on, as it began under other rules or with other content. */
export interface Stopped {
  readonly match: MatchId;
  /** As people know it: `Tusk! #12`. */
  readonly name: string;
  /** The version of the rules it began under, and their fingerprint then. */
  readonly rules: number;
  readonly began: string | null;
  /** The fingerprint of that version here; null where the game does not have it, or is not there. */
  readonly here: string | null;
}

/**
 * Compares the rules of all running matches with those of this app, before any is played on. Matches under other rules
 * are returned and left alone; their hosts are told once. An older match without a fingerprint gets the present one; if
 * its content did change, its log will not replay, which is found as for any other.
 */
export async function stopOfOtherRules(app: App): Promise<readonly Stopped[]> {
  const stopped: Stopped[] = [];
  for (const row of await app.store.rulesOfRunning()) {
    const game = app.shelf.get(row.game)?.game;
    const here = game === undefined ? null : fingerprint(game, row.rules);
    if (game === undefined || !hasItsRules({ game }, row)) {
      const { id: match, rules, content: began } = row;
      stopped.push({ match, name: nameInList(app, row), rules, began, here });
      if (game !== undefined) await tellOnce(app, row, here);
    } else if (row.content === null) {
      await keepFingerprint(app, row, here);
    }
  }
  app.announce();
  return stopped;
}

async function keepFingerprint(app: App, { id }: RulesRow, content: string | null) {
  await app.store.transaction(async (transaction) => {
    const row = await transaction.lockMatch(id);
    // The digest of one that has ended meanwhile was posted without.
    if (row?.status !== 'running' || row.content !== null) return;
    await transaction.changeMatch(id, { content });
  });
}

/** Tells a host once for each set of rules, however often the app starts. */
async function tellOnce(app: App, { id }: RulesRow, here: string | null) {
  const stoppedBy = here ?? 'no such rules';
  await app.store.transaction(async (transaction) => {
    const row = await transaction.lockMatch(id);
    if (row?.status !== 'running' || row.stoppedBy === stoppedBy) return;
    await transaction.changeMatch(id, { stoppedBy });
    await notify(transaction, id, { kind: 'stopped' }, app.now(), { dm: row.host });
  });
}
