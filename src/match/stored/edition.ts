import { fingerprint } from '../../engine/fingerprint.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import type { MatchRow } from '../../store/store.ts';
import { BrokenMatch } from './broken.ts';
import type { App } from '../app/app.ts';

/** The edition of a match. Throws `BrokenMatch` where its game is not on the shelf. */
export function editionOf(app: App, row: Pick<MatchRow, 'id' | 'game'>): AnyEdition {
  const edition = app.shelf.get(row.game);
  if (edition === undefined) {
    throw new BrokenMatch(row.id, { cause: new Error(`there is no game ${row.game}`) });
  }
  return edition;
}

/** Whether a match began under the rules and with the content that its game has here. */
export function hasItsRules(
  { game }: Pick<AnyEdition, 'game'>,
  { rules, content }: Pick<MatchRow, 'rules' | 'content'>,
): boolean {
  const here = fingerprint(game, rules);
  return here !== null && (content === null || content === here);
}

/** Throws `BrokenMatch` where a match began under other rules than these: it is neither played on nor replayed then. */
export function expectItsRules(
  edition: AnyEdition,
  row: Pick<MatchRow, 'id' | 'status' | 'rules' | 'content'>,
): void {
  if (hasItsRules(edition, row)) return;
  const why = row.status === 'running' ? 'other rules while it runs' : 'other rules';
  const cause = new Error(`it began under version ${row.rules} of the rules, ${row.content}`);
  throw new BrokenMatch(row.id, { why, cause });
}
