import type { Seat } from '../../../engine/game.ts';
import type { ActionOf, Uses } from '../action.ts';
import { TOKENS } from '../content/terrain.ts';
import type { Place } from '../map.ts';
import { item } from '../../../parts/item.ts';
import type { StageView, TribeView, TuskView } from '../view.ts';
import { type Hits, hitsOf, together } from './dice.ts';
import { spent } from './hunt.ts';
import { deedWorth, type Outlook, unwoundedAt, type Weighers } from './outlook.ts';
import { best } from '../../../parts/best.ts';
import { worth } from './worth.ts';

type FightView = Extract<StageView, { stage: 'fight' }>;

/** What another tribe is thought to use: it keeps some for later. */
function expected(tribe: TribeView, members: number): Uses {
  const { stick, grass } = tribe.goods;
  return {
    stick: members === 0 ? 0 : Math.min(2, Math.ceil(stick / 2)),
    grass: Math.min(1, grass),
    stone: 0,
  };
}

/** One side of a fight as it looks from here. */
interface Odds {
  /** Dice against each target, with the grass that it is thought to use. */
  readonly attacks: readonly { readonly dice: number; readonly grass: number }[];
  /** Dice of others against this tribe, with the sticks that they are thought to use. */
  readonly dangers: readonly { readonly dice: number; readonly sticks: number }[];
  /** Members that can still be wounded: ours, and all those attacked. */
  readonly mine: number;
  readonly theirs: number;
}

/** What a fight is likely to bring, in food, without what is used. */
function fightWorth(outlook: Outlook, odds: Odds, uses: Uses): number {
  const { rivalry, wound } = outlook;
  const given = odds.attacks.reduce<Hits>(
    (hits, { dice, grass }) => together(hits, hitsOf(dice, 1 + uses.stick - grass)),
    [1],
  );
  const taken = odds.dangers.reduce<Hits>(
    (hits, { dice, sticks }) => together(hits, hitsOf(dice, 1 + sticks - uses.grass)),
    [1],
  );
  const victory = deedWorth(outlook, 'won a fight');
  let sum = 0;
  for (const [hits, chance] of given.entries()) {
    const wounds = Math.min(odds.theirs, hits === 0 ? 0 : hits + uses.stone);
    sum += chance * wounds * wound * rivalry;
    for (const [suffered, danger] of taken.entries()) {
      if (hits > suffered) sum += chance * danger * (hits - suffered + victory);
      else sum -= chance * danger * (suffered - hits) * rivalry;
    }
  }
  for (const [suffered, danger] of taken.entries()) {
    sum -= danger * Math.min(odds.mine, suffered) * wound;
  }
  return sum;
}

/** What it is likely to bring to start a fight with so many unwounded members, paid for. */
export function startWorth(outlook: Outlook, at: Place, members: number): number {
  const { view, seat, me, wants } = outlook;
  const others = view.tribes.filter(
    (tribe) => tribe.seat !== seat && tribe.members.some((member) => member.at === at),
  );
  const target = best(others, (tribe) => -defence(view, tribe, at));
  const odds: Odds = {
    attacks: [{ dice: members, grass: expected(target, 0).grass }],
    // With several others, some of them go for each other.
    dangers: others.slice(0, 2).map((tribe) => {
      const dice = unwoundedAt(tribe, at);
      return { dice, sticks: expected(tribe, dice).stick };
    }),
    mine: members,
    theirs: unwoundedAt(target, at),
  };
  const before = worth(me.goods, wants);
  let most = Number.NEGATIVE_INFINITY;
  for (let stick = 0; stick <= Math.min(me.goods.stick, 5); stick += 1) {
    for (let grass = 0; grass <= Math.min(me.goods.grass, 2); grass += 1) {
      const uses = { stick, grass, stone: 0 };
      const paid = before - worth(spent(me.goods, uses), wants);
      most = Math.max(most, fightWorth(outlook, odds, uses) - paid);
    }
  }
  return most;
}

/** How hard a tribe is to hit with profit; the leader is the first among equals. */
function defence(view: TuskView, tribe: TribeView, at: Place): number {
  const members = unwoundedAt(tribe, at);
  const grass = Math.min(3, tribe.goods.grass);
  return grass + members * 0.2 - item(view.scores, tribe.seat) * 0.05;
}

function fightOf(view: TuskView): FightView {
  const stage = view.stages.at(-1);
  if (stage?.stage !== 'fight') throw new Error('No fight is going on.');
  return stage;
}

export const fight = {
  /** Dice cost nothing: whoever can roll one stays in. */
  sides({ view, me }) {
    const mustSitOut = unwoundedAt(me, fightOf(view).at) === 0 && me.goods.grass === 0;
    return ({ sitsOut }: ActionOf<'sides'>) => (sitsOut === mustSitOut ? 1 : 0);
  },

  /** All on the one that is easiest to hit: sticks count for every die, grass only against its own. */
  aim({ view }) {
    const { at: place } = fightOf(view);
    return ({ at }: ActionOf<'aim'>) =>
      at.reduce(
        (sum, { seat, members }) => sum - members * defence(view, item(view.tribes, seat), place),
        0,
      );
  },

  commit(outlook) {
    const { me, wants } = outlook;
    const odds = oddsOf(outlook);
    const most = {
      stick: 5 + Math.max(0, ...odds.attacks.map(({ grass }) => grass)),
      grass: 1 + Math.max(-1, ...odds.dangers.map(({ sticks }) => sticks)),
      stone: odds.theirs,
    };
    return ({ uses }: ActionOf<'commit'>) =>
      TOKENS.some((token) => uses[token] > most[token])
        ? Number.NEGATIVE_INFINITY
        : fightWorth(outlook, odds, uses) + worth(spent(me.goods, uses), wants);
  },

  /** Stones go where most points are. */
  stones:
    ({ view }) =>
    ({ on }: ActionOf<'stones'>) =>
      on.reduce((sum, { seat, stones }) => sum + stones * (1 + item(view.scores, seat)), 0),
} satisfies Weighers;

/** The fight that is going on, as its dice are likely to be used. */
function oddsOf({ view, seat, me }: Outlook): Odds {
  const { at, aims, out } = fightOf(view);
  const tribe = (other: Seat): TribeView => item(view.tribes, other);
  const uses = (other: Seat): Uses =>
    out.includes(other)
      ? { stick: 0, grass: 0, stone: 0 }
      : expected(tribe(other), unwoundedAt(tribe(other), at));
  const attacked = aims.filter((aim) => aim.seat === seat);
  return {
    attacks: attacked.map(({ target, members }) => ({
      dice: members,
      grass: uses(target).grass,
    })),
    dangers: aims
      .filter(({ target }) => target === seat)
      .map((aim) => ({ dice: aim.members, sticks: uses(aim.seat).stick })),
    mine: unwoundedAt(me, at),
    theirs: attacked.reduce((sum, { target }) => sum + unwoundedAt(tribe(target), at), 0),
  };
}
