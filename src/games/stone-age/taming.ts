import { countChoices } from '../../engine/choices.ts';
import type { Amounts, Choice, Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { choice } from '../../parts/choice.ts';
import { pay } from '../../parts/goods.ts';
import type { ActionOf, Payment } from './action.ts';
import { GOODS } from './content/goods.ts';
import { MOST_PEOPLE } from './content/numbers.ts';
import { cheapest, countOf, type Pay, PAYING, payments } from './payment.ts';
import type { StoneAgeFrame, StoneAgePlay, StoneAgeStep } from './play.ts';
import { type FrameOf, type StoneAgeState, tribeOf } from './state.ts';
import { countAnswer, inTurn } from './turn.ts';

type Taming = Readonly<FrameOf<'taming'>>;

const TAME = Array.from({ length: MOST_PEOPLE + 1 }, (_, people) =>
  choice(`tame.${people}`, { do: 'tame', people }),
);
const CHOOSE = choice('tame.pay', { do: 'chooseTamers' });

/** Who gathered where the herd is goes onto the tile for a food each, or goes home (Mammoth Herd). */
export function beginTaming({ state }: StoneAgePlay, seat: Seat, people: number): void {
  state.frames.push({ frame: 'taming', seat, people, step: 'tame' });
}

/** How many a tribe can pay for. */
const mostTamers = (state: StoneAgeState, { seat, people }: Taming): number =>
  Math.min(people, countOf(tribeOf(state, seat).goods));

/** What may be paid for tamers; how much it is says how many they are. */
const waysToPay = (state: StoneAgeState, frame: Taming): Amounts<Pay> =>
  payments(tribeOf(state, frame.seat).goods, GOODS, { least: 1, most: mostTamers(state, frame) });

/** How many go: paid with food first, and with what is worth least after that, unless that is chosen next. */
const tame: StoneAgeStep<'taming', 'tame' | 'chooseTamers'> = {
  does: ['tame', 'chooseTamers'],
  asks: (state, { seat }) => inTurn(state, seat, 'tame'),

  choices(state, frame) {
    const most = mostTamers(state, frame);
    const choices: Choice<ActionOf<'tame' | 'chooseTamers'>>[] = TAME.slice(0, most + 1);
    // With one kind of goods, and with all of what there is, there is nothing to choose.
    if (countChoices(waysToPay(state, frame)) > most) choices.push(CHOOSE);
    return choices;
  },

  answer(play, frame, [{ action }]) {
    countAnswer(play);
    if (action.do === 'chooseTamers') {
      frame.step = 'pay';
      return 'goes on';
    }
    const { goods } = tribeOf(play.state, frame.seat);
    return settle(play, frame, cheapest(goods, GOODS, action.people));
  },

  goOn: ({ state }, frame) => (mostTamers(state, frame) > 0 ? 'asks' : 'over'),
};

/** With what they are paid. */
const choosePayment: StoneAgeStep<'taming', Pay['do']> = {
  ...PAYING,
  choices: waysToPay,

  answer(play, frame, [{ action }]) {
    countAnswer(play);
    return settle(play, frame, action.goods);
  },
};

function settle(play: StoneAgePlay, { seat }: Taming, paid: Payment): 'over' {
  const tribe = tribeOf(play.state, seat);
  const people = countOf(paid);
  pay(tribe.goods, GOODS, paid);
  tribe.tamers += people;
  if (people > 0) tell(play, { type: 'peopleTamed', seat, people, paid });
  return 'over';
}

const STEPS = { tame, pay: choosePayment };

export const taming: StoneAgeFrame<'taming'> = { step: ({ step }) => STEPS[step] };
