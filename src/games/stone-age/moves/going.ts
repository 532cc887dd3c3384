import type { Choices, Decision } from '../../../engine/game.ts';
import { type SpokenOrder, worthMost } from '../../../presentation/orders.ts';
import type { StoneAgeAction } from '../action.ts';
import {
  SOURCES,
  type Source,
  VILLAGE,
  VILLAGE_PEOPLE,
  type VillagePlace,
} from '../content/places.ts';
import { isSlot, isStack, type Location } from '../locations.ts';
import type { StoneAgeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { type Answer, type Order } from './order.ts';

/** Where people may be ordered to go, and how many of them at most; null for as many as find room. */
interface Errand {
  readonly name: string;
  readonly to: Source | VillagePlace | 'card' | 'building';
  readonly people: number | null;
}

/** So many people go to a place with resources, or fewer. */
const FEW = [2, 3] as const;
/** So many people hunt, or fewer. */
const HUNTERS = [1, 2, 3, 4] as const;

const all = (to: Errand['to']): Errand => ({ name: to, to, people: null });
const atMost = (to: Errand['to'], people: number): Errand => ({
  name: `${to}${people}`,
  to,
  people,
});

/** Where people may be ordered to go. */
const ERRANDS: readonly Errand[] = [
  all('card'),
  all('building'),
  ...VILLAGE.map(all),
  ...SOURCES.flatMap((to) => [
    all(to),
    ...(to === 'hunt' ? HUNTERS : FEW).map((people) => atMost(to, people)),
  ]),
];

/** Whether a location is what an order means: a place, or whatever card or building comes first. */
const isMeant = (to: Errand['to'], at: Location): boolean =>
  to === 'card' ? isSlot(at) : to === 'building' ? isStack(at) : to === at;

/** As many people as may go to such a place, so many at most; the first of several places. */
export const mostTo = (
  choices: Choices<StoneAgeAction>,
  isThere: (at: Location) => boolean,
  people: number | null,
) =>
  worthMost(choices, (action) =>
    action.do === 'place' && isThere(action.at) && (people === null || action.people <= people)
      ? action.people
      : null,
  );

/**
 * Goes to a place with as many people as it takes and the order allows, where it is free; of cards and buildings to the
 * first that is (base game, place). It does so once a round, and has nothing to say after that.
 */
function goTo(
  value: string,
  { seat }: Decision,
  choices: Choices<StoneAgeAction>,
  view: StoneAgeView,
): Answer {
  const tribe = view.tribes[seat];
  const errand = ERRANDS.find(({ name }) => name === value);
  if (tribe === undefined || errand === undefined) return null;
  const { to, people } = errand;
  if (tribe.placed.some(({ at }) => isMeant(to, at))) return null;
  const found = mostTo(choices, (at) => isMeant(to, at), people);
  return found ?? { unable: to === 'hut' && tribe.unplaced < HUT_PEOPLE ? 'few' : 'full' };
}

/** So many people go to the hut. */
const HUT_PEOPLE = VILLAGE_PEOPLE.hut;

const places = {
  values: ERRANDS.map(({ name }) => name),
  reasons: ['full', 'few'],
  answer: goTo,
};

/** Where people are sent, in words. */
function placesWords({ say }: StoneAgeSpeech): Omit<SpokenOrder, 'title'> {
  const placeOf = (to: Errand['to']): string =>
    to === 'card' || to === 'building' ? say(`orders.${to}`) : say(`names.places.${to}`);
  const values = Object.fromEntries(
    ERRANDS.map(({ name, to, people }) => [
      name,
      people === null ? placeOf(to) : say('orders.at most', { place: placeOf(to), most: people }),
    ]),
  );
  return {
    values,
    reasons: { full: say('orders.reasons.full'), few: say('orders.reasons.few') },
  };
}

/** Where people are sent first (base game, place). */
export const going: Order = {
  ...places,
  said: (speech) => ({ title: speech.say('orders.place.title'), ...placesWords(speech) }),
};

/** Where they are sent after that, or instead. */
export const goingElse: Order = {
  ...places,
  name: 'else',
  said: (speech) => ({ title: speech.say('orders.else.title'), ...placesWords(speech) }),
};
