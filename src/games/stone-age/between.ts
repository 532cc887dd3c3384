import type { Seat } from '../../engine/game.ts';
import { item } from '../../parts/item.ts';
import type { Payment } from './action.ts';
import type { Good } from './content/goods.ts';
import { HUNGER } from './content/numbers.ts';
import type { StoneAgeEvent } from './event.ts';
import { numberOf } from './locations.ts';
import { haveMostTiles, tallyOf } from './tally.ts';
import { withTool, withUsed, without } from './tools.ts';
import type { StoneAgeView, TribeView } from './view.ts';

/**
 * What everybody saw between two events of one step: the public view before the step, and after the first of its
 * events. What is asked, and who owes an answer, is as it was.
 */
export function between(before: StoneAgeView, events: readonly StoneAgeEvent[]): StoneAgeView {
  return counted(events.reduce(changed, before));
}

/** With points as everybody could count them: of secret cards only the end tells. */
function counted(view: StoneAgeView): StoneAgeView {
  const most = haveMostTiles(view.tribes);
  const tribes = view.tribes.map((tribe, seat): TribeView => {
    const own = { ...tribe, points: tribe.tally.track };
    return { ...tribe, tally: tallyOf(own, tribe.cards, item(most, seat)) };
  });
  return { ...view, tribes, scores: tribes.map(({ tally }) => tally.total) };
}

function changed(view: StoneAgeView, event: StoneAgeEvent): StoneAgeView {
  switch (event.type) {
    case 'roundBegan':
      return {
        ...view,
        round: event.round,
        phase: 'placing',
        first: event.first,
        slots: event.cards,
        deck: view.deck - event.fresh.length,
        tribes: view.tribes.map((tribe) => ({
          ...tribe,
          unplaced: tribe.people,
          tools: tribe.tools.map(({ value }) => ({ value, used: false })),
        })),
      };
    case 'peoplePlaced': {
      const { at, people } = event;
      return withTribe(view, event.seat, (tribe) => ({
        ...tribe,
        unplaced: tribe.unplaced - people,
        placed: [...tribe.placed, { at, people }],
      }));
    }
    case 'actionsBegan':
      return { ...view, phase: 'acting' };
    case 'leftAlone':
      return withTribe(view, event.seat, (tribe) => home(tribe, event.at));
    case 'cardTaken': {
      const { at, card, paid } = event;
      const slots = view.slots.map((one, slot) => (slot === numberOf(at) ? null : one));
      return withTribe({ ...view, slots }, event.seat, (tribe) => ({
        ...withGoods(home(tribe, at), paid, -1),
        cards: [...tribe.cards, card],
      }));
    }
    case 'buildingBuilt':
      return withTribe(view, event.seat, (tribe) => ({
        ...withPoints(withGoods(home(tribe, event.at), event.paid, -1), event.points),
        buildings: [...tribe.buildings, event.building],
      }));
    case 'buildingShown': {
      const { at, building: top } = event;
      const stacks = view.stacks.map((stack, nth) =>
        nth === numberOf(at) ? { top, left: stack.left - 1 } : stack,
      );
      return { ...view, stacks };
    }
    case 'cardDrawnSecretly':
      return withTribe({ ...view, deck: view.deck - 1 }, event.seat, (tribe) => ({
        ...tribe,
        drawnCount: tribe.drawnCount + 1,
      }));
    case 'fed':
      return withTribe(harvested(view), event.seat, (tribe) =>
        withPoints(withGoods(tribe, event.paid, -1), event.hungry ? -HUNGER : 0),
      );
    default:
      return 'seat' in event ? gained(view, event) : ofHerd(view, event);
  }
}

/** What a tribe gathers, gets and uses. */
function gained(
  view: StoneAgeView,
  event: Extract<StoneAgeEvent, { readonly seat: Seat }>,
): StoneAgeView {
  const change = (how: (tribe: TribeView) => TribeView): StoneAgeView =>
    withTribe(view, event.seat, how);
  switch (event.type) {
    case 'diceRolled':
      return change((tribe) => home(tribe, event.from));
    case 'gathered': {
      const { from, good, count, use } = event;
      return change((tribe) => ({
        ...withGoods(home(tribe, from), { [good]: count }, 1),
        tools: withUsed(tribe.tools, use.tools),
        once: without(tribe.once, use.once),
      }));
    }
    case 'peopleTamed':
      return change((tribe) => ({
        ...withGoods(tribe, event.paid, -1),
        tamers: tribe.tamers + event.people,
      }));
    case 'fieldMade':
      return change((tribe) => ({ ...home(tribe, event.from), track: event.track }));
    case 'personBorn':
      return change((tribe) => ({ ...home(tribe, event.from), people: event.people }));
    case 'toolMade': {
      const { slot } = event;
      return change((tribe) => ({
        ...home(tribe, event.from),
        tools: slot === null ? tribe.tools : withTool(tribe.tools, slot),
      }));
    }
    case 'oneUseToolGained':
      return change((tribe) => ({
        ...tribe,
        once: [...tribe.once, event.value].sort((a, b) => a - b),
      }));
    case 'goodsGained':
      return change((tribe) => withGoods(tribe, event.goods, 1));
    case 'pointsGained':
      return change((tribe) => withPoints(tribe, event.points));
    case 'herdTamed':
      return change((tribe) => ({ ...tribe, tiles: [...tribe.tiles, event.tile] }));
    default:
      return view;
  }
}

function ofHerd(view: StoneAgeView, event: StoneAgeEvent): StoneAgeView {
  const { herd } = view;
  if (herd === null) return view;
  switch (event.type) {
    case 'herdCame': {
      const { tile, to: at, next } = event;
      return { ...view, herd: { ...herd, now: { tile, at }, next, left: herd.left - 1 } };
    }
    case 'herdWent':
      return { ...view, herd: { ...herd, now: null } };
    case 'herdRolled':
      return {
        ...view,
        phase: 'herd',
        tribes: view.tribes.map((tribe) => ({ ...tribe, tamers: 0 })),
      };
    case 'herdTied':
    case 'herdMissed':
      return { ...view, herd: { ...herd, boxed: [...herd.boxed, event.tile] } };
    default:
      return view;
  }
}

/** Before anybody eats, each tribe has what its fields bring. */
function harvested(view: StoneAgeView): StoneAgeView {
  if (view.phase === 'feeding') return view;
  const tribes = view.tribes.map((tribe) => withGoods(tribe, { food: tribe.track }, 1));
  return { ...view, phase: 'feeding', tribes };
}

function withTribe(
  view: StoneAgeView,
  seat: Seat,
  change: (tribe: TribeView) => TribeView,
): StoneAgeView {
  const tribes = view.tribes.map((tribe) => (tribe.seat === seat ? change(tribe) : tribe));
  return { ...view, tribes };
}

/** Whoever was there has gone home; what comes from elsewhere sends nobody home. */
const home = (tribe: TribeView, from: string): TribeView => ({
  ...tribe,
  placed: tribe.placed.filter(({ at }) => at !== from),
});

function withGoods(tribe: TribeView, goods: Payment, times: 1 | -1): TribeView {
  const of = (good: Good): number => tribe.goods[good] + times * (goods[good] ?? 0);
  const [food, wood, brick, stone, gold] = [
    of('food'),
    of('wood'),
    of('brick'),
    of('stone'),
    of('gold'),
  ];
  return { ...tribe, goods: { food, wood, brick, stone, gold } };
}

const withPoints = (tribe: TribeView, points: number): TribeView => ({
  ...tribe,
  tally: { ...tribe.tally, track: tribe.tally.track + points },
});
