import { amounts, countChoices, nthChoice } from '../../engine/choices.ts';
import type { Goods, Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { gain } from '../../parts/goods.ts';
import type { ActionOf } from './action.ts';
import { type Amounts, RESOURCES } from './content/goods.ts';
import { slotOf } from './ground.ts';
import { added } from './one-by-one.ts';
import { lackOf, total } from './payment.ts';
import { inTurn, type RiseFrame, type RisePlay, type RiseStep } from './play.ts';
import { type FrameOf, tribeOf } from './state.ts';
import type { Source } from './event.ts';
import { takeFrom } from './slots.ts';

/** More than anybody ever has. */
const PLENTY = 1000;

/** A tribe gets resources. */
export function gainGoods(play: RisePlay, seat: Seat, from: Source, goods: Amounts): void {
  if (total(goods) === 0) return;
  gain(tribeOf(play.state, seat).goods, RESOURCES, goods);
  tell(play, { type: 'goodsTaken', seat, from, goods });
}

const ways = ({ most, least, count }: Readonly<FrameOf<'taking'>>) =>
  amounts({
    name: 'take',
    most,
    total: { least, most: count },
    key: 'some',
    action: (goods): ActionOf<'take'> => ({ do: 'take', goods }),
  });

function receive(play: RisePlay, { seat, from }: FrameOf<'taking'>, goods: Amounts): void {
  gainGoods(play, seat, from, goods);
  const slot = from === 'discovery' ? slotOf(play.state, from) : undefined;
  if (slot !== undefined) takeFrom(play, slot, goods);
}

/** Resources of choice: at the start, by Pottery, Oxen and Discovery. */
const take: RiseStep<'taking', 'take'> = {
  does: ['take'],

  asks: (state, { seat, from }) =>
    from === 'start' ? [{ seat, kind: 'take', topic: `take.${seat}` }] : inTurn(state, 'take'),

  choices: (_state, frame) => ways(frame),

  /** As many as may be, of what a village lacks most. */
  safe(choices, seat, state) {
    const lack: Goods = lackOf(tribeOf(state, seat));
    return added(choices, (kind, given) => PLENTY + (lack[kind] ?? 0) - (given[kind] ?? 0));
  },

  answer(play, frame, [{ action }]) {
    receive(play, frame, action.goods);
    return 'over';
  },

  goOn(play, frame) {
    const offered = ways(frame);
    if (countChoices(offered) > 1) return 'asks';
    receive(play, frame, nthChoice(offered, 0).action.goods);
    return 'over';
  },
};

export const taking: RiseFrame<'taking'> = { step: () => take };
