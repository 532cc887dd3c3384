import { readFileSync } from 'node:fs';
import type { Game } from '../../src/engine/game.ts';
import { readRecord } from '../../src/engine/record.ts';
import { replay } from '../../src/engine/replay.ts';

/** A recorded match of a game, entry by entry: `stone-age-3`. */
export function replayedMatch<S, A, E, V, C>(game: Game<S, A, E, V, C>, name: string) {
  const file = new URL(`../records/${name}.record.json`, import.meta.url);
  const read = readRecord(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(read.refusal);
  const { seed, seats, rules, config, entries } = read.value;
  const beginning = { seed, seats, rules, config: game.config(config) };
  const played = replay(
    game,
    beginning,
    entries.map(({ entry }) => entry),
  );
  if (!played.ok) throw new Error(played.refusal.refusal);
  return played.value;
}
