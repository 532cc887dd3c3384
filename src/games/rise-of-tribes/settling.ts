import { eachChoice } from '../../engine/choices.ts';
import type { Choice, Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { gain, pay } from '../../parts/goods.ts';
import { best } from '../../parts/best.ts';
import { choice } from '../../parts/choice.ts';
import type { ActionOf } from './action.ts';
import { build, builds } from './building.ts';
import { GOAL, type GoalId } from './content/goals.ts';
import { type Amounts, type Resource, RESOURCES } from './content/goods.ts';
import { LEADER } from './content/leaders.ts';
import { ALTAR, DEVELOPMENTS, type DevelopmentTile, KNOWLEDGE, TILE } from './content/tiles.ts';
import { isShared, lackFor, leads, membersAt, nameOf, occupied, slotOf } from './ground.ts';
import { drawGoals } from './leading.ts';
import { lend, loans } from './lending.ts';
import { canPay, plus, total } from './payment.ts';
import { inTurn, type RiseFrame, type RisePlay, type RiseStep } from './play.ts';
import { gainPoints } from './scoring.ts';
import { addMembers } from './spreading.ts';
import { type RiseState, tribeOf } from './state.ts';
import { discard } from './slots.ts';

type Settle = ActionOf<
  'build' | 'complete' | 'buy' | 'altar' | 'learn' | 'trade' | 'lend' | 'done'
>;

/** What a development costs, with the resource of choice. */
export function costOf(goal: GoalId, any: Resource | null): Amounts {
  const card = GOAL[goal];
  if (card.kind === 'achievement') return {};
  return any === null ? card.cost : plus(card.cost, any, card.any ?? 0);
}

/** Goals in progress that can be completed now. */
function completions(state: RiseState, seat: Seat): Choice<ActionOf<'complete'>>[] {
  const { hand, goods } = tribeOf(state, seat);
  return hand
    .filter((goal) => lackFor(state, seat, goal) === null)
    .flatMap(waysToComplete)
    .filter(({ action: { goal, any } }) => canPay(goods, costOf(goal, any)));
}

/** How a goal is completed, whatever it lacks. */
export function waysToComplete(goal: GoalId): Choice<ActionOf<'complete'>>[] {
  const card = GOAL[goal];
  const ways = card.kind === 'development' && card.any !== undefined ? RESOURCES : [null];
  return ways.map((any) =>
    choice(any === null ? `complete.${goal}` : `complete.${goal}.${any}`, {
      do: 'complete',
      goal,
      any,
    }),
  );
}

/** What a tile costs that is for sale now. */
export const priceOf = (tile: DevelopmentTile, count: number): Amounts => {
  const { price } = TILE[tile];
  return price === undefined ? {} : { [price.kind]: count };
};

const sales = (state: RiseState, seat: Seat): Choice<ActionOf<'buy'>>[] =>
  DEVELOPMENTS.flatMap((tile) => {
    const slot = slotOf(state, tile);
    return slot !== undefined && canPay(tribeOf(state, seat).goods, priceOf(tile, slot.count))
      ? [choice(`buy.${tile}`, { do: 'buy', tile })]
      : [];
  });

/** What is laid on the Altar beside a member. */
export const offeringOf = (pays: Resource | 'each'): Amounts =>
  pays === 'each' ? { food: 1, wood: 1, stone: 1 } : { [pays]: ALTAR.alike };

function sacrifices(state: RiseState, seat: Seat): Choice<ActionOf<'altar'>>[] {
  const { tiles, goods } = tribeOf(state, seat);
  if (!tiles.includes('altar')) return [];
  const ways = (['each', ...RESOURCES] as const).filter((pays) => canPay(goods, offeringOf(pays)));
  return occupied(state, seat).flatMap((at) =>
    ways.map((pays) => choice(`altar.${nameOf(state, at)}.${pays}`, { do: 'altar', at, pays })),
  );
}

/** Shared Knowledge: whoever shares a hex may draw a goal. */
function learns(state: RiseState, seat: Seat): Choice<ActionOf<'learn'>>[] {
  const { goods, deck } = tribeOf(state, seat);
  if (state.turn.once.includes('learn') || deck.length === 0) return [];
  if (slotOf(state, 'knowledge') === undefined) return [];
  if (!occupied(state, seat).some((at) => isShared(state, seat, at))) return [];
  return RESOURCES.filter((kind) => goods[kind] > 0).map((pays) =>
    choice(`learn.${pays}`, { do: 'learn', pays }),
  );
}

function trades(state: RiseState, seat: Seat): Choice<ActionOf<'trade'>>[] {
  if (state.turn.once.includes('trade') || !leads(state, seat, 'trader')) return [];
  return RESOURCES.filter((gives) => tribeOf(state, seat).goods[gives] > 0).flatMap((gives) =>
    RESOURCES.filter((takes) => takes !== gives).map((takes) =>
      choice(`trade.${gives}.${takes}`, { do: 'trade', gives, takes }),
    ),
  );
}

const villageCost = (state: RiseState, seat: Seat): Amounts =>
  LEADER[tribeOf(state, seat).leader].cost;

function offerSettling(state: RiseState): Choice<Settle>[] {
  const { seat } = state.turn;
  return [
    choice('done', { do: 'done' }),
    ...builds(state, seat, villageCost(state, seat)),
    ...completions(state, seat),
    ...sales(state, seat),
    ...sacrifices(state, seat),
    ...learns(state, seat),
    ...trades(state, seat),
    ...loans(state, 5),
  ];
}

function complete(play: RisePlay, seat: Seat, { goal, any }: ActionOf<'complete'>): void {
  const tribe = tribeOf(play.state, seat);
  const card = GOAL[goal];
  const paid = costOf(goal, any);
  pay(tribe.goods, RESOURCES, paid);
  tribe.hand = tribe.hand.filter((one) => one !== goal);
  tribe.done = [...tribe.done, goal];
  play.reveals = true;
  tell(play, { type: 'goalCompleted', seat, goal, paid });
  if (card.kind === 'achievement') gainPoints(play, seat, goal, card.points);
}

function buy(play: RisePlay, seat: Seat, { tile }: ActionOf<'buy'>): void {
  const { state } = play;
  const tribe = tribeOf(state, seat);
  const paid = priceOf(tile, slotOf(state, tile)?.count ?? 0);
  pay(tribe.goods, RESOURCES, paid);
  tribe.tiles = [...tribe.tiles, tile];
  state.slots = state.slots.filter((slot) => slot.tile !== tile);
  tell(play, { type: 'tileBought', seat, tile, paid });
}

function useAltar(play: RisePlay, seat: Seat, { at, pays }: ActionOf<'altar'>): void {
  const tribe = tribeOf(play.state, seat);
  const paid = offeringOf(pays);
  pay(tribe.goods, RESOURCES, paid);
  addMembers(tribe, at, -1);
  tell(play, { type: 'altarUsed', seat, at, paid });
  gainPoints(play, seat, 'altar', ALTAR.points);
}

function learn(play: RisePlay, seat: Seat, { pays }: ActionOf<'learn'>): void {
  const { state } = play;
  const slot = slotOf(state, 'knowledge');
  if (slot === undefined) throw new Error('Nobody shares knowledge.');
  tribeOf(state, seat).goods[pays] -= 1;
  slot.stock = { ...slot.stock, [pays]: slot.stock[pays] + 1 };
  state.turn.once = [...state.turn.once, 'learn'];
  tell(play, { type: 'learned', seat, paid: { [pays]: 1 } });
  drawGoals(play, seat, 1);
  if (total(slot.stock) >= KNOWLEDGE.paid) discard(play, 'knowledge');
}

function trade(play: RisePlay, seat: Seat, { gives, takes }: ActionOf<'trade'>): void {
  const { state } = play;
  const { goods } = tribeOf(state, seat);
  const [gave, took] = [{ [gives]: 1 }, { [takes]: 1 }];
  pay(goods, RESOURCES, gave);
  gain(goods, RESOURCES, took);
  state.turn.once = [...state.turn.once, 'trade'];
  tell(play, { type: 'traded', seat, gave, took });
}

function carryOut(play: RisePlay, action: Exclude<Settle, ActionOf<'done'>>): void {
  const { seat } = play.state.turn;
  switch (action.do) {
    case 'build':
      return build(play, seat, villageCost(play.state, seat), action);
    case 'complete':
      return complete(play, seat, action);
    case 'buy':
      return buy(play, seat, action);
    case 'altar':
      return useAltar(play, seat, action);
    case 'learn':
      return learn(play, seat, action);
    case 'trade':
      return trade(play, seat, action);
    case 'lend':
      return lend(play, action);
  }
}

/**
 * Step 5 of a turn: build, complete and buy, any number in any order. Who has goals in progress is asked even where
 * nothing can be done, as the others would learn that from not asking.
 */
const settle: RiseStep<'settling', Settle['do']> = {
  does: ['build', 'complete', 'buy', 'altar', 'learn', 'trade', 'lend', 'done'],
  asks: (state) => inTurn(state, 'settle'),
  choices: offerSettling,

  /** Whatever brings points: it completes achievements, and builds where the most of its own are. */
  safe(choices, seat, state) {
    return best([...eachChoice(choices)], ({ action }) => {
      if (action.do === 'complete') return GOAL[action.goal].kind === 'achievement' ? 1000 : -1;
      return action.do === 'build'
        ? membersAt(state, seat, action.at)
        : action.do === 'done'
          ? 0
          : -1;
    });
  },

  answer(play, _frame, [{ action }]) {
    if (action.do === 'done') return 'over';
    carryOut(play, action);
    return 'goes on';
  },

  goOn({ state }) {
    const isSecret = !state.options.open && tribeOf(state, state.turn.seat).hand.length > 0;
    return isSecret || offerSettling(state).length > 1 ? 'asks' : 'over';
  },
};

export const settling: RiseFrame<'settling'> = { step: () => settle };
