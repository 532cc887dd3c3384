import { fingerprint } from '../../engine/fingerprint.ts';
import type { AnyEdition, ComputerPlayer } from '../../presentation/edition.ts';
import type { Level } from '../../presentation/level.ts';
import type { MatchRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { Refused } from '../app/refused.ts';
import { BrokenMatch } from './broken.ts';

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

/** Throws `BrokenMatch` if a match began under other rules: it can be neither played on nor replayed. */
export function expectItsRules(
  edition: AnyEdition,
  row: Pick<MatchRow, 'id' | 'status' | 'rules' | 'content'>,
): void {
  if (hasItsRules(edition, row)) return;
  const why = row.status === 'running' ? 'other rules while it runs' : 'other rules';
  const cause = new Error(`it began under version ${row.rules} of the rules, ${row.content}`);
  throw new BrokenMatch(row.id, { why, cause });
}

/** The computer player of a level; the strongest if the game lacks that level, or for null. */
export function playerAt(
  { players }: Pick<AnyEdition, 'players'>,
  level: string | null,
): ComputerPlayer<unknown, unknown, Level> {
  const player = players.find(({ id }) => id === level) ?? players.at(-1);
  if (player === undefined) throw new Error('Nobody plays this game but people.');
  return player;
}

/** Who advises whoever learns a game. */
export const adviserOf = (edition: AnyEdition): ComputerPlayer<unknown, unknown> =>
  edition.adviser ?? playerAt(edition, null);

/** A level that somebody asks for. Throws `Refused` where the game does not have it. */
export function levelIn({ players, name }: AnyEdition, level: string): Level {
  const player = players.find(({ id }) => id === level);
  if (player === undefined) throw new Refused('no such level', { game: name });
  return player.id;
}
