import type { Choice, Choices, Decision } from '../../engine/game.ts';
import type { OrderAnswer, StandingOrder } from '../../presentation/orders.ts';
import type { StoneAgeAction } from './action.ts';
import { VILLAGE_PEOPLE } from './content/places.ts';
import { isShop, LOCATIONS } from './locations.ts';
import type { StoneAgeView } from './view.ts';

type Order = StandingOrder<StoneAgeAction, StoneAgeView>;
type Answer = OrderAnswer<StoneAgeAction>;
type Found = Choice<StoneAgeAction> | null;

const listed = (
  choices: Choices<StoneAgeAction>,
  fits: (action: StoneAgeAction) => boolean,
): Found => ('shape' in choices ? null : (choices.find(({ action }) => fits(action)) ?? null));

/**
 * Goes to a place with as many people as it takes, where it is free (base game, place). It does so once a round, and has
 * nothing to say after that.
 */
function goTo(
  value: string,
  { seat }: Decision,
  choices: Choices<StoneAgeAction>,
  view: StoneAgeView,
): Answer {
  const tribe = view.tribes[seat];
  if ('shape' in choices || tribe === undefined) return null;
  if (tribe.placed.some(({ at }) => at === value)) return null;
  const most = choices
    .filter(({ action }) => action.do === 'place' && action.at === value)
    .reduce<Found>((best, one) => (peopleIn(one) > peopleIn(best) ? one : best), null);
  return most ?? { unable: value === 'hut' && tribe.unplaced < HUT_PEOPLE ? 'few' : 'full' };
}

const peopleIn = (choice: Found): number =>
  choice?.action.do === 'place' ? choice.action.people : 0;

/** So many people go to the hut. */
const HUT_PEOPLE = VILLAGE_PEOPLE.hut;

/** Everywhere but where something is bought: that depends on what lies there. */
const PLACES = LOCATIONS.filter((at) => !isShop(at));

/** Why nobody can be sent somewhere. */
const GOING = ['full', 'few'] as const;

/** What a player of Stone Age may say once for whenever it is asked. */
export const stoneAgeOrders: readonly Order[] = [
  { name: 'place', kinds: ['place'], values: PLACES, reasons: GOING, answer: goTo },
  { name: 'else', kinds: ['place'], values: PLACES, reasons: GOING, answer: goTo },
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
