import { readFileSync } from 'node:fs';
import { type MatchRecord, readRecord } from '../../../src/engine/record.ts';
import { replay } from '../../../src/engine/replay.ts';
import { tusk } from '../../../src/games/tusk/rules.ts';
import type { TuskMoment } from '../../../src/games/tusk/story.ts';
import { momentsOf } from '../../../src/presentation/moments.ts';

/** One of the recorded matches, with everything that everybody saw of it. */
export function recorded(number: 1 | 2 | 3): {
  readonly record: MatchRecord;
  readonly moments: readonly TuskMoment[];
} {
  const file = new URL(`../../records/tusk-${number}.record.json`, import.meta.url);
  const read = readRecord(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(read.refusal);
  const { seed, seats, rules, config, entries: lines } = read.value;
  const entries = lines.map(({ entry }) => entry);
  const replayed = replay(tusk, { seed, seats, rules, config: tusk.config(config) }, entries);
  if (!replayed.ok) throw new Error(replayed.refusal.refusal);
  return { record: read.value, moments: [...momentsOf(tusk, replayed.value, entries)] };
}
