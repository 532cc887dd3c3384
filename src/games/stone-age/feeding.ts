import { countChoices } from '../../engine/choices.ts';
import type { Amounts, Choice, Choices, Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { choice } from '../../parts/choice.ts';
import { pay } from '../../parts/goods.ts';
import { seatsFrom } from '../../parts/seats.ts';
import { type ActionOf, FEEDING_STEPS, type Payment } from './action.ts';
import { GOODS, RESOURCES } from './content/goods.ts';
import { HUNGER } from './content/numbers.ts';
import { missingFood } from './meal.ts';
import { cheapest, countOf, type Pay, payments } from './payment.ts';
import type { StoneAgeFrame, StoneAgePlay, StoneAgeStep } from './play.ts';
import { type StoneAgeState, tribeOf } from './state.ts';

const BUY = choice('feed.buy', { do: 'feed', how: 'buy' });
const PAY = choice('feed.pay', { do: 'feed', how: 'pay' });
const HUNGER_IT_IS = choice('feed.hunger', { do: 'feed', how: 'hunger' });

/** Food comes in by the track, then each tribe feeds its people (base game, feed). */
export function beginFeeding(play: StoneAgePlay): void {
  const { state } = play;
  const left = [];
  for (const seat of seatsFrom(state.first, state.tribes.length)) {
    const tribe = tribeOf(state, seat);
    tribe.goods.food += tribe.track;
    const missing = missingFood(tribe);
    if (missing === 0) feed(play, seat, {});
    else if (countOf(tribe.goods, RESOURCES) < missing) feed(play, seat, null);
    else left.push({ seat, step: 'feed' as const });
  }
  state.frames.push({ frame: 'feeding', left });
}

const waysToPay = (state: StoneAgeState, seat: Seat): Amounts<Pay> => {
  const tribe = tribeOf(state, seat);
  const missing = missingFood(tribe);
  return payments(tribe.goods, RESOURCES, { least: missing, most: missing });
};

/**
 * Whoever has resources for what is missing says how it is paid, if at all: all at once and in any order, as what one
 * pays changes nothing for another.
 */
const pays: StoneAgeStep<'feeding', (typeof FEEDING_STEPS)[number]> = {
  does: FEEDING_STEPS,

  asks: ({ round }, { left }) =>
    left
      .toSorted((a, b) => a.seat - b.seat)
      .map(({ seat, step }) => ({
        seat,
        kind: step,
        topic: `feed.${round}.${seat}`,
        earlier: step === 'feed' ? 0 : 1,
      })),

  choices(state, _frame, { seat, kind }): Choices<ActionOf<'feed'> | Pay> {
    const ways = waysToPay(state, seat);
    if (kind === 'pay') return ways;
    const choices: Choice<ActionOf<'feed'>>[] =
      countChoices(ways) > 1 ? [BUY, PAY, HUNGER_IT_IS] : [BUY, HUNGER_IT_IS];
    return choices;
  },

  answer(play, frame, [{ decision, action }]) {
    const { seat } = decision;
    const tribe = tribeOf(play.state, seat);
    if ('how' in action && action.how === 'pay') {
      frame.left = frame.left.map((one) => (one.seat === seat ? { seat, step: 'pay' } : one));
      return 'goes on';
    }
    frame.left = frame.left.filter((one) => one.seat !== seat);
    if ('goods' in action) feed(play, seat, action.goods);
    else if (action.how === 'hunger') feed(play, seat, null);
    else feed(play, seat, cheapest(tribe.goods, RESOURCES, missingFood(tribe)));
    return 'goes on';
  },

  goOn: (_play, { left }) => (left.length > 0 ? 'asks' : 'over'),
};

/**
 * A tribe eats: its food first.
 *
 * @param extra resources for what is missing; null where that is not paid
 */
function feed(play: StoneAgePlay, seat: Seat, extra: Payment | null): void {
  const tribe = tribeOf(play.state, seat);
  const { people, track: harvest } = tribe;
  const paid = { food: Math.min(people, tribe.goods.food), ...extra };
  pay(tribe.goods, GOODS, paid);
  const hungry = extra === null;
  if (hungry) tribe.points -= HUNGER;
  tell(play, { type: 'fed', seat, people, harvest, paid, hungry });
}

export const feeding: StoneAgeFrame<'feeding'> = { step: () => pays };
