import type { Seat } from '../../engine/game.ts';
import type { Token } from './content/terrain.ts';
import type { VictoryId } from './content/victory.ts';
import type { Place } from './map.ts';

/** The number on a member's token: 1 to 4. */
export type MemberNumber = number;

/** Tokens used together in a fight or a hunt round. */
export type Uses = Readonly<Record<Token, number>>;

/** How far a tribe's own turn has come: it may still grow, may still send hunters, or only act; and how that is stored. */
export const TRIBE_STEPS = [
  { step: 'grow', stored: 'grow' },
  { step: 'send', stored: 'hunt' },
  { step: 'act', stored: 'act' },
] as const;

/** The steps of a fight, and how they are stored. */
export const FIGHT_STEPS = [
  { step: 'sides', stored: 'stand' },
  { step: 'aim', stored: 'aim' },
  { step: 'commit', stored: 'commit' },
  { step: 'stones', stored: 'stones' },
] as const;

/** The steps of a hunt. */
export const HUNT_STEPS = ['attack', 'share', 'land', 'regroup'] as const;

/**
 * What is asked: in the setup; in a tribe's own turn, whose steps are one question, as growing and sending hunters are
 * offered as long as they may still be done, so that nobody has to say "no, I do not grow"; in each step of a fight and
 * of a hunt; and by trampling.
 */
export type TuskKind =
  | 'place'
  | 'draft'
  | 'turn'
  | (typeof FIGHT_STEPS)[number]['step']
  | (typeof HUNT_STEPS)[number]
  | 'aside';

/** Every action of the game, by what is done. The comment is the choice's key. */
export type TuskAction =
  /** `place.D3` */
  | { readonly do: 'place'; readonly to: Place }
  /** `keep.trappers` */
  | { readonly do: 'keep'; readonly card: VictoryId }
  /** `grow.D3` */
  | { readonly do: 'grow'; readonly to: Place }
  /** `hunt.134`: these members, by their numbers in order */
  | { readonly do: 'send'; readonly members: readonly MemberNumber[] }
  /** `move.2.D5` */
  | { readonly do: 'move'; readonly member: MemberNumber; readonly to: Place }
  /** `gather.2`: one token from the tile */
  | { readonly do: 'gather'; readonly member: MemberNumber }
  /** `craft.2`: the tile's rule, two tokens into 1 food */
  | { readonly do: 'craft'; readonly member: MemberNumber }
  /** `recover.2` */
  | { readonly do: 'recover'; readonly member: MemberNumber }
  /** `fight.D5` */
  | { readonly do: 'fight'; readonly at: Place }
  /** `done` */
  | { readonly do: 'done' }
  /** `stand.in`, `stand.out` */
  | { readonly do: 'sides'; readonly sitsOut: boolean }
  /** `aim.1x2.2x1`: seat 1 by two members, seat 2 by one; seats in order, none with zero */
  | {
      readonly do: 'aim';
      readonly at: readonly { readonly seat: Seat; readonly members: number }[];
    }
  /** `use.2-1-0`: sticks, grass, stones, in a fight */
  | { readonly do: 'commit'; readonly uses: Uses }
  /** `use.2-1-0`: sticks, grass, stones, in a hunt round */
  | { readonly do: 'attack'; readonly uses: Uses }
  /** `stones.1x2.2x1`: on seat 1 two stones, on seat 2 one */
  | {
      readonly do: 'stones';
      readonly on: readonly { readonly seat: Seat; readonly stones: number }[];
    }
  /** `share.4-0-0-0`: food to each seat, the leader's own part included */
  | { readonly do: 'share'; readonly food: readonly number[] }
  /** `land.D3`: where the hunters go after a kill on the breeding ground */
  | { readonly do: 'land'; readonly to: Place }
  /** `stay`, or `retreat.D3` */
  | { readonly do: 'regroup'; readonly to: Place | null }
  /** `aside.D3`: the decision is about the member */
  | { readonly do: 'aside'; readonly member: MemberNumber; readonly to: Place };

/** The actions by which something is done. */
export type ActionOf<D extends TuskAction['do']> = Extract<TuskAction, { readonly do: D }>;

/** What a tribe does in its own turn. */
export type TurnAction = ActionOf<
  'grow' | 'send' | 'move' | 'gather' | 'craft' | 'recover' | 'fight' | 'done'
>;
