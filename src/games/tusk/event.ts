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

/** What a member did, or what befell it. */
type Own = { seat: Seat; member: MemberNumber };

/** What each event says, as it is stored. Words are made of it at the edge. */
interface Facts {
  /** `ahead`: with an even start, what those begin with who go later, in the order of play. */
  matchBegan: {
    first: Seat;
    seats: number;
    ahead?: readonly { readonly seat: Seat; readonly goods: HeadStart }[];
  };
  memberPlaced: Own & { at: Place };
  /** Secret: only its owner reads this one. */
  cardsDrawn: { seat: Seat; cards: readonly VictoryId[] };
  /** Secret: only its owner reads this one; others read `cardKeptSecretly`. */
  cardKept: { seat: Seat; card: VictoryId };
  cardKeptSecretly: { seat: Seat };

  turnBegan: { turn: number; first: Seat };
  tribeBegan: { seat: Seat };
  memberGrew: Own & { at: Place; cost: number };
  huntersSent: { seat: Seat; members: readonly MemberNumber[]; leads: boolean };
  memberMoved: Own & { from: Place; to: Place };
  gathered: Own & { at: Place; good: Good };
  crafted: Own & { at: Place; used: readonly [Good, Good] };
  recovered: Own;
  tribeDone: { seat: Seat };

  fightBegan: { at: Place; initiator: Seat; seats: readonly Seat[] };
  satOut: { seat: Seat };
  aimed: { seat: Seat; at: readonly { readonly seat: Seat; readonly members: number }[] };
  commitmentsRevealed: { uses: readonly { readonly seat: Seat; readonly uses: Uses }[] };
  /** Each tribe's dice against one target; with several targets a tribe stands here once for each. */
  fightRolled: { at: Place; rolls: readonly (Roll & { readonly target: Seat })[] };
  memberWounded: Own & { by: 'fight' | 'stone' | 'mammoth' | 'season' | 'trampling' };
  fightWon: { seat: Seat; food: number };
  /**
   * Stones that fly at one tribe, and whom they wound; each wound follows as one of its own. Where they are several
   * owners', nobody can tell whose stone struck whom. Older logs have the wounds alone.
   */
  stonesThrown: {
    target: Seat;
    by: readonly { readonly seat: Seat; readonly stones: number }[];
    members: readonly MemberNumber[];
  };
  fightTied: unknown;

  huntRoundBegan: { round: number };
  mammothAttacked: { roll: Roll; uses: Uses; byStones: number; food: number; left: number };
  mammothKilled: { leader: Seat; at: Place };
  foodShared: { leader: Seat; food: readonly number[] };
  cardRevealed: { seat: Seat; card: VictoryId };
  cardToken: { seat: Seat; card: VictoryId; tokens: number; deed: Deed };
  huntersReturned: { seat: Seat; members: readonly MemberNumber[]; to: Place };
  mammothWentHome: { from: Place };
  mammothFoughtBack: { roll: Roll; grass: number };
  huntStayed: { seat: Seat };

  seasonDrawn: { season: SeasonId; arrows: number; ice: number };
  tokensAdded: { at: readonly Place[]; good: Good; each: number };
  /** `at`: only the tiles that had any; `tokens`: all of them together. */
  tokensLost: { at: readonly Place[]; good: Good; tokens: number };
  memberRemoved: Own & { at: Place };
  herdRolled: { die: number; direction: Direction; arrows: number };
  /** `path`: the tiles it entered, in order; one that strayed off the map ends on the breeding ground. */
  mammothMoved: { path: readonly Place[]; strayed: boolean };
  herdBlocked: { at: Place; by: Place };
  steppedAside: Own & { from: Place; to: Place };
  landsFound: { ring: 2 | 3 };
  snowRolled: { die: number; direction: Direction };
  snowFell: { at: readonly Place[]; left: number };

  dealt: {
    from: Seat;
    to: Seat;
    gives: Readonly<Partial<Record<Good, number>>>;
    takes: Readonly<Partial<Record<Good, number>>>;
  };
  /** A short match ends with its last turn. */
  turnsRanOut: unknown;
  gameEnded: {
    food: readonly number[];
    cards: readonly { readonly seat: Seat; readonly card: VictoryId; readonly food: number }[];
    totals: readonly number[];
    winners: readonly Seat[];
  };
}

export type EventOf<T extends keyof Facts> = { readonly type: T } & Readonly<Facts[T]>;
export type TuskEvent = { [T in keyof Facts]: EventOf<T> }[keyof Facts];

/** A wound, whatever it is by. */
export type Wound = EventOf<'memberWounded'>;
export type WoundCause = Wound['by'];

export const isWound = (event: TuskEvent): event is Wound => event.type === 'memberWounded';
