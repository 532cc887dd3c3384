import { picks } from '../../engine/choices.ts';
import type { Picks, Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { item } from '../../parts/item.ts';
import { type ActionOf, BEATEN_CAMPS, CAPTIVES, LOSSES, type Plan } from './action.ts';
import { ANIMAL } from './content/animals.ts';
import { adopt, isBattle, NO_TACTICS, type Tactics } from './fight/tactics.ts';
import { nameOf, type Place } from './map.ts';
import { packAt, packsAt, removeOne } from './packs.ts';
import type { ValleyPlay } from './play.ts';
import { mayPlay, playCard } from './playing-cards.ts';
import { tribeOf, type ValleyState } from './state.ts';
import { campAt, occupiedBy, seatsAt } from './tribes.ts';

/** Battles that a tribe is in, in hex order. */
export const battlesOf = (state: ValleyState, seat: Seat): Place[] =>
  occupiedBy(tribeOf(state, seat)).filter((at) => isBattle(state, at));

/** Battles that a tribe puts in order: those whose first in first player order it is. */
export const ownBattles = (state: ValleyState, seat: Seat): Place[] =>
  battlesOf(state, seat).filter((at) => {
    const there = seatsAt(state, at);
    return state.order.find((one) => there.includes(one)) === seat;
  });

/** The name of a thing of a plan among the picks. */
export function planName(plan: Plan): string {
  switch (plan.plan) {
    case 'amazons':
      return plan.plan;
    case 'lose':
      return `lose-${plan.losses}`;
    case 'captives':
      return plan.captives;
    case 'camps':
      return plan.camps;
    case 'against':
      return `against-${nameOf(plan.at)}-${plan.kind}`;
    case 'trap':
      return `trap-${nameOf(plan.at)}-${plan.kind}${plan.nth === 1 ? '' : `-${plan.nth}`}`;
    default:
      return `${plan.plan}-${nameOf(plan.at)}`;
  }
}

/** What a tribe may plan for one battle. */
function plansAt(state: ValleyState, seat: Seat, at: Place): Plan[] {
  const tribe = tribeOf(state, seat);
  const plans: Plan[] = [];
  const packs = packsAt(state, at);
  if (mayPlay(tribe, 'ambush')) plans.push({ plan: 'ambush', at });
  if (mayPlay(tribe, 'palisade') && tribe.camps.includes(at)) plans.push({ plan: 'palisade', at });
  if (mayPlay(tribe, 'cannibalism') && seatsAt(state, at).length > 1)
    plans.push({ plan: 'cannibalism', at });
  const traps = tribe.hand.filter((card) => card === 'trap').length;
  for (const { kind, count } of packs) {
    for (let nth = 1; nth <= Math.min(traps, count); nth += 1)
      plans.push({ plan: 'trap', at, kind, nth });
    if (packs.length > 1) plans.push({ plan: 'against', at, kind });
  }
  return plans;
}

/** All that a tribe may plan. It depends on no habit: they may change while plans are sealed. */
function plansFor(state: ValleyState, seat: Seat): Plan[] {
  const tribe = tribeOf(state, seat);
  const battles = battlesOf(state, seat);
  const own = ownBattles(state, seat);
  const hasBoth = battles.some((at) => item(tribe.warriors, at) > 0 && item(tribe.females, at) > 0);
  const mayCapture = battles.some((at) =>
    state.tribes.some((other, of) => of !== seat && item(other.females, at) > 0),
  );
  const mayBeat = battles.some((at) => (campAt(state, at) ?? seat) !== seat);
  return [
    ...(mayPlay(tribe, 'amazons') ? [{ plan: 'amazons' } as const] : []),
    ...battles.flatMap((at) => plansAt(state, seat, at)),
    ...(own.length > 1 ? own.map((at) => ({ plan: 'first', at }) as const) : []),
    ...(hasBoth ? LOSSES.map((losses) => ({ plan: 'lose', losses }) as const) : []),
    ...(mayCapture ? CAPTIVES.map((captives) => ({ plan: 'captives', captives }) as const) : []),
    ...(mayBeat ? BEATEN_CAMPS.map((camps) => ({ plan: 'camps', camps }) as const) : []),
  ];
}

/** More than anybody has to say before one turn's battles: five cards, whom to lose, what to keep, an order. */
const MOST_PLANS = 12;

/** A battle plan: some of these in any order; none is the safe one. */
export function offerPlans(state: ValleyState, seat: Seat): Picks<ActionOf<'plan'>> {
  const plans = new Map(plansFor(state, seat).map((plan) => [planName(plan), plan]));
  return picks({
    name: 'plan',
    things: [...plans.keys()],
    many: { least: 0, most: MOST_PLANS },
    inOrder: true,
    action: (names) => ({
      do: 'plan',
      plans: names.flatMap((name) => plans.get(name) ?? []),
    }),
  });
}

/** Whether a tribe may say anything; all see whether it holds cards, and not whether they are any good here. */
export const hasToPlan = (state: ValleyState, seat: Seat): boolean =>
  battlesOf(state, seat).length > 0 &&
  (tribeOf(state, seat).hand.length > 0 || plansFor(state, seat).length > 0);

/**
 * Plays the cards of a plan, before all dice. What cannot be played any more is passed over: a card that is not held a second
 * time, or a hex where nobody is fought any more.
 */
export function playPlans(play: ValleyPlay, seat: Seat, plans: readonly Plan[]): Tactics {
  const { state } = play;
  let tactics = NO_TACTICS;
  for (const plan of plans) {
    if (isCard(plan)) {
      if (!mayPlay(tribeOf(state, seat), plan.plan)) continue;
      const isFought = 'at' in plan ? isBattle(state, plan.at) : battlesOf(state, seat).length > 0;
      if (plan.plan !== 'trap' && !isFought) continue;
      const on = { at: 'at' in plan ? plan.at : null, kind: 'kind' in plan ? plan.kind : null };
      if (!playCard(play, seat, plan.plan, on)) continue;
      if (plan.plan === 'trap') trap(play, seat, plan);
    }
    tactics = adopt(tactics, plan);
  }
  return tactics;
}

type CardPlan = Extract<Plan, { plan: 'amazons' | 'ambush' | 'palisade' | 'cannibalism' | 'trap' }>;

/** Whether a thing of a plan is a card. */
export const isCard = (plan: Plan): plan is CardPlan =>
  ['amazons', 'ambush', 'palisade', 'cannibalism', 'trap'].includes(plan.plan);

/** One animal dies before all dice, and pays its food; the card is spent if another trap was first. */
function trap({ state, told }: ValleyPlay, seat: Seat, { at, kind }: Tactics['traps'][number]) {
  if (packAt(state, kind, at) === 0) return;
  const { food } = ANIMAL[kind];
  removeOne(state, kind, at);
  tribeOf(state, seat).food += food;
  tell({ told }, { type: 'trapped', seat, at, kind, food });
}
