import type { Kind } from './content/animals.ts';
import type { CardId } from './content/cards.ts';
import type { EventId } from './content/events.ts';
import type { Bearing, Place } from './map.ts';

/**
 * What is asked.
 * - `place`: the start, and whether its first hex is planted.
 * - `order`, in the own turn, all one question: cards, then groups and camps; `split` (how many go).
 * - Of several at once: `plan` (sealed: a battle plan), `hunger`, `season` (sealed: births and planting).
 * - At any time, owed by nobody: `counter` (cards), `omens` (events), `track` (animals), `habits`.
 */
export type ValleyKind =
  | 'place'
  | 'order'
  | 'split'
  | 'plan'
  | 'hunger'
  | 'season'
  | 'counter'
  | 'omens'
  | 'track'
  | 'habits';

/** Whom a tribe loses first: females down to one, then warriors, then her; warriors; or females. */
export const LOSSES = ['spare', 'warriors', 'females'] as const;
export type Losses = (typeof LOSSES)[number];
/** Whether beaten females are kept or killed, and a beaten camp taken or burnt. */
export const CAPTIVES = ['keep', 'kill'] as const;
export const BEATEN_CAMPS = ['take', 'burn'] as const;
/** Whether a tribe that could feed all wants to be asked all the same. */
export const SUPPERS = ['fed', 'ask'] as const;

/** What a tribe does without being asked. */
export interface Habits {
  readonly losses: Losses;
  readonly captives: (typeof CAPTIVES)[number];
  readonly camps: (typeof BEATEN_CAMPS)[number];
  readonly supper: (typeof SUPPERS)[number];
}

/** What a tribe does that has said nothing (Valley of the Mammoths, by post 4). */
export const USUAL: Habits = { losses: 'spare', captives: 'keep', camps: 'take', supper: 'fed' };

/** Who of a hex goes: all who may, its warriors, or all but one female. */
export const WHO = ['all', 'warriors', 'but-one'] as const;
export type Who = (typeof WHO)[number];

/** The hexes of a way, the first where it begins. */
export type Path = readonly Place[];

/** One thing of a battle plan. Its comment is its name among the picks. */
export type Plan =
  /** `amazons` */
  | { readonly plan: 'amazons' }
  /** `ambush-3a`, `palisade-3a`, `cannibalism-3a` */
  | { readonly plan: 'ambush' | 'palisade' | 'cannibalism'; readonly at: Place }
  /** `trap-3a-wolf`; `trap-3a-wolf-2` is a second one for that pack */
  | { readonly plan: 'trap'; readonly at: Place; readonly kind: Kind; readonly nth: number }
  /** `first-3a`: this own battle before those that are not named */
  | { readonly plan: 'first'; readonly at: Place }
  /** `against-3a-wolf`: this kind before those that are not named */
  | { readonly plan: 'against'; readonly at: Place; readonly kind: Kind }
  /** `lose-spare`; instead of the habit, in these battles */
  | { readonly plan: 'lose'; readonly losses: Losses }
  /** `keep`, `kill` */
  | { readonly plan: 'captives'; readonly captives: Habits['captives'] }
  /** `take`, `burn` */
  | { readonly plan: 'camps'; readonly camps: Habits['camps'] };

/** One thing for the end of a season. */
export type Seasonal =
  /** `midwife-3a` */
  | { readonly season: 'midwife'; readonly at: Place }
  /** `elder-3a-female` */
  | { readonly season: 'elder'; readonly at: Place; readonly child: 'female' | 'warrior' }
  /** `plant-3a` */
  | { readonly season: 'plant'; readonly at: Place };

/** People of a hex who are left to die. */
export type Unfed = { readonly at: Place; readonly warriors: number; readonly females: number };

/** Every action of the game, by what is done. The comment is the choice's key. */
export type ValleyAction =
  /** `place.3a`, `place.3a.plant` */
  | { readonly do: 'place'; readonly at: Place; readonly plants: boolean }
  /** `raft`, `guide`, `forced-march` */
  | { readonly do: 'play'; readonly card: 'raft' | 'guide' | 'forced-march' }
  /** `firebrand.3a.2` */
  | { readonly do: 'firebrand'; readonly at: Place; readonly to: Bearing }
  /** `raid.1` */
  | { readonly do: 'raid'; readonly of: number }
  /** `lone-warrior.3a`, `lone-female.3a` */
  | { readonly do: 'join'; readonly card: 'lone-warrior' | 'lone-female'; readonly at: Place }
  /** `go.all.3a.4b` */
  | { readonly do: 'go'; readonly who: Who; readonly path: Path }
  /** `free.3a.4b`: as many as may go while animals hold the others */
  | { readonly do: 'free'; readonly path: Path }
  /** `some.3a.4b` */
  | { readonly do: 'some'; readonly path: Path }
  /** `split.2-1` */
  | { readonly do: 'split'; readonly warriors: number; readonly females: number }
  /** `camp.3a` */
  | { readonly do: 'camp'; readonly at: Place }
  /** `anew`: the order so far is forgotten */
  | { readonly do: 'anew' }
  /** `done`: the order counts */
  | { readonly do: 'done' }
  /** `plan.amazons.ambush-3a` */
  | { readonly do: 'plan'; readonly plans: readonly Plan[] }
  /** `hunger.meatx1.3aWx2` */
  | { readonly do: 'hunger'; readonly meat: number; readonly unfed: readonly Unfed[] }
  /** `season.midwife-3a.plant-3a` */
  | { readonly do: 'season'; readonly picks: readonly Seasonal[] }
  /** `counter.raid.guide` */
  | { readonly do: 'counter'; readonly cards: readonly CardId[] }
  /** `omens.eruption` */
  | { readonly do: 'omens'; readonly events: readonly EventId[] }
  /** `track.wolf.3`, `track.none` */
  | {
      readonly do: 'track';
      readonly track: { readonly kind: Kind; readonly to: Bearing } | null;
    }
  /** `habits.spare.keep.take.fed` */
  | { readonly do: 'habits'; readonly habits: Habits };

export type ActionOf<D extends ValleyAction['do']> = Extract<ValleyAction, { readonly do: D }>;
