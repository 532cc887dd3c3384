import { once } from '../../../engine/once.ts';
import { item } from '../../../parts/item.ts';
import { type Achievement, type Condition, GOAL, type GoalId } from '../content/goals.ts';
import { RESOURCES } from '../content/goods.ts';
import { TERRAINS } from '../content/land.ts';
import { sum } from '../ground.ts';
import type { Goods } from '../payment.ts';
import { type Outlook, villageWorth } from './outlook.ts';

/** Resources that come in in a turn. */
const INCOME = 2.2;
/** Of a village that is not built yet so much is certain, of the one after it less; and what a spare resource is worth. */
const [NEXT, LATER, SPARE] = [0.85, 0.5, 0.04] as const;
/** What a member is worth on the map, and one beyond so many. */
const [MEMBER, MORE, ENOUGH] = [0.35, 0.12, 10] as const;
/** What each of the first three places is worth to who gathers, and each kind. */
const [SITE, KIND] = [0.25, 0.2] as const;
/** What an achievement is worth that is not reached yet, in part; and goals that are drawn in a turn. */
const [UNMET, DRAWN] = [0.6, 0.5] as const;
/** What a win is worth. */
const WIN = 50;

/** What a development is worth in a long match, and how much of it while it is only in hand. */
const LEARNED: Readonly<Partial<Record<GoalId, number>>> = {
  bow: 0.8,
  evasion: 0.6,
  intimidate: 0.6,
  wayfarers: 0.4,
  pathfinder: 0.5,
  horse: 0.9,
  'crafty-builders': 1.8,
  'hidden-village': 0.6,
  pottery: 1.6,
  basketry: 1.4,
  oxen: 1.8,
};
const IN_HAND = 0.4;

/** Where a tribe may be after a part of its turn. */
export interface Position {
  /** By place. */
  readonly members: readonly number[];
  readonly goods: Goods;
  /** Goals that it has drawn by then, and points that it has gained. */
  readonly draws: number;
  readonly points: number;
}

/** Where it is now. */
export const positionOf = ({ me }: Outlook): Position => ({
  members: me.members,
  goods: me.goods,
  draws: 0,
  points: 0,
});

/** What of the map is a tribe's after conflicts. */
interface Standing {
  readonly worth: number;
  readonly members: number;
  readonly held: number;
  /** Terrains that it controls, and villages that stand. */
  readonly lands: number;
  readonly villages: number;
  /** Where it may build. */
  readonly free: number;
}

function standingOf({ view, me, stand }: Outlook, members: readonly number[]): Standing {
  let worth = 0;
  let all = 0;
  let held = 0;
  let free = 0;
  let sites = 0;
  let villages = me.hidden === null ? 0 : 1;
  // Terrains, a bit each.
  let lands = 0;
  let kinds = 0;
  for (let at = 0; at < members.length; at += 1) {
    const here = stand(at, item(members, at));
    worth += here.worth;
    if (here.left === 0) continue;
    const terrain = 1 << TERRAINS.indexOf(item(view.terrain, at));
    all += here.left;
    sites += 1;
    kinds |= terrain;
    if (me.villages.includes(at)) villages += 1;
    if (here.isFree) free += 1;
    if (!here.holds) continue;
    held += 1;
    lands |= terrain;
  }
  worth += MEMBER * Math.min(all, ENOUGH) + MORE * Math.max(0, all - ENOUGH);
  worth += SITE * Math.min(sites, 3) + KIND * bits(kinds);
  return { worth, members: all, held, lands: bits(lands), villages, free };
}

const bits = (set: number): number => (set & 1) + ((set >> 1) & 1) + ((set >> 2) & 1);

/** What resources are worth, and how many villages they pay now. */
interface Store {
  readonly built: number;
  readonly worth: number;
}

/** The same resources are weighed again and again. */
const STORES = once<Store>();

/** What resources are worth: villages that they pay now, and the next ones, which are as far off as what they lack. */
function storeWorth(outlook: Outlook, goods: Goods, free: number): Store {
  const name = ((free * 100 + goods.food) * 100 + goods.wood) * 100 + goods.stone;
  return STORES(outlook, name, () => reckonStore(outlook, goods, free));
}

/** What they are worth with room for a village. */
export const store = (outlook: Outlook, goods: Goods): number =>
  storeWorth(outlook, goods, 1).worth;

function reckonStore({ cost, spares, turns }: Outlook, goods: Goods, free: number): Store {
  const left = { ...goods };
  let built = 0;
  let worth = 0;
  let missing = 0;
  for (let nth = 0; nth <= built + 1; nth += 1) {
    let lack = 0;
    for (const kind of RESOURCES) {
      lack += Math.max(0, cost[kind] - left[kind]);
      left[kind] = Math.max(0, left[kind] - cost[kind]);
    }
    missing += Math.max(0, lack - spares);
    if (missing === 0 && built < free) {
      built += 1;
      worth += villageWorth(turns);
    } else {
      const share = nth === built ? NEXT : LATER;
      worth += share * villageWorth(turns - Math.max(1, missing / INCOME));
    }
  }
  return { built, worth: worth + SPARE * (left.food + left.wood + left.stone) };
}

/** What a development is worth that is completed. */
export const learnedWorth = ({ time }: Outlook, goal: GoalId): number =>
  time * (LEARNED[goal] ?? 0);

/** What an achievement is worth in hand. */
function achievedWorth({ view, time }: Outlook, card: Achievement, standing: Standing): number {
  const share = reached(view.tribes.length, card.needs, standing);
  return card.points * (share >= 1 ? 1 : UNMET * time * share * share);
}

/** What a goal is worth in hand as things stand, and on average one that is drawn. */
export function handWorth(outlook: Outlook, goal: GoalId): number {
  const card = GOAL[goal];
  return card.kind === 'development'
    ? IN_HAND * learnedWorth(outlook, goal)
    : achievedWorth(outlook, card, standingOf(outlook, outlook.me.members));
}

export function meanGoal(outlook: Outlook): number {
  const open = outlook.goals.filter(({ inHand, isDeep }) => !inHand && !isDeep);
  const worths = open.map(({ goal }) => handWorth(outlook, goal));
  return sum(worths) / Math.max(1, worths.length);
}

/** How much of what an achievement asks for is there, 1 where all is. */
function reached(seats: number, needs: Condition, standing: Standing): number {
  switch (needs.has) {
    case 'lands':
      return standing.lands / TERRAINS.length;
    case 'members':
      return standing.members / needs.count;
    case 'villages':
      return standing.villages / needs.count;
    case 'tiles':
      return standing.held / (needs.count[seats] ?? standing.held + 1);
  }
}

/** What a position is worth at the end of the turn: who may build and complete goals by then does. */
export function worthOf(outlook: Outlook, { members, goods, draws, points }: Position): number {
  const { me, view, turns } = outlook;
  const standing = standingOf(outlook, members);
  const store = storeWorth(outlook, goods, standing.free);
  const then = { ...standing, villages: standing.villages + store.built };
  const later = Math.min(0.7, (DRAWN * turns) / Math.max(1, me.deckCount));
  const top = Math.max(1, me.deckCount - (me.bottom?.length ?? 0));
  const drawn = Math.min(1, draws / top);
  let worth = standing.worth + store.worth + points;
  let sure = me.points + points;
  for (const { goal, inHand, isDeep } of outlook.goals) {
    const card = GOAL[goal];
    const value =
      card.kind === 'development'
        ? IN_HAND * learnedWorth(outlook, goal)
        : achievedWorth(outlook, card, then);
    const now = inHand ? 1 : isDeep ? 0 : drawn;
    worth += value * (now + (1 - now) * later);
    if (inHand && card.kind === 'achievement' && value >= card.points) sure += card.points;
  }
  return sure >= view.toWin ? worth + WIN : worth;
}
