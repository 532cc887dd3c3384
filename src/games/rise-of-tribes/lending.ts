import type { Choice } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { choice } from '../../parts/choice.ts';
import type { ActionOf } from './action.ts';
import { GOAL } from './content/goals.ts';
import { RESOURCES } from './content/goods.ts';
import type { RisePlay } from './play.ts';
import { type RiseState, tribeOf } from './state.ts';

/** What an elder may borrow: a development of another tribe for a turn, for 1 resource (Rise of Tribes, elders). */
export function loans({ tribes, turn }: RiseState): Choice<ActionOf<'lend'>>[] {
  const own = tribeOf({ tribes }, turn.seat);
  if (own.elder === null || turn.lent !== null) return [];
  return tribes.flatMap(({ done }, seat) =>
    done
      .filter((goal) => GOAL[goal].kind === 'development' && !own.done.includes(goal))
      .flatMap((goal) =>
        RESOURCES.filter((kind) => own.goods[kind] > 0).map((pays) =>
          choice(`lend.${seat}.${goal}.${pays}`, { do: 'lend', seat, goal, pays }),
        ),
      ),
  );
}

/** The elder borrows. */
export function lend(play: RisePlay, { seat: from, goal, pays }: ActionOf<'lend'>): void {
  const { state } = play;
  const { seat } = state.turn;
  tribeOf(state, seat).goods[pays] -= 1;
  tribeOf(state, from).goods[pays] += 1;
  state.turn.lent = goal;
  tell(play, { type: 'goalLent', seat, from, goal, paid: { [pays]: 1 } });
}
