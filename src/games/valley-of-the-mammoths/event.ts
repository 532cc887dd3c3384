import type { Seat } from '../../engine/game.ts';
import type { Path } from './action.ts';
import type { Kind } from './content/animals.ts';
import type { CardId } from './content/cards.ts';
import type { EventId, Season } from './content/events.ts';
import type { Bearing, Place } from './map.ts';

/** Who fights: a tribe, or a pack. */
export type Side = Seat | Kind;

/** What does harm by itself. */
export type Harm = EventId | 'hunger' | 'cold';

export type People = { readonly warriors: number; readonly females: number };

/** One side of a round: what it threw and what was added to it. `dice`: again after each tie. */
export interface Throw {
  readonly who: Side;
  readonly dice: readonly number[];
  /** Tokens, the camp, cards. */
  readonly adds: { readonly tokens: number; readonly camp: number; readonly cards: number };
}

/** Rounds of throws of those tied. */
export type Dice = readonly (readonly { readonly seat: Seat; readonly die: number }[])[];

/** A pack that went somewhere. */
export type Roamed = { readonly kind: Kind; readonly count: number; readonly path: Path };

/** What is told of each event. Facts, as they are stored: words are made from them at the edge. */
interface Facts {
  matchBegan: { first: Seat; seats: number };
  /** Secret: only its owner reads which; all others read how many. */
  cardsDrawn: { seat: Seat; cards: readonly CardId[] };
  cardsDrawnSecretly: { seat: Seat; count: number };
  tribePlaced: { seat: Seat; at: Place; plants: boolean };
  turnBegan: { turn: number; season: Season; space: number };
  eventDrawn: { event: EventId };
  /** What its dice showed. */
  eventRolled: { event: EventId; dice: readonly number[] };
  hexesClosed: { event: EventId; at: readonly Place[] };
  peopleLost: { seat: Seat; at: Place; by: Harm } & People;
  campLost: { seat: Seat; at: Place; by: EventId };
  /** A crop has so many ears now; 0 is none. */
  cropDropped: { at: Place; left: number; by: EventId | Kind };
  /** Animals left the map other than in a fight. */
  animalsLost: { kind: Kind; at: Place; count: number; by: EventId };
  foodLost: { seat: Seat; food: number; by: 'spoilage' };
  foodGained: { seat: Seat; food: number; by: 'alms' };
  /** `returned`: drawn, and put back into the sack. */
  animalsCame: {
    animals: readonly { readonly kind: Kind; readonly at: Place }[];
    returned: readonly Kind[];
    by: EventId | null;
  };
  /** A move of all animals: the die, and each pack that went anywhere. A tracked kind goes its own way. */
  animalsMoved: { die: number; packs: readonly Roamed[] };
  /** By a Firebrand. */
  animalsDriven: { at: Place; to: Bearing; packs: readonly Roamed[] };
  /** Living tribes from the first player on; `dice`: rounds of throws of those tied, by seat. */
  orderSet: { order: readonly Seat[]; dice: Dice };
  /** `at`, `kind`, `to`, `of`: what it is played on, where it needs that. */
  cardPlayed: {
    seat: Seat;
    card: CardId;
    at: Place | null;
    kind: Kind | null;
    to: Bearing | null;
    of: Seat | null;
    /** What an Omen discards. */
    event: EventId | null;
  };
  cardCancelled: { seat: Seat; card: CardId; by: Seat };
  raided: { seat: Seat; of: Seat; food: number };
  joined: { seat: Seat; at: Place; who: 'warrior' | 'female' };
  /** An order as it counts: groups in their order. */
  tribeMoved: {
    seat: Seat;
    groups: readonly ({ readonly path: Path } & People)[];
  };
  campFounded: { seat: Seat; at: Place };
  /** It has no female any more. */
  campAbandoned: { seat: Seat; at: Place };
  /** Told to its seat alone. */
  orderGiven: { seat: Seat };
  battleBegan: {
    at: Place;
    people: readonly ({ readonly seat: Seat } & People)[];
    animals: readonly { readonly kind: Kind; readonly count: number }[];
    /** Whose camp stands there. */
    camp: Seat | null;
  };
  trapped: { seat: Seat; at: Place; kind: Kind; food: number };
  /** `lost`: what each loser gave. */
  roundFought: {
    at: Place;
    throws: readonly Throw[];
    lost: readonly { readonly who: Side; readonly token: 'warrior' | 'female' | 'animal' }[];
  };
  /** Food of a killed animal, to whom it is paid. */
  huntPaid: { seat: Seat; at: Place; kind: Kind; food: number };
  captured: { seat: Seat; of: Seat; at: Place; kept: number; killed: number };
  /** Food for strangers that were eaten. */
  strangersEaten: { seat: Seat; at: Place; food: number };
  /** `taken`: by a camp of the victor. */
  campBeaten: { seat: Seat; of: Seat; at: Place; food: number; taken: boolean };
  battleEnded: { at: Place; victor: Side | null };
  incomeHad: { seat: Seat; fish: number; berries: number; crops: number };
  mealEaten: { seat: Seat; cost: number; left: number };
  harvestEnded: Record<never, never>;
  born: {
    seat: Seat;
    at: Place;
    dice: readonly number[];
    card: 'midwife' | 'elder' | null;
  } & People;
  planted: { seat: Seat; at: Place };
  campsAnnounced: { seats: readonly Seat[] };
  tribeOut: { seat: Seat };
  /** `ranks`: living tribes as they are placed; `dice`: rounds of throws of those tied for a place. */
  gameEnded: {
    winner: Seat | null;
    by: 'camps' | 'last' | 'limit' | 'nobody';
    ranks: readonly Seat[];
    dice: Dice;
  };
}

/** An event of a type. */
export type EventOf<T extends keyof Facts> = {
  [K in T]: { readonly type: K } & Readonly<Facts[K]>;
}[T];
export type ValleyEvent = EventOf<keyof Facts>;
