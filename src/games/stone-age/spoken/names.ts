import type { Seat } from '../../../engine/game.ts';
import type { Payment, ToolUse } from '../action.ts';
import { type Good, GOODS, RESOURCES, WORTH } from '../content/goods.ts';
import type { Source } from '../content/places.ts';
import { isSlot, isStack, type Location, numberOf, type PlannedAct } from '../locations.ts';
import type { Pointed } from '../happenings/told.ts';
import { plannedOf } from '../planning.ts';
import { sideOf } from '../tribes.ts';
import type { StoneAgeSpeech } from '../words/index.ts';

/** A seat's tribe, bare: `Torch`. */
export const tribeName = ({ say }: StoneAgeSpeech, seat: Seat): string =>
  say(`names.tribes.${sideOf(seat).id}`);

/** A seat's tribe: `🔥 Torch`. */
export const seatName = (speech: StoneAgeSpeech, seat: Seat): string =>
  `${sideOf(seat).emoji} ${tribeName(speech, seat)}`;

/** To what people are sent: `Forest`, `Card 2`, `Building 3`. */
export function placeName({ say }: StoneAgeSpeech, at: Location): string {
  if (isSlot(at)) return say('names.card', { number: numberOf(at) + 1 });
  if (isStack(at)) return say('names.building', { number: numberOf(at) + 1 });
  return say(`names.places.${at}`);
}

/** What stands over it on the picture, also over the tile of the herd. */
export const pointedName = (speech: StoneAgeSpeech, place: Pointed): string =>
  place === 'tile' ? speech.say('board.tile') : placeName(speech, place);

/** Several of those: `Forest, Hut`. */
export const placeNames = (speech: StoneAgeSpeech, places: readonly Location[]): string =>
  places.map((at) => placeName(speech, at)).join(', ');

/** Several of those in a sentence: `building 2 and card 3`. */
export const leftNames = (speech: StoneAgeSpeech, places: readonly Location[]): string =>
  speech.list(
    places.map((at) => {
      if (isSlot(at)) return speech.say('names.the card', { number: numberOf(at) + 1 });
      if (isStack(at)) return speech.say('names.the building', { number: numberOf(at) + 1 });
      return placeName(speech, at);
    }),
  );

/** What stands in a plan: `Forest`, `leave Card 2`. */
export function plannedName(speech: StoneAgeSpeech, act: PlannedAct): string {
  const { at, leaves } = plannedOf(act);
  const place = placeName(speech, at);
  return leaves ? speech.say('names.leave', { place }) : place;
}

/** Several of those: `Forest, leave Card 2`; null for none. */
export const planWords = (speech: StoneAgeSpeech, plan: readonly PlannedAct[]): string | null =>
  plan.length === 0 ? null : plan.map((act) => plannedName(speech, act)).join(', ');

/** `to the forest`, `to card 1` */
export function toPlace({ say }: StoneAgeSpeech, at: Location): string {
  if (isSlot(at)) return say('names.to card', { number: numberOf(at) + 1 });
  if (isStack(at)) return say('names.to building', { number: numberOf(at) + 1 });
  return say(`names.to.${at}`);
}

/** `in the forest` */
export const atPlace = ({ say }: StoneAgeSpeech, at: Source): string => say(`names.at.${at}`);

/** A kind of goods: `wood`. */
export const goodName = ({ say }: StoneAgeSpeech, good: Good): string => say(`names.goods.${good}`);

/** By what the sum of dice is divided for each good: `food by 2, wood by 3 …`. */
export const divisorWords = (speech: StoneAgeSpeech): string =>
  GOODS.map((good) =>
    speech.say('rules.divisor', { good: goodName(speech, good), worth: WORTH[good] }),
  ).join(', ');

/** What each resource is worth in a building: `wood 3, brick 4 …`. */
export const worthWords = (speech: StoneAgeSpeech): string =>
  RESOURCES.map((good) =>
    speech.say('rules.worth', { good: goodName(speech, good), worth: WORTH[good] }),
  ).join(', ');

/** `1 brick`, `3 wood`. */
export const amountWords = ({ say }: StoneAgeSpeech, count: number, good: Good): string =>
  say(`names.amount.${good}`, { count });

/** `2 wood, 1 brick`; `nothing`. */
export function goodsWords(speech: StoneAgeSpeech, goods: Payment): string {
  const words = GOODS.flatMap((good) => {
    const count = goods[good] ?? 0;
    return count > 0 ? [amountWords(speech, count, good)] : [];
  });
  return words.length === 0 ? speech.say('names.no goods') : words.join(', ');
}

/** What may be counted. */
type Countable = 'people' | 'resources' | 'fields' | 'points' | 'dice' | 'buildings' | 'tiles';

/** `1 person`, `3 points`. */
export const counted = ({ say }: StoneAgeSpeech, count: number, what: Countable): string =>
  say(`names.${what}`, { count });

/** `2 + 1`, `3 + 4 (once)`; `none`. */
export function toolsWords({ say }: StoneAgeSpeech, { tools, once }: ToolUse): string {
  const words = [
    ...tools.toSorted((a, b) => b - a).map(String),
    ...once.toSorted((a, b) => b - a).map((value) => say('names.once', { value })),
  ];
  return words.length === 0 ? say('names.no tool') : words.join(' + ');
}
