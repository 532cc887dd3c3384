import type { Seat } from '../../engine/game.ts';
import { item } from '../../parts/item.ts';
import { NO_TACTICS, type Tactics } from './fight/tactics.ts';
import { fightBattle } from './fight.ts';
import type { Place } from './map.ts';
import { battlesOf, offerPlans, ownBattles, playPlans } from './plan.ts';
import type { ValleyFrame, ValleyPlay, ValleyStep } from './play.ts';
import { tribeOf, type ValleyState } from './state.ts';

/** Whether a tribe may say anything; all see whether it holds cards, and not whether they are any good here. */
const isAsked = (state: ValleyState, seat: Seat): boolean =>
  battlesOf(state, seat).length > 0 &&
  (tribeOf(state, seat).hand.length > 0 || offerPlans(state, seat).things.length > 0);

/** The battle that comes next: the first player's first, as it orders them; null after the last. */
function nextBattle(state: ValleyState, tactics: readonly Tactics[]): Place | null {
  for (const seat of state.order) {
    const battles = ownBattles(state, seat);
    const wanted = item(tactics, seat).first.find((at) => battles.includes(at));
    const next = wanted ?? battles[0];
    if (next !== undefined) return next;
  }
  return null;
}

/** Plans of all tribes in battles, sealed; then everything is fought (Valley of the Mammoths, combat; by post 2). */
const plan: ValleyStep<'battling', 'plan'> = {
  does: ['plan'],

  asks: (state) =>
    [...state.tribes.keys()]
      .filter((seat) => isAsked(state, seat))
      .map((seat) => ({
        seat,
        kind: 'plan' as const,
        topic: `plan.${state.turn.number}.${seat}`,
        sealed: true,
      })),

  choices: (state, _frame, { seat }) => offerPlans(state, seat),

  answer(play, _frame, answers) {
    const { state } = play;
    const tactics = state.tribes.map(() => NO_TACTICS);
    for (const seat of state.order) {
      const said = answers.find(({ decision }) => decision.seat === seat);
      if (said !== undefined) tactics[seat] = playPlans(play, seat, said.action.plans);
    }
    fightAll(play, tactics);
    return 'over';
  },

  goOn(play) {
    const { state } = play;
    if ([...state.tribes.keys()].some((seat) => isAsked(state, seat))) return 'asks';
    fightAll(
      play,
      state.tribes.map(() => NO_TACTICS),
    );
    return 'over';
  },
};

function fightAll(play: ValleyPlay, tactics: readonly Tactics[]): void {
  let at = nextBattle(play.state, tactics);
  while (at !== null) {
    fightBattle(play, at, tactics);
    at = nextBattle(play.state, tactics);
  }
}

export const battling: ValleyFrame<'battling'> = { step: () => plan };
