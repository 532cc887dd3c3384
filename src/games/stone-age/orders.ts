import type { Choice, Choices, Decision } from '../../engine/game.ts';
import type { OrderAnswer, StandingOrder } from '../../presentation/orders.ts';
import type { StoneAgeAction } from './action.ts';
import {
  SOURCES,
  type Source,
  VILLAGE,
  VILLAGE_PEOPLE,
  type VillagePlace,
} from './content/places.ts';
import { isSlot, isStack, type Location } from './locations.ts';
import type { StoneAgeView } from './view.ts';

/** Where people may be ordered to go, and how many of them at most; null for as many as find room. */
export interface Errand {
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
export const ERRANDS: readonly Errand[] = [
  all('card'),
  all('building'),
  ...VILLAGE.map(all),
  ...SOURCES.flatMap((to) => [
    all(to),
    ...(to === 'hunt' ? HUNTERS : FEW).map((most) => atMost(to, most)),
  ]),
];

type Order = StandingOrder<StoneAgeAction, StoneAgeView>;
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
        action.do === 'place' && isMeant(to, action.at) && (most === null || action.people <= most),
    )
    .reduce<Found>((more, one) => (peopleIn(one) > peopleIn(more) ? one : more), null);
  return best ?? { unable: to === 'hut' && tribe.unplaced < HUT_PEOPLE ? 'few' : 'full' };
}

const peopleIn = (choice: Found): number =>
  choice?.action.do === 'place' ? choice.action.people : 0;

/** So many people go to the hut. */
const HUT_PEOPLE = VILLAGE_PEOPLE.hut;

/** Why nobody can be sent somewhere. */
const GOING = ['full', 'few'] as const;

/** What a player of Stone Age may say once for whenever it is asked. */
export const stoneAgeOrders: readonly Order[] = [
  {
    name: 'place',
    kinds: ['place'],
    values: ERRANDS.map(({ name }) => name),
    reasons: GOING,
    answer: goTo,
  },
  {
    name: 'else',
    kinds: ['place'],
    values: ERRANDS.map(({ name }) => name),
    reasons: GOING,
    answer: goTo,
  },
  {
    name: 'feed',
    kinds: ['feed'],
    values: ['buy', 'hunger'],
    answer: (value, _decision, choices) =>
      listed(choices, (action) => action.do === 'feed' && action.how === value),
  },
  {
    name: 'tools',
    kinds: ['tools'],
    values: ['none'],
    answer: (_value, _decision, choices) =>
      listed(
        choices,
        (action) => action.do === 'tools' && action.use.tools.length + action.use.once.length === 0,
      ),
  },
  {
    name: 'die',
    kinds: ['die'],
    values: ['highest', 'lowest'],
    answer(value, _decision, choices) {
      if ('shape' in choices) return null;
      return (value === 'highest' ? choices[0] : choices.at(-1)) ?? null;
    },
  },
  {
    name: 'bonus',
    kinds: ['bonus'],
    values: ['first'],
    answer: (_value, _decision, choices) =>
      listed(choices, (action) => action.do === 'bonus' && action.line === 'first'),
  },
  { name: 'act', kinds: ['act', 'any', 'tame', 'pay'], values: [], answer: () => null },
];
