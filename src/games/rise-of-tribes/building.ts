import type { Choice, Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { pay } from '../../parts/goods.ts';
import { choice } from '../../parts/choice.ts';
import type { ActionOf } from './action.ts';
import { type Amounts, type Resource, RESOURCES } from './content/goods.ts';
import { VILLAGES } from './content/numbers.ts';
import { controls, type Ground, has, invadersAt, nameOf, occupied, villagesOf } from './ground.ts';
import type { Place } from './map.ts';
import { canPay, plus } from './payment.ts';
import { type RiseFrame, outOfTurn, type RisePlay, type RiseStep } from './play.ts';
import { tribeOf } from './state.ts';
import { ABANDONED } from './content/tiles.ts';
import { discard } from './slots.ts';

type Build = ActionOf<'build'>;

/** What a village costs where Crafty Builders spare a kind, or nothing. */
const priceOf = (cost: Amounts, less: Resource | null): Amounts =>
  less === null ? cost : plus(cost, less, -1);

/** Where a seat may build a village, if it can pay for it, and whether a hidden one (Rise of Tribes, villages). */
export function sites(
  state: Ground,
  seat: Seat,
): { readonly at: Place; readonly hidden: boolean }[] {
  const standing = state.tribes.flatMap(villagesOf);
  if (standing.length >= VILLAGES) return [];
  const hides = has(state, seat, 'hidden-village') && tribeOf(state, seat).hidden === null;
  return occupied(state, seat)
    .filter((at) => !standing.includes(at) && invadersAt(state, at) === 0)
    .flatMap((at) => [
      ...(controls(state, seat, at) ? [{ at, hidden: false }] : []),
      ...(hides ? [{ at, hidden: true }] : []),
    ]);
}

/** Every village that a seat may build for this cost (Rise of Tribes, villages). */
export function builds(state: Ground, seat: Seat, cost: Amounts): Choice<Build>[] {
  const tribe = tribeOf(state, seat);
  const spared: (Resource | null)[] = has(state, seat, 'crafty-builders')
    ? RESOURCES.filter((kind) => (cost[kind] ?? 0) > 0)
    : [null];
  const payable = spared.filter((less) => canPay(tribe.goods, priceOf(cost, less)));
  const elders = state.options.elders && tribe.elder === null ? [false, true] : [false];
  return sites(state, seat).flatMap(({ at, hidden }) =>
    payable.flatMap((less) =>
      elders.map((elder) =>
        choice(
          [
            'build',
            nameOf(state, at),
            ...(hidden ? ['hidden'] : []),
            ...(less === null ? [] : [`less-${less}`]),
            ...(elder ? ['elder'] : []),
          ].join('.'),
          { do: 'build', at, hidden, less, elder },
        ),
      ),
    ),
  );
}

/** A village is built; the first of the match puts late tiles into the deck. */
export function build(play: RisePlay, seat: Seat, cost: Amounts, action: Build): void {
  const { state } = play;
  const { at, hidden, less, elder } = action;
  const tribe = tribeOf(state, seat);
  const paid = priceOf(cost, less);
  pay(tribe.goods, RESOURCES, paid);
  if (hidden) tribe.hidden = at;
  else tribe.villages = [...tribe.villages, at];
  if (elder) tribe.elder = at;
  tell(play, { type: 'villageBuilt', seat, at, hidden, elder, paid });
  if (state.late.length === 0) return;
  state.deck = play.random.shuffle([...state.deck, ...state.late]);
  state.late = [];
}

/**
 * Whether so much was paid for the abandoned village: any other costs more of some kind, even where Crafty Builders
 * spare one.
 */
export const isAbandoned = (paid: Amounts): boolean =>
  RESOURCES.every((kind) => (paid[kind] ?? 0) <= (ABANDONED[kind] ?? 0));

/** The abandoned village: in turn order each may build one. */
const offer: RiseStep<'offering', 'build' | 'done'> = {
  does: ['build', 'done'],
  asks: (state, { left }) => left.slice(0, 1).map((seat) => outOfTurn(state, 'offer', seat)),
  choices: (state, _frame, { seat }) => [
    choice('done', { do: 'done' }),
    ...builds(state, seat, ABANDONED),
  ],

  answer(play, frame, [{ decision, action }]) {
    if (action.do === 'build') build(play, decision.seat, ABANDONED, action);
    frame.left = frame.left.slice(1);
    return 'goes on';
  },

  goOn(play, frame) {
    const [seat, ...left] = frame.left;
    if (seat === undefined) {
      discard(play, 'abandoned-village');
      return 'over';
    }
    if (builds(play.state, seat, ABANDONED).length > 0) return 'asks';
    frame.left = left;
    return 'goes on';
  },
};

export const offering: RiseFrame<'offering'> = { step: () => offer };
