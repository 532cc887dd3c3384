import type { Seat } from '../../engine/game.ts';
import { TILES } from './content/herd.ts';
import type { StoneAgeEvent } from './event.ts';

/** Events that follow each other in one passage are told together. */
export type Passage =
  | 'begins'
  | 'round'
  | 'herd moves'
  | 'placing'
  | 'acts'
  | 'empty stack'
  | 'dice for all'
  | 'herd'
  | 'meal'
  | 'ends';

interface Telling {
  /** Null for what other lines and the picture tell. */
  readonly passage: Passage | null;
  /** Who does it by a word of its own; dice, and what a word set off, are nobody's doing. */
  readonly doer?: 'seat';
}

const byTribe = { passage: 'acts', doer: 'seat' } as const;
const gain = { passage: 'acts' } as const;

/** Every event, in the order of play: the one place that says what belongs together. */
const TELLING: Readonly<Record<StoneAgeEvent['type'], Telling>> = {
  matchBegan: { passage: 'begins' },
  roundBegan: { passage: 'round' },
  herdCame: { passage: 'herd moves' },
  herdWent: { passage: 'herd moves' },
  peoplePlaced: { passage: 'placing', doer: 'seat' },
  // Whose acts they are is told with them.
  actionsBegan: { passage: null },
  diceRolled: { passage: 'acts' },
  gathered: { passage: 'acts' },
  peopleTamed: byTribe,
  cardTaken: byTribe,
  buildingBuilt: byTribe,
  leftAlone: byTribe,
  planStopped: { passage: 'acts' },
  fieldMade: gain,
  personBorn: gain,
  toolMade: gain,
  oneUseToolGained: gain,
  goodsGained: gain,
  pointsGained: gain,
  cardDrawn: gain,
  cardDrawnSecretly: gain,
  noCardDrawn: gain,
  // The picture shows what lies open; that nothing does is told.
  buildingShown: { passage: 'empty stack' },
  diceForAllRolled: { passage: 'dice for all' },
  dieTaken: { passage: 'dice for all', doer: 'seat' },
  herdRolled: { passage: 'herd' },
  herdTamed: { passage: 'herd' },
  herdTied: { passage: 'herd' },
  herdMissed: { passage: 'herd' },
  bonusChosen: { passage: 'herd', doer: 'seat' },
  fed: { passage: 'meal' },
  cardsRanOut: { passage: 'ends' },
  stacksRanOut: { passage: 'ends' },
  roundsRanOut: { passage: 'ends' },
  gameEnded: { passage: 'ends' },
};

const OF_HERD: ReadonlySet<string> = new Set(TILES);

/** With what an event is told; null where it is not. What a tribe gets is told with what brings it. */
export function passageOf(event: StoneAgeEvent): Passage | null {
  if (event.type === 'buildingShown' && event.building !== null) return null;
  if ('from' in event && event.from === 'die') return 'dice for all';
  if ('from' in event && OF_HERD.has(event.from)) return 'herd';
  return TELLING[event.type].passage;
}

/** Each tribe acts in a passage of its own; whom all tribes send out in turn is told together. */
export function isSamePassage(
  passage: Passage,
  before: StoneAgeEvent,
  event: StoneAgeEvent,
): boolean {
  if (passage !== 'acts') return true;
  return 'seat' in before && 'seat' in event && before.seat === event.seat;
}

/** Whether a tribe did just this itself: dice, and what its word set off, it has not seen. */
export const isOwnDoing = (event: StoneAgeEvent, seat: Seat): boolean =>
  TELLING[event.type].doer === 'seat' && 'seat' in event && event.seat === seat;
