import { picks } from '../../engine/choices.ts';
import type { Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { gain } from '../../parts/goods.ts';
import { GATHER, type Strength } from './content/dice.ts';
import { LEAVES_HEXES } from './content/versions.ts';
import { type Amounts, type Resource, RESOURCES } from './content/goods.ts';
import { PLENTY, type TileId } from './content/tiles.ts';
import {
  type Ground,
  has,
  invadersAt,
  isShared,
  leads,
  nameOf,
  occupied,
  slotOf,
  yieldOf,
} from './ground.ts';
import { landOf, type Place } from './map.ts';
import { picked } from './one-by-one.ts';
import { goodsBy, lackOf, plus, total } from './payment.ts';
import { inTurn, type RiseFrame, type RisePlay, type RiseStep } from './play.ts';
import { type FrameOf, type RiseState, tribeOf } from './state.ts';
import { takeFrom } from './slots.ts';

/** The tile of plenty of a kind. */
const PLENTIFUL: Readonly<Record<Resource, TileId>> = {
  food: 'plentiful-food',
  wood: 'plentiful-wood',
  stone: 'plentiful-stone',
};

/** GATHER: from some of the hexes that the tribe occupies. */
export function beginGather({ state }: RisePlay, strength: Strength): void {
  state.frames.push({ frame: 'gathering', ...GATHER[strength], got: [] });
}

/** Where the current tribe may gather: nobody does beside Invaders. */
export const fields = (state: Ground): Place[] =>
  occupied(state, state.turn.seat).filter((at) => invadersAt(state, at) === 0);

/** What a seat gathers of a hex, and how much of it from a tile of plenty. */
export function yieldsOf(state: Ground, seat: Seat, at: Place, each: number) {
  const kind = yieldOf(state, at);
  const bounty = leads(state, seat, 'shared-bounty') && isShared(state, seat, at) ? 1 : 0;
  const more = Math.min(PLENTY.more, slotOf(state, PLENTIFUL[kind])?.stock[kind] ?? 0);
  return { total: each + bounty + more, more };
}

/** Takes from these hexes, with what lies ready of a tile of plenty, Basketry and Shared Bounty. */
function gather(play: RisePlay, frame: FrameOf<'gathering'>, at: readonly Place[]): void {
  const { state } = play;
  const { seat } = state.turn;
  let goods: Amounts = {};
  for (const place of at) {
    const kind = yieldOf(state, place);
    const { total: all, more } = yieldsOf(state, seat, place, frame.each);
    const slot = slotOf(state, PLENTIFUL[kind]);
    if (slot !== undefined) takeFrom(play, slot, { [kind]: more });
    goods = plus(goods, kind, all);
  }
  if (has(state, seat, 'basketry') && at.some((place) => state.terrain[place] === 'lake'))
    goods = plus(goods, 'food', 1);
  frame.got = RESOURCES.filter((kind) => (goods[kind] ?? 0) > 0);
  if (total(goods) === 0) return;
  gain(tribeOf(state, seat).goods, RESOURCES, goods);
  tell(play, { type: 'gathered', seat, at, goods });
}

/** Whether some of its hexes may be left. */
export const mayLeave = ({ rules }: Pick<RiseState, 'rules'>): boolean => LEAVES_HEXES[rules];

/**
 * Whether it may be of use to leave hexes where all could be taken of: as everybody can see, a tile of plenty lasts longer
 * by that, and Pottery asks who has more.
 */
const isWorthLeaving = (state: RiseState): boolean =>
  mayLeave(state) &&
  (state.tribes.some(({ done }) => done.includes('pottery')) ||
    fields(state).some((at) => slotOf(state, PLENTIFUL[yieldOf(state, at)]) !== undefined));

/** Nobody is asked where there are not more hexes than the action takes, and leaving some would not matter. */
const choose: RiseStep<'gathering', 'gather'> = {
  does: ['gather'],
  asks: (state) => inTurn(state, 'gather'),
  choices: (state, { tiles }) =>
    picks({
      name: 'gather',
      things: fields(state).map((at) => nameOf(state, at)),
      many: mayLeave(state) ? { least: 0, most: tiles } : tiles,
      action: (names) => ({
        do: 'gather',
        at: names.flatMap((name) => landOf(state).board.named(name) ?? []),
      }),
    }),

  /** What a village lacks most. */
  safe(choices, seat, state) {
    const lack = lackOf(tribeOf(state, seat));
    const kindOf = (name: string) => yieldOf(state, landOf(state).board.named(name) ?? 0);
    return picked(
      choices,
      (name, given) =>
        lack[kindOf(name)] - given.filter((other) => kindOf(other) === kindOf(name)).length,
    );
  },

  answer(play, frame, [{ action }]) {
    gather(play, frame, action.at);
    return 'over';
  },

  goOn(play, frame) {
    const all = fields(play.state);
    if (all.length > frame.tiles || isWorthLeaving(play.state)) return 'asks';
    gather(play, frame, all);
    return 'over';
  },
};

export const gathering: RiseFrame<'gathering'> = { step: () => choose };

/** Oxen bring one more of a kind that was gathered. */
export function driveOxen({ state }: RisePlay, { got }: FrameOf<'gathering'>): void {
  const { seat } = state.turn;
  if (got.length === 0 || !has(state, seat, 'oxen')) return;
  const most = goodsBy((kind) => (got.includes(kind) ? 1 : 0));
  state.frames.push({ frame: 'taking', seat, from: 'oxen', most, least: 1, count: 1 });
}
