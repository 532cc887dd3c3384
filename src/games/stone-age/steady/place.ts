import { pay } from '../../../parts/goods.ts';
import { item } from '../../../parts/item.ts';
import { BUILDING, type BuildingId } from '../content/buildings.ts';
import { RESOURCES, WORTH } from '../content/goods.ts';
import { PLACE_OF, SOURCE, type Source, type VillagePlace } from '../content/places.ts';
import { isShop, isSource, isStack, numberOf, type Shop } from '../locations.ts';
import { cheapest, countOf, type Held, priceAt, waysToPay } from '../payment.ts';
import type { FixedTribe } from '../state.ts';
import { toolTotal } from '../tools.ts';
import { cardWorth, fieldWorth, personWorth, tileWorth, toolWorth } from './gain.ts';
import { EXPECTED, hungerBy, type Outlook, PIPS, relief, worthOf } from './outlook.ts';
import { bestBuild } from './spend.ts';

/** Where others may still go first is hurried to. */
const HURRY = 0.75;

/** Resources that a person who is not placed yet is likely to bring in, as some of them go elsewhere. */
const BY_WHO_IS_LEFT = 0.7;
/** Of how many resources a building of any of them may be paid, and what one is worth that cannot be paid yet. */
const [MANY, SOME_BUILDING] = [5, 3] as const;
/** How likely it is that people bring in just what is lacking. */
const LUCK = 0.4;
/** Of others where the herd is, so many go onto the tile; and so many of a tribe that may still send some. */
const [GO_ON, MAY_COME] = [0.7, 0.7] as const;

/**
 * What each person brings at a location beyond what it would bring by gathering anywhere. By the head, as what one or
 * two people can have goes first: there is still room to gather for all the others after that.
 */
export function placeWorth(outlook: Outlook, { at, people }: FixedTribe['placed'][number]): number {
  if (isSource(at)) {
    // A tribe goes there once a round, so fewer than are of use are too few, and more too many.
    const surpluses = Array.from({ length: outlook.me.unplaced }, (_, i) =>
      gatherSurplus(outlook, at, i + 1),
    );
    const surplus = item(surpluses, people - 1);
    return surplus / people - (Math.max(...surpluses) - surplus);
  }
  const worth = isShop(at) ? shopWorth(outlook, at) : villageWorth(outlook, at);
  return (worth + HURRY) / people - outlook.work;
}

function villageWorth(outlook: Outlook, at: VillagePlace): number {
  if (at === 'tools') return toolWorth(outlook);
  return at === 'field' ? fieldWorth(outlook) : personWorth(outlook);
}

/** The same beyond what they would bring by gathering anywhere. */
const gatherSurplus = (outlook: Outlook, at: Source, people: number): number =>
  gatherWorth(outlook, at, people) - people * outlook.work;

/** What so many people are likely to gather, with a part of the tools, and what taming the herd there may bring. */
function gatherWorth(outlook: Outlook, at: Source, people: number): number {
  const { me, view } = outlook;
  const good = SOURCE[at].yields;
  const rolls = 1 + me.placed.filter((one) => isSource(one.at)).length;
  const pips = PIPS * people + toolTotal(me.tools) / rolls;
  // On average half a good less one pip is lost by rounding down; tools save a part of that.
  const count = Math.max(0, pips / WORTH[good] - (WORTH[good] - 1) / (2 * WORTH[good]));
  const gathered = worthOf(outlook, { [good]: count }) + relief(outlook, count);
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
      const mayCome = there === 0 && tribe.unplaced > 0 ? MAY_COME : 0;
      return tribe.tamers + GO_ON * there + mayCome;
    })
    .reduce((sum, one) => sum + one, 0);
  const cost = tamers * rate.food + hungerBy(outlook, tamers);
  return (tamers / (tamers + others)) * tileWorth(outlook, now.tile) - cost;
}

/** What a card or a building is worth to who can pay it, or is likely to be able to. */
function shopWorth(outlook: Outlook, at: Shop): number {
  const { view } = outlook;
  const held = unpromised(outlook);
  if (isStack(at)) {
    const { top } = item(view.stacks, numberOf(at));
    return top === null ? 0 : buildingWorth(outlook, held, top);
  }
  const card = item(view.slots, numberOf(at));
  if (card === null) return 0;
  const price = numberOf(at) + 1;
  const lack = Math.max(0, price - countOf(held, RESOURCES));
  if (lack > coming(outlook)) return 0;
  const paid = worthOf(outlook, cheapest(held, RESOURCES, price));
  return cardWorth(outlook, card) - paid - lack * outlook.rate.wood;
}

/** What is left of the goods after what people who are placed already are likely to buy. */
function unpromised({ view, me }: Outlook): Held {
  const left = { ...me.goods };
  for (const { at } of me.placed) {
    if (!isShop(at)) continue;
    const price = priceAt(view, at);
    if (waysToPay(left, price) === null) continue;
    const least = price.takes === 'kinds' ? price.count : price.takes === 'any' ? price.least : 0;
    pay(left, RESOURCES, price.takes === 'these' ? price.goods : cheapest(left, RESOURCES, least));
  }
  return left;
}

/** Resources that people who gather, and those who still can, are likely to bring in. */
function coming({ me }: Outlook): number {
  const gathering = me.placed.reduce(
    (sum, { at, people }) =>
      isSource(at) && at !== 'hunt' ? sum + (EXPECTED * people) / WORTH[SOURCE[at].yields] : sum,
    0,
  );
  return gathering + Math.max(0, me.unplaced - 1) * BY_WHO_IS_LEFT;
}

/** A building that can be paid, or for which the rest may be gathered in this round. */
function buildingWorth(outlook: Outlook, held: Held, building: BuildingId): number {
  const { me } = outlook;
  const { price } = BUILDING[building];
  const ways = waysToPay(held, price);
  if (price.takes !== 'these') {
    if (ways !== null) return bestBuild(outlook, ways);
    return coming(outlook) + countOf(held, RESOURCES) > MANY ? SOME_BUILDING : 0;
  }
  const worth = price.points - worthOf(outlook, price.goods);
  if (ways !== null) return worth;
  let people = 0;
  for (const kind of RESOURCES) {
    const lack = (price.goods[kind] ?? 0) - held[kind];
    const there = me.placed.find(({ at }) => at === PLACE_OF[kind])?.people ?? 0;
    if (lack > 0) people += Math.max(0, (lack * WORTH[kind] + 1) / PIPS - there);
  }
  return people < me.unplaced ? LUCK * worth : 0;
}
