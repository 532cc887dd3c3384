import { amounts, countChoices, nthChoice } from '../../engine/choices.ts';
import type { Amounts as Shape, Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { best } from '../../parts/best.ts';
import { gain, pay } from '../../parts/goods.ts';
import { item } from '../../parts/item.ts';
import { seatsFrom } from '../../parts/seats.ts';
import type { ActionOf } from './action.ts';
import { type Amounts, RESOURCES } from './content/goods.ts';
import { CHIEFTAIN } from './content/tiles.ts';
import { total } from './payment.ts';
import { outOfTurn, type RiseFrame, type RisePlay, type RiseStep } from './play.ts';
import { gainPoints } from './scoring.ts';
import { type FrameOf, type RiseState, tribeOf } from './state.ts';
import { discard, shuffleBack } from './slots.ts';

/** Who has anything to bid, which everybody knows. */
const bidders = ({ tribes }: RiseState): Seat[] =>
  [...tribes.keys()].filter((seat) => total(tribeOf({ tribes }, seat).goods) > 0);

/** All bid a number of resources, sealed. */
const bid: RiseStep<'bidding', 'bid'> = {
  does: ['bid'],
  asks: (state) =>
    bidders(state).map((seat) => ({ ...outOfTurn(state, 'bid', seat), sealed: true })),

  choices: (state, _frame, { seat }) =>
    amounts({
      name: 'bid',
      most: { goods: total(tribeOf(state, seat).goods) },
      action: ({ goods }) => ({ do: 'bid', count: goods }),
    }),

  answer(play, frame, answers) {
    const { state } = play;
    const bids = state.tribes.map(
      (_, seat) => answers.find(({ decision }) => decision.seat === seat)?.action.count ?? 0,
    );
    play.reveals = true;
    const order = seatsFrom(state.turn.seat, state.tribes.length);
    const winner = best(order, (seat) => item(bids, seat));
    const count = item(bids, winner);
    tell(play, { type: 'bidsShown', bids, winner: count === 0 ? null : winner });
    if (count === 0) {
      shuffleBack(play, 'chieftain');
      return 'over';
    }
    discard(play, 'chieftain');
    frame.giving = { seat: winner, count, to: order.filter((seat) => seat !== winner) };
    const { high, points } = CHIEFTAIN;
    gainPoints(play, winner, 'chieftain', count >= high ? points.high : points.low);
    return 'goes on';
  },

  goOn(play) {
    if (bidders(play.state).length > 0) return 'asks';
    shuffleBack(play, 'chieftain');
    return 'over';
  },
};

/** What is being handed out. Throws where nothing is. */
function givingOf({ giving }: Readonly<FrameOf<'bidding'>>) {
  if (giving === null) throw new Error('Nothing is handed out.');
  return giving;
}

/** What the next opponent may get; the last one gets all that is left. */
function gifts(state: RiseState, frame: Readonly<FrameOf<'bidding'>>): Shape<ActionOf<'give'>> {
  const { seat, count, to } = givingOf(frame);
  return amounts({
    name: 'give',
    most: tribeOf(state, seat).goods,
    total: { least: to.length === 1 ? count : 0, most: count },
    key: 'some',
    action: (goods) => ({ do: 'give', goods }),
  });
}

function hand(play: RisePlay, frame: FrameOf<'bidding'>, goods: Amounts): void {
  const { seat: from, count, to } = givingOf(frame);
  const receiver = item(to, 0);
  frame.giving = { seat: from, count: count - total(goods), to: to.slice(1) };
  if (total(goods) === 0) return;
  pay(tribeOf(play.state, from).goods, RESOURCES, goods);
  gain(tribeOf(play.state, receiver).goods, RESOURCES, goods);
  tell(play, { type: 'goodsGiven', from, to: receiver, goods });
}

/** The winner hands its bid out, to one opponent after the other. */
const give: RiseStep<'bidding', 'give'> = {
  does: ['give'],
  asks(state, frame) {
    const { seat, to } = givingOf(frame);
    return [{ ...outOfTurn(state, 'give', seat), about: item(to, 0) }];
  },
  choices: gifts,

  answer(play, frame, [{ action }]) {
    hand(play, frame, action.goods);
    return 'goes on';
  },

  goOn(play, frame) {
    if (givingOf(frame).count === 0) return 'over';
    const offered = gifts(play.state, frame);
    if (countChoices(offered) > 1) return 'asks';
    hand(play, frame, nthChoice(offered, 0).action.goods);
    return 'goes on';
  },
};

export const bidding: RiseFrame<'bidding'> = {
  step: ({ giving }) => (giving === null ? bid : give),
};
