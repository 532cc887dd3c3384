import { z } from 'zod';
import type { Game, Outcome } from './game.ts';
import { canonicalJson, commitment, digest } from './digest.ts';
import { fingerprint } from './fingerprint.ts';
import { type Entered, type Entry, entrySchema } from './match.ts';
import { replay } from './replay.ts';
import { accept, refuse, type Result } from './result.ts';

const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));

/** A whole match in one file: its seed, every answer, a digest of the state after each, and the result. */
export const recordSchema = z.strictObject({
  format: z.literal('firepit-record'),
  version: z.literal(1),
  game: z.string(),
  rules: z.int().min(1),
  /**
   * The fingerprint of the rules and their content. Missing in records that are older than fingerprints: the content of
   * their version has never changed.
   */
  content: hex(64).exactOptional(),
  seats: z.int().min(1),
  config: z.json(),
  seed: hex(32),
  salt: hex(32),
  commitment: hex(64),
  entries: z.array(z.strictObject({ entry: entrySchema, digest: hex(64) })).min(1),
  outcome: z
    .strictObject({ scores: z.array(z.number()), winners: z.array(z.int().min(0)) })
    .nullable(),
});
export type MatchRecord = z.infer<typeof recordSchema>;

/** What a record is made of. */
export interface Recordable {
  readonly rules: number;
  /** The fingerprint that the match began with; null if it is older than fingerprints. */
  readonly content: string | null;
  readonly seats: number;
  readonly config: unknown;
  readonly seed: string;
  readonly salt: string;
  readonly entries: readonly { readonly entry: Entry; readonly digest: string }[];
  readonly outcome: Outcome | null;
}

/** What a record keeps of an outcome: the rest follows from its entries. */
const recorded = (outcome: Outcome | null): MatchRecord['outcome'] =>
  outcome === null ? null : { scores: [...outcome.scores], winners: [...outcome.winners] };

/** Makes the record of a match. Throws where the config is not JSON. */
export function makeRecord(game: string, match: Recordable): MatchRecord {
  return recordSchema.parse({
    format: 'firepit-record',
    version: 1,
    game,
    rules: match.rules,
    ...(match.content === null ? {} : { content: match.content }),
    seats: match.seats,
    config: match.config,
    seed: match.seed,
    salt: match.salt,
    commitment: commitment(match.seed, match.salt),
    entries: match.entries,
    outcome: recorded(match.outcome),
  });
}

/** Reads a record from the text of a file; a refusal is a sentence. */
export function readRecord(text: string): Result<MatchRecord, string> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refuse('This file is not a whole record: it is no JSON, or it was cut off.');
  }
  const parsed = recordSchema.safeParse(json);
  if (parsed.success) return accept(parsed.data);
  const [issue] = parsed.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`;
  return refuse(
    `This file is not a record that can be read${where}: ${issue?.message ?? 'no reason given'}.`,
  );
}

/** SHA-256 of the record’s canonical JSON: it covers the game, the rules, every entry and the result. */
export const recordDigest = (record: MatchRecord): string => digest(record);

/** The digests that were posted in the match’s thread, 64 hexadecimal digits each; null if not known. */
export interface Published {
  /** From the start of the match. */
  readonly commitment: string | null;
  /** From its end. */
  readonly log: string | null;
}

const NOTHING_PUBLISHED: Published = { commitment: null, log: null };

/** What is wrong with a record: the number of the first entry that differs, or null if it is something else. */
export interface Difference {
  readonly entry: number | null;
  readonly sentence: string;
}

/**
 * Replays a record and checks the seed’s commitment, every answer, every digest and the result. That proves that the
 * record is consistent; that it is of the match that was played, only the posted digests prove.
 */
export function verifyRecord<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  record: MatchRecord,
  published: Published = NOTHING_PUBLISHED,
): Result<{ entries: number; outcome: Outcome | null }, Difference> {
  const wrong = (entry: number | null, sentence: string) => refuse({ entry, sentence });
  if (record.game !== game.id) return wrong(null, `The record is of another game, ${record.game}.`);
  const content = fingerprint(game, record.rules);
  if (content === null) {
    return wrong(null, `The record needs rules version ${record.rules}; this is ${game.rules}.`);
  }
  if (record.content !== undefined && record.content !== content) {
    return wrong(
      null,
      `The match was played with other content: version ${record.rules} of the rules had the fingerprint ${record.content}, and here it has ${content}.`,
    );
  }
  const [least, most] = game.seats;
  if (record.seats < least || record.seats > most) {
    return wrong(
      null,
      `The record has ${record.seats} seats; the game is for ${least} to ${most}.`,
    );
  }
  if (published.commitment !== null && published.commitment !== record.commitment) {
    return wrong(
      null,
      `The seed is not the one that was promised at the start: this record has the commitment ${record.commitment}.`,
    );
  }
  if (commitment(record.seed, record.salt) !== record.commitment) {
    return wrong(null, 'The seed does not match the commitment in the record.');
  }
  const log = recordDigest(record);
  if (published.log !== null && published.log !== log) {
    return wrong(
      null,
      `The record is not the one that was posted with the result: this one has the SHA-256 ${log}.`,
    );
  }
  let differs: Difference | null = null;
  const entries = record.entries.map(({ entry }) => entry);
  const { seed, seats, rules } = record;
  let config: C;
  try {
    config = game.config(record.config);
  } catch (error) {
    return wrong(
      null,
      error instanceof Error ? error.message : 'The configuration makes no sense.',
    );
  }
  const beginning = { seed, seats, rules, config };
  const replayed = replay(game, beginning, entries, (entered) => {
    differs ??= differenceIn(game, entered, record.entries[entered.match.sequence]);
  });
  if (differs !== null) return refuse(differs);
  if (!replayed.ok) {
    const { sequence, refusal } = replayed.refusal;
    return wrong(sequence, `Entry ${sequence} was not possible: ${refusal}.`);
  }
  const last = replayed.value.matches.at(-1);
  const outcome = last === undefined ? null : game.outcome(last.state);
  if (JSON.stringify(recorded(outcome)) !== JSON.stringify(record.outcome)) {
    return wrong(null, 'The result is not the one that the record says.');
  }
  return accept({ entries: entries.length, outcome });
}

/** How a replayed entry differs from the record. */
function differenceIn<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  { match, entry: made }: Entered<S, E>,
  recorded: MatchRecord['entries'][number] | undefined,
): Difference | null {
  const entry = match.sequence;
  if (digest(game.stored(match.state)) !== recorded?.digest) {
    return { entry, sentence: `Entry ${entry} leads to another state than the record says.` };
  }
  if (canonicalJson(made) !== canonicalJson(recorded.entry)) {
    return { entry, sentence: `Entry ${entry} is written otherwise than it was made.` };
  }
  return null;
}
