import { z } from 'zod';
import { amounts, picks } from '../../../src/engine/choices.ts';
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

export const KINDS = ['food', 'wood', 'bone', 'hide', 'clay', 'shell'] as const;
const GOODS = z.strictObject({
  food: z.int(),
  wood: z.int(),
  bone: z.int(),
  hide: z.int(),
  clay: z.int(),
  shell: z.int(),
});
type SteadingGoods = z.infer<typeof GOODS>;

export const SITES = 60;
export const GATES = ['north', 'south'] as const;
export const GUARDS = ['dog', 'fire', 'none'] as const;

/**
 * A small game with what Tusk! does not have and the next games need: six seats, no map, a list of sixty sites,
 * two questions of a kind at once, many workers sent together, a worker placed in turn, feeding asked of all at
 * once, sealed bids of six goods of any size, an interrupt by standing order, and content in two versions.
 */
const FRAME = z.discriminatedUnion('frame', [
  z.strictObject({ frame: z.literal('pitching'), left: z.array(z.int()).readonly() }),
  z.strictObject({
    frame: z.literal('guarding'),
    left: z.array(z.strictObject({ seat: z.int(), gate: z.enum(GATES) })).readonly(),
  }),
  z.strictObject({ frame: z.literal('sending'), left: z.array(z.int()).readonly() }),
  z.strictObject({ frame: z.literal('placing'), seat: z.int() }),
  z.strictObject({ frame: z.literal('feeding'), hungry: z.array(z.int()).readonly() }),
  z.strictObject({ frame: z.literal('bidding') }),
]);
const STATE = z.strictObject({
  rules: RULES,
  round: z.int(),
  /** How many workers each seat has, and how many it sends at least, by its config. */
  workers: z.int(),
  least: z.int(),
  goods: z.array(GOODS),
  points: z.array(z.int()),
  /** Secret: who holds the card that stops another's feast, and who has ordered to use it. */
  hands: z.array(z.boolean()),
  orders: z.array(z.boolean()),
  /** How often each seat changed its order. */
  ordered: z.array(z.int()),
  frames: z.array(FRAME),
});
export type SteadingState = z.infer<typeof STATE>;
type SteadingFrame = z.infer<typeof FRAME>;
type Place = 'wood' | 'food' | 'feast';
type Paid = Readonly<SteadingGoods>;
export type SteadingAction =
  | { readonly do: 'pitch'; readonly site: number }
  | { readonly do: 'guard'; readonly by: (typeof GUARDS)[number] }
  | { readonly do: 'send'; readonly workers: readonly string[] }
  | { readonly do: 'place'; readonly at: Place }
  | { readonly do: 'feed'; readonly food: number; readonly wood: number }
  | { readonly do: 'bid'; readonly goods: Paid }
  | { readonly do: 'order'; readonly stop: boolean };
export type SteadingEvent =
  | { readonly type: 'placed'; readonly seat: Seat; readonly at: Place; readonly found: number }
  | { readonly type: 'stopped'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'ordered'; readonly seat: Seat; readonly stop: boolean }
  | { readonly type: 'did'; readonly seat: Seat; readonly what: string }
  | { readonly type: 'paid'; readonly seat: Seat; readonly goods: Partial<Paid> };
type SteadingKind = 'pitch' | 'guard' | 'send' | 'place' | 'feed' | 'bid' | 'order';
export type SteadingView = Omit<SteadingState, 'hands' | 'orders'> & {
  readonly hand: boolean | null;
  readonly order: boolean | null;
};
const CONFIG = z.strictObject({
  workers: z.int().min(1).max(200).default(7),
  least: z.int().min(0).max(1).default(1),
});
export type SteadingConfig = z.infer<typeof CONFIG>;
type SteadingPlay = Play<SteadingState, SteadingEvent>;
type Step<F, D extends SteadingKind> = StepRules<
  SteadingState,
  SteadingState,
  F,
  Extract<SteadingAction, { do: D }>,
  SteadingEvent,
  SteadingKind
>;
type FrameOf<N extends SteadingFrame['frame']> = Extract<SteadingFrame, { frame: N }>;

const PLACES: readonly Place[] = ['wood', 'food', 'feast'];

/** Everybody pitches a tent on one of many sites. */
const pitch: Step<FrameOf<'pitching'>, 'pitch'> = {
  does: ['pitch'],
  asks: ({ round }, { left }) =>
    left.map((seat) => ({ seat, kind: 'pitch', topic: `pitch.${round}.${seat}` })),
  choices: () =>
    Array.from({ length: SITES }, (_, site) => ({
      key: `pitch.${site}`,
      action: { do: 'pitch', site },
    })),
  answer(play, frame, [{ decision, action }]) {
    tell(play, { type: 'did', seat: decision.seat, what: `pitched on ${action.site}` });
    frame.left = frame.left.filter((seat) => seat !== decision.seat);
    return frame.left.length > 0 ? 'goes on' : 'over';
  },
};

/** Everybody guards both gates: two questions of a kind at once. */
const guard: Step<FrameOf<'guarding'>, 'guard'> = {
  does: ['guard'],
  asks: ({ round }, { left }) =>
    left.map(({ seat, gate }) => ({
      seat,
      kind: 'guard',
      topic: `guard.${round}.${seat}`,
      about: gate,
    })),
  choices: () => GUARDS.map((by) => ({ key: `guard.${by}`, action: { do: 'guard', by } })),
  answer(play, frame, [{ decision, action }]) {
    const { seat, about } = decision;
    tell(play, { type: 'did', seat, what: `guards the ${about} by ${action.by}` });
    frame.left = frame.left.filter((one) => one.seat !== seat || one.gate !== about);
    return frame.left.length > 0 ? 'goes on' : 'over';
  },
};

/** Everybody sends workers together: one at least, where the config says so, and not more than four. */
const send: Step<FrameOf<'sending'>, 'send'> = {
  does: ['send'],
  asks: ({ round }, { left }) =>
    left.map((seat) => ({ seat, kind: 'send', topic: `send.${round}.${seat}` })),
  choices: ({ workers, least }) =>
    picks({
      name: 'send',
      things: Array.from({ length: workers }, (_, worker) => `w${worker + 1}`),
      many: { least, most: 4 },
      action: (things) => ({ do: 'send', workers: things }),
    }),
  answer(play, frame, [{ decision, action }]) {
    const { seat } = decision;
    item(play.state.goods, seat).clay += action.workers.length;
    tell(play, { type: 'did', seat, what: `sent ${action.workers.join(' ')}` });
    frame.left = frame.left.filter((one) => one !== seat);
    return frame.left.length > 0 ? 'goes on' : 'over';
  },
};

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

function work(play: SteadingPlay, seat: Seat, at: Place): void {
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
    return amounts({
      name: 'feed',
      most: { food, wood },
      total: Math.min(CONTENT[rules].mouths, food + wood),
      action: (paid) => ({ do: 'feed', ...paid }),
    });
  },
  answer(play, frame, [{ decision, action }]) {
    pay(play, decision.seat, { food: action.food, wood: action.wood });
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
  choices: ({ goods }, _frame, { seat }) =>
    amounts({
      name: 'bid',
      most: item(goods, seat),
      action: (offered) => ({ do: 'bid', goods: offered }),
    }),
  answer(play, _frame, answers) {
    for (const { decision, action } of answers) pay(play, decision.seat, action.goods);
    const bids = answers.map(({ action }) =>
      KINDS.reduce((sum, kind) => sum + action.goods[kind], 0),
    );
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

function pay(play: SteadingPlay, seat: Seat, paid: Partial<Paid>): void {
  const goods = item(play.state.goods, seat);
  for (const kind of KINDS) goods[kind] -= paid[kind] ?? 0;
  tell(play, { type: 'paid', seat, goods: paid });
}

const seatsOf = ({ goods }: SteadingState): Seat[] => [...goods.keys()];

/** The order of play: rounds of pitching, guarding, sending, placing, feeding and bidding. */
const FRAMES: FrameTable<
  SteadingState,
  SteadingState,
  SteadingFrame,
  SteadingAction,
  SteadingEvent,
  SteadingKind
> = {
  pitching: {
    step: () => pitch,
    next: ({ state }) =>
      state.frames.push({
        frame: 'guarding',
        left: seatsOf(state).flatMap((seat) => GATES.map((gate) => ({ seat, gate }))),
      }),
  },
  guarding: {
    step: () => guard,
    next: ({ state }) => state.frames.push({ frame: 'sending', left: seatsOf(state) }),
  },
  sending: {
    step: () => send,
    next: ({ state }) => state.frames.push({ frame: 'placing', seat: 0 }),
  },
  placing: {
    step: () => place,
    next: ({ state }) => state.frames.push({ frame: 'feeding', hungry: seatsOf(state) }),
  },
  feeding: { step: () => feed, next: ({ state }) => state.frames.push({ frame: 'bidding' }) },
  bidding: {
    step: () => bid,
    next({ state }) {
      state.round += 1;
      if (state.round <= CONTENT[state.rules].rounds)
        state.frames.push({ frame: 'pitching', left: seatsOf(state) });
    },
  },
};

const copy = (state: SteadingState): SteadingState => structuredClone(state);
const { start, ...asking } = framed(FRAMES, copy, order);

export const STEADING: Game<
  SteadingState,
  SteadingAction,
  SteadingEvent,
  SteadingView,
  SteadingConfig
> = {
  ...asking,
  id: 'steading',
  rules: 2,
  content: CONTENT,
  seats: [2, 6],
  config: (input) => CONFIG.parse(input ?? {}),
  parse: (stored) => STATE.parse(stored),
  stored: (state) => state,
  setup({ workers, least }, seats, random, version) {
    const rules = RULES.parse(version);
    const all = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
    const state: SteadingState = {
      rules,
      round: 1,
      workers,
      least,
      goods: all(() => ({ food: 2, wood: 2, bone: 30, hide: 1, clay: 0, shell: 3000 })),
      points: all(() => 0),
      hands: all(() => random.below(2) === 0),
      orders: all(() => false),
      ordered: all(() => 0),
      frames: [{ frame: 'pitching', left: [...Array.from({ length: seats }).keys()] }],
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
