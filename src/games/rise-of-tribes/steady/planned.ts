import { pickThings } from '../../../engine/choices.ts';
import type { Choice, Choices, Goods as Given } from '../../../engine/game.ts';
import { best } from '../../../parts/best.ts';
import { item } from '../../../parts/item.ts';
import type { RiseAction } from '../action.ts';
import { type Resource, RESOURCES } from '../content/goods.ts';
import { CHIEFTAIN } from '../content/tiles.ts';
import { nameOf } from '../ground.ts';
import { added } from '../one-by-one.ts';
import { type Goods, NO_GOODS, total, withMore, without } from '../payment.ts';
import type { FrameOf } from '../state.ts';
import type { Outlook } from './outlook.ts';
import { gathered, grown, moved } from './plan.ts';
import { handWorth, meanGoal, positionOf, store, worthOf } from './worth.ts';

/** How much it hurts that one of the others gets a resource, with two tribes; and more than anything is worth. */
const [GIVEN, MOST] = [0.3, 1000] as const;
/** A goal goes back if it is worth so much less than what may come. */
const WORSE = 0.7;

type Offer = Choices<RiseAction>;

/** The answer that follows from a plan, by what is going on; undefined where each answer is weighed instead. */
export function plannedBy(outlook: Outlook, offered: Offer): Choice<RiseAction> | undefined {
  const { view, me } = outlook;
  const stage = item(view.stages, view.stages.length - 1);
  const now = positionOf(outlook);
  switch (stage.frame) {
    case 'growing': {
      const { members } = grown(outlook, now, stage.most);
      const more: Record<string, number> = {};
      for (const [at, count] of members.entries())
        more[nameOf(view, at)] = count - item(me.members, at);
      return exactly(offered, more);
    }
    case 'erupting':
      return added(offered, (name, given) => {
        const members = me.members.map((count, at) => {
          const place = nameOf(view, at);
          return count - (given[place] ?? 0) - (place === name ? 1 : 0);
        });
        return worthOf(outlook, { ...now, members });
      });
    case 'taking':
      return added(offered, (kind, given) => {
        const before = withMore(me.goods, given);
        return store(outlook, withMore(before, { [kind]: 1 })) - store(outlook, before);
      });
    case 'gathering':
      return things(
        offered,
        gathered(outlook, now, stage).at.map((at) => nameOf(view, at)),
      );
    case 'leading':
      return things(offered, goesBack(outlook, offered));
    case 'bidding':
      return stage.giving === null
        ? exactly(offered, { goods: bidOf(outlook) })
        : gift(outlook, offered, stage.giving);
    case 'moving': {
      const [leg] = moved(outlook, now, stage.left, stage.moved).legs;
      const isLeg = (action: RiseAction) =>
        action.do === 'move'
          ? action.from === leg?.from && action.to === leg.to && action.members === leg.members
          : leg === undefined;
      return 'shape' in offered ? undefined : offered.find(({ action }) => isLeg(action));
    }
    default:
      return undefined;
  }
}

/** Just these amounts. */
const exactly = (offered: Offer, wanted: Given) =>
  added(offered, (kind, given) => (wanted[kind] ?? 0) - (given[kind] ?? 0));

/** Just these things. */
function things(offered: Offer, wanted: readonly string[]): Choice<RiseAction> | undefined {
  if (!('shape' in offered) || offered.shape !== 'picks') return undefined;
  const made = pickThings(offered, wanted);
  return made.ok ? made.value : undefined;
}

/** Goals that are put under the deck, as better ones are likely to come. */
function goesBack(outlook: Outlook, offered: Offer): string[] {
  if (!('shape' in offered) || offered.shape !== 'picks') return [];
  const mean = meanGoal(outlook);
  return (outlook.me.hand ?? [])
    .map((goal) => ({ goal, worth: handWorth(outlook, goal) }))
    .filter(({ worth }) => worth < WORSE * mean)
    .sort((a, b) => a.worth - b.worth)
    .slice(0, offered.many.most)
    .map(({ goal }) => goal);
}

/** What is worth most to bid: the more, the likelier it is to win, as others bid anything up to what they have. */
function bidOf(outlook: Outlook): number {
  const { view, seat, me } = outlook;
  const rivals = view.tribes.filter((tribe) => tribe.seat !== seat);
  const { high, points } = CHIEFTAIN;
  const worth = (count: number): number => {
    const wins = rivals.reduce(
      (chance, { goods }) => chance * Math.min(1, (count + 0.5) / (total(goods) / 2 + 1)),
      1,
    );
    const gains = count >= high ? points.high : points.low;
    const isWon = me.points + gains >= view.toWin;
    const lost =
      store(outlook, me.goods) - store(outlook, without(me.goods, spare(outlook, count)));
    return count === 0
      ? 0
      : wins * (gains + (isWon ? MOST : 0) - lost - (count * GIVEN) / rivals.length);
  };
  return best([...Array(total(me.goods) + 1).keys()], worth);
}

/** So many of its resources that it can do without. */
function spare(outlook: Outlook, count: number): Goods {
  const { goods } = outlook.me;
  let given = NO_GOODS;
  for (let nth = 0; nth < count; nth += 1) {
    const held = RESOURCES.filter((kind) => goods[kind] > given[kind]);
    const kept = (kind: Resource) => store(outlook, without(goods, withMore(given, { [kind]: 1 })));
    given = withMore(given, { [best(held, kept)]: 1 });
  }
  return given;
}

/** All goes to the one of them who has the fewest points. */
function gift(
  outlook: Outlook,
  offered: Offer,
  { to, count }: Readonly<NonNullable<FrameOf<'bidding'>['giving']>>,
): Choice<RiseAction> | undefined {
  const poorest = best(to, (seat) => -item(outlook.view.tribes, seat).points);
  return exactly(offered, to[0] === poorest ? spare(outlook, count) : NO_GOODS);
}
