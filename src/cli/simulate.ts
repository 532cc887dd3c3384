import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MatchRecord } from '../engine/record.ts';
import {
  command,
  configOf,
  editionOf,
  Fault,
  playerOf,
  reason,
  whole,
  writeWhole,
} from './command.ts';
import { selfPlay, type Statistics } from './self-play.ts';

const USAGE =
  'npm run -s simulate -- GAME [--seats N] [--matches N] [--seed TEXT] [--player random|hasty|steady, or several: hasty,steady] [--config herd=off] [--records DIR] [--json]';

/** Returns what writes records into a folder, which is made if missing. */
async function recorder(folder: string) {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new Fault(`The folder ${folder} cannot be made: ${reason(error)}.`);
  }
  return (record: MatchRecord, match: number): Promise<void> =>
    writeWhole(join(folder, `${record.game}-${match}.record.json`), `${JSON.stringify(record)}\n`);
}

const round = (value: number): string => value.toFixed(value < 100 ? 1 : 0);

function tell(name: string, player: string, found: Statistics): string {
  return [
    `${found.matches} matches of ${name} among ${player}: ${found.actions} actions in ${round(found.seconds)} s`,
    `${round(found.actionsPerSecond)} actions/s, ${round(found.matchesPerSecond)} matches/s`,
    ...Object.entries(found.milestones).map(
      ([what, { min, mean, max }]) => `${what} ${min} to ${max}, ${mean.toFixed(2)} on average`,
    ),
    ...found.scores.map(
      ({ seat, min, mean, max, wins }) =>
        `seat ${seat}: ${min} to ${max} points, ${round(mean)} on average; ${wins} wins`,
    ),
    ...(found.players.length < 2
      ? []
      : found.players.map(
          ({ player: one, mean, wins }) => `${one}: ${round(mean)} points on average; ${wins} wins`,
        )),
    `largest state ${found.largestStateBytes} bytes`,
  ].join('\n');
}

await command(
  USAGE,
  ['seats', 'matches', 'seed', 'player', 'config', 'records'],
  async (
    [id],
    { seats, matches = '100', seed = 'firepit', player = 'random', config, records },
  ) => {
    const edition = editionOf(id);
    const [least, most] = edition.game.seats;
    const players = player.split(',').map((one) => playerOf(edition, one));
    const names = players.map(({ id: one }) => one).join(',');
    const play = {
      edition,
      players,
      seats: whole('--seats', seats ?? String(most), least, most),
      matches: whole('--matches', matches, 1),
      seed,
      config: configOf(edition, config),
    };
    const keep = records === undefined ? null : await recorder(records);
    const found = await selfPlay(play, keep);
    const { milestones, ...figures } = found;
    const perMatch: Record<string, unknown> = {};
    for (const [what, counts] of Object.entries(milestones)) {
      perMatch[what] = counts;
      perMatch[`${what}PerMatch`] = counts.mean;
    }
    const about = {
      game: edition.game.id,
      rules: edition.game.rules,
      seats: play.seats,
      config: play.config,
      seed,
    };
    return {
      ok: true,
      text: tell(edition.name, names, found),
      json: { ...about, player: names, ...figures, ...perMatch },
    };
  },
);
