import { item } from '../../../parts/item.ts';
import { stageOf } from '../../../parts/stages.ts';
import type { ActionOf, RiseAction } from '../action.ts';
import { GOAL } from '../content/goals.ts';
import type { Amounts } from '../content/goods.ts';
import { ALTAR, type DevelopmentTile, MAMMOTH, TIGER } from '../content/tiles.ts';
import { fightersAt, fightOut } from '../fighting.ts';
import { membersAt, population, slotOf, sum, yieldOf } from '../ground.ts';
import { landOf, type Place } from '../map.ts';
import { without } from '../payment.ts';
import { costOf, offeringOf, priceOf } from '../settling.ts';
import type { Outlook } from './outlook.ts';
import { restWorth, useWorth } from './plan.ts';
import { handWorth, learnedWorth, meanGoal, type Position, positionOf, worthOf } from './worth.ts';

/** What comes first, whatever else: points, then villages. */
const [FIRST, SECOND] = [200, 100] as const;
/** What a tame mammoth is worth of its points, as it may be lost. */
const TAMED = 0.8;
/** What tiles are worth to who buys them, in a long match. */
const BOUGHT: Readonly<Record<DevelopmentTile, number>> = { altar: 1.6, canoe: 0.6, walls: 0.7 };
/** What it is worth to come where different terrains are, where a village’s kind is, and where nobody else is. */
const [TERRAIN, WANTED, STRANGER] = [0.5, 0.15, 0.15] as const;

/** What an answer of a list is worth, against the others to the same question. */
export function worthOfAction(outlook: Outlook, action: RiseAction): number {
  const { view, me, time } = outlook;
  const now = positionOf(outlook);
  const { dice, used } = view.turn;
  const brings = (change: Partial<Position>): number =>
    worthOf(outlook, { ...now, ...change }) - worthOf(outlook, now);
  const costs = (goods: Amounts): number => brings({ goods: without(me.goods, goods) });
  switch (action.do) {
    case 'place':
    case 'enter':
      return landingWorth(outlook, action.at);
    case 'site':
      return siteWorth(outlook, action.at);
    case 'crater':
      return -crowd(outlook, item(landOf(view).craters, action.crater).touches);
    case 'use':
      return useWorth(outlook, now, action, used, dice);
    case 'beast':
      return beastWorth(outlook, action);
    case 'turn':
      return restWorth(outlook, now, used, dice.with(dice.indexOf(action.die), action.to)) - 0.1;
    case 'push':
      return pushWorth(outlook, action);
    case 'bow':
      return bowWorth(outlook, action);
    case 'build':
      return SECOND + siteOfVillage(outlook, action);
    case 'complete':
      return GOAL[action.goal].kind === 'achievement'
        ? FIRST
        : learnedWorth(outlook, action.goal) -
            handWorth(outlook, action.goal) +
            costs(costOf(action.goal, action.any));
    case 'buy':
      return (
        BOUGHT[action.tile] * time +
        costs(priceOf(action.tile, slotOf(view, action.tile)?.count ?? 0))
      );
    case 'altar': {
      const members = me.members.map((count, at) => (at === action.at ? count - 1 : count));
      const goods = without(me.goods, offeringOf(action.pays));
      return brings({ members, goods, points: ALTAR.points });
    }
    case 'learn':
      return meanGoal(outlook) + costs({ [action.pays]: 1 });
    case 'trade':
      return costs({ [action.gives]: 1, [action.takes]: -1 }) - 0.01;
    case 'lend':
      return Number.NEGATIVE_INFINITY;
    default:
      return 0;
  }
}

const around = ({ view }: Outlook, at: Place): Place[] => [
  at,
  ...item(landOf(view).board.neighbours, at),
];

/** Own members at some places, less those of others, who are more than one tribe. */
function crowd({ view, seat }: Outlook, places: readonly Place[]): number {
  const membersOf = (of: number) => sum(places.map((at) => membersAt(view, of, at)));
  const all = sum([...view.tribes.keys()].map(membersOf));
  return membersOf(seat) - (all - membersOf(seat)) / (view.tribes.length - 1);
}

/** Where a tribe comes onto the map. */
function landingWorth(outlook: Outlook, at: Place): number {
  const { view, me, cost } = outlook;
  const near = around(outlook, at);
  const kinds = new Set(near.map((place) => yieldOf(view, place)));
  const others = sum(near.map((place) => population(view, place)));
  const home = me.hidden === at ? 3 : 0;
  return (
    home +
    TERRAIN * kinds.size +
    WANTED * (near.length + cost[yieldOf(view, at)]) -
    STRANGER * others
  );
}

/** Where a tile goes: the mammoth near, Invaders far, the Tiger to others. */
function siteWorth(outlook: Outlook, at: Place): number {
  const { view, seat } = outlook;
  const { tile } = stageOf(view, 'siting');
  if (tile === 'mammoth') return crowd(outlook, around(outlook, at));
  if (tile === 'invaders') return -crowd(outlook, around(outlook, at));
  const bitten = view.tribes.filter((tribe) => item(tribe.members, at) > 0);
  return sum(
    bitten.map(
      (tribe) => (tribe.seat === seat ? -view.tribes.length : 1) / item(tribe.members, at),
    ),
  );
}

/** To meet a beast, with the best use of the other die. */
function beastWorth(outlook: Outlook, { how, die }: ActionOf<'beast'>): number {
  const { view } = outlook;
  const now = positionOf(outlook);
  const { dice, used } = view.turn;
  const left = dice.toSpliced(dice.indexOf(die), 1);
  const at = slotOf(view, 'tiger')?.at;
  const met = {
    'hunt-mammoth': {
      goods: without(now.goods, { food: -MAMMOTH.hunted.food }),
      points: MAMMOTH.hunted.points,
    },
    'tame-mammoth': {
      goods: without(now.goods, { food: MAMMOTH.tamed.food }),
      points: TAMED * MAMMOTH.tamed.points,
    },
    'hunt-tiger': {
      members: now.members.map((count, place) => (place === at ? count - 1 : count)),
      points: TIGER.points,
    },
  }[how];
  return restWorth(outlook, { ...now, ...met }, used, left);
}

/** A stranger is pushed away by whoever controls the place then. */
function pushWorth({ view, seat }: Outlook, { from, to }: ActionOf<'push'>): number {
  const strangers = population(view, from) - membersAt(view, seat, from);
  return strangers === 1 ? FIRST - membersAt(view, seat, to) : Number.NEGATIVE_INFINITY;
}

/** What is left of its own by a shot of the Bow, and then of the others. */
function bowWorth({ view, seat }: Outlook, { target }: ActionOf<'bow'>): number {
  const at = item(stageOf(view, 'fighting').left, 0);
  const after = fightOut(view, at, fightersAt(view, at), target);
  return sum(after.map(({ who, members }) => (who === seat ? 2 * members : -members)));
}

/** Where a village is built: where the most are and the fewest may come, what it costs and whether it hides. */
function siteOfVillage(
  outlook: Outlook,
  { at, hidden, less: spared, elder }: ActionOf<'build'>,
): number {
  const { me, cost } = outlook;
  const over = spared === null ? 0 : cost[spared] - me.goods[spared];
  return (
    crowd(outlook, [at]) +
    0.3 * crowd(outlook, around(outlook, at)) +
    0.1 * over +
    (elder ? 0.01 : 0) -
    (hidden ? 5 : 0)
  );
}
