import type { Seat } from '../../engine/game.ts';
import type { Payment, ToolUse } from './action.ts';
import type { BuildingId } from './content/buildings.ts';
import type { CardId } from './content/cards.ts';
import type { Good, Resource } from './content/goods.ts';
import type { TileId } from './content/herd.ts';
import type { Source, VillagePlace } from './content/places.ts';
import type { HeadStart } from './content/versions.ts';
import type { CardSlot, Location, StackPlace } from './locations.ts';
import type { Tally } from './tally.ts';

/** Where something that a tribe gets comes from: a place, a card, a die that all chose from, a tile of the herd. */
export type Origin = VillagePlace | CardId | 'die' | TileId;

/** What is told of each event. Facts, as they are stored: words are made from them at the edge. */
interface Facts {
  /** `ahead`: with an even start, what those begin with besides who go later, in the order of play. */
  matchBegan: {
    first: Seat;
    seats: number;
    herd: boolean;
    ahead?: readonly { readonly seat: Seat; readonly goods: HeadStart }[];
  };
  /** `cards`: those that lie open, the cheapest first. `fresh`: those of them that were just laid. */
  roundBegan: { round: number; first: Seat; cards: readonly CardId[]; fresh: readonly CardId[] };
  /** `next`: where the herd goes after this; null where no tile is left. */
  herdCame: { to: Source; tile: TileId; next: Resource | null };
  herdWent: object;
  peoplePlaced: { seat: Seat; at: Location; people: number };
  actionsBegan: { seat: Seat };
  /** The dice of people at a place, or those of a card. */
  diceRolled: { seat: Seat; from: Source | CardId; good: Good; dice: readonly number[] };
  /** What came of them, with tools. */
  gathered: Facts['diceRolled'] & { use: ToolUse; count: number };
  peopleTamed: { seat: Seat; people: number; paid: Payment };
  /** `track`, `people`: how many there are now; `gained`: whether that is more than before. */
  fieldMade: { seat: Seat; from: Origin; track: number; gained: boolean };
  personBorn: { seat: Seat; from: Origin; people: number; gained: boolean };
  /** `slot`: from 0; null where all tools are at their best. `value`: what the tool there is worth now. */
  toolMade: { seat: Seat; from: Origin; slot: number | null; value: number };
  oneUseToolGained: { seat: Seat; from: Origin; value: number };
  goodsGained: { seat: Seat; from: Origin; goods: Payment };
  pointsGained: { seat: Seat; from: Origin; points: number };
  cardTaken: { seat: Seat; card: CardId; at: CardSlot; paid: Payment };
  /** Secret: only its owner reads this one; others read `cardDrawnSecretly`. */
  cardDrawn: { seat: Seat; from: Origin; card: CardId };
  cardDrawnSecretly: { seat: Seat; from: Origin };
  /** There was none left to draw. */
  noCardDrawn: { seat: Seat; from: Origin };
  buildingBuilt: {
    seat: Seat;
    building: BuildingId;
    at: StackPlace;
    paid: Payment;
    points: number;
  };
  /** What lies open on a stack now; null where it has run out. */
  buildingShown: { at: StackPlace; building: BuildingId | null };
  /** What it had said to do there next cannot be paid, so the rest of its plan is off. */
  planStopped: { seat: Seat; at: Location };
  leftAlone: { seat: Seat; at: Location };
  diceForAllRolled: { seat: Seat; card: CardId; dice: readonly number[] };
  dieTaken: { seat: Seat; face: number };
  /** In the order of play. */
  herdRolled: {
    tile: TileId;
    rolls: readonly { readonly seat: Seat; readonly dice: readonly number[] }[];
  };
  herdTamed: { seat: Seat; tile: TileId };
  herdTied: { seats: readonly Seat[]; tile: TileId };
  herdMissed: { tile: TileId };
  bonusChosen: { seat: Seat; tile: TileId; line: 'first' | 'all' };
  /** `harvest`: food by the track; `paid`: with food and resources; `hungry`: not all were fed. */
  fed: { seat: Seat; people: number; harvest: number; paid: Payment; hungry: boolean };
  /** The match ends as four cards can no longer be shown. */
  cardsRanOut: object;
  /** The match ends as these stacks of buildings are empty. */
  stacksRanOut: { at: readonly StackPlace[] };
  /** A short match ends with its last round. */
  roundsRanOut: object;
  /** `drawn`: cards that had been drawn in secret, by seat. */
  gameEnded: {
    tallies: readonly Tally[];
    drawn: readonly (readonly CardId[])[];
    winners: readonly Seat[];
  };
}

/** An event of a type. */
export type EventOf<T extends keyof Facts> = {
  [K in T]: { readonly type: K } & Readonly<Facts[K]>;
}[T];
export type StoneAgeEvent = EventOf<keyof Facts>;
