import { type MatchRecord, recordDigest, verifyRecord } from '../engine/record.ts';
import { command, editionOf, Fault, recordIn } from './command.ts';

const USAGE = 'npm run -s verify -- FILE [--commitment HEX] [--log HEX] [--json]';

/** Reads a SHA-256 of 64 digits, however it was copied from a post: with backticks, capitals, a full stop. */
function sha256(name: string, text: string | undefined): string | null {
  if (text === undefined) return null;
  const [found] = /(?<![0-9a-z])[0-9a-f]{64}(?![0-9a-z])/i.exec(text) ?? [];
  if (found !== undefined) return found.toLowerCase();
  throw new Fault(`--${name} must be the 64 hexadecimal digits that were posted, not "${text}".`);
}

/** Says how often a backup was restored, which changed the dice: the thread must say it as often. */
function restoresIn({ entries }: MatchRecord): string[] {
  const counts = entries.flatMap(({ entry }, at) =>
    entry.kind === 'restore' ? [`no. ${entry.count} at entry ${at}`] : [],
  );
  if (counts.length === 0) return [];
  return [
    `The match went back to a backup (${counts.join(', ')}), and had other dice of its seed from there on. The thread must tell of the same times, and of none besides.`,
  ];
}

/** The rules and the content with which the match began, as its first post says. */
function rulesOf({ rules, content }: MatchRecord): string[] {
  if (content === undefined) return [];
  return [
    `The match was played under version ${rules} of the rules with the content ${content.slice(0, 16)}, which are those here. The post that began the match must name the same.`,
  ];
}

/** Which posted digests the record was compared to, and how to compare the others. */
function bound(record: MatchRecord, isPromised: boolean, isPosted: boolean): string[] {
  return [
    isPromised
      ? 'Checked: the seed is that of the commitment you gave. It counts where you read that in the post that began the match.'
      : `Not checked: whether this seed was promised at the start. Look into the post that began the match; give what stands there, which should be:\n  --commitment ${record.commitment}`,
    isPosted
      ? 'Checked: the record is that of the digest you gave. It counts where you read that below the result.'
      : `Not checked: whether entries were changed or left out since the match. Look below its result; give what stands there, which should be:\n  --log ${recordDigest(record)}`,
    'A record does not hold who sat where: the post that began the match tells, and the thread what each of them did.',
  ];
}

await command(USAGE, ['commitment', 'log'], async ([file], given) => {
  if (file === undefined) throw new Fault('Say which record to verify.');
  const published = {
    commitment: sha256('commitment', given.commitment),
    log: sha256('log', given.log),
  };
  const record = await recordIn(file);
  const { game } = editionOf(record.game);
  const verified = verifyRecord(game, record, published);
  if (!verified.ok) {
    const { entry, sentence } = verified.refusal;
    return { ok: false, text: sentence, json: { ok: false, game: game.id, entry, sentence } };
  }
  const { entries, outcome } = verified.value;
  const result =
    outcome === null
      ? 'It breaks off before the end of the match.'
      : `Points by seat: ${outcome.scores.join(', ')}; won by seat ${outcome.winners.join(' and ')}.`;
  const [isPromised, isPosted] = [published.commitment !== null, published.log !== null];
  return {
    ok: true,
    text: [
      `The record fits together: with dice from its seed, all ${entries} entries lead to the states it says. ${result}`,
      ...rulesOf(record),
      ...restoresIn(record),
      ...bound(record, isPromised, isPosted),
    ].join('\n'),
    json: {
      ok: true,
      game: game.id,
      rules: record.rules,
      content: record.content ?? null,
      entries,
      outcome,
      commitment: { value: record.commitment, checked: isPromised },
      log: { value: recordDigest(record), checked: isPosted },
    },
  };
});
