import type { Good, Resource } from './content/goods.ts';
import type { Location, PlannedAct, Shop } from './locations.ts';

/** Amounts of some goods; a kind that is left out is none. */
export type Payment = Readonly<Partial<Record<Good, number>>>;

/** Tools that are used together, by their values: those that stay, and those for one use. */
export interface ToolUse {
  readonly tools: readonly number[];
  readonly once: readonly number[];
}

/** The steps of taming the herd. */
export const TAMING_STEPS = ['tame', 'pay'] as const;

/** The steps of feeding a tribe. */
export const FEEDING_STEPS = ['feed', 'pay'] as const;

/**
 * What is asked.
 * - `place`: where people are sent, and how many.
 * - `act`: a tribe's own actions, all that is left of them in one question. Out of it come `pay` (with what a card, a
 *   building or tamers are paid), `tools` (after dice), `tame` (who goes onto the herd's tile) and `any` (resources of
 *   choice).
 * - `plan`: an order beside `act`: what is done in which order, before the turn or in it.
 * - `die`: dice for all. `bonus`: what taming the herd brings. `feed`, with `pay`: who feeds with resources.
 */
export type StoneAgeKind =
  | 'place'
  | 'act'
  | 'plan'
  | (typeof TAMING_STEPS)[number]
  | (typeof FEEDING_STEPS)[number]
  | 'tools'
  | 'any'
  | 'die'
  | 'bonus';

/** Every action of the game, by what is done. The comment is the choice's key. */
export type StoneAgeAction =
  /** `place.forest.3` */
  | { readonly do: 'place'; readonly at: Location; readonly people: number }
  /** `act.forest`: what is there to be had without a price */
  | { readonly do: 'use'; readonly at: Location }
  /** `act.rest`: all places without a price that are left, the village first */
  | { readonly do: 'rest' }
  /** `act.card2.buy`: with what wastes least */
  | { readonly do: 'buy'; readonly at: Shop }
  /** `act.card2.pay`: with what is chosen next */
  | { readonly do: 'choose'; readonly at: Shop }
  /** `act.card2.leave` */
  | { readonly do: 'leave'; readonly at: Shop }
  /** `plan.tools.forest.card2.leave-card3`: in this order */
  | { readonly do: 'plan'; readonly acts: readonly PlannedAct[] }
  /** `pay.woodx1.brickx2` */
  | { readonly do: 'pay'; readonly goods: Payment }
  /** `use.none`, `use.1-2`, `use.1-3x`: by values, those for one use with an x */
  | { readonly do: 'tools'; readonly use: ToolUse }
  /** `tame.2`: with food first */
  | { readonly do: 'tame'; readonly people: number }
  /** `tame.pay`: with what is chosen next, which says how many */
  | { readonly do: 'chooseTamers' }
  /** `any.woodx1.goldx1` */
  | { readonly do: 'any'; readonly goods: Payment }
  /** `die.6` */
  | { readonly do: 'die'; readonly face: number }
  /** `first`, `all`, `all.wood`: of which line of the tile, with the resource where it is of choice */
  | { readonly do: 'bonus'; readonly line: 'first' | 'all'; readonly good: Resource | null }
  /** `feed.buy`: with what wastes least; `feed.pay`: with what is chosen next; `feed.hunger` */
  | { readonly do: 'feed'; readonly how: 'buy' | 'pay' | 'hunger' };

/** The actions by which something is done. */
export type ActionOf<D extends StoneAgeAction['do']> = Extract<StoneAgeAction, { readonly do: D }>;
