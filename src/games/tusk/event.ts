import type { Seat } from '../../engine/game.ts';
import type { Direction } from '../../hex/hex.ts';
import type { Uses, MemberNumber } from './action.ts';
import type { SeasonId } from './content/seasons.ts';
import type { Good } from './content/terrain.ts';
import type { HeadStart } from './content/tribe.ts';
import type { Deed, VictoryId } from './content/victory.ts';
import type { Place } from './map.ts';

/** One tribe's roll: what fell, what each die came to, and how many hit. */
export interface Roll {
  readonly seat: Seat;
  readonly dice: readonly number[];
  readonly totals: readonly number[];
  readonly hits: number;
}

/** Facts, as they are stored. Words are made from them at the edge. */
export type TuskEvent =
  | {
      readonly type: 'matchBegan';
      readonly first: Seat;
      readonly seats: number;
      /** With an even start: what those begin with who go later, in the order of play. */
      readonly ahead?: readonly { readonly seat: Seat; readonly goods: HeadStart }[];
    }
  | {
      readonly type: 'memberPlaced';
      readonly seat: Seat;
      readonly member: MemberNumber;
      readonly at: Place;
    }
  /** Secret: only its owner reads this one. */
  | { readonly type: 'cardsDrawn'; readonly seat: Seat; readonly cards: readonly VictoryId[] }
  /** Secret: only its owner reads this one; others read `cardKeptSecretly`. */
  | { readonly type: 'cardKept'; readonly seat: Seat; readonly card: VictoryId }
  | { readonly type: 'cardKeptSecretly'; readonly seat: Seat }
  | { readonly type: 'turnBegan'; readonly turn: number; readonly first: Seat }
  | { readonly type: 'tribeBegan'; readonly seat: Seat }
  | {
      readonly type: 'memberGrew';
      readonly seat: Seat;
      readonly member: MemberNumber;
      readonly at: Place;
      readonly cost: number;
    }
  | {
      readonly type: 'huntersSent';
      readonly seat: Seat;
      readonly members: readonly MemberNumber[];
      readonly leads: boolean;
    }
  | {
      readonly type: 'memberMoved';
      readonly seat: Seat;
      readonly member: MemberNumber;
      readonly from: Place;
      readonly to: Place;
    }
  | {
      readonly type: 'gathered';
      readonly seat: Seat;
      readonly member: MemberNumber;
      readonly at: Place;
      readonly good: Good;
    }
  | {
      readonly type: 'crafted';
      readonly seat: Seat;
      readonly member: MemberNumber;
      readonly at: Place;
      readonly used: readonly [Good, Good];
    }
  | { readonly type: 'recovered'; readonly seat: Seat; readonly member: MemberNumber }
  | { readonly type: 'tribeDone'; readonly seat: Seat }
  | {
      readonly type: 'fightBegan';
      readonly at: Place;
      readonly initiator: Seat;
      readonly seats: readonly Seat[];
    }
  | { readonly type: 'satOut'; readonly seat: Seat }
  | {
      readonly type: 'aimed';
      readonly seat: Seat;
      readonly at: readonly { readonly seat: Seat; readonly members: number }[];
    }
  | {
      readonly type: 'commitmentsRevealed';
      readonly uses: readonly { readonly seat: Seat; readonly uses: Uses }[];
    }
  | {
      readonly type: 'fightRolled';
      readonly at: Place;
      /** Each tribe's dice against one target; with several targets a tribe stands here once for each. */
      readonly rolls: readonly (Roll & { readonly target: Seat })[];
    }
  | {
      readonly type: 'memberWounded';
      readonly seat: Seat;
      readonly member: MemberNumber;
      readonly by: 'fight' | 'stone' | 'mammoth' | 'season' | 'trampling';
    }
  | { readonly type: 'fightWon'; readonly seat: Seat; readonly food: number }
  /**
   * Stones that fly at one tribe, and whom they wound; each wound follows as a `memberWounded`. Where they
   * are several owners', nobody can tell whose stone struck whom. Older logs have the wounds alone.
   */
  | {
      readonly type: 'stonesThrown';
      readonly target: Seat;
      readonly by: readonly { readonly seat: Seat; readonly stones: number }[];
      readonly members: readonly MemberNumber[];
    }
  | { readonly type: 'fightTied' }
  | { readonly type: 'huntRoundBegan'; readonly round: number }
  | {
      readonly type: 'mammothAttacked';
      readonly roll: Roll;
      readonly uses: Uses;
      readonly byStones: number;
      readonly food: number;
      readonly left: number;
    }
  | { readonly type: 'mammothKilled'; readonly leader: Seat; readonly at: Place }
  | { readonly type: 'foodShared'; readonly leader: Seat; readonly food: readonly number[] }
  | { readonly type: 'cardRevealed'; readonly seat: Seat; readonly card: VictoryId }
  | {
      readonly type: 'cardToken';
      readonly seat: Seat;
      readonly card: VictoryId;
      readonly tokens: number;
      readonly deed: Deed;
    }
  | {
      readonly type: 'huntersReturned';
      readonly seat: Seat;
      readonly members: readonly MemberNumber[];
      readonly to: Place;
    }
  | { readonly type: 'mammothWentHome'; readonly from: Place }
  | { readonly type: 'mammothFoughtBack'; readonly roll: Roll; readonly grass: number }
  | { readonly type: 'huntStayed'; readonly seat: Seat }
  | {
      readonly type: 'seasonDrawn';
      readonly season: SeasonId;
      readonly arrows: number;
      readonly ice: number;
    }
  | {
      readonly type: 'tokensAdded';
      readonly at: readonly Place[];
      readonly good: Good;
      readonly each: number;
    }
  | {
      readonly type: 'tokensLost';
      /** Only the tiles that had any. */
      readonly at: readonly Place[];
      readonly good: Good;
      /** All of them together. */
      readonly tokens: number;
    }
  | {
      readonly type: 'memberRemoved';
      readonly seat: Seat;
      readonly member: MemberNumber;
      readonly at: Place;
    }
  | {
      readonly type: 'herdRolled';
      readonly die: number;
      readonly direction: Direction;
      readonly arrows: number;
    }
  /** `path`: the tiles it entered, in order; one that strayed off the map ends on the breeding ground. */
  | { readonly type: 'mammothMoved'; readonly path: readonly Place[]; readonly strayed: boolean }
  | { readonly type: 'herdBlocked'; readonly at: Place; readonly by: Place }
  | {
      readonly type: 'steppedAside';
      readonly seat: Seat;
      readonly member: MemberNumber;
      readonly from: Place;
      readonly to: Place;
    }
  | { readonly type: 'landsFound'; readonly ring: 2 | 3 }
  | { readonly type: 'snowRolled'; readonly die: number; readonly direction: Direction }
  | { readonly type: 'snowFell'; readonly at: readonly Place[]; readonly left: number }
  | {
      readonly type: 'dealt';
      readonly from: Seat;
      readonly to: Seat;
      readonly gives: Readonly<Partial<Record<Good, number>>>;
      readonly takes: Readonly<Partial<Record<Good, number>>>;
    }
  /** A short match ends with its last turn. */
  | { readonly type: 'turnsRanOut' }
  | {
      readonly type: 'gameEnded';
      readonly food: readonly number[];
      readonly cards: readonly {
        readonly seat: Seat;
        readonly card: VictoryId;
        readonly food: number;
      }[];
      readonly totals: readonly number[];
      readonly winners: readonly Seat[];
    };

export type EventOf<T extends TuskEvent['type']> = Extract<TuskEvent, { type: T }>;

/** A wound, whatever it is by. */
export type Wound = EventOf<'memberWounded'>;
export type WoundCause = Wound['by'];

export const isWound = (event: TuskEvent): event is Wound => event.type === 'memberWounded';
