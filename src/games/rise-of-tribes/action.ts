import type { Seat } from '../../engine/game.ts';
import type { ActionId, Face } from './content/dice.ts';
import type { GoalId } from './content/goals.ts';
import type { Amounts, Resource } from './content/goods.ts';
import type { DevelopmentTile } from './content/tiles.ts';
import type { Place } from './map.ts';

/** Who fights: a tribe, or the Invaders. */
export type Fighter = Seat | 'invaders';

/** Members of one tribe on some hexes. */
export type Spread = readonly { readonly at: Place; readonly members: number }[];

/**
 * What is asked.
 * - `place`, then `take`: the start. `take` also asks for any resource of choice in a turn.
 * - In a turn, all one question: `enter` (a tribe that died out), `site` (where a tile goes), `act` (dice, and what else
 *   step 3 has), out of it `grow`, `move`, `gather` and `lead`; `bow` (who loses a member to it), `settle` (step 5).
 * - Out of turn: `bid`, `give` (what was bid, to one opponent after the other), `lose` (to the volcano), `offer` (the
 *   abandoned village).
 */
export type RiseKind =
  | 'place'
  | 'take'
  | 'enter'
  | 'site'
  | 'act'
  | 'grow'
  | 'move'
  | 'gather'
  | 'lead'
  | 'bow'
  | 'settle'
  | 'bid'
  | 'give'
  | 'lose'
  | 'offer';

/** Every action of the game, by what is done. The comment is the choice's key. */
export type RiseAction =
  /** `place.A1`, `place.A1.B1`: most on the first, the fourth's other one on the second */
  | { readonly do: 'place'; readonly at: Place; readonly beside: Place | null }
  /** `take.foodx1.stonex1` */
  | { readonly do: 'take'; readonly goods: Amounts }
  /** `enter.A1` */
  | { readonly do: 'enter'; readonly at: Place }
  /** `site.A1` */
  | { readonly do: 'site'; readonly at: Place }
  /** `crater.A1.A2`: by the hexes that it touches; the number of the place */
  | { readonly do: 'crater'; readonly crater: number }
  /** `sun.grow` */
  | { readonly do: 'use'; readonly die: Face; readonly action: ActionId }
  /** `sun.hunt-mammoth`, `sun.tame-mammoth`, `sun.hunt-tiger` */
  | { readonly do: 'beast'; readonly die: Face; readonly how: Beast }
  /** `push.1.A1.B1`: a member of that seat */
  | { readonly do: 'push'; readonly seat: Seat; readonly from: Place; readonly to: Place }
  /** `turn.sun.moon` */
  | { readonly do: 'turn'; readonly die: Face; readonly to: Face }
  /** `lend.1.bow.food`: by the elder, from that seat */
  | { readonly do: 'lend'; readonly seat: Seat; readonly goal: GoalId; readonly pays: Resource }
  /** `done` */
  | { readonly do: 'done' }
  /** `grow.A1x2.B1x1` */
  | { readonly do: 'grow'; readonly on: Spread }
  /** `move.A1.B1.2`, `move.A1.B1.2.mammoth` */
  | {
      readonly do: 'move';
      readonly from: Place;
      readonly to: Place;
      readonly members: number;
      readonly mammoth: boolean;
    }
  /** `gather.A1.B1` */
  | { readonly do: 'gather'; readonly at: readonly Place[] }
  /** `lead.bow.horse`: under the deck, in this order */
  | { readonly do: 'lead'; readonly goals: readonly GoalId[] }
  /** `bow.1`, `bow.invaders` */
  | { readonly do: 'bow'; readonly target: Fighter }
  /** `build.A1`, `build.A1.hidden.less-wood.elder` */
  | {
      readonly do: 'build';
      readonly at: Place;
      readonly hidden: boolean;
      /** What Crafty Builders spare. */
      readonly less: Resource | null;
      readonly elder: boolean;
    }
  /** `complete.bow`, `complete.pottery.food`: with the resource of choice */
  | { readonly do: 'complete'; readonly goal: GoalId; readonly any: Resource | null }
  /** `buy.altar` */
  | { readonly do: 'buy'; readonly tile: DevelopmentTile }
  /** `altar.A1.food`: with four of it; `altar.A1.each` */
  | { readonly do: 'altar'; readonly at: Place; readonly pays: Resource | 'each' }
  /** `learn.food` */
  | { readonly do: 'learn'; readonly pays: Resource }
  /** `trade.food.wood` */
  | { readonly do: 'trade'; readonly gives: Resource; readonly takes: Resource }
  /** `bid.3` */
  | { readonly do: 'bid'; readonly count: number }
  /** `give.foodx2`: the decision is about the seat that gets it */
  | { readonly do: 'give'; readonly goods: Amounts }
  /** `lose.A1x1` */
  | { readonly do: 'lose'; readonly on: Spread };

export const BEASTS = ['hunt-mammoth', 'tame-mammoth', 'hunt-tiger'] as const;
export type Beast = (typeof BEASTS)[number];

/** The actions by which something is done. */
export type ActionOf<D extends RiseAction['do']> = Extract<RiseAction, { readonly do: D }>;
