import type { Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import type { GoalId } from '../content/goals.ts';
import { LEADER } from '../content/leaders.ts';
import { INVADERS, MAMMOTH } from '../content/tiles.ts';
import { fightOut } from '../fighting.ts';
import { has, invadersAt, limitOf, sum, villagesOf } from '../ground.ts';
import { landOf, type Place } from '../map.ts';
import { type Goods, goodsBy } from '../payment.ts';
import { goalsFor } from '../setup.ts';
import type { RiseView, TribeView } from '../view.ts';

/** Points that a tribe is likely to gain in a turn, and more for each of its villages. */
const [PACE, BY_VILLAGE] = [1.1, 0.7] as const;
/** Nobody looks further ahead than so many turns, and who is short of sight not even so far. */
const [FAR, NEAR] = [7, 1.5] as const;
/** What a village brings in a turn, as some fall. */
const YIELD = 0.9;
/** What it is worth that another tribe loses a member, or its village by each turn; the more tribes, the less. */
const [KILL, FELL] = [0.3, 0.8] as const;
/** How likely it is that a village falls where others may come in force, and elsewhere. */
const [IN_DANGER, IN_PEACE] = [0.3, 0.05] as const;

/** What comes of so many own members at a place, after conflicts. */
export interface Stand {
  readonly left: number;
  /** Whether the tribe controls the place, and whether it may build there. */
  readonly holds: boolean;
  readonly isFree: boolean;
  readonly worth: number;
}

/** What a tribe can tell from its view before it decides, all of it in points at the end. */
export interface Outlook {
  readonly view: RiseView;
  readonly seat: Seat;
  readonly me: TribeView;
  /** Own turns that are likely to come after this one. */
  readonly turns: number;
  /** How much of what takes a long match there still is, of 1. */
  readonly time: number;
  /** What a village costs, less so many of any kind. */
  readonly cost: Goods;
  readonly spares: number;
  /** Goals that are still to be had; those that were put under the deck are not drawn soon. */
  readonly goals: readonly {
    readonly goal: GoalId;
    readonly inHand: boolean;
    readonly isDeep: boolean;
  }[];
  readonly stand: (at: Place, members: number) => Stand;
}

/** Reads a view for its own seat. Throws where the viewer has no seat. */
export const look = (view: RiseView): Outlook => outlookOn(view, FAR);

/** The same by somebody who thinks of the next turn and hardly beyond it. */
export const shortSighted = (view: RiseView): Outlook => outlookOn(view, NEAR);

function outlookOn(view: RiseView, sight: number): Outlook {
  if (view.viewer === 'public') throw new Error('Nobody plays from the public view.');
  const seat = view.viewer;
  const me = item(view.tribes, seat);
  const ends = view.tribes.map(
    (tribe) => (view.toWin - tribe.points) / (PACE + BY_VILLAGE * villagesOf(tribe).length),
  );
  const turns = Math.min(sight, Math.max(0.5, Math.min(...ends) - 0.5));
  const stands: Stand[][] = view.terrain.map(() => []);
  const standAt = standing(view, seat, turns);
  return {
    view,
    seat,
    me,
    turns,
    time: Math.min(1, turns / 4),
    cost: goodsBy((kind) => LEADER[me.leader].cost[kind] ?? 0),
    spares: has(view, seat, 'crafty-builders') ? 1 : 0,
    goals: goalsFor(view.tribes.length)
      .filter((goal) => !me.done.includes(goal))
      .map((goal) => ({
        goal,
        inHand: me.hand?.includes(goal) === true,
        isDeep: me.bottom?.includes(goal) === true,
      })),
    stand: (at, members) => (item(stands, at)[members] ??= standAt(at, members)),
  };
}

/** What a village is worth that scores in so many turns. */
export const villageWorth = (turns: number): number => YIELD * Math.max(0, turns);

/** Tells what comes of so many members at a place, while everybody else stays. */
function standing(view: RiseView, seat: Seat, turns: number) {
  const limit = limitOf(view);
  const rivals = view.tribes.length - 1;
  const { neighbours } = landOf(view).board;
  const others = view.tribes.filter((tribe) => tribe.seat !== seat);

  return (at: Place, members: number): Stand => {
    const all = view.tribes.map((tribe) => ({
      who: tribe.seat,
      members: tribe.seat === seat ? members : item(tribe.members, at),
    }));
    const before = [...all, { who: 'invaders' as const, members: invadersAt(view, at) }].filter(
      (one) => one.members > 0,
    );
    const isFight = sum(before.map((one) => one.members)) > limit;
    const foes = before.filter(({ who }) => who !== seat);
    const strongest = foes.length === 0 ? null : Math.max(...foes.map((one) => one.members));
    const bow =
      members > 0 && view.turn.seat === seat && has(view, seat, 'bow')
        ? (foes.find((one) => one.members === strongest)?.who ?? null)
        : null;
    const after = isFight ? fightOut(view, at, before, bow) : before;
    const leftOf = (who: Seat | 'invaders') => after.find((one) => one.who === who)?.members ?? 0;
    const left = leftOf(seat);

    let worth = 0;
    for (const tribe of others) {
      const [was, is] = [item(tribe.members, at), leftOf(tribe.seat)];
      worth += (KILL * (was - is)) / rivals;
      if (was > 0 && is === 0 && tribe.villages.includes(at)) worth += (FELL * turns) / rivals;
    }
    if (isFight && members > 0 && invadersAt(view, at) > 0 && leftOf('invaders') === 0)
      worth += INVADERS.points;
    const { villages, hidden } = item(view.tribes, seat);
    const home =
      (villages.includes(at) || hidden === at ? villageWorth(turns) : 0) +
      (view.tame?.seat === seat && view.tame.at === at ? MAMMOTH.tamed.points : 0);
    if (left > 0 && home > 0) {
      const near = [at, ...item(neighbours, at)];
      const threat = Math.max(
        ...others.map((tribe) => sum(near.map((place) => item(tribe.members, place)))),
      );
      const isInDanger = threat >= left && threat + left > limit;
      worth += home * (1 - (isInDanger ? IN_DANGER : IN_PEACE));
    }
    const holds = left > 0 && after.every((one) => one.who === seat || one.members === 0);
    const isBuilt =
      view.tribes.some((tribe) => tribe.hidden === at) ||
      villages.includes(at) ||
      others.some((tribe) => tribe.villages.includes(at) && leftOf(tribe.seat) > 0);
    return { left, holds, isFree: holds && !isBuilt, worth };
  };
}
