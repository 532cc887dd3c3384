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

/** Facts, as they are stored. Words are made from them at the edge. */
export type StoneAgeEvent =
  | {
      readonly type: 'matchBegan';
      readonly first: Seat;
      readonly seats: number;
      readonly herd: boolean;
      /** With an even start: what those begin with besides who go later, in the order of play. */
      readonly ahead?: readonly { readonly seat: Seat; readonly goods: HeadStart }[];
    }
  /** `cards`: those that lie open, the cheapest first. `fresh`: those of them that were just laid. */
  | {
      readonly type: 'roundBegan';
      readonly round: number;
      readonly first: Seat;
      readonly cards: readonly CardId[];
      readonly fresh: readonly CardId[];
    }
  /** `next`: where the herd goes after this; null where no tile is left. */
  | {
      readonly type: 'herdCame';
      readonly to: Source;
      readonly tile: TileId;
      readonly next: Resource | null;
    }
  | { readonly type: 'herdWent' }
  | {
      readonly type: 'peoplePlaced';
      readonly seat: Seat;
      readonly at: Location;
      readonly people: number;
    }
  | { readonly type: 'actionsBegan'; readonly seat: Seat }
  /** The dice of people at a place, or those of a card. */
  | {
      readonly type: 'diceRolled';
      readonly seat: Seat;
      readonly from: Source | CardId;
      readonly good: Good;
      readonly dice: readonly number[];
    }
  /** What came of them, with tools. */
  | {
      readonly type: 'gathered';
      readonly seat: Seat;
      readonly from: Source | CardId;
      readonly good: Good;
      readonly dice: readonly number[];
      readonly use: ToolUse;
      readonly count: number;
    }
  | {
      readonly type: 'peopleTamed';
      readonly seat: Seat;
      readonly people: number;
      readonly paid: Payment;
    }
  /** `track`, `people`: how many there are now; `gained`: whether that is more than before. */
  | {
      readonly type: 'fieldMade';
      readonly seat: Seat;
      readonly from: Origin;
      readonly track: number;
      readonly gained: boolean;
    }
  | {
      readonly type: 'personBorn';
      readonly seat: Seat;
      readonly from: Origin;
      readonly people: number;
      readonly gained: boolean;
    }
  /** `slot`: from 0; null where all tools are at their best. `value`: what the tool there is worth now. */
  | {
      readonly type: 'toolMade';
      readonly seat: Seat;
      readonly from: Origin;
      readonly slot: number | null;
      readonly value: number;
    }
  | {
      readonly type: 'oneUseToolGained';
      readonly seat: Seat;
      readonly from: Origin;
      readonly value: number;
    }
  | {
      readonly type: 'goodsGained';
      readonly seat: Seat;
      readonly from: Origin;
      readonly goods: Payment;
    }
  | {
      readonly type: 'pointsGained';
      readonly seat: Seat;
      readonly from: Origin;
      readonly points: number;
    }
  | {
      readonly type: 'cardTaken';
      readonly seat: Seat;
      readonly card: CardId;
      readonly at: CardSlot;
      readonly paid: Payment;
    }
  /** Secret: only its owner reads this one; others read `cardDrawnSecretly`. */
  | {
      readonly type: 'cardDrawn';
      readonly seat: Seat;
      readonly from: Origin;
      readonly card: CardId;
    }
  | { readonly type: 'cardDrawnSecretly'; readonly seat: Seat; readonly from: Origin }
  /** There was none left to draw. */
  | { readonly type: 'noCardDrawn'; readonly seat: Seat; readonly from: Origin }
  | {
      readonly type: 'buildingBuilt';
      readonly seat: Seat;
      readonly building: BuildingId;
      readonly at: StackPlace;
      readonly paid: Payment;
      readonly points: number;
    }
  /** What lies open on a stack now; null where it has run out. */
  | {
      readonly type: 'buildingShown';
      readonly at: StackPlace;
      readonly building: BuildingId | null;
    }
  /** What it had said to do there next cannot be paid, so the rest of its plan is off. */
  | { readonly type: 'planStopped'; readonly seat: Seat; readonly at: Location }
  | { readonly type: 'leftAlone'; readonly seat: Seat; readonly at: Location }
  | {
      readonly type: 'diceForAllRolled';
      readonly seat: Seat;
      readonly card: CardId;
      readonly dice: readonly number[];
    }
  | { readonly type: 'dieTaken'; readonly seat: Seat; readonly face: number }
  /** In the order of play. */
  | {
      readonly type: 'herdRolled';
      readonly tile: TileId;
      readonly rolls: readonly { readonly seat: Seat; readonly dice: readonly number[] }[];
    }
  | { readonly type: 'herdTamed'; readonly seat: Seat; readonly tile: TileId }
  | { readonly type: 'herdTied'; readonly seats: readonly Seat[]; readonly tile: TileId }
  | { readonly type: 'herdMissed'; readonly tile: TileId }
  | {
      readonly type: 'bonusChosen';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly line: 'first' | 'all';
    }
  /** `harvest`: food by the track; `paid`: with food and resources; `hungry`: not all were fed. */
  | {
      readonly type: 'fed';
      readonly seat: Seat;
      readonly people: number;
      readonly harvest: number;
      readonly paid: Payment;
      readonly hungry: boolean;
    }
  /** The match ends as four cards can no longer be shown. */
  | { readonly type: 'cardsRanOut' }
  /** The match ends as these stacks of buildings are empty. */
  | { readonly type: 'stacksRanOut'; readonly at: readonly StackPlace[] }
  /** A short match ends with its last round. */
  | { readonly type: 'roundsRanOut' }
  | {
      readonly type: 'gameEnded';
      readonly tallies: readonly Tally[];
      /** Cards that had been drawn in secret, by seat. */
      readonly drawn: readonly (readonly CardId[])[];
      readonly winners: readonly Seat[];
    };

export type EventOf<T extends StoneAgeEvent['type']> = Extract<StoneAgeEvent, { type: T }>;
