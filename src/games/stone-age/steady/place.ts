import { item } from '../../../parts/item.ts';
import type { ActionOf } from '../action.ts';
import { BUILDING, type BuildingId } from '../content/buildings.ts';
import { RESOURCES, WORTH } from '../content/goods.ts';
import { SOURCE, type Source, type VillagePlace } from '../content/places.ts';
import { isShop, isSource, isStack, numberOf, type Shop } from '../locations.ts';
import { cheapest, countOf, leastWaste, waysToPay } from '../payment.ts';
import { toolTotal } from '../tools.ts';
import { cardWorth, fieldWorth, personWorth, tileWorth, toolWorth } from './gain.ts';
import { type Outlook, worthOf } from './outlook.ts';
import { bestBuild } from './spend.ts';

/** Where others may still go first is hurried to. */
const HURRY = 1;

/** What people bring at a location beyond what they would bring by gathering anywhere. */
export function placeWorth(outlook: Outlook, { at, people }: ActionOf<'place'>): number {
  const work = people * outlook.work;
  if (isSource(at)) return gatherWorth(outlook, at, people) - work;
  return HURRY - work + (isShop(at) ? shopWorth(outlook, at) : villageWorth(outlook, at));
}

function villageWorth(outlook: Outlook, at: VillagePlace): number {
  if (at === 'tools') return toolWorth(outlook);
  return at === 'field' ? fieldWorth(outlook) : personWorth(outlook);
}

/** What so many people are likely to gather, with a part of the tools, and what taming the herd there may bring. */
function gatherWorth(outlook: Outlook, at: Source, people: number): number {
  const { me, view } = outlook;
  const good = SOURCE[at].yields;
  const rolls = 1 + me.placed.filter((one) => isSource(one.at)).length;
  const pips = 3.5 * people + toolTotal(me.tools) / rolls;
  // On average half a good less one pip is lost by rounding down; tools save a part of that.
  const count = Math.max(0, pips / WORTH[good] - (WORTH[good] - 1) / (2 * WORTH[good]));
  const gathered = worthOf(outlook, { [good]: count });
  return view.herd?.now?.at === at ? gathered + herdWorth(outlook, people) : gathered;
}

/** The best number of tamers out of so many people, against those of others that are there. */
export function herdWorth(outlook: Outlook, people: number): number {
  const now = outlook.view.herd?.now ?? null;
  if (now === null) return 0;
  const values = Array.from({ length: people }, (_, i) => tamersWorth(outlook, i + 1));
  return Math.max(0, ...values);
}

/** What it is worth to have so many people on the tile. */
export function tamersWorth(outlook: Outlook, tamers: number): number {
  const { view, seat, rate } = outlook;
  const now = view.herd?.now ?? null;
  if (now === null || tamers === 0) return 0;
  const others = view.tribes
    .filter((tribe) => tribe.seat !== seat)
    .map((tribe) => {
      const there = tribe.placed.find(({ at }) => at === now.at)?.people ?? 0;
      return tribe.tamers + 0.7 * there;
    })
    .reduce((sum, one) => sum + one, 0);
  return (tamers / (tamers + others)) * tileWorth(outlook, now.tile) - tamers * rate.food;
}

/** What a card or a building is worth to who can pay it, or is likely to be able to. */
function shopWorth(outlook: Outlook, at: Shop): number {
  const { view } = outlook;
  if (isStack(at)) {
    const { top } = item(view.stacks, numberOf(at));
    return top === null ? 0 : buildingWorth(outlook, top);
  }
  const card = item(view.slots, numberOf(at));
  if (card === null) return 0;
  const { goods } = outlook.me;
  const price = numberOf(at) + 1;
  const lacks = Math.max(0, price - countOf(goods, RESOURCES) - coming(outlook));
  if (lacks > 0) return 0;
  const paid = worthOf(outlook, cheapest(goods, RESOURCES, price));
  const missing = Math.max(0, price - countOf(goods, RESOURCES));
  return cardWorth(outlook, card) - paid - missing * outlook.rate.wood;
}

/** Resources that its people who are placed, and those who can still be, may bring in this round; not all that is bought is paid with them. */
function coming({ me }: Outlook): number {
  const gathering = me.placed.reduce((sum, { at, people }) => {
    if (!isSource(at) || at === 'hunt') return sum;
    return sum + (3 * people) / WORTH[SOURCE[at].yields];
  }, 0);
  const shops = me.placed.filter(({ at }) => isShop(at)).length;
  return Math.max(0, gathering + (me.unplaced - 1) * 0.7 - shops * 2.5);
}

/** A building that can be paid, or lacks little. */
function buildingWorth(outlook: Outlook, building: BuildingId): number {
  const { me } = outlook;
  const { price } = BUILDING[building];
  const ways = waysToPay(me.goods, price);
  if (ways !== null) {
    const known = leastWaste(me.goods, price);
    return known !== null && price.takes === 'these'
      ? price.points - worthOf(outlook, known)
      : bestBuild(outlook, ways);
  }
  if (price.takes !== 'these') return coming(outlook) > 3 ? 2 : 0;
  const lacks = RESOURCES.map((kind) => Math.max(0, (price.goods[kind] ?? 0) - me.goods[kind]));
  const lack = lacks.reduce((sum, one) => sum + one, 0);
  return lack <= 1 && me.unplaced > 3 ? 0.5 * (price.points - worthOf(outlook, price.goods)) : 0;
}
