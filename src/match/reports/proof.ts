import { commitment } from '../../engine/digest.ts';
import { makeRecord, type MatchRecord, recordDigest } from '../../engine/record.ts';
import type { MatchRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import type { App } from '../app/app.ts';
import { Refused } from '../app/refused.ts';
import { BrokenMatch } from '../stored/broken.ts';
import { editionOf } from '../stored/edition.ts';
import { history } from '../loaded/history.ts';

/** The record of a finished match. Throws `Refused` while it runs: a record holds the seed. */
export async function recordOf(app: App, row: MatchRow): Promise<MatchRecord> {
  if (row.status !== 'over') {
    throw new Refused('record while it runs');
  }
  const edition = editionOf(app, row);
  const { entries, rows, matches } = await history(app, row);
  return makeRecord(edition.game.id, {
    rules: row.rules,
    content: row.content,
    seats: row.seats.length,
    config: row.config,
    seed: row.seed,
    salt: row.salt,
    entries: entries.flatMap((entry, at) => {
      const stored = rows[at];
      return stored === undefined ? [] : [{ entry, digest: stored.digest }];
    }),
    outcome: edition.game.outcome(matches.at(-1)?.state),
  });
}

/** The commitment to the dice of a match, as it was posted at its start. */
export const bindingOf = ({ seed, salt }: Pick<MatchRow, 'seed' | 'salt'>): string =>
  commitment(seed, salt);

/** The commitment post: what is posted when a match begins, so that dice, seats and rules can be checked at the end. */
export function commitmentPost(app: App, row: MatchRow, { say }: AppSpeech): string {
  const { name } = editionOf(app, row);
  const bound = {
    commitment: bindingOf(row),
    game: name,
    version: row.rules,
  };
  if (row.content === null) return say('proof.promise', bound);
  // So many digits nobody can meet with other content, and a post stays readable.
  return say('proof.promise with content', { ...bound, content: row.content.slice(0, 16) });
}

/** What is posted with the result: the seed, and a digest of every answer. */
export async function proofOf(app: App, row: MatchRow, { say }: AppSpeech): Promise<string> {
  const { seed, salt } = row;
  const dice = say('proof.seed', { seed, salt, commitment: commitment(seed, salt) });
  try {
    const log = recordDigest(await recordOf(app, row));
    return `${dice} ${say('proof.record', { digest: log })}`;
  } catch (error) {
    // A log that cannot be replayed must not keep the result from being told.
    if (error instanceof BrokenMatch) return `${dice} ${say('proof.no record')}`;
    throw error;
  }
}
