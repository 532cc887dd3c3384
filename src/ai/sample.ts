import { namedSeed } from '../engine/laws.ts';
import { namedRandom } from '../engine/random.ts';
import type { Playing } from '../games/players.ts';
import type { Glimpse } from '../presentation/edition.ts';
import { playMatch } from './playout.ts';

/** A moment of a match: the nth time, from 0, that a kind of decision is asked. */
export type Moment = Pick<Glimpse, 'asked' | 'nth'>;

/**
 * Plays a match that is the same each time, to show how a game goes. Returns the stored state at each of the moments.
 * Throws if one does not come.
 */
export function playSample({ game, players }: Playing, moments: readonly Moment[]): unknown[] {
  const [, seats] = game.seats;
  const player = players.at(-1);
  if (player === undefined) throw new Error(`Nobody plays ${game.id}.`);
  const times = new Map<string, number>();
  const stood = new Map<Moment, unknown>();
  playMatch(game, {
    seed: namedSeed('primer'),
    seats,
    config: game.config({}),
    players: Array.from({ length: seats }, () => player),
    random: namedRandom('primer'),
    each({ match: { state } }) {
      for (const asked of new Set(game.decisions(state).map(({ kind }) => kind))) {
        const nth = times.get(asked) ?? 0;
        times.set(asked, nth + 1);
        for (const moment of moments) {
          if (moment.asked === asked && moment.nth === nth) stood.set(moment, game.stored(state));
        }
      }
    },
  });
  return moments.map((moment) => {
    if (stood.has(moment)) return stood.get(moment);
    throw new Error(`${game.id} asks no ${moment.asked} the time ${moment.nth}.`);
  });
}
