import { z } from 'zod';
import type { FrameTable, StepRules } from '../../../src/engine/frame.ts';
import { framed } from '../../../src/engine/frames.ts';
import type { Game, Seat } from '../../../src/engine/game.ts';
import { beginPlay, type Play, tell, tellOnly } from '../../../src/engine/play.ts';
import { item } from '../../../src/parts/item.ts';

/** Its content in two versions: matches of the first one go on beside those of the second. */
export const CONTENT = {
  1: { rounds: 3, mouths: 2, feast: 1 },
  2: { rounds: 2, mouths: 3, feast: 4 },
} as const;
const RULES = z.union([z.literal(1), z.literal(2)]);

/**
 * A small game with what Tusk! does not have and the next games need: six seats, no map, a worker placed
 * in turn, feeding asked of all at once, sealed bids of two goods, an interrupt by standing order, and
 * content in two versions.
 */
const FRAME = z.discriminatedUnion('frame', [
  z.strictObject({ frame: z.literal('placing'), seat: z.int() }),
  z.strictObject({ frame: z.literal('feeding'), hungry: z.array(z.int()).readonly() }),
  z.strictObject({ frame: z.literal('bidding') }),
]);
const STATE = z.strictObject({
  rules: RULES,
  round: z.int(),
  goods: z.array(z.strictObject({ food: z.int(), wood: z.int() })),
  points: z.array(z.int()),
  /** Secret: who holds the card that stops another's feast, and who has ordered to use it. */
  hands: z.array(z.boolean()),
  orders: z.array(z.boolean()),
  /** How often each seat changed its order. */
  ordered: z.array(z.int()),
  frames: z.array(FRAME),
});
type CampState = z.infer<typeof STATE>;
type CampFrame = z.infer<typeof FRAME>;
type Place = 'wood' | 'food' | 'feast';
interface Paid {
  readonly food: number;
  readonly wood: number;
}
export type CampAction =
  | { readonly do: 'place'; readonly at: Place }
  | ({ readonly do: 'feed' } & Paid)
  | ({ readonly do: 'bid' } & Paid)
  | { readonly do: 'order'; readonly stop: boolean };
export type CampEvent =
  | { readonly type: 'placed'; readonly seat: Seat; readonly at: Place; readonly found: number }
  | { readonly type: 'stopped'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'ordered'; readonly seat: Seat; readonly stop: boolean }
  | ({ readonly type: 'paid'; readonly seat: Seat } & Paid);
type CampKind = 'place' | 'feed' | 'bid' | 'order';
export type CampView = Omit<CampState, 'hands' | 'orders'> & {
  readonly hand: boolean | null;
  readonly order: boolean | null;
};
type CampPlay = Play<CampState, CampEvent>;
type Step<F, D extends CampKind> = StepRules<
  CampState,
  CampState,
  F,
  Extract<CampAction, { do: D }>,
  CampEvent,
  CampKind
>;
type FrameOf<N extends CampFrame['frame']> = Extract<CampFrame, { frame: N }>;

const PLACES: readonly Place[] = ['wood', 'food', 'feast'];

/** One worker after the other; its place acts at once, and a feast may be stopped by a standing order. */
const place: Step<FrameOf<'placing'>, 'place'> = {
  does: ['place'],
  asks: ({ round }, { seat }) => [{ seat, kind: 'place', topic: `place.${round}.${seat}` }],
  choices: () => PLACES.map((at) => ({ key: `place.${at}`, action: { do: 'place', at } })),
  answer(play, frame, [{ action }]) {
    work(play, frame.seat, action.at);
    frame.seat += 1;
    return frame.seat < play.state.goods.length ? 'goes on' : 'over';
  },
};

function work(play: CampPlay, seat: Seat, at: Place): void {
  const { goods, orders, hands, points } = play.state;
  const found = at === 'feast' ? 0 : Math.ceil(play.random.die() / 2);
  tell(play, { type: 'placed', seat, at, found });
  if (at !== 'feast') {
    item(goods, seat)[at] += found;
    return;
  }
  const by = orders.findIndex((stop, other) => stop && other !== seat);
  if (by < 0) {
    points[seat] = item(points, seat) + CONTENT[play.state.rules].feast;
    return;
  }
  orders[by] = false;
  hands[by] = false;
  play.reveals = true;
  tell(play, { type: 'stopped', seat, by });
}

/** Everybody feeds its own, in any order: what one pays changes nothing for another. */
const feed: Step<FrameOf<'feeding'>, 'feed'> = {
  does: ['feed'],
  asks: ({ round }, { hungry }) =>
    hungry.map((seat) => ({ seat, kind: 'feed', topic: `feed.${round}.${seat}` })),
  choices({ goods, rules }, _frame, { seat }) {
    const { food, wood } = item(goods, seat);
    const most = Math.min(CONTENT[rules].mouths, food + wood);
    return payments(food, wood)
      .filter((paid) => paid.food + paid.wood === most)
      .map((paid) => ({ key: keyOf('feed', paid), action: { do: 'feed', ...paid } }));
  },
  answer(play, frame, [{ decision, action }]) {
    pay(play, decision.seat, action);
    frame.hungry = frame.hungry.filter((seat) => seat !== decision.seat);
    return 'goes on';
  },
  goOn: (_play, { hungry }) => (hungry.length > 0 ? 'asks' : 'over'),
};

/** All bid in secret, also who has nothing, and the most goods win two points. */
const bid: Step<FrameOf<'bidding'>, 'bid'> = {
  does: ['bid'],
  asks: ({ round, goods }) =>
    goods.map((_, seat) => ({ seat, kind: 'bid', topic: `bid.${round}.${seat}`, sealed: true })),
  choices({ goods }, _frame, { seat }) {
    const { food, wood } = item(goods, seat);
    return payments(food, wood).map((paid) => ({
      key: keyOf('bid', paid),
      action: { do: 'bid', ...paid },
    }));
  },
  answer(play, _frame, answers) {
    for (const { decision, action } of answers) pay(play, decision.seat, action);
    const bids = answers.map(({ action }) => action.food + action.wood);
    const winner = bids.indexOf(Math.max(...bids));
    const { points } = play.state;
    points[winner] = item(points, winner) + 2;
    play.reveals = true;
    return 'over';
  },
};

/** It stands for everybody, so that it does not tell who holds the card. */
const order: Step<null, 'order'> = {
  does: ['order'],
  asks: ({ ordered }) =>
    ordered.map((earlier, seat) => ({ seat, kind: 'order', topic: `order.${seat}`, earlier })),
  choices: ({ hands }, _frame, { seat }) =>
    [false, ...(item(hands, seat) ? [true] : [])].map((stop) => ({
      key: stop ? 'stop' : 'none',
      action: { do: 'order', stop },
    })),
  answer(play, _frame, [{ decision, action }]) {
    const { seat } = decision;
    const { stop } = action;
    play.state.orders[seat] = stop;
    play.state.ordered[seat] = item(play.state.ordered, seat) + 1;
    tellOnly(play, seat, { type: 'ordered', seat, stop });
    return 'goes on';
  },
};

function payments(food: number, wood: number): Paid[] {
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, amount) => amount);
  return upTo(food).flatMap((a) => upTo(wood).map((b) => ({ food: a, wood: b })));
}

const keyOf = (what: string, { food, wood }: Paid): string => `${what}.${food}-${wood}`;

function pay(play: CampPlay, seat: Seat, { food, wood }: Paid): void {
  const goods = item(play.state.goods, seat);
  goods.food -= food;
  goods.wood -= wood;
  tell(play, { type: 'paid', seat, food, wood });
}

/** The order of play: rounds of placing, feeding and bidding. */
const FRAMES: FrameTable<CampState, CampState, CampFrame, CampAction, CampEvent, CampKind> = {
  placing: {
    step: () => place,
    next: ({ state }) => state.frames.push({ frame: 'feeding', hungry: [...state.goods.keys()] }),
  },
  feeding: { step: () => feed, next: ({ state }) => state.frames.push({ frame: 'bidding' }) },
  bidding: {
    step: () => bid,
    next({ state }) {
      state.round += 1;
      if (state.round <= CONTENT[state.rules].rounds)
        state.frames.push({ frame: 'placing', seat: 0 });
    },
  },
};

const copy = (state: CampState): CampState => structuredClone(state);
const { start, ...asking } = framed(FRAMES, copy, order);

export const CAMP: Game<CampState, CampAction, CampEvent, CampView, null> = {
  ...asking,
  id: 'camp',
  rules: 2,
  content: CONTENT,
  seats: [2, 6],
  config: () => null,
  parse: (stored) => STATE.parse(stored),
  stored: (state) => state,
  setup(_config, seats, random, version) {
    const rules = RULES.parse(version);
    const all = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
    const state: CampState = {
      rules,
      round: 1,
      goods: all(() => ({ food: 2, wood: 2 })),
      points: all(() => 0),
      hands: all(() => random.below(2) === 0),
      orders: all(() => false),
      ordered: all(() => 0),
      frames: [{ frame: 'placing', seat: 0 }],
    };
    return start(beginPlay(state, random));
  },
  deals: null,
  view({ hands, orders, ...open }, viewer) {
    const own = <T>(list: readonly T[]): T | null =>
      viewer === 'public' ? null : item(list, viewer);
    return { ...open, hand: own(hands), order: own(orders) };
  },
  outcome({ frames, points }) {
    const most = Math.max(...points);
    const winners = points.flatMap((one, seat) => (one === most ? [seat] : []));
    return frames.length === 0 ? { scores: points, winners } : null;
  },
  resample(state, viewer, random) {
    const hands = state.hands.map((own, seat) => (seat === viewer ? own : random.below(2) === 0));
    const orders = state.orders.map((own, seat) =>
      seat === viewer ? own : item(hands, seat) && random.below(2) === 0,
    );
    return { ...state, hands, orders };
  },
  breaches: ({ hands, orders }) =>
    orders.flatMap((stop, seat) =>
      stop && !hands[seat] ? [`Seat ${seat} orders without a card.`] : [],
    ),
};
