import type { Choice, Choices, Decision } from '../../engine/game.ts';
import type { StandingOrder } from '../../presentation/orders.ts';
import type { StoneAgeAction } from './action.ts';
import { isShop, LOCATIONS } from './locations.ts';
import type { StoneAgeView } from './view.ts';

type Order = StandingOrder<StoneAgeAction, StoneAgeView>;
type Answer = Choice<StoneAgeAction> | null;

const listed = (
  choices: Choices<StoneAgeAction>,
  fits: (action: StoneAgeAction) => boolean,
): Answer => ('shape' in choices ? null : (choices.find(({ action }) => fits(action)) ?? null));

/** Goes to a place with as many people as it takes, where it is free (base game, place). */
const goTo = (value: string, _decision: Decision, choices: Choices<StoneAgeAction>): Answer =>
  'shape' in choices
    ? null
    : choices
        .filter(({ action }) => action.do === 'place' && action.at === value)
        .reduce<Answer>((most, one) => (peopleIn(one) > peopleIn(most) ? one : most), null);

const peopleIn = (choice: Answer): number =>
  choice?.action.do === 'place' ? choice.action.people : 0;

/** Everywhere but where something is bought: that depends on what lies there. */
const PLACES = LOCATIONS.filter((at) => !isShop(at));

/** What a player of Stone Age may say once for whenever it is asked. */
export const stoneAgeOrders: readonly Order[] = [
  { name: 'place', kinds: ['place'], values: PLACES, answer: goTo },
  { name: 'else', kinds: ['place'], values: PLACES, answer: goTo },
  {
    name: 'feed',
    kinds: ['feed', 'pay'],
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
