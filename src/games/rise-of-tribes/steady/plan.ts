import { once } from '../../../engine/once.ts';
import { best } from '../../../parts/best.ts';
import { item } from '../../../parts/item.ts';
import { strengthBy } from '../acting.ts';
import { type ActionId, ACTIONS, type Face, GATHER } from '../content/dice.ts';
import { yieldsOf } from '../gathering.ts';
import { growthBy } from '../growing.ts';
import { has, invadersAt, placesOf, yieldOf } from '../ground.ts';
import { drawsBy } from '../leading.ts';
import type { Place } from '../map.ts';
import { movesBy, reach } from '../moving.ts';
import type { Outlook } from './outlook.ts';
import { type Position, store, worthOf } from './worth.ts';

/** What the next tribe finds in a row: what a sun is worth to it that still counts, and a moon the other way. */
const LEFT_IN_ROW: Readonly<Record<Face, number>> = { sun: 0.12, moon: -0.12, blank: 0 };

/** New members, one after the other where each is worth most. */
export function grown(outlook: Outlook, position: Position, count: number): Position {
  const members = [...position.members];
  const after = { ...position, members };
  const homes = [...members.keys()].filter((at) => item(members, at) > 0);
  let now = worthOf(outlook, after);
  for (let nth = 0; nth < count && homes.length > 0; nth += 1) {
    const worthAt = (at: Place) => changed(outlook, after, members, at, at, 1);
    const at = best(homes, worthAt);
    const then = worthAt(at);
    if (then < now) break;
    members[at] = item(members, at) + 1;
    now = then;
  }
  return after;
}

/** What a position is worth with so many more at a place, who come from another one or from nowhere. */
function changed(
  outlook: Outlook,
  position: Position,
  members: number[],
  from: Place,
  to: Place,
  count: number,
): number {
  if (from !== to) members[from] = item(members, from) - count;
  members[to] = item(members, to) + count;
  const worth = worthOf(outlook, position);
  members[to] = item(members, to) - count;
  if (from !== to) members[from] = item(members, from) + count;
  return worth;
}

/** A part of a Move. */
export interface Leg {
  readonly from: Place;
  readonly to: Place;
  readonly members: number;
}

/** Where members may go from a place. */
const REACHES = once<readonly Place[]>();

/** Members who move from place to place, those first who bring most; each moves once. */
export function moved(
  outlook: Outlook,
  position: Position,
  count: number,
  done: readonly number[],
): { readonly position: Position; readonly legs: readonly Leg[] } {
  const members = [...position.members];
  const gone = [...done];
  const after = { ...position, members };
  const legs: Leg[] = [];
  let [left, now] = [count, worthOf(outlook, after)];
  while (left > 0) {
    let [leg, most]: [Leg | null, number] = [null, now + 0.01];
    for (const from of members.keys()) {
      const free = Math.min(left, item(members, from) - (gone[from] ?? 0));
      if (free <= 0) continue;
      for (const to of REACHES(outlook, from, () => reach(outlook.view, outlook.seat, from))) {
        for (let many = 1; many <= free; many += 1) {
          const then = changed(outlook, after, members, from, to, many);
          if (then > most) [leg, most] = [{ from, to, members: many }, then];
        }
      }
    }
    if (leg === null) break;
    members[leg.from] = item(members, leg.from) - leg.members;
    members[leg.to] = item(members, leg.to) + leg.members;
    gone[leg.to] = (gone[leg.to] ?? 0) + leg.members;
    left -= leg.members;
    now = most;
    legs.push(leg);
  }
  return { position: after, legs };
}

/** Resources of so many places, those first of which most comes. */
export function gathered(
  outlook: Outlook,
  position: Position,
  { each, tiles }: { readonly each: number; readonly tiles: number },
): { readonly position: Position; readonly at: readonly Place[] } {
  const { view, seat } = outlook;
  const goods = { ...position.goods };
  const at: Place[] = [];
  const fields = placesOf(view).filter(
    (place) => item(position.members, place) > 0 && invadersAt(view, place) === 0,
  );
  const yields = (place: Place) => yieldsOf(view, seat, place, each).total;
  const worthWith = (place: Place): number => {
    const kind = yieldOf(view, place);
    return store(outlook, { ...goods, [kind]: goods[kind] + yields(place) });
  };
  while (at.length < tiles) {
    const open = fields.filter((place) => !at.includes(place));
    if (open.length === 0) break;
    const place = best(open, worthWith);
    at.push(place);
    goods[yieldOf(view, place)] += yields(place);
  }
  if (at.length > 0 && has(view, seat, 'oxen')) goods[yieldOf(view, item(at, 0))] += 1;
  if (has(view, seat, 'basketry') && at.some((place) => view.terrain[place] === 'lake'))
    goods.food += 1;
  return { position: { ...position, goods }, at };
}

/** What comes of an action by a die. */
export function acted(outlook: Outlook, position: Position, action: ActionId, die: Face): Position {
  const { view } = outlook;
  const strength = strengthBy(view, action, die);
  switch (action) {
    case 'grow':
      return grown(outlook, position, growthBy(view, strength));
    case 'move':
      return moved(outlook, position, movesBy(view, strength), []).position;
    case 'gather':
      return gathered(outlook, position, GATHER[strength]).position;
    case 'lead':
      return { ...position, draws: position.draws + drawsBy(view, strength) };
  }
}

/** What two of the three dice in a row are worth to those who come next. */
const leftBehind = ({ view }: Outlook, action: ActionId, die: Face): number =>
  LEFT_IN_ROW[die] + LEFT_IN_ROW[item(view.rows[action], 0)];

/** What an action is worth by a die, with the best use of the dice that are left then. */
export function useWorth(
  outlook: Outlook,
  position: Position,
  { die, action }: { readonly die: Face; readonly action: ActionId },
  used: readonly ActionId[],
  dice: readonly Face[],
): number {
  const left = dice.toSpliced(dice.indexOf(die), 1);
  const after = acted(outlook, position, action, die);
  return restWorth(outlook, after, [...used, action], left) - leftBehind(outlook, action, die);
}

/** What a position is worth with the best use of these dice. */
export function restWorth(
  outlook: Outlook,
  position: Position,
  used: readonly ActionId[],
  dice: readonly Face[],
): number {
  if (dice.length === 0) return worthOf(outlook, position);
  return Math.max(
    ...[...new Set(dice)].flatMap((die) =>
      ACTIONS.filter((action) => !used.includes(action)).map((action) =>
        useWorth(outlook, position, { die, action }, used, dice),
      ),
    ),
  );
}
