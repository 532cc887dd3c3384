import type { Answer, Seat } from '../../engine/game.ts';
import type { Fixed } from '../../parts/fixed.ts';
import { item } from '../../parts/item.ts';
import type { ActionOf } from './action.ts';
import { NO_TACTICS, type Tactics } from './fight/tactics.ts';
import { fightBattle } from './fight.ts';
import type { Place } from './map.ts';
import { hasToPlan, offerPlans, ownBattles, playPlans } from './plan.ts';
import { plannedBy } from './planning-ahead.ts';
import type { ValleyFrame, ValleyPlay, ValleyStep } from './play.ts';
import type { FrameOf, ValleyState } from './state.ts';

type Battling = FrameOf<'battling'>;

/** Who is asked: all who may say anything and have not done so. */
const askedOf = (state: ValleyState, { planned = [] }: Fixed<Battling>): Seat[] =>
  [...state.tribes.keys()].filter(
    (seat) => planned.every((one) => one.seat !== seat) && hasToPlan(state, seat),
  );

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

  asks: (state, frame) =>
    askedOf(state, frame).map((seat) => ({
      seat,
      kind: 'plan' as const,
      topic: `plan.${state.turn.number}.${seat}`,
      sealed: true,
    })),

  choices: (state, _frame, { seat }) => offerPlans(state, seat),

  answer(play, frame, answers) {
    fightAll(play, frame, answers);
    return 'over';
  },

  goOn(play, frame) {
    if (askedOf(play.state, frame).length > 0) return 'asks';
    fightAll(play, frame, []);
    return 'over';
  },
};

/** All cards are played before all dice. */
function fightAll(
  play: ValleyPlay,
  { planned }: Battling,
  answers: readonly Answer<ActionOf<'plan'>>[],
): void {
  const { state } = play;
  // Nobody knew of plans that were given ahead, so nothing before them is taken back.
  if (planned !== undefined) play.reveals = true;
  const plans = state.tribes.map(
    (_, seat) =>
      answers.find(({ decision }) => decision.seat === seat)?.action.plans ??
      plannedBy(state, planned, seat),
  );
  const tactics = state.tribes.map(() => NO_TACTICS);
  for (const seat of state.order) tactics[seat] = playPlans(play, seat, item(plans, seat));
  let at = nextBattle(state, tactics);
  while (at !== null) {
    fightBattle(play, at, tactics);
    at = nextBattle(state, tactics);
  }
}

export const battling: ValleyFrame<'battling'> = { step: () => plan };
