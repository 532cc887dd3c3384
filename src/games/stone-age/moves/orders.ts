import type { Choice, Choices, Decision } from '../../../engine/game.ts';
import type { OrderAnswer, SpokenOrder, StandingOrder } from '../../../presentation/orders.ts';
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

/** Where people may be ordered to go, and how many of them at most; null for as many as find room. */
interface Errand {
  readonly name: string;
  readonly to: Source | VillagePlace | 'card' | 'building';
  readonly most: number | null;
}

/** So many people go to a place with resources, or fewer. */
const FEW = [2, 3] as const;
/** So many people hunt, or fewer. */
const HUNTERS = [1, 2, 3, 4] as const;

const all = (to: Errand['to']): Errand => ({ name: to, to, most: null });
const atMost = (to: Errand['to'], most: number): Errand => ({ name: `${to}${most}`, to, most });

/** Where people may be ordered to go. */
const ERRANDS: readonly Errand[] = [
  all('card'),
  all('building'),
  ...VILLAGE.map(all),
  ...SOURCES.flatMap((to) => [
    all(to),
    ...(to === 'hunt' ? HUNTERS : FEW).map((most) => atMost(to, most)),
  ]),
];

/** Which decisions it answers, the moves say. */
export interface Order extends Omit<StandingOrder<StoneAgeAction, StoneAgeView>, 'name' | 'kinds'> {
  /** Left out, it is called as the first kind of decision that it answers. */
  readonly name?: string;
  readonly said: (speech: StoneAgeSpeech) => SpokenOrder;
}
type Answer = OrderAnswer<StoneAgeAction>;
type Found = Choice<StoneAgeAction> | null;

const listed = (
  choices: Choices<StoneAgeAction>,
  fits: (action: StoneAgeAction) => boolean,
): Found => ('shape' in choices ? null : (choices.find(({ action }) => fits(action)) ?? null));

/** Whether a location is what an order means: a place, or whatever card or building comes first. */
const isMeant = (to: Errand['to'], at: Location): boolean =>
  to === 'card' ? isSlot(at) : to === 'building' ? isStack(at) : to === at;

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
  if ('shape' in choices || tribe === undefined || errand === undefined) return null;
  const { to, most } = errand;
  if (tribe.placed.some(({ at }) => isMeant(to, at))) return null;
  const best = choices
    .filter(
      ({ action }) =>
        'people' in action &&
        'at' in action &&
        isMeant(to, action.at) &&
        (most === null || action.people <= most),
    )
    .reduce<Found>((more, one) => (peopleIn(one) > peopleIn(more) ? one : more), null);
  return best ?? { unable: to === 'hut' && tribe.unplaced < HUT_PEOPLE ? 'few' : 'full' };
}

const peopleIn = (choice: Found): number =>
  choice !== null && 'people' in choice.action ? choice.action.people : 0;

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
    ERRANDS.map(({ name, to, most }) => [
      name,
      most === null ? placeOf(to) : say('orders.at most', { place: placeOf(to), most }),
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

/** How missing food is paid (base game, feed). */
export const eating: Order = {
  said: ({ say }) => ({
    title: say('orders.feed.title'),
    values: { buy: say('orders.feed.buy'), hunger: say('orders.feed.hunger') },
  }),
  values: ['buy', 'hunger'],
  answer: (value, _decision, choices) =>
    listed(choices, (action) => 'how' in action && action.how === value),
};

/** That no tools are added to dice (base game, act). */
export const bareHands: Order = {
  said: ({ say }) => ({
    title: say('orders.tools.title'),
    values: { none: say('orders.tools.none') },
  }),
  values: ['none'],
  answer: (_value, _decision, choices) =>
    listed(
      choices,
      (action) => 'use' in action && action.use.tools.length + action.use.once.length === 0,
    ),
};

/** Which of the dice for all is taken. */
export const taking: Order = {
  said: ({ say }) => ({
    title: say('orders.die.title'),
    values: { highest: say('orders.die.highest'), lowest: say('orders.die.lowest') },
  }),
  values: ['highest', 'lowest'],
  answer(value, _decision, choices) {
    if ('shape' in choices) return null;
    return (value === 'highest' ? choices[0] : choices.at(-1)) ?? null;
  },
};

/** What is taken of the herd's tile (Mammoth Herd). */
export const firstLine: Order = {
  said: ({ say }) => ({
    title: say('orders.bonus.title'),
    values: { first: say('orders.bonus.first') },
  }),
  values: ['first'],
  answer: (_value, _decision, choices) =>
    listed(choices, (action) => 'line' in action && action.line === 'first'),
};

/** Its own turns (base game, act): a computer player may see to them. */
export const acting: Order = {
  said: ({ say }) => ({ title: say('orders.act.title'), values: {} }),
  values: [],
  answer: () => null,
};

/** What a player of Stone Age may say once for whenever it is asked. */
export const ORDERS: readonly Order[] = [
  going,
  goingElse,
  eating,
  bareHands,
  taking,
  firstLine,
  acting,
];
