import type { MemberNumber, TuskAction } from '../action.ts';
import type { Place } from '../map.ts';
import { item } from '../../../parts/item.ts';
import type { MemberView } from '../view.ts';
import { startWorth } from './fight.ts';
import { huntWorth } from './hunt.ts';
import { MEMBER_TURN, type Outlook, unwoundedAt, type Weigher } from './outlook.ts';

/** Growing and hunting come before all actions: what is worth it is done first. */
const FIRST = 100;
/** A Move must promise this much more than standing still. */
const EFFORT = 0.05;

/** A member on the map that has actions left. */
interface Able {
  readonly number: MemberNumber;
  readonly at: Place;
  readonly actions: number;
  /** What it gains when it ends its turn on the best tile within a Move instead of here. */
  relocation: number;
  /** The most that any of its own actions promises. */
  most: number;
}

/** A tribe's own turn: what promises most, in food; done when nothing promises anything. */
export const turn: Weigher = (outlook, choices) => {
  const able = outlook.me.members.map(ableOf);
  for (const { action } of choices) noteRelocation(outlook, able, action);
  const fights = fightsOf(outlook);
  const values = new Map<TuskAction, number>();
  for (const { action } of choices) {
    const value = ownValue(outlook, able, fights, action);
    if (value === null) continue;
    values.set(action, value.value);
    value.by.most = Math.max(value.by.most, value.value);
  }
  const hunts = huntsOf(outlook);
  return (action) => {
    switch (action.do) {
      case 'grow':
        return growthValue(outlook, action.to);
      case 'send': {
        const missed = action.members.reduce((sum, number) => sum + mostOf(able, number), 0);
        const gain = hunts(action.members.length) - missed;
        return gain > 0 ? FIRST / 2 + gain : -1;
      }
      case 'fight': {
        const fighters = able.filter((one) => one?.at === action.at);
        const missed = fighters.reduce(
          (sum, one) => sum + (one === null ? 0 : one.most / one.actions),
          0,
        );
        return fights(action.at, unwoundedAt(outlook.me, action.at)) - missed;
      }
      case 'done':
        return 0;
      default:
        return values.get(action) ?? -1;
    }
  };
};

function ableOf({ member, at, actions }: MemberView): Able | null {
  if (typeof at !== 'number' || actions === 0) return null;
  return { number: member, at, actions, relocation: 0, most: 0 };
}

function find(able: readonly (Able | null)[], number: MemberNumber): Able {
  const one = able[number - 1];
  if (one == null) throw new Error(`Member ${number} has no action left.`);
  return one;
}

const mostOf = (able: readonly (Able | null)[], number: MemberNumber): number =>
  able[number - 1]?.most ?? 0;

function noteRelocation(
  { prospects }: Outlook,
  able: readonly (Able | null)[],
  action: TuskAction,
): void {
  if (action.do !== 'move') return;
  const one = find(able, action.member);
  const gain = item(prospects, action.to) - item(prospects, one.at) - EFFORT;
  one.relocation = Math.max(one.relocation, gain);
}

/** What hunts of so many members promise, each worked out once and only where it may be had. */
function huntsOf(outlook: Outlook): (hunters: number) => number {
  const known = new Map<number, number>();
  return (hunters) => {
    const value = known.get(hunters) ?? huntWorth(outlook, hunters);
    known.set(hunters, value);
    return value;
  };
}

type Fights = (at: Place, members: number) => number;

/** What fights promise, each worked out once and only where others stand. */
function fightsOf(outlook: Outlook): Fights {
  const { view, seat } = outlook;
  const crowded = new Set<Place | string>();
  for (const tribe of view.tribes) {
    if (tribe.seat !== seat) for (const { at } of tribe.members) crowded.add(at);
  }
  const known = new Map<number, number>();
  return (at, members) => {
    if (!crowded.has(at)) return 0;
    const key = at * 8 + members;
    let value = known.get(key);
    if (value === undefined) {
      value = startWorth(outlook, at, members);
      known.set(key, value);
    }
    return value;
  };
}

/** What one member's own action promises, with what it can do after that; null for other actions. */
function ownValue(
  outlook: Outlook,
  able: readonly (Able | null)[],
  fights: Fights,
  action: TuskAction,
): { readonly by: Able; readonly value: number } | null {
  const { yields, prospects, me, wants } = outlook;
  switch (action.do) {
    case 'gather':
    case 'craft': {
      const by = find(able, action.member);
      const [first, second] = item(yields, by.at);
      const then = by.actions > 1 ? Math.max(second, by.relocation) : 0;
      return { by, value: first + then };
    }
    case 'recover': {
      const by = find(able, action.member);
      const [first] = item(yields, by.at);
      const later = MEMBER_TURN * Math.min(1, wants.turnsLeft);
      return { by, value: later + (by.actions > 1 ? Math.max(0, first) : 0) };
    }
    case 'move': {
      const by = find(able, action.member);
      const gain = item(prospects, action.to) - item(prospects, by.at) - EFFORT;
      if (by.actions === 1) return { by, value: gain };
      const [first] = item(yields, action.to);
      const fight = fights(action.to, unwoundedAt(me, action.to) + 1);
      return { by, value: gain + Math.max(0, first, fight) };
    }
    default:
      return null;
  }
}

/** Growth pays as long as the new member brings in its cost again: now, and in the turns to come. */
function growthValue({ me, wants, yields, prospects }: Outlook, to: Place): number {
  const [first, second] = item(yields, to);
  const gain = first + second + MEMBER_TURN * wants.turnsLeft - (me.growthCost ?? 0);
  return gain > 0 ? FIRST + gain + item(prospects, to) : -1;
}
