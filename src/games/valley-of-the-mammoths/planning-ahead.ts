import { pickThings } from '../../engine/choices.ts';
import type { Seat } from '../../engine/game.ts';
import type { Plan } from './action.ts';
import { sightAt } from './draft.ts';
import { battlesOf, offerPlans, planName } from './plan.ts';
import type { ValleyStanding } from './play.ts';
import { type FrameOf, tribeOf, type ValleyState } from './state.ts';

type Planned = NonNullable<FrameOf<'battling'>['planned']>;

const sightOfBattles = (state: ValleyState, seat: Seat): string =>
  sightAt(state, seat, battlesOf(state, seat));

/** Who has moved, while others have yet to: also with nobody to fight now, as battles come and go until all have moved. */
function planners(state: ValleyState): readonly Seat[] {
  const frame = state.frames.at(-1);
  if (frame?.frame !== 'ordering') return [];
  return state.order.filter((seat) => !frame.left.includes(seat));
}

/** A battle plan may be given as soon as the own order counts; a plan of nothing takes it back (Valley of the Mammoths, by post 2). */
export const planningAhead: ValleyStanding<'plan'> = {
  does: ['plan'],
  asks: (state) =>
    planners(state).map((seat) => ({
      seat,
      kind: 'plan' as const,
      topic: `ahead.${state.turn.number}.${seat}`,
      earlier: tribeOf(state, seat).said,
    })),
  choices: (state, _frame, { seat }) => offerPlans(state, seat),

  answer({ state }, _frame, [{ decision, action }]) {
    const { seat } = decision;
    const frame = state.frames.at(-1);
    if (frame?.frame !== 'ordering') throw new Error('Nobody is moving.');
    const others = (frame.planned ?? []).filter((one) => one.seat !== seat);
    const picks = action.plans.map(planName);
    frame.planned =
      picks.length === 0 ? others : [...others, { seat, picks, seen: sightOfBattles(state, seat) }];
    tribeOf(state, seat).said += 1;
    return 'goes on';
  },
};

/** The plans that still stand once all have moved: their battles are as they were. */
export const standingPlans = (state: ValleyState, planned: Planned = []): Planned =>
  planned.filter(({ seat, seen }) => seen === sightOfBattles(state, seat));

/** What of a plan that was given ahead a tribe still may do. */
export function plannedBy(state: ValleyState, planned: Planned = [], seat: Seat): readonly Plan[] {
  const picks = planned.find((one) => one.seat === seat)?.picks ?? [];
  const picked = pickThings(offerPlans(state, seat), picks);
  return picked.ok ? picked.value.action.plans : [];
}
