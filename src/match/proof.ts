import { commitment } from '../engine/digest.ts';
import { makeRecord, type MatchRecord, recordDigest } from '../engine/record.ts';
import type { MatchRow } from '../store/store.ts';
import { type House, Refused } from './house.ts';
import { BrokenMatch, editionOf } from './load.ts';
import { history } from './play.ts';

/** The record of a finished match. Throws `Refused` while it runs: a record holds the seed. */
export async function recordOf(house: House, row: MatchRow): Promise<MatchRecord> {
  if (row.status !== 'over') {
    throw new Refused('record while it runs');
  }
  const edition = editionOf(house, row);
  const { entries, rows, matches } = await history(house, row);
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

/** What is posted when a match begins, so that its dice, seats and rules can be checked at the end. */
export function promiseOf(house: House, row: MatchRow): string {
  const { name } = editionOf(house, row);
  // So many digits nobody can meet with other content, and a post stays readable.
  const content = row.content === null ? '' : ` with the content \`${row.content.slice(0, 16)}\``;
  return `All dice of this match are fixed by a seed, which is shown at the end. Its SHA-256 with a salt is \`${commitment(row.seed, row.salt)}\`: this binds the dice. This post also binds who sits where, and the rules: ${name}, version ${row.rules}${content}.`;
}

/** What is posted with the result: the seed, and what binds every answer from here on. */
export async function proofOf(house: House, row: MatchRow): Promise<string> {
  const seed = `The dice came from the seed \`${row.seed}\` (salt \`${row.salt}\`), as promised at the start by \`${commitment(row.seed, row.salt)}\`.`;
  try {
    const log = recordDigest(await recordOf(house, row));
    return `${seed} The SHA-256 of the whole record is \`${log}\`. Check both with /match export.`;
  } catch (error) {
    // A log that cannot be replayed must not keep the result from being told.
    if (error instanceof BrokenMatch) return seed;
    throw error;
  }
}
