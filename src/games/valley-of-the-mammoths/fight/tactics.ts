import type { Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import { type Habits, type Plan, USUAL } from '../action.ts';
import { KINDS, type Kind } from '../content/animals.ts';
import { AMBUSH, PALISADE } from '../content/cards.ts';
import { LIMITS } from '../content/numbers.ts';
import type { Place } from '../map.ts';
import { animalsAt } from '../packs.ts';
import type { FixedTribe, ValleyState } from '../state.ts';
import { defenceOf, seatsAt, spareOf } from '../tribes.ts';
import type { Party } from './party.ts';

/** What is fought on: a state, or a view of one, which says only the viewer’s own habits. */
export interface Field extends Pick<ValleyState, 'animals' | 'options'> {
  readonly tribes: readonly (Pick<FixedTribe, 'warriors' | 'females' | 'camps' | 'limits'> & {
    readonly habits?: Habits;
    readonly standing?: { readonly habits: Habits } | null;
  })[];
}

/** How a tribe fights in this turn. Where it says nothing, its habits count. */
export interface Tactics {
  readonly amazons: boolean;
  readonly ambush: Place | null;
  readonly palisade: Place | null;
  readonly cannibalism: Place | null;
  readonly traps: readonly { readonly at: Place; readonly kind: Kind }[];
  /** Battles and kinds that come before others. */
  readonly first: readonly Place[];
  readonly against: readonly { readonly at: Place; readonly kind: Kind }[];
  readonly losses: Habits['losses'] | null;
  readonly captives: Habits['captives'] | null;
  readonly camps: Habits['camps'] | null;
}

export const NO_TACTICS: Tactics = {
  amazons: false,
  ambush: null,
  palisade: null,
  cannibalism: null,
  traps: [],
  first: [],
  against: [],
  losses: null,
  captives: null,
  camps: null,
};

/** With one thing more of a plan; the first of two that exclude each other counts. */
export function adopt(tactics: Tactics, plan: Plan): Tactics {
  switch (plan.plan) {
    case 'amazons':
      return { ...tactics, amazons: true };
    case 'ambush':
    case 'palisade':
    case 'cannibalism':
      return { ...tactics, [plan.plan]: tactics[plan.plan] ?? plan.at };
    case 'trap':
      return { ...tactics, traps: [...tactics.traps, plan] };
    case 'first':
      return { ...tactics, first: [...tactics.first, plan.at] };
    case 'against':
      return { ...tactics, against: [...tactics.against, plan] };
    case 'lose':
      return { ...tactics, losses: tactics.losses ?? plan.losses };
    case 'captives':
      return { ...tactics, captives: tactics.captives ?? plan.captives };
    case 'camps':
      return { ...tactics, camps: tactics.camps ?? plan.camps };
  }
}

/** Whether two tribes, or people and animals, are on a place (Valley of the Mammoths, combat). */
export function isBattle(field: Pick<Field, 'animals' | 'tribes'>, at: Place): boolean {
  const { length } = seatsAt(field, at);
  return length > 1 || (length === 1 && animalsAt(field, at) > 0);
}

/** A tribe as it comes to a fight. */
export function partyOf(field: Field, at: Place, seat: Seat, tactics: Tactics): Party {
  const tribe = item(field.tribes, seat);
  const habits = tribe.habits ?? tribe.standing?.habits ?? USUAL;
  const [warriors, females] = [item(tribe.warriors, at), item(tribe.females, at)];
  const hunted = tactics.against.filter((one) => one.at === at).map(({ kind }) => kind);
  const camp = tribe.camps.includes(at) ? defenceOf(field, at) : 0;
  return {
    seat,
    warriors,
    females,
    camp,
    palisade: camp > 0 && tactics.palisade === at ? PALISADE : 0,
    ambush: tactics.ambush === at ? AMBUSH : 0,
    amazons: tactics.amazons,
    losses: tactics.losses ?? habits.losses,
    keeps: (tactics.captives ?? habits.captives) === 'keep',
    takes: (tactics.camps ?? habits.camps) === 'take',
    eats: tactics.cannibalism === at,
    room: females + spareOf(tribe, 'females'),
    sites: LIMITS.camps - tribe.camps.length,
    kinds: [...hunted, ...KINDS.filter((kind) => !hunted.includes(kind))],
  };
}
