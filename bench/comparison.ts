import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { playAndKeep } from '../src/ai/playout.ts';
import { randomPlayer } from '../src/ai/random.ts';
import { begin, submit } from '../src/engine/match.ts';
import { namedSeed } from '../src/engine/laws.ts';
import { namedRandom } from '../src/engine/random.ts';
import { NEIGHBOURS } from '../src/games/tusk/map.ts';
import { median, processorSeconds } from './figure.ts';
import { part } from './share.ts';
import { foragers, SEATS } from './small/foragers.ts';

const FOLDER = fileURLToPath(new URL('boardgameio/', import.meta.url));
const [RUNS, MATCHES] = [7, 60];

const theirs = z.object({
  seconds: z.array(z.number()),
  state: z.unknown(),
  over: z.boolean(),
});
const answer = z.object({ reducer: theirs, client: theirs });

/** How long one match of the small game takes, in seconds of processor time, on our engine and in two ways on boardgame.io. */
export interface Comparison {
  readonly moves: number;
  readonly ours: number;
  readonly reducer: number;
  readonly client: number;
}

/** Installs boardgame.io beside this file where it is missing. Throws a sentence where that fails. */
function install(): void {
  if (existsSync(`${FOLDER}node_modules/boardgame.io`)) return;
  const { status, stderr } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: FOLDER, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`boardgame.io could not be installed: ${stderr}`);
}

/**
 * Plays the same match on both: same moves, same dice. Both check that every move is legal; ours lists all
 * legal ones for that. `share` is how much of the usual is measured. Throws where the two end in different states.
 */
export function compare(share: number): Comparison {
  install();
  const matches = part(MATCHES, share);
  const seed = namedSeed('boardgame.io');
  const played = playAndKeep(foragers, {
    seed,
    seats: SEATS,
    config: null,
    players: Array.from({ length: SEATS }, () => randomPlayer),
    random: namedRandom('boardgame.io'),
  });
  const dice = played.entered.flatMap(({ events }) => events.flatMap(({ event }) => event.dice));
  const names = played.entered.flatMap(({ entry }) =>
    entry.kind === 'answers' ? entry.answers : [],
  );
  const moves = names.map(({ seat, choice }) => {
    const [type = '', ...args] = choice.split('.');
    return { seat, type, args: args.map(Number) };
  });

  const ours = (): unknown => {
    let { match } = begin(foragers, { seed, seats: SEATS, config: null, rules: foragers.rules });
    for (const name of names) {
      const submitted = submit(foragers, seed, match, name);
      if (!submitted.ok) throw new Error(`A move of the comparison is refused: ${name.choice}.`);
      match = submitted.value.match;
    }
    return match.state;
  };
  for (let i = 0; i < matches; i += 1) ours();
  const seconds = Array.from({ length: RUNS }, () =>
    processorSeconds(() => {
      for (let i = 0; i < matches; i += 1) ours();
    }),
  );

  const run = spawnSync(process.execPath, ['run.mjs'], {
    cwd: FOLDER,
    encoding: 'utf8',
    input: JSON.stringify({ neighbours: NEIGHBOURS, dice, moves, runs: RUNS, matches }),
    // Their development build checks and freezes more; this is the one that is meant to be fast.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (run.status !== 0) throw new Error(`boardgame.io failed: ${run.stderr}`);
  const { reducer, client } = answer.parse(JSON.parse(run.stdout));
  const state = ours();
  for (const { state: other, over } of [reducer, client]) {
    if (!over || !isDeepStrictEqual(other, state)) {
      throw new Error('The match ended differently on boardgame.io: the figures mean nothing.');
    }
  }
  const each = (times: readonly number[]): number => median(times) / matches;
  return {
    moves: moves.length,
    ours: each(seconds),
    reducer: each(reducer.seconds),
    client: each(client.seconds),
  };
}
