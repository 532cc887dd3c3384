import type { Seat } from '../../engine/game.ts';
import type { Beast, Fighter, Spread } from './action.ts';
import type { ActionId, Face, Strength } from './content/dice.ts';
import type { GoalId } from './content/goals.ts';
import type { Amounts } from './content/goods.ts';
import type { Terrain } from './content/land.ts';
import type { LeaderId } from './content/leaders.ts';
import type { DevelopmentTile, TileId } from './content/tiles.ts';
import type { Place } from './map.ts';

/** What brings resources. */
export type Source = 'start' | 'pottery' | 'oxen' | TileId;

/** What brings points, or takes them. */
export type Points = 'villages' | 'elder' | GoalId | TileId;

/** Members of all who are in a conflict. */
export type Fighters = readonly { readonly who: Fighter; readonly members: number }[];

/** What is told of each event. Facts, as they are stored: words are made from them at the edge. */
interface Facts {
  matchBegan: {
    first: Seat;
    seats: number;
    terrain: readonly Terrain[];
    leaders: readonly LeaderId[];
  };
  /** At the start, or of a tribe that had died out. */
  membersPlaced: { seat: Seat; on: Spread };
  turnBegan: { turn: number; seat: Seat };
  goodsTaken: { seat: Seat; from: Source; goods: Amounts };
  /** `after`: what the seat has now. */
  pointsGained: { seat: Seat; by: Points; points: number; after: number };
  pointsLost: { seat: Seat; by: 'mammoth'; points: number; after: number };
  diceRolled: { seat: Seat; dice: readonly Face[] };
  tileDrawn: { seat: Seat; tile: TileId };
  /** Where it is on the map now; `from`: where it was. */
  tilePlaced: { tile: TileId; at: Place; from: Place | null };
  volcanoPlaced: { crater: number };
  /** Its price, or the number of Invaders. */
  tileChanged: { tile: TileId; count: number };
  tileDiscarded: { tile: TileId };
  tileShuffledBack: { tile: TileId };
  membersLost: { seat: Seat; on: Spread; by: 'tiger' | 'volcano' };
  /** In seat order. */
  bidsShown: { bids: readonly number[]; winner: Seat | null };
  goodsGiven: { from: Seat; to: Seat; goods: Amounts };
  /** The row as it is after the die came in. */
  actionTaken: {
    seat: Seat;
    action: ActionId;
    die: Face;
    row: readonly Face[];
    strength: Strength;
  };
  membersGrown: { seat: Seat; on: Spread };
  membersMoved: { seat: Seat; from: Place; to: Place; members: number; mammoth: boolean };
  gathered: { seat: Seat; at: readonly Place[]; goods: Amounts };
  /** Secret: only its owner reads which; all others read how many. */
  goalsReturned: { seat: Seat; goals: readonly GoalId[] };
  goalsReturnedSecretly: { seat: Seat; count: number };
  goalsDrawn: { seat: Seat; goals: readonly GoalId[] };
  goalsDrawnSecretly: { seat: Seat; count: number };
  beastMet: { seat: Seat; how: Beast; die: Face; at: Place };
  memberPushed: { seat: Seat; of: Seat; from: Place; to: Place };
  dieTurned: { seat: Seat; die: Face; to: Face };
  goalLent: { seat: Seat; from: Seat; goal: GoalId; paid: Amounts };
  /** `bow`: whom it took a member of. */
  conflictFought: {
    at: Place;
    offence: Seat | null;
    bow: Fighter | null;
    before: Fighters;
    after: Fighters;
  };
  villageBuilt: { seat: Seat; at: Place; hidden: boolean; elder: boolean; paid: Amounts };
  villageFell: { seat: Seat; at: Place; elder: boolean };
  mammothLost: { seat: Seat; at: Place };
  goalCompleted: { seat: Seat; goal: GoalId; paid: Amounts };
  tileBought: { seat: Seat; tile: DevelopmentTile; paid: Amounts };
  altarUsed: { seat: Seat; at: Place; paid: Amounts };
  learned: { seat: Seat; paid: Amounts };
  traded: { seat: Seat; gave: Amounts; took: Amounts };
  gameEnded: { winner: Seat; points: readonly number[] };
}

/** An event of a type. */
export type EventOf<T extends keyof Facts> = {
  [K in T]: { readonly type: K } & Readonly<Facts[K]>;
}[T];
export type RiseEvent = EventOf<keyof Facts>;
