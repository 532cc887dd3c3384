import type { Deal, Deals, Seat, Step } from '../../engine/game.ts';
import { gain, pay } from '../../parts/goods.ts';
import { type Good, GOODS } from './content/terrain.ts';
import type { TuskEvent } from './event.ts';
import { copyState, topFrame, tribeOf, type TuskState } from './state.ts';

/** Tusk, trade: any tribe may give any of its tokens to another, as a gift or in trade. */
export const trade: Deals<TuskState, TuskEvent> = {
  kinds: GOODS,
  goods: (state, seat) => tribeOf(state, seat).goods,
  open: isOpen,
  deal,
};

/**
 * From the first turn to the end, and neither by nor to a tribe that is in a fight, between its start and
 * the reveal.
 */
function isOpen(state: TuskState, seat: Seat): boolean {
  if (state.turn === 0) return false;
  const frame = topFrame(state);
  if (frame === undefined) return false;
  return frame.frame !== 'fight' || frame.uses.length > 0 || !frame.seats.includes(seat);
}

function deal(state: TuskState, { from, to, gives, takes }: Deal): Step<TuskState, TuskEvent> {
  const working = copyState(state);
  const giver = tribeOf(working, from).goods;
  const taker = tribeOf(working, to).goods;
  pay(giver, GOODS, gives);
  gain(taker, GOODS, gives);
  pay(taker, GOODS, takes);
  gain(giver, GOODS, takes);
  const event = { type: 'dealt', from, to, gives: named(gives), takes: named(takes) } as const;
  return { state: working, events: [{ event }], reveals: false };
}

/** The amounts of a deal by our own names, without those of nothing. */
function named(amounts: Deal['gives']): Partial<Record<Good, number>> {
  const own: Partial<Record<Good, number>> = {};
  for (const good of GOODS) {
    const amount = amounts[good] ?? 0;
    if (amount > 0) own[good] = amount;
  }
  return own;
}
