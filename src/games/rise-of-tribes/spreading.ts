import { amounts } from '../../engine/choices.ts';
import type { Amounts } from '../../engine/game.ts';
import type { Range } from '../../engine/distributions.ts';
import type { Spread } from './action.ts';
import { nameOf } from './ground.ts';
import type { Place } from './map.ts';
import type { RiseState, Tribe } from './state.ts';

/** All ways to spread members over places, at most so many at each. */
export const spreads = <D extends 'grow' | 'lose'>(
  state: RiseState,
  name: D,
  mostAt: readonly (readonly [Place, number])[],
  total: number | Range,
): Amounts<{ readonly do: D; readonly on: Spread }> =>
  amounts({
    name,
    most: Object.fromEntries(mostAt.map(([at, most]) => [nameOf(state, at), most])),
    total,
    key: 'some',
    action: (members) => ({
      do: name,
      on: mostAt.flatMap(([at]) => {
        const here = members[nameOf(state, at)] ?? 0;
        return here === 0 ? [] : [{ at, members: here }];
      }),
    }),
  });

/** Members of a tribe come there, or leave where the number is below zero. */
export function addMembers({ members }: Tribe, at: Place, count: number): void {
  members[at] = (members[at] ?? 0) + count;
}
