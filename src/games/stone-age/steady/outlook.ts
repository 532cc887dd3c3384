import type { Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import type { Payment } from '../action.ts';
import { BUILDING } from '../content/buildings.ts';
import { type Good, GOODS, type Resource, RESOURCES, WORTH } from '../content/goods.ts';
import { HUNGER } from '../content/numbers.ts';
import { SOURCE } from '../content/places.ts';
import { isSource } from '../locations.ts';
import { countOf } from '../payment.ts';
import type { StoneAgeView, TribeView } from '../view.ts';

/** Of what a resource is worth in a building, as much is its own: the rest is the work of who builds. */
const OWN_SHARE = 0.66;
/** What a food is worth that is missing in this round, one that will be missing later, and one too many. */
const [FOOD_NOW, FOOD_LATER, FOOD_SPARE] = [2.2, 1.1, 0.3] as const;
/** How much more a resource is worth for which a building lies open. */
const WANTED = 1.2;
/** A store of more resources than this is hard to spend. */
const PLENTY = 8;
/** What a person who gathers brings in in a round: the pips of a die. */
export const PIPS = 3.5;
/** The same, less what is lost by rounding down. */
export const EXPECTED = 3;
/** How far somebody looks who is short of sight, in rounds. */
const NEXT_ROUND = 1.5;

/** What a tribe can tell from its view before it decides, all of it in points at the end. */
export interface Outlook {
  readonly view: StoneAgeView;
  readonly seat: Seat;
  readonly me: TribeView;
  /** Rounds that are likely to come after this one. */
  readonly rounds: number;
  /** What one more of a resource is worth. */
  readonly rate: Readonly<Record<Good, number>>;
  /** Food that is missing for this round, and for all that is likely to come. */
  readonly missing: number;
  readonly missingLater: number;
  /** Food and resources of this round, with what is likely to come in, beyond what has to be fed. */
  readonly balance: number;
  /** What a person brings in by gathering. */
  readonly work: number;
}

/** Reads a view for its own seat. Throws where the viewer has no seat. */
export function look(view: StoneAgeView): Outlook {
  return outlookOn(view, roundsAfter(view));
}

/** The same by somebody who thinks of the next round and hardly beyond it. */
export function shortSighted(view: StoneAgeView): Outlook {
  return outlookOn(view, Math.min(NEXT_ROUND, roundsAfter(view)));
}

function outlookOn(view: StoneAgeView, rounds: number): Outlook {
  if (view.viewer === 'public') throw new Error('Nobody plays from the public view.');
  const seat = view.viewer;
  const me = item(view.tribes, seat);
  const { people, track, goods } = me;
  const born = me.placed.some(({ at }) => at === 'hut') ? 1 : 0;
  const sown = me.placed.some(({ at }) => at === 'field') ? 1 : 0;
  const need = people + born - track - sown;
  const missing = Math.max(0, need - goods.food);
  const spare = Math.max(0, goods.food - need);
  const missingLater = Math.max(0, need * rounds - spare);
  const held = goods.wood + goods.brick + goods.stone + goods.gold;
  // Once nothing more is bought, a resource is a point.
  const share = rounds < 0.5 ? 0.35 : held > PLENTY ? 0.5 * OWN_SHARE : OWN_SHARE;
  const wanted = wantedFor(view, me);
  const rateOf = (kind: Resource): number => {
    const held = goods[kind];
    const fits = wanted.includes(kind) ? WANTED : held < 3 ? 1 : held < 5 ? 0.85 : 0.8;
    return Math.max(1, share * fits * WORTH[kind]);
  };
  const rate = {
    food: missing > 0 ? FOOD_NOW : missingLater > 0 ? FOOD_LATER : FOOD_SPARE,
    wood: rateOf('wood'),
    brick: rateOf('brick'),
    stone: rateOf('stone'),
    gold: rateOf('gold'),
  };
  const balance = countOf(goods) + comingTo(me) - need;
  const work = PIPS * share * 0.9;
  return { view, seat, me, rounds, rate, missing, missingLater, balance, work };
}

/** The resources that a tribe lacks for buildings that lie open. */
function wantedFor({ stacks }: StoneAgeView, { goods }: TribeView): Resource[] {
  return RESOURCES.filter((kind) =>
    stacks.some(({ top }) => {
      const price = top === null ? null : BUILDING[top].price;
      return price?.takes === 'these' && (price.goods[kind] ?? 0) > goods[kind];
    }),
  );
}

/** Rounds that are likely to come after this one: until a stack of buildings or the cards run out, or a short match. */
function roundsAfter({ stacks, deck, tribes, round, lastRound }: StoneAgeView): number {
  const least = Math.min(...stacks.map(({ left }) => left));
  const byStacks = Math.max(0, least - 0.8) * 1.5;
  const byCards = Math.max(0, deck - 1) / (1.5 + 0.25 * tribes.length);
  const byLength = lastRound === null ? 10 : lastRound - round;
  return Math.min(byStacks, byCards, byLength, 10);
}

/** What goods are worth, food by food: what is missing now first. */
export function worthOf({ rate, missing, missingLater }: Outlook, goods: Payment): number {
  let worth = 0;
  for (const kind of GOODS) if (kind !== 'food') worth += rate[kind] * (goods[kind] ?? 0);
  const food = goods.food ?? 0;
  const now = Math.min(food, missing);
  const later = Math.min(food - now, missingLater);
  return worth + FOOD_NOW * now + FOOD_LATER * later + FOOD_SPARE * (food - now - later);
}

/** Goods that people are likely to bring in from where they are. */
const comingTo = ({ placed }: TribeView): number =>
  placed.reduce(
    (sum, { at, people }) =>
      isSource(at) ? sum + (EXPECTED * people) / WORTH[SOURCE[at].yields] : sum,
    0,
  );

/**
 * What so many goods more are worth to who would go hungry without them. There is always room to hunt, so that may wait
 * as long as enough people are left for it.
 */
export function relief({ balance, me }: Outlook, goods: number): number {
  const hunters = -balance / (EXPECTED / WORTH.food);
  return balance < 0 && hunters + 1 > me.unplaced ? HUNGER * Math.min(1, goods / -balance) : 0;
}

/** What it costs to give so many goods away, where some go hungry then. */
export const hungerBy = ({ balance }: Outlook, goods: number): number =>
  balance >= 0 && balance < goods ? HUNGER : 0;
