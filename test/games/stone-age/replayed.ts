import { readFileSync } from 'node:fs';
import { readRecord } from '../../../src/engine/record.ts';
import { replay } from '../../../src/engine/replay.ts';
import { stoneAgeEdition } from '../../../src/games/stone-age/index.ts';

const { game } = stoneAgeEdition;

/** The recorded match of four tribes with the herd, entry by entry. */
export function replayed() {
  const file = new URL('../../records/stone-age-3.record.json', import.meta.url);
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
