import { picks } from '../../engine/choices.ts';
import type { Seat } from '../../engine/game.ts';
import { item } from '../../parts/item.ts';
import {
  isShop,
  leaving,
  type Location,
  LOCATIONS,
  PLANNABLE,
  type PlannedAct,
  SHOPS,
} from './locations.ts';
import type { StoneAgePlay, StoneAgeStanding } from './play.ts';
import { canPlace } from './room.ts';
import { type StoneAgeState, tribeOf } from './state.ts';

/** What is done without a further word, and where. */
export interface Planned {
  readonly at: Location;
  readonly leaves: boolean;
}

const PLANNED: ReadonlyMap<PlannedAct, Planned> = new Map<PlannedAct, Planned>([
  ...LOCATIONS.map((at) => [at, { at, leaves: false }] as const),
  ...SHOPS.map((at) => [leaving(at), { at, leaves: true }] as const),
]);

/** What an act of a plan is. */
export function plannedOf(act: PlannedAct): Planned {
  const planned = PLANNED.get(act);
  if (planned === undefined) throw new RangeError(`Nobody can plan ${act}.`);
  return planned;
}

/** The act of that name. Throws where nobody can plan it. */
export function plannedAct(name: string): PlannedAct {
  const act = PLANNABLE.find((one) => one === name);
  if (act === undefined) throw new RangeError(`Nobody can plan ${name}.`);
  return act;
}

/** Where a tribe still has people, in the order of the places. */
export function placesLeft(state: Pick<StoneAgeState, 'tribes'>, seat: Seat): Location[] {
  const { placed } = tribeOf(state, seat);
  const left: Location[] = [];
  for (const location of LOCATIONS) {
    for (const { at } of placed) if (at === location) left.push(at);
  }
  return left;
}

/** Once its people are placed, and until all of them have acted. */
function mayPlan(state: StoneAgeState, seat: Seat): boolean {
  const { placed, plan } = tribeOf(state, seat);
  if (placed.length <= 1 && plan.length === 0) return false;
  const phase = state.frames[0]?.frame;
  return phase === 'acting' || (phase === 'placing' && !canPlace(state, seat));
}

/**
 * In which order a tribe acts is said in one go, for all its people or some, before its turn or in it. What was said
 * stands until it is done, until something else is said, or until something of it cannot be done.
 */
export const planning: StoneAgeStanding<'plan'> = {
  does: ['plan'],

  asks: (state) =>
    [...state.tribes.entries()].flatMap(([seat, { plans }]) =>
      mayPlan(state, seat)
        ? [{ seat, kind: 'plan', topic: `plan.${state.round}.${seat}`, earlier: plans }]
        : [],
    ),

  choices(state, _, { seat }) {
    const places = placesLeft(state, seat);
    return picks({
      name: 'plan',
      things: places.flatMap((at) => (isShop(at) ? [at, leaving(at)] : [at])),
      many: { least: 0, most: places.length },
      inOrder: true,
      action: (acts) => ({ do: 'plan', acts: acts.map(plannedAct) }),
    });
  },

  answer({ state }, _, [{ decision, action }]) {
    const tribe = tribeOf(state, decision.seat);
    tribe.plan = action.acts;
    tribe.plans += 1;
    // It answers what is asked of the tribe at this moment, too: the rest of that is another question.
    const asking = state.frames.at(-1);
    if (asking?.frame === 'acting' && asking.seat === decision.seat && asking.paying === null) {
      state.answers += 1;
    }
    return 'goes on';
  },
};

/** Takes out of a tribe's plan what comes next; null where nothing does. What is done already is passed over. */
export function nextPlanned({ state }: StoneAgePlay, seat: Seat): Planned | null {
  const tribe = tribeOf(state, seat);
  if (tribe.plan.length === 0) return null;
  const planned = tribe.plan.map(plannedOf);
  const next = planned.findIndex(({ at }) => tribe.placed.some((one) => one.at === at));
  tribe.plan = next < 0 ? [] : tribe.plan.slice(next + 1);
  return next < 0 ? null : item(planned, next);
}
