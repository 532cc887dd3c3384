import type { Choice } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { choice } from '../../parts/choice.ts';
import type { ActionOf } from './action.ts';
import { GOAL, type GoalId } from './content/goals.ts';
import { RESOURCES } from './content/goods.ts';
import type { RisePlay } from './play.ts';
import { type RiseState, tribeOf } from './state.ts';

/** What helps nobody in its own turn, and what still does in step 5 of it. */
const IDLE: readonly GoalId[] = ['pottery', 'evasion'];
const LATE: readonly GoalId[] = ['crafty-builders', 'hidden-village'];

/** What an elder may borrow: a development of another tribe for a turn, for 1 resource (Rise of Tribes, elders). */
export function loans({ tribes, turn }: RiseState, step: 3 | 5): Choice<ActionOf<'lend'>>[] {
  const own = tribeOf({ tribes }, turn.seat);
  const helps = (goal: GoalId): boolean =>
    step === 3 ? !IDLE.includes(goal) : LATE.includes(goal);
  if (own.elder === null || turn.lent !== null) return [];
  return tribes.flatMap(({ done }, seat) =>
    done
      .filter(
        (goal) => GOAL[goal].kind === 'development' && helps(goal) && !own.done.includes(goal),
      )
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
